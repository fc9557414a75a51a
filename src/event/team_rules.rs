//! How teams are composed and scored (rules 9). A team is named in the entries of its players.

use serde::{Deserialize, Serialize};

use super::{Condition, Listed};

/// How many of a team's members must or may meet a condition.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct MemberRule {
    /// What such a member is called: 外援, 本地青少年 …
    pub name: String,
    /// Whom it is about.
    pub condition: Condition,
    /// At least so many.
    #[serde(default)]
    pub at_least: u32,
    /// At most so many; `None`: any number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at_most: Option<u32>,
}

/// What is added up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TeamScore {
    /// Places: fewest first.
    Places,
    /// Place points (名次分, rules 9.3): fewest first.
    PlacePoints(PlacePointRules),
    /// Points: most first.
    Points,
}

/// Place points as in rules 1.4: the finals stand before the joint order of everyone else.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct PlacePointRules {
    /// What the finalists who left the pool count, by their final places: 0, 2, 3, 4. Everyone else counts his place
    /// without them plus their number.
    pub finalists: Vec<u32>,
    /// Members who count their rank among their like in scoring teams instead: the named youths. `None`: nobody.
    pub ranked_apart: Option<Condition>,
}

/// What a member counts who is missing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MissingMember {
    /// The team has no score.
    NoScore,
    /// The last place of the order plus one; no points where points are added up.
    LastPlacePlusOne,
}

/// How teams are composed and scored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct TeamRules {
    /// Whose places or points count.
    pub of: Listed,
    /// How many members a team has: 1 to [`TeamRules::MEMBER_LIMIT`]. One with more has no score.
    pub members: u32,
    /// Who may come with them: 领队, 教练.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub accompanied_by: Vec<String>,
    /// Conditions on the composition.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub composition: Vec<MemberRule>,
    /// What is added up.
    pub score: TeamScore,
    /// Only the best so many members are added up; `None`: all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub best: Option<u32>,
    /// What a missing member counts.
    pub missing: MissingMember,
    /// Whether a disqualified member takes the team's score (rules 2.4); else he is missing.
    #[serde(default = "yes")]
    pub disqualified_voids: bool,
}

impl TeamRules {
    /// The most members that are taken.
    pub const MEMBER_LIMIT: u32 = 20;

    /// Sum of the places of all members in one order, nothing asked of the composition.
    pub const fn sum_of_places(of: Listed, members: u32) -> Self {
        Self {
            of,
            members,
            accompanied_by: Vec::new(),
            composition: Vec::new(),
            score: TeamScore::Places,
            best: None,
            missing: MissingMember::NoScore,
            disqualified_voids: true,
        }
    }
}

const fn yes() -> bool {
    true
}
