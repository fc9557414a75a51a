//! How good the rounds are: a thousand made-up events by strength, measured as an older public program was over 29
//! events of its own (7584 games). Its figures stand beside ours, scaled to as many games.

use std::collections::BTreeSet;

use bianpai::event::{Points, Side};
use bianpai::pairing::{Field, Float, Pairing};

use crate::simulation::{Random, Setup, Simulation};
use crate::write_figure;

const EVENTS: u64 = 1000;
/// The games of the other program's events.
const GAMES: f64 = 7584.0;

/// What is counted, over all events.
#[derive(Default)]
struct Counts {
    games: u64,
    rematches: u64,
    byes: u64,
    second_byes: u64,
    /// Players whose largest surplus of one colour was 1, 2, 3 and more.
    surplus: [u64; 3],
    threes: u64,
    threes_in_last_round: u64,
    between_points: u64,
    forced_by_parity: u64,
    largest_difference: Points,
    /// How often a player floated the same way in two, and in three rounds running.
    floats_running: [u64; 2],
}

/// Prints the table and writes the figures.
pub fn measure() {
    let plain = counted(Setup::plain);
    let strict = counted(|players, rounds, seed| Setup { rounds, ..Setup::five_points(players, 0, seed) });
    let within_one = counted(|players, rounds, seed| Setup { rounds, ..Setup::five_points(players, 1, seed) });
    println!("\n{EVENTS} events of 20 to 300 players and 7 to 11 rounds, scaled to {GAMES} games");
    println!("{:<44} {:>9} {:>9} {:>9} {:>9}", "", "other", "2/1/0", "5/2-3 d=0", "5/2-3 d=1");
    for (index, (name, other)) in NAMES.into_iter().enumerate() {
        let figures = [&plain, &strict, &within_one].map(|counts| counts.figures()[index]);
        println!("{name:<44} {other:>9} {:>9.1} {:>9.1} {:>9.1}", figures[0], figures[1], figures[2]);
    }
    let [floats, threes] = [plain.between_points as f64 / plain.forced_by_parity as f64, plain.figures()[5]];
    write_figure("pair_quality_floats_per_forced", &format!("{floats:.3}"));
    write_figure("pair_quality_threes", &format!("{threes:.2}"));
}

/// What is compared, with the other program's figures.
const NAMES: [(&str, &str); 12] = [
    ("rematches", "0"),
    ("second byes", "0"),
    ("players with a surplus of 1 at most", "941"),
    ("players with a surplus of 2", "544"),
    ("players with a surplus of 3", "11"),
    ("three in a row", "54"),
    ("of them in the last round", "14"),
    ("games between different points", "1359"),
    ("forced by parity alone", "1003"),
    ("largest difference within a pair", "6"),
    ("floated the same way twice running", "636"),
    ("floated the same way three times running", "243"),
];

impl Counts {
    fn figures(&self) -> [f64; 12] {
        let scaled = |count: u64| count as f64 * GAMES / self.games as f64;
        [
            scaled(self.rematches),
            scaled(self.second_byes),
            scaled(self.surplus[0]),
            scaled(self.surplus[1]),
            scaled(self.surplus[2]),
            scaled(self.threes),
            scaled(self.threes_in_last_round),
            scaled(self.between_points),
            scaled(self.forced_by_parity),
            f64::from(self.largest_difference.quarters()) / 4.0,
            scaled(self.floats_running[0]),
            scaled(self.floats_running[1]),
        ]
    }

    fn add_round(&mut self, field: &Field, pairing: &Pairing) {
        let contender = |player| field.contenders.iter().find(|contender| contender.player == player);
        for pair in &pairing.pairs {
            let (Some(first), Some(second)) = (contender(pair.first), contender(pair.second)) else { continue };
            self.games += 1;
            self.rematches += u64::from(first.met.contains(&second.player));
            let difference = (first.points - second.points).max(second.points - first.points);
            self.between_points += u64::from(difference > Points::ZERO);
            self.largest_difference = self.largest_difference.max(difference);
        }
        if let Some(bye) = pairing.bye.and_then(contender) {
            self.byes += 1;
            self.second_byes += u64::from(bye.byes > 0);
        }
        self.forced_by_parity += forced_by_parity(field);
    }

    fn add_players(&mut self, simulation: &Simulation) {
        for contender in &simulation.contenders {
            let games: Vec<(usize, Side)> =
                contender.colours.iter().enumerate().filter_map(|(round, side)| Some((round, (*side)?))).collect();
            let balances = games.iter().scan(0_i32, |balance, (_, side)| {
                *balance += if *side == Side::First { 1 } else { -1 };
                Some(balance.unsigned_abs())
            });
            let largest = balances.max().unwrap_or(0).clamp(1, 3);
            self.surplus[largest as usize - 1] += 1;
            for three in games.windows(3).filter(|three| three.iter().all(|(_, side)| *side == three[0].1)) {
                self.threes += 1;
                self.threes_in_last_round += u64::from(three[2].0 + 1 == usize::from(simulation.setup.rounds));
            }
            self.floats_running[0] += running(&contender.floats, 2);
            self.floats_running[1] += running(&contender.floats, 3);
        }
    }
}

/// How often the same float stands so many times running.
fn running(floats: &[Option<Float>], times: usize) -> u64 {
    floats.windows(times).filter(|run| run[0].is_some() && run.iter().all(|float| *float == run[0])).count() as u64
}

/// How many games between different points no pairing avoids: an odd score group sends someone down.
fn forced_by_parity(field: &Field) -> u64 {
    let groups: BTreeSet<Points> = field.contenders.iter().map(|contender| contender.points).collect();
    let mut carried = 0;
    let mut forced = 0;
    for points in groups.into_iter().rev() {
        let members = field.contenders.iter().filter(|contender| contender.points == points).count();
        carried = (members + carried) % 2;
        forced += carried as u64;
    }
    // Whoever is left over at the end has the bye.
    forced - carried as u64
}

fn counted(setup: impl Fn(usize, u16, u64) -> Setup) -> Counts {
    let mut random = Random(2019);
    let mut counts = Counts::default();
    for seed in 0..EVENTS {
        let (players, rounds) = (20 + random.below(281) as usize, 7 + random.below(5) as u16);
        let mut simulation = Simulation::new(setup(players, rounds, seed));
        for _ in 1..=rounds {
            let (field, pairing) = simulation.play().expect("the round can be paired");
            counts.add_round(&field, &pairing);
        }
        counts.add_players(&simulation);
    }
    counts
}
