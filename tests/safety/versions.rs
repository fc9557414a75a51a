//! A file of every version since the first opens in this release, and keeps opening.

use bianpai::event::{PoolId, RoundNo, SectionId};
use bianpai::interchange::{VERSION, read_event, write_event};
use bianpai::standings::{Ledger, places};

use crate::made_event::made_event;

/// One file for each version, as its release wrote it.
const FILES: [(u32, &str); 2] =
    [(1, include_str!("../data/event-v1.json")), (2, include_str!("../data/event-v2.json"))];

#[test]
fn there_is_a_file_of_every_version() {
    let versions: Vec<u32> = FILES.iter().map(|(version, _)| *version).collect();
    assert_eq!(versions, (1..=VERSION).collect::<Vec<_>>(), "a new version brings its file: tests/data/");
    for (version, text) in FILES {
        assert!(text.contains(&format!("\"version\":{version}")));
    }
}

#[test]
fn a_file_of_every_version_opens_with_the_same_event() {
    for (version, text) in FILES {
        let document = read_event(text).unwrap_or_else(|fault| panic!("version {version}: {fault:?}"));
        let event = document.event();
        assert_eq!((event.players().len(), event.pools[0].rounds.len()), (12, 3), "version {version}");
        assert!(event.pools[0].round(RoundNo(2)).is_some_and(|round| round.is_complete()));
        let ledger = Ledger::of(event, PoolId(0));
        let list = places(event, &ledger, SectionId(0), RoundNo(2));
        let order: Vec<u32> = list.rows.iter().map(|row| row.player.0).collect();
        assert_eq!(order, PLACES, "version {version}: the places are those of the day");
        assert!(document.next_redo().is_some(), "the undone step can be redone");
    }
}

/// The players by place after round 2 in these files.
const PLACES: [u32; 12] = [1, 5, 2, 6, 8, 10, 11, 7, 3, 4, 12, 9];

#[test]
fn what_is_opened_is_written_in_the_present_version() {
    for (version, text) in FILES {
        let document = read_event(text).expect("a sound file");
        let written = write_event(&document);
        assert!(written.contains(&format!("\"version\":{VERSION}")), "from version {version}");
        assert_eq!(read_event(&written).expect("a sound file").event(), document.event());
    }
}

/// An event of 600 players and 11 rounds, with everything that was ever done in it, leaves room for others in the five
/// million characters that browsers give.
#[test]
fn a_large_event_takes_under_0_6_million_characters() {
    let document = made_event(600, 11, 0);
    let characters = write_event(&document).encode_utf16().count();
    assert!(characters < 600_000, "{characters} characters");
}

#[test]
#[ignore = "writes the file of the present version anew, before a release is made of it"]
fn write_the_file_of_this_version() {
    let mut document = made_event(12, 2, 3);
    document.undo(bianpai::event::Moment(1_574_480_000_000)).expect("a step to undo");
    let path = format!("{}/tests/data/event-v{VERSION}.json", env!("CARGO_MANIFEST_DIR"));
    std::fs::write(path, write_event(&document)).expect("the file is written");
}
