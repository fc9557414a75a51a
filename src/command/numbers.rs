//! The draw, and numbers for late entrants (rules 5).

use std::collections::HashSet;

use super::Refusal;
use crate::event::{Draw, Event, Moment, Number, Player, PlayerId, PoolId, RoundNo};

/// The largest number that is given.
const NUMBER_LIMIT: Number = Number(9999);

pub(super) fn draw(event: &mut Event, pool: PoolId, seed: u32, order: &[PlayerId], at: Moment) -> Result<(), Refusal> {
    check_draw(event, pool, seed, order)?;
    let in_pool: Vec<PlayerId> = event.players_in(pool).map(|player| player.id).collect();
    for id in in_pool {
        if let Some(player) = event.player_mut(id) {
            player.number = None;
            player.first_round = RoundNo(1);
        }
    }
    for (index, &id) in order.iter().enumerate() {
        if let Some(player) = event.player_mut(id) {
            player.number = Some(Number(index as u32 + 1));
        }
    }
    if let Some(pool) = event.pool_mut(pool) {
        pool.draw = Some(Draw { seed, at, numbers: order.len() as u32 });
    }
    Ok(())
}

fn check_draw(event: &Event, id: PoolId, seed: u32, order: &[PlayerId]) -> Result<(), Refusal> {
    let pool = event.pool(id).ok_or(Refusal::NoSuchPool(id))?;
    if !pool.rounds.is_empty() {
        return Err(Refusal::DrawClosed(id));
    }
    if seed >= Draw::SEED_END {
        return Err(Refusal::SeedRange(seed));
    }
    if order.is_empty() {
        return Err(Refusal::Nobody);
    }
    let mut seen = HashSet::new();
    for &player in order {
        if !seen.insert(player) {
            return Err(Refusal::Twice(player));
        }
        let player = event.player(player).ok_or(Refusal::NoSuchPlayer(player))?;
        if event.pool_of(player.section) != Some(id) || undrawable(event, player).is_some() {
            return Err(Refusal::NotDrawable(player.id));
        }
    }
    Ok(())
}

/// Why a player is not drawn (rules 6.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Undrawable {
    /// He has left.
    Left,
    /// He has not paid, and the regulation asks for it.
    Unpaid,
    /// He has not been seen in the hall, and the regulation asks for it.
    Absent,
}

/// Why the regulation does not let the player be drawn; `None`: it does.
pub fn undrawable(event: &Event, player: &Player) -> Option<Undrawable> {
    let entry = &event.regulation.entry;
    if player.left_after().is_some() {
        Some(Undrawable::Left)
    } else if entry.draw_needs_paid && !player.paid && entry.fee_of(&player.profile) != Some(0) {
        Some(Undrawable::Unpaid)
    } else {
        (entry.draw_needs_present && !player.present).then_some(Undrawable::Absent)
    }
}

pub(super) fn enter_late(event: &mut Event, id: PlayerId, number: Number, first_round: RoundNo) -> Result<(), Refusal> {
    let player = event.player(id).ok_or(Refusal::NoSuchPlayer(id))?;
    let pool_id = event.pool_of(player.section).ok_or(Refusal::NoSuchSection(player.section))?;
    let pool = event.pool(pool_id).ok_or(Refusal::NoSuchPool(pool_id))?;
    if pool.draw.is_none() {
        return Err(Refusal::NotDrawn(pool_id));
    }
    if player.number.is_some() {
        return Err(Refusal::AlreadyNumbered(id));
    }
    if undrawable(event, player).is_some() {
        return Err(Refusal::NotDrawable(id));
    }
    if number.0 == 0 || number > NUMBER_LIMIT {
        return Err(Refusal::NumberRange(number));
    }
    if first_round <= pool.last_round() {
        return Err(Refusal::RoundIsPublished(first_round));
    }
    let holder = event.players_in(pool_id).find(|other| other.number == Some(number)).map(|other| other.id);
    if let Some(holder) = holder {
        let here = event.player(holder).is_some_and(|holder| holder.present);
        if here || event.has_been_paired(holder) {
            return Err(Refusal::NumberTaken(number, holder));
        }
        if let Some(absentee) = event.player_mut(holder) {
            absentee.number = None;
        }
    }
    if let Some(player) = event.player_mut(id) {
        player.number = Some(number);
        player.first_round = first_round;
    }
    Ok(())
}
