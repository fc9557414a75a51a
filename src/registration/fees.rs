//! What is due, paid and open (rules 6.3), by the fee rules of the regulation.

use std::collections::HashSet;

use super::waiting;
use crate::event::{Event, Player, PlayerId};

/// The money of the entries, in yuan.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Account {
    /// What all who take part or have paid are to pay.
    pub due: u64,
    /// What was paid.
    pub paid: u64,
    /// Who has yet to pay, in the order of entry, and how much. Who waits for a place owes nothing yet.
    pub unpaid: Vec<(PlayerId, u32)>,
}

impl Account {
    /// What is still to come.
    pub const fn open(&self) -> u64 {
        self.due - self.paid
    }
}

/// Whether the player has yet to pay: he takes part, and his fee is not waived.
pub fn owes(event: &Event, player: &Player) -> bool {
    !player.paid && player.left_after().is_none() && event.regulation.entry.fee_of(&player.profile) != Some(0)
}

/// The account of the event; all zero where no fee is asked.
pub fn account(event: &Event) -> Account {
    let waiting: HashSet<PlayerId> = waiting(event).into_iter().collect();
    let mut account = Account::default();
    for player in event.players() {
        let fee = event.regulation.entry.fee_of(&player.profile).unwrap_or(0);
        if player.paid {
            account.due += u64::from(fee);
            account.paid += u64::from(fee);
        } else if owes(event, player) && !waiting.contains(&player.id) {
            account.due += u64::from(fee);
            account.unpaid.push((player.id, fee));
        }
    }
    account
}
