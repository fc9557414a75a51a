//! Small fields (rules 4.8): up to 14 players, the round of least cost among those after which all remaining rounds
//! can still be paired without a repeat.
//!
//! Looking ahead is a search for so many perfect matchings without a common edge. Two conditions cut it short: every
//! round takes one edge from every player, and an odd number of edges, so at least one, from between any odd set of
//! players and the rest; where fewer edges than rounds are left, nothing has to be tried. Where rounds are left at all
//! there are mostly very many, and one is found soon if the search does not insist on a bad beginning: so it first
//! makes a few short attempts in different orders, then tries everything. No known method is quick in every case; the
//! whole search ends after [`MOST_WORK`] steps with what has been found by then.

use std::collections::HashSet;

use crate::event::RoundNo;

use super::matching::{Weight, Wide};
use super::optimum::{Absolutes, optimum as least_cost};
use super::roster::{Position, Roster};
use super::scale::Scale;

/// Up to how many players the look-ahead is made.
pub const SMALL_FIELD: usize = 14;

/// How many steps the look-ahead of one round takes at most: about a second. Hardly a field needs a thousandth of them.
const MOST_WORK: u64 = 10_000_000;
/// How many short attempts are made, and how many steps each takes at most.
const ATTEMPTS: u64 = 12;
const SHORT: u64 = 4000;
/// How many steps looking at all cuts counts for.
const CUTS: u64 = 300;

/// Sets of players, one bit each; in an odd field the bye is one more player.
type Set = u16;

/// Costs of up to 14 players always fit.
type SmallWeight = Wide<16>;

/// For every position its mate in the round of least cost, in a small field among those that leave the remaining
/// rounds pairable, if there are any. `None` if every pairing breaks an absolute rule.
pub(super) fn optimum(roster: &Roster) -> Option<Vec<Position>> {
    let least = least_cost(roster, Absolutes::Hold)?;
    if roster.len() > SMALL_FIELD {
        return Some(least);
    }
    let mut prospect = Prospect::of(roster);
    if prospect.is_open_after(&least) || !prospect.is_open() {
        return Some(least);
    }
    let mut choice = Choice::of(roster, prospect);
    choice.extend(0, SmallWeight::zero(), choice.least_of_all());
    Some(choice.best.map_or(least, |(_, mates)| mates))
}

/// The most rounds that `players` can play without a repeat (rules 4.8).
pub const fn most_rounds(players: usize) -> usize {
    if players.is_multiple_of(2) { players.saturating_sub(1) } else { players }
}

/// What the rounds from this one on may be paired from.
struct Prospect {
    /// Per later round: whether teammates are kept apart, and whether a second bye is out of the question.
    later: Vec<Kind>,
    this: Kind,
    /// Per player, the opponents that rules 4.2 allow in this round.
    now: [Set; SMALL_FIELD],
    /// Per player, the opponents not met; the bye's are those who have had none.
    unmet: [Set; SMALL_FIELD],
    /// Per player, the teammates.
    teammates: [Set; SMALL_FIELD],
    /// The players with the bye, if someone must have it.
    players: usize,
    bye: Option<usize>,
    /// States that were tried in vain: the round's index and what was unmet.
    vain: HashSet<(usize, [Set; SMALL_FIELD])>,
    /// How many steps the present attempt, and the whole search, may still take.
    attempt: u64,
    work: u64,
    /// In a short attempt, what decides whom to try first; otherwise everyone is tried in turn.
    shuffle: Option<u64>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
struct Kind {
    apart: bool,
    bye_owed: bool,
}

impl Prospect {
    fn of(roster: &Roster) -> Self {
        let count = roster.len();
        let bye = roster.is_odd().then_some(count);
        let players = count + usize::from(roster.is_odd());
        let (mut now, mut unmet, mut teammates) = ([0; SMALL_FIELD], [0; SMALL_FIELD], [0; SMALL_FIELD]);
        let join = |sets: &mut [Set; SMALL_FIELD], one: usize, other: usize| {
            sets[one] |= 1 << other;
            sets[other] |= 1 << one;
        };
        for one in 0..count {
            for other in one + 1..count {
                if roster.breaches(one, other).is_none() {
                    join(&mut now, one, other);
                }
                if !roster.have_met(one, other) {
                    join(&mut unmet, one, other);
                }
                if roster.are_teammates(one, other) {
                    join(&mut teammates, one, other);
                }
            }
            if bye.is_some() && roster.bye_breaches(one).is_none() {
                join(&mut now, one, count);
            }
            if bye.is_some() && roster.entrants[one].byes == 0 {
                join(&mut unmet, one, count);
            }
        }
        let mut owed = roster.entrants.iter().filter(|entrant| entrant.byes == 0).count();
        let field = roster.field;
        let last = usize::from(field.rounds.0).min(most_rounds(count)) as u16;
        let mut kind_of = |round: u16| {
            let apart = field.rules.teammates_apart.holds_in(RoundNo(round));
            let kind = Kind { apart, bye_owed: bye.is_some() && owed > 0 };
            owed = owed.saturating_sub(1);
            kind
        };
        let this = kind_of(field.round.0);
        let later = (field.round.0 + 1..=last).map(kind_of).collect();
        Self {
            later,
            this,
            now,
            unmet,
            teammates,
            players,
            bye,
            vain: HashSet::new(),
            attempt: 0,
            work: MOST_WORK,
            shuffle: None,
        }
    }

