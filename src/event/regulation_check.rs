//! Whether a regulation is sound: everything that the rest of the engine relies on, and that the event's own parts
//! refer to what is there.

use super::{
    Criterion, FinalRules, GradeTitle, Listed, Points, PoolId, PoolRules, Prize, PrizesOf, Quota, RatingRules,
    Regulation, RoundNo, Section, SectionId, TeamRules, View,
};

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
    /// A section's latest date of birth comes before its earliest.
    Births(SectionId),
    /// A section's order does not begin with points.
    PointsNotFirst(SectionId),
    /// A section's order names a criterion twice.
    CriterionTwice(SectionId, Criterion),
    /// A win is worth less than a draw, or a draw less than a loss, or an amount is negative or beyond 100.
    PointOrder,
    /// A prize's range ends before it begins.
    PrizeRange(PrizesOf),
    /// A prize goes down to no share of the field, or to more than all of it.
    PrizeShare(PrizesOf),
    /// A foul has no name, or a weight beyond 9.
    FoulKind(usize),
    /// A view (by its index) has no name, is of an order that is not there, or is dropped into one that is not of the
    /// same order or is itself dropped into another.
    View(usize),
    /// Teams are of an order that is not there, have no member or too many, count more of them than they have, or ask
    /// for more of a kind than they allow.
    Teams,
    /// A final (by its index) is of a section that is not there or has another, of too many players, or after the last
    /// round.
    Final(usize),
    /// A quota (by its index) has no name, is of an order or a view that is not there, or gives nothing.
    Quota(usize),
    /// A grade title (by its index) has no name, is of an order that is not there, or asks for no place and no points.
    Title(usize),
    /// Another fee (by its index) is for nobody: it names no flag.
    Fee(usize),
    /// A line of the timetable (by its index) is for a section that is not there.
    Timetable(usize),
    /// A rating factor is beyond [`RatingRules::FACTOR_LIMIT`].
    RatingFactor,
}

