//! The order of a list after a round (rules 3.1 to 3.8): the players are split by one criterion after the other, and
//! what is still tied at the end stands by number, so that places are never shared.

use crate::event::{Criterion, Event, Place, Player, Points, RoundNo, SectionId};

use super::encounter;
use super::ledger::Ledger;
use super::list::{Row, Separation, Standing, Standings};
use super::lot;
use super::member::Index;
use super::opponents::{self, OpponentsPoints};
use super::value::{Better, Value};

/// A list of players of one pool, and the criteria that order it.
#[derive(Clone, Debug)]
pub struct Order<'a> {
    ledger: &'a Ledger,
    criteria: &'a [Criterion],
    /// By number; the last resort rests on it.
    members: Vec<Index>,
    /// By place in the ledger; empty where no criterion asks for lots.
    lots: Vec<u32>,
}

impl<'a> Order<'a> {
    /// The order of `section`; of nobody if there is no such section or `ledger` is of another pool.
    pub fn of_section(event: &'a Event, ledger: &'a Ledger, section: SectionId) -> Self {
        let criteria = event.regulation.section(section).map_or(&[][..], |section| &section.criteria);
        Self::of_players(event, ledger, criteria, |player| player.section == section)
    }

    /// The joint order of everyone in the ledger's pool, whatever his section, by the criteria of the pool's first
    /// section.
    pub fn of_pool(event: &'a Event, ledger: &'a Ledger) -> Self {
        let first = event.regulation.sections.iter().find(|section| section.pool == ledger.pool());
        let criteria = first.map_or(&[][..], |section| &section.criteria);
        Self::of_players(event, ledger, criteria, |_| true)
    }

    /// The order of those players of the ledger's pool that `belongs` takes. Opponents count in full, whether they
    /// are in it or not (rules 3.8).
    pub fn of_players(
        event: &'a Event,
        ledger: &'a Ledger,
        criteria: &'a [Criterion],
        belongs: impl Fn(&Player) -> bool,
    ) -> Self {
        let belongs = |player: &Player| event.pool_of(player.section) == Some(ledger.pool()) && belongs(player);
        let known = ledger.members().iter().enumerate();
        let mut members: Vec<Index> =
            known.filter(|(_, member)| event.player(member.id).is_some_and(&belongs)).map(|(index, _)| index).collect();
        members.sort_by_key(|&index| ledger.members()[index].by_number());
        let lots = if criteria.contains(&Criterion::Lot) { lot::lots(event, ledger) } else { Vec::new() };
        Self { ledger, criteria, members, lots }
    }

    /// The places after `round`; after the last published one for later rounds.
    pub fn after(&self, round: RoundNo) -> Standings {
        let round = round.min(self.ledger.last_round());
        if !self.criteria.contains(&Criterion::PreviousPlace) {
            return self.standings(round, &[]);
        }
        let mut standings = self.standings(RoundNo::START, &[]);
        for no in round.up_to() {
            standings = self.standings(no, &self.places_in(&standings));
        }
        standings
    }

    /// The places after every round, from "before round 1" to the last published round.
    pub fn after_every_round(&self) -> Vec<Standings> {
        let mut all = vec![self.standings(RoundNo::START, &[])];
        for no in self.ledger.last_round().up_to() {
            let previous = all.last().map_or_else(Vec::new, |standings| self.places_in(standings));
            all.push(self.standings(no, &previous));
        }
        all
    }

    fn places_in(&self, standings: &Standings) -> Vec<Option<Place>> {
        let mut places = vec![None; self.ledger.members().len()];
        for row in &standings.rows {
            places[row.member] = row.place;
        }
        places
    }

    /// The order of `round`, given the places after the round before it (by place in the ledger; empty before
    /// round 1, where the number stands for it).
    fn standings(&self, round: RoundNo, previous: &[Option<Place>]) -> Standings {
        let mut rows: Vec<Row> = self.members.iter().map(|&member| self.row(member, round, previous)).collect();
        // Stable sorts from here on: the order by number remains wherever nothing else speaks.
        rows.sort_by_key(|row| row.standing.rank());
        let placed = rows.partition_point(|row| row.standing != Standing::Disqualified);
        self.separate(&mut rows[..placed], round);
        for (index, row) in rows[..placed].iter_mut().enumerate() {
            row.place = Some(Place(index as u32 + 1));
        }
        Standings { round, criteria: self.criteria.to_vec(), rows, missing: self.ledger.missing(round).collect() }
    }

    fn row(&self, member: Index, round: RoundNo, previous: &[Option<Place>]) -> Row {
        let known = &self.ledger.members()[member];
        let value = |&criterion| match criterion {
            Criterion::PreviousPlace if round > RoundNo(1) => previous[member].map_or(Value::Nothing, Value::Place),
            _ => self.value(criterion, member, round),
        };
        Row {
            player: known.id,
            place: None,
            standing: Standing::of(known, round),
            values: self.criteria.iter().map(value).collect(),
            separated_by: None,
            member,
        }
    }

