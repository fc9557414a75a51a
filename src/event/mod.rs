//! What is known of an event: plain data and nothing that could be computed from it.

mod identity;
mod points;

pub use identity::{Number, Place, PlayerId, PoolId, RoundNo, SectionId, TableNo, TeamId};
pub use points::Points;
