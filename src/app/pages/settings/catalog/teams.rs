//! Teams: how they are composed and scored (rules 9).

use bianpai::event::{
    Condition, Listed, MemberRule, MissingMember, PlacePointRules, PoolId, Regulation, TeamRules, TeamScore,
};

use super::super::part::{At, Part};
use super::super::setting::{Group, Item, List, Setting};
use super::{condition, facts, listed};
use crate::app::text::Language;

const GROUP: Group = Group::Teams;

pub fn settings(t: Language, regulation: &Regulation) -> Vec<Setting> {
    let sum = || Some(TeamRules::sum_of_places(Listed::Pool(PoolId(0)), 4));
    let rules = regulation.teams.clone();
    let some = rules.clone().or_else(sum);
    let are_there = Part::one_of(&rules, [(None, t.no(), ""), (some, t.yes(), "")], |to| Some(&mut to.teams));
    let mut settings = vec![Setting::of(GROUP, "teams", (t.set_teams(), t.set_teams_help(), "9"), are_there)];
    if let Some(rules) = &rules {
        let at = At::<TeamRules>::new(|to| to.teams.as_mut());
        settings.extend(composed(t, regulation, rules, &at));
        settings.extend(scored(t, rules, &at));
        if let TeamScore::PlacePoints(points) = &rules.score {
            settings.extend(place_points(t, points, &at));
        }
        settings.extend(missing(t, rules, &at));
    }
    settings
}

fn composed(t: Language, regulation: &Regulation, rules: &TeamRules, at: &At<TeamRules>) -> [Setting; 4] {
    let of = listed::part(t, regulation, rules.of, &at.inner(|rules| &mut rules.of)).unnamed();
    let members = Part::number(t, rules.members, 1..=TeamRules::MEMBER_LIMIT, at.field(|rules| &mut rules.members));
    let with = Part::words(t, &rules.accompanied_by, t.none_of_them(), at.field(|rules| &mut rules.accompanied_by));
    let composition = List::<MemberRule>::of(
        0,
        |from, _| Some(&from.teams.as_ref()?.composition),
        |to, _| Some(&mut to.teams.as_mut()?.composition),
    );
    let words = (t.set_composition(), t.set_composition_help(), "9.1");
    [
        Setting::of(GROUP, "team-of", (t.set_team_of(), t.set_team_of_help(), "9.2"), of),
        Setting::of(GROUP, "members", (t.set_members(), t.set_members_help(), "9.1"), members)
            .worded(Some(t.players_n(rules.members))),
        Setting::of(GROUP, "accompanied", (t.set_accompanied(), t.set_accompanied_help(), "9.1"), with),
        Setting::list(GROUP, "composition", words, (t, regulation, t.no_composition()), composition),
    ]
}

fn scored(t: Language, rules: &TeamRules, at: &At<TeamRules>) -> [Setting; 2] {
    let place_points = match &rules.score {
        place_points @ TeamScore::PlacePoints(_) => place_points.clone(),
        _ => TeamScore::PlacePoints(PlacePointRules::default()),
    };
    let scores = [
        (TeamScore::Places, t.score_places(), t.score_places_text()),
        (place_points, t.score_place_points(), t.score_place_points_text()),
        (TeamScore::Points, t.score_points(), t.score_points_text()),
    ];
    let score = Part::one_of(&rules.score, scores, at.field(|rules| &mut rules.score));
    let limit = 1..=TeamRules::MEMBER_LIMIT;
    let best = Part::optional_number(t, rules.best, limit, t.all_members(), at.field(|rules| &mut rules.best));
    [
        Setting::of(GROUP, "team-score", (t.set_team_score(), t.set_team_score_help(), "9.2"), score),
        Setting::of(GROUP, "team-best", (t.set_team_best(), t.set_team_best_help(), "9.2"), best)
            .worded(rules.best.map(|best| t.best_n(best))),
    ]
}

