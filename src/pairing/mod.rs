//! Pairing (rules 4 and 5): the draw of numbers, and each round at the least cost of rules 4.4.
//!
//! The method, its proof and its speed are told in `docs/pairing.md`. In short: a field in order (`roster`) is a graph
//! whose edges weigh what their pairs cost (`price`, `scale`); a matching of least weight is found through the few pairs
//! that can matter (`candidates`, `matching`), and prices prove that no other pair can (`pricing`).

mod absolute;
mod candidates;
mod colour;
mod cost;
mod draw;
mod explanation;
mod field;
mod finals;
mod first_round;
mod guess;
mod kinds;
mod matching;
mod next_round;
mod optimum;
mod price;
mod pricing;
mod proposal;
mod roster;
mod scale;
mod small_field;
mod tables;
#[cfg(test)]
mod tests;
mod ties;
mod tournament;
mod warning;
mod worse;

pub use absolute::{Absolute, Breaches};
pub use colour::{ColourRecord, WhyFirst};
pub use cost::{Cost, Descent};
pub use draw::{draw, lots};
pub use explanation::{
    FloatReason, Otherwise, Reasons, bye_instead, instead, kept_from_floating_down, others, reasons,
};
pub use field::{Contender, Contradiction, Field, Float};
pub use finals::{DueFinal, WhyFirstInFinal, due_finals, first_in_final};
pub use next_round::{MissingResults, NextRound, NotReady};
pub use proposal::{Obstacle, Price, Proposal, published};
pub use small_field::{SMALL_FIELD, most_rounds};
pub use tables::{GivenUp, Infeasible, Pair, Pairing, cost_of, pair};
pub use warning::{Warning, warnings};
pub use worse::Worse;
