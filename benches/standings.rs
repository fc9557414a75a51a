//! How long the places of all rounds take, by every criterion at once: the figure `places_native_ms_600`, and how the
//! time grows with the field. The event is the same at every run. Figures go to the file that `BIANPAI_FIGURES` names,
//! one line "name value" each; without it the table alone is printed.

#[path = "standings/played_event.rs"]
mod played_event;

use std::fs::OpenOptions;
use std::hint::black_box;
use std::io::Write;
use std::time::{Duration, Instant};

use bianpai::event::{PoolId, SectionId};
use bianpai::standings::{Ledger, Order};
use played_event::played_event;

const POOL: PoolId = PoolId(0);
const RUNS: usize = 101;

fn main() {
    println!("{:>8} {:>10} {:>10}", "players", "ledger ms", "places ms");
    for players in [100, 200, 400, 600, 1200] {
        let event = played_event(players);
        let ledger = Ledger::of(&event, POOL);
        let adding_up = least(|| {
            black_box(Ledger::of(black_box(&event), POOL));
        });
        let sorting = least(|| {
            black_box(Order::of_section(&event, black_box(&ledger), SectionId(0)).placed_after_every_round());
        });
        println!("{players:>8} {:>10} {:>10}", millis(adding_up), millis(sorting));
        if players == 600 {
            write_figure("places_native_ms_600", &millis(adding_up + sorting));
        }
    }
}

/// The least of many runs: whatever else the machine does only adds to it.
fn least(mut work: impl FnMut()) -> Duration {
    let run = |_| {
        let start = Instant::now();
        work();
        start.elapsed()
    };
    (0..RUNS).map(run).min().unwrap_or_default()
}

fn millis(time: Duration) -> String {
    let micros = time.as_micros();
    format!("{}.{:03}", micros / 1000, micros % 1000)
}

fn write_figure(name: &str, value: &str) {
    if let Some(path) = std::env::var_os("BIANPAI_FIGURES") {
        let mut file = OpenOptions::new().create(true).append(true).open(path).expect("the file of figures opens");
        writeln!(file, "{name} {value}").expect("the figure is written");
    }
}
