//! What is proposed for the next round of a pool: its pairing with the organizer's wishes (rules 4.10), what these
//! cost, and which rules had to be given up (rules 4.8).

use crate::event::{Event, PlayerId, PoolId, RoundNo, TableNo, Wish};

use super::absolute::Absolute;
use super::field::Field;
use super::next_round::{MissingResults, NextRound, NotReady};
use super::tables::{GivenUp, Infeasible, Pair, Pairing, checked, cost_of, pair};
use super::worse::Worse;

/// A round as it would be published.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proposal {
    /// Which round.
    pub round: RoundNo,
    /// What it is paired from, with the wishes.
    pub field: Field,
    /// The pairing.
    pub pairing: Pairing,
    /// Absolute rules that no pairing keeps, the largest first; empty where all are kept.
    pub given_up: Vec<GivenUp>,
    /// Who is available but left out for forfeits in a row (rules 4.11).
    pub left_out: Vec<PlayerId>,
    /// Who has a bye because the organizer wants it.
    pub byes_by_hand: Vec<PlayerId>,
    /// What the wishes cost; `None` without any.
    pub price: Option<Price>,
    /// Results that were taken as draws.
    pub taken_as_draws: Vec<(RoundNo, TableNo)>,
}

/// What the organizer's wishes cost.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Price {
    /// Each absolute rule that a wished pair breaks.
    pub broken: Vec<(Pair, Absolute)>,
    /// Where the round is first worse than the one without wishes; `None`: it is as good.
    pub worse: Option<Worse>,
}

/// Why nothing can be proposed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Obstacle {
    /// The round is not to be paired yet.
    NotReady(NotReady),
    /// It cannot be paired.
    Infeasible(Infeasible),
}

impl Proposal {
    /// The proposal for the next round of `pool`. Wishes that name someone who is not there are passed over.
    ///
    /// # Errors
    /// Why there is none.
    pub fn of(event: &Event, pool: PoolId, missing: MissingResults) -> Result<Self, Obstacle> {
        let NextRound { field, left_out, byes_by_hand, taken_as_draws } =
            NextRound::of(event, pool, missing).map_err(Obstacle::NotReady)?;
        let wishes = event.pool(pool).map_or(&[][..], |pool| &pool.wishes);
        let (mut pairing, given_up) = least(&field).map_err(Obstacle::Infeasible)?;
        seat_as_wished(&field, &mut pairing, wishes).map_err(Obstacle::Infeasible)?;
        let price = if wishes.is_empty() { None } else { Some(price(&field, &pairing).map_err(Obstacle::Infeasible)?) };
        Ok(Self { round: field.round, field, pairing, given_up, left_out, byes_by_hand, price, taken_as_draws })
    }

    /// Whether it is other than what the rules alone would give.
    pub fn is_by_hand(&self) -> bool {
        self.price.is_some() || !self.given_up.is_empty()
    }
}

/// The round of least cost, and what has to be given up for it.
fn least(field: &Field) -> Result<(Pairing, Vec<GivenUp>), Infeasible> {
    match pair(field) {
        Ok(pairing) => Ok((pairing, Vec::new())),
        Err(Infeasible::NoPairing { give_up, then }) => Ok((*then, give_up)),
        Err(reason) => Err(reason),
    }
}

fn seat_as_wished(field: &Field, pairing: &mut Pairing, wishes: &[Wish]) -> Result<(), Infeasible> {
    for wish in wishes {
        let &Wish::Seated(first, second) = wish else { continue };
        let turned = Pair { first: second, second: first };
        for pair in pairing.pairs.iter_mut().filter(|pair| **pair == turned) {
            *pair = Pair { first, second };
        }
    }
    pairing.cost = cost_of(field, &pairing.pairs, pairing.bye)?;
    Ok(())
}

fn price(field: &Field, pairing: &Pairing) -> Result<Price, Infeasible> {
    let free = Field { locked: Vec::new(), forbidden: Vec::new(), ..field.clone() };
    let roster = checked(&free)?;
    let mut broken = Vec::new();
    for &pair in &pairing.pairs {
        if let (Some(first), Some(second)) = (roster.position_of(pair.first), roster.position_of(pair.second)) {
            broken.extend(roster.breaches(first, second).rules().map(|rule| (pair, rule)));
        }
    }
    let (best, _) = least(&free)?;
    Ok(Price { broken, worse: pairing.cost.worse_than(&best.cost) })
}

/// What a published round was paired from, by the results before it as they are now, and the round as it was
/// published. `None` if there is no such round, or if corrections since leave it without one of its players.
pub fn published(event: &Event, pool: PoolId, no: RoundNo) -> Option<(Field, Pairing)> {
    let round = event.pool(pool)?.round(no)?.clone();
    let mut before = event.clone();
    let state = before.pool_mut(pool)?;
    state.rounds.truncate(no.index()?);
    state.wishes = round.wishes;
    let mut field = NextRound::of(&before, pool, MissingResults::AsDraws).ok()?.field;
    let pairs: Vec<Pair> = round.tables.iter().map(|table| Pair { first: table.first, second: table.second }).collect();
    let is_paired = |player| pairs.iter().any(|pair| pair.first == player || pair.second == player);
    let is_there = |player| field.contenders.iter().any(|contender| contender.player == player);
    let bye = round.byes.iter().find(|bye| !bye.by_hand && is_there(bye.player)).map(|bye| bye.player);
    field.contenders.retain(|contender| is_paired(contender.player) || bye == Some(contender.player));
    let cost = cost_of(&field, &pairs, bye).ok()?;
    Some((field, Pairing { pairs, bye, cost }))
}
