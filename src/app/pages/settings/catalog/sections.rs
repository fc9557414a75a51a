//! The sections: who is placed together (rules 6.2).

use std::sync::Arc;

use bianpai::event::{Event, Gender, PoolId, Regulation, Section, SectionId};

use super::super::part::Part;
use super::super::setting::{Editor, Group, Items, Setting, summaries};
use crate::app::text::Language;

/// The longest name of a section, in characters.
const NAME_LIMIT: usize = 30;

pub fn settings(t: Language, regulation: &Regulation) -> Vec<Setting> {
    vec![Setting {
        group: Group::Sections,
        key: "sections".into(),
        name: t.set_sections().into(),
        help: t.set_sections_help(),
        rule: "6.2",
        value: summaries(t, &Sections, regulation),
        editor: Editor::Items(Arc::new(Sections)),
    }]
}

struct Sections;

impl Items for Sections {
    fn count(&self, regulation: &Regulation) -> usize {
        regulation.sections.len()
    }

    fn summary(&self, t: Language, regulation: &Regulation, index: usize) -> String {
        let Some(section) = regulation.sections.get(index) else { return String::new() };
        let born = match (section.born_from, section.born_to) {
            (Some(from), Some(to)) => Some(t.born_between(from, to)),
            (Some(from), None) => Some(t.born_from_text(from)),
            (None, Some(to)) => Some(t.born_to_text(to)),
            (None, None) => None,
        };
        let gender = section.gender.map(|gender| gender_word(t, Some(gender)).to_owned());
        let facts: Vec<String> = [Some(section.name.clone()), gender, born].into_iter().flatten().collect();
        facts.join("・")
    }

    fn parts(&self, t: Language, regulation: &Regulation, index: usize) -> Vec<Part> {
        let Some(section) = regulation.sections.get(index) else { return Vec::new() };
        let genders = [None, Some(Gender::Man), Some(Gender::Woman)].map(|gender| (gender, gender_word(t, gender), ""));
        let mut parts = vec![
            Part::needed_text(t, &section.name, NAME_LIMIT, move |to| Some(&mut section_mut(to, index)?.name))
                .named("name", t.section_name()),
            Part::date(t, section.born_from, move |to| Some(&mut section_mut(to, index)?.born_from))
                .named("born-from", t.section_born_from()),
            Part::date(t, section.born_to, move |to| Some(&mut section_mut(to, index)?.born_to))
                .named("born-to", t.section_born_to()),
            Part::one_of(&section.gender, genders, move |to| Some(&mut section_mut(to, index)?.gender))
                .named("gender", t.section_gender()),
        ];
        if regulation.pools.len() > 1 {
            let pools =
                regulation.pool_ids().zip(&regulation.pools).map(|(id, pool)| (id, pool_name(t, id, &pool.name), ""));
            parts.push(
                Part::one_of(&section.pool, pools, move |to| Some(&mut section_mut(to, index)?.pool))
                    .named("pool", t.section_pool()),
            );
        }
        parts
    }

    /// A new section is like the last: same pool, same order of places.
    fn add(&self, t: Language, regulation: &mut Regulation) {
        if let Some(last) = regulation.sections.last() {
            let section = Section { criteria: last.criteria.clone(), ..Section::new(t.new_section(), last.pool) };
            regulation.sections.push(section);
        }
    }

    fn remove(&self, regulation: &mut Regulation, index: usize) {
        regulation.remove_section(SectionId(index as u16));
    }

    fn add_word(&self, t: Language) -> &'static str {
        t.add_section()
    }

    fn needs_one(&self) -> bool {
        true
    }

    fn is_in_use(&self, event: &Event, index: usize) -> bool {
        event.players().iter().any(|player| usize::from(player.section.0) >= index)
    }
}

fn section_mut(regulation: &mut Regulation, index: usize) -> Option<&mut Section> {
    regulation.sections.get_mut(index)
}

const fn gender_word(t: Language, gender: Option<Gender>) -> &'static str {
    match gender {
        None => t.gender_any(),
        Some(Gender::Man) => t.gender_men(),
        Some(Gender::Woman) => t.gender_women(),
    }
}

fn pool_name(t: Language, id: PoolId, name: &str) -> String {
    if name.is_empty() { t.pool_n(id.0 + 1) } else { name.to_owned() }
}
