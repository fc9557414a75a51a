//! Every value down to its terms (rules 3.10): what each round brought to it, what a bye counted, what fouls took.
//! As data; the page makes sentences of it.

use crate::event::{Criterion, PlayerId, Points, RoundNo};

use super::encounter;
use super::entry::Entry;
use super::ledger::{Ledger, Line, Tally};
use super::list::{Row, Standings};
use super::member::Index;
use super::opponents::{self, Brought};
use super::value::Value;

/// What a term stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// What the round was to the player.
    Round(Entry),
    /// His fouls in that round, of this weight (rules 1.1).
    Fouls(u32),
}

/// Why a term is named though it does not count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LeftOut {
    /// As the lowest.
    Lowest,
    /// As the highest.
    Highest,
}

/// One term of a value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Term {
    /// The round that brought it.
    pub round: RoundNo,
    /// How it came about.
    pub cause: Cause,
    /// What it brought: [`Value::Points`] or [`Value::Count`].
    pub amount: Value,
    /// Whether a cut removes it; the others add up to the value.
    pub left_out: Option<LeftOut>,
}

impl Standings {
    /// The terms of the value of `player` for the criterion at `index`, round by round. For
    /// [`Value::Points`] and [`Value::Count`] those not left out add up to it; for [`Value::Remainders`] they are the
    /// points of each round; for [`Value::Encounter`] the games among all who were tied. A place, a number and a lot
    /// have none.
    ///
    /// These must be the standings of a whole order: a filtered list no longer knows who was tied.
    pub fn terms(&self, ledger: &Ledger, player: PlayerId, index: usize) -> Vec<Term> {
        let (Some((at, row)), Some(&criterion)) = (self.row_of(player), self.criteria.get(index)) else {
            return Vec::new();
        };
        let explained = Explained { ledger, member: row.member, round: self.round };
        match criterion {
            Criterion::Points | Criterion::PointsWithoutFirstRounds | Criterion::PointsWithoutLastRounds => {
                explained.each_round(|line, _| Value::Points(line.earned))
            }
            Criterion::ProgressivePoints => explained.each_round(|line, _| Value::Points(line.after.points)),
            Criterion::Wins => explained.each_count(|tally| tally.wins),
            Criterion::Fouls => explained.each_count(|tally| tally.fouls),
            Criterion::GamesAsSecond => explained.each_count(|tally| tally.games_as_second),
            Criterion::WinsAsSecond => explained.each_count(|tally| tally.wins_as_second),
            Criterion::OpponentsPoints => explained.opponents(&[]),
            Criterion::OpponentsPointsCutLowest => explained.opponents(&[LeftOut::Lowest]),
            Criterion::OpponentsPointsMedian => explained.opponents(&[LeftOut::Lowest, LeftOut::Highest]),
            Criterion::SonnebornBerger
            | Criterion::BeatenOpponentsPoints
            | Criterion::DrawnOpponentsPoints
            | Criterion::LostOpponentsPoints => explained.opponents_by_score(criterion),
            Criterion::DirectEncounter if row.values.get(index) != Some(&Value::Nothing) => {
                explained.encounters(self.tied_before(at, index))
            }
            Criterion::DirectEncounter | Criterion::PreviousPlace | Criterion::DrawnNumber | Criterion::Lot => {
                Vec::new()
            }
        }
    }
}

struct Explained<'a> {
    ledger: &'a Ledger,
    member: Index,
    round: RoundNo,
}

impl Explained<'_> {
    fn term(&self, round: RoundNo, amount: Value) -> Term {
        let line = round.index().and_then(|index| self.ledger.lines_to(self.member, self.round).get(index));
        let entry = line.map_or(Entry::Missed, |line| line.entry);
        Term { round, cause: Cause::Round(entry), amount, left_out: None }
    }

    fn each_round(&self, amount: impl Fn(&Line, &Tally) -> Value) -> Vec<Term> {
        let mut before = Tally::default();
        let lines = self.ledger.lines_to(self.member, self.round).iter().enumerate();
        lines
            .map(|(index, line)| {
                let before = std::mem::replace(&mut before, line.after);
                self.term(RoundNo::at(index), amount(line, &before))
            })
            .collect()
    }

    fn each_count(&self, count: impl Fn(&Tally) -> u32) -> Vec<Term> {
        self.each_round(|line, before| Value::Count(count(&line.after) - count(before)))
    }

    fn opponents(&self, cuts: &[LeftOut]) -> Vec<Term> {
        let brought: Vec<Brought> = opponents::brought(self.ledger, self.member, self.round).collect();
        let mut terms: Vec<Term> =
            brought.iter().map(|brought| self.term(brought.round, Value::Points(brought.amount))).collect();
        for &cut in cuts {
            let open = terms.iter_mut().filter(|term| term.left_out.is_none());
            let cut_term = match cut {
                LeftOut::Lowest => open.min_by(|one, other| one.amount.cmp(&other.amount)),
                LeftOut::Highest => open.max_by(|one, other| one.amount.cmp(&other.amount)),
            };
            if let Some(term) = cut_term {
                term.left_out = Some(cut);
            }
        }
        terms.extend(self.foul_deductions());
        terms
    }

    fn foul_deductions(&self) -> impl Iterator<Item = Term> {
        let lines = self.ledger.lines_to(self.member, self.round).iter().enumerate();
        lines.filter_map(|(index, line)| {
            let lost = self.ledger.lost_by_fouls(line.fouls);
            (lost != Points::ZERO).then(|| Term {
                round: RoundNo::at(index),
                cause: Cause::Fouls(line.fouls),
                amount: Value::Points(-lost),
                left_out: None,
            })
        })
    }

    fn opponents_by_score(&self, criterion: Criterion) -> Vec<Term> {
        let brought = opponents::brought(self.ledger, self.member, self.round);
        brought
            .filter_map(|brought| {
                let amount = brought.by_score(criterion)?;
                Some(self.term(brought.round, Value::Points(amount)))
            })
            .collect()
    }

    fn encounters(&self, tied: &[Row]) -> Vec<Term> {
        let lines = self.ledger.lines_to(self.member, self.round).iter().enumerate();
        lines
            .filter_map(|(index, line)| {
                let score = line.entry.game()?.score()?;
                let is_tied = tied.iter().any(|row| row.member != self.member && line.opponent == Some(row.member));
                is_tied.then(|| self.term(RoundNo::at(index), Value::Points(encounter::points_of(score))))
            })
            .collect()
    }
}
