//! A digest of the pairings of 200 made-up states: the same input gives the same pairing on every device (rules 4.7), so
//! natively and in WebAssembly this is the same.

use super::fields::any_field;
use super::simulation::{Random, Setup, Simulation};
use bianpai::pairing::{Field, Infeasible, Pairing, pair};

const STATES: u64 = 200;

/// The digest.
pub fn digest() -> String {
    let mut digest = Digest::default();
    for number in 0..STATES {
        digest.add_round(&pair(&state(number)));
    }
    format!("{:016x}", digest.0)
}

/// One of the states: in turn a field with any history, and an event played up to some round.
fn state(number: u64) -> Field {
    let mut random = Random(number);
    if number.is_multiple_of(2) {
        let players = 2 + random.below(59) as usize;
        return any_field(&mut random, players);
    }
    let players = 15 + random.below(86) as usize;
    let mut simulation = Simulation::new(Setup { absent: random.below(10), ..Setup::plain(players, 9, number) });
    for _ in 1..=random.below(9) {
        // A round that cannot be paired is left out.
        let _ = simulation.play();
    }
    simulation.field()
}

/// The hash of Fowler, Noll and Vo (FNV-1a) of all numbers added.
struct Digest(u64);

impl Default for Digest {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl Digest {
    fn add(&mut self, number: u32) {
        for byte in number.to_le_bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    fn add_round(&mut self, round: &Result<Pairing, Infeasible>) {
        match round {
            Ok(pairing) => self.add_pairing(pairing),
            Err(Infeasible::NoPairing { give_up, then }) => {
                for given_up in give_up {
                    self.add(given_up.rule as u32);
                    self.add(given_up.times);
                }
                self.add_pairing(then);
            }
            Err(_) => self.add(0),
        }
    }

    fn add_pairing(&mut self, pairing: &Pairing) {
        for pair in &pairing.pairs {
            self.add(pair.first.0);
            self.add(pair.second.0);
        }
        self.add(pairing.bye.map_or(0, |player| player.0));
    }
}
