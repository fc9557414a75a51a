//! What a regulation says of the pairing (rules 4).

use serde::{Deserialize, Serialize};

use super::{Points, RoundNo};

/// How round 1 is paired, by positions (rules 4.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FirstRound {
    /// 1–2, 4–3, 5–6, 8–7 …
    Neighbours,
    /// 1–n, 2–(n−1) …
    Folded,
    /// 1–(n/2+1), 2–(n/2+2) …
    Halves,
    /// By a seeded lot.
    Random,
}

/// How long teammates are kept apart (rules 4.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TeammatesApart {
    /// Never.
    Never,
    /// In rounds 1 to this one.
    Through(RoundNo),
    /// In every round.
    Always,
}

impl TeammatesApart {
    /// Whether teammates may not meet in `round`.
    pub fn holds_in(self, round: RoundNo) -> bool {
        match self {
            Self::Never => false,
            Self::Through(last) => round <= last,
            Self::Always => true,
        }
    }
}

/// How hard the third game of a colour and the surplus of three weigh (rules 4.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ThreeRule {
    /// Forbidden as far as possible: entry 2 of rules 4.4.
    AsFarAsPossible,
    /// After the points: entry 4 of rules 4.4.
    AfterPoints,
    /// Not looked at.
    Off,
}

/// What gives first when two players have equal dues (rules 4.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EqualDues {
    /// The sum of the two numbers: odd, the smaller has first; even, the larger.
    NumberSum,
    /// The round: odd, the smaller number has first; even, the larger.
    RoundParity,
}

/// The settings of the pairing of one pool.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct PairingRules {
    /// How round 1 is paired.
    pub first_round: FirstRound,
    /// How long teammates are kept apart.
    pub teammates_apart: TeammatesApart,
    /// Whether two may meet again whose pairing ended by forfeit (rules 4.2).
    pub forfeited_may_meet_again: bool,
    /// The three rule of all rounds but the last.
    pub three_rule: ThreeRule,
    /// The three rule of the last round (rules 4.3).
    pub three_rule_in_last_round: ThreeRule,
    /// Differences in points up to this count as equal in entries 3 and 6 (rules 4.4).
    pub equal_points_within: Points,
    /// What gives first between equal dues.
    pub equal_dues: EqualDues,
    /// Whether in the last three rounds, of a pair with unequal points, the one with more is given his due
    /// (rules 4.5).
    pub leader_first_in_last_rounds: bool,
    /// How many forfeits in a row take a player out of the pairing; `None`: none do (rules 4.11).
    pub forfeits_in_a_row: Option<u8>,
}

impl Default for PairingRules {
    fn default() -> Self {
        Self {
            first_round: FirstRound::Neighbours,
            teammates_apart: TeammatesApart::Never,
            forfeited_may_meet_again: false,
            three_rule: ThreeRule::AsFarAsPossible,
            three_rule_in_last_round: ThreeRule::AfterPoints,
            equal_points_within: Points::ZERO,
            equal_dues: EqualDues::NumberSum,
            leader_first_in_last_rounds: false,
            forfeits_in_a_row: None,
        }
    }
}
