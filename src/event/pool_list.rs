//! The list of a regulation's pools, which everything else names by their index.

use super::{Event, Listed, PoolId, Regulation};

impl Regulation {
    /// Adds a pool with the rules of the last one; its id.
    pub fn add_pool(&mut self, name: impl Into<String>) -> Option<PoolId> {
        let mut pool = self.pools.last()?.clone();
        pool.name = name.into();
        self.pools.push(pool);
        Some(PoolId(self.pools.len() as u16 - 1))
    }

    /// Takes a pool out, and with it the lists, quotas and titles of everyone in it. The pools after it move up. Nothing
    /// changes if there is no such pool, if a section plays in it, or if teams are scored by it.
    pub fn remove_pool(&mut self, id: PoolId) {
        let teams = self.teams.as_ref().is_some_and(|teams| teams.of == Listed::Pool(id));
        if self.pool(id).is_none() || teams || self.sections.iter().any(|section| section.pool == id) {
            return;
        }
        self.pools.remove(usize::from(id.0));
        let of_it = |listed: Listed| listed == Listed::Pool(id);
        while let Some(view) = self.views.iter().position(|view| of_it(view.of)) {
            self.remove_view(view);
        }
        self.quotas.retain(|quota| !of_it(quota.of));
        self.titles.retain(|title| !of_it(title.of));
        let moved = |pool: &mut PoolId| pool.0 -= u16::from(*pool > id);
        self.sections.iter_mut().for_each(|section| moved(&mut section.pool));
        let views = self.views.iter_mut().map(|view| &mut view.of);
        let quotas = self.quotas.iter_mut().map(|quota| &mut quota.of);
        let titles = self.titles.iter_mut().map(|title| &mut title.of);
        let teams = self.teams.iter_mut().map(|teams| &mut teams.of);
        for listed in views.chain(quotas).chain(titles).chain(teams) {
            if let Listed::Pool(pool) = listed {
                moved(pool);
            }
        }
    }
}

impl Event {
    /// Whether `pool` or one after it, which would move up, has been used: numbers drawn, a round published, or a wish
    /// said.
    pub fn is_pool_used(&self, pool: PoolId) -> bool {
        let rest = self.pools.iter().skip(usize::from(pool.0));
        rest.into_iter().any(|pool| pool.draw.is_some() || !pool.rounds.is_empty() || !pool.wishes.is_empty())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{Condition, RoundNo, Section, View};

    #[test]
    fn a_pool_without_sections_goes_and_the_rest_moves_up() {
        let mut regulation = Regulation::blank("试赛", "甲组", RoundNo(7));
        let second = regulation.add_pool("乙池").unwrap();
        let third = regulation.add_pool("丙池").unwrap();
        regulation.sections.push(Section::new("丙组", third));
        for pool in [PoolId(0), second, third] {
            regulation.views.push(View::new("全体", Listed::Pool(pool), Condition::default()));
        }
        regulation.remove_pool(second);
        assert_eq!(regulation.check(), Ok(()));
        assert_eq!(regulation.pools.iter().map(|pool| pool.name.as_str()).collect::<Vec<_>>(), ["", "丙池"]);
        assert_eq!(regulation.sections[1].pool, PoolId(1));
        let views: Vec<Listed> = regulation.views.iter().map(|view| view.of).collect();
        assert_eq!(views, [Listed::Pool(PoolId(0)), Listed::Pool(PoolId(1))]);
    }

    #[test]
    fn a_pool_with_a_section_stays() {
        let mut regulation = Regulation::blank("试赛", "甲组", RoundNo(7));
        regulation.add_pool("乙池");
        let before = regulation.clone();
        regulation.remove_pool(PoolId(0));
        regulation.remove_pool(PoolId(7));
        assert_eq!(regulation, before);
    }
}
