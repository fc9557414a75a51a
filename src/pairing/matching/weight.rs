//! The numbers in which the matching counts: anything that can be added, halved and compared exactly.
//!
//! The cost of rules 4.4 is compared entry by entry. Packed into one whole number, each entry in as many bits as its
//! largest possible total needs, the same comparison is a single one; but the number has hundreds of bits. [`Wide`]
//! is such a number.

use std::cmp::Ordering;
use std::fmt::Debug;

/// A whole number, positive or negative, as the matching needs it.
pub(crate) trait Weight: Clone + Ord + Debug {
    /// Nothing.
    fn zero() -> Self;
    /// The sum.
    fn plus(&self, other: &Self) -> Self;
    /// The difference.
    fn minus(&self, other: &Self) -> Self;
    /// Half of the number, rounded down.
    fn halved(&self) -> Self;

    /// Twice the number.
    fn doubled(&self) -> Self {
        self.plus(self)
    }
}

impl Weight for i64 {
    fn zero() -> Self {
        0
    }

    fn plus(&self, other: &Self) -> Self {
        self + other
    }

    fn minus(&self, other: &Self) -> Self {
        self - other
    }

    fn halved(&self) -> Self {
        self >> 1
    }
}

/// A whole number of `64 * LIMBS` bits in two's complement, the least significant limb first.
///
/// Sums wrap around; who packs numbers leaves enough room that they never do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Wide<const LIMBS: usize>([u64; LIMBS]);

impl<const LIMBS: usize> Wide<LIMBS> {
    /// Less than every number that is counted with.
    pub(crate) const LOWEST: Self = {
        let mut limbs = [0; LIMBS];
        limbs[LIMBS - 1] = 1 << 63;
        Self(limbs)
    };

    /// Adds `value` times two to the power of `shift`.
    pub(crate) fn add_at(&mut self, shift: u32, value: u64) {
        let (limb, bit) = ((shift / 64) as usize, shift % 64);
        let spread = u128::from(value) << bit;
        let mut carry = false;
        for (index, part) in self.0.iter_mut().enumerate().skip(limb) {
            let addend = match index - limb {
                0 => spread as u64,
                1 => (spread >> 64) as u64,
                _ if carry => 0,
                _ => return,
            };
            (*part, carry) = part.carrying_add(addend, carry);
        }
    }
}

impl<const LIMBS: usize> Weight for Wide<LIMBS> {
    fn zero() -> Self {
        Self([0; LIMBS])
    }

    fn plus(&self, other: &Self) -> Self {
        let mut sum = *self;
        let mut carry = false;
        for (part, addend) in sum.0.iter_mut().zip(&other.0) {
            (*part, carry) = part.carrying_add(*addend, carry);
        }
        sum
    }

    fn minus(&self, other: &Self) -> Self {
        let mut rest = *self;
        let mut borrow = false;
        for (part, subtrahend) in rest.0.iter_mut().zip(&other.0) {
            (*part, borrow) = part.borrowing_sub(*subtrahend, borrow);
        }
        rest
    }

    fn halved(&self) -> Self {
        let mut half = *self;
        // The top limb keeps its sign.
        let mut above = if (self.0[LIMBS - 1] as i64) < 0 { 1 } else { 0 };
        for part in half.0.iter_mut().rev() {
            let below = *part & 1;
            *part = *part >> 1 | above << 63;
            above = below;
        }
        half
    }
}

impl<const LIMBS: usize> Ord for Wide<LIMBS> {
    fn cmp(&self, other: &Self) -> Ordering {
        let top = (self.0[LIMBS - 1] as i64).cmp(&(other.0[LIMBS - 1] as i64));
        let below = self.0[..LIMBS - 1].iter().rev().zip(other.0[..LIMBS - 1].iter().rev());
        below.fold(top, |so_far, (mine, theirs)| so_far.then_with(|| mine.cmp(theirs)))
    }
}

impl<const LIMBS: usize> PartialOrd for Wide<LIMBS> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::{Weight, Wide};

    fn wide(number: i128) -> Wide<3> {
        let top = if number < 0 { u64::MAX } else { 0 };
        Wide([number as u64, (number >> 64) as u64, top])
    }

    proptest! {
        #[test]
        fn counts_like_whole_numbers(a in -(1i128 << 120)..1i128 << 120, b in -(1i128 << 120)..1i128 << 120) {
            prop_assert_eq!(wide(a).plus(&wide(b)), wide(a + b));
            prop_assert_eq!(wide(a).minus(&wide(b)), wide(a - b));
            prop_assert_eq!(wide(a).doubled().halved(), wide(a));
            prop_assert_eq!(wide(a).cmp(&wide(b)), a.cmp(&b));
        }

        #[test]
        fn adds_at_any_bit(a in 0i128..1 << 120, value in 0u64.., shift in 0u32..60) {
            let mut sum = wide(a);
            sum.add_at(shift, value);
            prop_assert_eq!(sum, wide(a + (i128::from(value) << shift)));
        }
    }
}
