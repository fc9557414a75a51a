//! A section (组别): who is placed together, by which order, and what his place brings.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::{Condition, Criterion, Date, Gender, PoolId, Prize};

/// Players ranked and awarded together (组别).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Section {
    /// What it is called.
    pub name: String,
    /// The pool in which its players are paired.
    pub pool: PoolId,
    /// The order of places: not empty, points first, none twice.
    pub criteria: Vec<Criterion>,
    /// The earliest date of birth; `None`: no limit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub born_from: Option<Date>,
    /// The latest date of birth; `None`: no limit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub born_to: Option<Date>,
    /// The gender that may play in it; `None`: both.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gender: Option<Gender>,
    /// Flags that its players must carry.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub flags: BTreeSet<String>,
    /// Flags that its players may not carry.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub without_flags: BTreeSet<String>,
    /// With this flag a player of the next younger section may enter this one (rules 1.2). Empty: nobody may.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub higher_flag: String,
    /// The most entrants; `None`: no limit of its own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<u32>,
    /// Which of its players are placed and awarded. The others play along without a place: their games count for
    /// everyone, and they may count for a team (rules 1.4).
    #[serde(default, skip_serializing_if = "Condition::asks_nothing")]
    pub placed: Condition,
    /// What its places bring.
    #[serde(default)]
    pub prizes: Vec<Prize>,
    /// With fewer players than places to be awarded, one fewer than there are players is awarded (N−1, rules 1.2).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub one_fewer: bool,
    /// The N−1 rule, if any, also where there are just as many players as places.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub one_fewer_when_equal: bool,
    /// With fewer players than this in its pool the section plays in another's, ranked apart (rules 6.4).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub merged_below: Option<u32>,
    /// With so many men and so many women they are paired apart (rules 1.2, 6.4); `None`: always together.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub split_from: Option<u32>,
}

impl Section {
    /// A section for everyone, with places by preset A and without prizes.
    pub fn new(name: impl Into<String>, pool: PoolId) -> Self {
        Self {
            name: name.into(),
            pool,
            criteria: Criterion::PRESET_A.to_vec(),
            born_from: None,
            born_to: None,
            gender: None,
            flags: BTreeSet::new(),
            without_flags: BTreeSet::new(),
            higher_flag: String::new(),
            limit: None,
            placed: Condition::default(),
            prizes: Vec::new(),
            one_fewer: false,
            one_fewer_when_equal: false,
            merged_below: None,
            split_from: None,
        }
    }
}
