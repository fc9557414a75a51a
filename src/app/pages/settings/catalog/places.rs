//! The order of places of each section (rules 3.1), who is placed in it, and the lists beside it (rules 3.8, 6.4).

use bianpai::event::{Condition, Listed, Regulation, SectionId, View};

use super::super::part::{At, Part};
use super::super::setting::{Editor, Group, Item, List, Setting};
use super::{condition, facts, listed};
use crate::app::text::{Language, criterion_name};

const GROUP: Group = Group::Places;
/// The longest name of a list, in characters.
const NAME_LIMIT: usize = 30;

pub fn settings(t: Language, regulation: &Regulation) -> Vec<Setting> {
    let mut settings: Vec<Setting> = (0..regulation.sections.len())
        .flat_map(|index| [criteria(t, regulation, index), placed(t, regulation, index)])
        .flatten()
        .collect();
    let views = List {
        remove: Some(Regulation::remove_view),
        ..List::<View>::of(0, |from, _| Some(&from.views), |to, _| Some(&mut to.views))
    };
    let words = (t.set_views(), t.set_views_help(), "3.8");
    settings.push(Setting::list(GROUP, "views", words, (t, regulation, t.no_views()), views));
    settings
}

fn criteria(t: Language, regulation: &Regulation, index: usize) -> Option<Setting> {
    let section = regulation.sections.get(index)?;
    let names: Vec<&str> = section.criteria.iter().map(|&criterion| criterion_name(t, criterion)).collect();
    let setting = Setting {
        group: GROUP,
        key: "criteria".into(),
        name: t.set_criteria().into(),
        help: t.set_criteria_help(),
        rule: "3.1",
        value: names.join(t.list_comma()),
        editor: Editor::Criteria(index),
    };
    Some(setting.for_one_of(regulation.sections.len(), index, &section.name))
}

/// Who of a section is placed.
fn placed(t: Language, regulation: &Regulation, index: usize) -> Option<Setting> {
    let section = regulation.sections.get(index)?;
    let at = At::<Condition>::new(move |to| Some(&mut to.sections.get_mut(index)?.placed));
    let value = condition::text(t, &section.placed).unwrap_or_else(|| t.everyone().into());
    let parts = condition::parts(t, &section.placed, &at);
    let setting = Setting::form(GROUP, "placed", (t.set_placed(), t.set_placed_help(), "1.4"), value, parts);
    Some(setting.for_one_of(regulation.sections.len(), index, &section.name))
}

impl Item for View {
    fn summary(&self, t: Language, regulation: &Regulation) -> String {
        let of = (regulation.sections.len() > 1).then(|| listed::text(t, regulation, self.of));
        let name = if self.name.is_empty() { t.unnamed() } else { &self.name };
        facts([
            Some(name.to_owned()),
            of,
            condition::text(t, &self.condition),
            (self.at_least > 1).then(|| t.view_fewest_n(self.at_least)),
            self.dropped_into.map(|view| t.view_merged_into(listed::view_name(t, regulation, view))),
        ])
    }

    fn parts(&self, t: Language, regulation: &Regulation, at: &At<Self>) -> Vec<Part> {
        let takes_in = |index: usize| {
            regulation
                .views
                .get(index)
                .is_some_and(|other| other.of == self.of && other.dropped_into.is_none() && !std::ptr::eq(other, self))
        };
        let into = listed::view(
            t,
            regulation,
            (self.dropped_into, t.view_only_dropped()),
            takes_in,
            &at.inner(|view| &mut view.dropped_into),
        );
        let mut parts = vec![
            Part::needed_text(t, &self.name, NAME_LIMIT, at.field(|view| &mut view.name))
                .named("name", t.view_name())
                .explained(t.view_name_help()),
            listed::part(t, regulation, self.of, &at.inner(|view| &mut view.of)),
        ];
        parts.extend(condition::parts(t, &self.condition, &at.inner(|view| &mut view.condition)));
        parts.push(
            Part::number(t, self.at_least, 0..=999, at.field(|view| &mut view.at_least))
                .named("at-least", t.view_fewest())
                .explained(t.view_fewest_help()),
        );
        parts.push(into.named("dropped-into", t.view_into()));
        parts
    }

    fn first(_: Language, _: &Regulation, list: &[Self]) -> Self {
        let of = list.last().map_or(Listed::Section(SectionId(0)), |view| view.of);
        Self::new("", of, Condition::default())
    }

    fn add_word(t: Language) -> &'static str {
        t.add_view()
    }
}
