//! The engine of bianpai (编排): everything that the rules of a xiangqi competition ask to be computed, without a
//! browser and without a clock.
//!
//! | room | what is in it |
//! |---|---|
//! | [`event`] | what is known: plain data |
//! | [`command`] | every change an organizer can make; journal, undo and redo |
//! | [`interchange`] | how an event leaves the device and comes back |
//! | [`knockout`] | finals: who meets whom, who won and by which game |
//! | [`pairing`] | the draw, and each round at the least cost of the rules |
//! | [`registration`] | where an entrant belongs, and what the numbers of entrants ask for |
//! | [`standings`] | points, places and why |
//! | [`awards`] | who gets what |
//! | [`templates`] | the regulations that the app knows, as data |

pub mod awards;
pub mod command;
pub mod event;
pub mod interchange;
pub mod knockout;
pub mod pairing;
pub mod registration;
pub mod standings;
pub mod templates;

// The made-up events of the measurements are also tests; they name the engine as everyone outside does.
#[cfg(test)]
extern crate self as bianpai;
