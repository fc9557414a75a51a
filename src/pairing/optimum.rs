//! The round of least cost: the field as a graph, its least perfect matching, and the tie-break of entry 8.

use super::matching::{Matcher, Vertex};
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
        0..=4 => solve::<4>(roster, &scale, absolutes),
        5..=8 => solve::<8>(roster, &scale, absolutes),
        9..=16 => solve::<16>(roster, &scale, absolutes),
        17..=64 => solve::<64>(roster, &scale, absolutes),
        _ => solve::<4096>(roster, &scale, absolutes),
    }
}

fn solve<const LIMBS: usize>(roster: &Roster, scale: &Scale, absolutes: Absolutes) -> Option<Vec<Position>> {
    let players = roster.len();
    let mut matcher = Matcher::new(players + usize::from(roster.is_odd()));
    let hold = absolutes == Absolutes::Hold;
    for one in 0..players {
        for other in one + 1..players {
            let breaches = roster.breaches(one, other);
            if hold && !breaches.is_none() {
                continue;
            }
            let weight = scale.pair::<LIMBS>(&roster.price(one, other), breaches);
            matcher.add_edge(one as Vertex, other as Vertex, weight);
        }
        let breaches = roster.bye_breaches(one);
        if roster.is_odd() && (!hold || breaches.is_none()) {
            matcher.add_edge(one as Vertex, players as Vertex, scale.bye::<LIMBS>(roster, one, breaches));
        }
    }
    if !matcher.solve() {
        return None;
    }
    let mut mates = Settling::of(matcher.face()).first();
    mates.truncate(players);
    Some(mates.into_iter().map(|mate| mate as Position).collect())
}
