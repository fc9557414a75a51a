//! Other windows on the same event. What one stores, the others show. Browsers let two windows write in the same
//! instant, and the later writing then stands: the window whose steps were written over notices as soon as it is told
//! of the other's, and does its own again on top of them. So both end with all steps, whoever was first.

use bianpai::command::{Act, Command, Document, Step};
use leptos::prelude::*;

use super::{Session, Trouble};
use crate::app::device;
use crate::app::storage::{self, Found};

impl Session {
    pub(super) fn follow_other_windows(self) {
        let id = self.look(|document| document.id().clone());
        let handle = window_event_listener(leptos::ev::storage, move |event| {
            let ours = event.key().and_then(|key| storage::event_of_key(&key)) == Some(id.clone());
            // Steps that are not stored yet are worth more than what the other window did; the next tap settles it.
            if ours && !self.has_unstored() {
                self.take_in_theirs();
            }
        });
        on_cleanup(move || handle.remove());
    }

    /// Takes in what another window has stored. Steps of this window that it wrote over are done again.
    fn take_in_theirs(self) {
        let Some(theirs) = self.theirs() else { return };
        let ours = self.steps_beyond(&theirs);
        if ours.is_empty() {
            self.show(theirs);
        } else if !self.do_again(theirs, &ours) {
            self.keep_ours_apart();
        }
    }

    /// A tap has met steps of another window. Where they are results of other tables it is done after them. Otherwise
    /// it is not done, and theirs are shown: the person should see them first. Where steps of this window had found no
    /// room before, they are kept as an event of their own; if even that finds no room they stay on the screen, to be
    /// exported. Says whether the tap took effect.
    pub(super) fn meet_foreign_steps(self, stored: usize) -> bool {
        let Some(theirs) = self.theirs() else {
            self.trouble.set(Some(Trouble::ChangedElsewhere));
            return false;
        };
        let ours = self.steps_beyond(&theirs);
        let common = self.look(|document| document.steps().len()) - ours.len();
        let new = theirs.steps().get(common..).unwrap_or_default().to_vec();
        if ours.iter().all(|step| is_apart(step, &new)) && self.do_again(theirs, &ours) {
            return true;
        }
        let unstored = self.look(|document| document.steps().len()) - stored;
        if unstored > 1 {
            return self.keep_ours_apart();
        }
        if let Some(theirs) = self.theirs() {
            self.show(theirs);
        }
        self.trouble.set(Some(Trouble::ChangedElsewhere));
        false
    }

    /// What is stored now, where it can be read.
    fn theirs(self) -> Option<Document> {
        let id = self.look(|document| document.id().clone());
        match storage::read(&id) {
            Some(Found::Whole(document)) => Some(*document),
            _ => None,
        }
    }

    /// The steps of this window that `theirs` lacks. An event that was replaced was given up with all its steps.
    fn steps_beyond(self, theirs: &Document) -> Vec<Step> {
        if storage::generation_of(theirs.id()) != self.generation.get_value() {
            return Vec::new();
        }
        self.look(|ours| {
            let both = ours.steps().iter().zip(theirs.steps());
            let common = both.take_while(|(one, other)| one == other).count();
            ours.steps().get(common..).unwrap_or_default().to_vec()
        })
    }

    /// Does the steps again on top of theirs, stores them and shows both. `false`: one is refused there, or is undo or
    /// redo, which would take back something else; then nothing has changed.
    fn do_again(self, theirs: Document, ours: &[Step]) -> bool {
        let mut stored = theirs.steps().len();
        let mut both = theirs;
        for step in ours {
            match &step.act {
                Act::Do(command) if both.run(command.clone(), step.at).is_ok() => {}
                _ => return false,
            }
        }
        let result = storage::append(&both, &mut stored);
        let all = stored == both.steps().len();
        self.show(both);
        self.stored.set_value(stored);
        self.trouble.set((!all || result.is_err()).then_some(Trouble::NotStored));
        true
    }

    fn show(self, document: Document) {
        self.stored.set_value(document.steps().len());
        self.generation.set_value(storage::generation_of(document.id()));
        self.document.set(document);
    }

    /// Keeps the event as this window has it under a name of its own, and shows theirs. Says whether the latest tap is
    /// still on the screen.
    fn keep_ours_apart(self) -> bool {
        let copy = self.look(|document| document.renamed(device::new_event_id()));
        if storage::create(&copy).is_err() {
            self.trouble.set(Some(Trouble::NotStored));
            self.document.update(|_| ());
            return true;
        }
        if let Some(theirs) = self.theirs() {
            self.show(theirs);
        }
        self.trouble.set(Some(Trouble::ChangedElsewhere));
        false
    }
}

/// Whether a result can be entered after these steps without touching what they did: they are results too, of other
/// tables.
fn is_apart(step: &Step, theirs: &[Step]) -> bool {
    let Some(table) = table_of(step) else { return false };
    theirs.iter().all(|step| table_of(step).is_some_and(|other| other != table))
}

fn table_of(step: &Step) -> Option<impl PartialEq> {
    match &step.act {
        Act::Do(Command::SetOutcome { pool, round, table, .. }) => Some((*pool, *round, *table)),
        _ => None,
    }
}
