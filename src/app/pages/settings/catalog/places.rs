//! The order of places of each section (rules 3.1).

use bianpai::event::Regulation;

use super::super::setting::{Editor, Group, Setting};
use crate::app::text::{Language, criterion_name};

pub fn settings(t: Language, regulation: &Regulation) -> Vec<Setting> {
    let count = regulation.sections.len();
    let sections = regulation.sections.iter().enumerate();
    sections
        .map(|(index, section)| {
            let names: Vec<&str> = section.criteria.iter().map(|&criterion| criterion_name(t, criterion)).collect();
            let setting = Setting {
                group: Group::Places,
                key: "criteria".into(),
                name: t.set_criteria().into(),
                help: t.set_criteria_help(),
                rule: "3.1",
                value: names.join(t.list_comma()),
                editor: Editor::Criteria(index),
            };
            setting.for_one_of(count, index, &section.name)
        })
        .collect()
}
