//! Two regulations side by side: whether they decide games and places alike, and how what one hand has edited comes
//! together with what another has changed meanwhile.

use super::{FinalRules, PairingRules, Regulation, RoundNo, Section, View};

impl Regulation {
    /// Whether it decides points, pairings and places as `other` does. What does not is asked twice after the start
    /// (rules 11). Words for people, entries, ratings, prizes and the timetable do not decide any.
    pub fn decides_like(&self, other: &Self) -> bool {
        self.points == other.points
            && self.counting == other.counting
            && self.fouls == other.fouls
            && self.pairing_rules() == other.pairing_rules()
            && self.section_rules() == other.section_rules()
            && self.view_rules() == other.view_rules()
            && self.team_rules() == other.team_rules()
            && self.final_rules() == other.final_rules()
    }

    fn pairing_rules(&self) -> Vec<(RoundNo, PairingRules)> {
        self.pools.iter().map(|pool| (pool.rounds, pool.pairing)).collect()
    }

    fn section_rules(&self) -> Vec<Section> {
        let mut sections = self.sections.clone();
        for section in &mut sections {
            section.prizes.clear();
            (section.one_fewer, section.one_fewer_when_equal) = (false, false);
        }
        sections
    }

    fn view_rules(&self) -> Vec<View> {
        let rules = |view: &View| View {
            at_least: view.at_least,
            dropped_into: view.dropped_into,
            ..View::new("", view.of, view.condition.clone())
        };
        self.views.iter().map(rules).collect()
    }

    fn team_rules(&self) -> Option<super::TeamRules> {
        self.teams.clone().map(|teams| super::TeamRules { accompanied_by: Vec::new(), ..teams })
    }

    fn final_rules(&self) -> Vec<FinalRules> {
        let mut finals = self.finals.clone();
        for game in finals.iter_mut().flat_map(|rules| &mut rules.extra_games) {
            game.time_control.clear();
        }
        finals
    }

    /// This regulation with what makes `edited` differ from `base`, from which the editing began. `None` if both have
    /// changed the same thing to something else, or if one of the lists that others refer to by position has got longer
    /// or shorter meanwhile.
    pub fn with_edits(&self, base: &Self, edited: &Self) -> Option<Self> {
        if self == base {
            return Some(edited.clone());
        }
        let lists = |regulation: &Self| [regulation.pools.len(), regulation.sections.len(), regulation.views.len()];
        if lists(self) != lists(base) {
            return None;
        }
        // Taken apart by name, so that a new field cannot be forgotten.
        let Self {
            name,
            days,
            venue,
            points,
            counting,
            fouls,
            late_after_minutes,
            pools,
            sections,
            views,
            teams,
            ratings,
            finals,
            team_prizes,
            quotas,
            titles,
            awards,
            officials,
            signatures,
            notes,
            entry,
            timetable,
        } = self;
        Some(Self {
            name: merged(name, &base.name, &edited.name)?,
            days: merged(days, &base.days, &edited.days)?,
            venue: merged(venue, &base.venue, &edited.venue)?,
            points: merged(points, &base.points, &edited.points)?,
            counting: merged(counting, &base.counting, &edited.counting)?,
            fouls: merged(fouls, &base.fouls, &edited.fouls)?,
            late_after_minutes: merged(late_after_minutes, &base.late_after_minutes, &edited.late_after_minutes)?,
            pools: merged_list(pools, &base.pools, &edited.pools)?,
            sections: merged_list(sections, &base.sections, &edited.sections)?,
            views: merged_list(views, &base.views, &edited.views)?,
            teams: merged(teams, &base.teams, &edited.teams)?,
            ratings: merged(ratings, &base.ratings, &edited.ratings)?,
            finals: merged_list(finals, &base.finals, &edited.finals)?,
            team_prizes: merged(team_prizes, &base.team_prizes, &edited.team_prizes)?,
            quotas: merged_list(quotas, &base.quotas, &edited.quotas)?,
            titles: merged_list(titles, &base.titles, &edited.titles)?,
            awards: merged(awards, &base.awards, &edited.awards)?,
            officials: merged(officials, &base.officials, &edited.officials)?,
            signatures: merged(signatures, &base.signatures, &edited.signatures)?,
            notes: merged(notes, &base.notes, &edited.notes)?,
            entry: merged(entry, &base.entry, &edited.entry)?,
            timetable: merged_list(timetable, &base.timetable, &edited.timetable)?,
        })
    }
}

/// What is edited of a thing, unless it has become something else meanwhile.
fn merged<T: Clone + PartialEq>(now: &T, base: &T, edited: &T) -> Option<T> {
    if edited == base || edited == now { Some(now.clone()) } else { (now == base).then(|| edited.clone()) }
}

