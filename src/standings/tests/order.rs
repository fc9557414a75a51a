//! Rules 3.1, 3.7 and 3.9: criteria one after the other, the previous place, the last resort, who stands where.

use super::crosstable::{event, foul, lines, numbers, player, row, standings};
use super::regulation;
use crate::event::{Criterion, Number, Participation, Place, PlayerId, PoolId, RoundNo, SectionId, TableNo};
use crate::standings::{Ledger, Order, Separation, Standing, Value};

const ALL_PLAY_ALL: [&str; 4] = ["F2+ S3= F4+", "S1- F4= S3+", "F4+ F1= F2-", "S3- S2= S1-"];

#[test]
fn rules_3_1_preset_a_on_a_table_of_four() {
    let event = event(regulation(Criterion::PRESET_A), &ALL_PLAY_ALL);
    // Points, opponents' points, wins, fouls, games as second, place before. After round 1 nothing separates 1 from 3
    // nor 2 from 4 but the number. After round 2: 1 and 3 hold 3, their opponents 1 + 3; 1 has been second once, 3
    // never. 2 and 4 hold 1; 2 has been second once, 4 twice.
    assert_eq!(lines(&standings(&event, 2)), ["1: 3 4 1 0 1 1", "3: 3 4 1 0 0 2", "4: 1 4 0 0 2 4", "2: 1 4 0 0 1 3"]);
    // After round 3: 2 and 3 hold 3 and their opponents 5 + 1 + 3; both won once; 2 was second twice, 3 never.
    let last = standings(&event, 3);
    assert_eq!(lines(&last), ["1: 5 7 2 0 1 1", "2: 3 9 1 0 2 4", "3: 3 9 1 0 0 2", "4: 1 11 0 0 3 3"]);
    let separated_by: Vec<_> = last.rows.iter().map(|row| row.separated_by).collect();
    let criterion = |index| Some(Separation::Criterion(index));
    assert_eq!(separated_by, [None, criterion(0), criterion(4), criterion(0)]);
}

#[test]
fn rules_3_1_fewer_fouls_lead() {
    let mut event = event(regulation(Criterion::PRESET_A), &ALL_PLAY_ALL);
    foul(&mut event, 2, 1, 0);
    assert_eq!(numbers(&standings(&event, 3)), [1, 3, 2, 4]);
    assert_eq!(row(&standings(&event, 3), 2).separated_by, Some(Separation::Criterion(3)));
}

#[test]
fn rules_3_7_the_previous_place_goes_back_to_the_number() {
    // Nobody differs in anything but the number: draws all round, places by the place before, back to round 0.
    let criteria = [Criterion::Points, Criterion::PreviousPlace];
    let event = event(regulation(&criteria), &["F2= F3=", "S1= S4=", "F4= S1=", "S3= F2="]);
    assert_eq!(lines(&standings(&event, 1)), ["1: 1 1", "2: 1 2", "3: 1 3", "4: 1 4"]);
    assert_eq!(numbers(&standings(&event, 2)), [1, 2, 3, 4]);
    assert_eq!(standings(&event, 1).rows[1].values[1], Value::Number(Number(2)), "before round 1, the number");
    assert_eq!(standings(&event, 2).rows[1].values[1], Value::Place(Place(2)));
}

#[test]
fn rules_3_7_the_previous_place_is_the_whole_order_of_that_round() {
    // Round 1: 4 and 3 win, so 3, 4 lead 1, 2. Round 2: 1 and 2 win against each other's victor: all hold 2. The
    // place before round 2 decides: 3, 4, 1, 2.
    let criteria = [Criterion::Points, Criterion::PreviousPlace];
    let event = event(regulation(&criteria), &["F3- F4+", "F4- F3+", "S1+ S2-", "S2+ S1-"]);
    assert_eq!(numbers(&standings(&event, 2)), [3, 4, 1, 2]);
}

#[test]
fn rules_3_1_the_last_resort_is_the_number_and_places_are_never_shared() {
    let event = event(regulation(&[Criterion::Points]), &["S3=", "F4=", "F1=", "S2="]);
    let after = standings(&event, 1);
    assert_eq!(numbers(&after), [1, 2, 3, 4]);
    let places: Vec<_> = after.rows.iter().map(|row| row.place).collect();
    assert_eq!(places, [Some(Place(1)), Some(Place(2)), Some(Place(3)), Some(Place(4))]);
    assert!(after.rows[1..].iter().all(|row| row.separated_by == Some(Separation::Number)));
}

#[test]
fn before_round_1_everyone_stands_by_number() {
    let event = event(regulation(Criterion::PRESET_A), &ALL_PLAY_ALL);
    assert_eq!(lines(&standings(&event, 0))[0], "1: 0 0 0 0 0 1");
    assert_eq!(numbers(&standings(&event, 0)), [1, 2, 3, 4]);
}

#[test]
fn rules_3_9_an_unknown_outcome_counts_nothing_and_is_named() {
    let event = event(regulation(Criterion::PRESET_A), &["F2+ S3?", "S1- F4=", "F4= F1?", "S3= S2="]);
    let after = standings(&event, 2);
    assert_eq!(after.missing, [(RoundNo(2), TableNo(1))]);
    assert!(standings(&event, 1).missing.is_empty(), "round 1 is complete");
    // 1 holds 2 from round 1; his opponents so far: 2, who holds 1. The game with 3 brings nothing yet, not even 3's
    // point, and is not yet a game as second.
    assert_eq!(super::crosstable::line(row(&after, 1)), "1: 2 1 1 0 0 1");
}

