//! Place points (名次分, rules 1.4 and 9.3): what a place counts for the team, where finals were played beside the
//! pool.

use std::collections::HashMap;

use crate::event::{Event, PlacePointRules, Player, PlayerId, PoolId, RoundNo};
use crate::knockout::Bracket;
use crate::standings::list::Standings;
use crate::standings::order::Order;

/// What was decided beside the pool.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Finals {
    /// The finalists who left the pool, by their final places, the first first.
    pub left_pool: Vec<PlayerId>,
    /// A final that two played in place of a round of the pool; `None`: none was played.
    pub deciding_game: Option<DecidingGame>,
}

impl Finals {
    /// What has been decided beside this pool so far.
    pub fn of(event: &Event, pool: PoolId) -> Self {
        let mut finals = Self::default();
        for knockout in event.finals.iter().filter(|knockout| event.pool_of(knockout.rules.of) == Some(pool)) {
            let bracket = Bracket::of(knockout);
            if let (true, &[one, other]) = (knockout.rules.swaps_place_points, &knockout.participants[..]) {
                let winner = bracket.matches().find_map(|one| one.decision).map(|decision| decision.winner);
                finals.deciding_game =
                    Some(DecidingGame { after: knockout.rules.after, players: [one, other], winner });
            } else {
                finals.left_pool.extend(bracket.order(bracket.stages.len()));
            }
        }
        finals
    }
}

/// A final between two who had led their section.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DecidingGame {
    /// The round of the pool after which they left it.
    pub after: RoundNo,
    /// The two.
    pub players: [PlayerId; 2],
    /// Who won; `None`: not known yet.
    pub winner: Option<PlayerId>,
}

/// The place points of everyone in `standings`, which are those of `order`; `complete` are the members of the teams
/// that have a score.
pub(super) fn of(
    rules: &PlacePointRules,
    order: &Order,
    standings: &Standings,
    finals: &Finals,
    complete: &[&Player],
) -> HashMap<PlayerId, u32> {
    let before_them = rules.finalists.len() as u32;
    let deciding = finals.deciding_game.as_ref().map_or(&[][..], |game| &game.players);
    let stayed = |player: PlayerId| !finals.left_pool.contains(&player);
    let others = standings.filtered(|player| stayed(player) && !deciding.contains(&player));
    let mut points = places(&others, before_them);
    if let Some(game) = &finals.deciding_game {
        let then = order.after(game.after.min(standings.round)).filtered(stayed);
        points.extend(of_deciding_game(game, &places(&then, before_them)));
    }
    points.extend(finals.left_pool.iter().copied().zip(rules.finalists.iter().copied()));
    if let Some(condition) = &rules.ranked_apart {
        let apart = |player: &&&Player| condition.holds_for(&player.profile);
        let named: Vec<PlayerId> = complete.iter().filter(apart).map(|player| player.id).collect();
        points.extend(places(&standings.filtered(|player| named.contains(&player)), 0));
    }
    points
}

/// The places of a list, each with `added` to it.
fn places(list: &Standings, added: u32) -> HashMap<PlayerId, u32> {
    list.rows.iter().filter_map(|row| Some((row.player, row.place?.0 + added))).collect()
}

/// What the two had when they left the pool, exchanged if the lower placed won.
fn of_deciding_game(game: &DecidingGame, then: &HashMap<PlayerId, u32>) -> Vec<(PlayerId, u32)> {
    let [one, other] = game.players;
    let (Some(&of_one), Some(&of_other)) = (then.get(&one), then.get(&other)) else { return Vec::new() };
    let (better, lower) = if of_one < of_other { (one, other) } else { (other, one) };
    let (fewer, more) = (of_one.min(of_other), of_one.max(of_other));
    if game.winner == Some(lower) { vec![(lower, fewer), (better, more)] } else { vec![(better, fewer), (lower, more)] }
}
