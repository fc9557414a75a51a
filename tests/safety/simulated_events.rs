//! A thousand made-up events in the hands of organizers who do anything at any time. After every tap it holds: nobody
//! sits twice in a round, no result is lost, the journal replays to the event, and the places of the rounds before the
//! tap's are what they were.

use std::collections::BTreeMap;

use bianpai::command::{Command, Document};
use bianpai::event::{Event, Outcome, PlayerId, RoundNo, SectionId, TableNo};
use bianpai::standings::{Ledger, Order};

use crate::organizer::{Organizer, POOL, Tap};

const EVENTS: u64 = 1000;
const TAPS: usize = 60;

/// Every result, by round and table, with who played.
type Results = BTreeMap<(RoundNo, TableNo), (PlayerId, PlayerId, Outcome)>;

fn results(event: &Event) -> Results {
    let rounds = event.pools[0].numbered_rounds();
    rounds
        .flat_map(|(no, round)| round.tables.iter().enumerate().map(move |(at, table)| (no, TableNo::at(at), table)))
        .filter_map(|(no, at, table)| Some(((no, at), (table.first, table.second, table.outcome?))))
        .collect()
}

/// The players by place after each round.
fn places(event: &Event) -> Vec<Vec<PlayerId>> {
    let ledger = Ledger::of(event, POOL);
    let order = Order::of_section(event, &ledger, SectionId(0));
    let after = |round| order.after(round).rows.iter().map(|row| row.player).collect();
    event.pools[0].last_round().up_to().map(after).collect()
}

#[test]
fn a_thousand_events_keep_every_result() {
    let mut played = 0;
    for seed in 0..EVENTS {
        let mut organizer = Organizer::new(seed);
        for _ in 0..TAPS {
            let tap = organizer.next();
            let before = organizer.document.clone();
            let done = organizer.tap(&tap).is_ok();
            let held = std::panic::catch_unwind(|| check(&before, &organizer.document, &tap, done));
            assert!(held.is_ok(), "event {seed}: {tap:?}");
        }
        played += results(organizer.event()).len();
    }
    assert!(played > 10_000, "the organizers get somewhere: {played} results");
}

fn check(before: &Document, after: &Document, tap: &Tap, done: bool) {
    let event = after.event();
    if !done {
        assert_eq!((before.event(), before.steps()), (event, after.steps()), "a refusal changes nothing");
        return;
    }
    assert_eq!(&after.steps()[..before.steps().len()], before.steps(), "nothing leaves the journal");
    seated_once(event);
    let parts = (after.id().clone(), after.created(), after.start().clone(), after.steps().to_vec());
    let replayed = Document::replay(parts.0, parts.1, parts.2, parts.3).expect("a sound journal");
    assert_eq!(replayed.event(), event, "the journal replays to the event");
    results_are_kept(before.event(), event, tap);
    places_are_kept(before.event(), event, tap);
}

fn seated_once(event: &Event) {
    for round in &event.pools[0].rounds {
        let seated = round.tables.iter().flat_map(|table| [table.first, table.second]);
        let mut everyone: Vec<PlayerId> = seated.chain(round.byes.iter().map(|bye| bye.player)).collect();
        everyone.sort();
        assert!(everyone.windows(2).all(|two| two[0] != two[1]), "a player twice in a round");
        assert!(everyone.iter().all(|&id| event.player(id).is_some()), "a ghost in a round");
    }
}

fn results_are_kept(before: &Event, after: &Event, tap: &Tap) {
    let (mut before, mut after) = (results(before), results(after));
    match tap {
        // Undo and redo go back and forth; that they do so exactly is held in src/command/journal/tests.rs.
        Tap::Undo | Tap::Redo | Tap::UndoTo(_) => return,
        Tap::Do(Command::SetOutcome { round, table, .. } | Command::SwapColours { round, table, .. }) => {
            before.remove(&(*round, *table));
            after.remove(&(*round, *table));
        }
        Tap::Do(_) | Tap::Reopen => {}
    }
    assert_eq!(before, after, "no other result changes");
}

/// What happens in a round leaves the places after the rounds before it as they were.
fn places_are_kept(before: &Event, after: &Event, tap: &Tap) {
    let from = match tap {
        Tap::Reopen => RoundNo(u16::MAX),
        Tap::Do(
            Command::SetOutcome { round, .. }
            | Command::SwapColours { round, .. }
            | Command::AddFoul { round, .. }
            | Command::PublishRound { round, .. }
            | Command::TakeBackRound { round, .. },
        ) => *round,
        _ => return,
    };
    let earlier = usize::from(from.0.saturating_sub(1));
    let (before, after) = (places(before), places(after));
    let earlier = earlier.min(before.len()).min(after.len());
    assert_eq!(before[..earlier], after[..earlier], "the places of past rounds are what they were");
}
