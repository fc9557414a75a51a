//! Players: entered, edited, moved, removed, paid, present (rules 6).

use super::{Entrant, Refusal};
use crate::event::{Event, ListedRating, Player, PlayerId, Profile, SectionId};

pub(super) fn add(event: &mut Event, entrants: &[Entrant]) -> Result<(), Refusal> {
    if entrants.is_empty() {
        return Err(Refusal::Nobody);
    }
    for entrant in entrants {
        check(event, entrant)?;
    }
    for entrant in entrants {
        event.enter(|id| Player::new(id, tidied(&entrant.profile), entrant.section));
    }
    Ok(())
}

pub(super) fn edit(event: &mut Event, id: PlayerId, entrant: &Entrant) -> Result<(), Refusal> {
    check(event, entrant)?;
    move_to(event, &[id], entrant.section)?;
    if let Some(player) = event.player_mut(id) {
        player.profile = tidied(&entrant.profile);
    }
    Ok(())
}

pub(super) fn move_to(event: &mut Event, players: &[PlayerId], section: SectionId) -> Result<(), Refusal> {
    let pool = event.regulation.section(section).ok_or(Refusal::NoSuchSection(section))?.pool;
    let mut changing = Vec::new();
    for &id in players {
        let player = event.player(id).ok_or(Refusal::NoSuchPlayer(id))?;
        if event.pool_of(player.section) != Some(pool) {
            if event.has_been_paired(id) {
                return Err(Refusal::AlreadyPaired(id));
            }
            changing.push(id);
        }
    }
    mark(event, players, |player| player.section = section)?;
    if changing.is_empty() { Ok(()) } else { mark(event, &changing, |player| player.number = None) }
}

pub(super) fn remove(event: &mut Event, id: PlayerId) -> Result<(), Refusal> {
    event.player(id).ok_or(Refusal::NoSuchPlayer(id))?;
    if event.has_been_paired(id) {
        return Err(Refusal::AlreadyPaired(id));
    }
    event.remove(id);
    for pool in &mut event.pools {
        pool.wishes.retain(|wish| !wish.names(id));
    }
    Ok(())
}

pub(super) fn mark(event: &mut Event, players: &[PlayerId], set: impl Fn(&mut Player)) -> Result<(), Refusal> {
    if players.is_empty() {
        return Err(Refusal::Nobody);
    }
    if let Some(unknown) = players.iter().find(|&&id| event.player(id).is_none()) {
        return Err(Refusal::NoSuchPlayer(*unknown));
    }
    for &id in players {
        if let Some(player) = event.player_mut(id) {
            set(player);
        }
    }
    Ok(())
}

pub(super) fn set_ratings(event: &mut Event, ratings: &[(PlayerId, ListedRating)]) -> Result<(), Refusal> {
    let players: Vec<PlayerId> = ratings.iter().map(|(player, _)| *player).collect();
    mark(event, &players, |_| {})?;
    for (player, rating) in ratings {
        if let Some(player) = event.player_mut(*player) {
            player.profile.rating = Some(*rating);
        }
    }
    Ok(())
}

/// Seen in the hall or not; who was seen is late no more.
pub(super) fn set_present(event: &mut Event, players: &[PlayerId], present: bool) -> Result<(), Refusal> {
    mark(event, players, |player| {
        player.present = present;
        player.late &= !present;
    })
}

/// Late or not; who is late was not seen.
pub(super) fn set_late(event: &mut Event, players: &[PlayerId], late: bool) -> Result<(), Refusal> {
    mark(event, players, |player| {
        player.late = late;
        player.present &= !late;
    })
}

pub(super) fn set_flag(event: &mut Event, players: &[PlayerId], flag: &str, holds: bool) -> Result<(), Refusal> {
    let flag = flag.trim();
    if flag.is_empty() || flag.chars().count() > Profile::TEXT_LIMIT {
        return Err(Refusal::Profile);
    }
    mark(event, players, |player| {
        if holds {
            player.profile.flags.insert(flag.to_owned());
        } else {
            player.profile.flags.remove(flag);
        }
    })
}

/// Lots change nothing in the event: they are for the record. Whoever is drawn must be among those who could be.
pub(super) fn draw_lots(event: &Event, among: &[PlayerId], drawn: &[PlayerId], seed: u32) -> Result<(), Refusal> {
    if seed >= crate::event::Draw::SEED_END {
        return Err(Refusal::SeedRange(seed));
    }
    if drawn.is_empty() {
        return Err(Refusal::Nobody);
    }
    if let Some(unknown) = among.iter().find(|&&id| event.player(id).is_none()) {
        return Err(Refusal::NoSuchPlayer(*unknown));
    }
    for (index, id) in drawn.iter().enumerate() {
        if !among.contains(id) {
            return Err(Refusal::NotDrawable(*id));
        }
        if drawn[..index].contains(id) {
            return Err(Refusal::Twice(*id));
        }
    }
    Ok(())
}

fn check(event: &Event, entrant: &Entrant) -> Result<(), Refusal> {
    if event.regulation.section(entrant.section).is_none() {
        return Err(Refusal::NoSuchSection(entrant.section));
    }
    let profile = &entrant.profile;
    let name_length = profile.name.trim().chars().count();
    let texts = [
        &profile.region,
        &profile.phone,
        &profile.team,
        &profile.role,
        &profile.title,
        &profile.grade,
        &profile.id_number,
        &profile.guardian,
        &profile.coach,
        &profile.section_reason,
        &profile.note,
    ];
    let fits = (1..=Profile::NAME_LIMIT).contains(&name_length)
        && texts.into_iter().chain(&profile.flags).all(|text| text.chars().count() <= Profile::TEXT_LIMIT);
    if fits { Ok(()) } else { Err(Refusal::Profile) }
}

/// The same profile with names on one line and without spaces around them.
fn tidied(profile: &Profile) -> Profile {
    let line = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    Profile {
        name: line(&profile.name),
        region: line(&profile.region),
        phone: line(&profile.phone),
        team: line(&profile.team),
        role: line(&profile.role),
        title: line(&profile.title),
        grade: line(&profile.grade),
        id_number: line(&profile.id_number),
        guardian: line(&profile.guardian),
        coach: line(&profile.coach),
        section_reason: line(&profile.section_reason),
        ..profile.clone()
    }
}
