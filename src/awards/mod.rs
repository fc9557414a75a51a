//! Who gets what (rules 7): given a list and its standings, each prize of the regulation with those who have won it,
//! and each quota with those who qualify. A prize for a place that nobody holds is not dropped but said, who is passed
//! over is named with the reason, and what is handed out is added up.
//!
//! | file | what is in it |
//! |---|---|
//! | `ranked` | a list of players whose places bring something: its field, N−1, who is tied |
//! | `assignment` | which of them gets which prize; one each, shared money |
//! | `list` | the prizes of one list |
//! | `teams`, `title`, `quota` | prizes of teams, grade titles, qualifications |
//! | `handout` | all of an event, and the same by player |
//!
//! The lists follow the standings as they are: they are provisional until the last result is in, and
//! [`Awards::is_final`] says so.

mod assignment;
mod handout;
mod list;
mod quota;
mod ranked;
mod teams;
mod title;

pub use handout::{Handout, Received, Recipient};
pub use list::{Awards, Granted, PassedOver, Winner};
pub use quota::{Candidate, Qualified};
pub use teams::{TeamAwards, TeamGranted, TeamWinner};
pub use title::{Holder, Titled};

#[cfg(test)]
mod tests;
