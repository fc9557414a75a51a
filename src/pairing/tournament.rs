//! A tournament over a row of places: whoever holds a place has a bid, and the places with high bids are found
//! without looking at the others.

use super::matching::Wide;

/// Bids at fixed places; a place may be empty.
pub(super) struct Tournament<const LIMBS: usize> {
    /// The winner of each match: from the final at 1 down to the places, each match above its two halves.
    winners: Vec<Wide<LIMBS>>,
    width: usize,
}

impl<const LIMBS: usize> Tournament<LIMBS> {
    /// So many empty places.
    pub(super) fn of(places: usize) -> Self {
        let width = places.next_power_of_two();
        Self { winners: vec![Wide::LOWEST; 2 * width], width }
    }

    /// The highest bid; [`Wide::LOWEST`] if there is none.
    pub(super) fn best(&self) -> &Wide<LIMBS> {
        &self.winners[1]
    }

    /// Enters a bid at `place`, or clears it with [`Wide::LOWEST`].
    pub(super) fn enter(&mut self, place: usize, bid: Wide<LIMBS>) {
        let mut index = self.width + place;
        self.winners[index] = bid;
        while index > 1 {
            index /= 2;
            let winner = self.winners[2 * index].max(self.winners[2 * index + 1]);
            if self.winners[index] == winner {
                return;
            }
            self.winners[index] = winner;
        }
    }

    /// Calls `found` with every place from `from` to before `end` whose bid is at least `wanted`, until it says false.
    pub(super) fn at_least(&self, wanted: &Wide<LIMBS>, from: usize, end: usize, mut found: impl FnMut(usize) -> bool) {
        // Down into every match that is won high enough; the next one to the right from there is one up and aside.
        let (mut index, mut first, mut width) = (1, 0, self.width);
        loop {
            let outside = first + width <= from || first >= end;
            if !outside && self.winners[index] >= *wanted {
                if width > 1 {
                    (index, width) = (2 * index, width / 2);
                    continue;
                }
                if !found(first) {
                    return;
                }
            }
            while index % 2 == 1 {
                if index == 1 {
                    return;
                }
                (index, first, width) = (index / 2, first - width, 2 * width);
            }
            (index, first) = (index + 1, first + width);
        }
    }
}
