//! The timetable (日程).

use serde::{Deserialize, Serialize};

use super::SectionId;

/// One line of the timetable, in the organizer's words.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct Session {
    /// When: "11月23日 09:00–12:00".
    pub time: String,
    /// What: "第一轮至第二轮".
    pub what: String,
    /// For which sections; empty: for everyone.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub sections: Vec<SectionId>,
}