/// The same item by item, as long as no list has got longer or shorter.
fn merged_list<T: Clone + PartialEq>(now: &Vec<T>, base: &Vec<T>, edited: &Vec<T>) -> Option<Vec<T>> {
    if now.len() != base.len() || edited.len() != base.len() {
        return merged(now, base, edited);
    }
    now.iter().zip(base).zip(edited).map(|((now, base), edited)| merged(now, base, edited)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{
        Condition, Criterion, ExtraGame, FinalColours, Listed, PoolId, Prize, RatingRules, SectionId, TeamRules,
    };

    fn regulation() -> Regulation {
        let mut regulation = Regulation::blank("试赛", "甲组", RoundNo(9));
        regulation.sections.push(Section::new("乙组", PoolId(0)));
        regulation.views = vec![View::new("女子", Listed::Pool(PoolId(0)), Condition::default())];
        regulation.teams = Some(TeamRules::sum_of_places(Listed::Pool(PoolId(0)), 4));
        regulation.finals = vec![FinalRules {
            of: SectionId(0),
            after: RoundNo(7),
            players: 4,
            third_place: true,
            colours: FinalColours::Lot,
            extra_games: vec![ExtraGame {
                time_control: "5分钟".into(),
                colours: None,
                draw_wins_for_second: false,
                repeated: true,
            }],
            swaps_place_points: false,
            counts_for_opponents: false,
        }];
        regulation
    }

    #[test]
    fn rules_11_what_decides_places_is_told_from_what_does_not() {
        let decides = |change: fn(&mut Regulation)| {
            let mut other = regulation();
            change(&mut other);
            !regulation().decides_like(&other)
        };
        let grave: [fn(&mut Regulation); 11] = [
            |to| to.counting.bye_is_win = false,
            |to| to.fouls.loses_at = Some(2),
            |to| to.pools[0].pairing.forfeits_in_a_row = Some(2),
            |to| to.sections[0].criteria.push(Criterion::Lot),
            |to| to.sections[1].placed = Condition::without("大师"),
            |to| to.views[0].condition = Condition::flagged("本地"),
            |to| to.views[0].at_least = 3,
            |to| to.teams = None,
            |to| to.teams.iter_mut().for_each(|teams| teams.best = Some(3)),
            |to| to.finals[0].players = 8,
            |to| to.finals[0].extra_games[0].draw_wins_for_second = true,
        ];
        assert!(grave.into_iter().all(decides));
        let plain: [fn(&mut Regulation); 8] = [
            |to| to.venue = "县文化馆".into(),
            |to| to.pools[0].time_control = "20分钟".into(),
            |to| to.sections[0].prizes = vec![Prize::money(1, 1, 100)],
            |to| to.views[0].prizes = vec![Prize::money(1, 1, 100)],
            |to| to.teams.iter_mut().for_each(|teams| teams.accompanied_by = vec!["领队".into()]),
            |to| to.finals[0].extra_games[0].time_control = "3分钟".into(),
            |to| to.ratings = Some(RatingRules::default()),
            |to| to.notes = vec!["自带水杯".into()],
        ];
        assert!(!plain.into_iter().any(decides));
    }

    /// What one window edits and another has changed meanwhile.
    fn both(one: fn(&mut Regulation), other: fn(&mut Regulation)) -> Option<Regulation> {
        let (base, mut edited, mut now) = (regulation(), regulation(), regulation());
        one(&mut edited);
        other(&mut now);
        now.with_edits(&base, &edited)
    }

    #[test]
    fn edits_keep_what_was_changed_elsewhere() {
        let together = both(|to| to.venue = "县文化馆".into(), |to| to.days = "5月1日".into()).unwrap();
        assert_eq!((together.venue.as_str(), together.days.as_str()), ("县文化馆", "5月1日"));
        let together = both(
            |to| to.sections[0].prizes = vec![Prize::money(1, 1, 100)],
            |to| to.sections[1].prizes = vec![Prize::money(1, 1, 50)],
        );
        let prizes = together.unwrap().sections.iter().map(|section| section.prizes[0].yuan).collect::<Vec<_>>();
        assert_eq!(prizes, [Some(100), Some(50)]);
        let same: fn(&mut Regulation) = |to| to.venue = "县文化馆".into();
        assert!(both(same, same).is_some());
    }

    #[test]
    fn edits_of_what_was_changed_elsewhere_are_refused() {
        assert_eq!(both(|to| to.venue = "县文化馆".into(), |to| to.venue = "县体育馆".into()), None);
        assert_eq!(both(|to| to.notes = vec!["甲".into()], |to| to.notes = vec!["乙".into()]), None);
        let gone = both(
            |to| to.views[0].of = Listed::Section(SectionId(1)),
            |to| {
                to.sections.pop();
            },
        );
        assert_eq!(gone, None, "what the edit names may be another one by now");
    }
}
