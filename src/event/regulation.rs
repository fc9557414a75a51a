//! A regulation (规程): everything that is settled before the first game, as values that can be edited.

use serde::{Deserialize, Serialize};

use super::{
    Counting, Criterion, Date, FinalRules, FoulRules, Gender, Listed, PairingRules, PointTable, PoolId, Prize, Quota,
    RatingRules, RoundNo, SectionId, TeamRules, View,
};

/// Players paired together (编排池).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct PoolRules {
    /// What it is called; empty where there is only one.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// The number of rounds: 1 to [`PoolRules::ROUND_LIMIT`].
    pub rounds: RoundNo,
    /// The time control, in the organizer's words.
    #[serde(default)]
    pub time_control: String,
    /// How its rounds are paired.
    #[serde(default)]
    pub pairing: PairingRules,
}

impl PoolRules {
    /// The most rounds that are taken.
    pub const ROUND_LIMIT: RoundNo = RoundNo(99);
}

/// Players ranked and awarded together (组别).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Section {
    /// What it is called.
    pub name: String,
    /// The pool in which its players are paired.
    pub pool: PoolId,
    /// The order of places: not empty, points first, none twice.
    pub criteria: Vec<Criterion>,
    /// The earliest date of birth; `None`: no limit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub born_from: Option<Date>,
    /// The latest date of birth; `None`: no limit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub born_to: Option<Date>,
    /// The gender that may play in it; `None`: both.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gender: Option<Gender>,
    /// What its places bring.
    #[serde(default)]
    pub prizes: Vec<Prize>,
    /// With fewer players than places to be awarded, one fewer than there are players is awarded (N−1, rules 1.2).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub one_fewer: bool,
    /// With fewer players than this the section plays in another's pool, ranked apart (rules 6.4).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub merged_below: Option<u32>,
}

/// Another fee for those who carry a flag (rules 6.3).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct FeeRule {
    /// The flag: 赞助, 会员 …
    pub flag: String,
    /// What they pay, in yuan.
    pub fee: u32,
}

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

/// Who may enter, and what he must have done to be drawn (rules 6.3).
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct EntryRules {
    /// The most entrants; `None`: no limit.
    pub limit: Option<u32>,
    /// Until when entries are taken, in the organizer's words.
    pub deadline: String,
    /// The fee, in yuan.
    pub fee: Option<u32>,
    /// Who pays another fee.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub other_fees: Vec<FeeRule>,
    /// The flags that the event uses, in its own words.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub flags: Vec<String>,
    /// Whether only those who have paid are drawn.
    pub draw_needs_paid: bool,
    /// Whether only those seen in the hall are drawn.
    pub draw_needs_present: bool,
}

/// One line of the timetable, in the organizer's words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Session {
    /// When: "11月23日 09:00–12:00".
    pub time: String,
    /// What: "第一轮至第二轮".
    pub what: String,
}

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
    /// Who runs it.
    #[serde(default)]
    pub officials: Officials,
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

