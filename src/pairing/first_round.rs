//! Round 1 (rules 4.1): by the positions of the players in it, with teammates kept apart by the nearest change of
//! places (rules 5.2).

use std::collections::BTreeMap;

use crate::event::{FirstRound, Side};

use super::draw::{FIRST_ROUND_STREAM, shuffle};
use super::optimum::{Absolutes, optimum};
use super::roster::{Position, Roster};
use super::tables::{Infeasible, Pairing, arranged_with, infeasible};

/// A table of round 1: the first-named and the second-named.
type Named = (Position, Position);

pub(super) fn pair(roster: &Roster) -> Result<Pairing, Infeasible> {
    let (mut tables, mut bye) = by_mode(roster);
    seat_locked(roster, &mut tables, &mut bye);
    let apart = keep_apart(roster, &mut tables);
    if !apart || bye.is_some_and(|player| !roster.bye_breaches(player).is_none()) {
        // No change of two places helps. Then any pairing that the absolute rules allow is better than none.
        let mates = optimum(roster, Absolutes::Hold).ok_or_else(|| infeasible(roster))?;
        tables = (0..mates.len()).filter(|&one| one < mates[one]).map(|one| (one, mates[one])).collect();
        tables.retain(|&(_, other)| other < roster.len());
        bye = mates.iter().position(|&mate| mate == roster.len());
    }
    Ok(seated(roster, tables, bye))
}

/// The tables as the regulation's mode gives them, with the player left over.
fn by_mode(roster: &Roster) -> (Vec<Named>, Option<Position>) {
    let mut players: Vec<Position> = (0..roster.len()).collect();
    players.sort_unstable_by_key(|&position| roster.entrants[position].number);
    let mode = roster.field.rules.first_round;
    if mode == FirstRound::Random {
        shuffle(&mut players, roster.field.seed, FIRST_ROUND_STREAM);
    }
    let bye = if players.len().is_multiple_of(2) { None } else { players.pop() };
    let half = players.len() / 2;
    let tables = match mode {
        FirstRound::Neighbours => {
            let swapped = |(index, pair): (usize, &[Position])| match index % 2 {
                0 => (pair[0], pair[1]),
                _ => (pair[1], pair[0]),
            };
            players.chunks_exact(2).enumerate().map(swapped).collect()
        }
        FirstRound::Random => players.chunks_exact(2).map(|pair| (pair[0], pair[1])).collect(),
        FirstRound::Folded => (0..half).map(|index| (players[index], players[players.len() - 1 - index])).collect(),
        FirstRound::Halves => (0..half).map(|index| (players[index], players[half + index])).collect(),
    };
    (tables, bye)
}

/// Brings locked pairs together (rules 4.10): the one changes places with the opponent of the other.
fn seat_locked(roster: &Roster, tables: &mut [Named], bye: &mut Option<Position>) {
    for one in 0..roster.len() {
        let Some(other) = roster.entrants[one].locked.filter(|&other| one < other) else { continue };
        // Whoever has the bye leaves it to the opponent of the other.
        let (stays, comes) = if *bye == Some(one) { (other, one) } else { (one, other) };
        let opponent = tables.iter().find_map(|&(first, second)| match stays {
            _ if first == stays => Some(second),
            _ if second == stays => Some(first),
            _ => None,
        });
        if let Some(opponent) = opponent {
            exchange(tables, bye, comes, opponent);
        }
    }
}

fn exchange(tables: &mut [Named], bye: &mut Option<Position>, one: Position, other: Position) {
    let seats = tables.iter_mut().flat_map(|(first, second)| [first, second]).chain(bye.as_mut());
    for seat in seats {
        if *seat == one {
            *seat = other;
        } else if *seat == other {
            *seat = one;
        }
    }
}

/// For each table from the first that is against the rules, the second-named changes places with the second-named of
/// the nearest later table, else earlier one, that makes both right (rules 5.2). False if one cannot be helped.
fn keep_apart(roster: &Roster, tables: &mut [Named]) -> bool {
    let is_right = |(first, second): Named| roster.breaches(first, second).is_none();
    for index in 0..tables.len() {
        if is_right(tables[index]) {
            continue;
        }
        let nearest = (index + 1..tables.len()).chain((0..index).rev()).find(|&other| {
            let ((first, second), (other_first, other_second)) = (tables[index], tables[other]);
            is_right((first, other_second)) && is_right((other_first, second))
        });
        let Some(nearest) = nearest else { return false };
        let second = tables[index].1;
        tables[index].1 = std::mem::replace(&mut tables[nearest].1, second);
    }
    true
}

/// Colours: of neighbours the first-named has first; else at odd tables the smaller number, at even ones the larger.
fn seated(roster: &Roster, mut tables: Vec<Named>, bye: Option<Position>) -> Pairing {
    let number = |position: Position| roster.entrants[position].number;
    if roster.field.rules.first_round != FirstRound::Neighbours {
        tables.sort_by_key(|&(one, other)| number(one).min(number(other)));
        for (index, table) in tables.iter_mut().enumerate() {
            if (number(table.0) < number(table.1)) != (index % 2 == 0) {
                *table = (table.1, table.0);
            }
        }
    }
    let mut mates = vec![roster.len(); roster.len()];
    let mut sides: BTreeMap<Position, Side> = BTreeMap::new();
    for &(first, second) in &tables {
        mates[first] = second;
        mates[second] = first;
        sides.insert(first, Side::First);
    }
    debug_assert_eq!(bye.is_some(), mates.contains(&roster.len()));
    arranged_with(roster, &mates, |one, _| sides.get(&one).copied().unwrap_or(Side::Second))
}
