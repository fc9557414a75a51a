//! What a round was to one player, and what it counts there: rules 2.2 to 2.4, 3.2 to 3.6.
//!
//! | the round | points | opponents' points | wins | games as second | direct encounter | colour |
//! |---|---|---|---|---|---|---|
//! | won, drawn, lost | by colour | the opponent's | a win counts | as second | 2 / 1 / 0 | kept |
//! | won by forfeit | a win by colour | the opponent's | counts ¹ | no ² | 2 | none ² |
//! | forfeited, alone or both | a loss | the opponent's | no | no ² | 0 | none ² |
//! | double loss | a loss | the opponent's | no | as second | 0 | kept |
//! | outcome not known | nothing yet | nothing yet | no | not yet | not met yet | kept |
//! | bye | a win as second ³ | the lowest with points ³ | counts ¹ ³ | no | not met | none |
//! | bye given by hand | as given | the lowest with points ³ | if it brings a win ¹ ³ | no | not met | none |
//! | missed, or had left | nothing | nothing ³ | no | no | not met | none |
//! | not yet entered | nothing ³ | nothing ³ | no | no | not met | none |
//!
//! ¹ unless only played wins count; ² unless forfeits keep their colour; ³ settings of [`Counting`]. Progressive
//! points add what is held after each of these rounds. Every cell has a test in `tests/special_outcomes.rs`.

use crate::event::{Counting, NoGame, Outcome, PlayerId, PointTable, Points, Score, Side, TableNo, WinsCounted};

/// What a published round was to one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Entry {
    /// He was paired, whether the game has ended, was forfeited, or is still going on.
    Game(Game),
    /// He had a bye (轮空, rules 2.3).
    Bye(NoGame),
    /// He was in the event but not in the pairing: excused, or left out after forfeits (rules 4.11).
    Missed,
    /// He had not entered yet (rules 2.4).
    NotEntered,
    /// He had left or was disqualified (rules 2.4).
    Left,
}

/// A pairing, seen from one side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Game {
    /// At which table.
    pub table: TableNo,
    /// Across the board.
    pub opponent: PlayerId,
    /// His own side.
    pub side: Side,
    /// How it ended; `None`: not known yet, and then it counts nothing.
    pub outcome: Option<Outcome>,
}

impl Game {
    /// What it was to him; `None` while the outcome is not known.
    pub fn score(&self) -> Option<Score> {
        self.outcome.map(|outcome| outcome.score(self.side))
    }

    /// Whether it is known that nobody played (rules 2.2).
    pub fn is_forfeit(&self) -> bool {
        self.outcome.is_some_and(Outcome::is_forfeit)
    }
}

impl Entry {
    /// The game, if he was paired.
    pub const fn game(&self) -> Option<&Game> {
        match self {
            Self::Game(game) => Some(game),
            _ => None,
        }
    }

    /// The points it brings (rules 2.1 to 2.4). Rounds missed after the entry bring nothing.
    pub fn points(&self, table: &PointTable, counting: &Counting) -> Points {
        match self {
            Self::Game(game) => game.outcome.map_or(Points::ZERO, |outcome| table.award(outcome, game.side)),
            Self::Bye(brings) => brings.award(table),
            Self::NotEntered => counting.missed_round.award(table),
            Self::Missed | Self::Left => Points::ZERO,
        }
    }

    /// Whether it counts among the wins (rules 3.4). A bye settled by hand to bring less than a win is none.
    pub fn is_win(&self, counting: &Counting) -> bool {
        let all = counting.wins == WinsCounted::All;
        match self {
            Self::Game(game) => game.score() == Some(Score::Win) && (all || !game.is_forfeit()),
            Self::Bye(brings) => all && counting.bye_is_win && (*brings == NoGame::Win || *brings == counting.bye),
            Self::Missed | Self::NotEntered | Self::Left => false,
        }
    }

    /// His colour (rules 3.6): none without an opponent, and none in a forfeited game unless that is set. A game
    /// that still goes on has its colour.
    pub fn colour(&self, counting: &Counting) -> Option<Side> {
        let game = self.game()?;
        (counting.forfeit_keeps_colour || !game.is_forfeit()).then_some(game.side)
    }

    /// Whether it counts among the games as second (rules 3.6), which waits for the outcome.
    pub fn is_game_as_second(&self, counting: &Counting) -> bool {
        self.game().is_some_and(|game| game.outcome.is_some()) && self.colour(counting) == Some(Side::Second)
    }
}
