//! The event itself: what it is called, when, where, and its timetable.

use std::sync::Arc;

use bianpai::event::{Regulation, Session};

use super::super::part::Part;
use super::super::setting::{Editor, Group, Items, Setting, summaries};
use crate::app::text::Language;

const GROUP: Group = Group::Event;

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
    ];
    for (index, pool) in regulation.pools.iter().enumerate() {
        let part = Part::text(t, &pool.time_control, move |to| Some(&mut to.pools.get_mut(index)?.time_control));
        let words = (t.set_time_control(), t.set_time_control_help(), "");
        settings.push(Setting::of(GROUP, "time-control", words, part).for_one_of(
            regulation.pools.len(),
            index,
            &pool.name,
        ));
    }
    settings.push(
        Setting::of(GROUP, "late", (t.set_late(), t.set_late_help(), "2.2"), late_part)
            .worded(late.map(|minutes| t.minutes_n(minutes))),
    );
    settings
}

pub fn timetable(t: Language, regulation: &Regulation) -> Vec<Setting> {
    let value = match summaries(t, &Timetable, regulation) {
        empty if empty.is_empty() => t.no_timetable().into(),
        lines => lines,
    };
    vec![Setting {
        group: Group::Timetable,
        key: "timetable".into(),
        name: t.set_timetable().into(),
        help: t.set_timetable_help(),
        rule: "",
        value,
        editor: Editor::Items(Arc::new(Timetable)),
    }]
}

struct Timetable;

impl Items for Timetable {
    fn count(&self, regulation: &Regulation) -> usize {
        regulation.timetable.len()
    }

    fn summary(&self, t: Language, regulation: &Regulation, index: usize) -> String {
        let session = regulation.timetable.get(index);
        match session.map(|session| format!("{}　{}", session.time, session.what).trim().to_owned()) {
            Some(empty) if empty.is_empty() => t.not_filled_in().into(),
            session => session.unwrap_or_default(),
        }
    }

    fn parts(&self, t: Language, regulation: &Regulation, index: usize) -> Vec<Part> {
        let Some(session) = regulation.timetable.get(index) else { return Vec::new() };
        vec![
            Part::text(t, &session.time, move |to| Some(&mut to.timetable.get_mut(index)?.time))
                .named("time", t.timetable_time()),
            Part::text(t, &session.what, move |to| Some(&mut to.timetable.get_mut(index)?.what))
                .named("what", t.timetable_what()),
        ]
    }

    fn add(&self, _: Language, regulation: &mut Regulation) {
        regulation.timetable.push(Session::default());
    }

    fn remove(&self, regulation: &mut Regulation, index: usize) {
        if index < regulation.timetable.len() {
            regulation.timetable.remove(index);
        }
    }

    fn add_word(&self, t: Language) -> &'static str {
        t.add_session()
    }
}
