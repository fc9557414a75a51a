//! A condition on a person: sections, lists, teams and awards are written with the event's own flags, gender and
//! birth (rules 6.1).

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::{Date, Gender, Profile};

/// All that a person must be; the default asks for nothing. What the entry does not say, it does not meet.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct Condition {
    /// This gender.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gender: Option<Gender>,
    /// Born on this day or later.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub born_from: Option<Date>,
    /// Born on this day or earlier.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub born_to: Option<Date>,
    /// Every one of these flags.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub flags: BTreeSet<String>,
    /// None of these flags.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub without_flags: BTreeSet<String>,
}

impl Condition {
    /// Asks for a gender only.
    pub fn of_gender(gender: Gender) -> Self {
        Self { gender: Some(gender), ..Self::default() }
    }

    /// Asks for one flag only.
    pub fn flagged(flag: impl Into<String>) -> Self {
        Self { flags: BTreeSet::from([flag.into()]), ..Self::default() }
    }

    /// Asks for the absence of one flag only.
    pub fn without(flag: impl Into<String>) -> Self {
        Self { without_flags: BTreeSet::from([flag.into()]), ..Self::default() }
    }

    /// Whether everyone meets it.
    pub fn asks_nothing(&self) -> bool {
        *self == Self::default()
    }

    /// Whether a person meets it.
    pub fn holds_for(&self, profile: &Profile) -> bool {
        (self.gender.is_none() || self.gender == profile.gender)
            && self.born_from.is_none_or(|from| profile.born.is_some_and(|born| from <= born))
            && self.born_to.is_none_or(|to| profile.born.is_some_and(|born| born <= to))
            && self.flags.is_subset(&profile.flags)
            && self.without_flags.is_disjoint(&profile.flags)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_6_1_flags_gender_and_birth() {
        let mut woman = Profile { gender: Some(Gender::Woman), ..Profile::named("车二平五") };
        assert!(Condition::default().holds_for(&woman));
        assert!(Condition::of_gender(Gender::Woman).holds_for(&woman));
        assert!(!Condition::of_gender(Gender::Man).holds_for(&woman));
        assert!(Condition::without("本地").holds_for(&woman) && !Condition::flagged("本地").holds_for(&woman));
        woman.flags.insert("本地".into());
        assert!(!Condition::without("本地").holds_for(&woman) && Condition::flagged("本地").holds_for(&woman));
        let seniors = Condition { born_to: Date::new(1959, 12, 31), ..Condition::of_gender(Gender::Woman) };
        assert!(!seniors.holds_for(&woman), "no date of birth is known");
        woman.born = Date::new(1959, 12, 31);
        assert!(seniors.holds_for(&woman), "the day itself belongs to it");
        woman.born = Date::new(1960, 1, 1);
        assert!(!seniors.holds_for(&woman));
    }
}
