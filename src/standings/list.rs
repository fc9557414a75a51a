//! The standings: what a list looks like after a round, as plain values. Nothing here computes a place; it can be
//! shown, filtered (rules 8.1) and asked why (rules 3.10).

use crate::event::{Criterion, Place, PlayerId, RoundNo, TableNo};

use super::member::{Index, Member};
use super::value::Value;

/// How a player stands to the list after the round in question (rules 2.4, 3.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// Takes part.
    InPlay,
    /// Left by then; keeps points and place, marked.
    Withdrawn,
    /// Had not entered yet: stands last, by number.
    NotEntered,
    /// Has no place; stands below all who have.
    Disqualified,
}

impl Standing {
    pub(super) fn of(member: &Member, round: RoundNo) -> Self {
        if member.disqualified {
            Self::Disqualified
        } else if !member.has_entered(round) {
            Self::NotEntered
        } else if member.left_after.is_some_and(|after| after <= round) {
            Self::Withdrawn
        } else {
            Self::InPlay
        }
    }

    /// Which part of the list he stands in, from the top.
    pub(super) const fn rank(self) -> u8 {
        match self {
            Self::InPlay | Self::Withdrawn => 0,
            Self::NotEntered => 1,
            Self::Disqualified => 2,
        }
    }
}

/// Why a row stands below the one above it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Separation {
    /// By the final, in which the one above plays (rules 8.1).
    Final,
    /// He had not entered by then, the one above had (rules 3.7).
    Entry,
    /// By the criterion at this index of [`Standings::criteria`].
    Criterion(usize),
    /// By nothing but the drawn number, the last resort (rules 3.1).
    Number,
}

/// One player's row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// Who.
    pub player: PlayerId,
    /// His place; `None` if he is disqualified.
    pub place: Option<Place>,
    /// How he stands to the list.
    pub standing: Standing,
    /// One value for each of [`Standings::criteria`].
    pub values: Vec<Value>,
    /// What put him below the row above; `None` for the first, and for who has no place.
    pub separated_by: Option<Separation>,
    pub(super) member: Index,
}

/// A list after a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standings {
    /// After which round; [`RoundNo::START`]: before round 1.
    pub round: RoundNo,
    /// The criteria, in their order.
    pub criteria: Vec<Criterion>,
    /// The best first; the disqualified last, without a place.
    pub rows: Vec<Row>,
    /// The tables of the whole pool in rounds 1 to [`Standings::round`] whose outcomes are not known. Places are
    /// final only when there are none (rules 3.9).
    pub missing: Vec<(RoundNo, TableNo)>,
    /// Whether a match of the section's final that belongs to these rounds is not decided yet (rules 8).
    pub final_is_open: bool,
}

/// Two neighbours and what stands between them (rules 3.10).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Comparison<'a> {
    /// The better placed.
    pub above: &'a Row,
    /// The one below him.
    pub below: &'a Row,
    /// What separates them.
    pub by: Separation,
    /// The criterion and both values, if it is a criterion.
    pub values: Option<(Criterion, &'a Value, &'a Value)>,
}

impl Standings {
    /// The row of `player`, with its index.
    pub fn row_of(&self, player: PlayerId) -> Option<(usize, &Row)> {
        self.rows.iter().enumerate().find(|(_, row)| row.player == player)
    }

    /// The place of `player`, if he is in the list and has one.
    pub fn place_of(&self, player: PlayerId) -> Option<Place> {
        self.row_of(player)?.1.place
    }

    /// Why the row at `index` stands below the one above it; `None` for the first, and for who has no place.
    pub fn comparison(&self, index: usize) -> Option<Comparison<'_>> {
        let below = self.rows.get(index)?;
        let above = self.rows.get(index.checked_sub(1)?)?;
        let by = below.separated_by?;
        let values = match by {
            Separation::Criterion(at) => Some((*self.criteria.get(at)?, above.values.get(at)?, below.values.get(at)?)),
            Separation::Final | Separation::Entry | Separation::Number => None,
        };
        Some(Comparison { above, below, by, values })
    }

    /// The same with these players first, in this order: what a final has decided. The others keep theirs.
    pub(super) fn with_first(mut self, first: &[PlayerId]) -> Self {
        let rank = |row: &Row| first.iter().position(|&player| player == row.player).unwrap_or(first.len());
        // Two who become neighbours are separated by the first criterion that separates any two between them.
        let mut strongest: Option<Separation> = None;
        for row in &mut self.rows {
            strongest = strongest.into_iter().chain(row.separated_by).min();
            if !first.contains(&row.player) {
                row.separated_by = strongest.take();
            }
        }
        self.rows.sort_by_key(rank);
        let placed = self.rows.iter_mut().filter(|row| row.place.is_some());
        for (place, row) in (1..).zip(placed) {
            row.place = Some(Place(place));
            if place as usize <= first.len() + 1 {
                row.separated_by = (place > 1).then_some(Separation::Final);
            }
        }
        self
    }

    /// The rows that `belongs` takes, in the same order with places of their own: the women's list is the joint
    /// order filtered (rules 8.1). Values stay those of the joint order.
    pub fn filtered(&self, belongs: impl Fn(PlayerId) -> bool) -> Self {
        let mut rows: Vec<Row> = Vec::new();
        // Two who were not neighbours are separated by the first criterion that separates any two between them.
        let mut strongest: Option<Separation> = None;
        for row in &self.rows {
            strongest = strongest.into_iter().chain(row.separated_by).min();
            if belongs(row.player) {
                let separated_by = strongest.take().filter(|_| !rows.is_empty() && row.place.is_some());
                let place = row.place.map(|_| Place(rows.len() as u32 + 1));
                rows.push(Row { place, separated_by, ..row.clone() });
            }
        }
        Self { rows, ..self.clone() }
    }

    /// The rows tied with the one at `index` on every criterion before the one at `criterion`, itself included.
    pub(super) fn tied_before(&self, index: usize, criterion: usize) -> &[Row] {
        let parted = |row: &Row| match row.separated_by {
            Some(Separation::Criterion(at)) => at < criterion,
            Some(Separation::Entry | Separation::Final) => true,
            Some(Separation::Number) | None => row.place.is_none(),
        };
        let from = (0..=index).rev().find(|&at| self.rows.get(at).is_some_and(parted)).unwrap_or(0);
        let below = self.rows.iter().skip(index + 1).position(parted);
        let to = below.map_or(self.rows.len(), |distance| index + 1 + distance);
        self.rows.get(from..to).unwrap_or(&[])
    }
}
