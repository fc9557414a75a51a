//! Grade titles (rules 7.1): given an event and one of its titles, who gets it by his place or his points.

use crate::event::{Event, Place, PlayerId, Points};
use crate::standings::Order;

use super::ranked::{Ledgers, is_final};

/// One who gets a title.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Holder {
    /// His place among those whom the title is for.
    pub place: Place,
    /// Who.
    pub player: PlayerId,
    /// His points.
    pub points: Points,
}

/// Who gets a title.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Titled {
    /// The best first.
    pub holders: Vec<Holder>,
    /// Whether every result of every round is in; else it is provisional.
    pub is_final: bool,
}

impl Titled {
    /// Who gets the title at `index` of the regulation, by the places and points after the last published round.
    /// Before round 1 nobody does. `None` if there is no such title, or its order is not there.
    pub fn of(event: &Event, index: usize) -> Option<Self> {
        let title = event.regulation.titles.get(index)?;
        let ledgers = Ledgers::of(event);
        let ledger = ledgers.of_listed(event, title.of)?;
        let last = ledger.last_round();
        let belongs = |id| event.player(id).is_some_and(|player| title.condition.holds_for(&player.profile));
        let standings = Order::of_listed(event, ledger, title.of)?.after(last).filtered(belongs);
        let is_final = is_final(event, ledger, &standings);
        if last.index().is_none() {
            return Some(Self { holders: Vec::new(), is_final: false });
        }
        let holder = |row: &crate::standings::Row| {
            let points = ledger.tally(row.player, last).points;
            Some(Holder { place: row.place?, player: row.player, points })
        };
        let asked = |holder: &Holder| {
            title.down_to.is_none_or(|last| holder.place <= last)
                && title.points_from.is_none_or(|points| holder.points >= points)
        };
        Some(Self { holders: standings.rows.iter().filter_map(holder).filter(asked).collect(), is_final })
    }
}
