//! How far an event has come.

use bianpai::event::{Event, PoolId, RoundNo};

/// How far a pool has come, and so what is to be done next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Numbers are not drawn yet.
    Entering,
    /// Every result so far is in; this round is next.
    ReadyFor(RoundNo),
    /// Results of this round are missing.
    Playing {
        /// Which round.
        round: RoundNo,
        /// Results that are in.
        done: usize,
        /// Tables.
        all: usize,
    },
    /// The last round is in.
    Finished,
}

impl Stage {
    /// How far the pool has come.
    pub fn of(event: &Event, id: PoolId) -> Self {
        let (Some(pool), Some(rules)) = (event.pool(id), event.regulation.pool(id)) else { return Self::Entering };
        if pool.draw.is_none() {
            return Self::Entering;
        }
        let incomplete = pool.numbered_rounds().find(|(_, round)| !round.is_complete());
        match incomplete {
            Some((no, round)) => {
                let all = round.tables.len();
                Self::Playing { round: no, done: all - round.missing().count(), all }
            }
            None if pool.last_round() >= rules.rounds => Self::Finished,
            None => Self::ReadyFor(pool.last_round().next()),
        }
    }
}
