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
            let points = line.opponent.map_or(Points::ZERO, |opponent| ledger.points_for_opponents(opponent, at));
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

/// Everything that a player's opponents bring him after a round, added up in one pass.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Opposition {
    /// Opponents' points (对手分), less what the player's own fouls take (rules 1.1).
    pub points: Points,
    lowest: Points,
    highest: Points,
    terms: usize,
    pub beaten: Points,
    pub drawn: Points,
    pub lost: Points,
    /// Halved one by one, as the terms are.
    half_of_drawn: Points,
}

impl Opposition {
    /// That of `member` after round `at`.
    pub fn of(ledger: &Ledger, member: Index, at: RoundNo) -> Self {
        let mut sums = Self::default();
        for Brought { amount, score, .. } in brought(ledger, member, at) {
            sums.points += amount;
            sums.lowest = if sums.terms == 0 { amount } else { sums.lowest.min(amount) };
            sums.highest = sums.highest.max(amount);
            sums.terms += 1;
            match score {
                Some(Score::Win) => sums.beaten += amount,
                Some(Score::Draw) => {
                    sums.drawn += amount;
                    sums.half_of_drawn += amount.halved();
                }
                Some(Score::Loss) => sums.lost += amount,
                None => {}
            }
        }
        sums.points -= ledger.lost_by_fouls(ledger.tally_of(member, at).fouls);
        sums
    }

    /// Opponents' points without the lowest.
    pub fn without_lowest(&self) -> Points {
        self.points - self.lowest
    }

    /// Opponents' points without the highest and the lowest; of one opponent nothing is left.
    pub fn median(&self) -> Points {
        let highest = if self.terms > 1 { self.highest } else { Points::ZERO };
        self.without_lowest() - highest
    }

    /// Beaten opponents' points plus half of drawn ones'.
    pub fn sonneborn_berger(&self) -> Points {
        self.beaten + self.half_of_drawn
    }
}
