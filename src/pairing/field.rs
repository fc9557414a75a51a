//! What a round is paired from: the players present with their history, the settings, and the organizer's wishes.
//! Nothing here knows of an event; [`Field::of`] reads it from one.

use std::collections::BTreeSet;

use crate::event::{Number, PairingRules, PlayerId, Points, RoundNo, Side, TeamId, ThreeRule};

/// The direction in which a player was paired with unequal points (rules 4.4, entry 6).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Float {
    /// 上调: the opponent had more points.
    Up,
    /// 下调: the opponent had fewer points, or there was none.
    Down,
}

/// A player who is to be paired.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contender {
    /// Who it is.
    pub player: PlayerId,
    /// The drawn number, unique in the field.
    pub number: Number,
    /// The points before this round, as corrected now.
    pub points: Points,
    /// The team, if any.
    pub team: Option<TeamId>,
    /// Everyone who may not be met again (rules 4.2). Players who are not in the field do no harm.
    pub met: Vec<PlayerId>,
    /// Per earlier round, from round 1: the colour; `None`: no colour. Missing entries at the end are `None`.
    pub colours: Vec<Option<Side>>,
    /// Per earlier round, from round 1: the float, by points as corrected now. Missing entries at the end are `None`.
    pub floats: Vec<Option<Float>>,
    /// How many byes the player has had, also by hand.
    pub byes: u8,
}

/// A round that is to be paired.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    /// The round.
    pub round: RoundNo,
    /// The last round of the pool.
    pub rounds: RoundNo,
    /// The settings.
    pub rules: PairingRules,
    /// The seed of the lot for a random first round (rules 4.1).
    pub seed: u32,
    /// Everyone who is to be paired, in any order.
    pub contenders: Vec<Contender>,
    /// Pairs that the organizer wants (rules 4.10). They need not obey rules 4.2.
    pub locked: Vec<(PlayerId, PlayerId)>,
    /// Pairs that the organizer does not want (rules 4.10).
    pub forbidden: Vec<(PlayerId, PlayerId)>,
}

/// Why a field cannot be what it says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Contradiction {
    /// A player is in it twice.
    PlayerTwice(PlayerId),
    /// Two players have the same number.
    NumberTwice(Number),
    /// A player has met himself.
    MetHimself(PlayerId),
    /// A player is locked with himself or in two pairs.
    LockedTwice(PlayerId),
    /// A player is locked who is not in the field.
    LockedAbsent(PlayerId),
}

impl Field {
    /// The three rule that holds in this round (rules 4.3).
    pub fn three_rule(&self) -> ThreeRule {
        if self.round >= self.rounds { self.rules.three_rule_in_last_round } else { self.rules.three_rule }
    }

    /// Whether rules 4.5 give the leader of a pair his due in this round: if set, in the last three.
    pub fn leader_comes_first(&self) -> bool {
        self.rules.leader_first_in_last_rounds && self.round.0.saturating_add(3) > self.rounds.0
    }

    /// Whether two with these points count as unequal in entries 3 and 6 of rules 4.4.
    pub fn is_unequal(&self, one: Points, other: Points) -> bool {
        (one - other).max(other - one) > self.rules.equal_points_within
    }

    /// Checks what the pairing relies on.
    ///
    /// # Errors
    /// The first contradiction found.
    pub fn check(&self) -> Result<(), Contradiction> {
        let mut players = BTreeSet::new();
        let mut numbers = BTreeSet::new();
        for contender in &self.contenders {
            if !players.insert(contender.player) {
                return Err(Contradiction::PlayerTwice(contender.player));
            }
            if !numbers.insert(contender.number) {
                return Err(Contradiction::NumberTwice(contender.number));
            }
            if contender.met.contains(&contender.player) {
                return Err(Contradiction::MetHimself(contender.player));
            }
        }
        let mut locked = BTreeSet::new();
        for player in self.locked.iter().flat_map(|&(one, other)| [one, other]) {
            if !locked.insert(player) {
                return Err(Contradiction::LockedTwice(player));
            }
            if !players.contains(&player) {
                return Err(Contradiction::LockedAbsent(player));
            }
        }
        Ok(())
    }
}
