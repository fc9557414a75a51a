//! How long one round takes: by the number of players, at the worst of a thousand states, and in states that are as
//! unlike a usual event as can be.

use std::hint::black_box;
use std::time::{Duration, Instant};

use bianpai::event::{PairingRules, ThreeRule};
use bianpai::pairing::{Field, pair};

use crate::simulation::{Random, Setup, Simulation};
use crate::write_figure;

/// What is measured of a kind of states.
struct Row {
    name: String,
    players: usize,
    round: u16,
    times: Vec<Duration>,
}

impl Row {
    fn new(name: impl Into<String>, players: usize, round: u16) -> Self {
        Self { name: name.into(), players, round, times: Vec::new() }
    }

    fn add(&mut self, field: &Field) {
        let start = Instant::now();
        black_box(pair(black_box(field))).expect("the round can be paired");
        self.times.push(start.elapsed());
    }

    fn median(&mut self) -> Duration {
        self.times.sort_unstable();
        self.times[self.times.len() / 2]
    }

    fn worst(&self) -> Duration {
        self.times.iter().max().copied().unwrap_or_default()
    }

    fn print(&mut self) {
        let (median, worst) = (millis(self.median()), millis(self.worst()));
        println!(
            "{:<34} {:>7} {:>6} {:>7} {median:>10} {worst:>10}",
            self.name,
            self.players,
            self.round,
            self.times.len()
        );
    }
}

/// Prints the tables and writes the figures.
pub fn measure() {
    println!("{:<34} {:>7} {:>6} {:>7} {:>10} {:>10}", "state", "players", "round", "states", "median ms", "worst ms");
    by_size();
    thousand_states();
    unusual_states();
}

/// Round 9 of 9, 30 % draws.
fn by_size() {
    let mut medians = Vec::new();
    for (players, events) in [(100, 101), (600, 31), (2000, 11), (10_000, 5)] {
        let mut row = Row::new("last round, 30 % draws", players, 9);
        for seed in 0..events {
            row.add(&played(Setup::plain(players, 9, seed), 9));
        }
        row.print();
        write_figure(&format!("pair_native_ms_{players}"), &millis(row.median()));
        medians.push((players as f64, row.median().as_secs_f64()));
    }
    let (small, large) = (medians[1], medians[3]);
    let exponent = (large.1 / small.1).ln() / (large.0 / small.0).ln();
    println!("growth from 600 to 10,000 players: n^{exponent:.2}; memory at most {}", most_memory());
    write_figure("pair_growth_exponent", &format!("{exponent:.2}"));
}

/// A thousand states of 600 players: any round, any share of draws, points, settings and players away.
fn thousand_states() {
    let mut row = Row::new("any state", 600, 0);
    let mut random = Random(600);
    while row.times.len() < 1000 {
        let mut simulation = Simulation::new(any_setup(&mut random, 600));
        for round in 1..=simulation.setup.rounds {
            let field = simulation.field();
            if round > 1 {
                row.add(&field);
            }
            simulation.play_field(&field).expect("the round can be paired");
        }
    }
    row.print();
    write_figure("pair_worst_ms_600", &millis(row.worst()));
}

fn any_setup(random: &mut Random, players: usize) -> Setup {
    let seed = random.next();
    let setup = match random.below(3) {
        0 => Setup::five_points(players, random.below(2) as i32, seed),
        _ => Setup::plain(players, 5 + random.below(9) as u16, seed),
    };
    let three_rule = [ThreeRule::AsFarAsPossible, ThreeRule::AfterPoints, ThreeRule::Off][random.below(3) as usize];
    let rules = PairingRules { three_rule, ..setup.rules };
    Setup { rules, draws: random.below(101), absent: [0, 0, 1, 10][random.below(4) as usize], ..setup }
}

fn unusual_states() {
    let all_drawn = |players, seed| Setup { draws: 100, ..Setup::plain(players, 9, seed) };
    each_round("all games drawn", 600, 3, &all_drawn);
    each_round("all games drawn", 2000, 1, &all_drawn);
    each_round("no game drawn", 2000, 1, &|players, seed| Setup { draws: 0, ..Setup::plain(players, 9, seed) });
    each_round("5 / 2-3 / 0", 600, 1, &|players, seed| Setup::five_points(players, 0, seed));
    each_round("5 / 2-3 / 0, 1 counts as equal", 600, 1, &|players, seed| Setup::five_points(players, 1, seed));
    each_round("odd field", 1999, 1, &|players, seed| Setup::plain(players, 9, seed));
    each_round("11 rounds of 24", 24, 40, &|players, seed| Setup::plain(players, 11, seed));
    each_round("one in ten away", 600, 1, &|players, seed| Setup { absent: 10, ..Setup::plain(players, 9, seed) });
}

/// Every round from the second on of so many events.
fn each_round(name: &str, players: usize, events: u64, setup: &dyn Fn(usize, u64) -> Setup) {
    let mut row = Row::new(name, players, 0);
    for seed in 0..events {
        let mut simulation = Simulation::new(setup(players, seed));
        for round in 1..=simulation.setup.rounds {
            let field = simulation.field();
            if round > 1 {
                row.add(&field);
            }
            simulation.play_field(&field).expect("the round can be paired");
        }
    }
    row.print();
}

/// The field of a round after all earlier ones have been played.
fn played(setup: Setup, round: u16) -> Field {
    let mut simulation = Simulation::new(setup);
    while simulation.round < round {
        simulation.play().expect("the round can be paired");
    }
    simulation.field()
}

fn millis(time: Duration) -> String {
    let micros = time.as_micros();
    format!("{}.{:03}", micros / 1000, micros % 1000)
}

/// The most memory that the process has had at once, where the system tells.
fn most_memory() -> String {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    line.map_or_else(|| "unknown".into(), |amount| amount.trim().to_string())
}
