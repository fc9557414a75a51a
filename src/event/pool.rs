//! What has happened in a pool (编排池): the draw, then round after round.

use serde::{Deserialize, Serialize};

use super::{Moment, Round, RoundNo, Wish};

/// A draw of numbers (rules 5.1): anyone can repeat it from the entry list and the seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Draw {
    /// The seed, as shown and printed: 0 to 999 999 999, so that it can be read out in a hall.
    pub seed: u32,
    /// When it was drawn.
    pub at: Moment,
    /// How many numbers were drawn.
    pub numbers: u32,
}

impl Draw {
    /// Seeds are below this.
    pub const SEED_END: u32 = 1_000_000_000;
}

/// What has happened in a pool.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Pool {
    /// The draw that holds; `None` before it.
    pub draw: Option<Draw>,
    /// The published rounds, from round 1.
    pub rounds: Vec<Round>,
    /// What the organizer wants of the next round.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub wishes: Vec<Wish>,
}

impl Pool {
    /// The last published round; [`RoundNo::START`] before the first.
    pub const fn last_round(&self) -> RoundNo {
        RoundNo(self.rounds.len() as u16)
    }

    /// The published round `no`.
    pub fn round(&self, no: RoundNo) -> Option<&Round> {
        self.rounds.get(no.index()?)
    }

    /// The published round `no`, to be changed.
    pub fn round_mut(&mut self, no: RoundNo) -> Option<&mut Round> {
        self.rounds.get_mut(no.index()?)
    }

    /// The published rounds with their numbers.
    pub fn numbered_rounds(&self) -> impl DoubleEndedIterator<Item = (RoundNo, &Round)> {
        self.rounds.iter().enumerate().map(|(index, round)| (RoundNo::at(index), round))
    }

    /// Whether every outcome of every published round is known.
    pub fn is_complete(&self) -> bool {
        self.rounds.iter().all(Round::is_complete)
    }
}
