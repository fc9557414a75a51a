//! The finals that a regulation has beside the swiss or after it (rules 8): who plays them, with which colours, and
//! how a drawn match goes on.

use serde::{Deserialize, Serialize};

use super::{RoundNo, SectionId};

/// Who has first in a match of the finals (rules 8.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FinalColours {
    /// Fewer games as first so far; equal: the sum of the numbers, odd the smaller, even the larger (rules 1.3).
    FewerGamesAsFirst,
    /// By lot (rules 5.1).
    Lot,
    /// The better placed chooses.
    BetterPlacedChooses,
}

/// A game that decides a drawn match (rules 8.3).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct ExtraGame {
    /// Its time control, in the organizer's words.
    pub time_control: String,
    /// Who has first in it; `None`: the colours of the game before, exchanged.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub colours: Option<FinalColours>,
    /// Whether a draw wins for second.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub draw_wins_for_second: bool,
    /// Whether it is repeated until one wins.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub repeated: bool,
}

/// A final of a section.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct FinalRules {
    /// Of which section.
    pub of: SectionId,
    /// After which round of its pool its players leave for it.
    pub after: RoundNo,
    /// How many play: 2, 4, 8 or 16.
    pub players: u8,
    /// Whether the losers before the last match play for third.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub third_place: bool,
    /// Who has first.
    pub colours: FinalColours,
    /// The games that decide a drawn match, in their order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub extra_games: Vec<ExtraGame>,
    /// Whether place points go with the places when the lower placed wins (rules 1.4).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub swaps_place_points: bool,
    /// Whether the slow games of the finals add to what a finalist counts for his opponents (rules 3.2); else he
    /// counts what he left the pool with.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub counts_for_opponents: bool,
}
