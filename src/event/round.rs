//! A round (轮) as published, with what has happened in it since. The pairing of a published round is a fact: it is
//! stored and never computed again.

use serde::{Deserialize, Serialize};

use super::{Moment, NoGame, PlayerId, TableNo, Wish};

/// Which side of the board. First moves first and has red.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// 先手·红
    First,
    /// 后手·黑
    Second,
}

impl Side {
    /// The side across the board.
    pub const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }
}

/// How a pairing ended (rules 2.2). "Not yet known" is the absence of an outcome.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// Won at the board by first.
    FirstWins,
    /// Drawn at the board.
    Draw,
    /// Won at the board by second.
    SecondWins,
    /// First was not at the table (弃权): second has a win.
    FirstForfeits,
    /// Second was not at the table (弃权): first has a win.
    SecondForfeits,
    /// Neither was at the table (双弃权).
    DoubleForfeit,
    /// Both lose (判双负), as when a result was reported without play.
    DoubleLoss,
}

/// What an outcome is to one of the two players.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Score {
    /// A win.
    Win,
    /// A draw.
    Draw,
    /// A loss.
    Loss,
}

impl Outcome {
    /// Every outcome.
    pub const ALL: [Self; 7] = [
        Self::FirstWins,
        Self::Draw,
        Self::SecondWins,
        Self::FirstForfeits,
        Self::SecondForfeits,
        Self::DoubleForfeit,
        Self::DoubleLoss,
    ];

    /// What the outcome is to the player on `side`.
    pub const fn score(self, side: Side) -> Score {
        match (self, side) {
            (Self::Draw, _) => Score::Draw,
            (Self::FirstWins | Self::SecondForfeits, Side::First)
            | (Self::SecondWins | Self::FirstForfeits, Side::Second) => Score::Win,
            _ => Score::Loss,
        }
    }

    /// Whether nobody played: a forfeit by one or both. A double loss is a decision over a game, not a forfeit.
    pub const fn is_forfeit(self) -> bool {
        matches!(self, Self::FirstForfeits | Self::SecondForfeits | Self::DoubleForfeit)
    }

    /// Whether the player on `side` was not at the table.
    pub const fn is_forfeit_by(self, side: Side) -> bool {
        matches!(
            (self, side),
            (Self::DoubleForfeit, _) | (Self::FirstForfeits, Side::First) | (Self::SecondForfeits, Side::Second)
        )
    }

    /// The same outcome seen with the two sides exchanged.
    pub const fn mirrored(self) -> Self {
        match self {
            Self::FirstWins => Self::SecondWins,
            Self::SecondWins => Self::FirstWins,
            Self::FirstForfeits => Self::SecondForfeits,
            Self::SecondForfeits => Self::FirstForfeits,
            same => same,
        }
    }
}

/// Two players at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Table {
    /// Has red and moves first.
    pub first: PlayerId,
    /// Has black.
    pub second: PlayerId,
    /// How it ended, once known.
    pub outcome: Option<Outcome>,
    /// When the outcome was last entered.
    pub entered: Option<Moment>,
}

impl Table {
    /// A table at which nothing has happened yet.
    pub const fn new(first: PlayerId, second: PlayerId) -> Self {
        Self { first, second, outcome: None, entered: None }
    }

    /// Who sits on `side`.
    pub const fn player(&self, side: Side) -> PlayerId {
        match side {
            Side::First => self.first,
            Side::Second => self.second,
        }
    }

    /// On which side `player` sits, if at this table.
    pub fn side_of(&self, player: PlayerId) -> Option<Side> {
        if self.first == player {
            Some(Side::First)
        } else if self.second == player {
            Some(Side::Second)
        } else {
            None
        }
    }
}

/// A player without an opponent in a round (轮空).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Bye {
    /// Who has it.
    pub player: PlayerId,
    /// Whether the organizer gave it, over and above what an odd field needs.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub by_hand: bool,
    /// What this bye brings, where the organizer settled it for this one; `None`: what the regulation says of byes
    /// ([`Counting::bye`](super::Counting::bye)).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub brings: Option<NoGame>,
}

impl Bye {
    /// The bye that an odd field leaves to `player`.
    pub const fn of(player: PlayerId) -> Self {
        Self { player, by_hand: false, brings: None }
    }
}

/// A foul (犯规) of a round (rules 2.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Foul {
    /// Who committed it.
    pub player: PlayerId,
    /// Its kind, as an index into the regulation's [`FoulRules::kinds`](super::FoulRules::kinds).
    pub kind: usize,
    /// Whether it happened in his game; else in the hall.
    pub in_game: bool,
}

/// A published round.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Round {
    /// The tables, from table 1.
    pub tables: Vec<Table>,
    /// Who has a bye.
    pub byes: Vec<Bye>,
    /// Who was available but left out for forfeits in a row (rules 4.11).
    pub left_out: Vec<PlayerId>,
    /// The fouls of the round, in the order of entry.
    pub fouls: Vec<Foul>,
    /// Whether missing results of earlier rounds were taken as draws for its pairing (rules 4.9).
    pub missing_as_draws: bool,
    /// Whether the organizer changed what the engine had proposed (rules 4.10).
    pub by_hand: bool,
    /// What the organizer had wanted of it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub wishes: Vec<Wish>,
    /// When it was published.
    pub published: Moment,
}

impl Round {
    /// The tables without a known outcome.
    pub fn missing(&self) -> impl Iterator<Item = TableNo> {
        let unknown = self.tables.iter().enumerate().filter(|(_, table)| table.outcome.is_none());
        unknown.map(|(index, _)| TableNo::at(index))
    }

    /// Whether every outcome is known.
    pub fn is_complete(&self) -> bool {
        self.tables.iter().all(|table| table.outcome.is_some())
    }

    /// Whether anything has happened in it since it was published.
    pub fn has_begun(&self) -> bool {
        !self.fouls.is_empty() || self.tables.iter().any(|table| table.outcome.is_some())
    }

    /// The table at which `player` sits, with his side.
    pub fn seat_of(&self, player: PlayerId) -> Option<(TableNo, &Table, Side)> {
        self.tables
            .iter()
            .enumerate()
            .find_map(|(index, table)| table.side_of(player).map(|side| (TableNo::at(index), table, side)))
    }

    /// Whether `player` has a bye.
    pub fn has_bye(&self, player: PlayerId) -> bool {
        self.byes.iter().any(|bye| bye.player == player)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_2_2_a_forfeit_gives_the_present_player_a_win() {
        assert_eq!(Outcome::FirstForfeits.score(Side::Second), Score::Win);
        assert_eq!(Outcome::FirstForfeits.score(Side::First), Score::Loss);
        for outcome in [Outcome::DoubleForfeit, Outcome::DoubleLoss] {
            assert_eq!((outcome.score(Side::First), outcome.score(Side::Second)), (Score::Loss, Score::Loss));
        }
        assert!(!Outcome::DoubleLoss.is_forfeit());
    }

    #[test]
    fn an_outcome_seen_from_across_the_board() {
        for outcome in Outcome::ALL {
            assert_eq!(outcome.mirrored().score(Side::First), outcome.score(Side::Second));
            assert_eq!(outcome.mirrored().is_forfeit_by(Side::First), outcome.is_forfeit_by(Side::Second));
        }
    }
}
