//! The cost of a round, read off rules 4.4 and 4.5 line by line and as plainly as possible, to hold the engine's own
//! functions against. Nothing of the engine's pairing is used but the types.

use std::cmp::Reverse;

use crate::event::{EqualDues, Number, PlayerId, Points, RoundNo, Side, TeammatesApart, ThreeRule};
use crate::pairing::{Contender, Cost, Descent, Field, Float, Pair};

pub(super) fn contender(field: &Field, player: PlayerId) -> &Contender {
    field.contenders.iter().find(|contender| contender.player == player).unwrap()
}

/// The order of entry 7.
pub(super) fn order(field: &Field) -> Vec<&Contender> {
    let mut order: Vec<&Contender> = field.contenders.iter().collect();
    order.sort_by_key(|contender| contender.number);
    if field.round.0.is_multiple_of(2) {
        order.reverse();
    }
    order.sort_by_key(|contender| Reverse(contender.points));
    order
}

fn surplus(contender: &Contender) -> i32 {
    let count = |side| contender.colours.iter().filter(|&&colour| colour == Some(side)).count() as i32;
    count(Side::First) - count(Side::Second)
}

fn games(contender: &Contender) -> Vec<Side> {
    contender.colours.iter().flatten().copied().collect()
}

/// Rules 4.3.
fn breaks_three(contender: &Contender, side: Side) -> bool {
    let mut games = games(contender);
    games.push(side);
    let three_in_a_row = games.len() >= 3 && games[games.len() - 3..].iter().all(|&game| game == side);
    let surplus = surplus(contender) + if side == Side::First { 1 } else { -1 };
    three_in_a_row || if side == Side::First { surplus >= 3 } else { surplus <= -3 }
}

fn three_rule(field: &Field) -> ThreeRule {
    if field.round == field.rounds { field.rules.three_rule_in_last_round } else { field.rules.three_rule }
}

/// Rules 4.5.
pub(super) fn who_has_first(field: &Field, one: PlayerId, other: PlayerId) -> Pair {
    let (a, b) = (contender(field, one), contender(field, other));
    let a_first = Pair { first: one, second: other };
    let b_first = Pair { first: other, second: one };
    let broken =
        |first, second| u8::from(breaks_three(first, Side::First)) + u8::from(breaks_three(second, Side::Second));
    if three_rule(field) != ThreeRule::Off && broken(a, b) != broken(b, a) {
        return if broken(a, b) < broken(b, a) { a_first } else { b_first };
    }
    if field.rules.leader_first_in_last_rounds && field.round.0 + 2 >= field.rounds.0 && a.points != b.points {
        let leader = if a.points > b.points { a } else { b };
        let leader_is_a = leader.player == a.player;
        let due_first = match surplus(leader) {
            0 => games(leader).last().map(|&latest| latest == Side::Second),
            surplus => Some(surplus < 0),
        };
        if let Some(due_first) = due_first {
            return if due_first == leader_is_a { a_first } else { b_first };
        }
    }
    if surplus(a) != surplus(b) {
        return if surplus(a) < surplus(b) { a_first } else { b_first };
    }
    for round in (0..a.colours.len().min(b.colours.len())).rev() {
        match (a.colours[round], b.colours[round]) {
            (Some(Side::First), Some(Side::Second)) => return b_first,
            (Some(Side::Second), Some(Side::First)) => return a_first,
            _ => {}
        }
    }
    let (smaller_first, larger_first) = if a.number < b.number { (a_first, b_first) } else { (b_first, a_first) };
    let odd = match field.rules.equal_dues {
        EqualDues::NumberSum => (a.number.0 + b.number.0) % 2 == 1,
        EqualDues::RoundParity => field.round.0 % 2 == 1,
    };
    if odd { smaller_first } else { larger_first }
}

