//! Players paired together (编排池): how long they play and by what rules they are paired.

use serde::{Deserialize, Serialize};

use super::{PairingRules, RoundNo};

/// Players paired together (编排池).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct PoolRules {
    /// What it is called; empty where there is only one.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// The number of rounds: 1 to [`PoolRules::ROUND_LIMIT`].
    pub rounds: RoundNo,
    /// The time control, in the organizer's words.
    #[serde(default)]
    pub time_control: String,
    /// How its rounds are paired.
    #[serde(default)]
    pub pairing: PairingRules,
}

impl PoolRules {
    /// The most rounds that are taken.
    pub const ROUND_LIMIT: RoundNo = RoundNo(99);
}
