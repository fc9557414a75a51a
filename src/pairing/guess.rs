//! A guess at the prices of the matching: who will be hard to pair by colour, and what that costs.
//!
//! Where more players of a score group are due first than second, some of them have to meet each other. Each of them
//! then brings half of what such a pair costs, and each of the others is worth as much. Without this the matching would
//! find it out anew for every such pair, each time through the whole group.

use crate::event::Side;

use super::kinds::Kinds;
use super::matching::{Weight, Wide};

/// Prices for all players, and for the bye if the field is odd.
pub(super) fn guess<const LIMBS: usize>(kinds: &Kinds<LIMBS>) -> Vec<Wide<LIMBS>> {
    let mut prices = vec![Wide::zero(); kinds.roster.len() + usize::from(kinds.roster.is_odd())];
    for group in 0..kinds.by_group.len() {
        let Some(side) = pressed_side(kinds, group) else { continue };
        let half = least_between_equals(kinds, group, side).halved();
        for kind in kinds.by_group[group].iter().map(|&kind| &kinds.all[kind]) {
            let price = if kind.due == Some(side) { half } else { Wide::zero().minus(&half) };
            for &position in &kind.members {
                prices[position] = price;
            }
        }
    }
    prices
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

/// What two of the group to whom `side` is due cost at least, if they meet.
fn least_between_equals<const LIMBS: usize>(kinds: &Kinds<LIMBS>, group: usize, side: Side) -> Wide<LIMBS> {
    let due: Vec<usize> =
        kinds.by_group[group].iter().copied().filter(|&kind| kinds.all[kind].due == Some(side)).collect();
    let pairs = due.iter().enumerate().flat_map(|(index, &one)| due[index..].iter().map(move |&other| (one, other)));
    let exist = pairs.filter(|&(one, other)| one != other || kinds.all[one].members.len() > 1);
    exist.map(|(one, other)| *kinds.colours(one, other)).min().unwrap_or(Wide::zero())
}