    fn value(&self, criterion: Criterion, member: Index, round: RoundNo) -> Value {
        let tally = || self.ledger.tally_of(member, round);
        let opponents_points = || OpponentsPoints::of(self.ledger, member, round);
        match criterion {
            Criterion::Points => Value::Points(tally().points),
            Criterion::OpponentsPoints => Value::Points(opponents_points().total()),
            Criterion::OpponentsPointsCutLowest => Value::Points(opponents_points().without_lowest()),
            Criterion::OpponentsPointsMedian => Value::Points(opponents_points().median()),
            Criterion::ProgressivePoints => Value::Points(tally().progressive_points),
            Criterion::Wins => Value::Count(tally().wins),
            Criterion::Fouls => Value::Count(tally().fouls),
            Criterion::GamesAsSecond => Value::Count(tally().games_as_second),
            Criterion::WinsAsSecond => Value::Count(tally().wins_as_second),
            Criterion::SonnebornBerger
            | Criterion::BeatenOpponentsPoints
            | Criterion::DrawnOpponentsPoints
            | Criterion::LostOpponentsPoints => {
                Value::Points(opponents::sum_by_score(self.ledger, member, round, criterion))
            }
            Criterion::PointsWithoutFirstRounds => Value::Remainders(self.without_first(member, round)),
            Criterion::PointsWithoutLastRounds => Value::Remainders(self.without_last(member, round)),
            // Before round 1 the number stands for the place (rules 3.7).
            Criterion::PreviousPlace | Criterion::DrawnNumber => {
                self.ledger.members()[member].number.map_or(Value::Nothing, Value::Number)
            }
            Criterion::Lot => self.lots.get(member).map_or(Value::Nothing, |&lot| Value::Lot(lot)),
            // Known only once it is known who is tied.
            Criterion::DirectEncounter => Value::Nothing,
        }
    }

    /// The points without round 1, without rounds 1 and 2, and so on; without all of them nothing is left to say.
    fn without_first(&self, member: Index, round: RoundNo) -> Vec<Points> {
        let lines = self.ledger.lines_to(member, round);
        let all = self.ledger.tally_of(member, round).points;
        let but_last = lines.len().saturating_sub(1);
        lines[..but_last].iter().map(|line| all - line.after.points).collect()
    }

    /// The points without the last round, without the last two, and so on.
    fn without_last(&self, member: Index, round: RoundNo) -> Vec<Points> {
        let lines = self.ledger.lines_to(member, round);
        let but_last = lines.len().saturating_sub(1);
        lines[..but_last].iter().rev().map(|line| line.after.points).collect()
    }

    /// Orders `rows`, which stand by number, the entered before the others, and marks what separates neighbours.
    fn separate(&self, rows: &mut [Row], round: RoundNo) {
        let entered = rows.partition_point(|row| row.standing != Standing::NotEntered);
        if let Some(first) = rows.get_mut(entered).filter(|_| entered > 0) {
            first.separated_by = Some(Separation::Entry);
        }
        for (index, &criterion) in self.criteria.iter().enumerate() {
            for group in tied_groups(&mut rows[..entered]) {
                if criterion == Criterion::DirectEncounter {
                    self.compare_encounters(group, index, round);
                }
                split(group, index, Better::of(criterion));
            }
        }
        let all = rows.iter_mut().skip(1).filter(|row| row.separated_by.is_none());
        all.for_each(|row| row.separated_by = Some(Separation::Number));
    }

    fn compare_encounters(&self, group: &mut [Row], index: usize, round: RoundNo) {
        let tied: Vec<Index> = group.iter().map(|row| row.member).collect();
        for (row, points) in group.iter_mut().zip(encounter::among(self.ledger, &tied, round)) {
            if !points.is_empty() {
                row.values[index] = Value::Encounter(points);
            }
        }
    }
}

/// The runs of two and more rows between which nothing stands yet.
fn tied_groups(rows: &mut [Row]) -> impl Iterator<Item = &mut [Row]> {
    rows.chunk_by_mut(|_, below| below.separated_by.is_none()).filter(|group| group.len() > 1)
}

/// Orders a tied group by the criterion at `index` and marks where its values differ.
fn split(group: &mut [Row], index: usize, better: Better) {
    // The mark of the first row tells the group from what stands above it and stays at the front.
    let above = group.first_mut().and_then(|row| row.separated_by.take());
    group.sort_by(|one, other| better.compare(&one.values[index], &other.values[index]));
    for next in 1..group.len() {
        if group[next - 1].values[index] != group[next].values[index] {
            group[next].separated_by = Some(Separation::Criterion(index));
        }
    }
    if let Some(first) = group.first_mut() {
        first.separated_by = above;
    }
}

/// The places of `section` after `round`: shorthand for one [`Order`].
pub fn places(event: &Event, ledger: &Ledger, section: SectionId, round: RoundNo) -> Standings {
    Order::of_section(event, ledger, section).after(round)
}
