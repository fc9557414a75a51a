//! What the page lists: one section after one round, computed once for each change of the event.

use std::sync::Arc;

use bianpai::event::{Criterion, Event, Number, Place, PlayerId, PoolId, RoundNo, SectionId, TableNo};
use bianpai::standings::{self, Ledger, Separation, Standing, Value};

use super::listing::Listing;
use crate::app::stage::Stage;

/// The places of a section after a round.
#[derive(Clone, PartialEq)]
pub struct List {
    /// Of which section.
    pub section: SectionId,
    /// Which of its lists.
    pub listing: Listing,
    /// Whether the regulation drops this list for want of players (rules 6.4).
    pub dropped: bool,
    /// The pool in which it plays.
    pub pool: PoolId,
    /// After which round; [`RoundNo::START`] before the first.
    pub round: RoundNo,
    /// Whether these are the places that the event ends with.
    pub is_final: bool,
    /// The columns.
    pub criteria: Vec<Criterion>,
    /// The results that are missing up to this round.
    pub missing: Vec<(RoundNo, TableNo)>,
    /// The best first.
    pub rows: Arc<[ListRow]>,
}

/// One player's row.
#[derive(Clone, PartialEq)]
pub struct ListRow {
    pub player: PlayerId,
    /// `None`: disqualified.
    pub place: Option<Place>,
    pub name: String,
    pub number: Option<Number>,
    pub region: String,
    pub standing: Standing,
    /// One for each column.
    pub values: Vec<Value>,
    /// What put him below the row above.
    pub separated_by: Option<Separation>,
}

impl List {
    /// A list of `section` after `round`, or after the last published one. A section that is no longer there gives
    /// the first.
    pub fn of(event: &Event, section: SectionId, listing: Listing, round: Option<RoundNo>) -> Self {
        let section = event.regulation.section(section).map_or(SectionId(0), |_| section);
        let pool = event.pool_of(section).unwrap_or(PoolId(0));
        let ledger = Ledger::of(event, pool);
        let last = ledger.last_round();
        let round = round.filter(|&round| round > RoundNo::START && round < last).unwrap_or(last);
        let of_gender = |id, gender| event.player(id).is_some_and(|player| player.profile.gender == Some(gender));
        let whole = || standings::places(event, &ledger, section, round);
        let found = match listing {
            Listing::Gender(gender) => Some(whole().filtered(|id| of_gender(id, gender))),
            Listing::View(index) => standings::view(event, &ledger, index, round),
            Listing::Section | Listing::Teams | Listing::Ratings => Some(whole()),
        };
        let dropped = found.is_none();
        let standings = found.unwrap_or_else(|| whole().filtered(|_| false));
        Self {
            section,
            listing,
            dropped,
            pool,
            round,
            is_final: round == last && Stage::of(event, pool) == Stage::Finished,
            rows: standings.rows.into_iter().map(|row| ListRow::of(event, row)).collect(),
            criteria: standings.criteria,
            missing: standings.missing,
        }
    }
}

impl ListRow {
    fn of(event: &Event, row: standings::Row) -> Self {
        let player = event.player(row.player);
        Self {
            player: row.player,
            place: row.place,
            name: player.map_or_else(String::new, |player| player.profile.name.clone()),
            number: player.and_then(|player| player.number),
            region: player.map_or_else(String::new, |player| player.profile.region.clone()),
            standing: row.standing,
            values: row.values,
            separated_by: row.separated_by,
        }
    }

    /// Whether a search for `text` finds him: by a part of the name, or by the whole number.
    pub fn matches(&self, text: &str) -> bool {
        let text = text.trim().to_lowercase();
        !text.is_empty()
            && (self.name.to_lowercase().contains(&text)
                || self.number.is_some_and(|number| number.to_string() == text))
    }
}
