//! The regulations that the app knows, as data: choosing one gives an event in which nothing has to be set by hand
//! (rules 1). A template's texts are the regulation's own facts, in Chinese, and are edited like any others.

mod sample;
#[cfg(test)]
mod tests;

pub use sample::{UNPAID_IN_SAMPLE, sample_entrants};

use crate::event::Regulation;

/// A regulation to begin with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Template {
    /// Gaoping 2019 (rules 1.5).
    Gaoping,
    /// Mianyang 2019 (rules 1.1).
    Mianyang,
    /// Xiamen 2019 (rules 1.2).
    Xiamen,
    /// Tangshan 2020 (rules 1.3).
    Tangshan,
    /// Jinhua 2021 (rules 1.4).
    Jinhua,
}

impl Template {
    /// Every template, in the order in which they are offered.
    pub const ALL: [Self; 5] = [Self::Gaoping, Self::Mianyang, Self::Xiamen, Self::Tangshan, Self::Jinhua];

    /// Its regulation. `None` would mean that the data of the template are broken; a test holds that they are not.
    pub fn regulation(self) -> Option<Regulation> {
        let text = match self {
            Self::Gaoping => include_str!("gaoping-2019.json"),
            Self::Mianyang => include_str!("mianyang-2019.json"),
            Self::Xiamen => include_str!("xiamen-2019.json"),
            Self::Tangshan => include_str!("tangshan-2020.json"),
            Self::Jinhua => include_str!("jinhua-2021.json"),
        };
        serde_json::from_str(text).ok()
    }
}
