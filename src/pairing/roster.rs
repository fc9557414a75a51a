//! The field in the order of rules 4.4 entry 7, prepared so that any pair can be looked up quickly: everything that is
//! the same for all pairs of a player is worked out once.

use std::collections::BTreeMap;

use crate::event::{Number, PlayerId, Points, Side, TeamId};

use super::absolute::{Absolute, Breaches};
use super::colour::{ColourRecord, Seat, WhyFirst, side_of};
use super::field::{Contender, Field, Float};

/// A place in the order, from 0.
pub(super) type Position = usize;

/// A contender in the order.
pub(super) struct Entrant<'f> {
    pub player: PlayerId,
    pub number: Number,
    pub points: Points,
    /// The score group, from 0 for the highest points.
    pub group: usize,
    pub record: ColourRecord,
    pub colours: &'f [Option<Side>],
    pub latest_float: Option<Float>,
    /// How often the player has floated up and down.
    pub floats: [u32; 2],
    pub byes: u8,
    pub team: Option<TeamId>,
    /// Opponents met and forbidden, in ascending order of position.
    met: Vec<u32>,
    forbidden: Vec<u32>,
    /// The opponent with whom the organizer locked the player.
    pub locked: Option<Position>,
}

impl Entrant<'_> {
    /// How often the player has floated in this direction.
    pub fn floated(&self, float: Float) -> u32 {
        self.floats[float as usize]
    }
}

/// The field in order.
pub(super) struct Roster<'f> {
    pub field: &'f Field,
    pub entrants: Vec<Entrant<'f>>,
    /// The points of each score group, from the highest.
    pub groups: Vec<Points>,
    positions: BTreeMap<PlayerId, Position>,
    /// Whether someone has had no bye yet.
    bye_owed: bool,
    teammates_apart: bool,
}

impl<'f> Roster<'f> {
    /// Orders the field: points from the top; equal points by number, ascending in odd rounds, descending in even.
    pub(super) fn of(field: &'f Field) -> Self {
        let mut contenders: Vec<&Contender> = field.contenders.iter().collect();
        let ascending = field.round.is_odd();
        contenders.sort_by(|one, other| {
            let by_number = one.number.cmp(&other.number);
            other.points.cmp(&one.points).then(if ascending { by_number } else { by_number.reverse() })
        });
        let mut groups: Vec<Points> = contenders.iter().map(|contender| contender.points).collect();
        groups.dedup();
        let mut group = 0;
        let entrants = contenders.iter().map(|contender| {
            group += usize::from(groups[group] != contender.points);
            entrant(field, contender, group)
        });
        let entrants: Vec<Entrant> = entrants.collect();
        let positions = entrants.iter().enumerate().map(|(position, entrant)| (entrant.player, position)).collect();
        let mut roster = Self {
            field,
            entrants,
            groups,
            positions,
            bye_owed: contenders.iter().any(|contender| contender.byes == 0),
            teammates_apart: field.rules.teammates_apart.holds_in(field.round),
        };
        roster.enter_opponents(&contenders);
        roster
    }

    fn enter_opponents(&mut self, contenders: &[&Contender]) {
        for (position, contender) in contenders.iter().enumerate() {
            for opponent in contender.met.iter().filter_map(|player| self.positions.get(player)) {
                self.entrants[position].met.push(*opponent as u32);
                self.entrants[*opponent].met.push(position as u32);
            }
        }
        let field = self.field;
        let positions = &self.positions;
        let pair_of = |(one, other): &(PlayerId, PlayerId)| Some((*positions.get(one)?, *positions.get(other)?));
        for (one, other) in field.forbidden.iter().filter_map(pair_of) {
            self.entrants[one].forbidden.push(other as u32);
            self.entrants[other].forbidden.push(one as u32);
        }
        for (one, other) in field.locked.iter().filter_map(pair_of) {
            self.entrants[one].locked = Some(other);
            self.entrants[other].locked = Some(one);
        }
        for entrant in &mut self.entrants {
            entrant.met.sort_unstable();
            entrant.met.dedup();
            entrant.forbidden.sort_unstable();
        }
    }

    /// How many players there are.
    pub(super) fn len(&self) -> usize {
        self.entrants.len()
    }

    /// Whether someone has to have a bye.
    pub(super) fn is_odd(&self) -> bool {
        self.len() % 2 == 1
    }

    /// Where the player stands in the order.
    pub(super) fn position_of(&self, player: PlayerId) -> Option<Position> {
        self.positions.get(&player).copied()
    }

    /// The absolute rules that the pair would break (rules 4.2, 4.10).
    pub(super) fn breaches(&self, one: Position, other: Position) -> Breaches {
        let (mine, theirs) = (&self.entrants[one], &self.entrants[other]);
        if mine.locked == Some(other) {
            return Breaches::NONE;
        }
        let mut breaches = Breaches::NONE;
        breaches.note(Absolute::Lock, mine.locked.is_some() || theirs.locked.is_some());
        breaches.note(Absolute::Forbidden, mine.forbidden.binary_search(&(other as u32)).is_ok());
        breaches.note(Absolute::Teammates, self.teammates_apart && self.are_teammates(one, other));
        breaches.note(Absolute::Rematch, self.have_met(one, other));
        breaches
    }

    /// The absolute rules that a bye for this player would break.
    pub(super) fn bye_breaches(&self, position: Position) -> Breaches {
        let entrant = &self.entrants[position];
        let mut breaches = Breaches::NONE;
        breaches.note(Absolute::Lock, entrant.locked.is_some());
        breaches.note(Absolute::SecondBye, self.bye_owed && entrant.byes > 0);
        breaches
    }

    /// Whether the two have met in a way that counts (rules 4.2).
    pub(super) fn have_met(&self, one: Position, other: Position) -> bool {
        self.entrants[one].met.binary_search(&(other as u32)).is_ok()
    }

    /// Whether the two are of one team.
    pub(super) fn are_teammates(&self, one: Position, other: Position) -> bool {
        let team = self.entrants[one].team;
        team.is_some() && team == self.entrants[other].team
    }

    /// The colour of `one` against `other`, and why.
    pub(super) fn side_of(&self, one: Position, other: Position) -> (Side, WhyFirst) {
        side_of(self.field, &self.seat(one), &self.seat(other))
    }

    fn seat(&self, position: Position) -> Seat<'_> {
        let entrant = &self.entrants[position];
        Seat { number: entrant.number, points: entrant.points, record: entrant.record, colours: entrant.colours }
    }
}

fn entrant<'f>(field: &Field, contender: &'f Contender, group: usize) -> Entrant<'f> {
    let count = |float| contender.floats.iter().flatten().filter(|&&other| other == float).count() as u32;
    let before = field.round.previous().and_then(|round| round.index());
    Entrant {
        player: contender.player,
        number: contender.number,
        points: contender.points,
        group,
        record: ColourRecord::of(&contender.colours),
        colours: &contender.colours,
        latest_float: before.and_then(|index| contender.floats.get(index).copied().flatten()),
        floats: [count(Float::Up), count(Float::Down)],
        byes: contender.byes,
        team: contender.team,
        met: Vec::new(),
        forbidden: Vec::new(),
        locked: None,
    }
}
