//! How awards are given (rules 7.1), the grade titles, and for what places qualify (rules 7.2).

use std::collections::BTreeSet;

use bianpai::event::{Condition, GradeTitle, Listed, Quota, Regulation, Rounding, SectionId, TiedMoney};

use super::super::part::{At, Part};
use super::super::setting::{Group, Item, List, Setting};
use super::{condition, facts, listed};
use crate::app::text::Language;

const GROUP: Group = Group::Prizes;

pub fn settings(t: Language, regulation: &Regulation) -> Vec<Setting> {
    let mut settings = Vec::from(rules(t, regulation));
    let titles = List::<GradeTitle>::of(0, |from, _| Some(&from.titles), |to, _| Some(&mut to.titles));
    let quotas = List::<Quota>::of(0, |from, _| Some(&from.quotas), |to, _| Some(&mut to.quotas));
    let words = (t.set_titles(), t.set_titles_help(), "7.1");
    settings.push(Setting::list(GROUP, "titles", words, (t, regulation, t.no_titles()), titles));
    let words = (t.set_quotas(), t.set_quotas_help(), "7.2");
    settings.push(Setting::list(GROUP, "quotas", words, (t, regulation, t.no_quotas()), quotas));
    settings
}

fn rules(t: Language, regulation: &Regulation) -> [Setting; 3] {
    let awards = &regulation.awards;
    let one_each = Part::yes_no(t, awards.one_each, |to| Some(&mut to.awards.one_each));
    let tied = [
        (TiedMoney::AsPlaced, t.money_as_placed(), t.money_as_placed_text()),
        (TiedMoney::SharedByPoints, t.money_by_points(), t.money_by_points_text()),
        (TiedMoney::SharedByOrder, t.money_by_order(), t.money_by_order_text()),
    ];
    let tied = Part::one_of(&awards.tied_money, tied, |to| Some(&mut to.awards.tied_money));
    let rounding = [
        (Rounding::Down, t.round_down(), ""),
        (Rounding::Nearest, t.round_nearest(), ""),
        (Rounding::Up, t.round_up(), ""),
    ];
    let rounding = Part::one_of(&awards.rounding, rounding, |to| Some(&mut to.awards.rounding));
    [
        Setting::of(GROUP, "one-each", (t.set_one_each(), t.set_one_each_help(), "7.1"), one_each),
        Setting::of(GROUP, "tied-money", (t.set_tied_money(), t.set_tied_money_help(), "7.1"), tied),
        Setting::of(GROUP, "rounding", (t.set_rounding(), t.set_rounding_help(), "7.1"), rounding),
    ]
}

impl Item for GradeTitle {
    fn summary(&self, t: Language, regulation: &Regulation) -> String {
        let of = (regulation.sections.len() > 1).then(|| listed::text(t, regulation, self.of));
        let name = if self.name.is_empty() { t.unnamed() } else { &self.name };
        facts([
            Some(name.to_owned()),
            of,
            condition::text(t, &self.condition),
            self.down_to.map(|place| t.title_places_n(place)),
            self.points_from.map(|points| t.title_points_n(points)),
        ])
    }

    fn parts(&self, t: Language, regulation: &Regulation, at: &At<Self>) -> Vec<Part> {
        let mut parts = vec![
            Part::needed_text(t, &self.name, 30, at.field(|title| &mut title.name)).named("name", t.title_name()),
            listed::part(t, regulation, self.of, &at.inner(|title| &mut title.of)),
            Part::optional_number(t, self.down_to, 1..=9999, t.any_place(), at.field(|title| &mut title.down_to))
                .named("down-to", t.title_places()),
            Part::optional_points(t, self.points_from, t.any_points(), at.field(|title| &mut title.points_from))
                .named("points-from", t.title_points()),
        ];
        parts.extend(condition::parts(t, &self.condition, &at.inner(|title| &mut title.condition)));
        parts
    }

    fn first(_: Language, _: &Regulation, list: &[Self]) -> Self {
        let of = list.last().map_or(Listed::Section(SectionId(0)), |title| title.of);
        let condition = Condition::default();
        Self { name: String::new(), of, condition, down_to: None, points_from: None }
    }

    fn add_word(t: Language) -> &'static str {
        t.add_title()
    }
}

impl Item for Quota {
    fn summary(&self, t: Language, regulation: &Regulation) -> String {
        let of = (regulation.sections.len() > 1).then(|| listed::text(t, regulation, self.of));
        let name = if self.name.is_empty() { t.unnamed() } else { &self.name };
        let over: Vec<&str> = self.passing_over.iter().map(String::as_str).collect();
        facts([
            Some(name.to_owned()),
            of,
            condition::text(t, &self.condition),
            self.places.map(|places| t.quota_places_n(places)),
            self.one_per.map(|entrants| t.quota_one_per_n(entrants)),
            self.as_awarded_in.map(|view| t.quota_as_in(listed::view_name(t, regulation, view))),
            (self.less > 0).then(|| t.quota_less_n(self.less)),
            (!over.is_empty()).then(|| t.quota_over(over.join(t.list_comma()))),
        ])
    }

    fn parts(&self, t: Language, regulation: &Regulation, at: &At<Self>) -> Vec<Part> {
        let mut parts = vec![
            Part::needed_text(t, &self.name, 40, at.field(|quota| &mut quota.name)).named("name", t.quota_name()),
            listed::part(t, regulation, self.of, &at.inner(|quota| &mut quota.of)),
        ];
        parts.extend(condition::parts(t, &self.condition, &at.inner(|quota| &mut quota.condition)));
        parts.push(
            Part::words::<BTreeSet<String>>(
                t,
                &self.passing_over,
                t.nobody(),
                at.field(|quota| &mut quota.passing_over),
            )
            .named("passing-over", t.quota_passing_over())
            .explained(t.quota_passing_over_help()),
        );
        parts.extend(numbers(t, regulation, self, at));
        parts
    }

    fn first(_: Language, _: &Regulation, list: &[Self]) -> Self {
        Self {
            name: String::new(),
            of: list.last().map_or(Listed::Section(SectionId(0)), |quota| quota.of),
            condition: Condition::default(),
            passing_over: BTreeSet::new(),
            places: Some(1),
            one_per: None,
            less: 0,
            as_awarded_in: None,
        }
    }

    fn add_word(t: Language) -> &'static str {
        t.add_quota()
    }
}

/// How many places a quota has.
fn numbers(t: Language, regulation: &Regulation, quota: &Quota, at: &At<Quota>) -> [Part; 4] {
    let as_in = at.inner(|quota| &mut quota.as_awarded_in);
    [
        Part::optional_number(t, quota.places, 1..=9999, t.as_the_rest_says(), at.field(|quota| &mut quota.places))
            .named("places", t.quota_places()),
        Part::optional_number(t, quota.one_per, 1..=9999, t.not_by_entrants(), at.field(|quota| &mut quota.one_per))
            .named("one-per", t.quota_one_per())
            .explained(t.quota_one_per_help()),
        Part::number(t, quota.less, 0..=9999, at.field(|quota| &mut quota.less))
            .named("less", t.quota_less())
            .explained(t.quota_less_help()),
        listed::view(t, regulation, (quota.as_awarded_in, t.not_by_list()), |_| true, &as_in)
            .named("as-awarded-in", t.quota_as_awarded())
            .explained(t.quota_as_awarded_help()),
    ]
}
