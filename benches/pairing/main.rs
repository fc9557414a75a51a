//! How long a round takes to pair, and what the rounds are like. The states are the same at every run. Figures go to
//! the file that `BIANPAI_FIGURES` names, one line "name value" each; without it the tables alone are printed.

mod quality;
mod simulation;
mod speed;

use std::fs::OpenOptions;
use std::io::Write;

fn main() {
    speed::measure();
    quality::measure();
}

fn write_figure(name: &str, value: &str) {
    if let Some(path) = std::env::var_os("BIANPAI_FIGURES") {
        let mut file = OpenOptions::new().create(true).append(true).open(path).expect("the file of figures opens");
        writeln!(file, "{name} {value}").expect("the figure is written");
    }
}
