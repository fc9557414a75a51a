//! Qualifications (rules 7.2): given an event and one of its quotas, who has a place by it, and who was passed over.

use crate::event::{Event, Place, PlayerId, PrizesOf, Quota};
use crate::standings::Order;

use super::list::Awards;
use super::ranked::{Ledgers, is_final};

/// One who stands in the line for a place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Candidate {
    /// His place in the order that the quota is of.
    pub place: Place,
    /// Who.
    pub player: PlayerId,
    /// The flag for which he is passed over, and the place goes to the next; `None`: he has it.
    pub passed_over: Option<String>,
}

/// What becomes of a quota.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Qualified {
    /// How many places there are, by the numbers as they stand.
    pub places: u32,
    /// Everyone down to the last who has a place, or everyone whom it is for if there are not enough; the best first.
    pub candidates: Vec<Candidate>,
    /// Whether every result of every round is in; else it is provisional.
    pub is_final: bool,
}

impl Qualified {
    /// What becomes of the quota at `index` of the regulation, by the places after the last published round. Before
    /// round 1 nobody has a place yet. `None` if there is no such quota, or its order is not there.
    pub fn of(event: &Event, index: usize) -> Option<Self> {
        let regulation = &event.regulation;
        let quota = regulation.quotas.get(index)?;
        let ledgers = Ledgers::of(event);
        let ledger = ledgers.of_listed(event, quota.of)?;
        let last = ledger.last_round();
        let standings = Order::of_listed(event, ledger, quota.of)?.after(last);
        let places = places(event, quota, standings.rows.len() as u32);
        let is_final = is_final(event, ledger, &standings);
        let mut qualified = Self { places, candidates: Vec::new(), is_final };
        let mut left = if last.index().is_some() { places } else { 0 };
        for row in &standings.rows {
            let Some((place, player)) = row.place.zip(event.player(row.player)) else { continue };
            if left == 0 {
                break;
            }
            if quota.condition.holds_for(&player.profile) {
                let passed_over = quota.passing_over.iter().find(|&flag| player.profile.flags.contains(flag)).cloned();
                left -= u32::from(passed_over.is_none());
                qualified.candidates.push(Candidate { place, player: player.id, passed_over });
            }
        }
        Some(qualified)
    }

    /// Those who have a place, the best first.
    pub fn players(&self) -> impl Iterator<Item = PlayerId> {
        self.candidates.iter().filter(|candidate| candidate.passed_over.is_none()).map(|candidate| candidate.player)
    }
}

/// How many places a quota gives with so many in its order: shares round as the regulation says (rules 7.1).
fn places(event: &Event, quota: &Quota, entrants: u32) -> u32 {
    let rounding = event.regulation.awards.rounding;
    let share = quota.one_per.map(|per| rounding.divide(entrants.into(), per.into()) as u32);
    let awarded = quota.as_awarded_in.map(|view| {
        let awards = Awards::of_list(event, PrizesOf::View(view));
        awards.winners().len() as u32
    });
    let of_numbers = share.into_iter().chain(awarded).min().map(|places| places.saturating_sub(quota.less));
    of_numbers.into_iter().chain(quota.places).min().unwrap_or(0)
}
