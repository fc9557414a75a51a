//! What a regulation promises for places (rules 7.1).

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::{Condition, Listed, Place, Points, SectionId};

/// Whose prizes are meant.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PrizesOf {
    /// Those of a section.
    Section(SectionId),
    /// Those of the view at this index of the regulation.
    View(usize),
    /// Those of the teams.
    Teams,
}

/// What the places of one list bring.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PrizeList<'a> {
    /// The prizes, in the regulation's order.
    pub prizes: &'a [Prize],
    /// The N−1 rule: whether one fewer than there are players is awarded where these are fewer than the places.
    pub one_fewer: bool,
    /// The N−1 rule, if any, also where they are just as many.
    pub one_fewer_when_equal: bool,
}

/// What each place of a range brings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Prize {
    /// The first place of the range.
    pub from: Place,
    /// The last place of the range; the same as `from` for a single place.
    pub to: Place,
    /// Money for each, in yuan.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub yuan: Option<u32>,
    /// A thing for each: cup, medal, certificate, goods. Empty: none.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub thing: String,
    /// Whether it is a lucky prize (幸运奖), which goes to a place outside the ranking prizes.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub lucky: bool,
    /// The range ends at this share of those who have a place, rounded down, where that comes before `to` (rules 7.1).
    /// A range that is to end nowhere else goes to [`Prize::OPEN_END`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub up_to_percent: Option<u8>,
}

/// A qualification (晋级) for the best of those who meet a condition (rules 7.2).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Quota {
    /// For what: 四川赛区决赛, 棋王 …
    pub name: String,
    /// From which order.
    pub of: Listed,
    /// For whom it is.
    #[serde(default)]
    pub condition: Condition,
    /// Who carries one of these flags is passed over, and the place goes to the next: masters, who has a place
    /// already.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub passing_over: BTreeSet<String>,
    /// At most so many places; `None`: as many as the rest says.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub places: Option<u32>,
    /// One place for so many entrants of the whole order, rounded down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub one_per: Option<u32>,
    /// So many fewer: other quotas give them (rules 1.1).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub less: u32,
    /// As many places as are awarded in the view at this index of the regulation (rules 1.2).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub as_awarded_in: Option<usize>,
}

/// A grade title (等级称号) that a place or an amount of points brings (rules 7.1).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct GradeTitle {
    /// The title: 一级棋士 …
    pub name: String,
    /// By which order.
    pub of: Listed,
    /// For whom it is; places are counted among these.
    #[serde(default, skip_serializing_if = "Condition::asks_nothing")]
    pub condition: Condition,
    /// Down to this place; `None`: whatever the place.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub down_to: Option<Place>,
    /// From so many points on; `None`: whatever the points.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points_from: Option<Points>,
}

/// Whether money is shared by those who are tied (rules 7.1). Places are not (rules 3.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TiedMoney {
    /// Everyone has what his place brings.
    #[default]
    AsPlaced,
    /// Those with equal points share what their places bring.
    SharedByPoints,
    /// Those share whom only the number or the lot puts in order.
    SharedByOrder,
}

/// What becomes of a share that is no whole number (rules 7.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rounding {
    /// It counts as the whole number below.
    #[default]
    Down,
    /// As the nearest; a half as the one above.
    Nearest,
    /// As the one above.
    Up,
}

impl Rounding {
    /// `count` divided by `by`; zero if `by` is.
    pub const fn divide(self, count: u64, by: u64) -> u64 {
        if by == 0 {
            return 0;
        }
        let (whole, rest) = (count / by, count % by);
        let up = match self {
            Self::Down => false,
            Self::Nearest => rest >= by - rest,
            Self::Up => rest > 0,
        };
        whole + up as u64
    }
}

/// How awards are given, whatever they are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct AwardRules {
    /// Whether a player gets one prize only, the one of most money; the others pass to the next (rules 7.1).
    pub one_each: bool,
    /// Whether money is shared by those who are tied.
    pub tied_money: TiedMoney,
    /// How shares of the field and quotas round.
    pub rounding: Rounding,
}

impl AwardRules {
    /// Whether it says nothing of its own.
    pub fn is_default(&self) -> bool {
        *self == Self::default()
    }
}

const fn is_zero(number: &u32) -> bool {
    *number == 0
}

impl Prize {
    /// The last place of a range that only the field, or a share of it, ends.
    pub const OPEN_END: Place = Place(9999);

    /// Money for each place from `from` to `to`.
    pub const fn money(from: u32, to: u32, yuan: u32) -> Self {
        Self {
            from: Place(from),
            to: Place(to),
            yuan: Some(yuan),
            thing: String::new(),
            lucky: false,
            up_to_percent: None,
        }
    }

    /// A lucky prize of money for one place.
    pub fn lucky(place: u32, yuan: u32) -> Self {
        Self { lucky: true, ..Self::money(place, place, yuan) }
    }
}
