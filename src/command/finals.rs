//! Finals: started, played, corrected, cancelled (rules 8).

use super::Refusal;
use crate::event::{
    Event, FinalGame, Knockout, MatchId, Moment, Outcome, Participation, PlayedMatch, PlayerId, SectionId,
};
use crate::knockout::Bracket;

pub(super) fn start(
    event: &mut Event,
    of: SectionId,
    participants: &[PlayerId],
    seed: u32,
    at: Moment,
) -> Result<(), Refusal> {
    let rules = event.regulation.finals.iter().find(|rules| rules.of == of).ok_or(Refusal::NoSuchFinal(of))?.clone();
    if event.knockout(of).is_some() {
        return Err(Refusal::FinalHasBegun(of));
    }
    if participants.len() != usize::from(rules.players) {
        return Err(Refusal::FinalPlayers(rules.players));
    }
    let pool_id = event.pool_of(of).ok_or(Refusal::NoSuchSection(of))?;
    let pool = event.pool(pool_id).ok_or(Refusal::NoSuchPool(pool_id))?;
    if pool.last_round() < rules.after {
        return Err(Refusal::NotTheNextRound(pool.last_round().next()));
    }
    if let Some((no, _)) = pool.numbered_rounds().find(|(no, round)| *no <= rules.after && !round.is_complete()) {
        return Err(Refusal::ResultsMissing(no));
    }
    for (index, &id) in participants.iter().enumerate() {
        let player = event.player(id).ok_or(Refusal::NoSuchPlayer(id))?;
        if participants[..index].contains(&id) {
            return Err(Refusal::Twice(id));
        }
        if player.section != of || player.participation != Participation::InPlay {
            return Err(Refusal::NotAvailable(id, rules.after.next()));
        }
        let later = pool.numbered_rounds().filter(|(no, _)| *no > rules.after);
        if let Some((no, _)) = { later }.find(|(_, round)| round.seat_of(id).is_some() || round.has_bye(id)) {
            return Err(Refusal::PairedLater(id, no));
        }
    }
    let after = rules.after;
    event.finals.push(Knockout { rules, participants: participants.to_vec(), seed, started: at, matches: Vec::new() });
    leave(event, participants, Some(after));
    Ok(())
}

/// The players leave the pool after this round, or come back into it.
fn leave(event: &mut Event, players: &[PlayerId], after: Option<crate::event::RoundNo>) {
    for &id in players {
        if let Some(player) = event.player_mut(id) {
            player.in_final_after = after;
        }
    }
}

/// Before its first result a final can be called off: everyone is paired again.
pub(super) fn cancel(event: &mut Event, of: SectionId) -> Result<(), Refusal> {
    let index = event.finals.iter().position(|known| known.rules.of == of).ok_or(Refusal::NoSuchFinal(of))?;
    let knockout = &event.finals[index];
    if !knockout.matches.is_empty() {
        return Err(Refusal::FinalHasBegun(of));
    }
    // Rounds that were published without them stay as they are: they were away.
    let pool_id = event.pool_of(of).ok_or(Refusal::NoSuchSection(of))?;
    let last = event.pool(pool_id).ok_or(Refusal::NoSuchPool(pool_id))?.last_round();
    let missed: Vec<_> = last.up_to().filter(|no| *no > knockout.rules.after).collect();
    let participants = event.finals.remove(index).participants;
    for &id in &participants {
        if let Some(player) = event.player_mut(id) {
            player.away.extend(missed.iter().copied());
        }
    }
    leave(event, &participants, None);
    Ok(())
}

/// Enters or corrects game `number` of a match, from 0, or clears it. What followed from it goes: later games of the
/// match, and matches whose players are others now (rules 8.4).
pub(super) fn set_game(
    event: &mut Event,
    of: SectionId,
    id: MatchId,
    number: u8,
    result: Option<(PlayerId, Outcome)>,
    at: Moment,
) -> Result<(), Refusal> {
    let knockout = event.finals.iter_mut().find(|known| known.rules.of == of).ok_or(Refusal::NoSuchFinal(of))?;
    let bracket = Bracket::of(knockout);
    let one = bracket.match_of(id).filter(|one| one.is_ready()).ok_or(Refusal::NoSuchMatch(of))?;
    let number = usize::from(number);
    let is_next = one.next.as_ref().is_some_and(|next| next.number == number);
    if number >= one.games.len() && !(is_next && result.is_some()) {
        return Err(Refusal::NoSuchMatch(of));
    }
    let mut games = one.games[..number].to_vec();
    if let Some((first, outcome)) = result {
        let second = match one.players {
            [Some(better), Some(lower)] if first == better => lower,
            [Some(better), Some(lower)] if first == lower => better,
            _ => return Err(Refusal::NoSuchPlayer(first)),
        };
        games.push(FinalGame { first, second, outcome, entered: at });
    }
    knockout.matches.retain(|played| played.id != id);
    if !games.is_empty() {
        knockout.matches.push(PlayedMatch { id, games });
    }
    withdraw_what_followed(knockout);
    Ok(())
}

/// Takes out the games of matches whose two players are others by now, until every game is one of its match.
fn withdraw_what_followed(knockout: &mut Knockout) {
    for stage in 1..knockout.stages() {
        let bracket = Bracket::of(knockout);
        knockout.matches.retain(|played| {
            let players = bracket.match_of(played.id).map(|one| one.players);
            let fits = |game: &FinalGame| {
                players
                    .is_some_and(|players| players.contains(&Some(game.first)) && players.contains(&Some(game.second)))
            };
            played.id.stage != stage || played.games.iter().all(fits)
        });
    }
}
