//! The timetable.

use bianpai::event::{Regulation, Session};

use super::super::part::{At, Part};
use super::super::setting::{Group, Item, List, Setting};
use super::{facts, listed};
use crate::app::text::Language;

pub fn settings(t: Language, regulation: &Regulation) -> Vec<Setting> {
    let sessions = List::<Session>::of(0, |from, _| Some(&from.timetable), |to, _| Some(&mut to.timetable));
    let words = (t.set_timetable(), t.set_timetable_help(), "");
    vec![Setting::list(Group::Timetable, "timetable", words, (t, regulation, t.no_timetable()), sessions)]
}

impl Item for Session {
    fn summary(&self, t: Language, regulation: &Regulation) -> String {
        let sections: Vec<String> =
            self.sections.iter().map(|&section| listed::section_name(t, regulation, section)).collect();
        let what = format!("{}　{}", self.time, self.what).trim().to_owned();
        let text = facts([Some(what), Some(sections.join(t.list_comma()))]);
        if text.is_empty() { t.not_filled_in().into() } else { text }
    }

    fn parts(&self, t: Language, regulation: &Regulation, at: &At<Self>) -> Vec<Part> {
        let mut parts = vec![
            Part::text(t, &self.time, at.field(|session| &mut session.time)).named("time", t.timetable_time()),
            Part::text(t, &self.what, at.field(|session| &mut session.what)).named("what", t.timetable_what()),
        ];
        if regulation.sections.len() > 1 {
            let sections = regulation.section_ids().zip(&regulation.sections);
            let sections = sections.map(|(id, section)| (id, section.name.clone()));
            parts.push(
                Part::several(&self.sections, sections, at.field(|session| &mut session.sections))
                    .named("sections", t.timetable_sections())
                    .explained(t.timetable_sections_help()),
            );
        }
        parts
    }

    fn first(_: Language, _: &Regulation, _: &[Self]) -> Self {
        Self::default()
    }

    fn add_word(t: Language) -> &'static str {
        t.add_session()
    }
}
