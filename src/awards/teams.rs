//! The prizes of the teams (rules 7.1, 9).

use crate::event::{Event, Place, Prize};
use crate::standings::{Finals, team_places};

use super::list::promised_yuan;
use super::ranked::{Ledgers, ends_at};

/// A team that has won a prize.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TeamWinner {
    /// Its place.
    pub place: Place,
    /// Its name.
    pub team: String,
}

/// A prize of the teams and what becomes of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TeamGranted {
    /// The prize, down to the share of the teams that it is for.
    pub prize: Prize,
    /// Those whose place it is for, the best first.
    pub winners: Vec<TeamWinner>,
    /// The first and the last place of its range that no team has: too few have a score.
    pub vacant: Option<(Place, Place)>,
}

impl TeamGranted {
    /// The money handed out for it, in yuan.
    pub fn yuan(&self) -> u64 {
        u64::from(self.prize.yuan.unwrap_or(0)).saturating_mul(self.winners.len() as u64)
    }

    /// The money promised for it if every place of it is taken, in yuan.
    pub fn promised_yuan(&self) -> u64 {
        promised_yuan(&self.prize)
    }
}

/// The prizes of the teams.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TeamAwards {
    /// Each prize of the regulation, in its order.
    pub prizes: Vec<TeamGranted>,
    /// Whether every result of every round is in; else it is provisional.
    pub is_final: bool,
}

impl TeamAwards {
    /// The prizes of the teams by their places after the last published round; empty where there are none.
    pub fn of(event: &Event) -> Self {
        Self::by(event, &Ledgers::of(event))
    }

    pub(super) fn by(event: &Event, ledgers: &Ledgers) -> Self {
        let regulation = &event.regulation;
        let Some(rules) = regulation.teams.as_ref().filter(|_| !regulation.team_prizes.is_empty()) else {
            return Self::default();
        };
        let Some(ledger) = ledgers.of_listed(event, rules.of) else { return Self::default() };
        let last = ledger.last_round();
        let mut teams = team_places(event, ledger, rules, &Finals::of(event, ledger.pool()), last);
        teams.retain(|team| team.place.is_some());
        let field = teams.len() as u32;
        if last.index().is_none() {
            teams.clear();
        }
        let granted = |prize: &Prize| {
            let prize = Prize { to: ends_at(event, prize, field), ..prize.clone() };
            let held = teams.iter().filter_map(|team| Some(TeamWinner { place: team.place?, team: team.name.clone() }));
            let winners: Vec<_> = held.filter(|team| (prize.from..=prize.to).contains(&team.place)).collect();
            let first_vacant = winners.last().map_or(prize.from, |last| Place(last.place.0 + 1));
            let vacant = (first_vacant <= prize.to).then_some((first_vacant, prize.to));
            TeamGranted { prize, winners, vacant }
        };
        let complete = regulation.pool(ledger.pool()).is_some_and(|pool| last >= pool.rounds);
        Self {
            prizes: regulation.team_prizes.iter().map(granted).collect(),
            is_final: complete && ledger.missing(last).next().is_none(),
        }
    }

    /// All the money handed out, in yuan.
    pub fn yuan(&self) -> u64 {
        self.prizes.iter().map(TeamGranted::yuan).fold(0, u64::saturating_add)
    }

    /// The money promised if every place is taken, in yuan.
    pub fn promised_yuan(&self) -> u64 {
        self.prizes.iter().map(TeamGranted::promised_yuan).fold(0, u64::saturating_add)
    }
}
