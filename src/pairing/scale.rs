//! The entries of rules 4.4 packed into one whole number.
//!
//! Each entry gets as many bits as the largest total that it can reach in any pairing. Then a sum over the pairs never
//! spills from one entry into the next, and comparing two such sums compares the costs entry by entry.

use crate::event::{Points, ThreeRule};

use super::absolute::{Absolute, Breaches};
use super::matching::{Weight, Wide};
use super::price::PairPrice;
use super::roster::{Position, Roster};

/// Which bits of the number each entry has.
pub(super) struct Scale {
    bye_number: u32,
    distance: u32,
    floated_before: u32,
    floated_again: u32,
    unalternated: u32,
    unbalanced: u32,
    three_broken: Option<u32>,
    /// Per score group: the bits of the difference and of the players.
    descents: Vec<(u32, u32)>,
    bye_points: u32,
    /// Per absolute rule, where rules are to be given up.
    absolutes: Option<[u32; 5]>,
    /// Per position: how many numbers are larger.
    larger_numbers: Vec<u64>,
    /// Differences in points are whole multiples of this many quarters.
    unit: i32,
    lowest: Points,
    /// For pairs that do not exist, so that a matching always does.
    unpaired: u32,
    bits: u32,
}

/// Deals out bits from the least significant up.
struct Bits(u32);

impl Bits {
    /// Bits for totals up to `most`.
    fn take(&mut self, most: u64) -> u32 {
        let at = self.0;
        self.0 += u64::BITS - most.leading_zeros();
        at
    }
}

impl Scale {
    /// The scale for a field. With `relaxed`, the absolute rules are entries too, before all others.
    pub(super) fn of(roster: &Roster, relaxed: bool) -> Self {
        let players = roster.len() as u64;
        let lowest = roster.groups.last().copied().unwrap_or_default();
        let highest = roster.groups.first().copied().unwrap_or_default();
        let unit = roster.groups.iter().map(|&points| (points - lowest).quarters()).fold(0, greatest_divisor).max(1);
        let units = |points: Points| ((points - lowest).quarters() / unit) as u64;
        let mut sizes = vec![0u64; roster.groups.len()];
        for entrant in &roster.entrants {
            sizes[entrant.group] += 1;
        }
        let floats = roster.entrants.iter().map(|entrant| u64::from(entrant.floats[0].max(entrant.floats[1])));

        // The first bit stays empty: the matching wants even weights.
        let mut bits = Bits(1);
        let bye_number = bits.take(players);
        let distance = bits.take(players * players / 2);
        let floated_before = bits.take(floats.sum());
        let floated_again = bits.take(players);
        let unalternated = bits.take(players);
        let unbalanced = bits.take(players);
        let rule = roster.field.three_rule();
        let after_points = (rule == ThreeRule::AfterPoints).then(|| bits.take(players));
        let mut descents: Vec<(u32, u32)> = roster
            .groups
            .iter()
            .zip(&sizes)
            .rev()
            .map(|(&points, &size)| match units(points) {
                0 => (bits.0, bits.0),
                most => (bits.take(size * most), bits.take(size)),
            })
            .collect();
        descents.reverse();
        let before_points = (rule == ThreeRule::AsFarAsPossible).then(|| bits.take(players));
        let bye_points = bits.take(units(highest));
        let absolutes = relaxed.then(|| Absolute::ALL.map(|_| bits.take(players)));
        let unpaired = bits.take(players);
        Self {
            bye_number,
            distance,
            floated_before,
            floated_again,
            unalternated,
            unbalanced,
            three_broken: after_points.or(before_points),
            descents,
            bye_points,
            absolutes,
            larger_numbers: larger_numbers(roster),
            unit,
            lowest,
            unpaired,
            bits: bits.0,
        }
    }

    /// Whether absolute rules may be given up.
    pub(super) const fn is_relaxed(&self) -> bool {
        self.absolutes.is_some()
    }

    /// The weight of an edge that stands for no pair: more than any round.
    pub(super) fn no_pair<const LIMBS: usize>(&self) -> Wide<LIMBS> {
        let mut weight = Wide::zero();
        weight.add_at(self.unpaired, 1);
        weight
    }

    /// The limbs that sums, and the prices of the matching, need.
    pub(super) fn limbs(&self) -> usize {
        // A price is at most the sum of the weights along a path through the field.
        let room = 2 * (usize::BITS - self.larger_numbers.len().leading_zeros()) + 4;
        (self.bits + room).div_ceil(64) as usize
    }

    /// The weight of a pair.
    pub(super) fn pair<const LIMBS: usize>(&self, price: &PairPrice, breaches: Breaches) -> Wide<LIMBS> {
        let mut weight = Wide::zero();
        let mut add = |shift: u32, value: u64| {
            if value != 0 {
                weight.add_at(shift, value);
            }
        };
        add(self.distance, u64::from(price.distance));
        add(self.floated_before, u64::from(price.floated_before));
        add(self.floated_again, u64::from(price.floated_again));
        add(self.unalternated, u64::from(price.unalternated));
        add(self.unbalanced, u64::from(price.unbalanced));
        if let Some(shift) = self.three_broken {
            add(shift, u64::from(price.three_broken));
        }
        if let Some((group, difference)) = price.descent {
            let (shift, players) = self.descents[group];
            add(shift, (difference.quarters() / self.unit) as u64);
            add(players, 1);
        }
        if let Some(shifts) = &self.absolutes {
            for rule in breaches.rules() {
                add(shifts[rule as usize], 1);
            }
        }
        weight
    }

    /// The weight of a bye.
    pub(super) fn bye<const LIMBS: usize>(
        &self,
        roster: &Roster,
        position: Position,
        breaches: Breaches,
    ) -> Wide<LIMBS> {
        let mut weight: Wide<LIMBS> = self.pair(&roster.bye_price(position), breaches);
        let points = roster.entrants[position].points - self.lowest;
        weight.add_at(self.bye_points, (points.quarters() / self.unit) as u64);
        weight.add_at(self.bye_number, self.larger_numbers[position]);
        weight
    }
}

fn larger_numbers(roster: &Roster) -> Vec<u64> {
    let mut by_number: Vec<Position> = (0..roster.len()).collect();
    by_number.sort_unstable_by_key(|&position| std::cmp::Reverse(roster.entrants[position].number));
    let mut larger = vec![0; roster.len()];
    for (count, &position) in by_number.iter().enumerate() {
        larger[position] = count as u64;
    }
    larger
}

const fn greatest_divisor(mut one: i32, mut other: i32) -> i32 {
    while other != 0 {
        (one, other) = (other, one % other);
    }
    one
}