/// The rules of place points, while these are what is added up.
fn points_of(rules: &mut TeamRules) -> Option<&mut PlacePointRules> {
    match &mut rules.score {
        TeamScore::PlacePoints(points) => Some(points),
        _ => None,
    }
}

fn place_points(t: Language, points: &PlacePointRules, at: &At<TeamRules>) -> [Setting; 2] {
    let teams = at.place();
    let at = At::<PlacePointRules>::new(move |to| points_of(teams(to)?));
    let finalists = Part::numbers(t, &points.finalists, t.none_of_them(), at.field(|points| &mut points.finalists));
    let apart = &points.ranked_apart;
    let some = apart.clone().or_else(|| Some(Condition::default()));
    let is_there = Part::one_of(apart, [(None, t.no(), ""), (some, t.yes(), "")], at.field(|to| &mut to.ranked_apart));
    let mut parts = vec![is_there.named("apart", t.some_ranked_apart())];
    if let Some(who) = apart {
        let points = at.place();
        let at = At::<Condition>::new(move |to| points(to)?.ranked_apart.as_mut());
        parts.extend(condition::parts(t, who, &at));
    }
    let value = match apart {
        None => t.nobody().to_owned(),
        Some(who) => condition::text(t, who).unwrap_or_else(|| t.everyone().into()),
    };
    [
        Setting::of(GROUP, "finalists", (t.set_finalists(), t.set_finalists_help(), "9.3"), finalists),
        Setting::form(GROUP, "ranked-apart", (t.set_apart(), t.set_apart_help(), "9.3"), value, parts),
    ]
}

fn missing(t: Language, rules: &TeamRules, at: &At<TeamRules>) -> [Setting; 2] {
    let options = [
        (MissingMember::NoScore, t.missing_no_score(), t.missing_no_score_text()),
        (MissingMember::LastPlacePlusOne, t.missing_last_place(), t.missing_last_place_text()),
    ];
    let missing = Part::one_of(&rules.missing, options, at.field(|rules| &mut rules.missing));
    let voids = Part::yes_no(t, rules.disqualified_voids, at.field(|rules| &mut rules.disqualified_voids));
    [
        Setting::of(GROUP, "team-missing", (t.set_team_missing(), t.set_team_missing_help(), "9.2"), missing),
        Setting::of(GROUP, "team-voids", (t.set_team_voids(), t.set_team_voids_help(), "2.4"), voids),
    ]
}

impl Item for MemberRule {
    fn summary(&self, t: Language, _: &Regulation) -> String {
        let name = if self.name.is_empty() { t.unnamed() } else { &self.name };
        facts([
            Some(name.to_owned()),
            (self.at_least > 0).then(|| t.at_least_n(self.at_least)),
            self.at_most.map(|most| t.at_most_n(most)),
            condition::text(t, &self.condition),
        ])
    }

    fn parts(&self, t: Language, _: &Regulation, at: &At<Self>) -> Vec<Part> {
        let mut parts = vec![
            Part::needed_text(t, &self.name, 30, at.field(|rule| &mut rule.name)).named("name", t.member_kind()),
            Part::number(t, self.at_least, 0..=TeamRules::MEMBER_LIMIT, at.field(|rule| &mut rule.at_least))
                .named("at-least", t.member_at_least()),
            Part::optional_number(
                t,
                self.at_most,
                0..=TeamRules::MEMBER_LIMIT,
                t.no_limit(),
                at.field(|rule| &mut rule.at_most),
            )
            .named("at-most", t.member_at_most()),
        ];
        parts.extend(condition::parts(t, &self.condition, &at.inner(|rule| &mut rule.condition)));
        parts
    }

    fn first(_: Language, _: &Regulation, _: &[Self]) -> Self {
        Self { name: String::new(), condition: Condition::default(), at_least: 0, at_most: None }
    }

    fn add_word(t: Language) -> &'static str {
        t.add_member_rule()
    }
}
