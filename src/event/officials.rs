//! Who runs the event, and who signs a result.

use serde::{Deserialize, Serialize};

/// Who runs the event; names are the organizer's to fill in.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct Officials {
    /// 裁判长
    pub chief_arbiter: String,
    /// 编排长
    pub pairing_officer: String,
    /// 仲裁
    pub appeals: String,
}

/// Who signs the result slip of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct Signatures {
    /// The winner.
    pub winner: bool,
    /// The loser.
    pub loser: bool,
    /// Both after a draw.
    pub draw: bool,
}

impl Default for Signatures {
    /// Everyone signs.
    fn default() -> Self {
        Self { winner: true, loser: true, draw: true }
    }
}

impl Signatures {
    /// Whether everyone signs, as where the regulation says nothing.
    pub fn is_default(&self) -> bool {
        *self == Self::default()
    }
}
