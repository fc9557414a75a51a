//! What each criterion of rules 3.1 says of a player after a round. Given a ledger, a round and the places after the
//! round before it, a [`Reading`] gives back values; it compares nothing.

use crate::event::{Criterion, Place, Points, RoundNo};

use super::ledger::Ledger;
use super::member::Index;
use super::opponents::Opposition;
use super::value::{Single, Value};

/// A round of a list, ready to be read. What is kept for each player stands at his position in the ledger.
pub(super) struct Reading<'a> {
    pub ledger: &'a Ledger,
    pub round: RoundNo,
    /// The places after the round before; not asked for in round 1 and before, where the number stands for the place
    /// (rules 3.7).
    previous: &'a [Option<Place>],
    /// Empty where no criterion asks for lots.
    lots: &'a [u32],
    /// Empty where no criterion asks for opponents.
    opposition: Vec<Opposition>,
}

impl<'a> Reading<'a> {
    /// A reading of `round` that these criteria can be asked of.
    pub fn new(
        ledger: &'a Ledger,
        round: RoundNo,
        criteria: &[Criterion],
        previous: &'a [Option<Place>],
        lots: &'a [u32],
    ) -> Self {
        let members = if criteria.iter().any(asks_for_opponents) { ledger.members().len() } else { 0 };
        let opposition = (0..members).map(|member| Opposition::of(ledger, member, round)).collect();
        Self { ledger, round, previous, lots, opposition }
    }

    /// The value of `criterion` for `member`. A direct encounter depends on who is tied: it is [`Value::Nothing`]
    /// here.
    pub fn value(&self, criterion: Criterion, member: Index) -> Value {
        match criterion {
            Criterion::PointsWithoutFirstRounds => Value::Remainders(self.points_without_first_rounds(member)),
            Criterion::PointsWithoutLastRounds => Value::Remainders(self.points_without_last_rounds(member)),
            _ => self.single(criterion, member).into(),
        }
    }

    /// The value of a criterion that has one number; [`Single::Nothing`] for the others.
    pub fn single(&self, criterion: Criterion, member: Index) -> Single {
        let tally = || self.ledger.tally_of(member, self.round);
        let opposition = || self.opposition.get(member).copied().unwrap_or_default();
        match criterion {
            Criterion::Points => Single::Points(self.ledger.points_of(member, self.round)),
            Criterion::OpponentsPoints => Single::Points(opposition().points),
            Criterion::OpponentsPointsCutLowest => Single::Points(opposition().without_lowest()),
            Criterion::OpponentsPointsMedian => Single::Points(opposition().median()),
            Criterion::ProgressivePoints => Single::Points(tally().progressive_points),
            Criterion::Wins => Single::Count(tally().wins),
            Criterion::Fouls => Single::Count(tally().fouls),
            Criterion::GamesAsSecond => Single::Count(tally().games_as_second),
            Criterion::WinsAsSecond => Single::Count(tally().wins_as_second),
            Criterion::SonnebornBerger => Single::Points(opposition().sonneborn_berger()),
            Criterion::PreviousPlace => self.previous_place(member),
            Criterion::BeatenOpponentsPoints => Single::Points(opposition().beaten),
            Criterion::DrawnOpponentsPoints => Single::Points(opposition().drawn),
            Criterion::LostOpponentsPoints => Single::Points(opposition().lost),
            Criterion::DrawnNumber => self.number(member),
            Criterion::Lot => self.lots.get(member).map_or(Single::Nothing, |&lot| Single::Lot(lot)),
            Criterion::DirectEncounter | Criterion::PointsWithoutFirstRounds | Criterion::PointsWithoutLastRounds => {
                Single::Nothing
            }
        }
    }

    fn number(&self, member: Index) -> Single {
        self.ledger.members()[member].number.map_or(Single::Nothing, Single::Number)
    }

    fn previous_place(&self, member: Index) -> Single {
        if self.round <= RoundNo(1) {
            return self.number(member);
        }
        self.previous.get(member).copied().flatten().map_or(Single::Nothing, Single::Place)
    }

    /// Without round 1, without rounds 1 and 2, and so on; without all of them there is nothing left to say.
    fn points_without_first_rounds(&self, member: Index) -> Vec<Points> {
        let all = self.ledger.points_of(member, self.round);
        self.points_after_all_but_last(member).map(|points| all - points).collect()
    }

    /// Without the last round, without the last two, and so on.
    fn points_without_last_rounds(&self, member: Index) -> Vec<Points> {
        self.points_after_all_but_last(member).rev().collect()
    }

    fn points_after_all_but_last(&self, member: Index) -> impl DoubleEndedIterator<Item = Points> {
        let lines = self.ledger.lines_to(member, self.round.previous().unwrap_or(RoundNo::START));
        lines.iter().map(|line| line.after.points)
    }
}

fn asks_for_opponents(criterion: &Criterion) -> bool {
    matches!(
        criterion,
        Criterion::OpponentsPoints
            | Criterion::OpponentsPointsCutLowest
            | Criterion::OpponentsPointsMedian
            | Criterion::SonnebornBerger
            | Criterion::BeatenOpponentsPoints
            | Criterion::DrawnOpponentsPoints
            | Criterion::LostOpponentsPoints
    )
}
