//! The list of a regulation's sections. Everything else names a section by its index, so taking one out or parting
//! one in two changes all that refers to it at the same time.

use super::{Gender, Listed, PoolId, Regulation, SectionId};

impl Regulation {
    /// Takes a section out, and with it what is said of it alone: its lists, quotas, finals and sessions. The sections
    /// after it move up. Nothing changes if there is no such section or no other.
    pub fn remove_section(&mut self, id: SectionId) {
        let index = usize::from(id.0);
        if index >= self.sections.len() || self.sections.len() == 1 {
            return;
        }
        let pool = self.sections.remove(index).pool;
        let moved = |section: &mut SectionId| section.0 -= u16::from(*section > id);
        let listed_moved = |listed: &mut Listed| match listed {
            Listed::Section(section) => moved(section),
            Listed::Pool(_) => {}
        };
        self.remove_views(|view| view.of == Listed::Section(id));
        self.views.iter_mut().for_each(|view| listed_moved(&mut view.of));
        self.quotas.retain(|quota| quota.of != Listed::Section(id));
        self.quotas.iter_mut().for_each(|quota| listed_moved(&mut quota.of));
        self.titles.retain(|title| title.of != Listed::Section(id));
        self.titles.iter_mut().for_each(|title| listed_moved(&mut title.of));
        self.finals.retain(|rules| rules.of != id);
        self.finals.iter_mut().for_each(|rules| moved(&mut rules.of));
        self.timetable.retain(|session| session.sections != [id]);
        for session in &mut self.timetable {
            session.sections.retain(|&section| section != id);
            session.sections.iter_mut().for_each(moved);
        }
        if let Some(teams) = &mut self.teams {
            if teams.of == Listed::Section(id) {
                teams.of = Listed::Pool(pool);
            }
            listed_moved(&mut teams.of);
        }
    }

    /// Takes the view at `index` out. What is dropped into it is dropped into none, and a quota that only says "as many
    /// as it awards" goes with it.
    pub fn remove_view(&mut self, index: usize) {
        let mut at = 0;
        self.remove_views(|_| {
            at += 1;
            at == index + 1
        });
    }

    fn remove_views(&mut self, mut goes: impl FnMut(&super::View) -> bool) {
        // Where each view goes: those after one that is taken out move up.
        let mut kept = 0;
        let moved: Vec<Option<usize>> = self
            .views
            .iter()
            .map(|view| {
                (!goes(view)).then(|| {
                    kept += 1;
                    kept - 1
                })
            })
            .collect();
        let stays = |view: usize| moved.get(view).copied().flatten();
        let mut index = 0;
        self.views.retain(|_| {
            index += 1;
            stays(index - 1).is_some()
        });
        self.views.iter_mut().for_each(|view| view.dropped_into = view.dropped_into.and_then(stays));
        self.quotas.retain_mut(|quota| {
            quota.as_awarded_in = quota.as_awarded_in.and_then(stays);
            quota.as_awarded_in.is_some() || quota.places.is_some() || quota.one_per.is_some()
        });
    }

    /// Parts the men and the women of a section (rules 1.2, 6.4): the women get a section and a pool of their own, at
    /// the end of the lists, with the same rules; lists and quotas for women go with them, those for both are doubled.
    /// `names` are those of the men's and the women's section.
    ///
    /// The women's section; `None`, and nothing changes, if there is no such section or it is for one gender already.
    pub fn split_section(&mut self, id: SectionId, [men, women]: [String; 2]) -> Option<SectionId> {
        let section = self.section(id).filter(|section| section.gender.is_none())?.clone();
        let mut pool = self.pool(section.pool)?.clone();
        let (of_women, new_pool) = (SectionId(self.sections.len() as u16), PoolId(self.pools.len() as u16));
        let is_alone = self.sections.iter().filter(|other| other.pool == section.pool).count() == 1;
        if is_alone && !pool.name.is_empty() {
            self.pools[usize::from(section.pool.0)].name = men.clone();
        }
        pool.name = women.clone();
        self.pools.push(pool);
        let one = &mut self.sections[usize::from(id.0)];
        (one.name, one.gender, one.split_from) = (men, Some(Gender::Man), None);
        let other = super::Section { name: women, gender: Some(Gender::Woman), pool: new_pool, ..one.clone() };
        self.sections.push(other);
        self.hand_over(Listed::Section(id), Listed::Section(of_women));
        let finals: Vec<_> = self.finals.iter().filter(|rules| rules.of == id).cloned().collect();
        self.finals.extend(finals.into_iter().map(|rules| super::FinalRules { of: of_women, ..rules }));
        for session in self.timetable.iter_mut().filter(|session| session.sections.contains(&id)) {
            session.sections.push(of_women);
        }
        Some(of_women)
    }

