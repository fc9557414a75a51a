//! A guess at the prices of the matching: who will be hard to pair by colour, and what that costs.
//!
//! Where more players of a score group are due first than second, some of them have to meet each other. Each of them
//! then brings half of what such a pair costs, or what floating costs if that is less, and each of the others is worth as
//! much. And where they stand above those whom they will meet, every step down the order has its price. Without this the
//! matching would find it out anew for every such pair, each time through the whole group.

use std::ops::Range;

use crate::event::Side;

use super::kinds::Kinds;
use super::matching::{Weight, Wide};
use super::roster::Position;

/// Prices for all players, and for the bye if the field is odd.
pub(super) fn guess<const LIMBS: usize>(kinds: &Kinds<LIMBS>) -> Vec<Wide<LIMBS>> {
    let mut prices = vec![Wide::zero(); kinds.roster.len() + usize::from(kinds.roster.is_odd())];
    let chains = chains(kinds);
    for chain in &chains {
        for group in chain.groups.clone() {
            press(kinds, group, chain.carried_in, &mut prices);
        }
    }
    let mut level = 0;
    for chain in chains {
        level = slope(kinds, &chain, level, &mut prices);
    }
    prices
}

/// Score groups in which each counts as equal to the next.
struct Chain {
    groups: Range<usize>,
    positions: Range<Position>,
    /// How many more float into it, and out of it below, who are due first than who are due second.
    carried_in: i64,
    carried_out: i64,
}

/// Who is due first counts for, who is due second against.
fn weight<const LIMBS: usize>(kinds: &Kinds<LIMBS>, position: Position) -> i64 {
    match kinds.all[kinds.of[position]].due {
        Some(Side::First) => 1,
        Some(Side::Second) => -1,
        None => 0,
    }
}

fn chains<const LIMBS: usize>(kinds: &Kinds<LIMBS>) -> Vec<Chain> {
    let mut chains: Vec<Chain> = Vec::new();
    let mut start = 0;
    for group in 0..kinds.by_group.len() {
        let last = kinds.by_group[group].iter().filter_map(|&kind| kinds.all[kind].members.last()).max();
        let end = last.map_or(start, |&last| last + 1);
        match chains.last_mut() {
            Some(chain) if !kinds.are_unequal(group - 1, group) => {
                (chain.groups.end, chain.positions.end) = (group + 1, end);
            }
            _ => chains.push(Chain { groups: group..group + 1, positions: start..end, carried_in: 0, carried_out: 0 }),
        }
        start = end;
    }
    let mut carried = 0_i64;
    for chain in &mut chains {
        chain.carried_in = carried;
        let end: i64 = carried + chain.positions.clone().map(|position| weight(kinds, position)).sum::<i64>();
        // Of those who are left over, who would break rules 4.3 among his like floats on.
        let floats =
            |&position: &Position| weight(kinds, position) == end.signum() && kinds.floats_rather(kinds.of[position]);
        let floating = chain.positions.clone().filter(floats).count() as i64 + (carried * end.signum()).max(0);
        carried = end.signum() * end.abs().min(floating);
        chain.carried_out = carried;
    }
    chains
}

/// Where one colour is due to most of a group, what it costs that they meet each other, or float.
fn press<const LIMBS: usize>(kinds: &Kinds<LIMBS>, group: usize, carried_in: i64, prices: &mut [Wide<LIMBS>]) {
    let Some(side) = pressed_side(kinds, group) else { return };
    let meets_from_above = match side {
        Side::First => carried_in < 0,
        Side::Second => carried_in > 0,
    };
    let half = least_between_equals(kinds, group, side).halved().min(floating(kinds, group, meets_from_above));
    for kind in kinds.by_group[group].iter().map(|&kind| &kinds.all[kind]) {
        let price = if kind.due == Some(side) { half } else { Wide::zero().minus(&half) };
        for &position in &kind.members {
            prices[position] = price;
        }
    }
}

/// Where those to whom one colour is due stand above those to whom the other is, all of them have to go down to their
/// opponents, and a step further down is worth a step of distance: as goods flow along a road. The prices rise and fall
/// with the direction of the flow. Gives back how far they have risen in the end, for what floats on.
fn slope<const LIMBS: usize>(kinds: &Kinds<LIMBS>, chain: &Chain, level: i64, prices: &mut [Wide<LIMBS>]) -> i64 {
    let length = chain.positions.len() as i64;
    let end: i64 = chain.carried_in + chain.positions.clone().map(|position| weight(kinds, position)).sum::<i64>();
    let stays = end - chain.carried_out;
    let (mut flow, mut level) = (chain.carried_in, if chain.carried_in == 0 { 0 } else { level });
    for (passed, position) in (1..).zip(chain.positions.clone()) {
        let own = weight(kinds, position);
        let step = kinds.distance(level.unsigned_abs() as usize);
        let price = &mut prices[position];
        match own * level.signum() {
            1 => *price = price.plus(&step),
            -1 => *price = price.minus(&step),
            _ => {}
        }
        flow += own;
        // What is left over in the end stays where it is, spread evenly.
        level -= (flow * length - stays * passed).signum();
    }
    level
}

/// The colour that is due to more than half of those whose points count as equal to the group's.
fn pressed_side<const LIMBS: usize>(kinds: &Kinds<LIMBS>, group: usize) -> Option<Side> {
    let equals = (0..kinds.by_group.len()).filter(|&other| !kinds.are_unequal(group.min(other), group.max(other)));
    let (mut due, mut all) = ([0, 0], 0);
    for kind in equals.flat_map(|other| &kinds.by_group[other]).map(|&kind| &kinds.all[kind]) {
        all += kind.members.len();
        if let Some(side) = kind.due {
            due[side as usize] += kind.members.len();
        }
    }
    [Side::First, Side::Second].into_iter().find(|&side| 2 * due[side as usize] > all)
}

/// What floating to the next score group costs, down or up: nobody needs to pay more.
fn floating<const LIMBS: usize>(kinds: &Kinds<LIMBS>, group: usize, up: bool) -> Wide<LIMBS> {
    let above = (0..group).rev().find(|&above| kinds.are_unequal(above, group));
    let below = (group..kinds.by_group.len()).find(|&below| kinds.are_unequal(group, below));
    match (above, below) {
        (Some(above), _) if up => kinds.descent(above, group),
        (_, Some(below)) => kinds.descent(group, below),
        _ => kinds.scale.no_pair(),
    }
}

/// What two of the group to whom `side` is due cost at least, if they meet.
fn least_between_equals<const LIMBS: usize>(kinds: &Kinds<LIMBS>, group: usize, side: Side) -> Wide<LIMBS> {
    let due: Vec<usize> =
        kinds.by_group[group].iter().copied().filter(|&kind| kinds.all[kind].due == Some(side)).collect();
    let pairs = due.iter().enumerate().flat_map(|(index, &one)| due[index..].iter().map(move |&other| (one, other)));
    let exist = pairs.filter(|&(one, other)| one != other || kinds.all[one].members.len() > 1);
    exist.map(|(one, other)| *kinds.colours(one, other)).min().unwrap_or(Wide::zero())
}
