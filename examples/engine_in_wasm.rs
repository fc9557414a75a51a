//! The engine alone, compiled for the browser as the app is: the tests ask it whether it pairs as the native one does,
//! and `make bench` how long it takes there. Natively it prints the digest of its pairings.

#[path = "../benches/pairing/digest.rs"]
mod digest;
#[path = "../benches/pairing/fields.rs"]
mod fields;
#[path = "../benches/standings/played_event.rs"]
#[cfg(target_arch = "wasm32")]
mod played_event;
#[path = "../benches/pairing/simulation.rs"]
#[allow(dead_code, reason = "the measurements use more of it")]
mod simulation;

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    println!("{}", digest::digest());
}

#[cfg(target_arch = "wasm32")]
fn main() {}

/// What the page calls.
#[cfg(target_arch = "wasm32")]
mod exported {
    use std::cell::RefCell;
    use std::hint::black_box;

    use bianpai::event::{Event, PoolId, SectionId};
    use bianpai::pairing::{Field, pair};
    use bianpai::standings::{Ledger, Order};
    use wasm_bindgen::prelude::wasm_bindgen;

    use super::played_event::played_event;
    use super::simulation::{Setup, Simulation};

    thread_local! {
        static FIELD: RefCell<Option<Field>> = const { RefCell::new(None) };
        static EVENT: RefCell<Option<Event>> = const { RefCell::new(None) };
    }

    /// The digest of the pairings of 200 states.
    #[wasm_bindgen]
    pub fn digest() -> String {
        super::digest::digest()
    }

    /// Plays eight of nine rounds, 30 % drawn, and keeps the ninth to be paired.
    #[wasm_bindgen]
    pub fn prepare_round(players: usize, seed: u32) {
        let mut simulation = Simulation::new(Setup::plain(players, 9, seed.into()));
        while simulation.round < 9 {
            simulation.play().expect("the round can be paired");
        }
        FIELD.set(Some(simulation.field()));
    }

    /// Pairs the round that was prepared.
    #[wasm_bindgen]
    pub fn pair_round() {
        FIELD.with_borrow(|field| {
            if let Some(field) = field {
                black_box(pair(black_box(field))).expect("the round can be paired");
            }
        });
    }

    /// Plays an event of eleven rounds.
    #[wasm_bindgen]
    pub fn prepare_places(players: u32) {
        EVENT.set(Some(played_event(players)));
    }

    /// Works out the places after all rounds of the event that was prepared, by every criterion.
    #[wasm_bindgen]
    pub fn places() {
        EVENT.with_borrow(|event| {
            if let Some(event) = event {
                let ledger = Ledger::of(black_box(event), PoolId(0));
                black_box(Order::of_section(event, &ledger, SectionId(0)).placed_after_every_round());
            }
        });
    }
}
