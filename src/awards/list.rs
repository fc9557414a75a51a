//! The list of a section's prizes.

use crate::event::{Event, Place, PlayerId, Prize, SectionId};
use crate::standings::{Ledger, Standings, places};

/// One who has won a prize.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Winner {
    /// His place.
    pub place: Place,
    /// Who.
    pub player: PlayerId,
}

/// A prize of the regulation and what becomes of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Granted {
    /// The prize as the regulation promises it.
    pub prize: Prize,
    /// Those whose place it is for, the best first.
    pub winners: Vec<Winner>,
    /// The first and the last place of its range that nobody holds: the field is too small for them.
    pub vacant: Option<(Place, Place)>,
}

impl Granted {
    /// `last` is the last place that the section awards, where it awards no more than some (N−1).
    fn of(prize: &Prize, standings: &Standings, last: Option<Place>) -> Self {
        let held = standings.rows.iter().filter_map(|row| Some(Winner { place: row.place?, player: row.player }));
        let mut prize = prize.clone();
        if let Some(percent) = prize.up_to_percent {
            // Shares round down (rules 7.1).
            let share = held.clone().count() as u32 * u32::from(percent) / 100;
            prize.to = prize.to.min(Place(share)).max(Place(prize.from.0.saturating_sub(1)));
        }
        let awarded = |winner: &Winner| {
            (prize.from..=prize.to).contains(&winner.place) && last.is_none_or(|last| winner.place <= last)
        };
        let winners: Vec<Winner> = held.filter(awarded).collect();
        // Places are given from 1 without a gap, so that the vacant ones are the last of the range.
        let first_vacant = winners.last().map_or(prize.from, |last| Place(last.place.0 + 1));
        let vacant = (first_vacant <= prize.to).then_some((first_vacant, prize.to));
        Self { prize, winners, vacant }
    }

    /// The money handed out for it, in yuan.
    pub fn yuan(&self) -> u64 {
        u64::from(self.prize.yuan.unwrap_or(0)) * self.winners.len() as u64
    }
}

/// The prizes of a section.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Awards {
    /// Each prize of the regulation, in its order.
    pub prizes: Vec<Granted>,
    /// Whether every result of every round is in; else the list is provisional.
    pub is_final: bool,
}

impl Awards {
    /// The prizes of `section` by the places after the last published round. Before round 1 nobody has a place yet:
    /// then every prize is vacant. Empty if there is no such section.
    pub fn of(event: &Event, section: SectionId) -> Self {
        let Some(rules) = event.regulation.section(section) else { return Self::default() };
        let ledger = Ledger::of(event, rules.pool);
        let last = ledger.last_round();
        let mut standings = places(event, &ledger, section, last);
        if last.index().is_none() {
            standings.rows.clear();
        }
        let rounds = event.regulation.pool(rules.pool).map(|pool| pool.rounds);
        let last_awarded = if rules.one_fewer { one_fewer(&rules.prizes, &standings) } else { None };
        Self {
            prizes: rules.prizes.iter().map(|prize| Granted::of(prize, &standings, last_awarded)).collect(),
            is_final: rounds.is_some_and(|rounds| last >= rounds) && standings.missing.is_empty(),
        }
    }

    /// The number of prizes handed out.
    pub fn count(&self) -> usize {
        self.prizes.iter().map(|granted| granted.winners.len()).sum()
    }

    /// The number of players who get any.
    pub fn players(&self) -> usize {
        let mut players: Vec<PlayerId> =
            self.prizes.iter().flat_map(|granted| &granted.winners).map(|winner| winner.player).collect();
        players.sort_unstable();
        players.dedup();
        players.len()
    }

    /// All the money handed out, in yuan.
    pub fn yuan(&self) -> u64 {
        self.prizes.iter().map(Granted::yuan).sum()
    }
}

/// The N−1 rule (rules 1.2): with fewer players than places to be awarded, one fewer than there are players.
fn one_fewer(prizes: &[Prize], standings: &Standings) -> Option<Place> {
    let players = standings.rows.iter().filter(|row| row.place.is_some()).count() as u32;
    let promised = prizes.iter().filter(|prize| !prize.lucky).map(|prize| prize.to.0).max()?;
    (players < promised).then(|| Place(players.saturating_sub(1)))
}
