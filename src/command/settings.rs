//! The regulation itself. The app asks twice after the start; the engine refuses only what would contradict what
//! has already happened.

use super::Refusal;
use crate::event::{Event, Pool, PoolId, Regulation, RoundNo};

pub(super) fn change(event: &mut Event, regulation: &Regulation) -> Result<(), Refusal> {
    regulation.check().map_err(Refusal::Regulation)?;
    check_sections(event, regulation)?;
    check_pools(event, regulation)?;
    check_fouls(event, regulation)?;
    event.pools.resize_with(regulation.pools.len(), Pool::default);
    event.regulation = regulation.clone();
    Ok(())
}

fn check_sections(event: &Event, regulation: &Regulation) -> Result<(), Refusal> {
    for player in event.players() {
        let section = regulation.section(player.section).ok_or(Refusal::SectionInUse(player.section))?;
        let pool = event.pool_of(player.section);
        if pool != Some(section.pool) && player.number.is_some() {
            return Err(Refusal::PoolInUse(section.pool));
        }
    }
    Ok(())
}

fn check_pools(event: &Event, regulation: &Regulation) -> Result<(), Refusal> {
    for (index, pool) in event.pools.iter().enumerate() {
        let id = PoolId(index as u16);
        let rounds = regulation.pool(id).map_or(RoundNo::START, |rules| rules.rounds);
        let used = pool.draw.is_some() || !pool.rounds.is_empty();
        if used && regulation.pool(id).is_none() {
            return Err(Refusal::PoolInUse(id));
        }
        if rounds < pool.last_round() {
            return Err(Refusal::RoundsPublished(id, pool.last_round()));
        }
    }
    Ok(())
}

fn check_fouls(event: &Event, regulation: &Regulation) -> Result<(), Refusal> {
    let rounds = event.pools.iter().flat_map(|pool| &pool.rounds);
    let highest = rounds.flat_map(|round| &round.fouls).map(|foul| foul.kind).max();
    match highest {
        Some(kind) if kind >= regulation.fouls.kinds.len() => Err(Refusal::FoulKindInUse(kind)),
        _ => Ok(()),
    }
}
