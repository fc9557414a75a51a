//! Lists of places beside those of the sections (rules 3.8, 8.1): men and women apart, best of the locals, everyone
//! of a pool together.

use serde::{Deserialize, Serialize};

use super::{Condition, PoolId, SectionId};

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
}

impl View {
    /// A view that is never dropped.
    pub fn new(name: impl Into<String>, of: Listed, condition: Condition) -> Self {
        Self { name: name.into(), of, condition, at_least: 0, dropped_into: None }
    }
}