/// Rules 4.2 with the wishes of rules 4.10.
pub(super) fn is_allowed(field: &Field, one: PlayerId, other: PlayerId) -> bool {
    let is = |pair: &(PlayerId, PlayerId)| *pair == (one, other) || *pair == (other, one);
    let locked = |player| field.locked.iter().any(|pair| pair.0 == player || pair.1 == player);
    if field.locked.iter().any(is) {
        return true;
    }
    let (a, b) = (contender(field, one), contender(field, other));
    let apart = match field.rules.teammates_apart {
        TeammatesApart::Never => false,
        TeammatesApart::Through(RoundNo(last)) => field.round.0 <= last,
        TeammatesApart::Always => true,
    };
    let teammates = apart && a.team.is_some() && a.team == b.team;
    let met = a.met.contains(&other) || b.met.contains(&one);
    !(met || teammates || locked(one) || locked(other) || field.forbidden.iter().any(is))
}

pub(super) fn may_have_bye(field: &Field, player: PlayerId) -> bool {
    let locked = field.locked.iter().any(|pair| pair.0 == player || pair.1 == player);
    let owed = field.contenders.iter().any(|contender| contender.byes == 0);
    !locked && (contender(field, player).byes == 0 || !owed)
}

/// Rules 4.4.
pub(super) fn cost(field: &Field, pairs: &[Pair], bye: Option<PlayerId>) -> Cost {
    let order = order(field);
    let position = |player: PlayerId| order.iter().position(|contender| contender.player == player).unwrap();
    let mut groups: Vec<Points> = order.iter().map(|contender| contender.points).collect();
    groups.dedup();
    let mut cost = Cost {
        bye_points: Points::ZERO,
        three_broken: 0,
        descents: groups.iter().map(|&points| Descent { players: 0, difference: Points::ZERO, points }).collect(),
        three_broken_after_points: 0,
        unbalanced: 0,
        unalternated: 0,
        floated_again: 0,
        floated_before: 0,
        distance: 0,
        bye_number: Reverse(Number(0)),
        opponents: vec![0; order.len()],
    };
    let mut broken = 0;
    for pair in pairs {
        let seats = [(pair.first, pair.second, Side::First), (pair.second, pair.first, Side::Second)];
        for (player, opponent, side) in seats {
            let (a, b) = (contender(field, player), contender(field, opponent));
            broken += u32::from(breaks_three(a, side));
            let more = surplus(a) + if side == Side::First { 1 } else { -1 };
            cost.unbalanced += u32::from(surplus(a) != 0 && more.abs() > surplus(a).abs());
            cost.unalternated += u32::from(surplus(a) == 0 && games(a).last() == Some(&side));
            let difference = a.points - b.points;
            if difference > field.rules.equal_points_within {
                let descent = cost.descents.iter_mut().find(|descent| descent.points == a.points).unwrap();
                descent.players += 1;
                descent.difference += difference;
                add_float(field, &mut cost, a, Float::Down);
                add_float(field, &mut cost, b, Float::Up);
            }
            cost.opponents[position(player)] = position(opponent) as u32 + 1;
        }
        cost.distance += position(pair.first).abs_diff(position(pair.second)) as u64;
    }
    if let Some(player) = bye {
        let a = contender(field, player);
        cost.bye_points = a.points;
        cost.bye_number = Reverse(a.number);
        cost.opponents[position(player)] = order.len() as u32 + 1;
        add_float(field, &mut cost, a, Float::Down);
    }
    match three_rule(field) {
        ThreeRule::AsFarAsPossible => cost.three_broken = broken,
        ThreeRule::AfterPoints => cost.three_broken_after_points = broken,
        ThreeRule::Off => {}
    }
    cost
}

fn add_float(field: &Field, cost: &mut Cost, contender: &Contender, float: Float) {
    let before = contender.floats.get(usize::from(field.round.0) - 2).copied().flatten();
    cost.floated_again += u32::from(before == Some(float));
    cost.floated_before += contender.floats.iter().filter(|&&earlier| earlier == Some(float)).count() as u32;
}
