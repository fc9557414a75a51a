//! The pools, and how the rounds of each are paired (rules 4).

use bianpai::event::{
    EqualDues, Event, FirstRound, Listed, PairingRules, PoolId, PoolRules, Regulation, RoundNo, TeammatesApart,
    ThreeRule,
};

use super::super::part::{At, Part};
use super::super::setting::{Group, Item, List, Setting};
use super::listed;
use crate::app::text::Language;

const GROUP: Group = Group::Pairing;

/// The longest name of a pool, in characters.
const NAME_LIMIT: usize = 30;

pub fn settings(t: Language, regulation: &Regulation) -> Vec<Setting> {
    let count = regulation.pools.len();
    let pools = regulation.pool_ids().zip(&regulation.pools).enumerate();
    let of_each = pools.flat_map(|(index, (id, pool))| {
        let settings = [rounds(t, index, pool), meetings(t, index, pool), colours(t, index, pool)].concat();
        let name = listed::pool_name(t, regulation, id);
        settings.into_iter().map(move |setting| setting.for_one_of(count, index, &name))
    });
    std::iter::once(list_of_pools(t, regulation)).chain(of_each).collect()
}

fn list_of_pools(t: Language, regulation: &Regulation) -> Setting {
    let pools = List {
        remove: Some(|to, index| to.remove_pool(PoolId(index as u16))),
        needs_one: true,
        is_in_use,
        ..List::<PoolRules>::of(0, |from, _| Some(&from.pools), |to, _| Some(&mut to.pools))
    };
    Setting::list(GROUP, "pools", (t.set_pools(), t.set_pools_help(), "3.8"), (t, regulation, ""), pools)
}

/// A pool in which a section plays or which decides the teams stays, and so does one that has been drawn.
fn is_in_use(event: &Event, index: usize) -> bool {
    let (id, regulation) = (PoolId(index as u16), &event.regulation);
    let has_section = regulation.sections.iter().any(|section| section.pool == id);
    let has_teams = regulation.teams.as_ref().is_some_and(|teams| teams.of == Listed::Pool(id));
    has_section || has_teams || event.is_pool_used(id)
}

impl Item for PoolRules {
    fn summary(&self, t: Language, regulation: &Regulation) -> String {
        if self.name.is_empty() && regulation.pools.len() == 1 {
            t.one_pool().into()
        } else if self.name.is_empty() {
            t.unnamed().into()
        } else {
            self.name.clone()
        }
    }

    fn parts(&self, t: Language, _: &Regulation, at: &At<Self>) -> Vec<Part> {
        let name = Part::text(t, &self.name, at.field(|pool| &mut pool.name)).at_most(NAME_LIMIT);
        vec![name.named("name", t.pool_name())]
    }

    /// A new pool has the rules of the last.
    fn first(t: Language, _: &Regulation, list: &[Self]) -> Self {
        let name = t.new_pool().to_owned();
        match list.last().cloned() {
            Some(last) => Self { name, ..last },
            None => Self { name, rounds: RoundNo(7), time_control: String::new(), pairing: PairingRules::default() },
        }
    }

    fn add_word(t: Language) -> &'static str {
        t.add_pool()
    }
}

fn rules(regulation: &mut Regulation, index: usize) -> Option<&mut PairingRules> {
    Some(&mut regulation.pools.get_mut(index)?.pairing)
}

fn rounds(t: Language, index: usize, pool: &PoolRules) -> Vec<Setting> {
    let limit = u32::from(PoolRules::ROUND_LIMIT.0);
    let rounds = Part::number(t, pool.rounds.0, 1..=limit, move |to| Some(&mut to.pools.get_mut(index)?.rounds.0));
    let options = [
        (FirstRound::Neighbours, t.first_neighbours(), t.first_neighbours_text()),
        (FirstRound::Folded, t.first_folded(), t.first_folded_text()),
        (FirstRound::Halves, t.first_halves(), t.first_halves_text()),
        (FirstRound::Random, t.first_random(), t.first_random_text()),
    ];
    let first = Part::one_of(&pool.pairing.first_round, options, move |to| Some(&mut rules(to, index)?.first_round));
    let control = Part::text(t, &pool.time_control, move |to| Some(&mut to.pools.get_mut(index)?.time_control));
    vec![
        Setting::of(GROUP, "time-control", (t.set_time_control(), t.set_time_control_help(), ""), control),
        Setting::of(GROUP, "rounds", (t.set_rounds(), t.set_rounds_help(), "4.8"), rounds)
            .worded(Some(t.rounds_n(pool.rounds))),
        Setting::of(GROUP, "first-round", (t.set_first_round(), t.set_first_round_help(), "4.1"), first),
    ]
}

