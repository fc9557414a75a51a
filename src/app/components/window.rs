//! Long lists: only the rows around what is seen are in the page, so that 600 open and scroll like 60. Short lists are
//! in the page whole, for the browser's own search and for printing.

use std::ops::Range;

use leptos::html::Div;
use leptos::prelude::*;

/// Lists up to this length are shown whole.
const WHOLE: usize = 120;
/// The window moves and grows in steps of this many rows.
const STEP: usize = 10;
/// Rows kept above the first one seen, and below the last one: room to scroll into.
const SPARE: usize = 20;
/// How many rows a phone shows; measured once the list is on the screen.
const SEEN: usize = 20;
/// The height of a row until one can be measured, in pixels.
const HEIGHT: f64 = 44.0;

/// The rows of a list that are in the page. All rows are of one height, and carry `aria-rowindex`.
#[derive(Clone, Copy)]
pub struct RowWindow {
    /// What scrolls.
    pub scroller: NodeRef<Div>,
    /// The first row seen, as of the last step.
    first: RwSignal<usize>,
    /// How many rows are seen, rounded up to a step.
    seen: RwSignal<usize>,
    height: StoredValue<f64>,
}

impl RowWindow {
    /// At the top of the list.
    pub fn new() -> Self {
        let window = Self {
            scroller: NodeRef::new(),
            first: RwSignal::new(0),
            seen: RwSignal::new(SEEN),
            height: StoredValue::new(HEIGHT),
        };
        window.scroller.on_load(move |_| window.follow());
        window
    }

    /// Which of `all` rows are in the page; the caller is run again when it moves.
    pub fn rows(self, all: usize) -> Range<usize> {
        if all <= WHOLE {
            return 0..all;
        }
        let first = self.first.get().min(all);
        first.saturating_sub(SPARE)..(first + self.seen.get() + SPARE).min(all)
    }

    /// The height that `rows` rows take, in pixels.
    pub fn height_of(self, rows: usize) -> f64 {
        rows as f64 * self.height.get_value()
    }

    /// Moves the window to where the list was scrolled.
    pub fn follow(self) {
        let Some(scroller) = self.scroller.get_untracked() else { return };
        self.measure();
        let rows = |pixels: i32| (f64::from(pixels) / self.height.get_value()) as usize;
        set_if_new(self.first, rows(scroller.scroll_top()) / STEP * STEP);
        set_if_new(self.seen, rows(scroller.client_height()).next_multiple_of(STEP) + STEP);
    }

    /// Scrolls so that the row at `index` stands in the upper half of what is seen.
    pub fn show(self, index: usize) {
        let Some(scroller) = self.scroller.get_untracked() else { return };
        self.measure();
        let above = f64::from(scroller.client_height()) / 3.0;
        scroller.set_scroll_top((self.height_of(index) - above).max(0.0) as i32);
        self.follow();
    }

    fn measure(self) {
        let row =
            self.scroller.get_untracked().and_then(|scroller| scroller.query_selector("tr[aria-rowindex]").ok()?);
        if let Some(height) = row.map(|row| row.get_bounding_client_rect().height()).filter(|&height| height > 0.0) {
            self.height.set_value(height);
        }
    }
}

fn set_if_new(signal: RwSignal<usize>, value: usize) {
    if signal.get_untracked() != value {
        signal.set(value);
    }
}
