//! What a player's opponents bring him (rules 3.2): for each round the points that the opponent holds at the round
//! in question, or what a bye or a missed round counts instead, and the sums of these that the criteria ask for.

use crate::event::{AbsentOpponent, Criterion, Points, RoundNo, Score};

use super::entry::Entry;
use super::ledger::{Ledger, Line};
use super::member::Index;

/// What one round brings to the opponents' points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Brought {
    pub round: RoundNo,
    pub amount: Points,
    /// The score against the opponent; `None` where there was none.
    pub score: Option<Score>,
}

/// What each of rounds 1 to `at` brings; rounds that count nothing are left out.
pub(super) fn brought(ledger: &Ledger, member: Index, at: RoundNo) -> impl Iterator<Item = Brought> {
    let lines = ledger.lines_to(member, at).iter().enumerate();
    lines.filter_map(move |(index, line)| {
        let (amount, score) = amount(ledger, line, at)?;
        Some(Brought { round: RoundNo::at(index), amount, score })
    })
}

fn amount(ledger: &Ledger, line: &Line, at: RoundNo) -> Option<(Points, Option<Score>)> {
    match &line.entry {
        Entry::Game(game) => {
            let score = game.score()?;
            let points = line.opponent.map_or(Points::ZERO, |opponent| ledger.tally_of(opponent, at).points);
            Some((points, Some(score)))
        }
        Entry::Bye(_) => Some((absent(ledger, ledger.counting().bye_opponent, at)?, None)),
        Entry::Missed | Entry::NotEntered | Entry::Left => {
            Some((absent(ledger, ledger.counting().missed_opponent, at)?, None))
        }
    }
}

fn absent(ledger: &Ledger, counts: AbsentOpponent, at: RoundNo) -> Option<Points> {
    match counts {
        AbsentOpponent::LowestWithPoints => Some(ledger.lowest(at).with_points),
        AbsentOpponent::LowestOfAll => Some(ledger.lowest(at).of_all),
        AbsentOpponent::Zero => Some(Points::ZERO),
        AbsentOpponent::NotCounted => None,
    }
}

impl Brought {
    /// What of it counts for a criterion that asks how the games ended. A bye and a missed round have no opponent who
    /// could have been beaten, drawn or lost to.
    pub fn by_score(&self, criterion: Criterion) -> Option<Points> {
        match (criterion, self.score?) {
            (Criterion::SonnebornBerger | Criterion::BeatenOpponentsPoints, Score::Win)
            | (Criterion::DrawnOpponentsPoints, Score::Draw)
            | (Criterion::LostOpponentsPoints, Score::Loss) => Some(self.amount),
            (Criterion::SonnebornBerger, Score::Draw) => Some(self.amount.halved()),
            _ => None,
        }
    }
}

/// Opponents' points (对手分) after a round, and what a cut takes from them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct OpponentsPoints {
    all: Points,
    lowest: Option<Points>,
    highest: Option<Points>,
    terms: usize,
    /// What the player's own fouls take (rules 1.1).
    fouls: Points,
}

impl OpponentsPoints {
    /// Those of `member` after round `at`.
    pub fn of(ledger: &Ledger, member: Index, at: RoundNo) -> Self {
        let fouls = ledger.lost_by_fouls(ledger.tally_of(member, at).fouls);
        let mut sums = Self { fouls, ..Self::default() };
        for Brought { amount, .. } in brought(ledger, member, at) {
            sums.all += amount;
            sums.lowest = Some(sums.lowest.map_or(amount, |lowest| lowest.min(amount)));
            sums.highest = Some(sums.highest.map_or(amount, |highest| highest.max(amount)));
            sums.terms += 1;
        }
        sums
    }

    /// All of them.
    pub fn total(&self) -> Points {
        self.all - self.fouls
    }

    /// Without the lowest.
    pub fn without_lowest(&self) -> Points {
        self.total() - self.lowest.unwrap_or_default()
    }

    /// Without the highest and the lowest; of one opponent nothing is left.
    pub fn median(&self) -> Points {
        self.without_lowest() - self.highest.filter(|_| self.terms > 1).unwrap_or_default()
    }
}

/// The sum of what counts for a criterion that asks how the games ended.
pub(super) fn sum_by_score(ledger: &Ledger, member: Index, at: RoundNo, criterion: Criterion) -> Points {
    brought(ledger, member, at).filter_map(|brought| brought.by_score(criterion)).sum()
}
