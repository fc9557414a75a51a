//! The pairs that the matching sees first: for each player a few opponents of every kind nearby, and some farther
//! away. The choice decides only how soon the round is found, not which one: [`super::pricing`] finds what is missing.

use super::kinds::Kinds;
use super::matching::{Matcher, Vertex, Wide};
use super::roster::Position;

/// How many opponents of each kind of the same score group are taken on each side.
const NEAR: usize = 2;
/// How many next players down the order are taken, whatever they are.
const NEXT: usize = 5;

/// The graph of the first candidates. An odd field gets one more vertex for the bye, with all its edges. Edges that
/// stand for no pair see to it that there is always a matching.
pub(super) fn first_graph<const LIMBS: usize>(kinds: &Kinds<LIMBS>) -> Matcher<Wide<LIMBS>> {
    let players = kinds.roster.len();
    let vertices = players + usize::from(kinds.roster.is_odd());
    let mut matcher = Matcher::new(vertices);
    let mut pairs = nearby(kinds);
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
        for &kind in &kinds.by_group[kinds.all[kinds.of[one]].group] {
            let members = &kinds.all[kind].members;
            let below = members.partition_point(|&other| other <= one);
            // Near ones, then ever farther ones at twice the distance each.
            let steps = (0..NEAR).chain((1..).map(|power| NEAR << power));
            let down = steps.map_while(|step| members.get(below + step));
            let allowed = down.filter(|&&other| kinds.roster.breaches(one, other).is_none());
            pairs.extend(allowed.map(|&other| (one, other)));
        }
    }
    pairs
}
