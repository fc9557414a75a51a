//! Rules 3.5: direct encounter.

use super::crosstable::{event, numbers, row, standings};
use super::regulation;
use crate::event::Criterion;
use crate::standings::{Separation, Value};

const CRITERIA: [Criterion; 2] = [Criterion::Points, Criterion::DirectEncounter];

fn order(rows: &[&str]) -> Vec<u32> {
    numbers(&standings(&event(regulation(&CRITERIA), rows), 9))
}

fn encounter(rows: &[&str], number: u32) -> String {
    row(&standings(&event(regulation(&CRITERIA), rows), 9), number).values[1].to_string()
}

#[test]
fn rules_3_5_of_two_who_met_the_winner_leads() {
    let rows = ["F2- F3+", "S1+ F4-", "F4+ S1-", "S3- S2+"];
    // All hold 2. Not everyone met everyone: nobody is separated.
    assert_eq!(order(&rows), [1, 2, 3, 4]);
    // 2 beat 1; both hold 4 after a bye each.
    let rows = ["F2- bye bye", "S1+ . bye", "zero"];
    assert_eq!(order(&rows), [2, 1, 3]);
    assert_eq!((encounter(&rows, 2), encounter(&rows, 1)), ("2".into(), "0".into()));
    assert_eq!(encounter(&rows, 3), "–", "not tied with anyone");
}

#[test]
fn rules_3_5_a_draw_separates_nobody() {
    let rows = ["F2=", "S1="];
    assert_eq!(order(&rows), [1, 2]);
    let after = standings(&event(regulation(&CRITERIA), &rows), 1);
    assert_eq!(after.rows[1].separated_by, Some(Separation::Number));
    assert_eq!(encounter(&rows, 1), "1");
}

#[test]
fn rules_3_5_two_who_did_not_meet() {
    let rows = ["F3+", "F4+", "S1-", "S2-"];
    assert_eq!(order(&rows), [1, 2, 3, 4]);
    assert_eq!(encounter(&rows, 1), "–");
}

#[test]
fn rules_3_5_a_win_by_forfeit_counts_and_so_does_a_meeting_lost_by_both() {
    assert_eq!(order(&["F2-f bye", "S1+f ."]), [2, 1]);
    let lost_by_both = ["F2xf bye", "S1xf bye"];
    assert_eq!((order(&lost_by_both), encounter(&lost_by_both, 2)), (vec![1, 2], "0".into()));
}

#[test]
fn rules_3_5_two_meetings_are_added() {
    // 2 lost the first to 1 and won the second: even, the number decides. With a draw in the first, 2 leads.
    assert_eq!(order(&["F2+ S2-", "S1- F1+"]), [1, 2]);
    assert_eq!(encounter(&["F2+ S2-", "S1- F1+"], 2), "2");
    assert_eq!(order(&["F2= S2- bye", "S1= F1+ zero"]), [2, 1]);
    assert_eq!(encounter(&["F2= S2- bye", "S1= F1+ zero"], 2), "3");
}

#[test]
fn rules_3_5_points_among_themselves_count_2_1_0_whatever_the_events_values() {
    let mut unequal = regulation(&CRITERIA);
    let points = crate::event::Points::whole;
    unequal.points.first = crate::event::SidePoints { win: points(5), draw: points(2), loss: points(0) };
    unequal.points.second = crate::event::SidePoints { win: points(5), draw: points(3), loss: points(0) };
    // 1 has 2 + 3, 2 has 3 + 2, both from draws with 3 and with each other.
    let event = event(unequal, &["F2= S3= .", "S1= . F3=", ". F1= S2="]);
    let after = standings(&event, 9);
    assert_eq!(row(&after, 1).values[1], Value::Encounter(vec![points(2)]), "two draws");
}

#[test]
fn rules_3_5_more_than_two_only_if_each_has_met_each() {
    // 1, 2 and 3 hold 4 each after byes. 1 beat 2, 2 beat 3; 1 and 3 did not meet.
    let rows = ["F2+ . bye", "S1- F3+ bye", "bye S2- bye"];
    assert_eq!(order(&rows), [1, 2, 3]);
    assert_eq!(encounter(&rows, 1), "–");
    // They met, and 3 won: a circle, 2 each among themselves.
    let circle = ["F2+ . F3- bye", "S1- F3+ . bye", ". S2- S1+ bye"];
    assert_eq!(order(&circle), [1, 2, 3]);
    assert_eq!(encounter(&circle, 3), "2");
    // 3 beat both, 2 beat 1; all hold the same by byes: 4, 2, 0 among themselves.
    let ladder = ["F2- . F3- bye bye", "S1+ F3- . bye .", ". S2+ S1+ . ."];
    assert_eq!(order(&ladder), [3, 2, 1]);
    assert_eq!((encounter(&ladder, 3), encounter(&ladder, 1)), ("4".into(), "0".into()));
}

#[test]
fn rules_3_5_a_smaller_group_still_tied_is_compared_again() {
    // Among themselves 1, 2, 3, 4 score 3, 3, 4, 2 in an all-play-all: 1 and 2 are compared again, and 2 beat 1.
    //   1–2: 2 wins; 1–3: draw; 1–4: 1 wins; 2–3: 3 wins; 2–4: draw; 3–4: draw.
    // Byes by hand lift all to 4.
    let rows = ["F2- F3= F4+ half", "S1+ F4= S3- half", "F4= S1= F2+ .", "S3= S2= S1- bye"];
    assert_eq!(order(&rows), [3, 2, 1, 4]);
    assert_eq!(encounter(&rows, 2), "3/2");
    assert_eq!(encounter(&rows, 1), "3/0");
    assert_eq!(encounter(&rows, 3), "4");
}

#[test]
fn rules_3_5_a_game_still_going_on_is_no_meeting() {
    assert_eq!(encounter(&["F2? bye", "S1? bye"], 1), "–");
}
