//! A condition on a person: the same inputs and the same words wherever a regulation asks for one (rules 6.1).

use bianpai::event::{Condition, Gender};

use super::super::part::{At, Part};
use super::facts;
use crate::app::text::Language;

/// Its inputs.
pub fn parts(t: Language, condition: &Condition, at: &At<Condition>) -> Vec<Part> {
    vec![
        gender(t, condition.gender, &at.inner(|condition| &mut condition.gender)),
        Part::words(t, &condition.flags, t.any_flags(), at.field(|condition| &mut condition.flags))
            .named("flags", t.condition_flags())
            .explained(t.condition_flags_help()),
        Part::words(t, &condition.without_flags, t.no_flags(), at.field(|condition| &mut condition.without_flags))
            .named("without-flags", t.condition_without()),
        Part::date(t, condition.born_from, at.field(|condition| &mut condition.born_from))
            .named("born-from", t.born_not_before()),
        Part::date(t, condition.born_to, at.field(|condition| &mut condition.born_to))
            .named("born-to", t.born_not_after()),
    ]
}

/// Which gender is asked for.
pub fn gender(t: Language, gender: Option<Gender>, at: &At<Option<Gender>>) -> Part {
    let genders = [None, Some(Gender::Man), Some(Gender::Woman)].map(|gender| (gender, gender_word(t, gender), ""));
    Part::one_of(&gender, genders, at.place()).named("gender", t.section_gender())
}

/// It in words; `None` if everyone meets it.
pub fn text(t: Language, condition: &Condition) -> Option<String> {
    let without = condition.without_flags.iter().map(|flag| t.without_flag(flag));
    let born = born(t, condition.born_from, condition.born_to);
    let text = facts(
        [condition.gender.map(|gender| gender_word(t, Some(gender)).to_owned()), born]
            .into_iter()
            .chain(condition.flags.iter().cloned().map(Some))
            .chain(without.map(Some)),
    );
    Some(text).filter(|text| !text.is_empty())
}

/// When someone is to be born; `None` if at any time.
pub fn born(t: Language, from: Option<bianpai::event::Date>, to: Option<bianpai::event::Date>) -> Option<String> {
    match (from, to) {
        (Some(from), Some(to)) => Some(t.born_between(from, to)),
        (Some(from), None) => Some(t.born_from_text(from)),
        (None, Some(to)) => Some(t.born_to_text(to)),
        (None, None) => None,
    }
}

pub const fn gender_word(t: Language, gender: Option<Gender>) -> &'static str {
    match gender {
        None => t.gender_any(),
        Some(Gender::Man) => t.gender_men(),
        Some(Gender::Woman) => t.gender_women(),
    }
}
