//! Finals beside the pool (rules 8): when one is due and who plays it, and who has first in its games (rules 8.2).

use crate::event::{Event, FinalColours, FinalRules, Knockout, Participation, PlayerId, PoolId, Side};
use crate::knockout::{Match, NextGame};
use crate::standings::{Ledger, Order};

use super::draw::draw;

/// A final that can be started now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DueFinal {
    /// Its rules.
    pub rules: FinalRules,
    /// Who is to play it, the best placed first. Fewer than the rules ask for where the section has no more.
    pub participants: Vec<PlayerId>,
    /// Who was placed high enough but has left, and is passed over.
    pub passed_over: Vec<PlayerId>,
}

/// The finals of sections of this pool that are due: their round and all before are complete, and they have not been
/// started.
pub fn due_finals(event: &Event, pool: PoolId) -> Vec<DueFinal> {
    let Some(state) = event.pool(pool) else { return Vec::new() };
    let is_due = |rules: &&FinalRules| {
        event.pool_of(rules.of) == Some(pool)
            && event.knockout(rules.of).is_none()
            && state.last_round() >= rules.after
            && state.rounds.iter().take(usize::from(rules.after.0)).all(crate::event::Round::is_complete)
    };
    let ledger = Ledger::of(event, pool);
    event.regulation.finals.iter().filter(is_due).map(|rules| due_final(event, &ledger, rules)).collect()
}

fn due_final(event: &Event, ledger: &Ledger, rules: &FinalRules) -> DueFinal {
    let standings = Order::of_section(event, ledger, rules.of).after(rules.after);
    let (mut participants, mut passed_over) = (Vec::new(), Vec::new());
    for row in standings.rows.iter().filter(|row| row.place.is_some()) {
        if participants.len() >= usize::from(rules.players) {
            break;
        }
        let plays = event.player(row.player).is_some_and(|player| player.participation == Participation::InPlay);
        let list = if plays { &mut participants } else { &mut passed_over };
        list.push(row.player);
    }
    DueFinal { rules: rules.clone(), participants, passed_over }
}

/// Why a player has first in a game of a final (rules 8.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WhyFirstInFinal {
    /// The colours of the game before are exchanged.
    Exchanged,
    /// He has had first less often; so often the two had it.
    FewerGamesAsFirst {
        /// He.
        his: usize,
        /// The other.
        others: usize,
    },
    /// Both had first as often; the sum of the numbers is odd: the smaller number.
    OddSum,
    /// Both had first as often; the sum of the numbers is even: the larger number.
    EvenSum,
    /// By lot.
    Lot,
}

/// Who has first in the next game of a match, and why; `None` if the better placed chooses.
pub fn first_in_final(
    event: &Event,
    knockout: &Knockout,
    one: &Match,
    next: &NextGame,
) -> Option<(PlayerId, WhyFirstInFinal)> {
    let [Some(better), Some(lower)] = one.players else { return None };
    if let Some(player) = next.exchanged {
        return Some((player, WhyFirstInFinal::Exchanged));
    }
    match next.colours {
        FinalColours::BetterPlacedChooses => None,
        FinalColours::Lot => {
            // Each game has lots of its own, and anyone can draw them again.
            let step = u32::from(one.id.stage) * 100 + u32::from(one.id.index) * 10 + next.number as u32;
            let order = draw(&[better, lower], knockout.seed.wrapping_add(step));
            order.first().map(|&player| (player, WhyFirstInFinal::Lot))
        }
        FinalColours::FewerGamesAsFirst => {
            let [his, others] = [better, lower].map(|player| games_as_first(event, knockout, player));
            Some(match his.cmp(&others) {
                std::cmp::Ordering::Less => (better, WhyFirstInFinal::FewerGamesAsFirst { his, others }),
                std::cmp::Ordering::Greater => (lower, WhyFirstInFinal::FewerGamesAsFirst { his: others, others: his }),
                std::cmp::Ordering::Equal => by_numbers(event, better, lower),
            })
        }
    }
}

/// How often a player has had first so far: in the pool until he left it, and in slow games of the knockout.
fn games_as_first(event: &Event, knockout: &Knockout, player: PlayerId) -> usize {
    let pool = event.pool_of(knockout.rules.of).unwrap_or(PoolId(0));
    let ledger = Ledger::of(event, pool);
    let lines = ledger.lines(player).iter().take(usize::from(knockout.rules.after.0));
    let in_pool = lines.filter(|line| line.colour == Some(Side::First)).count();
    let slow = knockout.matches.iter().filter_map(|played| played.games.first());
    in_pool + slow.filter(|game| game.first == player && !game.outcome.is_forfeit()).count()
}

/// An odd sum of the numbers gives first to the smaller, an even one to the larger.
fn by_numbers(event: &Event, one: PlayerId, other: PlayerId) -> (PlayerId, WhyFirstInFinal) {
    let number = |id| event.player(id).and_then(|player| player.number).map_or(0, |number| number.0);
    let (smaller, larger) = if number(one) < number(other) { (one, other) } else { (other, one) };
    if (number(one) + number(other)) % 2 == 1 {
        (smaller, WhyFirstInFinal::OddSum)
    } else {
        (larger, WhyFirstInFinal::EvenSum)
    }
}