fn meetings(t: Language, index: usize, pool: &PoolRules) -> Vec<Setting> {
    let pairing = &pool.pairing;
    let through = |round: u16| (TeammatesApart::Through(RoundNo(round)), t.teammates_through(round), "");
    let mut options = vec![
        (TeammatesApart::Never, t.teammates_never().to_owned(), ""),
        (TeammatesApart::Through(RoundNo(1)), t.teammates_first().to_owned(), ""),
    ];
    options.extend((2..pool.rounds.0).map(through));
    options.push((TeammatesApart::Always, t.teammates_always().to_owned(), ""));
    // A number of rounds that was set before there were fewer is still what the regulation says.
    match pairing.teammates_apart {
        TeammatesApart::Through(RoundNo(round)) if round > 1 && round >= pool.rounds.0 => options.push(through(round)),
        _ => {}
    }
    let apart = Part::one_of(&pairing.teammates_apart, options, move |to| Some(&mut rules(to, index)?.teammates_apart));
    let again = Part::yes_no(t, pairing.forfeited_may_meet_again, move |to| {
        Some(&mut rules(to, index)?.forfeited_may_meet_again)
    });
    let in_a_row = pairing.forfeits_in_a_row;
    let row_part = Part::optional_number(t, in_a_row, 1..=99, t.never_left_out(), move |to| {
        Some(&mut rules(to, index)?.forfeits_in_a_row)
    });
    vec![
        Setting::of(GROUP, "teammates", (t.set_teammates(), t.set_teammates_help(), "4.2"), apart),
        Setting::of(GROUP, "meet-again", (t.set_meet_again(), t.set_meet_again_help(), "4.2"), again),
        Setting::of(GROUP, "in-a-row", (t.set_in_a_row(), t.set_in_a_row_help(), "4.11"), row_part)
            .worded(in_a_row.map(|rounds| t.rounds_n(rounds))),
    ]
}

fn colours(t: Language, index: usize, pool: &PoolRules) -> Vec<Setting> {
    let pairing = &pool.pairing;
    let three = [
        (ThreeRule::AsFarAsPossible, t.three_forbidden(), t.three_forbidden_text()),
        (ThreeRule::AfterPoints, t.three_after(), t.three_after_text()),
        (ThreeRule::Off, t.three_off(), t.three_off_text()),
    ];
    let dues = [
        (EqualDues::NumberSum, t.dues_sum(), t.dues_sum_text()),
        (EqualDues::RoundParity, t.dues_parity(), t.dues_parity_text()),
    ];
    let rule = Part::one_of(&pairing.three_rule, three, move |to| Some(&mut rules(to, index)?.three_rule));
    let last = Part::one_of(&pairing.three_rule_in_last_round, three, move |to| {
        Some(&mut rules(to, index)?.three_rule_in_last_round)
    });
    let within =
        Part::points(t, pairing.equal_points_within, move |to| Some(&mut rules(to, index)?.equal_points_within));
    let equal = Part::one_of(&pairing.equal_dues, dues, move |to| Some(&mut rules(to, index)?.equal_dues));
    let leader = Part::yes_no(t, pairing.leader_first_in_last_rounds, move |to| {
        Some(&mut rules(to, index)?.leader_first_in_last_rounds)
    });
    vec![
        Setting::of(GROUP, "three", (t.set_three(), t.set_three_help(), "4.3"), rule),
        Setting::of(GROUP, "three-last", (t.set_three_last(), t.set_three_last_help(), "4.3"), last),
        Setting::of(GROUP, "equal-within", (t.set_equal_within(), t.set_equal_within_help(), "4.4"), within)
            .worded(Some(t.points_n(pairing.equal_points_within))),
        Setting::of(GROUP, "equal-dues", (t.set_equal_dues(), t.set_equal_dues_help(), "4.5"), equal),
        Setting::of(GROUP, "leader", (t.set_leader(), t.set_leader_help(), "4.5"), leader),
    ]
}
