//! Rules 3.2: what opponents, byes, missed rounds and fouls bring to the opponents' points.

use super::crosstable::{event, foul, player, row, standings};
use super::regulation;
use crate::event::{AbsentOpponent, Criterion, NoGame, Participation, Points, Regulation, RoundNo};

fn opponents_points(regulation: &Regulation, rows: &[&str], number: u32, round: u16) -> String {
    row(&standings(&event(regulation.clone(), rows), round), number).values[0].to_string()
}

fn rules() -> Regulation {
    regulation(&[Criterion::OpponentsPoints, Criterion::OpponentsPointsCutLowest, Criterion::OpponentsPointsMedian])
}

#[test]
fn rules_3_2_the_opponents_points_at_the_round_in_question() {
    let rows = ["F2+ F3+", "S1- F4+", "F4= S1-", "S3= S2-"];
    assert_eq!(opponents_points(&rules(), &rows, 1, 1), "0", "2 had nothing after round 1");
    assert_eq!(opponents_points(&rules(), &rows, 1, 2), "3", "2 has 2, 3 has 1");
}

#[test]
fn rules_3_2_forfeits_count_the_opponents_points_for_both_and_double_forfeits_too() {
    let rows = ["F2+f bye", "S1-f bye", "F4xf half", "S3xf bye"];
    assert_eq!(opponents_points(&rules(), &rows, 1, 1), "0");
    // 1 has 4, 2 has 2, 3 has 1, 4 has 2; everyone's bye counts 1, the lowest.
    assert_eq!(opponents_points(&rules(), &rows, 1, 2), "3");
    assert_eq!(opponents_points(&rules(), &rows, 2, 2), "5");
    assert_eq!(opponents_points(&rules(), &rows, 3, 2), "3", "4 has 2, the half bye counts 1");
    assert_eq!(opponents_points(&rules(), &rows, 4, 2), "2", "3 has 1, the bye counts 1");
}

#[test]
fn rules_3_2_a_bye_counts_the_lowest_points_of_those_who_have_any() {
    let rows = ["F2+ bye", "S1- F3=", "bye S2=", "F5- zero", "S4+ half"];
    // 1 has 4, 2 has 1, 3 has 3, 4 has nothing, 5 has 3.
    let mut rules = rules();
    assert_eq!(opponents_points(&rules, &rows, 1, 2), "2", "2 has 1, and 1 is the lowest of those with points");
    rules.counting.bye_opponent = AbsentOpponent::LowestOfAll;
    assert_eq!(opponents_points(&rules, &rows, 1, 2), "1", "the lowest of all is 0");
    rules.counting.bye_opponent = AbsentOpponent::Zero;
    assert_eq!(opponents_points(&rules, &rows, 1, 2), "1");
    rules.counting.bye_opponent = AbsentOpponent::NotCounted;
    assert_eq!(opponents_points(&rules, &rows, 1, 2), "1");
}

#[test]
fn rules_3_2_zero_may_be_cut_and_what_is_not_counted_may_not() {
    let rows = ["F2+ bye", "S1- bye"];
    let mut rules = rules();
    let cut = |rules: &Regulation| row(&standings(&event(rules.clone(), &rows), 2), 1).values[1].to_string();
    rules.counting.bye_opponent = AbsentOpponent::Zero;
    assert_eq!(cut(&rules), "2", "2 has 2; the zero of the bye is cut");
    rules.counting.bye_opponent = AbsentOpponent::NotCounted;
    assert_eq!(cut(&rules), "0", "the only opponent is cut");
}

#[test]
fn a_median_of_one_or_no_opponent_is_nothing() {
    let rows = ["F2+ .", "S1- bye", "half half"];
    let mut rules = rules();
    rules.counting.bye_opponent = AbsentOpponent::NotCounted;
    let after = standings(&event(rules, &rows), 2);
    assert_eq!(row(&after, 1).values[2].to_string(), "0");
    assert_eq!(row(&after, 3).values[1].to_string(), "0");
    assert_eq!(row(&after, 3).values[2].to_string(), "0");
}

#[test]
fn rules_3_2_the_lowest_is_sought_among_withdrawn_players_and_the_player_himself_too() {
    let rows = ["bye .", "F3+ F4+", "S2- .", ". S2-"];
    // After round 1: 1 and 2 have 2, nobody else has points: 1's own are among the lowest.
    assert_eq!(opponents_points(&rules(), &rows, 1, 1), "2");
    // 5 has drawn once and left: his 1 is the lowest.
    let mut withdrawn = event(rules(), &["bye", "F5=", ".", ".", "S2="]);
    player(&mut withdrawn, 5).participation = Participation::Withdrawn { after: RoundNo(1) };
    assert_eq!(row(&standings(&withdrawn, 1), 1).values[0].to_string(), "1");
}

