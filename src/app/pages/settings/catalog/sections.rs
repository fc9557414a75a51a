//! The sections: who is placed together (rules 6.2), and what becomes of them by the number of entrants (rules 6.4).

use bianpai::event::{PoolId, Regulation, Section, SectionId};

use super::super::part::{At, Part};
use super::super::setting::{Group, Item, List, Setting};
use super::{condition, facts, listed};
use crate::app::text::Language;

/// The longest name of a section, in characters.
const NAME_LIMIT: usize = 30;

pub fn settings(t: Language, regulation: &Regulation) -> Vec<Setting> {
    let sections = List {
        remove: Some(|to, index| to.remove_section(SectionId(index as u16))),
        needs_one: true,
        is_in_use: |event, index| event.players().iter().any(|player| usize::from(player.section.0) >= index),
        ..List::<Section>::of(0, |from, _| Some(&from.sections), |to, _| Some(&mut to.sections))
    };
    let words = (t.set_sections(), t.set_sections_help(), "6.2");
    vec![Setting::list(Group::Sections, "sections", words, (t, regulation, ""), sections)]
}

impl Item for Section {
    fn summary(&self, t: Language, regulation: &Regulation) -> String {
        let pool = (regulation.pools.len() > 1).then(|| listed::pool_name(t, regulation, self.pool));
        let known = [
            Some(self.name.clone()),
            self.gender.map(|gender| condition::gender_word(t, Some(gender)).to_owned()),
            condition::born(t, self.born_from, self.born_to),
            self.limit.map(|limit| t.section_limit_n(limit)),
            (!self.higher_flag.is_empty()).then(|| t.higher_with(&self.higher_flag)),
            self.merged_below.map(|players| t.merged_below_n(players)),
            self.split_from.map(|players| t.split_from_n(players)),
            pool,
        ];
        let flags = self.flags.iter().cloned();
        let without = self.without_flags.iter().map(|flag| t.without_flag(flag));
        facts(known.into_iter().chain(flags.map(Some)).chain(without.map(Some)))
    }

    fn parts(&self, t: Language, regulation: &Regulation, at: &At<Self>) -> Vec<Part> {
        let mut parts = Vec::from(who(t, self, at));
        parts.extend(by_number(t, self, at));
        if regulation.pools.len() > 1 {
            let pools = regulation.pool_ids().map(|id| (id, listed::pool_name(t, regulation, id), ""));
            parts.push(
                Part::one_of(&self.pool, pools, at.field(|section| &mut section.pool)).named("pool", t.section_pool()),
            );
        }
        parts
    }

    /// A new section is like the last: same pool, same order of places.
    fn first(t: Language, _: &Regulation, list: &[Self]) -> Self {
        let Some(last) = list.last() else { return Self::new(t.new_section(), PoolId(0)) };
        Self { criteria: last.criteria.clone(), ..Self::new(t.new_section(), last.pool) }
    }

    fn add_word(t: Language) -> &'static str {
        t.add_section()
    }
}

/// Who may enter.
fn who(t: Language, section: &Section, at: &At<Section>) -> [Part; 7] {
    [
        Part::needed_text(t, &section.name, NAME_LIMIT, at.field(|section| &mut section.name))
            .named("name", t.section_name()),
        condition::gender(t, section.gender, &at.inner(|section| &mut section.gender)),
        Part::date(t, section.born_from, at.field(|section| &mut section.born_from))
            .named("born-from", t.born_not_before()),
        Part::date(t, section.born_to, at.field(|section| &mut section.born_to)).named("born-to", t.born_not_after()),
        Part::words(t, &section.flags, t.any_flags(), at.field(|section| &mut section.flags))
            .named("flags", t.condition_flags())
            .explained(t.condition_flags_help()),
        Part::words(t, &section.without_flags, t.no_flags(), at.field(|section| &mut section.without_flags))
            .named("without-flags", t.condition_without()),
        Part::text(t, &section.higher_flag, at.field(|section| &mut section.higher_flag))
            .named("higher-flag", t.section_higher())
            .explained(t.section_higher_help()),
    ]
}

/// What the number of entrants does.
fn by_number(t: Language, section: &Section, at: &At<Section>) -> [Part; 3] {
    let players = 1..=9999;
    [
        Part::optional_number(t, section.limit, players.clone(), t.no_limit(), at.field(|section| &mut section.limit))
            .named("limit", t.section_limit()),
        Part::optional_number(
            t,
            section.merged_below,
            players.clone(),
            t.never_merged(),
            at.field(|section| &mut section.merged_below),
        )
        .named("merged-below", t.section_merged())
        .explained(t.section_merged_help()),
        Part::optional_number(
            t,
            section.split_from,
            players,
            t.never_split(),
            at.field(|section| &mut section.split_from),
        )
        .named("split-from", t.section_split())
        .explained(t.section_split_help()),
    ]
}
