//! Who gets what (rules 7.1): given a section and its standings, each prize of the regulation with those who have won
//! it. A prize for a place that nobody holds is not dropped but said, and what is handed out is added up.
//!
//! The list follows the standings as they are: it is provisional until the last result is in, and
//! [`Awards::is_final`] says so.

mod list;

pub use list::{Awards, Granted, Winner};

#[cfg(test)]
mod tests;
