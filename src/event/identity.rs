//! The names by which an event's parts refer to each other: small numbers with a type each, so that a player's
//! drawn number, his place and the number of a round cannot be mixed up.

use std::fmt;

use serde::{Deserialize, Serialize};

macro_rules! identity {
    ($(#[$doc:meta])* $name:ident($inner:ty)) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub $inner);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    };
}

identity! {
    /// A player of the event, in the order of entry from 1. Never given twice, also after a removal.
    PlayerId(u32)
}
identity! {
    /// A section (组别), by its index in the regulation.
    SectionId(u16)
}
identity! {
    /// A pool (编排池), by its index in the regulation.
    PoolId(u16)
}
identity! {
    /// A team (队), in the order of entry from 1.
    TeamId(u32)
}
identity! {
    /// The drawn number (编号), from 1, unique in its pool.
    Number(u32)
}
identity! {
    /// A place (名次), from 1.
    Place(u32)
}
identity! {
    /// A rating (等级分), in points of the association's list.
    Rating(i32)
}
identity! {
    /// A round (轮), from 1. Zero stands for "before round 1".
    RoundNo(u16)
}
identity! {
    /// A table (台) of a round, from 1.
    TableNo(u16)
}

/// As it is typed.
impl From<u32> for Place {
    fn from(place: u32) -> Self {
        Self(place)
    }
}

/// As it is typed.
impl TryFrom<u32> for Rating {
    type Error = std::num::TryFromIntError;

    fn try_from(rating: u32) -> Result<Self, Self::Error> {
        i32::try_from(rating).map(Self)
    }
}

impl RoundNo {
    /// Before the first round.
    pub const START: Self = Self(0);

    /// The round after this one.
    pub const fn next(self) -> Self {
        Self(self.0 + 1)
    }

    /// The round before this one; `None` before round 1.
    pub const fn previous(self) -> Option<Self> {
        match self.0 {
            0 => None,
            no => Some(Self(no - 1)),
        }
    }

    /// Its index in a list of rounds that starts with round 1; `None` for [`RoundNo::START`].
    pub const fn index(self) -> Option<usize> {
        match self.0 {
            0 => None,
            no => Some(no as usize - 1),
        }
    }

    /// The round at `index` of a list that starts with round 1.
    pub const fn at(index: usize) -> Self {
        Self(index as u16 + 1)
    }

    /// Rounds 1 to this one.
    pub fn up_to(self) -> impl DoubleEndedIterator<Item = Self> {
        (1..=self.0).map(Self)
    }

    /// Odd rounds order equal points by ascending number, even rounds by descending (rules 4.4 entry 7).
    pub const fn is_odd(self) -> bool {
        self.0 % 2 == 1
    }
}

impl TableNo {
    /// Its index in the round's list of tables.
    pub const fn index(self) -> usize {
        (self.0 as usize).saturating_sub(1)
    }

    /// The table at `index` of the round's list.
    pub const fn at(index: usize) -> Self {
        Self(index as u16 + 1)
    }
}
