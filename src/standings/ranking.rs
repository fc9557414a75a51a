//! The order after a round (rules 3.1): the players are split by one criterion after the other, only those still tied
//! are looked at again, and what is tied at the end stands by number, so that places are never shared.

use crate::event::{Criterion, Points, RoundNo};

use super::criteria::Reading;
use super::encounter;
use super::list::{Separation, Standing};
use super::member::Index;
use super::value::{Better, Value};

/// A player in his rank.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ranked {
    pub member: Index,
    /// What put him below the one above; `None` for the first, and for who has no place.
    pub separated_by: Option<Separation>,
}

/// The order of a list after a round.
pub(super) struct Ranking {
    /// From the top: those who have entered, those who have not (rules 3.7), those who have no place.
    pub ranked: Vec<Ranked>,
    /// What players scored against those they were tied with (rules 3.5), ordered by player. Who is missing was tied
    /// with nobody, or not all of them had met.
    encounters: Vec<(Index, Vec<Points>)>,
}

impl Ranking {
    /// The order of `members`, who stand by number.
    pub fn of(reading: &Reading, criteria: &[Criterion], members: &[Index]) -> Self {
        let standing = |ranked: &Ranked| Standing::of(&reading.ledger.members()[ranked.member], reading.round);
        let mut ranked: Vec<Ranked> = members.iter().map(|&member| Ranked { member, separated_by: None }).collect();
        // Stable here and below: the order by number remains wherever nothing else speaks.
        ranked.sort_by_key(|ranked| standing(ranked).rank());
        let placed = ranked.partition_point(|ranked| standing(ranked) != Standing::Disqualified);
        let entered = ranked[..placed].partition_point(|ranked| standing(ranked) != Standing::NotEntered);
        let mut ranking = Self { ranked, encounters: Vec::new() };
        // Before round 1 the number alone decides (rules 3.7), also where the regulation would draw lots.
        if reading.round > RoundNo::START {
            ranking.split_all(reading, criteria, entered);
        }
        for (index, ranked) in ranking.ranked[..placed].iter_mut().enumerate().skip(1) {
            let last_resort = if index == entered { Separation::Entry } else { Separation::Number };
            ranked.separated_by.get_or_insert(last_resort);
        }
        ranking.encounters.sort_unstable_by_key(|(member, _)| *member);
        ranking
    }

    /// The value of `criterion` for one of the ranked.
    pub fn value(&self, reading: &Reading, criterion: Criterion, member: Index) -> Value {
        let found = self.encounters.binary_search_by_key(&member, |(member, _)| *member);
        match (criterion, found) {
            (Criterion::DirectEncounter, Ok(position)) => Value::Encounter(self.encounters[position].1.clone()),
            _ => reading.value(criterion, member),
        }
    }

    /// Splits those before `entered` by every criterion.
    fn split_all(&mut self, reading: &Reading, criteria: &[Criterion], entered: usize) {
        for (index, &criterion) in criteria.iter().enumerate() {
            let separation = Separation::Criterion(index);
            let better = Better::of(criterion);
            let groups = self.ranked[..entered].chunk_by_mut(|_, below| below.separated_by.is_none());
            for tied in groups.filter(|group| group.len() > 1) {
                match criterion {
                    Criterion::DirectEncounter => {
                        let members: Vec<Index> = tied.iter().map(|ranked| ranked.member).collect();
                        let points = encounter::among(reading.ledger, &members, reading.round);
                        let known = members.into_iter().zip(points.clone()).filter(|(_, points)| !points.is_empty());
                        self.encounters.extend(known);
                        split(tied, points, better, separation);
                    }
                    Criterion::PointsWithoutFirstRounds | Criterion::PointsWithoutLastRounds => {
                        let value = |ranked: &Ranked| reading.value(criterion, ranked.member);
                        split(tied, tied.iter().map(value).collect(), better, separation);
                    }
                    _ => {
                        let value = |ranked: &Ranked| reading.single(criterion, ranked.member);
                        split(tied, tied.iter().map(value).collect(), better, separation);
                    }
                }
            }
        }
    }
}

/// Orders a tied group by these values, one for each, and marks where they differ.
fn split<V: Ord>(tied: &mut [Ranked], values: Vec<V>, better: Better, separation: Separation) {
    if values.windows(2).all(|pair| pair[0] == pair[1]) {
        return;
    }
    // The mark of the first tells the group from what stands above it and stays in front.
    let above = tied[0].separated_by.take();
    let mut valued: Vec<(V, Ranked)> = values.into_iter().zip(tied.iter().copied()).collect();
    valued.sort_by(|(one, _), (other, _)| better.compare(one, other));
    for position in 1..valued.len() {
        if valued[position - 1].0 != valued[position].0 {
            valued[position].1.separated_by = Some(separation);
        }
    }
    valued[0].1.separated_by = above;
    for (place, (_, ranked)) in tied.iter_mut().zip(valued) {
        *place = ranked;
    }
}
