//! What a regulation promises for places (rules 7.1).

use serde::{Deserialize, Serialize};

use super::Place;

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
}

impl Prize {
    /// Money for each place from `from` to `to`.
    pub const fn money(from: u32, to: u32, yuan: u32) -> Self {
        Self { from: Place(from), to: Place(to), yuan: Some(yuan), thing: String::new(), lucky: false }
    }

    /// A lucky prize of money for one place.
    pub fn lucky(place: u32, yuan: u32) -> Self {
        Self { lucky: true, ..Self::money(place, place, yuan) }
    }
}