    /// Whether this round and all later ones can be paired.
    fn is_open(&mut self) -> bool {
        let (now, unmet) = (self.now, self.unmet);
        self.is_cut_wide(&unmet, self.later.len())
            && self.attempted(|prospect| prospect.complete_round(None, &now, prospect.full(), &unmet, unmet, 0))
    }

    /// Whether all later rounds can be paired after this one.
    fn is_open_after(&mut self, mates: &[Position]) -> bool {
        let mut unmet = self.unmet;
        for (one, &other) in mates.iter().enumerate() {
            self.strike(&mut unmet, one, other, self.this);
        }
        self.attempted(|prospect| prospect.is_open_from(0, &unmet, 0))
    }

    /// Whether the search finds what it looks for: in one of the short attempts, or by trying everything.
    fn attempted(&mut self, search: impl Fn(&mut Self) -> bool) -> bool {
        for number in 1..=ATTEMPTS {
            (self.attempt, self.shuffle) = (SHORT, Some(number));
            if search(self) {
                return true;
            }
            if !self.is_out_of_time() {
                return false;
            }
        }
        (self.attempt, self.shuffle) = (MOST_WORK, None);
        search(self)
    }

    fn is_out_of_time(&self) -> bool {
        self.attempt == 0 || self.work == 0
    }

    /// Takes so many steps from what is left.
    fn work(&mut self, steps: u64) {
        self.attempt = self.attempt.saturating_sub(steps);
        self.work = self.work.saturating_sub(steps);
    }

    const fn full(&self) -> Set {
        ((1u32 << self.players) - 1) as Set
    }

    /// Takes the pair out of what is unmet. A bye once owed to nobody may be had again.
    fn strike(&self, unmet: &mut [Set; SMALL_FIELD], one: usize, other: usize, kind: Kind) {
        if kind.bye_owed || self.bye.is_none_or(|bye| bye != one && bye != other) {
            unmet[one] &= !(1 << other);
            unmet[other] &= !(1 << one);
        }
    }

    /// Whether the later rounds from `index` on can be paired from what is unmet. Rounds of one kind can change places,
    /// so the opponent of player 0 ascends in them: `from` is the least that he may have.
    fn is_open_from(&mut self, index: usize, unmet: &[Set; SMALL_FIELD], from: usize) -> bool {
        let Some(&kind) = self.later.get(index) else { return true };
        self.work(CUTS);
        if self.is_out_of_time() || !self.is_cut_wide(unmet, self.later.len() - index) {
            return false;
        }
        let state = (index * SMALL_FIELD + from, *unmet);
        if self.vain.contains(&state) {
            return false;
        }
        let mut allowed = *unmet;
        for (player, set) in allowed.iter_mut().enumerate().take(self.players) {
            if kind.apart {
                *set &= !self.teammates[player];
            }
            if let Some(bye) = self.bye.filter(|_| !kind.bye_owed) {
                *set |= if player == bye { self.full() >> 1 } else { 1 << bye };
            }
        }
        let open = self.complete_round(Some(index), &allowed, self.full(), unmet, *unmet, from);
        if !open && !self.is_out_of_time() {
            self.vain.insert(state);
        }
        open
    }

    /// Pairs those who are `left` in the round `index` (`None`: this round), then all later rounds.
    fn complete_round(
        &mut self,
        index: Option<usize>,
        allowed: &[Set; SMALL_FIELD],
        left: Set,
        before: &[Set; SMALL_FIELD],
        unmet: [Set; SMALL_FIELD],
        from: usize,
    ) -> bool {
        let kind = index.map_or(self.this, |index| self.later[index]);
        if left == 0 {
            let next = index.map_or(0, |index| index + 1);
            let same_kind = self.shuffle.is_none() && index.is_some() && self.later.get(next) == Some(&kind);
            let opponent = (before[0] & !unmet[0]).trailing_zeros() as usize;
            let from = if same_kind && opponent < self.players { opponent + 1 } else { 0 };
            return self.is_open_from(next, &unmet, from);
        }
        self.work(1);
        if self.is_out_of_time() {
            return false;
        }
        let beyond = if left & 1 == 1 { !((1 << from) - 1) } else { !0 };
        let Some((one, opponents)) = self.most_pressed(allowed, left, beyond) else { return false };
        let first = !0 << self.turn();
        members(opponents & first).chain(members(opponents & !first)).any(|other| {
            let mut unmet = unmet;
            self.strike(&mut unmet, one, other, kind);
            self.complete_round(index, allowed, left & !(1 << one | 1 << other), before, unmet, from)
        })
    }

