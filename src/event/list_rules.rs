//! Lists of places beside those of the sections (rules 3.8, 8.1): men and women apart, best of the locals, everyone
//! of a pool together.

use serde::{Deserialize, Serialize};

use super::{Condition, PoolId, Prize, SectionId};

/// Whose order of places is meant.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Listed {
    /// The order of one section.
    Section(SectionId),
    /// The joint order of everyone in one pool, by the criteria of the pool's first section.
    Pool(PoolId),
}

/// A list that takes from an order those who meet a condition, with places of their own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct View {
    /// What it is called: 女子, 本地 …
    pub name: String,
    /// From which order.
    pub of: Listed,
    /// Who is in it.
    #[serde(default)]
    pub condition: Condition,
    /// With fewer players than this the list is dropped (rules 6.4); 0 and 1: never while it has anyone.
    #[serde(default)]
    pub at_least: u32,
    /// The view, by its index in the regulation, that takes in the players of this one when it is dropped.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dropped_into: Option<usize>,
    /// What its places bring, beside what those of the whole order bring (rules 1.2: money by the joint place, cups
    /// for men and women apart).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub prizes: Vec<Prize>,
    /// With fewer players than places to be awarded, one fewer than there are players is awarded (N−1, rules 1.2).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub one_fewer: bool,
    /// The N−1 rule, if any, also where there are just as many players as places.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub one_fewer_when_equal: bool,
}

impl View {
    /// A view that is never dropped, without prizes.
    pub fn new(name: impl Into<String>, of: Listed, condition: Condition) -> Self {
        Self {
            name: name.into(),
            of,
            condition,
            at_least: 0,
            dropped_into: None,
            prizes: Vec::new(),
            one_fewer: false,
            one_fewer_when_equal: false,
        }
    }
}
