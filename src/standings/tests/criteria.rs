//! Rules 3.1, 3.3, 3.4 and 3.6: every criterion on one table of six, with all values written out by hand.

use super::crosstable::{event, foul, line, numbers, player, row, standings};
use super::regulation;
use crate::event::{Criterion, Draw, Moment, Number, RoundNo, WinsCounted};
use crate::standings::{Better, Value};

/// Points: 5, 4, 3, 4, 2, 0.
const SIX: [&str; 6] = ["F2+ S3+ F4=", "S1- F5+ S6+", "F4= F1- S5+", "S3= F6+ S1=", "F6+ S2- F3-", "S5- S4- F2-"];

/// The values of numbers 1 to 6 after round 3.
fn column(criterion: Criterion) -> [String; 6] {
    let after = standings(&event(regulation(&[Criterion::Points, criterion]), &SIX), 3);
    [1, 2, 3, 4, 5, 6].map(|number| row(&after, number).values[1].to_string())
}

/// The order of numbers 1 to 6 where points are left aside.
fn order(criterion: Criterion) -> Vec<u32> {
    numbers(&standings(&event(regulation(&[criterion]), &SIX), 3))
}

#[test]
fn rules_3_1_points() {
    let after = standings(&event(regulation(&[Criterion::Points]), &SIX), 3);
    let points = [1, 2, 3, 4, 5, 6].map(|number| row(&after, number).values[0].to_string());
    assert_eq!(points, ["5", "4", "3", "4", "2", "0"]);
}

#[test]
fn rules_3_1_opponents_points() {
    // 1 met 2, 3, 4: 4 + 3 + 4. 2 met 1, 5, 6: 5 + 2 + 0. 3 met 4, 1, 5. 4 met 3, 6, 1. 5 met 6, 2, 3. 6 met 5, 4, 2.
    assert_eq!(column(Criterion::OpponentsPoints), ["11", "7", "11", "8", "7", "10"]);
}

#[test]
fn rules_3_1_opponents_points_without_the_lowest() {
    assert_eq!(column(Criterion::OpponentsPointsCutLowest), ["8", "7", "9", "8", "7", "8"]);
}

#[test]
fn rules_3_1_opponents_points_without_highest_and_lowest() {
    assert_eq!(column(Criterion::OpponentsPointsMedian), ["4", "2", "4", "3", "3", "4"]);
}

#[test]
fn rules_3_3_progressive_points_add_the_points_held_after_each_round() {
    // 1: 2 + 4 + 5. 2: 0 + 2 + 4. 3: 1 + 1 + 3. 4: 1 + 3 + 4. 5: 2 + 2 + 2.
    assert_eq!(column(Criterion::ProgressivePoints), ["11", "6", "5", "8", "6", "0"]);
}

#[test]
fn rules_3_3_byes_and_forfeits_count_as_scored_and_a_missed_round_carries_the_points_on() {
    let event = event(regulation(&[Criterion::ProgressivePoints]), &["bye . F2+f", "F3+ . S1-f", "S2- . ."]);
    // 1: 2 + 2 + 4. 2: 2 + 2 + 2.
    assert_eq!(row(&standings(&event, 3), 1).values[0].to_string(), "8");
    assert_eq!(row(&standings(&event, 3), 2).values[0].to_string(), "6");
}

#[test]
fn rules_3_1_wins() {
    assert_eq!(column(Criterion::Wins), ["2", "2", "1", "1", "1", "0"]);
}

#[test]
fn rules_3_4_wins_count_forfeits_and_byes_or_only_what_was_played() {
    let rows = ["F2+ F3+f bye half", "S1- bye . .", "zero S1-f . ."];
    let mut rules = regulation(&[Criterion::Wins]);
    let wins = |rules: &crate::event::Regulation| {
        let after = standings(&event(rules.clone(), &rows), 4);
        [1, 2, 3].map(|number| row(&after, number).values[0].to_string())
    };
    assert_eq!(wins(&rules), ["3", "1", "0"], "a bye by hand that brings less than a win is none");
    rules.counting.bye_is_win = false;
    assert_eq!(wins(&rules), ["2", "0", "0"]);
    rules.counting.bye_is_win = true;
    rules.counting.wins = WinsCounted::Played;
    assert_eq!(wins(&rules), ["1", "0", "0"], "neither forfeits nor byes");
}

