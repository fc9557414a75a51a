//! A regulation (规程): everything that is settled before the first game, as values that can be edited.

use serde::{Deserialize, Serialize};

use super::{
    AwardRules, Counting, EntryRules, FinalRules, FoulRules, GradeTitle, Listed, Officials, PairingRules, PointTable,
    PoolId, PoolRules, Prize, PrizeList, PrizesOf, Quota, RatingRules, RoundNo, Section, SectionId, Session,
    Signatures, TeamRules, View,
};

/// A regulation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Regulation {
    /// The event's name.
    pub name: String,
    /// The days, in the organizer's words.
    #[serde(default)]
    pub days: String,
    /// The place, in the organizer's words.
    #[serde(default)]
    pub venue: String,
    /// What games bring.
    pub points: PointTable,
    /// How the rest is counted.
    #[serde(default)]
    pub counting: Counting,
    /// What is said of fouls.
    #[serde(default)]
    pub fouls: FoulRules,
    /// Minutes after which a player who is not at the table has forfeited; `None`: at the arbiter's word.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub late_after_minutes: Option<u16>,
    /// The pools; at least one.
    pub pools: Vec<PoolRules>,
    /// The sections; at least one.
    pub sections: Vec<Section>,
    /// Lists of places beside those of the sections.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub views: Vec<View>,
    /// How teams are composed and scored; `None`: there are none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub teams: Option<TeamRules>,
    /// How ratings move; `None`: the event is not rated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ratings: Option<RatingRules>,
    /// The finals beside the swiss or after it (rules 8).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub finals: Vec<FinalRules>,
    /// What team places bring.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub team_prizes: Vec<Prize>,
    /// For what places qualify.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub quotas: Vec<Quota>,
    /// Which grade titles are given.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub titles: Vec<GradeTitle>,
    /// How awards are given.
    #[serde(default, skip_serializing_if = "AwardRules::is_default")]
    pub awards: AwardRules,
    /// Who runs it.
    #[serde(default)]
    pub officials: Officials,
    /// Who signs the result slips.
    #[serde(default, skip_serializing_if = "Signatures::is_default")]
    pub signatures: Signatures,
    /// What else the regulation says that those who run it must know, in the organizer's words.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<String>,
    /// Who may enter.
    #[serde(default)]
    pub entry: EntryRules,
    /// The timetable.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub timetable: Vec<Session>,
}

impl Regulation {
    /// The longest name that is taken, in characters.
    pub const NAME_LIMIT: usize = 100;

    /// A regulation with one pool and one section, presets everywhere else: what a blank event starts from.
    pub fn blank(name: impl Into<String>, section: impl Into<String>, rounds: RoundNo) -> Self {
        Self {
            name: name.into(),
            days: String::new(),
            venue: String::new(),
            points: PointTable::TWO_ONE_ZERO,
            counting: Counting::default(),
            fouls: FoulRules::default(),
            late_after_minutes: None,
            pools: vec![PoolRules {
                name: String::new(),
                rounds,
                time_control: String::new(),
                pairing: PairingRules::default(),
            }],
            sections: vec![Section::new(section, PoolId(0))],
            views: Vec::new(),
            teams: None,
            ratings: None,
            finals: Vec::new(),
            team_prizes: Vec::new(),
            quotas: Vec::new(),
            titles: Vec::new(),
            awards: AwardRules::default(),
            officials: Officials::default(),
            signatures: Signatures::default(),
            notes: Vec::new(),
            entry: EntryRules::default(),
            timetable: Vec::new(),
        }
    }

    /// The pool `id`, if there is one.
    pub fn pool(&self, id: PoolId) -> Option<&PoolRules> {
        self.pools.get(usize::from(id.0))
    }

    /// The section `id`, if there is one.
    pub fn section(&self, id: SectionId) -> Option<&Section> {
        self.sections.get(usize::from(id.0))
    }

    /// The pools with their names to the rest of the event.
    pub fn pool_ids(&self) -> impl Iterator<Item = PoolId> + use<> {
        (0..self.pools.len()).map(|index| PoolId(index as u16))
    }

    /// The sections with their names to the rest of the event.
    pub fn section_ids(&self) -> impl Iterator<Item = SectionId> + use<> {
        (0..self.sections.len()).map(|index| SectionId(index as u16))
    }

    /// What the places of a list bring; `None` if there is no such list.
    pub fn prizes_of(&self, list: PrizesOf) -> Option<PrizeList<'_>> {
        let (prizes, one_fewer, one_fewer_when_equal) = match list {
            PrizesOf::Section(id) => {
                let section = self.section(id)?;
                (&section.prizes, section.one_fewer, section.one_fewer_when_equal)
            }
            PrizesOf::View(index) => {
                let view = self.views.get(index)?;
                (&view.prizes, view.one_fewer, view.one_fewer_when_equal)
            }
            PrizesOf::Teams => (&self.team_prizes, false, false),
        };
        Some(PrizeList { prizes, one_fewer, one_fewer_when_equal })
    }

    /// Whether there is such an order.
    pub fn has(&self, listed: Listed) -> bool {
        match listed {
            Listed::Section(section) => self.section(section).is_some(),
            Listed::Pool(pool) => self.pool(pool).is_some(),
        }
    }
}
