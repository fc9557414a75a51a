//! Every setting of a regulation, in the order of the page. `tests/settings.rs` holds that no field of a regulation is
//! forgotten here.

mod awards;
mod condition;
mod counting;
mod entry;
mod event;
mod finals;
mod fouls;
mod listed;
mod pairing;
mod places;
mod prizes;
mod ratings;
mod sections;
mod teams;
mod timetable;

use bianpai::event::Regulation;

use super::setting::Setting;
use crate::app::text::Language;

/// Every setting of a regulation, with its value.
pub fn settings(t: Language, regulation: &Regulation) -> Vec<Setting> {
    let groups = [
        event::settings(t, regulation),
        pairing::settings(t, regulation),
        counting::settings(t, regulation),
        places::settings(t, regulation),
        fouls::settings(t, regulation),
        entry::settings(t, regulation),
        sections::settings(t, regulation),
        finals::settings(t, regulation),
        teams::settings(t, regulation),
        prizes::settings(t, regulation),
        awards::settings(t, regulation),
        ratings::settings(t, regulation),
        timetable::settings(t, regulation),
    ];
    groups.into_iter().flatten().collect()
}

/// What is said, with a dot between the facts.
fn facts(facts: impl IntoIterator<Item = Option<String>>) -> String {
    facts.into_iter().flatten().filter(|fact| !fact.is_empty()).collect::<Vec<_>>().join("・")
}

/// A word if it holds.
fn if_so(holds: bool, word: &'static str) -> Option<String> {
    holds.then(|| word.to_owned())
}
