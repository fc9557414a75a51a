//! Points, places and why: given an event as it stands, the order of every list after every round (rules 2 and 3).
//!
//! A [`Ledger`] adds up one pool by player and round; an [`Order`] sorts the players of a section, or of any list of
//! the pool, into [`Standings`]; these say of every neighbour what separates them and of every value its terms.
//! Nothing is stored: a correction of any earlier result is seen by building the ledger again (rules 2.5).

mod encounter;
mod entry;
mod explanation;
mod ledger;
mod list;
mod lot;
mod member;
mod opponents;
mod order;
mod seats;
mod value;

pub use entry::{Entry, Game};
pub use explanation::{Cause, LeftOut, Term};
pub use ledger::{Ledger, Line, Tally};
pub use list::{Comparison, Row, Separation, Standing, Standings};
pub use order::{Order, places};
pub use value::{Better, Value};

#[cfg(test)]
mod tests;
