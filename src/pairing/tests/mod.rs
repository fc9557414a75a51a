//! Rules 4 as a whole, on fields made up by a seeded generator.

#[path = "../../../benches/pairing/fields.rs"]
mod fields;
#[path = "../../../benches/pairing/simulation.rs"]
#[allow(dead_code, reason = "the measurements use more of it")]
mod simulation;

mod brute_force;
mod events;
mod explanation;
mod first_round;
mod independent_solver;
mod next_round;
mod plain_cost;
mod proposal;
