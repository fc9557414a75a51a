//! What the organizer wants of the next round (rules 4.10).

use super::Refusal;
use crate::event::{Event, PoolId, Wish};

pub(super) fn add(event: &mut Event, id: PoolId, wish: Wish) -> Result<(), Refusal> {
    check_players(event, id, wish)?;
    let pool = event.pool_mut(id).ok_or(Refusal::NoSuchPool(id))?;
    pool.wishes.retain(|&earlier| !wish.excludes(earlier));
    pool.wishes.push(wish);
    Ok(())
}

pub(super) fn drop(event: &mut Event, id: PoolId, wish: Wish) -> Result<(), Refusal> {
    let pool = event.pool_mut(id).ok_or(Refusal::NoSuchPool(id))?;
    let index = pool.wishes.iter().position(|&known| known == wish).ok_or(Refusal::NoSuchWish)?;
    pool.wishes.remove(index);
    Ok(())
}

/// Only of a round that can still come, and only of those who will be there.
fn check_players(event: &Event, id: PoolId, wish: Wish) -> Result<(), Refusal> {
    let (Some(pool), Some(rules)) = (event.pool(id), event.regulation.pool(id)) else {
        return Err(Refusal::NoSuchPool(id));
    };
    let round = pool.last_round().next();
    if pool.draw.is_none() {
        return Err(Refusal::NotDrawn(id));
    }
    if round > rules.rounds {
        return Err(Refusal::NoMoreRounds(rules.rounds));
    }
    let [one, other] = wish.players();
    if one == other && !matches!(wish, Wish::Bye(_)) {
        return Err(Refusal::Twice(one));
    }
    for player in [one, other] {
        if !event.players_in(id).any(|known| known.id == player && known.is_available(round)) {
            return Err(Refusal::NotAvailable(player, round));
        }
    }
    Ok(())
}
