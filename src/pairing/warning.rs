//! What stands against completing all rounds, said before the start (rules 4.9).

use std::collections::BTreeMap;

use crate::event::{Event, Player, PoolId, RoundNo, TeammatesApart};

use super::small_field::most_rounds;

/// Why not all rounds can be completed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Warning {
    /// So many players can meet without a repeat in so many rounds only.
    FieldTooSmall {
        /// How many there are.
        players: usize,
        /// The rounds that they can play.
        most: usize,
        /// The rounds that the regulation wants.
        rounds: RoundNo,
    },
    /// A team has too many players for them to be kept apart.
    TeamTooLarge {
        /// Its name.
        team: String,
        /// How many it has.
        players: usize,
        /// The most it could have.
        most: usize,
    },
}

/// What is to be warned of in `pool`: of those who have a number, or before the draw of everyone in it.
pub fn warnings(event: &Event, pool: PoolId) -> Vec<Warning> {
    let (Some(rules), Some(state)) = (event.regulation.pool(pool), event.pool(pool)) else { return Vec::new() };
    let drawn = state.draw.is_some();
    let players: Vec<&Player> = event.players_in(pool).filter(|player| player.number.is_some() || !drawn).collect();
    let mut found = Vec::new();
    let most = most_rounds(players.len());
    if players.len() > 1 && usize::from(rules.rounds.0) > most {
        found.push(Warning::FieldTooSmall { players: players.len(), most, rounds: rules.rounds });
    }
    let apart_for = match rules.pairing.teammates_apart {
        TeammatesApart::Never => return found,
        TeammatesApart::Through(last) => last.min(rules.rounds),
        TeammatesApart::Always => rules.rounds,
    };
    let most = largest_team(players.len(), usize::from(apart_for.0));
    found.extend(
        team_sizes(&players)
            .into_iter()
            .filter(|&(_, size)| size > most)
            .map(|(team, players)| Warning::TeamTooLarge { team: team.to_owned(), players, most }),
    );
    found
}

/// The most players that one team can have among `players` if they are kept apart for `rounds`: each needs an opponent
/// outside of it in every round, the bye being one, and each of them another one each time.
fn largest_team(players: usize, rounds: usize) -> usize {
    let seats = players.next_multiple_of(2);
    (seats / 2).min(seats.saturating_sub(rounds))
}

fn team_sizes<'e>(players: &[&'e Player]) -> BTreeMap<&'e str, usize> {
    let mut sizes = BTreeMap::new();
    for team in players.iter().map(|player| player.profile.team.as_str()).filter(|team| !team.is_empty()) {
        *sizes.entry(team).or_default() += 1;
    }
    sizes
}
