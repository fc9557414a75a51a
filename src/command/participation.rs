//! Who leaves, is away, comes back (rules 2.4 and 4.11).

use super::Refusal;
use crate::event::{Event, Participation, Player, PlayerId, PoolId, RoundNo};

pub(super) fn withdraw(event: &mut Event, id: PlayerId, after: RoundNo) -> Result<(), Refusal> {
    check_leaving(event, id, after)?;
    player_mut(event, id)?.participation = Participation::Withdrawn { after };
    Ok(())
}

pub(super) fn disqualify(event: &mut Event, id: PlayerId, after: RoundNo) -> Result<(), Refusal> {
    // A player who has withdrawn can still be disqualified; he left when he left.
    let player = event.player(id).ok_or(Refusal::NoSuchPlayer(id))?;
    let after = match player.participation {
        Participation::InPlay => {
            check_leaving(event, id, after)?;
            after
        }
        Participation::Withdrawn { after } => after,
        Participation::Disqualified { .. } => return Err(Refusal::HasLeft(id)),
    };
    player_mut(event, id)?.participation = Participation::Disqualified { after };
    Ok(())
}

pub(super) fn take_back(event: &mut Event, id: PlayerId) -> Result<(), Refusal> {
    let (pool, last) = pool_and_last_round(event, id)?;
    let player = event.player(id).ok_or(Refusal::NoSuchPlayer(id))?;
    let after = player.left_after().ok_or(Refusal::HasNotLeft(id))?;
    // Rounds that were published without him stay as they are: he was away.
    let missed: Vec<RoundNo> = rounds_without(event, id, pool, after, last);
    let player = player_mut(event, id)?;
    player.participation = Participation::InPlay;
    player.away.extend(missed);
    Ok(())
}

pub(super) fn set_away(event: &mut Event, id: PlayerId, round: RoundNo, away: bool) -> Result<(), Refusal> {
    let (_, last) = pool_and_last_round(event, id)?;
    if round <= last {
        return Err(Refusal::RoundIsPublished(round));
    }
    let player = player_mut(event, id)?;
    if away {
        player.away.insert(round);
    } else {
        player.away.remove(&round);
    }
    Ok(())
}

pub(super) fn put_back(event: &mut Event, id: PlayerId) -> Result<(), Refusal> {
    let (_, last) = pool_and_last_round(event, id)?;
    player_mut(event, id)?.put_back_after = last;
    Ok(())
}

fn check_leaving(event: &Event, id: PlayerId, after: RoundNo) -> Result<(), Refusal> {
    let (pool, _) = pool_and_last_round(event, id)?;
    let player = event.player(id).ok_or(Refusal::NoSuchPlayer(id))?;
    if player.participation != Participation::InPlay {
        return Err(Refusal::HasLeft(id));
    }
    let rounds = event.pool(pool).ok_or(Refusal::NoSuchPool(pool))?.numbered_rounds();
    let later =
        rounds.filter(|(no, _)| *no > after).find(|(_, round)| round.seat_of(id).is_some() || round.has_bye(id));
    later.map_or(Ok(()), |(no, _)| Err(Refusal::PairedLater(id, no)))
}

fn rounds_without(event: &Event, id: PlayerId, pool: PoolId, after: RoundNo, last: RoundNo) -> Vec<RoundNo> {
    let Some(pool) = event.pool(pool) else { return Vec::new() };
    let absent = |no: &RoundNo| pool.round(*no).is_some_and(|round| round.seat_of(id).is_none() && !round.has_bye(id));
    last.up_to().filter(|no| *no > after).filter(absent).collect()
}

fn pool_and_last_round(event: &Event, id: PlayerId) -> Result<(PoolId, RoundNo), Refusal> {
    let player = event.player(id).ok_or(Refusal::NoSuchPlayer(id))?;
    let pool = event.pool_of(player.section).ok_or(Refusal::NoSuchSection(player.section))?;
    let last = event.pool(pool).ok_or(Refusal::NoSuchPool(pool))?.last_round();
    Ok((pool, last))
}

fn player_mut(event: &mut Event, id: PlayerId) -> Result<&mut Player, Refusal> {
    event.player_mut(id).ok_or(Refusal::NoSuchPlayer(id))
}
