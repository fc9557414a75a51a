//! Who gets what (rules 7): given a list and its standings, each prize of the regulation with those who have won it,
//! and each quota with those who qualify. A prize for a place that nobody holds is not dropped but said, who is passed
//! over is named with the reason, and what is handed out is added up.
//!
//! The list follows the standings as they are: it is provisional until the last result is in, and
//! [`Awards::is_final`] says so.

mod list;
mod quota;

pub use list::{Awards, Granted, Winner};
pub use quota::{Candidate, Qualified};

#[cfg(test)]
mod tests;
