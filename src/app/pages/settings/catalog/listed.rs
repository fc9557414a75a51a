//! Which order of places is meant: that of a section, or the joint one of a pool (rules 3.8); and which view.

use bianpai::event::{Listed, PoolId, Regulation, SectionId};

use super::super::part::{At, Part};
use crate::app::text::Language;

/// The order as one of those that there are.
pub fn part(t: Language, regulation: &Regulation, listed: Listed, at: &At<Listed>) -> Part {
    let sections = regulation.section_ids().map(Listed::Section);
    let orders = sections.chain(regulation.pool_ids().map(Listed::Pool));
    let options = orders.map(|listed| (listed, text(t, regulation, listed), ""));
    Part::one_of(&listed, options, at.place()).named("of", t.list_of())
}

/// An order in words.
pub fn text(t: Language, regulation: &Regulation, listed: Listed) -> String {
    match listed {
        Listed::Section(section) => section_name(t, regulation, section),
        Listed::Pool(pool) if regulation.pools.len() > 1 => t.everyone_in(pool_name(t, regulation, pool)),
        Listed::Pool(_) => t.everyone().into(),
    }
}

/// A section as one of those that there are.
pub fn section(t: Language, regulation: &Regulation, section: SectionId, at: &At<SectionId>) -> Part {
    let options = regulation.section_ids().map(|section| (section, section_name(t, regulation, section), ""));
    Part::one_of(&section, options, at.place()).named("section", t.section_of())
}

pub fn section_name(t: Language, regulation: &Regulation, section: SectionId) -> String {
    regulation.section(section).map_or_else(|| t.unnamed().into(), |section| section.name.clone())
}

pub fn pool_name(t: Language, regulation: &Regulation, pool: PoolId) -> String {
    let name = regulation.pool(pool).map_or("", |pool| pool.name.as_str());
    if name.is_empty() { t.pool_n(pool.0 + 1) } else { name.to_owned() }
}

/// A view, by its index, in words: "少年组 女子".
pub fn view_name(t: Language, regulation: &Regulation, index: usize) -> String {
    let Some(view) = regulation.views.get(index) else { return t.unnamed().into() };
    let name = if view.name.is_empty() { t.unnamed() } else { &view.name };
    if regulation.sections.len() > 1 { format!("{} {name}", text(t, regulation, view.of)) } else { name.to_owned() }
}

/// One of these views, or none, which means `none`.
pub fn view(
    t: Language,
    regulation: &Regulation,
    (view, none): (Option<usize>, &'static str),
    among: impl Fn(usize) -> bool,
    at: &At<Option<usize>>,
) -> Part {
    let views = (0..regulation.views.len()).filter(|&index| among(index) || view == Some(index));
    let views = views.map(|index| (Some(index), view_name(t, regulation, index), ""));
    Part::one_of(&view, std::iter::once((None, none.to_owned(), "")).chain(views), at.place())
}
