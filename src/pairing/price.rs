//! What one pair, or one bye, adds to the cost of rules 4.4: entries 1 to 7 are sums over the pairs.

use crate::event::{Points, Side};

use super::colour::ColourRecord;
use super::field::Float;
use super::roster::{Position, Roster};

/// What a pair adds to the entries of rules 4.4.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct PairPrice {
    /// Players for whom rules 4.3 are broken (entry 2 or 4).
    pub three_broken: u32,
    /// The score group of the one with more points and by how much, if they count as unequal (entry 3).
    pub descent: Option<(usize, Points)>,
    /// Players with a surplus that is not lessened (entry 5).
    pub unbalanced: u32,
    /// Players with a balanced history who do not alternate (entry 5).
    pub unalternated: u32,
    /// Players who float the same way as in the round before (entry 6).
    pub floated_again: u32,
    /// How often those who float have floated that way before (entry 6).
    pub floated_before: u32,
    /// The distance in the order (entry 7).
    pub distance: u32,
}

/// What the colours of two players with these records add, if the first of them has `side`.
pub(super) fn colour_price(one: &ColourRecord, other: &ColourRecord, side: Side) -> PairPrice {
    let both = |of: fn(&ColourRecord, Side) -> bool| u32::from(of(one, side)) + u32::from(of(other, side.other()));
    PairPrice {
        three_broken: both(|record, side| record.breaks_three(side)),
        unbalanced: both(|record, side| record.unbalances(side)),
        unalternated: both(|record, side| record.repeats(side)),
        ..PairPrice::default()
    }
}

impl Roster<'_> {
    /// What the pair adds, with the colours of rules 4.5.
    pub(super) fn price(&self, one: Position, other: Position) -> PairPrice {
        let (side, _) = self.side_of(one, other);
        self.price_with(one, other, side)
    }

    /// What the pair adds if `one` has `side`.
    pub(super) fn price_with(&self, one: Position, other: Position, side: Side) -> PairPrice {
        let (mine, theirs) = (&self.entrants[one], &self.entrants[other]);
        let mut price = colour_price(&mine.record, &theirs.record, side);
        price.distance = one.abs_diff(other) as u32;
        if self.field.is_unequal(mine.points, theirs.points) {
            let (upper, lower) = if mine.points > theirs.points { (one, other) } else { (other, one) };
            let difference = self.entrants[upper].points - self.entrants[lower].points;
            price.descent = Some((self.entrants[upper].group, difference));
            self.add_float(&mut price, upper, Float::Down);
            self.add_float(&mut price, lower, Float::Up);
        }
        price
    }

    /// What it adds that the player floats down, and up.
    pub(super) fn float_prices(&self, position: Position) -> [PairPrice; 2] {
        [Float::Down, Float::Up].map(|float| {
            let mut price = PairPrice::default();
            self.add_float(&mut price, position, float);
            price
        })
    }

    /// What a bye adds: a float down, and entries 1 and 7 which its points and number tell.
    pub(super) fn bye_price(&self, position: Position) -> PairPrice {
        let mut price = PairPrice::default();
        self.add_float(&mut price, position, Float::Down);
        price
    }

    fn add_float(&self, price: &mut PairPrice, position: Position, float: Float) {
        let entrant = &self.entrants[position];
        price.floated_again += u32::from(entrant.latest_float == Some(float));
        price.floated_before += entrant.floated(float);
    }
}