#[test]
fn rules_2_4_a_withdrawn_player_keeps_his_place_marked() {
    let mut event = event(regulation(Criterion::PRESET_A), &["F2+ . .", "S1- bye bye"]);
    player(&mut event, 1).participation = Participation::Withdrawn { after: RoundNo(1) };
    let after = standings(&event, 3);
    assert_eq!(numbers(&after), [2, 1], "two byes are four points");
    assert_eq!((after.rows[1].place, after.rows[1].standing), (Some(Place(2)), Standing::Withdrawn));
}

#[test]
fn rules_2_4_a_disqualified_player_has_no_place_but_his_games_count() {
    let mut event = event(regulation(Criterion::PRESET_A), &ALL_PLAY_ALL);
    player(&mut event, 1).participation = Participation::Disqualified { after: RoundNo(3) };
    let after = standings(&event, 3);
    assert_eq!(numbers(&after), [2, 3, 4, 1]);
    assert_eq!((after.rows[3].place, after.rows[3].standing), (None, Standing::Disqualified));
    assert_eq!(after.rows[3].separated_by, None);
    assert_eq!(after.rows[0].place, Some(Place(1)));
    assert_eq!(row(&after, 2).values[1].to_string(), "9", "the 5 points of number 1 count for 2");
}

#[test]
fn rules_3_7_who_has_not_entered_stands_last_by_number() {
    let mut event = event(regulation(&[Criterion::Points, Criterion::PreviousPlace]), &[". F2+", "F3- S1-", "S2+ ."]);
    player(&mut event, 1).first_round = RoundNo(2);
    let after = standings(&event, 1);
    assert_eq!(numbers(&after), [3, 2, 1]);
    assert_eq!((after.rows[2].standing, after.rows[2].separated_by), (Standing::NotEntered, Some(Separation::Entry)));
    // After round 2: 3 and 1 hold 2; 3 stood first before, 1 last.
    assert_eq!(lines(&standings(&event, 2)), ["3: 2 1", "1: 2 3", "2: 0 2"]);
}

#[test]
fn rules_2_5_a_correction_of_round_2_changes_the_places_of_round_5() {
    // Numbers 1 and 2 tie on everything but the place before, down to round 2.
    let rows = ["F3+ S4- bye bye bye", "F4+ S3- bye bye bye", "S1- F2+ bye bye bye", "S2- F1+ bye bye bye"];
    let mut event = event(regulation(&[Criterion::Points, Criterion::PreviousPlace]), &rows);
    assert_eq!(numbers(&standings(&event, 5)), [1, 2, 3, 4]);
    // 1 against 4 was a draw: 1 holds 1 more from round 2 on, 4 one less.
    let table = event.pools[0].rounds[1].tables.iter_mut().find(|table| table.second == PlayerId(1)).unwrap();
    table.outcome = Some(crate::event::Outcome::Draw);
    assert_eq!(numbers(&standings(&event, 5)), [1, 2, 3, 4]);
    let table = event.pools[0].rounds[1].tables.iter_mut().find(|table| table.second == PlayerId(2)).unwrap();
    table.outcome = Some(crate::event::Outcome::SecondWins);
    // 2 won both: 10 points; 1 has 9; 4 has 7; 3 has 6.
    assert_eq!(numbers(&standings(&event, 5)), [2, 1, 4, 3]);
}

#[test]
fn a_section_with_nobody_two_players_and_three() {
    assert!(standings(&event(regulation(Criterion::PRESET_A), &[]), 3).rows.is_empty());
    let two = event(regulation(Criterion::PRESET_A), &["F2-", "S1+"]);
    assert_eq!(lines(&standings(&two, 1)), ["2: 2 0 1 0 1 2", "1: 0 2 0 0 0 1"]);
    // The bye of 3 in round 1 counts the lowest points of those who have any: his own 2.
    let three = event(regulation(Criterion::PRESET_A), &["F2+", "S1-", "bye"]);
    assert_eq!(lines(&standings(&three, 1)), ["3: 2 2 1 0 0 3", "1: 2 0 1 0 0 1", "2: 0 2 0 0 1 2"]);
}

#[test]
fn a_list_of_another_pool_or_an_unknown_section_is_empty() {
    let event = event(regulation(Criterion::PRESET_A), &ALL_PLAY_ALL);
    let elsewhere = Ledger::of(&event, PoolId(7));
    assert!(Order::of_section(&event, &elsewhere, SectionId(0)).after(RoundNo(3)).rows.is_empty());
    let here = Ledger::of(&event, PoolId(0));
    assert!(Order::of_section(&event, &here, SectionId(7)).after(RoundNo(3)).rows.is_empty());
}

#[test]
fn all_rounds_at_once_are_the_rounds_one_by_one() {
    let event = event(regulation(Criterion::PRESET_A), &ALL_PLAY_ALL);
    let ledger = Ledger::of(&event, PoolId(0));
    let all = Order::of_section(&event, &ledger, SectionId(0)).placed_after_every_round();
    assert_eq!(all, [[1, 2, 3, 4], [1, 3, 2, 4], [1, 3, 4, 2], [1, 2, 3, 4]].map(|order| order.map(PlayerId)));
    let in_full = Order::of_section(&event, &ledger, SectionId(0)).after_every_round();
    assert_eq!(in_full, [0, 1, 2, 3].map(|round| standings(&event, round)));
    assert_eq!(standings(&event, 9), standings(&event, 3), "no round after the last published one");
}
