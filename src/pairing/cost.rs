//! The cost of a round (rules 4.4), entry by entry, and its comparison.

use std::cmp::Reverse;

use crate::event::{Number, Points, Side, ThreeRule};

use super::price::PairPrice;
use super::roster::{Position, Roster};

/// Entry 3 for one score group.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Descent {
    /// How many of its players have an opponent with fewer points.
    pub players: u32,
    /// The sum of those differences.
    pub difference: Points,
    /// The points of the group.
    pub points: Points,
}

/// The cost of a round. The order of the entries is the order of comparison: less is better.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cost {
    /// Entry 1: the points of the player with the bye; none without a bye.
    pub bye_points: Points,
    /// Entry 2: players for whom rules 4.3 are broken, where that is forbidden as far as possible; else 0.
    pub three_broken: u32,
    /// Entry 3, from the highest score group down.
    pub descents: Vec<Descent>,
    /// Entry 4: players for whom rules 4.3 are broken, where that comes after the points; else 0.
    pub three_broken_after_points: u32,
    /// Entry 5: players with a surplus of one colour that is not lessened.
    pub unbalanced: u32,
    /// Entry 5: players with a balanced history who do not alternate.
    pub unalternated: u32,
    /// Entry 6: players who float the same way as in the round before.
    pub floated_again: u32,
    /// Entry 6: how often those who float have floated that way before.
    pub floated_before: u32,
    /// Entry 7: the sum of the distances in the order.
    pub distance: u64,
    /// Entry 7: the number of the player with the bye, larger is better; 0 without a bye.
    pub bye_number: Reverse<Number>,
    /// Entry 8: for each player in the order, his opponent's position from 1; one beyond the last for the bye.
    pub opponents: Vec<u32>,
}

impl Roster<'_> {
    /// The cost of the round in which everyone has the mate given by position; the bye's mate is [`Roster::len`].
    pub(super) fn cost(&self, mates: &[Position], side_of: impl Fn(Position, Position) -> Side) -> Cost {
        let descents = self.groups.iter().map(|&points| Descent { players: 0, difference: Points::ZERO, points });
        let mut cost = Cost {
            bye_points: Points::ZERO,
            three_broken: 0,
            descents: descents.collect(),
            three_broken_after_points: 0,
            unbalanced: 0,
            unalternated: 0,
            floated_again: 0,
            floated_before: 0,
            distance: 0,
            bye_number: Reverse(Number(0)),
            opponents: mates.iter().map(|&mate| mate as u32 + 1).collect(),
        };
        for (one, &other) in mates.iter().enumerate() {
            if other == self.len() {
                cost.bye_points = self.entrants[one].points;
                cost.bye_number = Reverse(self.entrants[one].number);
                cost.add(self.bye_price(one), ThreeRule::Off);
            } else if one < other {
                cost.add(self.price_with(one, other, side_of(one, other)), self.field.three_rule());
            }
        }
        cost
    }
}

impl Cost {
    fn add(&mut self, price: PairPrice, three_rule: ThreeRule) {
        match three_rule {
            ThreeRule::AsFarAsPossible => self.three_broken += price.three_broken,
            ThreeRule::AfterPoints => self.three_broken_after_points += price.three_broken,
            ThreeRule::Off => {}
        }
        if let Some((group, difference)) = price.descent {
            self.descents[group].players += 1;
            self.descents[group].difference += difference;
        }
        self.unbalanced += price.unbalanced;
        self.unalternated += price.unalternated;
        self.floated_again += price.floated_again;
        self.floated_before += price.floated_before;
        self.distance += u64::from(price.distance);
    }
}
