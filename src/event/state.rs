//! The event as it stands: the regulation, the players and what has happened in each pool.

use serde::{Deserialize, Serialize};

use super::{Knockout, Player, PlayerId, Pool, PoolId, Regulation, SectionId};

/// An event (赛事) as it stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Event {
    /// How it is run.
    pub regulation: Regulation,
    /// Everyone who has entered, in the order of entry.
    players: Vec<Player>,
    /// The number of entries ever taken; the next player's id is one more.
    entries: u32,
    /// What has happened, pool by pool, in the order of the regulation.
    pub pools: Vec<Pool>,
    /// The finals that have been started (rules 8), in that order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub finals: Vec<Knockout>,
}

impl Event {
    /// An event in which nothing has happened yet. The regulation is taken as it is; [`Regulation::check`] says
    /// whether it is sound.
    pub fn new(regulation: Regulation) -> Self {
        let pools = regulation.pools.iter().map(|_| Pool::default()).collect();
        Self { regulation, players: Vec::new(), entries: 0, pools, finals: Vec::new() }
    }

    /// Everyone who has entered, in the order of entry.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// The player `id`, if he is still in the list.
    pub fn player(&self, id: PlayerId) -> Option<&Player> {
        let index = self.players.binary_search_by_key(&id, |player| player.id).ok()?;
        self.players.get(index)
    }

    /// The player `id`, to be changed.
    pub fn player_mut(&mut self, id: PlayerId) -> Option<&mut Player> {
        let index = self.players.binary_search_by_key(&id, |player| player.id).ok()?;
        self.players.get_mut(index)
    }

    /// The ids that those who are entered next will have.
    pub fn next_ids(&self) -> impl Iterator<Item = PlayerId> + use<> {
        (self.entries.saturating_add(1)..).map(PlayerId)
    }

    /// Adds a player under the next id, which is never given again.
    pub(crate) fn enter(&mut self, player: impl FnOnce(PlayerId) -> Player) -> PlayerId {
        self.entries += 1;
        let id = PlayerId(self.entries);
        self.players.push(player(id));
        id
    }

    /// Takes the player `id` off the list.
    pub(crate) fn remove(&mut self, id: PlayerId) {
        self.players.retain(|player| player.id != id);
    }

    /// What has happened in the pool `id`.
    pub fn pool(&self, id: PoolId) -> Option<&Pool> {
        self.pools.get(usize::from(id.0))
    }

    /// The pool `id`, to be changed.
    pub fn pool_mut(&mut self, id: PoolId) -> Option<&mut Pool> {
        self.pools.get_mut(usize::from(id.0))
    }

    /// The final of `section`, if it has been started.
    pub fn knockout(&self, section: SectionId) -> Option<&Knockout> {
        self.finals.iter().find(|knockout| knockout.rules.of == section)
    }

    /// The pool in which the players of `section` are paired.
    pub fn pool_of(&self, section: SectionId) -> Option<PoolId> {
        self.regulation.section(section).map(|section| section.pool)
    }

    /// The players paired in the pool `id`, drawn or not, in the order of entry.
    pub fn players_in(&self, id: PoolId) -> impl Iterator<Item = &Player> {
        self.players.iter().filter(move |player| self.pool_of(player.section) == Some(id))
    }

    /// The players placed in `section`, in the order of entry.
    pub fn players_of(&self, section: SectionId) -> impl Iterator<Item = &Player> {
        self.players.iter().filter(move |player| player.section == section)
    }

    /// Whether the player has been in a published round, at a table or with a bye.
    pub fn has_been_paired(&self, id: PlayerId) -> bool {
        let in_round = |round: &super::Round| round.seat_of(id).is_some() || round.has_bye(id);
        self.pools.iter().any(|pool| pool.rounds.iter().any(in_round))
    }

    /// Whether a round of any pool has been published.
    pub fn has_started(&self) -> bool {
        self.pools.iter().any(|pool| !pool.rounds.is_empty())
    }
}
