//! The rules of places, each stated with its number, on crosstables small enough to check by hand.

mod criteria;
mod crosstable;
mod direct_encounter;
mod explanations;
mod ledger;
mod lists;
mod opponents_points;
mod order;
mod properties;
mod published_exercise;
mod ratings;
mod regulations;
mod special_outcomes;
mod teams;

use crate::event::{Criterion, Regulation, RoundNo};

/// 2 / 1 / 0, everything else as preset, with this order of places.
fn regulation(criteria: &[Criterion]) -> Regulation {
    let mut regulation = Regulation::blank("试赛", "公开组", RoundNo(9));
    regulation.sections[0].criteria = criteria.to_vec();
    regulation
}
