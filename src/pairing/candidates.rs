//! The pairs that the matching sees first: for each player a few opponents of every kind nearby, and some farther
//! away. The choice decides only how soon the round is found, not which one: [`super::pricing`] finds what is missing.

use std::collections::VecDeque;

use crate::event::Side;

use super::kinds::Kinds;
use super::matching::{Matcher, Vertex, Wide};
use super::roster::Position;

/// How many opponents of each kind with equal points are taken: the nearest that no rule forbids.
const NEAR: usize = 6;
/// How many at each end of a row of waiting ones are taken.
const ENDS: usize = 3;
/// How many next players down the order are taken, whatever they are.
const NEXT: usize = 5;

/// The graph of the first candidates. An odd field gets one more vertex for the bye, with all its edges. Edges that
/// stand for no pair see to it that there is always a matching.
pub(super) fn first_graph<const LIMBS: usize>(kinds: &Kinds<LIMBS>) -> Matcher<Wide<LIMBS>> {
    let players = kinds.roster.len();
    let vertices = players + usize::from(kinds.roster.is_odd());
    let mut matcher = Matcher::new(vertices);
    let mut pairs = nearby(kinds);
    pairs.extend(along_the_flow(kinds));
    pairs.sort_unstable();
    pairs.dedup();
    for (one, other) in pairs {
        if let Some(cost) = kinds.cost(one, other) {
            matcher.add_edge(one as Vertex, other as Vertex, cost);
        }
    }
    for one in 0..players {
        let breaches = kinds.roster.bye_breaches(one);
        if kinds.roster.is_odd() && (breaches.is_none() || kinds.scale.is_relaxed()) {
            matcher.add_edge(one as Vertex, players as Vertex, kinds.scale.bye(kinds.roster, one, breaches));
        }
    }
    for one in (0..vertices).step_by(2) {
        matcher.add_edge(one as Vertex, one as Vertex + 1, kinds.scale.no_pair());
    }
    matcher
}

fn nearby<const LIMBS: usize>(kinds: &Kinds<LIMBS>) -> Vec<(Position, Position)> {
    let players = kinds.roster.len();
    let mut pairs = Vec::new();
    for one in 0..players {
        pairs.extend((one + 1..players.min(one + 1 + NEXT)).map(|other| (one, other)));
        let allowed = |&&other: &&Position| kinds.roster.breaches(one, other).is_none();
        let own = kinds.all[kinds.of[one]].group;
        let equals = (own..kinds.by_group.len()).take_while(|&group| !kinds.are_unequal(own, group));
        for &kind in equals.flat_map(|group| &kinds.by_group[group]) {
            let members = &kinds.all[kind].members;
            let below = &members[members.partition_point(|&other| other <= one)..];
            // The nearest that are allowed, then ever farther ones at twice the distance each.
            let near = below.iter().filter(allowed).take(NEAR);
            let far = (1..).map_while(|power| below.get(NEAR << power)).filter(allowed);
            pairs.extend(near.chain(far).map(|&other| (one, other)));
        }
    }
    pairs
}

/// Where many to whom one colour is due stand above many to whom the other is, the near ones are not enough: they wait
/// in a row, and who comes by and is due the other colour meets the first and the last of the row. Whoever would break
/// rules 4.3 among his like waits on into lower score groups.
fn along_the_flow<const LIMBS: usize>(kinds: &Kinds<LIMBS>) -> Vec<(Position, Position)> {
    let mut pairs = Vec::new();
    let mut waiting: VecDeque<Position> = VecDeque::new();
    let mut side = Side::First;
    for lower in 0..kinds.roster.len() {
        let kind = &kinds.all[kinds.of[lower]];
        waiting.retain(|&upper| {
            let above = kinds.of[upper];
            !kinds.are_unequal(kinds.all[above].group, kind.group) || kinds.floats_rather(above)
        });
        let Some(due) = kind.due else { continue };
        if waiting.is_empty() || side == due {
            side = due;
            waiting.push_back(lower);
            continue;
        }
        let allowed = |&&upper: &&Position| kinds.roster.breaches(upper, lower).is_none();
        let first = waiting.iter().filter(allowed).take(ENDS);
        let last = waiting.iter().rev().filter(allowed).take(ENDS);
        pairs.extend(first.chain(last).map(|&upper| (upper, lower)));
        waiting.pop_front();
    }
    pairs
}
