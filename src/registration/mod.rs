//! What follows from who has entered (rules 6.2, 6.4): given an entrant, the section in which he belongs, or why he
//! belongs in none; given an event before the draw, which sections are too small to play alone, which lists are
//! dropped, and which sections are large enough to part men and women; who waits for a place, what is owed, and what a
//! list that grew says that was not known. Everything here is proposed: the organizer
//! accepts it, or does otherwise.

mod fees;
mod fit;
mod proposal;
mod update;
mod waiting;

pub use fees::{Account, account, owes};
pub use fit::{Fit, Misfit, fit, misplaced};
pub use proposal::{DroppedList, Merge, Proposal, Split, apart_again, proposals};
pub use update::{Change, ChangedField, EntryUpdate};
pub use waiting::waiting;

#[cfg(test)]
mod tests;