#[test]
fn rules_2_6_fouls_count_by_weight_in_games_and_outside_and_fewer_are_better() {
    let mut rules = regulation(&[Criterion::Fouls]);
    let kind = |name: &str, weight| crate::event::FoulKind { name: name.into(), weight, loses_at: None };
    rules.fouls.kinds = vec![kind("手机铃响", 1), kind("接听手机", 2)];
    let mut event = event(rules, &SIX);
    foul(&mut event, 1, 1, 1);
    foul(&mut event, 1, 2, 0);
    foul(&mut event, 2, 3, 0);
    event.pools[0].rounds[2].fouls[0].in_game = false;
    let after = standings(&event, 3);
    assert_eq!([1, 2, 3].map(|number| line(row(&after, number))), ["1: 3", "2: 1", "3: 0"]);
    assert_eq!(numbers(&after), [3, 4, 5, 6, 2, 1]);
    assert_eq!(line(row(&standings(&event, 1), 1)), "1: 2", "up to the round in question");
}

#[test]
fn rules_3_1_games_and_wins_as_second() {
    assert_eq!(column(Criterion::GamesAsSecond), ["1", "2", "1", "2", "1", "2"]);
    assert_eq!(column(Criterion::WinsAsSecond), ["1", "1", "1", "0", "0", "0"]);
}

#[test]
fn rules_3_6_a_forfeited_game_keeps_its_colour_only_if_set() {
    let rows = ["F2-f S3+f bye", "S1+f . .", ". F1-f S4?", ". . F3?"];
    let mut rules = regulation(&[Criterion::GamesAsSecond, Criterion::WinsAsSecond]);
    let values = |rules: &crate::event::Regulation| {
        let after = standings(&event(rules.clone(), &rows), 3);
        [1, 2, 3].map(|number| line(row(&after, number)))
    };
    assert_eq!(values(&rules), ["1: 0 0", "2: 0 0", "3: 0 0"], "a game still going on is not counted yet");
    rules.counting.forfeit_keeps_colour = true;
    assert_eq!(values(&rules), ["1: 1 1", "2: 1 1", "3: 0 0"]);
    rules.counting.wins = WinsCounted::Played;
    assert_eq!(values(&rules), ["1: 1 0", "2: 1 0", "3: 0 0"]);
}

#[test]
fn rules_3_1_beaten_drawn_and_lost_opponents_points_and_sonneborn_berger() {
    assert_eq!(column(Criterion::BeatenOpponentsPoints), ["7", "2", "2", "0", "0", "0"]);
    assert_eq!(column(Criterion::DrawnOpponentsPoints), ["4", "0", "4", "8", "0", "0"]);
    assert_eq!(column(Criterion::LostOpponentsPoints), ["0", "5", "5", "0", "7", "10"]);
    // 1: 4 + 3 beaten, half of 4 drawn. 3: 2 beaten, half of 4. 4: half of 3 + 5, and nothing for 6, who has 0.
    assert_eq!(column(Criterion::SonnebornBerger), ["9", "2", "4", "4", "0", "0"]);
}

#[test]
fn sonneborn_berger_is_exact_where_draws_bring_half_points() {
    let mut rules = regulation(&[Criterion::SonnebornBerger]);
    let half = crate::event::Points::HALF;
    rules.points = crate::event::PointTable::equal(half + half, half, crate::event::Points::ZERO);
    let after = standings(&event(rules, &["F2=", "S1="]), 1);
    assert_eq!(after.rows[0].values[0].to_string(), "0.25");
}

