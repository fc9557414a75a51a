//! Who may enter, what the entry asks for, what it costs, and what must be done before the draw (rules 6.1, 6.3).

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::{Condition, Profile};

/// Another fee for those who carry a flag (rules 6.3): waived for sponsors, half for members, a package with meals
/// and nights.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct FeeRule {
    /// The flag: 赞助, 会员 …
    pub flag: String,
    /// What they pay instead, in yuan.
    pub fee: u32,
}

/// What the entry form asks for beside the name (rules 6.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EntryField {
    /// 性别
    Gender,
    /// 出生日期
    Born,
    /// 年龄, where no date of birth is asked for (rules 1.1).
    Age,
    /// 单位、地区
    Region,
    /// 电话
    Phone,
    /// 队
    Team,
    /// 等级分
    Rating,
    /// 等级
    Grade,
    /// 身份证号
    IdNumber,
    /// 监护人
    Guardian,
    /// 教练
    Coach,
}

/// What an entrant must bring or the organizer must see to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Requirement {
    /// The identity card itself is shown at the check-in.
    IdentityCard,
    /// Who enters for the first time shows, or hands in a copy of, identity card or household register.
    IdentityOfFirstTimers,
    /// Everyone insures himself.
    OwnInsurance,
    /// The organizer insures everyone and keeps the list.
    InsuranceList,
    /// A guardian comes with every minor.
    GuardianOfMinors,
}

/// Who may enter, and what he must have done to be drawn.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct EntryRules {
    /// The most entrants; `None`: no limit.
    pub limit: Option<u32>,
    /// Until when entries are taken, in the organizer's words.
    pub deadline: String,
    /// The fee, in yuan.
    pub fee: Option<u32>,
    /// Who pays another fee; of several that hold the first counts.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub other_fees: Vec<FeeRule>,
    /// The flags that the event uses, in its own words.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub flags: Vec<String>,
    /// Those of the flags that are never on a public list.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub private_flags: BTreeSet<String>,
    /// Who may enter at all; the sections ask for the rest.
    #[serde(skip_serializing_if = "Condition::asks_nothing")]
    pub open_to: Condition,
    /// What the form asks for beside the name; empty: what the organizer likes.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub fields: Vec<EntryField>,
    /// What must be brought or seen to.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub requirements: Vec<Requirement>,
    /// Whether only those who have paid are drawn.
    pub draw_needs_paid: bool,
    /// Whether only those seen in the hall are drawn.
    pub draw_needs_present: bool,
}

impl EntryRules {
    /// What this person pays, in yuan (rules 6.3); `None` where there is no fee.
    pub fn fee_of(&self, profile: &Profile) -> Option<u32> {
        let other = self.other_fees.iter().find(|rule| profile.flags.contains(&rule.flag));
        other.map_or(self.fee, |rule| Some(rule.fee))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_6_3_sponsors_pay_nothing_and_members_half() {
        let rule = |flag: &str, fee| FeeRule { flag: flag.into(), fee };
        let rules =
            EntryRules {
                fee: Some(100), other_fees: vec![rule("赞助", 0), rule("会员", 50)], ..EntryRules::default()
            };
        let fee = |flags: &[&str]| {
            let flags = flags.iter().map(|&flag| flag.into()).collect();
            rules.fee_of(&Profile { flags, ..Profile::named("马行空") })
        };
        assert_eq!([fee(&[]), fee(&["会员"]), fee(&["赞助"])], [Some(100), Some(50), Some(0)]);
        assert_eq!(fee(&["会员", "赞助"]), Some(0), "the first that holds counts");
        assert_eq!(EntryRules::default().fee_of(&Profile::named("马行空")), None);
    }
}
