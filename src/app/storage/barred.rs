//! The list of barred players: one for all events of this device, under a key of its own.

use bianpai::event::{Date, Profile};
use serde::{Deserialize, Serialize};

use super::{NotStored, get, set};

const BARRED: &str = "bianpai.barred";

/// Someone who is barred.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct Barred {
    /// His name.
    pub name: String,
    /// His birth, to tell him from namesakes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub born: Option<Date>,
    /// His phone, for the same.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub phone: String,
    /// Why, and in which event.
    pub reason: String,
    /// The day on which he was put on the list.
    pub since: String,
}

impl Barred {
    /// A person as his entry names him.
    pub fn of(profile: &Profile, reason: String, since: String) -> Self {
        Self { name: profile.name.clone(), born: profile.born, phone: profile.phone.clone(), reason, since }
    }

    /// Whether it may be this person: the same name, and neither birth nor phone says otherwise.
    pub fn is(&self, profile: &Profile) -> bool {
        let known = Profile { born: self.born, phone: self.phone.clone(), ..Profile::named(self.name.clone()) };
        !self.name.is_empty() && known.may_duplicate(profile)
    }
}

/// The list; empty if there is none or it cannot be read.
pub fn barred() -> Vec<Barred> {
    get(BARRED).and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
}

/// Keeps the list.
///
/// # Errors
/// The device has no room.
pub fn keep_barred(list: &[Barred]) -> Result<(), NotStored> {
    set(BARRED, &serde_json::to_string(list).unwrap_or_default())
}