    /// Lists and quotas of `men` that are for women become those of `women`; those for both are doubled.
    fn hand_over(&mut self, men: Listed, women: Listed) {
        let mut doubled = Vec::new();
        for view in self.views.iter_mut().filter(|view| view.of == men) {
            // They play apart now: none of the lists is dropped into one of the other order.
            (view.at_least, view.dropped_into) = (0, None);
            match view.condition.gender {
                Some(Gender::Woman) => view.of = women,
                Some(Gender::Man) => {}
                None => doubled.push(super::View { of: women, ..view.clone() }),
            }
        }
        self.views.append(&mut doubled);
        let mut doubled = Vec::new();
        for quota in self.quotas.iter_mut().filter(|quota| quota.of == men) {
            match quota.condition.gender {
                Some(Gender::Woman) => quota.of = women,
                Some(Gender::Man) => {}
                None => doubled.push(super::Quota { of: women, ..quota.clone() }),
            }
        }
        self.quotas.append(&mut doubled);
        let mut doubled = Vec::new();
        for title in self.titles.iter_mut().filter(|title| title.of == men) {
            match title.condition.gender {
                Some(Gender::Woman) => title.of = women,
                Some(Gender::Man) => {}
                None => doubled.push(super::GradeTitle { of: women, ..title.clone() }),
            }
        }
        self.titles.append(&mut doubled);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{Condition, Quota, RoundNo, Section, Session, View};

    /// Three sections of one pool, each with a women's list and a quota of as many as are awarded there.
    fn three() -> Regulation {
        let mut regulation = Regulation::blank("试赛", "甲组", RoundNo(7));
        regulation.sections.extend(["乙组", "丙组"].map(|name| Section::new(name, PoolId(0))));
        for section in 0..3 {
            let of = Listed::Section(SectionId(section));
            regulation.views.push(View::new("男子", of, Condition::of_gender(Gender::Man)));
            let men = regulation.views.len() - 1;
            let women = Condition::of_gender(Gender::Woman);
            regulation.views.push(View {
                at_least: 3,
                dropped_into: Some(men),
                ..View::new("女子", of, women.clone())
            });
            regulation.quotas.push(Quota {
                name: format!("名额{section}"),
                of,
                condition: women,
                passing_over: Default::default(),
                places: None,
                one_per: None,
                less: 0,
                as_awarded_in: Some(men + 1),
            });
        }
        let session = |sections: &[u16]| Session {
            sections: sections.iter().copied().map(SectionId).collect(),
            ..Session::default()
        };
        regulation.timetable = vec![session(&[]), session(&[1]), session(&[0, 1, 2])];
        regulation
    }

    #[test]
    fn what_is_said_of_a_section_goes_with_it_and_the_rest_moves_up() {
        let mut regulation = three();
        regulation.remove_section(SectionId(1));
        assert_eq!(regulation.check(), Ok(()));
        let views: Vec<_> = regulation.views.iter().map(|view| (view.of, view.dropped_into)).collect();
        let [first, second] = [0, 1].map(|section| Listed::Section(SectionId(section)));
        assert_eq!(views, [(first, None), (first, Some(0)), (second, None), (second, Some(2))]);
        let quotas: Vec<_> = regulation.quotas.iter().map(|quota| (quota.name.as_str(), quota.as_awarded_in)).collect();
        assert_eq!(quotas, [("名额0", Some(1)), ("名额2", Some(3))]);
        let sessions: Vec<_> = regulation.timetable.iter().map(|session| session.sections.clone()).collect();
        assert_eq!(sessions, [vec![], vec![SectionId(0), SectionId(1)]]);
    }

    #[test]
    fn what_is_said_by_a_view_goes_with_it() {
        let mut regulation = three();
        regulation.remove_view(2);
        assert_eq!(regulation.check(), Ok(()));
        let views: Vec<_> = regulation.views.iter().map(|view| (view.of, view.dropped_into)).collect();
        let [first, second, third] = [0, 1, 2].map(|section| Listed::Section(SectionId(section)));
        assert_eq!(views, [(first, None), (first, Some(0)), (second, None), (third, None), (third, Some(3))]);
        let quotas: Vec<_> = regulation.quotas.iter().map(|quota| quota.as_awarded_in).collect();
        assert_eq!(quotas, [Some(1), Some(2), Some(4)]);
        regulation.remove_view(4);
        assert_eq!(regulation.quotas.len(), 2, "a quota of as many places as are awarded in no list says nothing");
        regulation.remove_view(9);
        assert_eq!(regulation.views.len(), 4);
    }

    #[test]
    fn the_only_section_stays() {
        let mut regulation = Regulation::blank("试赛", "甲组", RoundNo(7));
        let before = regulation.clone();
        regulation.remove_section(SectionId(0));
        regulation.remove_section(SectionId(5));
        assert_eq!(regulation, before);
    }

    #[test]
    fn rules_1_2_men_and_women_apart_with_the_lists_and_quotas_of_each() {
        let mut regulation = three();
        let names = ["乙组男子", "乙组女子"].map(String::from);
        assert_eq!(regulation.split_section(SectionId(1), names.clone()), Some(SectionId(3)));
        assert_eq!(regulation.check(), Ok(()));
        let [men, women] = [1, 3].map(|index: usize| &regulation.sections[index]);
        assert_eq!((men.name.as_str(), men.gender, men.pool), ("乙组男子", Some(Gender::Man), PoolId(0)));
        assert_eq!((women.name.as_str(), women.gender, women.pool), ("乙组女子", Some(Gender::Woman), PoolId(1)));
        assert_eq!(regulation.views[2].of, Listed::Section(SectionId(1)));
        assert_eq!((regulation.views[3].of, regulation.views[3].dropped_into), (Listed::Section(SectionId(3)), None));
        assert_eq!(regulation.quotas[1].of, Listed::Section(SectionId(3)));
        assert_eq!(regulation.timetable[1].sections, [SectionId(1), SectionId(3)]);
        assert_eq!(regulation.split_section(SectionId(1), names), None, "it is the men's already");
    }
}
