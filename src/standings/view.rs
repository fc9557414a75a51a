//! Views: lists taken from an order by a condition, kept as data of the regulation (rules 3.8, 6.4, 8.1).

use crate::event::{Event, Listed, Player, PlayerId, RoundNo, View};

use super::ledger::Ledger;
use super::list::Standings;
use super::order::Order;

/// The places of the regulation's view `index` after `round`. `None` if it is dropped for want of players (rules
/// 6.4), if there is no such view, or if `ledger` is of another pool.
///
/// A view is its order filtered: values and what separates two players are those of the whole order (rules 8.1).
pub fn view(event: &Event, ledger: &Ledger, index: usize, round: RoundNo) -> Option<Standings> {
    let view = event.regulation.views.get(index)?;
    let joint = Order::of_listed(event, ledger, view.of)?.after(round);
    if is_dropped(event, ledger, view) {
        return None;
    }
    let taken_in = event.regulation.views.iter().filter(|other| other.dropped_into == Some(index));
    let conditions: Vec<&View> =
        std::iter::once(view).chain(taken_in.filter(|other| is_dropped(event, ledger, other))).collect();
    let belongs = |player: &Player| conditions.iter().any(|view| view.condition.holds_for(&player.profile));
    Some(joint.filtered(|id: PlayerId| event.player(id).is_some_and(belongs)))
}

/// Entrants count, whether they are still in play or not.
fn is_dropped(event: &Event, ledger: &Ledger, view: &View) -> bool {
    let in_order = |player: &&Player| match view.of {
        Listed::Section(section) => player.section == section,
        Listed::Pool(pool) => event.pool_of(player.section) == Some(pool),
    };
    let players = ledger.players().filter_map(|id| event.player(id)).filter(in_order);
    let entrants = players.filter(|player| view.condition.holds_for(&player.profile)).count();
    entrants < view.at_least as usize
}
