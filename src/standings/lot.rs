//! Lots (rules 3.1, 5.1): the last word of some regulations, drawn from the seed of the pool's draw, so that anyone
//! can repeat them from the seed and the numbers.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};

use crate::event::Event;

use super::ledger::Ledger;

/// One lot for everyone in the ledger, in its order; the smaller leads. A lot depends on the seed and the player's
/// number only, so that a walk-in changes nobody else's.
pub(super) fn lots(event: &Event, ledger: &Ledger) -> Vec<u32> {
    let seed = event.pool(ledger.pool()).and_then(|pool| pool.draw).map_or(0, |draw| draw.seed);
    let lot = |number: u32| {
        let mut generator = ChaCha8Rng::seed_from_u64(u64::from(seed));
        generator.set_stream(STREAMS_OF_LOTS + u64::from(number));
        generator.next_u32() % LOTS
    };
    ledger.members().iter().map(|member| lot(member.number.map_or(0, |number| number.0))).collect()
}

/// Lots are below this: six digits can be read out, and two players hardly ever have the same.
const LOTS: u32 = 1_000_000;

/// Beyond the streams that the draw of numbers uses.
const STREAMS_OF_LOTS: u64 = 1 << 32;
