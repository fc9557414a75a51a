//! The event itself: what it is called, when, where, who runs it, and what else is to be known.

use bianpai::event::Regulation;

use super::super::part::{At, Part};
use super::super::setting::{Group, Item, List, Setting};
use super::{facts, if_so};
use crate::app::text::Language;

const GROUP: Group = Group::Event;
/// The longest note, in characters.
const NOTE_LIMIT: usize = 500;

pub fn settings(t: Language, regulation: &Regulation) -> Vec<Setting> {
    let name = Part::needed_text(t, &regulation.name, Regulation::NAME_LIMIT, |to| Some(&mut to.name));
    let days = Part::text(t, &regulation.days, |to| Some(&mut to.days));
    let venue = Part::text(t, &regulation.venue, |to| Some(&mut to.venue));
    let late = regulation.late_after_minutes;
    let late_part = Part::optional_number(t, late, 1..=999, t.by_the_arbiter(), |to| Some(&mut to.late_after_minutes));
    let mut settings = vec![
        Setting::of(GROUP, "name", (t.set_name(), t.set_name_help(), ""), name),
        Setting::of(GROUP, "days", (t.set_days(), t.set_days_help(), ""), days),
        Setting::of(GROUP, "venue", (t.set_venue(), t.set_venue_help(), ""), venue),
        Setting::of(GROUP, "late", (t.set_late(), t.set_late_help(), "2.2"), late_part)
            .worded(late.map(|minutes| t.minutes_n(minutes))),
    ];
    settings.extend(people(t, regulation));
    let notes = List::<String>::of(0, |from, _| Some(&from.notes), |to, _| Some(&mut to.notes));
    let words = (t.set_notes(), t.set_notes_help(), "");
    settings.push(Setting::list(GROUP, "notes", words, (t, regulation, t.no_notes()), notes));
    settings
}

/// Who runs it, and who signs.
fn people(t: Language, regulation: &Regulation) -> [Setting; 4] {
    let officials = &regulation.officials;
    let chief = Part::text(t, &officials.chief_arbiter, |to| Some(&mut to.officials.chief_arbiter));
    let pairing = Part::text(t, &officials.pairing_officer, |to| Some(&mut to.officials.pairing_officer));
    let appeals = Part::text(t, &officials.appeals, |to| Some(&mut to.officials.appeals));
    let signs = &regulation.signatures;
    let value = facts([
        if_so(signs.winner, t.winner_signs()),
        if_so(signs.loser, t.loser_signs()),
        if_so(signs.draw, t.draw_signed()),
    ]);
    let parts = vec![
        Part::yes_no(t, signs.winner, |to| Some(&mut to.signatures.winner)).named("winner", t.winner_signs()),
        Part::yes_no(t, signs.loser, |to| Some(&mut to.signatures.loser)).named("loser", t.loser_signs()),
        Part::yes_no(t, signs.draw, |to| Some(&mut to.signatures.draw)).named("draw", t.draw_signed()),
    ];
    let value = if value.is_empty() { t.nobody_signs().into() } else { value };
    [
        Setting::of(GROUP, "chief-arbiter", (t.set_chief(), t.set_chief_help(), ""), chief),
        Setting::of(GROUP, "pairing-officer", (t.set_pairing_officer(), t.set_pairing_officer_help(), ""), pairing),
        Setting::of(GROUP, "appeals", (t.set_appeals(), t.set_appeals_help(), ""), appeals),
        Setting::form(GROUP, "signatures", (t.set_signatures(), t.set_signatures_help(), ""), value, parts),
    ]
}

/// A note.
impl Item for String {
    fn summary(&self, t: Language, _: &Regulation) -> String {
        if self.is_empty() { t.not_filled_in().into() } else { self.clone() }
    }

    fn parts(&self, t: Language, _: &Regulation, at: &At<Self>) -> Vec<Part> {
        vec![Part::needed_text(t, self, NOTE_LIMIT, at.place()).named("note", t.note_text())]
    }

    fn first(_: Language, _: &Regulation, _: &[Self]) -> Self {
        Self::new()
    }

    fn add_word(t: Language) -> &'static str {
        t.add_note()
    }
}