#[test]
fn rules_3_1_points_without_the_first_rounds() {
    // 2 and 4 hold 4; without round 1 still 4 against 3.
    let criteria = [Criterion::Points, Criterion::PointsWithoutFirstRounds];
    assert_eq!(column(criteria[1]), ["3/1", "4/2", "2/2", "3/1", "0/0", "0/0"]);
    assert_eq!(numbers(&standings(&event(regulation(&criteria), &SIX), 3)), [1, 2, 4, 3, 5, 6]);
}

#[test]
fn rules_3_1_points_without_the_last_rounds() {
    // 2 and 4 hold 4; without round 3 it is 2 against 3.
    let criteria = [Criterion::Points, Criterion::PointsWithoutLastRounds];
    assert_eq!(column(criteria[1]), ["4/2", "2/0", "1/1", "3/1", "2/2", "0/0"]);
    assert_eq!(numbers(&standings(&event(regulation(&criteria), &SIX), 3)), [1, 4, 2, 3, 5, 6]);
}

#[test]
fn rules_3_1_drawn_number() {
    let mut event = event(regulation(&[Criterion::DrawnNumber]), &["F2+", "S1-", "bye"]);
    for (id, number) in [(1, 30), (2, 10), (3, 20)] {
        player(&mut event, id).number = Some(Number(number));
    }
    assert_eq!(numbers(&standings(&event, 1)), [2, 3, 1]);
}

#[test]
fn rules_5_1_lots_follow_from_seed_and_number() {
    let lots = |seed, rows: &[&str]| {
        let mut event = event(regulation(&[Criterion::Lot]), rows);
        event.pools[0].draw = Some(Draw { seed, at: Moment::default(), numbers: 3 });
        let after = standings(&event, 1);
        assert!(after.rows.is_sorted_by(|above, below| above.values[0] < below.values[0]), "the smaller leads");
        [1, 2, 3].map(|number| row(&after, number).values[0].clone())
    };
    let drawn = lots(2019, &["F2=", "S1=", "bye"]);
    assert_eq!(drawn, lots(2019, &["F2=", "S1=", "bye", "."]), "a walk-in changes nobody's lot");
    assert_ne!(drawn, lots(2020, &["F2=", "S1=", "bye"]));
    // Written down once: the same on every device.
    assert_eq!(drawn, [901_760, 848_710, 198_489].map(Value::Lot));
}

#[test]
fn rules_3_1_more_is_better_but_for_fouls_places_numbers_and_lots() {
    for criterion in Criterion::ALL {
        let less =
            matches!(criterion, Criterion::Fouls | Criterion::PreviousPlace | Criterion::DrawnNumber | Criterion::Lot);
        assert_eq!(Better::of(criterion), if less { Better::Less } else { Better::More });
    }
    assert_eq!(order(Criterion::OpponentsPoints), [1, 3, 6, 4, 2, 5], "7 and 7, 11 and 11 by number");
    assert_eq!(order(Criterion::GamesAsSecond), [2, 4, 6, 1, 3, 5]);
}

#[test]
fn rules_3_1_a_tie_down_to_the_last_criterion() {
    // 1 and 3 are alike in everything but the lot of the draw: the whole preset A goes by, and PreviousPlace falls
    // back to the numbers of rounds 2 and 1.
    let event = event(regulation(Criterion::PRESET_A), &["F2= F4=", "S1= S3=", "F4= F2=", "S3= S1="]);
    let after = standings(&event, 2);
    assert_eq!(numbers(&after), [2, 4, 1, 3]);
    assert_eq!(after.rows[1].separated_by, Some(crate::standings::Separation::Criterion(5)));
    assert_eq!(after.rows[2].separated_by, Some(crate::standings::Separation::Criterion(4)));
    assert_eq!(line(&after.rows[3]), "3: 2 4 0 0 0 4", "second games before: 2 and 4 stood first and second");
    assert_eq!(standings(&event, RoundNo(1).0).rows[0].player.0, 2);
}
