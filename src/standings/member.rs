//! Who is in a ledger, and what must be known of him there.

use crate::event::{Event, Number, Player, PlayerId, PoolId, Round, RoundNo};

use super::entry::Entry;

/// A player's position in the ledger, which is ordered by id.
pub(super) type Index = usize;

/// What the ledger must know of a player himself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Member {
    pub id: PlayerId,
    pub number: Option<Number>,
    /// The first round he was in.
    pub entered: RoundNo,
    /// The last round he was in, if he left.
    pub left_after: Option<RoundNo>,
    pub disqualified: bool,
}

impl Member {
    fn of(id: PlayerId, player: Option<&Player>) -> Self {
        Self {
            id,
            number: player.and_then(|player| player.number),
            entered: player.map_or(RoundNo(1), |player| player.first_round),
            left_after: player.and_then(Player::left_after),
            disqualified: player.is_some_and(Player::is_disqualified),
        }
    }

    /// What a round was to him in which he had neither table nor bye.
    pub fn absence(&self, round: RoundNo) -> Entry {
        if round < self.entered {
            Entry::NotEntered
        } else if self.left_after.is_some_and(|after| after < round) {
            Entry::Left
        } else {
            Entry::Missed
        }
    }

    /// Whether he had entered by `round`; before round 1 it is asked who is in round 1.
    pub fn has_entered(&self, round: RoundNo) -> bool {
        self.entered <= round.max(RoundNo(1))
    }

    /// The last resort of every order (rules 3.1); who has no number stands last, in the order of entry.
    pub fn by_number(&self) -> (bool, Option<Number>, PlayerId) {
        (self.number.is_none(), self.number, self.id)
    }
}

/// Who is in the ledger of `pool`, by id. A published pairing is a fact, so whoever it names is in, even if a later
/// change took him out of the pool.
pub(super) fn members(event: &Event, pool: PoolId, rounds: &[Round]) -> Vec<Member> {
    let numbered = event.players_in(pool).filter(|player| player.number.is_some()).map(|player| player.id);
    let seated = rounds.iter().flat_map(|round| &round.tables).flat_map(|table| [table.first, table.second]);
    let byes = rounds.iter().flat_map(|round| &round.byes).map(|bye| bye.player);
    let mut ids: Vec<PlayerId> = numbered.chain(seated).chain(byes).collect();
    ids.sort_unstable();
    ids.dedup();
    ids.into_iter().map(|id| Member::of(id, event.player(id))).collect()
}

/// The position of `player` among `members`.
pub(super) fn position(members: &[Member], player: PlayerId) -> Option<Index> {
    members.binary_search_by_key(&player, |member| member.id).ok()
}
