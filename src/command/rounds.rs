//! Rounds: published, taken back, results and fouls (rules 2 and 4).

use std::collections::{HashMap, HashSet};

use super::{Command, Refusal};
use crate::event::{Bye, Event, Foul, Moment, Outcome, PlayerId, Pool, PoolId, Round, RoundNo, Table, TableNo};

/// Where a table stands.
type Seat = (PoolId, RoundNo, TableNo);

pub(super) fn publish(event: &mut Event, command: &Command, at: Moment) -> Result<(), Refusal> {
    let Command::PublishRound { pool: id, round, tables, byes, left_out, by_hand, missing_as_draws } = command else {
        return Err(Refusal::Nobody);
    };
    check_turn(event, *id, *round, *missing_as_draws)?;
    check_everyone(event, *id, *round, seated(tables, byes, left_out))?;
    if !by_hand {
        check_meetings(event, *id, tables)?;
    }
    let pool = event.pool_mut(*id).ok_or(Refusal::NoSuchPool(*id))?;
    pool.rounds.push(Round {
        tables: tables.iter().map(|&[first, second]| Table::new(first, second)).collect(),
        byes: byes.clone(),
        left_out: left_out.clone(),
        fouls: Vec::new(),
        missing_as_draws: *missing_as_draws,
        by_hand: *by_hand,
        wishes: std::mem::take(&mut pool.wishes),
        published: at,
    });
    Ok(())
}

fn check_turn(event: &Event, id: PoolId, round: RoundNo, missing_as_draws: bool) -> Result<(), Refusal> {
    let pool = event.pool(id).ok_or(Refusal::NoSuchPool(id))?;
    let rules = event.regulation.pool(id).ok_or(Refusal::NoSuchPool(id))?;
    if pool.draw.is_none() {
        return Err(Refusal::NotDrawn(id));
    }
    if round != pool.last_round().next() {
        return Err(Refusal::NotTheNextRound(pool.last_round().next()));
    }
    if round > rules.rounds {
        return Err(Refusal::NoMoreRounds(rules.rounds));
    }
    let incomplete = pool.numbered_rounds().find(|(_, earlier)| !earlier.is_complete());
    match incomplete {
        Some((earlier, _)) if !missing_as_draws => Err(Refusal::ResultsMissing(earlier)),
        _ => Ok(()),
    }
}

fn seated<'a>(
    tables: &'a [[PlayerId; 2]],
    byes: &'a [Bye],
    left_out: &'a [PlayerId],
) -> impl Iterator<Item = PlayerId> + 'a {
    let at_tables = tables.iter().flatten().copied();
    at_tables.chain(byes.iter().map(|bye| bye.player)).chain(left_out.iter().copied())
}

/// Each available player of the pool must be named once, and nobody else: nobody plays twice, and nobody is
/// forgotten.
fn check_everyone(
    event: &Event,
    id: PoolId,
    round: RoundNo,
    named: impl Iterator<Item = PlayerId>,
) -> Result<(), Refusal> {
    let mut available: HashSet<PlayerId> =
        event.players_in(id).filter(|player| player.is_available(round)).map(|player| player.id).collect();
    let mut seen = HashSet::new();
    for player in named {
        if !seen.insert(player) {
            return Err(Refusal::Twice(player));
        }
        if !available.remove(&player) {
            return Err(Refusal::NotAvailable(player, round));
        }
    }
    if seen.is_empty() {
        return Err(Refusal::Nobody);
    }
    match available.into_iter().min() {
        Some(forgotten) => Err(Refusal::Forgotten(forgotten, round)),
        None => Ok(()),
    }
}

/// Rules 4.2: what the engine proposes never repeats a pair. By hand the organizer may, and is told so.
fn check_meetings(event: &Event, id: PoolId, tables: &[[PlayerId; 2]]) -> Result<(), Refusal> {
    let (Some(pool), Some(rules)) = (event.pool(id), event.regulation.pool(id)) else {
        return Err(Refusal::NoSuchPool(id));
    };
    let met = meetings(pool, rules.pairing.forfeited_may_meet_again);
    let repeated = tables.iter().find_map(|&[first, second]| {
        met.get(&(first.min(second), first.max(second))).map(|&round| Refusal::MetBefore(first, second, round))
    });
    repeated.map_or(Ok(()), Err)
}

fn meetings(pool: &Pool, skip_forfeited: bool) -> HashMap<(PlayerId, PlayerId), RoundNo> {
    let mut met = HashMap::new();
    for (no, round) in pool.numbered_rounds() {
        for table in &round.tables {
            let forfeited = table.outcome.is_some_and(Outcome::is_forfeit);
            if !(forfeited && skip_forfeited) {
                met.insert((table.first.min(table.second), table.first.max(table.second)), no);
            }
        }
    }
    met
}

pub(super) fn take_back(event: &mut Event, id: PoolId, round: RoundNo) -> Result<(), Refusal> {
    let pool = event.pool_mut(id).ok_or(Refusal::NoSuchPool(id))?;
    let published = pool.round(round).ok_or(Refusal::NoSuchRound(id, round))?;
    if round != pool.last_round() || published.has_begun() {
        return Err(Refusal::RoundHasBegun(round));
    }
    pool.wishes = pool.rounds.pop().map(|round| round.wishes).unwrap_or_default();
    Ok(())
}

pub(super) fn set_outcome(event: &mut Event, seat: Seat, outcome: Option<Outcome>, at: Moment) -> Result<(), Refusal> {
    let table = table_mut(event, seat)?;
    table.outcome = outcome;
    table.entered = outcome.map(|_| at);
    Ok(())
}

pub(super) fn swap_colours(event: &mut Event, seat: Seat) -> Result<(), Refusal> {
    let table = table_mut(event, seat)?;
    std::mem::swap(&mut table.first, &mut table.second);
    table.outcome = table.outcome.map(Outcome::mirrored);
    Ok(())
}

pub(super) fn add_foul(event: &mut Event, id: PoolId, no: RoundNo, foul: Foul) -> Result<(), Refusal> {
    if foul.kind >= event.regulation.fouls.kinds.len() {
        return Err(Refusal::NoSuchFoulKind(foul.kind));
    }
    let round = round_mut(event, id, no)?;
    let plays = round.seat_of(foul.player).is_some();
    if !plays && (foul.in_game || !round.has_bye(foul.player)) {
        return Err(Refusal::NotInRound(foul.player, no));
    }
    round.fouls.push(foul);
    Ok(())
}

pub(super) fn remove_foul(event: &mut Event, id: PoolId, no: RoundNo, foul: Foul) -> Result<(), Refusal> {
    let round = round_mut(event, id, no)?;
    let index = round.fouls.iter().rposition(|known| *known == foul).ok_or(Refusal::NoSuchFoul(foul.player))?;
    round.fouls.remove(index);
    Ok(())
}

fn round_mut(event: &mut Event, id: PoolId, no: RoundNo) -> Result<&mut Round, Refusal> {
    let pool = event.pool_mut(id).ok_or(Refusal::NoSuchPool(id))?;
    pool.round_mut(no).ok_or(Refusal::NoSuchRound(id, no))
}

fn table_mut(event: &mut Event, (id, no, table): Seat) -> Result<&mut Table, Refusal> {
    round_mut(event, id, no)?.tables.get_mut(table.index()).ok_or(Refusal::NoSuchTable(no, table))
}
