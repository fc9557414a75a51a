//! Long lists: only the rows around what is seen are in the page, so that 600 open and scroll like 60. Short lists are
//! in the page whole, for the browser's own search and for printing.
//!
//! Where the list is opened, and where it jumps to a match, the rows that are seen come first and alone: they are there
//! in the next picture. The room around them to scroll into follows in small portions.

use std::ops::Range;
use std::time::Duration;

use leptos::html::Div;
use leptos::prelude::*;

/// Lists up to this length are shown whole.
const WHOLE: usize = 120;
/// The window moves and grows in steps of this many rows.
const STEP: usize = 5;
/// Rows kept above the first one seen, and below the last one: room to scroll into.
const SPARE: usize = 15;
/// How many rows a phone shows; measured once the list is on the screen.
const SEEN: usize = 15;
/// Between two portions of spare rows a tap must get through.
const BREATH: Duration = Duration::from_millis(60);
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
    /// How many rows are kept on both sides so far.
    spare: RwSignal<usize>,
    /// Whether more of them are on their way.
    grows: StoredValue<bool>,
    height: StoredValue<f64>,
}

impl RowWindow {
    /// At the top of the list.
    pub fn new() -> Self {
        let window = Self {
            scroller: NodeRef::new(),
            first: RwSignal::new(0),
            seen: RwSignal::new(SEEN),
            spare: RwSignal::new(0),
            grows: StoredValue::new(false),
            height: StoredValue::new(HEIGHT),
        };
        // Measured with the frame, when the page is laid out anyway.
        window.scroller.on_load(move |_| request_animation_frame(move || window.follow()));
        window
    }

    /// Which of `all` rows are in the page; the caller is run again when it moves.
    pub fn rows(self, all: usize) -> Range<usize> {
        if all <= WHOLE {
            return 0..all;
        }
        let (first, spare) = (self.first.get().min(all), self.spare.get());
        first.saturating_sub(spare)..(first + self.seen.get() + spare).min(all)
    }

    /// The height that `rows` rows take, in pixels.
    pub fn height_of(self, rows: usize) -> f64 {
        rows as f64 * self.height.get_value()
    }

    /// Moves the window to where the list was scrolled.
    pub fn follow(self) {
        let Some(Some(scroller)) = self.scroller.try_get_untracked() else { return };
        self.measure();
        let rows = |pixels: i32| (f64::from(pixels) / self.height.get_value()) as usize;
        let first = rows(scroller.scroll_top()) / STEP * STEP;
        if first.abs_diff(self.first.get_untracked()) > SPARE {
            set_if_new(self.spare, 0);
        }
        set_if_new(self.seen, rows(scroller.client_height()).next_multiple_of(STEP) + STEP);
        set_if_new(self.first, first);
        self.grow();
    }

    /// Adds spare rows, a portion at a time, until there are enough.
    fn grow(self) {
        if self.spare.get_untracked() >= SPARE || self.grows.get_value() {
            return;
        }
        self.grows.set_value(true);
        let portion = move || {
            // The list may be gone by now.
            if self.grows.try_set_value(false).is_none() {
                self.spare.update(|spare| *spare = (*spare + STEP).min(SPARE));
                self.grow();
            }
        };
        set_timeout(portion, BREATH);
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
