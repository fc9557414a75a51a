//! The regulation as it is being edited in a sheet, and whether it can be saved.

use bianpai::command::{Command, apply};
use bianpai::event::{Event, Regulation, RoundNo};
use bianpai::standings::Changes;
use leptos::prelude::*;

use crate::app::device;
use crate::app::text::{Language, refusal_text};

/// The regulation as it is being edited. Inputs write into it; what cannot be read is marked and not written.
#[derive(Clone, Copy)]
pub struct Draft {
    /// As edited so far.
    pub regulation: RwSignal<Regulation>,
    /// How many inputs hold what cannot be read.
    wrong: RwSignal<usize>,
}

/// What became of an attempt to save.
pub enum Verdict {
    /// It is the regulation as it stands.
    Unchanged,
    /// It cannot be saved, for this reason.
    Refused(String),
    /// It can, but the event has started and this follows from it.
    Ask(Vec<String>),
    /// It can.
    Fine,
}

impl Draft {
    /// A draft that starts from `regulation`.
    pub fn new(regulation: Regulation) -> Self {
        Self { regulation: RwSignal::new(regulation), wrong: RwSignal::new(0) }
    }

    /// Changes the draft; `false` if what was put in cannot be read.
    pub fn write(self, change: impl FnOnce(&mut Regulation) -> bool) -> bool {
        self.regulation.try_update(change).unwrap_or(false)
    }

    /// The mark of one input: whether it holds what cannot be read. It counts while the input is shown.
    pub fn mark(self) -> (Signal<bool>, impl Fn(bool) + Copy + Send + Sync + 'static) {
        let mark = RwSignal::new(false);
        let set = move |wrong: bool| {
            if mark.get_untracked() != wrong {
                mark.set(wrong);
                self.wrong.update(|count| *count = if wrong { *count + 1 } else { count.saturating_sub(1) });
            }
        };
        on_cleanup(move || {
            if mark.try_get_untracked() == Some(true) {
                let _ = self.wrong.try_update(|count| *count = count.saturating_sub(1));
            }
        });
        (mark.into(), set)
    }

    /// Whether it can be saved as the regulation of `event`.
    pub fn judge(self, t: Language, event: &Event) -> Verdict {
        let regulation = self.regulation.get_untracked();
        if self.wrong.get_untracked() > 0 {
            return Verdict::Refused(t.wrong_fields().into());
        }
        if regulation == event.regulation {
            return Verdict::Unchanged;
        }
        let mut after = event.clone();
        let command = Command::ChangeRegulation { regulation: Box::new(regulation) };
        match apply(&mut after, &command, device::now()) {
            Err(refusal) => Verdict::Refused(refusal_text(t, event, &refusal)),
            Ok(()) if event.has_started() && is_grave(&event.regulation, &after.regulation) => {
                Verdict::Ask(consequences(t, event, &after))
            }
            Ok(()) => Verdict::Fine,
        }
    }
}

/// Whether the change touches what games have already been paired or counted by: points, orders of places, pairing,
/// fouls or sections. Words for people, entries and prizes do not.
fn is_grave(before: &Regulation, after: &Regulation) -> bool {
    let pairing = |regulation: &Regulation| -> Vec<_> {
        regulation.pools.iter().map(|pool| (pool.rounds, pool.pairing)).collect()
    };
    let sections = |regulation: &Regulation| -> Vec<_> {
        let mut sections = regulation.sections.clone();
        sections.iter_mut().for_each(|section| section.prizes.clear());
        sections
    };
    before.points != after.points
        || before.counting != after.counting
        || before.fouls != after.fouls
        || pairing(before) != pairing(after)
        || sections(before) != sections(after)
}

/// What follows from a change after the start, in sentences.
fn consequences(t: Language, before: &Event, after: &Event) -> Vec<String> {
    let changes = Changes::between(before, after);
    let moves = match changes {
        Changes { points: 0, places: 0 } => t.nothing_moves().into(),
        Changes { points: 0, places } => t.only_places_move(places),
        Changes { points, places } => t.consequence_points(points, places),
    };
    let last = before.pools.iter().map(|pool| pool.last_round()).max().unwrap_or(RoundNo::START);
    let first = RoundNo(1);
    let stays = if last == first { t.consequence_pairing(first) } else { t.consequence_pairings(first, last) };
    vec![moves, stays]
}
