//! A round as paired: from a [`Field`] to tables in order, or the reason why there are none.

use crate::event::{PlayerId, RoundNo, Side};

use super::absolute::{Absolute, Breaches};
use super::cost::Cost;
use super::field::{Contradiction, Field};
use super::optimum::{Absolutes, optimum};
use super::roster::{Position, Roster};
use super::{first_round, small_field};

/// Two who meet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pair {
    /// Has red and moves first.
    pub first: PlayerId,
    /// Has black.
    pub second: PlayerId,
}

/// A paired round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pairing {
    /// The pairs in the order of the tables (rules 4.6).
    pub pairs: Vec<Pair>,
    /// Who has the bye, in an odd field.
    pub bye: Option<PlayerId>,
    /// What it costs (rules 4.4).
    pub cost: Cost,
}

/// An absolute rule that has to be given up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GivenUp {
    /// The rule.
    pub rule: Absolute,
    /// How many pairs and byes break it.
    pub times: u32,
}

/// Why a round cannot be paired (rules 4.8).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Infeasible {
    /// The field contradicts itself.
    Contradiction(Contradiction),
    /// Nobody or only one is there to be paired.
    TooFew {
        /// How many there are.
        players: usize,
    },
    /// Every pairing breaks an absolute rule.
    NoPairing {
        /// The least that has to be given up, the largest rule first.
        give_up: Vec<GivenUp>,
        /// The round that results.
        then: Box<Pairing>,
    },
    /// A pairing given from outside leaves a player out, has one twice, or has one who is not in the field.
    NotEveryoneOnce(PlayerId),
}

/// Pairs the round (rules 4.1 to 4.8).
///
/// # Errors
/// If the field contradicts itself or allows no pairing.
pub fn pair(field: &Field) -> Result<Pairing, Infeasible> {
    let roster = checked(field)?;
    if field.round == RoundNo(1) {
        return first_round::pair(&roster);
    }
    match small_field::optimum(&roster) {
        Some(mates) => Ok(arranged(&roster, &mates)),
        None => Err(infeasible(&roster)),
    }
}

/// The cost of any pairing of the field, whichever rules it breaks (rules 4.4). `pairs` may stand in any order.
///
/// # Errors
/// If the field contradicts itself, or the pairing does not contain everyone once.
pub fn cost_of(field: &Field, pairs: &[Pair], bye: Option<PlayerId>) -> Result<Cost, Infeasible> {
    let roster = checked(field)?;
    let (mates, sides) = seats_of(&roster, pairs, bye)?;
    Ok(roster.cost(&mates, |one, _| sides[one]))
}

pub(super) fn checked(field: &Field) -> Result<Roster<'_>, Infeasible> {
    field.check().map_err(Infeasible::Contradiction)?;
    match field.contenders.len() {
        players @ (0 | 1) => Err(Infeasible::TooFew { players }),
        _ => Ok(Roster::of(field)),
    }
}

/// Per position the mate and the side in a given pairing.
pub(super) fn seats_of(
    roster: &Roster,
    pairs: &[Pair],
    bye: Option<PlayerId>,
) -> Result<(Vec<Position>, Vec<Side>), Infeasible> {
    const NOBODY: Position = Position::MAX;
    let mut mates = vec![NOBODY; roster.len()];
    let mut sides = vec![Side::First; roster.len()];
    let mut sit = |player: PlayerId, mate: Position, side: Side| {
        let position = roster.position_of(player).ok_or(Infeasible::NotEveryoneOnce(player))?;
        if std::mem::replace(&mut mates[position], mate) != NOBODY {
            return Err(Infeasible::NotEveryoneOnce(player));
        }
        sides[position] = side;
        Ok(())
    };
    let position = |player: PlayerId| roster.position_of(player).ok_or(Infeasible::NotEveryoneOnce(player));
    for pair in pairs {
        sit(pair.first, position(pair.second)?, Side::First)?;
        sit(pair.second, position(pair.first)?, Side::Second)?;
    }
    if let Some(player) = bye {
        sit(player, roster.len(), Side::First)?;
    }
    match mates.iter().position(|&mate| mate == NOBODY) {
        Some(position) => Err(Infeasible::NotEveryoneOnce(roster.entrants[position].player)),
        None => Ok((mates, sides)),
    }
}

/// The pairing in which everyone has the mate given by position, with the colours of rules 4.5.
pub(super) fn arranged(roster: &Roster, mates: &[Position]) -> Pairing {
    arranged_with(roster, mates, |one, other| roster.side_of(one, other).0)
}

/// The pairing in which everyone has the mate and the side given.
pub(super) fn arranged_with(
    roster: &Roster,
    mates: &[Position],
    side_of: impl Fn(Position, Position) -> Side,
) -> Pairing {
    let mut tables: Vec<(Position, Position)> = Vec::with_capacity(mates.len() / 2);
    for (one, &other) in mates.iter().enumerate() {
        if one < other && other < roster.len() {
            tables.push((one, other));
        }
    }
    // The order has points from the top, so the upper of two has the higher points.
    tables.sort_by_key(|&(upper, lower)| {
        let (upper, lower) = (&roster.entrants[upper], &roster.entrants[lower]);
        (std::cmp::Reverse((upper.points, lower.points)), upper.number.min(lower.number))
    });
    let pairs = tables.iter().map(|&(upper, lower)| {
        let (upper_player, lower_player) = (roster.entrants[upper].player, roster.entrants[lower].player);
        match side_of(upper, lower) {
            Side::First => Pair { first: upper_player, second: lower_player },
            Side::Second => Pair { first: lower_player, second: upper_player },
        }
    });
    let bye = mates.iter().position(|&mate| mate == roster.len());
    Pairing {
        pairs: pairs.collect(),
        bye: bye.map(|position| roster.entrants[position].player),
        cost: roster.cost(mates, side_of),
    }
}

/// What has to be given up, if something has to be.
pub(super) fn infeasible(roster: &Roster) -> Infeasible {
    let Some(mates) = optimum(roster, Absolutes::AreEntries) else {
        // Without rules everyone can be paired with anyone, so this is not reached.
        return Infeasible::TooFew { players: roster.len() };
    };
    let pairing = arranged(roster, &mates);
    Infeasible::NoPairing { give_up: given_up(roster, &mates), then: Box::new(pairing) }
}

/// How often each absolute rule is broken, the largest rule first.
pub(super) fn given_up(roster: &Roster, mates: &[Position]) -> Vec<GivenUp> {
    let broken: Vec<Breaches> = (0..mates.len())
        .filter(|&one| one < mates[one])
        .map(|one| if mates[one] == roster.len() { roster.bye_breaches(one) } else { roster.breaches(one, mates[one]) })
        .collect();
    Absolute::ALL
        .into_iter()
        .rev()
        .map(|rule| GivenUp { rule, times: broken.iter().filter(|breaches| breaches.contains(rule)).count() as u32 })
        .filter(|given_up| given_up.times > 0)
        .collect()
}