    /// From which player on opponents are tried.
    fn turn(&mut self) -> usize {
        let Some(state) = &mut self.shuffle else { return 0 };
        // The generator of Knuth's MMIX.
        *state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (*state >> 33) as usize % SMALL_FIELD
    }

    /// Of those left, the one with the fewest opponents left; player 0 has only those in `beyond`.
    fn most_pressed(&self, allowed: &[Set; SMALL_FIELD], left: Set, beyond: Set) -> Option<(usize, Set)> {
        members(left)
            .map(|player| {
                let rest = allowed[player] & left;
                // The same said from the other side: who is not in `beyond` is no opponent for player 0.
                let with_first = if beyond >> player & 1 == 1 { rest } else { rest & !1 };
                (player, if player == 0 { rest & beyond } else { with_first })
            })
            .min_by_key(|&(player, opponents)| (opponents.count_ones(), player))
    }

    /// Whether every odd set of players has at least `rounds` unmet pairs with the rest. After everyone has had a bye
    /// the byes are free, and the condition holds for the players among themselves only.
    fn is_cut_wide(&self, unmet: &[Set; SMALL_FIELD], rounds: usize) -> bool {
        if self.bye.is_some() && self.later.iter().any(|kind| !kind.bye_owed) {
            return true;
        }
        let full = self.full();
        // Each set and its complement have the same cut: player 0 may stay outside.
        (1..=full >> 1).map(|set| set << 1).filter(|set| set.count_ones() % 2 == 1).all(|set| {
            let cut: u32 = members(set).map(|player| (unmet[player] & full & !set).count_ones()).sum();
            cut as usize >= rounds
        })
    }
}

fn members(set: Set) -> impl Iterator<Item = usize> {
    std::iter::successors(Some(set), |rest| Some(rest & rest.wrapping_sub(1)))
        .take_while(|&rest| rest != 0)
        .map(|rest| rest.trailing_zeros() as usize)
}

/// The search for the best round that leaves the later ones open.
struct Choice {
    prospect: Prospect,
    /// Per two positions the weight, where rules 4.2 allow the pair.
    weights: Vec<Vec<Option<SmallWeight>>>,
    /// Per position the least of these.
    least: Vec<SmallWeight>,
    mates: Vec<Position>,
    best: Option<(SmallWeight, Vec<Position>)>,
}

impl Choice {
    fn of(roster: &Roster, prospect: Prospect) -> Self {
        let scale = Scale::of(roster, false);
        let count = roster.len();
        let weight = |one: Position, other: Position| {
            if one == other || prospect.now[one] >> other & 1 == 0 {
                return None;
            }
            Some(if other == count {
                let breaches = roster.bye_breaches(one);
                scale.bye(roster, one, breaches)
            } else {
                scale.pair(&roster.price(one, other), roster.breaches(one, other))
            })
        };
        let row = |one| (0..=count).map(|other| weight(one, other)).collect::<Vec<Option<SmallWeight>>>();
        let weights: Vec<_> = (0..count).map(row).collect();
        let least = weights.iter().map(|row| row.iter().flatten().min().copied().unwrap_or(SmallWeight::zero()));
        Self { least: least.collect(), prospect, weights, mates: vec![Position::MAX; count], best: None }
    }

    /// The sum of what each player's cheapest pair weighs.
    fn least_of_all(&self) -> SmallWeight {
        self.least.iter().fold(SmallWeight::zero(), |sum, least| sum.plus(least))
    }

    /// Pairs everyone from `position` on; `weight` is that of the pairs so far, `rest` the sum of what each of those
    /// without a pair brings at least: half of it is less than their pairs weigh. Because opponents are tried in order
    /// from the top, of equal weights the first found comes first by entry 8.
    fn extend(&mut self, position: Position, weight: SmallWeight, rest: SmallWeight) {
        let count = self.mates.len();
        let bound = weight.doubled().plus(&rest);
        if self.prospect.work == 0 || self.best.as_ref().is_some_and(|(best, _)| best.doubled() <= bound) {
            return;
        }
        self.prospect.work(1);
        let Some(one) = (position..count).find(|&one| self.mates[one] == Position::MAX) else {
            let mates = self.mates.clone();
            if self.prospect.is_open_after(&mates) {
                self.best = Some((weight, mates));
            }
            return;
        };
        for other in one + 1..=count {
            let taken = if other == count { self.mates.contains(&count) } else { self.mates[other] != Position::MAX };
            let Some(more) = self.weights[one][other].filter(|_| !taken) else { continue };
            self.mates[one] = other;
            let mut rest = rest.minus(&self.least[one]);
            if other < count {
                self.mates[other] = one;
                rest = rest.minus(&self.least[other]);
            }
            self.extend(one + 1, weight.plus(&more), rest);
            self.mates[one] = Position::MAX;
            if other < count {
                self.mates[other] = Position::MAX;
            }
        }
    }
}