impl Regulation {
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
        let rounds = |pool: &PoolRules| pool.rounds > RoundNo::START && pool.rounds <= PoolRules::ROUND_LIMIT;
        first_not(&self.pools, |_, pool| rounds(pool))
            .map_or(Ok(()), |at| Err(RegulationFault::Rounds(PoolId(at as u16))))?;
        for (id, section) in self.section_ids().zip(&self.sections) {
            self.check_section(id, section)?;
        }
        self.check_points()?;
        self.check_views()?;
        self.check_teams()?;
        self.check_ratings()?;
        self.check_references()?;
        let foul = first_not(&self.fouls.kinds, |_, kind| !kind.name.trim().is_empty() && kind.weight <= 9);
        foul.map_or(Ok(()), |index| Err(RegulationFault::FoulKind(index)))
    }

    fn check_section(&self, id: SectionId, section: &Section) -> Result<(), RegulationFault> {
        if self.pool(section.pool).is_none() {
            return Err(RegulationFault::NoSuchPool(id));
        }
        if section.born_from.zip(section.born_to).is_some_and(|(from, to)| to < from) {
            return Err(RegulationFault::Births(id));
        }
        if section.criteria.first() != Some(&Criterion::Points) {
            return Err(RegulationFault::PointsNotFirst(id));
        }
        for (index, criterion) in section.criteria.iter().enumerate() {
            if section.criteria[..index].contains(criterion) {
                return Err(RegulationFault::CriterionTwice(id, *criterion));
            }
        }
        check_prizes(PrizesOf::Section(id), &section.prizes)
    }

    fn check_views(&self) -> Result<(), RegulationFault> {
        let takes_in = |view: &View, other: usize| {
            self.views.get(other).is_some_and(|other| other.of == view.of && other.dropped_into.is_none())
        };
        let sound = |index, view: &View| {
            let dropped_right = view.dropped_into.is_none_or(|other| other != index && takes_in(view, other));
            !view.name.trim().is_empty() && self.has(view.of) && dropped_right
        };
        if let Some(index) = first_not(&self.views, sound) {
            return Err(RegulationFault::View(index));
        }
        for (index, view) in self.views.iter().enumerate() {
            check_prizes(PrizesOf::View(index), &view.prizes)?;
        }
        Ok(())
    }

    fn check_teams(&self) -> Result<(), RegulationFault> {
        let fine = |rules: &TeamRules| {
            let composed = |rule: &super::MemberRule| {
                rule.at_least <= rules.members && rule.at_most.is_none_or(|most| rule.at_least <= most)
            };
            self.has(rules.of)
                && (1..=TeamRules::MEMBER_LIMIT).contains(&rules.members)
                && rules.best.is_none_or(|best| (1..=rules.members).contains(&best))
                && rules.composition.iter().all(composed)
        };
        if !self.teams.as_ref().is_none_or(fine) {
            return Err(RegulationFault::Teams);
        }
        check_prizes(PrizesOf::Teams, &self.team_prizes)
    }

    fn check_ratings(&self) -> Result<(), RegulationFault> {
        let fine = |rules: &RatingRules| {
            let special = rules.factors.iter().map(|factor| factor.k);
            special.chain([rules.k]).all(|k| k <= RatingRules::FACTOR_LIMIT)
        };
        if self.ratings.as_ref().is_none_or(fine) { Ok(()) } else { Err(RegulationFault::RatingFactor) }
    }

    /// Finals, quotas, fees and timetable name only what is there.
    fn check_references(&self) -> Result<(), RegulationFault> {
        let sound = |index: usize, rules: &FinalRules| {
            let pool = self.section(rules.of).and_then(|section| self.pool(section.pool));
            let is_first = self.finals.iter().take(index).all(|earlier| earlier.of != rules.of);
            let fits = pool.is_some_and(|pool| rules.after <= pool.rounds);
            is_first && fits && [2, 4, 8, 16].contains(&rules.players)
        };
        if let Some(index) = first_not(&self.finals, sound) {
            return Err(RegulationFault::Final(index));
        }
        let sound = |_, quota: &Quota| {
            let gives = [quota.places, quota.one_per].into_iter().flatten().all(|number| number > 0);
            let limited = quota.places.is_some() || quota.one_per.is_some() || quota.as_awarded_in.is_some();
            let view = quota.as_awarded_in.is_none_or(|view| view < self.views.len());
            !quota.name.trim().is_empty() && self.has(quota.of) && view && gives && limited
        };
        if let Some(index) = first_not(&self.quotas, sound) {
            return Err(RegulationFault::Quota(index));
        }
        let sound = |_, title: &GradeTitle| {
            let asks = title.down_to.is_some_and(|place| place.0 > 0) || title.points_from.is_some();
            !title.name.trim().is_empty() && self.has(title.of) && asks
        };
        if let Some(index) = first_not(&self.titles, sound) {
            return Err(RegulationFault::Title(index));
        }
        if let Some(index) = first_not(&self.entry.other_fees, |_, rule| !rule.flag.trim().is_empty()) {
            return Err(RegulationFault::Fee(index));
        }
        let sound = |_, session: &super::Session| session.sections.iter().all(|&id| self.has(Listed::Section(id)));
        first_not(&self.timetable, sound).map_or(Ok(()), |index| Err(RegulationFault::Timetable(index)))
    }

    fn check_points(&self) -> Result<(), RegulationFault> {
        let limit = Points::whole(100);
        let fine = [self.points.first, self.points.second].iter().all(|side| {
            side.win >= side.draw && side.draw >= side.loss && side.loss >= Points::ZERO && side.win <= limit
        });
        let lost = self.fouls.opponents_points_lost;
        if fine && (Points::ZERO..=limit).contains(&lost) { Ok(()) } else { Err(RegulationFault::PointOrder) }
    }
}