/// What is wrong with a regulation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RegulationFault {
    /// It has no name, or one that is too long.
    Name,
    /// It has no pool or no section.
    Empty,
    /// A pool has no round or too many.
    Rounds(PoolId),
    /// A section names a pool that is not there.
    NoSuchPool(SectionId),
    /// A section's order does not begin with points.
    PointsNotFirst(SectionId),
    /// A section's order names a criterion twice.
    CriterionTwice(SectionId, Criterion),
    /// A win is worth less than a draw, or a draw less than a loss, or an amount is negative or beyond 100.
    PointOrder,
    /// A prize's range ends before it begins.
    PrizeRange(SectionId),
    /// A foul has no name, or a weight beyond 9.
    FoulKind(usize),
    /// A view (by its index) has no name, is of an order that is not there, or is dropped into one that is not there.
    View(usize),
    /// Teams are of an order that is not there, have no member or too many, or count more of them than they have.
    Teams,
    /// A final (by its index) is of a section that is not there, of too many players, or after the last round.
    Final(usize),
    /// A rating factor is beyond [`RatingRules::FACTOR_LIMIT`].
    RatingFactor,
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
            sections: vec![Section {
                name: section.into(),
                pool: PoolId(0),
                criteria: Criterion::PRESET_A.to_vec(),
                born_from: None,
                born_to: None,
                gender: None,
                prizes: Vec::new(),
                one_fewer: false,
                merged_below: None,
            }],
            views: Vec::new(),
            teams: None,
            ratings: None,
            finals: Vec::new(),
            team_prizes: Vec::new(),
            quotas: Vec::new(),
            officials: Officials::default(),
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

    /// Checks everything that the rest of the engine relies on.
    ///
    /// # Errors
    /// The first fault found.
    pub fn check(&self) -> Result<(), RegulationFault> {
        let length = self.name.chars().count();
        if self.name.trim().is_empty() || length > Self::NAME_LIMIT {
            return Err(RegulationFault::Name);
        }
        if self.pools.is_empty() || self.sections.is_empty() {
            return Err(RegulationFault::Empty);
        }
        for (id, pool) in self.pool_ids().zip(&self.pools) {
            if pool.rounds == RoundNo::START || pool.rounds > PoolRules::ROUND_LIMIT {
                return Err(RegulationFault::Rounds(id));
            }
        }
        for (id, section) in self.section_ids().zip(&self.sections) {
            self.check_section(id, section)?;
        }
        self.check_points()?;
        self.check_views()?;
        self.check_teams()?;
        self.check_ratings()?;
        self.check_finals()?;
        match self.fouls.kinds.iter().position(|kind| kind.name.trim().is_empty() || kind.weight > 9) {
            Some(index) => Err(RegulationFault::FoulKind(index)),
            None => Ok(()),
        }
    }

    fn check_section(&self, id: SectionId, section: &Section) -> Result<(), RegulationFault> {
        if self.pool(section.pool).is_none() {
            return Err(RegulationFault::NoSuchPool(id));
        }
        if section.criteria.first() != Some(&Criterion::Points) {
            return Err(RegulationFault::PointsNotFirst(id));
        }
        for (index, criterion) in section.criteria.iter().enumerate() {
            if section.criteria[..index].contains(criterion) {
                return Err(RegulationFault::CriterionTwice(id, *criterion));
            }
        }
        let ordered = |prize: &Prize| prize.from.0 >= 1 && prize.from <= prize.to;
        if section.prizes.iter().all(ordered) { Ok(()) } else { Err(RegulationFault::PrizeRange(id)) }
    }

    fn check_views(&self) -> Result<(), RegulationFault> {
        for (index, view) in self.views.iter().enumerate() {
            let other_is_there = view.dropped_into.is_none_or(|other| other < self.views.len() && other != index);
            if view.name.trim().is_empty() || !self.has(view.of) || !other_is_there {
                return Err(RegulationFault::View(index));
            }
        }
        Ok(())
    }

    fn check_teams(&self) -> Result<(), RegulationFault> {
        let fine = |rules: &TeamRules| {
            self.has(rules.of)
                && (1..=TeamRules::MEMBER_LIMIT).contains(&rules.members)
                && rules.best.is_none_or(|best| (1..=rules.members).contains(&best))
        };
        if self.teams.as_ref().is_none_or(fine) { Ok(()) } else { Err(RegulationFault::Teams) }
    }

    fn check_ratings(&self) -> Result<(), RegulationFault> {
        let fine = |rules: &RatingRules| {
            let special = rules.factors.iter().map(|factor| factor.k);
            special.chain([rules.k]).all(|k| k <= RatingRules::FACTOR_LIMIT)
        };
        if self.ratings.as_ref().is_none_or(fine) { Ok(()) } else { Err(RegulationFault::RatingFactor) }
    }

    fn check_finals(&self) -> Result<(), RegulationFault> {
        for (index, rules) in self.finals.iter().enumerate() {
            let pool = self.section(rules.of).and_then(|section| self.pool(section.pool));
            let fits = pool.is_some_and(|pool| rules.after <= pool.rounds);
            if !fits || ![2, 4, 8, 16].contains(&rules.players) {
                return Err(RegulationFault::Final(index));
            }
        }
        Ok(())
    }

    /// Whether there is such an order.
    fn has(&self, listed: Listed) -> bool {
        match listed {
            Listed::Section(section) => self.section(section).is_some(),
            Listed::Pool(pool) => self.pool(pool).is_some(),
        }
    }

    fn check_points(&self) -> Result<(), RegulationFault> {
        use super::Points;
        let limit = Points::whole(100);
        let fine = [self.points.first, self.points.second].iter().all(|side| {
            side.win >= side.draw && side.draw >= side.loss && side.loss >= Points::ZERO && side.win <= limit
        });
        let lost = self.fouls.opponents_points_lost;
        if fine && (Points::ZERO..=limit).contains(&lost) { Ok(()) } else { Err(RegulationFault::PointOrder) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{Condition, MemberRule, Points, RatingFactor};

    /// What is wrong with a sound regulation after this change.
    fn fault(change: impl FnOnce(&mut Regulation)) -> Option<RegulationFault> {
        let mut regulation = Regulation::blank("试赛", "公开组", RoundNo(9));
        change(&mut regulation);
        regulation.check().err()
    }

    #[test]
    fn an_order_begins_with_points_and_names_nothing_twice() {
        let section = SectionId(0);
        assert_eq!(fault(|_| {}), None);
        let fouls_first = fault(|regulation| regulation.sections[0].criteria.swap(0, 3));
        assert_eq!(fouls_first, Some(RegulationFault::PointsNotFirst(section)));
        assert_eq!(
            fault(|regulation| regulation.sections[0].criteria.clear()),
            Some(RegulationFault::PointsNotFirst(section))
        );
        let twice = fault(|regulation| regulation.sections[0].criteria.push(Criterion::Wins));
        assert_eq!(twice, Some(RegulationFault::CriterionTwice(section, Criterion::Wins)));
    }

    #[test]
    fn rules_1_1_what_a_foul_takes_is_an_amount_from_0_to_100() {
        let with = |lost: i32| fault(|regulation| regulation.fouls.opponents_points_lost = Points::whole(lost));
        assert_eq!([0, 3, 100].map(with), [None, None, None]);
        assert_eq!([-1, 101].map(with), [Some(RegulationFault::PointOrder), Some(RegulationFault::PointOrder)]);
    }

    #[test]
    fn a_view_has_a_name_and_takes_from_an_order_that_is_there() {
        let view = |name: &str, of| View::new(name, of, Condition::default());
        let with = |view: View| fault(|regulation| regulation.views = vec![view]);
        assert_eq!(with(view("女子", Listed::Section(SectionId(0)))), None);
        for broken in [
            view(" ", Listed::Section(SectionId(0))),
            view("女子", Listed::Section(SectionId(1))),
            view("女子", Listed::Pool(PoolId(1))),
            View { dropped_into: Some(0), ..view("女子", Listed::Pool(PoolId(0))) },
            View { dropped_into: Some(1), ..view("女子", Listed::Pool(PoolId(0))) },
        ] {
            assert_eq!(with(broken), Some(RegulationFault::View(0)));
        }
    }

    #[test]
    fn teams_count_no_more_members_than_they_have() {
        let sound = TeamRules::sum_of_places(Listed::Pool(PoolId(0)), 4);
        let with = |teams: TeamRules| fault(|regulation| regulation.teams = Some(teams));
        let composed =
            MemberRule { name: "外援".into(), condition: Condition::default(), at_least: 0, at_most: Some(1) };
        assert_eq!(with(TeamRules { best: Some(4), composition: vec![composed], ..sound.clone() }), None);
        for broken in [
            TeamRules { best: Some(5), ..sound.clone() },
            TeamRules { best: Some(0), ..sound.clone() },
            TeamRules { members: 0, ..sound.clone() },
            TeamRules { members: 21, ..sound.clone() },
            TeamRules { of: Listed::Pool(PoolId(1)), ..sound },
        ] {
            assert_eq!(with(broken), Some(RegulationFault::Teams));
        }
    }

    #[test]
    fn rating_factors_have_a_limit() {
        let factor = |k| RatingFactor { k, games_below: None, age_below: None, rating_below: None };
        let with = |k, special| {
            let rules = RatingRules { k, factors: vec![factor(special)], ..RatingRules::default() };
            fault(|regulation| regulation.ratings = Some(rules))
        };
        assert_eq!(with(200, 200), None);
        assert_eq!(with(201, 0), Some(RegulationFault::RatingFactor));
        assert_eq!(with(0, 201), Some(RegulationFault::RatingFactor));
    }

    #[test]
    fn a_regulation_of_before_views_teams_and_ratings_is_still_read() {
        let regulation = Regulation::blank("试赛", "公开组", RoundNo(9));
        let written = serde_json::to_value(&regulation).unwrap();
        for field in ["views", "teams", "ratings"] {
            assert!(written.get(field).is_none(), "{field} is not written where there is none");
        }
        assert_eq!(serde_json::from_value::<Regulation>(written).unwrap(), regulation);
    }
}
