//! Figures for `make bench`, which names the file for them in `BIANPAI_FIGURES` (see `scripts/bench`).

use std::env;
use std::fs::OpenOptions;
use std::io::Write;

/// Whether figures are asked for; some take long to measure.
pub fn are_wanted() -> bool {
    env::var_os("BIANPAI_FIGURES").is_some()
}

/// Adds a figure to the bench's file; outside of the bench it does nothing.
pub fn write(name: &str, value: f64) {
    let Some(path) = env::var_os("BIANPAI_FIGURES") else { return };
    let mut file = OpenOptions::new().create(true).append(true).open(path).expect("the bench's file can be written");
    writeln!(file, "{name} {value:.3}").expect("the bench's file can be written");
}
