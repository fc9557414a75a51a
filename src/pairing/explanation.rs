//! Why a pair is a pair (rules 4.7): who floats, who has first and by which line of rules 4.5, and what any other
//! opponent would have cost.
//!
//! What another opponent costs is not estimated: the whole round is paired again around the pair that is asked about,
//! and the two costs are compared.

use std::cmp::Reverse;

use crate::event::{PlayerId, Points, RoundNo, Side};

use super::absolute::Absolute;
use super::colour::WhyFirst;
use super::field::Field;
use super::tables::{Infeasible, Pair, Pairing, checked, cost_of, pair, seats_of};
use super::worse::Worse;

/// Why two meet, and who of them has first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reasons {
    /// Who of the two floats, if their points count as unequal.
    pub float: Option<FloatReason>,
    /// By which line of rules 4.5 first was given.
    pub first: WhyFirst,
    /// Games as first minus games as second so far, of first and of second.
    pub balances: [i32; 2],
}

/// Why someone of a score group is paired outside of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FloatReason {
    /// The one with more points, who floats down.
    pub down: PlayerId,
    /// The one with fewer points, who floats up.
    pub up: PlayerId,
    /// The points of the one who floats down.
    pub group: Points,
    /// How many players have these points.
    pub size: usize,
    /// How many of them meet someone with more points.
    pub taken_up: usize,
    /// How many of them meet someone with fewer points, or nobody.
    pub sent_down: usize,
}

/// What would come of a wish that the round does not fulfil.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Otherwise {
    /// It would break this rule.
    Breaks(Absolute),
    /// The whole round would be worse, first in this entry.
    Worse(Worse),
    /// The remaining rounds could not all be paired any more (rules 4.8).
    RunsDry,
}

/// Why `seated` is a pair of `pairing`.
///
/// # Errors
/// If the field contradicts itself, or the pairing is not one of it.
pub fn reasons(field: &Field, pairing: &Pairing, seated: Pair) -> Result<Reasons, Infeasible> {
    let roster = checked(field)?;
    let (mates, _) = seats_of(&roster, &pairing.pairs, pairing.bye)?;
    let position = |player| roster.position_of(player).ok_or(Infeasible::NotEveryoneOnce(player));
    let (first, second) = (position(seated.first)?, position(seated.second)?);
    let entrant = |position: usize| &roster.entrants[position];
    let (side, why) = roster.side_of(first, second);
    let float = field.is_unequal(entrant(first).points, entrant(second).points).then(|| {
        let (down, up) = if entrant(first).points > entrant(second).points { (first, second) } else { (second, first) };
        let group = entrant(down).points;
        let members = (0..roster.len()).filter(|&member| entrant(member).points == group);
        let mate_points = members.map(|member| roster.entrants.get(mates[member]).map(|mate| mate.points));
        let mate_points: Vec<Option<Points>> = mate_points.collect();
        FloatReason {
            down: entrant(down).player,
            up: entrant(up).player,
            group,
            size: mate_points.len(),
            taken_up: mate_points.iter().filter(|&&points| points > Some(group)).count(),
            sent_down: mate_points.iter().filter(|&&points| points < Some(group)).count(),
        }
    });
    let first_reason = match (side, field.round) {
        (_, RoundNo(1)) => WhyFirst::Table,
        (Side::First, _) => why,
        (Side::Second, _) => WhyFirst::ByHand,
    };
    Ok(Reasons {
        float,
        first: first_reason,
        balances: [entrant(first).record.balance, entrant(second).record.balance],
    })
}

/// What it would cost to pair `player` with `other` in place of his opponent in `pairing`.
///
/// # Errors
/// If the field contradicts itself.
pub fn instead(field: &Field, pairing: &Pairing, player: PlayerId, other: PlayerId) -> Result<Otherwise, Infeasible> {
    let mut asked = without_wishes(field, [player, other]);
    {
        let roster = checked(&asked)?;
        let position = |player| roster.position_of(player).ok_or(Infeasible::NotEveryoneOnce(player));
        // The largest rule tells most.
        if let Some(rule) = roster.breaches(position(player)?, position(other)?).rules().last() {
            return Ok(Otherwise::Breaks(rule));
        }
    }
    asked.locked.push((player, other));
    otherwise(&asked, pairing)
}

