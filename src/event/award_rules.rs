//! What a regulation promises for places (rules 7.1).

use serde::{Deserialize, Serialize};

use super::{Condition, Listed, Place};

/// What each place of a range brings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Prize {
    /// The first place of the range.
    pub from: Place,
    /// The last place of the range; the same as `from` for a single place.
    pub to: Place,
    /// Money for each, in yuan.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub yuan: Option<u32>,
    /// A thing for each: cup, medal, certificate, goods. Empty: none.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub thing: String,
    /// Whether it is a lucky prize (幸运奖), which goes to a place outside the ranking prizes.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub lucky: bool,
    /// The range ends at this share of those who have a place, rounded down, where that comes before `to` (rules 7.1).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub up_to_percent: Option<u8>,
}

/// A qualification (晋级) for those who meet a condition, by their places (rules 7.2).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Quota {
    /// For what: 四川赛区决赛, 棋王 …
    pub name: String,
    /// From which order.
    pub of: Listed,
    /// Who may have it.
    #[serde(default)]
    pub condition: Condition,
    /// How many places; with `one_per` this is what is given beside that share.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub places: Option<u32>,
    /// One for so many entrants, rounded down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub one_per: Option<u32>,
}

impl Prize {
    /// Money for each place from `from` to `to`.
    pub const fn money(from: u32, to: u32, yuan: u32) -> Self {
        Self {
            from: Place(from),
            to: Place(to),
            yuan: Some(yuan),
            thing: String::new(),
            lucky: false,
            up_to_percent: None,
        }
    }

    /// A lucky prize of money for one place.
    pub fn lucky(place: u32, yuan: u32) -> Self {
        Self { lucky: true, ..Self::money(place, place, yuan) }
    }
}
