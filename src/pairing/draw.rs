//! Lots by a seed that can be read out in a hall (rules 5.1): the same seed gives the same order on every device.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};

use crate::event::PlayerId;

/// The players in the order of their drawn numbers: the first gets number 1. The draw depends on the seed and on the
/// set of players only, not on the order in which they are given.
pub fn draw(players: &[PlayerId], seed: u32) -> Vec<PlayerId> {
    let mut order = players.to_vec();
    order.sort_unstable();
    shuffle(&mut order, seed, DRAW_STREAM);
    order
}

/// So many of the players by lot, in the order in which they are drawn, whatever the lots are for: all of them if there
/// are fewer. They are others than the draw of numbers gives by the same seed.
pub fn lots(players: &[PlayerId], count: usize, seed: u32) -> Vec<PlayerId> {
    let mut order = players.to_vec();
    order.sort_unstable();
    order.dedup();
    shuffle(&mut order, seed, LOTS_STREAM);
    order.truncate(count);
    order
}

/// The stream of the draw of numbers; other lots of the same seed use others.
const DRAW_STREAM: u64 = 0;
/// The stream of a random first round (rules 4.1).
pub(super) const FIRST_ROUND_STREAM: u64 = 1;

/// The stream of lots for other things.
const LOTS_STREAM: u64 = 2;

/// Puts `items` into one of all their orders, each with the same chance: from the last place down, each place takes
/// one of those left.
pub(super) fn shuffle<T>(items: &mut [T], seed: u32, stream: u64) {
    let mut generator = ChaCha8Rng::seed_from_u64(u64::from(seed));
    generator.set_stream(stream);
    for left in (2..=items.len()).rev() {
        items.swap(left - 1, below(&mut generator, left as u64) as usize);
    }
}

/// A random number below `end`, without the slight favour that a plain remainder does to small numbers.
fn below(generator: &mut ChaCha8Rng, end: u64) -> u64 {
    let fair = u64::MAX - u64::MAX % end;
    loop {
        let number = generator.next_u64();
        if number < fair {
            return number % end;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_5_1_anyone_can_repeat_the_draw() {
        let players: Vec<PlayerId> = (1..=10).map(PlayerId).collect();
        let drawn: Vec<u32> = draw(&players, 20190511).iter().map(|player| player.0).collect();
        assert_eq!(drawn, DRAWN, "this order was printed once; it never changes");
        let backwards: Vec<PlayerId> = players.iter().rev().copied().collect();
        assert_eq!(draw(&backwards, 20190511), draw(&players, 20190511));
        assert_ne!(draw(&players, 20190512), draw(&players, 20190511));
    }

    const DRAWN: [u32; 10] = [5, 9, 8, 4, 1, 7, 10, 2, 3, 6];

    #[test]
    fn every_order_has_the_same_chance() {
        let mut seen = std::collections::BTreeMap::new();
        for seed in 0..24_000 {
            *seen.entry(draw(&[1, 2, 3, 4].map(PlayerId), seed)).or_insert(0) += 1;
        }
        assert_eq!(seen.len(), 24);
        assert!(seen.values().all(|&times| (850..1150).contains(&times)), "{seen:?}");
    }
}
