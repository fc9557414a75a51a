//! What follows from who has entered (rules 6.2, 6.4): given an entrant, the section in which he belongs, or why he
//! belongs in none; given an event before the draw, which sections are too small to play alone, which lists are
//! dropped, and which sections are large enough to part men and women. Everything here is proposed: the organizer
//! accepts it, or does otherwise.

mod fit;
mod proposal;

pub use fit::{Fit, Misfit, fit, misplaced};
pub use proposal::{DroppedList, Merge, Proposal, Split, proposals};

#[cfg(test)]
mod tests;
