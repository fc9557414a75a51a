//! Round 1 (rules 4.1, 5.2).

use super::simulation::{Setup, Simulation};
use crate::event::{FirstRound, Number, PlayerId, TeamId, TeammatesApart};
use crate::pairing::{Absolute, Field, Infeasible, pair};

fn field(players: usize, mode: FirstRound) -> Field {
    let mut field = Simulation::new(Setup::plain(players, 5, 1)).field();
    field.rules.first_round = mode;
    field
}

/// The tables as (first, second), by number, and the bye.
fn tables(field: &Field) -> (Vec<(u32, u32)>, Option<u32>) {
    let paired = pair(field).unwrap();
    let number = |player| field.contenders.iter().find(|contender| contender.player == player).unwrap().number.0;
    let pairs = paired.pairs.iter().map(|pair| (number(pair.first), number(pair.second))).collect();
    (pairs, paired.bye.map(number))
}

#[test]
fn rules_4_1_neighbours_folded_and_halves() {
    assert_eq!(tables(&field(8, FirstRound::Neighbours)), (vec![(1, 2), (4, 3), (5, 6), (8, 7)], None));
    assert_eq!(tables(&field(9, FirstRound::Neighbours)).1, Some(9), "the last has the bye");
    assert_eq!(tables(&field(8, FirstRound::Folded)), (vec![(1, 8), (7, 2), (3, 6), (5, 4)], None));
    assert_eq!(tables(&field(9, FirstRound::Halves)), (vec![(1, 5), (6, 2), (3, 7), (8, 4)], Some(9)));
}

#[test]
fn rules_4_1_positions_are_those_of_the_players_present() {
    let mut field = field(6, FirstRound::Neighbours);
    for (contender, number) in field.contenders.iter_mut().zip([3, 4, 9, 10, 20, 21]) {
        contender.number = Number(number);
    }
    assert_eq!(tables(&field).0, [(3, 4), (10, 9), (20, 21)]);
}

#[test]
fn rules_4_1_random_is_another_order_for_another_seed() {
    let mut one = field(40, FirstRound::Random);
    let first = tables(&one);
    assert_eq!(first, tables(&one));
    one.seed += 1;
    assert_ne!(first, tables(&one));
    assert!(first.0.iter().enumerate().all(|(index, (red, black))| (red < black) == (index % 2 == 0)), "colours");
}

fn with_teams(players: usize, teams: &[&[u32]]) -> Field {
    let mut field = field(players, FirstRound::Neighbours);
    field.rules.teammates_apart = TeammatesApart::Always;
    for (index, team) in teams.iter().enumerate() {
        for number in *team {
            field.contenders[*number as usize - 1].team = Some(TeamId(index as u32));
        }
    }
    field
}

#[test]
fn rules_5_2_the_second_named_changes_with_the_nearest_later_table() {
    assert_eq!(tables(&with_teams(8, &[&[1, 2]])).0, [(1, 3), (4, 2), (5, 6), (8, 7)]);
    // The next table would bring 1 and 3, or 4 and 2, together.
    // Rules 4.6: the table of number 2 then comes before that of number 3.
    assert_eq!(tables(&with_teams(8, &[&[1, 2, 4]])).0, [(1, 6), (5, 2), (4, 3), (8, 7)]);
    // The last table has only earlier ones.
    assert_eq!(tables(&with_teams(8, &[&[7, 8]])).0, [(1, 2), (4, 3), (5, 7), (8, 6)]);
}

#[test]
fn rules_4_10_locked_pairs_meet_in_round_1() {
    let mut field = field(7, FirstRound::Neighbours);
    field.locked = vec![(PlayerId(7), PlayerId(2))];
    let (pairs, bye) = tables(&field);
    assert!(pairs.contains(&(7, 2)), "{pairs:?}");
    assert_eq!(bye, Some(1), "who leaves his opponent to the one with the bye has it");
}

#[test]
fn rules_4_8_a_team_too_large_is_said_at_once() {
    let team: Vec<u32> = (1..=7).collect();
    match pair(&with_teams(10, &[&team])) {
        Err(Infeasible::NoPairing { give_up, then }) => {
            assert_eq!(give_up.len(), 1);
            assert_eq!((give_up[0].rule, give_up[0].times), (Absolute::Teammates, 2), "seven against three");
            assert_eq!(then.pairs.len(), 5);
        }
        other => panic!("{other:?}"),
    }
}
