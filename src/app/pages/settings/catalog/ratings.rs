//! Ratings (rules 10).

use bianpai::event::{RatingFactor, RatingRules, Regulation};

use super::super::part::{At, Part};
use super::super::setting::{Group, Item, List, Setting};
use super::facts;
use crate::app::text::Language;

const GROUP: Group = Group::Ratings;

pub fn settings(t: Language, regulation: &Regulation) -> Vec<Setting> {
    let rules = regulation.ratings.clone();
    let some = rules.clone().or_else(|| Some(RatingRules::default()));
    let are_there = Part::one_of(&rules, [(None, t.no(), ""), (some, t.yes(), "")], |to| Some(&mut to.ratings));
    let mut settings = vec![Setting::of(GROUP, "ratings", (t.set_ratings(), t.set_ratings_help(), "10"), are_there)];
    if let Some(rules) = &rules {
        settings.extend(values(t, regulation, rules));
    }
    settings
}

fn values(t: Language, regulation: &Regulation, rules: &RatingRules) -> [Setting; 5] {
    let at = At::<RatingRules>::new(|to| to.ratings.as_mut());
    let start = Part::number(t, rules.start, 0..=4000, at.field(|rules| &mut rules.start));
    let k = Part::number(t, rules.k, 0..=RatingRules::FACTOR_LIMIT, at.field(|rules| &mut rules.k));
    let limit = rules.difference_limit;
    let difference =
        Part::optional_number(t, limit, 1..=4000, t.no_limit(), at.field(|rules| &mut rules.difference_limit));
    let day = Part::date(t, rules.ages_on, at.field(|rules| &mut rules.ages_on));
    let by_entry = rules.ages_on.is_none().then(|| t.ages_by_entry().to_owned());
    let factors = List::<RatingFactor>::of(
        0,
        |from, _| Some(&from.ratings.as_ref()?.factors),
        |to, _| Some(&mut to.ratings.as_mut()?.factors),
    );
    let words = (t.set_factors(), t.set_factors_help(), "10");
    [
        Setting::of(GROUP, "rating-start", (t.set_rating_start(), t.set_rating_start_help(), "10"), start),
        Setting::of(GROUP, "rating-k", (t.set_k(), t.set_k_help(), "10"), k),
        Setting::list(GROUP, "rating-factors", words, (t, regulation, t.no_factors()), factors),
        Setting::of(GROUP, "rating-difference", (t.set_difference(), t.set_difference_help(), "10"), difference),
        Setting::of(GROUP, "ages-on", (t.set_ages_on(), t.set_ages_on_help(), "10"), day).worded(by_entry),
    ]
}

impl Item for RatingFactor {
    fn summary(&self, t: Language, _: &Regulation) -> String {
        facts([
            Some(format!("K {}", self.k)),
            self.games_below.map(|games| t.games_below_n(games)),
            self.age_below.map(|age| t.age_below_n(age)),
            self.rating_below.map(|rating| t.rating_below_n(rating)),
        ])
    }

    fn parts(&self, t: Language, _: &Regulation, at: &At<Self>) -> Vec<Part> {
        vec![
            Part::number(t, self.k, 0..=RatingRules::FACTOR_LIMIT, at.field(|factor| &mut factor.k)).named("k", "K"),
            Part::optional_number(
                t,
                self.games_below,
                1..=9999,
                t.no_limit(),
                at.field(|factor| &mut factor.games_below),
            )
            .named("games-below", t.factor_games()),
            Part::optional_number(t, self.age_below, 1..=120, t.no_limit(), at.field(|factor| &mut factor.age_below))
                .named("age-below", t.factor_age()),
            Part::optional_number(
                t,
                self.rating_below,
                1..=4000,
                t.no_limit(),
                at.field(|factor| &mut factor.rating_below),
            )
            .named("rating-below", t.factor_rating()),
        ]
    }

    fn first(_: Language, _: &Regulation, _: &[Self]) -> Self {
        Self { k: 40, games_below: None, age_below: None, rating_below: None }
    }

    fn add_word(t: Language) -> &'static str {
        t.add_factor()
    }
}