/// What it would cost if `player` did not meet anyone with fewer points.
///
/// # Errors
/// If the field contradicts itself.
pub fn kept_from_floating_down(field: &Field, pairing: &Pairing, player: PlayerId) -> Result<Otherwise, Infeasible> {
    let mut asked = without_wishes(field, [player, player]);
    let Some(points) = points_of(field, player) else { return Err(Infeasible::NotEveryoneOnce(player)) };
    let lower = field.contenders.iter().filter(|contender| contender.points < points);
    asked.forbidden.extend(lower.map(|contender| (player, contender.player)));
    otherwise(&asked, pairing)
}

/// What it would cost to give the bye to `player`.
///
/// # Errors
/// If the field contradicts itself.
pub fn bye_instead(field: &Field, pairing: &Pairing, player: PlayerId) -> Result<Otherwise, Infeasible> {
    let mut rest = without_wishes(field, [player, player]);
    {
        let roster = checked(&rest)?;
        let position = roster.position_of(player).ok_or(Infeasible::NotEveryoneOnce(player))?;
        if let Some(rule) = roster.bye_breaches(position).rules().last() {
            return Ok(Otherwise::Breaks(rule));
        }
    }
    rest.contenders.retain(|contender| contender.player != player);
    match pair(&rest) {
        Ok(found) => {
            let cost = cost_of(field, &found.pairs, Some(player))?;
            Ok(cost.worse_than(&pairing.cost).map_or(Otherwise::RunsDry, Otherwise::Worse))
        }
        Err(Infeasible::NoPairing { give_up, .. }) if !give_up.is_empty() => Ok(Otherwise::Breaks(give_up[0].rule)),
        Err(reason) => Err(reason),
    }
}

/// The opponents that might be asked about, the likeliest first: by the difference in points, then by distance in
/// number. The present opponent is not among them.
pub fn others(field: &Field, pairing: &Pairing, player: PlayerId) -> Vec<PlayerId> {
    let present = pairing.pairs.iter().find_map(|pair| match (pair.first == player, pair.second == player) {
        (true, _) => Some(pair.second),
        (_, true) => Some(pair.first),
        _ => None,
    });
    let Some(asking) = field.contenders.iter().find(|contender| contender.player == player) else { return Vec::new() };
    let mut others: Vec<_> = field
        .contenders
        .iter()
        .filter(|other| other.player != player && Some(other.player) != present)
        .map(|other| {
            let difference = (other.points - asking.points).max(asking.points - other.points);
            let met = asking.met.contains(&other.player) || other.met.contains(&player);
            (difference, met, other.number.0.abs_diff(asking.number.0), Reverse(other.points), other.player)
        })
        .collect();
    others.sort_unstable();
    others.into_iter().map(|(.., player)| player).collect()
}

fn points_of(field: &Field, player: PlayerId) -> Option<Points> {
    field.contenders.iter().find(|contender| contender.player == player).map(|contender| contender.points)
}

/// The field without what the organizer wanted of these players.
fn without_wishes(field: &Field, players: [PlayerId; 2]) -> Field {
    let mut field = field.clone();
    let free = |&(one, other): &(PlayerId, PlayerId)| !players.contains(&one) && !players.contains(&other);
    field.locked.retain(free);
    field.forbidden.retain(free);
    field
}

fn otherwise(asked: &Field, pairing: &Pairing) -> Result<Otherwise, Infeasible> {
    match pair(asked) {
        Ok(found) => {
            let cost = cost_of(asked, &found.pairs, found.bye)?;
            // A round that costs less and was not taken is one after which the rest cannot be paired.
            Ok(cost.worse_than(&pairing.cost).map_or(Otherwise::RunsDry, Otherwise::Worse))
        }
        Err(Infeasible::NoPairing { give_up, .. }) if !give_up.is_empty() => Ok(Otherwise::Breaks(give_up[0].rule)),
        Err(reason) => Err(reason),
    }
}
