//! The round at a glance: one cell for each table, or bars of the totals where there are too many to tell apart.

use bianpai::event::{Outcome, Score, Side};
use leptos::prelude::*;

/// Above this number of tables the strip shows totals.
const CELLS: usize = 60;

/// How a table stands, as far as the strip tells.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Cell {
    Missing,
    First,
    Draw,
    Second,
    Nobody,
}

impl Cell {
    fn of(outcome: Option<Outcome>) -> Self {
        match outcome {
            None => Self::Missing,
            Some(Outcome::Draw) => Self::Draw,
            Some(outcome) if outcome.score(Side::First) == Score::Win => Self::First,
            Some(outcome) if outcome.score(Side::Second) == Score::Win => Self::Second,
            Some(_) => Self::Nobody,
        }
    }

    const fn class(self) -> &'static str {
        match self {
            Self::Missing => "missing",
            Self::First => "first",
            Self::Draw => "draw",
            Self::Second => "second",
            Self::Nobody => "nobody",
        }
    }

    /// Where the mark stands in a cell of height 16: red above, black below, a draw in the river.
    const fn mark(self) -> (u32, u32) {
        match self {
            Self::Missing => (1, 14),
            Self::First => (0, 8),
            Self::Draw => (6, 4),
            Self::Second => (8, 8),
            Self::Nobody => (7, 1),
        }
    }
}

/// The strip of a round. What it shows is said in words beside it.
#[component]
pub fn Strip(outcomes: Memo<Vec<Option<Outcome>>>) -> impl IntoView {
    move || {
        let cells: Vec<Cell> = outcomes.get().into_iter().map(Cell::of).collect();
        if cells.len() > CELLS { totals(&cells).into_any() } else { each(&cells).into_any() }
    }
}

fn each(cells: &[Cell]) -> impl IntoView + use<> {
    let width = cells.len() * 10;
    let marks = cells.iter().enumerate().map(|(index, cell)| {
        let (y, height) = cell.mark();
        view! {
            <rect class="ground" x=index * 10 y="0" width="9" height="16" />
            <rect class=cell.class() x=index * 10 y=y width="9" height=height />
        }
    });
    view! {
        <svg class="strip" viewBox=format!("0 0 {width} 16") preserveAspectRatio="none" aria-hidden="true">
            {marks.collect_view()}
        </svg>
    }
}

fn totals(cells: &[Cell]) -> impl IntoView + use<> {
    let count = |cell: Cell| cells.iter().filter(|&&other| other == cell).count();
    let kinds = [Cell::First, Cell::Draw, Cell::Second, Cell::Nobody, Cell::Missing];
    let width = cells.len();
    let mut x = 0;
    let bars = kinds.map(|kind| {
        let (start, wide) = (x, count(kind));
        x += wide;
        let (y, height) = kind.mark();
        view! {
            <rect class="ground" x=start y="0" width=wide height="16" />
            <rect class=kind.class() x=start y=y width=wide height=height />
        }
    });
    view! {
        <svg class="strip" viewBox=format!("0 0 {width} 16") preserveAspectRatio="none" aria-hidden="true">
            {bars.into_iter().collect_view()}
        </svg>
    }
}
