//! The engine of bianpai (编排): everything that the rules of a xiangqi competition ask to be computed, without a
//! browser and without a clock.
//!
//! | room | what is in it |
//! |---|---|
//! | [`event`] | what is known: plain data |
//! | [`command`] | every change an organizer can make; journal, undo and redo |
//! | [`interchange`] | how an event leaves the device and comes back |
//! | [`standings`] | points, places and why |
//! | [`templates`] | the regulations that the app knows, as data |

pub mod command;
pub mod event;
pub mod interchange;
pub mod standings;
pub mod templates;
