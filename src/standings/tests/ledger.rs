//! The ledger as the pairing reads it, and what it makes of events that no command would make.

use super::crosstable::{event, foul, ledger, lines, player, standings};
use super::regulation;
use crate::event::{
    Bye, Criterion, Event, NoGame, Number, Outcome, Player, PlayerId, PoolId, Profile, RoundNo, SectionId, Side, Table,
    TableNo,
};
use crate::standings::{Entry, Game, Ledger, Tally};

const ROWS: [&str; 3] = ["F2+ S3= bye", "S1- half F3?", "bye F1= S2?"];

fn played() -> Event {
    event(regulation(Criterion::PRESET_A), &ROWS)
}

#[test]
fn a_line_says_what_a_round_was_and_the_points_before_it_are_those_held_then() {
    let mut event = played();
    foul(&mut event, 1, 2, 0);
    let ledger = ledger(&event);
    let line = ledger.line(PlayerId(1), RoundNo(2)).unwrap();
    let game = Game { table: TableNo(1), opponent: PlayerId(3), side: Side::Second, outcome: Some(Outcome::Draw) };
    assert_eq!((line.entry, line.colour, line.fouls), (Entry::Game(game), Some(Side::Second), 1));
    assert_eq!(ledger.line(PlayerId(2), RoundNo(2)).unwrap().entry, Entry::Bye(NoGame::Draw));
    let before = |round| ledger.points_before(PlayerId(1), RoundNo(round)).to_string();
    assert_eq!([1, 2, 3, 4].map(before), ["0", "2", "3", "5"]);
    assert_eq!(before(9), "5", "no more after the last published round");
    assert_eq!(before(0), "0");
    assert_eq!(ledger.lines(PlayerId(1)).len(), 3);
}

#[test]
fn a_game_that_goes_on_has_a_colour_but_no_result() {
    let ledger = ledger(&played());
    let line = ledger.line(PlayerId(3), RoundNo(3)).unwrap();
    assert_eq!(line.colour, Some(Side::Second));
    let before = ledger.tally(PlayerId(3), RoundNo(2));
    let carried_on = before.progressive_points + before.points;
    assert_eq!(line.after, Tally { progressive_points: carried_on, ..before }, "as if the round had been missed");
    assert_eq!(ledger.missing(RoundNo(3)).collect::<Vec<_>>(), [(RoundNo(3), TableNo(1))]);
    assert_eq!(ledger.missing(RoundNo(2)).count(), 0);
}

#[test]
fn who_is_not_in_the_pool_has_nothing() {
    let event = played();
    let here = ledger(&event);
    assert_eq!(here.line(PlayerId(9), RoundNo(1)), None);
    assert_eq!(here.line(PlayerId(1), RoundNo(0)), None);
    assert_eq!(here.line(PlayerId(1), RoundNo(4)), None);
    assert_eq!(here.tally(PlayerId(9), RoundNo(3)), Tally::default());
    let nowhere = Ledger::of(&event, PoolId(5));
    assert_eq!((nowhere.players().count(), nowhere.last_round()), (0, RoundNo::START));
}

#[test]
fn who_has_no_number_yet_is_not_ranked_yet() {
    let mut event = played();
    let late = event.enter(|id| Player::new(id, Profile::named("新来"), SectionId(0)));
    assert!(standings(&event, 3).row_of(late).is_none());
    player(&mut event, late.0).number = Some(Number(4));
    assert!(standings(&event, 3).row_of(late).is_some());
}

#[test]
fn who_is_seated_twice_in_a_round_has_the_first_seat() {
    let mut event = played();
    let again = Table { outcome: Some(Outcome::FirstWins), ..Table::new(PlayerId(2), PlayerId(1)) };
    event.pools[0].rounds[0].tables.push(again);
    event.pools[0].rounds[0].byes.push(Bye::of(PlayerId(1)));
    let ledger = ledger(&event);
    assert_eq!(ledger.tally(PlayerId(1), RoundNo(1)).points.to_string(), "2");
    assert_eq!(ledger.tally(PlayerId(2), RoundNo(1)).points.to_string(), "0");
}

#[test]
fn an_opponent_who_was_taken_off_the_list_or_moved_still_counts() {
    let mut event = played();
    // 1 met 2, who has 1, and 3, who has 3; his bye counts 1, the lowest.
    assert_eq!(lines(&standings(&event, 3))[0], "1: 5 5 2 0 1 1");
    event.remove(PlayerId(3));
    let after = lines(&standings(&event, 3));
    assert_eq!(after.len(), 2, "he is in no list any more");
    assert_eq!(after[0], "1: 5 5 2 0 1 1");
}

#[test]
fn a_player_at_a_table_has_entered_whatever_his_entry_says() {
    let mut event = played();
    player(&mut event, 1).first_round = RoundNo(3);
    let ledger = ledger(&event);
    assert!(matches!(ledger.line(PlayerId(1), RoundNo(1)).unwrap().entry, Entry::Game(_)));
    assert_eq!(standings(&event, 1).place_of(PlayerId(1)), standings(&played(), 1).place_of(PlayerId(1)));
}

#[test]
fn a_table_of_one_player_against_himself_harms_nobody() {
    let mut event = event(regulation(&Criterion::ALL), &["F2+", "S1-", "."]);
    event.pools[0].rounds[0].tables.push(Table::new(PlayerId(3), PlayerId(3)));
    event.pools[0].rounds[0].tables[1].outcome = Some(Outcome::Draw);
    assert_eq!(standings(&event, 1).rows.len(), 3);
}
