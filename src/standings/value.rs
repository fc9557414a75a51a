//! A value of a criterion, exact and ready to be shown, and which of two leads (rules 3.1).

use std::cmp::Ordering;
use std::fmt;

use crate::event::{Criterion, Number, Place, Points};

/// Which of two values leads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Better {
    /// The larger.
    More,
    /// The smaller: fouls, places, numbers, lots.
    Less,
}

impl Better {
    /// Which values of `criterion` lead.
    pub const fn of(criterion: Criterion) -> Self {
        match criterion {
            Criterion::Fouls | Criterion::PreviousPlace | Criterion::DrawnNumber | Criterion::Lot => Self::Less,
            _ => Self::More,
        }
    }

    /// [`Ordering::Less`] if `one` stands above `other`.
    pub fn compare<V: Ord>(self, one: &V, other: &V) -> Ordering {
        match self {
            Self::More => other.cmp(one),
            Self::Less => one.cmp(other),
        }
    }
}

/// What a criterion says of a player. Values of one criterion are of one kind, or [`Value::Nothing`].
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Value {
    /// An amount of points.
    Points(Points),
    /// A number of games, wins or fouls.
    Count(u32),
    /// A place.
    Place(Place),
    /// A drawn number.
    Number(Number),
    /// A lot.
    Lot(u32),
    /// Points without one round, without two, and so on, compared from the front.
    Remainders(Vec<Points>),
    /// Points of a direct encounter, counted 2 / 1 / 0 (rules 3.5): among all who were tied, then among those still
    /// tied after that, and so on.
    Encounter(Vec<Points>),
    /// The criterion says nothing of him: a direct encounter of players who were not tied or did not all meet, a
    /// previous place of someone who has none.
    Nothing,
}

/// A value that is one number: what most criteria compare.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Single {
    Points(Points),
    Count(u32),
    Place(Place),
    Number(Number),
    Lot(u32),
    Nothing,
}

impl From<Single> for Value {
    fn from(single: Single) -> Self {
        match single {
            Single::Points(points) => Self::Points(points),
            Single::Count(count) => Self::Count(count),
            Single::Place(place) => Self::Place(place),
            Single::Number(number) => Self::Number(number),
            Single::Lot(lot) => Self::Lot(lot),
            Single::Nothing => Self::Nothing,
        }
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Points(points) => points.fmt(f),
            Self::Count(count) => count.fmt(f),
            Self::Place(place) => place.fmt(f),
            Self::Number(number) => number.fmt(f),
            Self::Lot(lot) => lot.fmt(f),
            Self::Remainders(amounts) | Self::Encounter(amounts) => {
                for (index, amount) in amounts.iter().enumerate() {
                    if index > 0 {
                        f.write_str("/")?;
                    }
                    write!(f, "{amount}")?;
                }
                Ok(())
            }
            Self::Nothing => f.write_str("–"),
        }
    }
}
