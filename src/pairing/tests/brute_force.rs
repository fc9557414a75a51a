//! Small fields against trying every pairing.

use super::fields::any_field;
use super::plain_cost::{cost, is_allowed, may_have_bye, order, who_has_first};
use super::simulation::Random;
use crate::event::PlayerId;
use crate::pairing::{Cost, Field, Infeasible, Pair, cost_of, most_rounds, pair};

/// Every pairing that rules 4.2 allow, with its cost.
pub(super) fn all_pairings(field: &Field) -> Found {
    let mut found = Vec::new();
    let players: Vec<PlayerId> = order(field).iter().map(|contender| contender.player).collect();
    extend(field, &players, &mut Vec::new(), None, &mut found);
    found
}

pub(super) type Found = Vec<(Cost, Vec<(PlayerId, PlayerId)>, Option<PlayerId>)>;

fn extend(
    field: &Field,
    left: &[PlayerId],
    pairs: &mut Vec<(PlayerId, PlayerId)>,
    bye: Option<PlayerId>,
    found: &mut Found,
) {
    let Some((&one, rest)) = left.split_first() else {
        let seated: Vec<Pair> = pairs.iter().map(|&(one, other)| who_has_first(field, one, other)).collect();
        found.push((cost(field, &seated, bye), pairs.clone(), bye));
        return;
    };
    for (index, &other) in rest.iter().enumerate() {
        if is_allowed(field, one, other) {
            let mut left = rest.to_vec();
            left.remove(index);
            pairs.push((one, other));
            extend(field, &left, pairs, bye, found);
            pairs.pop();
        }
    }
    if left.len() % 2 == 1 && bye.is_none() && may_have_bye(field, one) {
        extend(field, rest, pairs, Some(one), found);
    }
}

/// The field after `pairs`, as far as 4.2 looks at it, one round later.
fn after(field: &Field, pairs: &[(PlayerId, PlayerId)], bye: Option<PlayerId>) -> Field {
    let mut next = field.clone();
    next.round = next.round.next();
    next.locked.clear();
    next.forbidden.clear();
    for contender in &mut next.contenders {
        contender.byes += u8::from(bye == Some(contender.player));
        for &(one, other) in pairs {
            if contender.player == one {
                contender.met.push(other);
            }
        }
    }
    next
}

/// Whether all rounds from this one on can be paired, by trying.
fn is_open(field: &Field) -> bool {
    let players = field.contenders.len();
    let last = usize::from(field.rounds.0).min(most_rounds(players));
    usize::from(field.round.0) > last
        || all_pairings(field).iter().any(|(_, pairs, bye)| is_open(&after(field, pairs, *bye)))
}

fn check(field: &Field, look_ahead: bool) {
    let mut all = all_pairings(field);
    all.sort();
    let best = match all.iter().find(|(_, pairs, bye)| look_ahead && is_open(&after(field, pairs, *bye))) {
        Some(best) => Some(best),
        None => all.first(),
    };
    match (pair(field), best) {
        (Ok(paired), Some((least, ..))) => {
            assert_eq!(paired.cost, *least, "{field:#?}");
            assert_eq!(cost_of(field, &paired.pairs, paired.bye).as_ref(), Ok(least), "the cost of rules 4.4");
            assert_eq!(cost(field, &paired.pairs, paired.bye), *least, "the colours of rules 4.5");
        }
        (Err(Infeasible::NoPairing { .. }), None) => {}
        (paired, best) => panic!("{paired:?}\nbut {best:?}\n{field:#?}"),
    }
}

/// The same field so many rounds later, in which nothing has happened.
fn postpone(field: &mut Field, rounds: u16) {
    field.round.0 += rounds;
    field.rounds.0 += rounds;
    for contender in &mut field.contenders {
        contender.colours.splice(0..0, vec![None; usize::from(rounds)]);
        contender.floats.splice(0..0, vec![None; usize::from(rounds)]);
    }
}

#[test]
fn rules_4_4_the_round_is_the_least_of_all() {
    let mut random = Random(1);
    for case in 0..4000 {
        let players = 2 + (case % 8);
        let mut field = any_field(&mut random, players);
        // Without later rounds nothing has to be kept open.
        let most = most_rounds(players) as u16;
        if field.rounds > field.round {
            let rounds = most.saturating_sub(field.round.0);
            postpone(&mut field, rounds);
        }
        check(&field, false);
    }
}

#[test]
fn rules_4_4_the_round_is_the_least_of_all_ten_players() {
    let mut random = Random(2);
    for _ in 0..150 {
        let mut field = any_field(&mut random, 10);
        field.rounds = field.round;
        check(&field, false);
    }
}

#[test]
fn rules_4_8_a_small_field_keeps_its_later_rounds_open() {
    let mut random = Random(3);
    for case in 0..1500 {
        let players = 3 + case % 4;
        let mut field = any_field(&mut random, players);
        field.round.0 = 2;
        field.rounds.0 = 2 + random.below(4) as u16;
        field.contenders.iter_mut().for_each(|contender| {
            contender.colours.truncate(1);
            contender.floats.truncate(1);
        });
        check(&field, true);
    }
}
