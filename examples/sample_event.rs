//! Prints an event file with so many players, so many complete rounds and so many results of the next one: something
//! to look at, to measure and to try an import with.
//!
//! `cargo run --example sample_event -- 80 4 38 > event.json`

#[path = "../tests/browser/made_event.rs"]
mod made_event;

use bianpai::interchange::write_event;

fn main() {
    let mut arguments = std::env::args().skip(1).map(|argument| argument.parse::<usize>().expect("a number"));
    let players = arguments.next().unwrap_or(37);
    let rounds = arguments.next().unwrap_or(4) as u16;
    let more = arguments.next().unwrap_or(0);
    print!("{}", write_event(&made_event::made_event(players, rounds, more)));
}
