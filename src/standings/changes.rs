//! What a change does to points and places, so that it can be said before it is made (rules 2.5).

use std::collections::HashMap;

use super::{Finals, Ledger, places, team_places};
use crate::event::{Event, Listed, Place, PlayerId, Points};

/// How many players and teams a change concerns, as of the last published round of each pool.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Changes {
    /// Players with other points than before.
    pub points: usize,
    /// Players with another place than before.
    pub places: usize,
    /// Teams with another place than before, and those that have one no longer.
    pub teams: usize,
}

impl Changes {
    /// What differs between two states of one event.
    pub fn between(before: &Event, after: &Event) -> Self {
        let (teams_before, teams) = (team_positions(before), team_positions(after));
        let (before, after) = (positions(before), positions(after));
        let gone = teams_before.keys().filter(|&team| !teams.contains_key(team)).count();
        let moved = teams.iter().filter(|&(team, place)| teams_before.get(team) != Some(place)).count();
        let mut changes = Self { teams: gone + moved, ..Self::default() };
        for (player, (points, place)) in &after {
            let (points_before, place_before) = before.get(player).copied().unwrap_or((Points::ZERO, None));
            changes.points += usize::from(*points != points_before);
            changes.places += usize::from(*place != place_before);
        }
        changes
    }
}

/// The teams that have a place.
fn team_positions(event: &Event) -> HashMap<String, Place> {
    let Some(rules) = &event.regulation.teams else { return HashMap::new() };
    let pool = match rules.of {
        Listed::Section(section) => event.pool_of(section),
        Listed::Pool(pool) => Some(pool),
    };
    let Some(pool) = pool else { return HashMap::new() };
    let ledger = Ledger::of(event, pool);
    let teams = team_places(event, &ledger, rules, &Finals::of(event, pool), ledger.last_round());
    teams.into_iter().filter_map(|team| Some((team.name, team.place?))).collect()
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