fn check_prizes(of: PrizesOf, prizes: &[Prize]) -> Result<(), RegulationFault> {
    if !prizes.iter().all(|prize| prize.from.0 >= 1 && prize.from <= prize.to) {
        return Err(RegulationFault::PrizeRange(of));
    }
    let share = |prize: &Prize| prize.up_to_percent.is_none_or(|percent| (1..=100).contains(&percent));
    if prizes.iter().all(share) { Ok(()) } else { Err(RegulationFault::PrizeShare(of)) }
}

/// The index of the first that is not sound.
fn first_not<T>(items: &[T], sound: impl Fn(usize, &T) -> bool) -> Option<usize> {
    items.iter().enumerate().position(|(index, item)| !sound(index, item))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{Condition, Date, FeeRule, FinalColours, MemberRule, Place, RatingFactor, Session};

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
        assert_eq!(with(TeamRules { best: Some(4), composition: vec![composed.clone()], ..sound.clone() }), None);
        for broken in [
            TeamRules { best: Some(5), ..sound.clone() },
            TeamRules { best: Some(0), ..sound.clone() },
            TeamRules { members: 0, ..sound.clone() },
            TeamRules { members: 21, ..sound.clone() },
            TeamRules { of: Listed::Pool(PoolId(1)), ..sound.clone() },
            TeamRules { composition: vec![MemberRule { at_least: 2, ..composed.clone() }], ..sound.clone() },
            TeamRules { composition: vec![MemberRule { at_least: 5, at_most: None, ..composed }], ..sound },
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

    #[test]
    fn a_list_is_dropped_into_one_of_the_same_order_that_stays() {
        let of = Listed::Section(SectionId(0));
        let view = |name: &str, dropped_into| View { dropped_into, ..View::new(name, of, Condition::default()) };
        let with = |views: Vec<View>| fault(|regulation| regulation.views = views);
        assert_eq!(with(vec![view("男子", None), view("女子", Some(0))]), None);
        let chain = vec![view("男子", Some(2)), view("女子", Some(0)), view("全部", None)];
        assert_eq!(with(chain), Some(RegulationFault::View(1)), "who is taken in would be in no list");
        let other = View { of: Listed::Pool(PoolId(0)), ..view("全池", None) };
        assert_eq!(with(vec![other, view("女子", Some(0))]), Some(RegulationFault::View(1)));
    }

    #[test]
    fn a_section_is_born_from_before_it_is_born_to() {
        let with = |from, to| {
            fault(|regulation| {
                regulation.sections[0].born_from = Date::new(from, 1, 1);
                regulation.sections[0].born_to = Date::new(to, 1, 1);
            })
        };
        assert_eq!(with(2009, 2009), None);
        assert_eq!(with(2009, 2008), Some(RegulationFault::Births(SectionId(0))));
    }

    #[test]
    fn rules_7_1_prizes_of_every_list_begin_before_they_end_and_go_down_to_a_share() {
        let broken = Prize { to: Place(1), ..Prize::money(2, 2, 100) };
        let shared = |percent| Prize { up_to_percent: Some(percent), ..Prize::money(1, 9, 100) };
        let section = PrizesOf::Section(SectionId(0));
        let in_section = |prize: Prize| fault(|regulation| regulation.sections[0].prizes = vec![prize]);
        assert_eq!([1, 100].map(|percent| in_section(shared(percent))), [None, None]);
        assert_eq!(in_section(shared(0)), Some(RegulationFault::PrizeShare(section)));
        assert_eq!(in_section(shared(101)), Some(RegulationFault::PrizeShare(section)));
        assert_eq!(in_section(broken.clone()), Some(RegulationFault::PrizeRange(section)));
        let of_teams = fault(|regulation| regulation.team_prizes = vec![broken.clone()]);
        assert_eq!(of_teams, Some(RegulationFault::PrizeRange(PrizesOf::Teams)));
        let view = View {
            prizes: vec![broken.clone()],
            ..View::new("女子", Listed::Section(SectionId(0)), Condition::default())
        };
        let of_view = fault(|regulation| regulation.views = vec![view.clone()]);
        assert_eq!(of_view, Some(RegulationFault::PrizeRange(PrizesOf::View(0))));
    }

    #[test]
    fn rules_8_1_a_section_has_one_final_within_its_rounds() {
        let rules = FinalRules {
            of: SectionId(0),
            after: RoundNo(7),
            players: 4,
            third_place: true,
            colours: FinalColours::Lot,
            extra_games: Vec::new(),
            swaps_place_points: false,
            counts_for_opponents: false,
        };
        let with = |finals: Vec<FinalRules>| fault(|regulation| regulation.finals = finals);
        assert_eq!(with(vec![rules.clone()]), None);
        assert_eq!(with(vec![FinalRules { after: RoundNo(9), ..rules.clone() }]), None, "after the last round");
        assert_eq!(with(vec![rules.clone(), rules.clone()]), Some(RegulationFault::Final(1)));
        let broken = [
            FinalRules { of: SectionId(1), ..rules.clone() },
            FinalRules { after: RoundNo(10), ..rules.clone() },
            FinalRules { players: 6, ..rules },
        ];
        for rules in broken {
            assert_eq!(with(vec![rules]), Some(RegulationFault::Final(0)));
        }
    }

    #[test]
    fn rules_7_2_a_quota_gives_something_from_an_order_that_is_there() {
        let quota = Quota {
            name: "决赛".into(),
            of: Listed::Section(SectionId(0)),
            condition: Condition::default(),
            passing_over: Default::default(),
            places: None,
            one_per: Some(20),
            less: 1,
            as_awarded_in: None,
        };
        let with = |quota: Quota| fault(|regulation| regulation.quotas = vec![quota]);
        assert_eq!(with(quota.clone()), None);
        let broken = [
            Quota { name: String::new(), ..quota.clone() },
            Quota { of: Listed::Section(SectionId(1)), ..quota.clone() },
            Quota { one_per: None, ..quota.clone() },
            Quota { one_per: Some(0), ..quota.clone() },
            Quota { as_awarded_in: Some(0), ..quota },
        ];
        for quota in broken {
            assert_eq!(with(quota), Some(RegulationFault::Quota(0)));
        }
    }

    #[test]
    fn rules_7_1_a_grade_title_asks_for_a_place_or_for_points() {
        let title = |down_to: Option<u32>, points: Option<i32>| {
            let (of, condition) = (Listed::Section(SectionId(0)), Condition::default());
            let (down_to, points_from) = (down_to.map(Place), points.map(Points::whole));
            let title = GradeTitle { name: "棋士".into(), of, condition, down_to, points_from };
            fault(|regulation| regulation.titles = vec![title])
        };
        assert_eq!([title(Some(3), None), title(None, Some(9)), title(Some(3), Some(9))], [None, None, None]);
        assert_eq!([title(None, None), title(Some(0), None)], [0, 0].map(|at| Some(RegulationFault::Title(at))));
    }

    #[test]
    fn rules_6_3_a_fee_is_for_a_flag_and_a_session_for_sections_that_are_there() {
        let fee = |flag: &str| {
            let rule = FeeRule { flag: flag.into(), fee: 50 };
            fault(|regulation| regulation.entry.other_fees = vec![rule])
        };
        assert_eq!([fee("会员"), fee(" ")], [None, Some(RegulationFault::Fee(0))]);
        let session = |section| {
            let session = Session { sections: vec![SectionId(section)], ..Session::default() };
            fault(|regulation| regulation.timetable = vec![session])
        };
        assert_eq!([session(0), session(1)], [None, Some(RegulationFault::Timetable(0))]);
    }
}
