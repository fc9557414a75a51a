//! Long lists: only the rows around what is seen are in the page, so that 600 open and scroll like 60. Short lists are
//! in the page whole, for the browser's own search and for printing.

use std::ops::Range;

use leptos::html::Div;
use leptos::prelude::*;

/// Lists up to this length are shown whole.
const WHOLE: usize = 120;
/// The window moves in steps of this many rows.
const STEP: usize = 20;
/// Rows kept above the first one seen.
const ABOVE: usize = 20;
/// Rows from the first one seen on: more than the tallest screen shows, and some to scroll into.
const BELOW: usize = 100;
/// The height of a row until one can be measured, in pixels.
const HEIGHT: f64 = 44.0;

/// The rows of a list that are in the page. All rows are of one height, and carry `aria-rowindex`.
#[derive(Clone, Copy)]
pub struct RowWindow {
    /// What scrolls.
    pub scroller: NodeRef<Div>,
    /// The first row seen, as of the last step.
    first: RwSignal<usize>,
    height: StoredValue<f64>,
}

impl RowWindow {
    /// At the top of the list.
    pub fn new() -> Self {
        Self { scroller: NodeRef::new(), first: RwSignal::new(0), height: StoredValue::new(HEIGHT) }
    }

    /// Which of `all` rows are in the page; the caller is run again when it moves.
    pub fn rows(self, all: usize) -> Range<usize> {
        if all <= WHOLE {
            return 0..all;
        }
        let first = self.first.get().min(all);
        first.saturating_sub(ABOVE)..(first + BELOW).min(all)
    }

    /// The height that `rows` rows take, in pixels.
    pub fn height_of(self, rows: usize) -> f64 {
        rows as f64 * self.height.get_value()
    }

    /// Moves the window to where the list was scrolled.
    pub fn follow(self) {
        let Some(scroller) = self.scroller.get_untracked() else { return };
        self.measure();
        let first = (f64::from(scroller.scroll_top()) / self.height.get_value()) as usize / STEP * STEP;
        if first != self.first.get_untracked() {
            self.first.set(first);
        }
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
