//! A knockout (淘汰赛) as it is played: who was taken into it, and every game (rules 8). Who meets whom, and who won,
//! follows from the games and is told by [`crate::knockout`].

use serde::{Deserialize, Serialize};

use super::{FinalRules, Moment, Outcome, PlayerId, Side};

/// A match of a knockout.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct MatchId {
    /// How many stages were played before it, from 0.
    pub stage: u8,
    /// Which match of its stage, from the top, from 0. In the last stage 0 is for first and 1 for third.
    pub index: u8,
}

/// One game of a match: the slow one, or one that decides a drawn match (rules 8.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct FinalGame {
    /// Who had first.
    pub first: PlayerId,
    /// Who had second.
    pub second: PlayerId,
    /// How it ended.
    pub outcome: Outcome,
    /// When that was entered.
    pub entered: Moment,
}

impl FinalGame {
    /// The one on `side`.
    pub const fn player(&self, side: Side) -> PlayerId {
        match side {
            Side::First => self.first,
            Side::Second => self.second,
        }
    }
}

/// The games of one match, in their order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct PlayedMatch {
    /// Which match.
    pub id: MatchId,
    /// The slow game first; at least one.
    pub games: Vec<FinalGame>,
}

/// A knockout that has been started.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Knockout {
    /// Its rules as they were when it was started.
    pub rules: FinalRules,
    /// Who plays, the best placed first: a fact, whatever is corrected later (rules 8.1).
    pub participants: Vec<PlayerId>,
    /// What lots are drawn from (rules 8.2).
    pub seed: u32,
    /// When it was started.
    pub started: Moment,
    /// What has been played, in no particular order.
    pub matches: Vec<PlayedMatch>,
}

impl Knockout {
    /// The games of a match; none before its first result.
    pub fn games(&self, id: MatchId) -> &[FinalGame] {
        self.matches.iter().find(|played| played.id == id).map_or(&[], |played| &played.games)
    }

    /// The number of stages: 1 for two players, 2 for four.
    pub const fn stages(&self) -> u8 {
        self.participants.len().next_power_of_two().trailing_zeros() as u8
    }
}
