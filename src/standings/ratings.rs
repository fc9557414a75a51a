//! Ratings (等级分, rules 10): given the ledger of a pool and the ratings with which the players came, what each
//! gains and loses by Elo's formula, game by game. Only games really played count: no forfeit, no bye, no double
//! loss, which is a decision and no result.
//!
//! The formula is reckoned in whole numbers, so that every device finds the same.

use crate::event::{Event, ListedRating, Outcome, PlayerId, Rating, RatingRules, RoundNo, Score};

use super::entry::Game;
use super::ledger::Ledger;

/// A part of a game's result, in millionths: a win is 1 000 000, a draw half of it.
type Millionths = i64;

/// What the event does to a player's rating.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RatingChange {
    /// Whose.
    pub player: PlayerId,
    /// With what he came; the start value and no games if he was in no list.
    pub before: ListedRating,
    /// His factor K.
    pub factor: u32,
    /// His rated games.
    pub games: Vec<RatedGame>,
    /// What he gains; negative: loses.
    pub gain: i32,
    /// With what he leaves.
    pub after: ListedRating,
}

/// One rated game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RatedGame {
    /// In which round.
    pub round: RoundNo,
    /// Against whom.
    pub opponent: PlayerId,
    /// The opponent's rating.
    pub rating: Rating,
    /// The result.
    pub score: Score,
    /// The result that was to be expected, in millionths of a win.
    pub expected: i64,
}

/// The changes of everyone in the ledger, in the order of entry; also of those without a rated game.
pub fn rating_changes(event: &Event, ledger: &Ledger, rules: &RatingRules) -> Vec<RatingChange> {
    let listed = |id: PlayerId| {
        let known = event.player(id).and_then(|player| player.profile.rating);
        known.unwrap_or(ListedRating { rating: rules.start, games: 0 })
    };
    let change = |id: PlayerId| {
        let before = listed(id);
        let lines = ledger.lines(id).iter().enumerate();
        let games: Vec<RatedGame> = lines
            .filter_map(|(index, line)| {
                let game = line.entry.game()?;
                let (score, rating) = (rated_score(game)?, listed(game.opponent).rating);
                let expected = expected(before.rating, rating, rules.difference_limit);
                Some(RatedGame { round: RoundNo::at(index), opponent: game.opponent, rating, score, expected })
            })
            .collect();
        let factor = event.player(id).map_or(rules.k, |player| rules.factor(before, &player.profile));
        let gain = gain(&games, factor);
        let after = ListedRating {
            rating: Rating(before.rating.0.saturating_add(gain)),
            games: before.games.saturating_add(games.len() as u32),
        };
        RatingChange { player: id, before, factor, games, gain, after }
    };
    ledger.players().map(change).collect()
}

fn rated_score(game: &Game) -> Option<Score> {
    let played = matches!(game.outcome?, Outcome::FirstWins | Outcome::Draw | Outcome::SecondWins);
    played.then(|| game.score()).flatten()
}

const WIN: Millionths = 1_000_000;

/// What a game brings in millionths of a win.
const fn worth(score: Score) -> Millionths {
    match score {
        Score::Win => WIN,
        Score::Draw => WIN / 2,
        Score::Loss => 0,
    }
}

/// The factor times what was scored beyond expectation, added up over the event and rounded once, halves away from
/// zero.
fn gain(games: &[RatedGame], factor: u32) -> i32 {
    let beyond: Millionths = games.iter().map(|game| worth(game.score) - game.expected).sum();
    let exact = beyond.saturating_mul(i64::from(factor));
    let rounded = (exact.abs() + WIN / 2) / WIN;
    i32::try_from(rounded * exact.signum()).unwrap_or(0)
}

/// 1 / (1 + 10^(difference / 400)), to the nearest millionth.
fn expected(own: Rating, opponent: Rating, limit: Option<u32>) -> Millionths {
    let difference = i64::from(opponent.0) - i64::from(own.0);
    let size = difference.unsigned_abs().min(u64::from(limit.unwrap_or(BEYOND_DOUBT))).min(u64::from(BEYOND_DOUBT));
    let odds = (0..size).fold(ONE, |odds, _| (odds * STEP) >> FRACTION_BITS);
    let weaker = (u128::from(WIN.unsigned_abs()) * ONE + (ONE + odds) / 2) / (ONE + odds);
    // At most half a million.
    let weaker = weaker as Millionths;
    if difference >= 0 { weaker } else { WIN - weaker }
}

/// A difference at which the weaker player has less than a millionth to expect.
const BEYOND_DOUBT: u32 = 2600;

const FRACTION_BITS: u32 = 48;

/// One, as a number with [`FRACTION_BITS`] binary places.
const ONE: u128 = 1 << FRACTION_BITS;

/// 10^(1/400) = 1.005 773 063 …, likewise: the odds grow by it with each point of difference.
const STEP: u128 = 283_099_949_484_619;

#[cfg(test)]
mod tests {
    use super::*;

    fn expected_of(own: i32, opponent: i32) -> Millionths {
        expected(Rating(own), Rating(opponent), None)
    }

    #[test]
    fn rules_10_the_expectation_by_the_formula() {
        // 1 / (1 + 10^(d/400)), reckoned with sixty digits.
        for (difference, millionths) in
            [(0, 500_000), (1, 498_561), (50, 428_537), (100, 359_935), (200, 240_253), (400, 90_909), (800, 9_901)]
        {
            assert_eq!(expected_of(1500, 1500 + difference), millionths, "{difference}");
            assert_eq!(expected_of(1500 + difference, 1500), WIN - millionths, "{difference}");
        }
    }

    #[test]
    fn differences_beyond_the_limit_count_as_the_limit() {
        assert_eq!(expected(Rating(1000), Rating(2000), Some(400)), 90_909);
        assert_eq!(expected_of(i32::MIN, i32::MAX), 0);
        assert_eq!(expected_of(i32::MAX, i32::MIN), WIN);
    }
}
