//! What a change does to points and places, so that it can be said before it is made (rules 2.5).

use std::collections::HashMap;

use super::{Ledger, places};
use crate::event::{Event, Place, PlayerId, Points};

/// How many players a change concerns, as of the last published round of each pool.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Changes {
    /// Players with other points than before.
    pub points: usize,
    /// Players with another place than before.
    pub places: usize,
}

impl Changes {
    /// What differs between two states of one event.
    pub fn between(before: &Event, after: &Event) -> Self {
        let (before, after) = (positions(before), positions(after));
        let mut changes = Self::default();
        for (player, (points, place)) in &after {
            let (points_before, place_before) = before.get(player).copied().unwrap_or((Points::ZERO, None));
            changes.points += usize::from(*points != points_before);
            changes.places += usize::from(*place != place_before);
        }
        changes
    }
}

fn positions(event: &Event) -> HashMap<PlayerId, (Points, Option<Place>)> {
    let mut positions = HashMap::new();
    for pool in event.regulation.pool_ids() {
        let ledger = Ledger::of(event, pool);
        let last = ledger.last_round();
        let sections = event.regulation.section_ids().filter(|&section| event.pool_of(section) == Some(pool));
        for section in sections {
            for row in places(event, &ledger, section, last).rows {
                positions.insert(row.player, (ledger.tally(row.player, last).points, row.place));
            }
        }
    }
    positions
}
