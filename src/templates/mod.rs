//! The regulations that the app knows, as data: choosing one gives an event in which nothing has to be set by hand
//! (rules 1). A template's texts are the regulation's own words, in Chinese, and are edited like any others.

mod gaoping;
mod sample;

pub use gaoping::gaoping_2019;
pub use sample::{UNPAID_IN_SAMPLE, sample_entrants};
