//! Rules 4 as a whole, on fields made up by a seeded generator.

#[path = "../../../benches/pairing/simulation.rs"]
mod simulation;

mod brute_force;
mod events;
mod fields;
mod first_round;
mod next_round;
mod plain_cost;
