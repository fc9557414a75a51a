//! A player (棋手): what the entry says, and how he stands to the event.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::{Date, ListedRating, Number, PlayerId, RoundNo, SectionId};

/// A gender, where the entry names one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Gender {
    /// 男
    Man,
    /// 女
    Woman,
}

/// What the entry says of a person (rules 6.1). Only the name is required.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct Profile {
    /// The name as it will be printed: 1 to [`Profile::NAME_LIMIT`] characters.
    pub name: String,
    /// The gender, if known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gender: Option<Gender>,
    /// The date of birth, if known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub born: Option<Date>,
    /// The age in years as given at entry, where no date of birth is asked for (rules 1.1).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub age: Option<u8>,
    /// Region or unit (单位).
    #[serde(skip_serializing_if = "String::is_empty")]
    pub region: String,
    /// The telephone number. Personal: never on a public list.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub phone: String,
    /// The team's name; players with the same name here are teammates. Empty: none.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub team: String,
    /// What he is in his team: 队长, 替补 … Empty: a member.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub role: String,
    /// The title (称号): 大师, 特级大师.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub title: String,
    /// The grade (等级): 一级棋士 …
    #[serde(skip_serializing_if = "String::is_empty")]
    pub grade: String,
    /// The number of the identity card. Personal: never on a public list.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub id_number: String,
    /// Who answers for a minor, and how to reach him. Personal: never on a public list.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub guardian: String,
    /// Who teaches him and may pay for him.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub coach: String,
    /// Whether the documents that the regulation asks for were seen.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub documents_seen: bool,
    /// Whether an entry that is approved one by one was approved (rules 1.4).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub approved: bool,
    /// Whether he is insured.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub insured: bool,
    /// Why he plays in another section than the one that his entry fits (rules 6.2). Empty: he does not, or nobody
    /// said why. Personal: never on a public list.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub section_reason: String,
    /// What the association's list says of him; `None`: he is in no list.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating: Option<ListedRating>,
    /// The event's own words that hold for this player, such as 本地 or 会员 (rules 6.1).
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub flags: BTreeSet<String>,
    /// Anything the organizer wants to remember. Personal: never on a public list.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub note: String,
}

impl Profile {
    /// The longest name that is taken, in characters.
    pub const NAME_LIMIT: usize = 60;
    /// The longest of the other texts that is taken, in characters.
    pub const TEXT_LIMIT: usize = 200;

    /// A profile with a name only.
    pub fn named(name: impl Into<String>) -> Self {
        Self { name: name.into(), ..Self::default() }
    }

    /// Whether something says that both are the same person: same name, and same birth, phone or identity number.
    pub fn is_surely(&self, other: &Self) -> bool {
        let same = |one: &String, other: &String| !one.is_empty() && one == other;
        self.name == other.name
            && (self.born.is_some() && self.born == other.born
                || same(&self.phone, &other.phone)
                || same(&self.id_number, &other.id_number))
    }

    /// Whether both may be the same person entered twice: same name, and same birth or phone, or neither known on
    /// one of the sides (rules 6.3).
    pub fn may_duplicate(&self, other: &Self) -> bool {
        let born_differs = matches!((self.born, other.born), (Some(mine), Some(theirs)) if mine != theirs);
        let phone_differs = !self.phone.is_empty() && !other.phone.is_empty() && self.phone != other.phone;
        let same =
            self.born.is_some() && self.born == other.born || !self.phone.is_empty() && self.phone == other.phone;
        self.name == other.name && (same || !(born_differs || phone_differs))
    }
}

/// Whether a player still takes part (rules 2.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Participation {
    /// Takes part.
    #[default]
    InPlay,
    /// Left (退赛): keeps points and place, marked, and is paired no more.
    Withdrawn {
        /// The last round he was in; zero: none.
        after: RoundNo,
    },
    /// Cancelled (取消成绩): his games count for his opponents, but he has no place and no prize.
    Disqualified {
        /// The last round he was in; zero: none.
        after: RoundNo,
    },
}

/// A player of the event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Player {
    /// Who he is to the rest of the event.
    pub id: PlayerId,
    /// What the entry says of him.
    pub profile: Profile,
    /// The section in which he is placed.
    pub section: SectionId,
    /// Whether the fee is paid.
    pub paid: bool,
    /// Whether he has been seen in the hall.
    pub present: bool,
    /// Whether he has said that he comes late: not seen yet, but not to be given up.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub late: bool,
    /// The drawn number, unique in the pool of his section.
    pub number: Option<Number>,
    /// The first round he is in: later than 1 for a late entrant (rules 2.4).
    pub first_round: RoundNo,
    /// Whether he still takes part.
    pub participation: Participation,
    /// Rounds for which he has excused himself: not paired in them (rules 4.11).
    pub away: BTreeSet<RoundNo>,
    /// Forfeits up to this round no longer count towards being left out (rules 4.11: "until he is put back").
    pub put_back_after: RoundNo,
    /// After this round of the pool he plays a final and is not paired in it (rules 4.11).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub in_final_after: Option<RoundNo>,
}

impl Player {
    /// A player as just entered.
    pub fn new(id: PlayerId, profile: Profile, section: SectionId) -> Self {
        Self {
            id,
            profile,
            section,
            paid: false,
            present: false,
            late: false,
            number: None,
            first_round: RoundNo(1),
            participation: Participation::InPlay,
            away: BTreeSet::new(),
            put_back_after: RoundNo::START,
            in_final_after: None,
        }
    }

    /// The last round he was in, if he has left or was disqualified.
    pub const fn left_after(&self) -> Option<RoundNo> {
        match self.participation {
            Participation::InPlay => None,
            Participation::Withdrawn { after } | Participation::Disqualified { after } => Some(after),
        }
    }

    /// Whether his results were cancelled.
    pub const fn is_disqualified(&self) -> bool {
        matches!(self.participation, Participation::Disqualified { .. })
    }

    /// Whether he belongs to the pairing of `round` as far as he himself is concerned: numbered, entered by then,
    /// not gone, not excused, not in a final. Forfeits in a row (rules 4.11) are the pairing's affair.
    pub fn is_available(&self, round: RoundNo) -> bool {
        self.number.is_some()
            && self.first_round <= round
            && self.left_after().is_none_or(|after| round <= after)
            && self.in_final_after.is_none_or(|after| round <= after)
            && !self.away.contains(&round)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_6_3_same_name_with_same_birth_or_phone() {
        let mut one = Profile::named("马行空");
        let mut other = Profile::named("马行空");
        assert!(one.may_duplicate(&other), "nothing tells them apart");
        one.phone = "1".into();
        other.phone = "2".into();
        assert!(!one.may_duplicate(&other), "different phones");
        one.born = Date::new(2009, 9, 1);
        other.born = one.born;
        assert!(one.may_duplicate(&other), "same birth");
        other.name = "马行".into();
        assert!(!one.may_duplicate(&other), "different names");
    }

    #[test]
    fn rules_4_11_away_and_gone_are_not_available() {
        let mut player = Player::new(PlayerId(1), Profile::named("甲"), SectionId(0));
        assert!(!player.is_available(RoundNo(1)), "no number yet");
        player.number = Some(Number(1));
        player.first_round = RoundNo(2);
        player.away.insert(RoundNo(3));
        player.participation = Participation::Withdrawn { after: RoundNo(4) };
        let available: Vec<u16> = (1..=6).filter(|&round| player.is_available(RoundNo(round))).collect();
        assert_eq!(available, [2, 4]);
    }
}
