//! Whole events.

use std::collections::BTreeSet;

use super::simulation::{Setup, Simulation};
use crate::pairing::most_rounds;

fn play(setup: Setup) {
    let (players, rounds) = (setup.players, setup.rounds);
    let mut simulation = Simulation::new(setup);
    let mut met = BTreeSet::new();
    for round in 1..=rounds {
        let owed = simulation.contenders.iter().any(|contender| contender.byes == 0);
        let byes: Vec<u8> = simulation.contenders.iter().map(|contender| contender.byes).collect();
        let (_, pairing) =
            simulation.play().unwrap_or_else(|error| panic!("{players} players, round {round}: {error:?}"));
        for pair in &pairing.pairs {
            let new = met.insert((pair.first.min(pair.second), pair.first.max(pair.second)));
            assert!(new, "rules 4.2: {players} players, round {round}, {pair:?} met before");
        }
        assert_eq!(pairing.pairs.len(), players / 2);
        assert_eq!(pairing.bye.is_some(), players % 2 == 1);
        if let Some(bye) = pairing.bye {
            assert!(
                byes[bye.0 as usize - 1] == 0 || !owed,
                "rules 4.2: a second bye, {players} players, round {round}"
            );
        }
    }
}

#[test]
fn rules_4_8_small_fields_never_run_dry() {
    for players in 2..=14 {
        for seed in 0..20 {
            let most = most_rounds(players) as u16;
            let rounds = [most, most.min(9), most.min(7), most.saturating_sub(2).max(1)][seed as usize % 4];
            play(Setup::plain(players, rounds, seed));
        }
    }
}

#[test]
fn rules_4_2_events_of_any_size_run_to_the_end() {
    for players in [17, 20, 31, 44, 75, 100, 151, 300] {
        play(Setup::plain(players, 9, players as u64));
    }
    play(Setup::plain(24, 11, 7));
}
