//! Every setting of a regulation, in the order of the page.

mod counting;
mod entry;
mod event;
mod fouls;
mod pairing;
mod places;
mod prizes;
mod sections;

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
        prizes::settings(t, regulation),
        event::timetable(t, regulation),
    ];
    groups.into_iter().flatten().collect()
}
