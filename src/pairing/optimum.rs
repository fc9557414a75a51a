//! The round of least cost: the field as a graph, its least perfect matching, and the tie-break of entry 8.

use super::candidates::first_graph;
use super::guess::guess;
use super::kinds::Kinds;
use super::matching::Vertex;
use super::pricing::{Finds, price_all};
use super::roster::{Position, Roster};
use super::scale::Scale;
use super::ties::Settling;

/// Whether the absolute rules hold or may be given up at a price.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Absolutes {
    /// No pair breaks one.
    Hold,
    /// Breaking one is worse than anything else.
    AreEntries,
}

/// For every position its mate in the round of least cost; the bye's mate is [`Roster::len`]. `None` if every
/// pairing breaks an absolute rule.
pub(super) fn optimum(roster: &Roster, absolutes: Absolutes) -> Option<Vec<Position>> {
    let scale = Scale::of(roster, absolutes == Absolutes::AreEntries);
    // Few widths, because each is a copy of the whole method.
    match scale.limbs() {
        0..=4 => solve::<4>(roster, &scale),
        5..=8 => solve::<8>(roster, &scale),
        9..=16 => solve::<16>(roster, &scale),
        17..=64 => solve::<64>(roster, &scale),
        _ => solve::<4096>(roster, &scale),
    }
}

fn solve<const LIMBS: usize>(roster: &Roster, scale: &Scale) -> Option<Vec<Position>> {
    let kinds = Kinds::<LIMBS>::of(roster, scale);
    let mut matcher = first_graph(&kinds);
    let mut solved = matcher.solve(guess(&kinds));
    let tight = loop {
        debug_assert!(solved, "edges for no pair make a matching");
        let Finds { mut cheap, tight } = price_all(&kinds, &matcher);
        if cheap.is_empty() {
            break tight;
        }
        solved = if cheap.len() > roster.len() {
            for find in cheap {
                matcher.add_edge(find.one, find.other, find.cost);
            }
            matcher.solve_anew()
        } else {
            cheap.sort_unstable_by_key(|find| find.slack);
            for find in cheap {
                matcher.add_cheap_edge(find.one, find.other, find.cost);
            }
            matcher.resume()
        };
    };
    let players = roster.len();
    if (0..players).any(|one| matcher.mate(one as Vertex).is_some_and(|other| stands_for_no_pair(&kinds, one, other))) {
        return None;
    }
    let mut mates = Settling::of(matcher.face(&tight, players as Vertex)).first();
    mates.truncate(players);
    Some(mates.into_iter().map(|mate| mate as Position).collect())
}

/// Whether the matched edge stands for no pair: then every pairing breaks an absolute rule.
fn stands_for_no_pair<const LIMBS: usize>(kinds: &Kinds<LIMBS>, one: Position, other: Vertex) -> bool {
    let other = other as Position;
    if other == kinds.roster.len() {
        !kinds.scale.is_relaxed() && !kinds.roster.bye_breaches(one).is_none()
    } else {
        kinds.cost(one, other).is_none()
    }
}
