//! The regulation as it is being edited in a sheet, and whether it can be saved.

use bianpai::command::{Command, apply};
use bianpai::event::{Event, Regulation, RoundNo};
use bianpai::standings::Changes;
use leptos::prelude::*;

use crate::app::device;
use crate::app::text::{Language, refusal_text};

/// What is being edited: the setting of this key, from the regulation as it stood, as far as it has come.
#[derive(Clone)]
pub struct Edit {
    pub key: String,
    /// The regulation from which the editing began.
    pub base: Regulation,
    /// As edited.
    pub edited: Regulation,
}

impl Edit {
    /// The regulation of `event` with what was edited, and nothing else changed: another window may have changed it
    /// meanwhile. `None` if it has changed the same.
    pub fn applied_to(&self, event: &Event) -> Option<Regulation> {
        event.regulation.with_edits(&self.base, &self.edited)
    }
}

/// The regulation as it is being edited. Inputs write into it; what cannot be read is marked and not written.
#[derive(Clone, Copy)]
pub struct Draft {
    /// As edited so far.
    pub regulation: RwSignal<Regulation>,
    /// What editing began with.
    start: StoredValue<Edit>,
    /// How many inputs hold what cannot be read.
    wrong: RwSignal<usize>,
    /// How many groups of choices have been shown.
    choices: StoredValue<usize>,
}

/// What became of an attempt to save.
pub enum Verdict {
    /// It is the regulation as it stands.
    Unchanged,
    /// It cannot be saved, for this reason.
    Refused(String),
    /// It can, but the event has started and this follows from it.
    Ask(Vec<String>),
    /// It can, as this.
    Fine(Box<Regulation>),
}

impl Draft {
    /// A draft that goes on from where editing has come.
    pub fn new(edit: Edit) -> Self {
        Self {
            regulation: RwSignal::new(edit.edited.clone()),
            start: StoredValue::new(edit),
            wrong: RwSignal::new(0),
            choices: StoredValue::new(0),
        }
    }

    /// How far editing has come.
    pub fn edit(self) -> Edit {
        Edit { edited: self.regulation.get_untracked(), ..self.start.get_value() }
    }

    /// A name that no other group of choices in the sheet has.
    pub fn choice_name(self) -> String {
        self.choices.update_value(|choices| *choices += 1);
        format!("choice-{}", self.choices.get_value())
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

    /// Whether it can be saved in `event`.
    pub fn judge(self, t: Language, event: &Event) -> Verdict {
        let edit = self.edit();
        if self.wrong.get_untracked() > 0 {
            return Verdict::Refused(t.wrong_fields().into());
        }
        if edit.edited == edit.base {
            return Verdict::Unchanged;
        }
        let Some(regulation) = edit.applied_to(event) else {
            return Verdict::Refused(t.changed_elsewhere_too().into());
        };
        let mut after = event.clone();
        let command = Command::ChangeRegulation { regulation: Box::new(regulation.clone()) };
        match apply(&mut after, &command, device::now()) {
            Err(refusal) => Verdict::Refused(refusal_text(t, event, &refusal)),
            Ok(()) if event.has_started() && !regulation.decides_like(&event.regulation) => {
                Verdict::Ask(consequences(t, event, &after))
            }
            Ok(()) => Verdict::Fine(Box::new(regulation)),
        }
    }
}

/// What follows from a change after the start, in sentences.
fn consequences(t: Language, before: &Event, after: &Event) -> Vec<String> {
    let changes = Changes::between(before, after);
    let moves = match changes {
        Changes { points: 0, places: 0, .. } => t.nothing_moves().into(),
        Changes { points: 0, places, .. } => t.only_places_move(places),
        Changes { points, places, .. } => t.consequence_points(points, places),
    };
    let last = before.pools.iter().map(|pool| pool.last_round()).max().unwrap_or(RoundNo::START);
    let first = RoundNo(1);
    let stays = if last == first { t.consequence_pairing(first) } else { t.consequence_pairings(first, last) };
    let teams = (changes.teams > 0).then(|| t.teams_move(changes.teams));
    [Some(moves), teams, Some(stays)].into_iter().flatten().collect()
}
