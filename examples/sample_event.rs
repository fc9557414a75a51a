//! Prints an event file with so many players, so many complete rounds and so many results of the next one: something
//! to look at, to measure and to try an import with.
//!
//! `cargo run --example sample_event -- 80 4 38 > event.json`; with a template's name first, so many players in each of
//! its sections and so many rounds: `cargo run --example sample_event -- jinhua 12 9`; or, with `final`, one whose final
//! is due.

#[path = "../tests/browser/made_event.rs"]
mod made_event;

use bianpai::interchange::write_event;
use bianpai::templates::Template;

fn main() {
    let mut words = std::env::args().skip(1).peekable();
    if words.peek().is_some_and(|word| word == "final") {
        print!("{}", write_event(&made_event::made_final()));
        return;
    }
    let named = words.peek().and_then(|word| template(word));
    if named.is_some() {
        words.next();
    }
    let mut arguments = words.map(|argument| argument.parse::<usize>().expect("a number"));
    let players = arguments.next().unwrap_or(37);
    let rounds = arguments.next().unwrap_or(4) as u16;
    if let Some(template) = named {
        print!("{}", write_event(&made_event::made_of(template, players, rounds)));
        return;
    }
    let more = arguments.next().unwrap_or(0);
    print!("{}", write_event(&made_event::made_event(players, rounds, more)));
}

fn template(word: &str) -> Option<Template> {
    Template::ALL.into_iter().find(|template| format!("{template:?}").eq_ignore_ascii_case(word))
}