#[test]
fn rules_3_2_the_lowest_leaves_out_the_disqualified_and_nobody_is_zero() {
    let mut event = event(rules(), &["bye F3+", "half .", "zero S1-"]);
    assert_eq!(row(&standings(&event, 1), 1).values[0].to_string(), "1");
    player(&mut event, 2).participation = Participation::Disqualified { after: RoundNo(1) };
    assert_eq!(row(&standings(&event, 1), 1).values[0].to_string(), "2", "his own");
    player(&mut event, 1).participation = Participation::Disqualified { after: RoundNo(1) };
    assert_eq!(row(&standings(&event, 1), 1).values[0].to_string(), "0", "nobody is left with points");
}

#[test]
fn rules_3_2_the_points_of_a_disqualified_opponent_count_in_full() {
    let mut event = event(rules(), &["F2- bye", "S1+ bye"]);
    player(&mut event, 2).participation = Participation::Disqualified { after: RoundNo(2) };
    // 2 has 4; 1's bye counts the lowest of those not disqualified: his own 2.
    assert_eq!(row(&standings(&event, 2), 1).values[0].to_string(), "6");
}

#[test]
fn rules_3_2_who_left_the_pool_counts_for_others_the_points_he_left_with() {
    // 2 won twice and plays a final from round 3 on, beside the pool.
    let rows = ["F2- bye bye bye", "S1+ F3+ . .", "bye S2- bye bye"];
    assert_eq!(row(&standings(&event(rules(), &rows), 4), 2).values[0].to_string(), "12", "6 + 6, and no more terms");
    // 1: 2 has 4, and three byes at 4, the lowest.
    assert_eq!(opponents_points(&rules(), &rows, 1, 4), "16");
}

#[test]
fn rules_3_2_missed_rounds_count_only_if_set() {
    let rows = [". F2+ . .", "bye S1- half .", "half half half half"];
    let mut rules = rules();
    let of_late = |rules: &Regulation| {
        let mut event = event(rules.clone(), &rows);
        player(&mut event, 1).first_round = RoundNo(2);
        player(&mut event, 1).participation = Participation::Withdrawn { after: RoundNo(2) };
        row(&standings(&event, 4), 1).values[0].to_string()
    };
    // 1 has 2, 2 has 3, 3 has 4.
    assert_eq!(of_late(&rules), "3", "2 alone");
    rules.counting.missed_opponent = AbsentOpponent::LowestWithPoints;
    assert_eq!(of_late(&rules), "9", "2, and for rounds 1, 3 and 4 the lowest, which is his own 2");
}

#[test]
fn rules_2_4_missed_rounds_bring_nothing_or_a_draw_each() {
    let mut rules = regulation(&[Criterion::Points, Criterion::ProgressivePoints]);
    let of_late = |rules: &Regulation| {
        let mut event = event(rules.clone(), &[". . F2+ .", "bye bye S1- ."]);
        player(&mut event, 1).first_round = RoundNo(3);
        let after = standings(&event, 4);
        row(&after, 1).values.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    assert_eq!(of_late(&rules), ["2", "4"]);
    rules.counting.missed_round = NoGame::Draw;
    // 1, 2, 4, 4; round 4 was missed after the entry and brings nothing.
    assert_eq!(of_late(&rules), ["4", "11"]);
}

#[test]
fn rules_1_1_fouls_take_from_the_players_own_opponents_points_from_their_round_on() {
    let mut rules = rules();
    rules.fouls.opponents_points_lost = Points::whole(3);
    let mut event = event(rules, &["F2+ F3+ F4+", "S1- F4+ bye", "F4+ S1- bye", "S3- S2- S1-"]);
    // 2 and 3 have 4 after round 3, and 2 after rounds 1 (3) and 2 (2 and 3).
    foul(&mut event, 1, 2, 0);
    let values = |round: u16, number: u32| {
        let after = standings(&event, round);
        row(&after, number).values.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(values(1, 1), "0 0 0");
    assert_eq!(values(2, 1), "1 -1 -3", "2 + 2 − 3; the cuts remove 2 and then 2 more");
    assert_eq!(values(3, 1), "5 5 1", "4 + 4 + 0 − 3");
    // 1's opponents count his points in full.
    assert_eq!(values(3, 4), "14 10 4", "6 + 4 + 4");
}
