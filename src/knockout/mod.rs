//! Knockouts (rules 8): from who was taken in and what was played, the bracket: who meets whom, what game is next, who
//! won and by which game, and in which order the participants stand.

mod bracket;
#[cfg(test)]
mod tests;

pub use bracket::{Bracket, Decision, Match, NextGame};
