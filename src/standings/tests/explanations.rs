//! Rules 3.10: every place and every value can be explained.

use super::crosstable::{event, foul, ledger, standings};
use super::regulation;
use crate::event::{Criterion, Event, NoGame, PlayerId, Points, RoundNo};
use crate::standings::{Cause, Entry, LeftOut, Separation, Value};

/// The terms as text: round, opponent or what else it was, amount, "cut" where left out.
fn terms(event: &Event, number: u32, criterion: usize) -> Vec<String> {
    let after = standings(event, 9);
    let terms = after.terms(&ledger(event), PlayerId(number), criterion);
    let text = |term: &crate::standings::Term| {
        let cause = match term.cause {
            Cause::Fouls(weight) => format!("fouls {weight}"),
            Cause::Round(Entry::Game(game)) => format!("against {}", game.opponent),
            Cause::Round(Entry::Bye(NoGame::Win)) => "bye".into(),
            Cause::Round(entry) => format!("{entry:?}"),
        };
        let cut = match term.left_out {
            Some(LeftOut::Lowest) => " cut as lowest",
            Some(LeftOut::Highest) => " cut as highest",
            None => "",
        };
        format!("{}: {cause} {}{cut}", term.round, term.amount)
    };
    terms.iter().map(text).collect()
}

#[test]
fn rules_3_10_the_criterion_that_separated_two_neighbours_and_both_values() {
    let event = event(regulation(Criterion::PRESET_A), &["F2+ S3= F4+", "S1- F4= S3+", "F4+ F1= F2-", "S3- S2= S1-"]);
    let after = standings(&event, 3);
    let comparison = after.comparison(2).unwrap();
    assert_eq!((comparison.above.player, comparison.below.player), (PlayerId(2), PlayerId(3)));
    assert_eq!(comparison.by, Separation::Criterion(4));
    assert_eq!(comparison.values, Some((Criterion::GamesAsSecond, &Value::Count(2), &Value::Count(0))));
    assert_eq!(after.comparison(0), None, "nobody stands above the first");
    assert_eq!(after.comparison(9), None);
}

#[test]
fn rules_3_10_opponents_points_name_each_opponent_the_bye_and_the_fouls() {
    let mut rules = regulation(&[Criterion::OpponentsPoints, Criterion::OpponentsPointsMedian]);
    rules.fouls.opponents_points_lost = Points::whole(3);
    let mut event = event(rules, &["F2+ bye S3-", "S1- F3= bye", "bye S2= F1+"]);
    foul(&mut event, 1, 2, 0);
    // 1 has 4, 2 has 3, 3 has 5; 1's bye counts 3, the lowest.
    let all = ["1: against 2 3", "2: bye 3", "3: against 3 5", "2: fouls 1 -3"];
    assert_eq!(terms(&event, 1, 0), all);
    let median = ["1: against 2 3 cut as lowest", "2: bye 3", "3: against 3 5 cut as highest", "2: fouls 1 -3"];
    assert_eq!(terms(&event, 1, 1), median);
}

#[test]
fn rules_3_10_every_criterion_comes_down_to_its_rounds() {
    let criteria = [
        Criterion::Points,
        Criterion::ProgressivePoints,
        Criterion::Wins,
        Criterion::GamesAsSecond,
        Criterion::SonnebornBerger,
        Criterion::PreviousPlace,
    ];
    let event = event(regulation(&criteria), &["S2+ F3=", "F1- .", ". S1="]);
    assert_eq!(terms(&event, 1, 0), ["1: against 2 2", "2: against 3 1"]);
    assert_eq!(terms(&event, 1, 1), ["1: against 2 2", "2: against 3 3"]);
    assert_eq!(terms(&event, 1, 2), ["1: against 2 1", "2: against 3 0"]);
    assert_eq!(terms(&event, 1, 3), ["1: against 2 1", "2: against 3 0"]);
    assert_eq!(terms(&event, 1, 4), ["1: against 2 0", "2: against 3 0.5"]);
    assert!(terms(&event, 1, 5).is_empty(), "a place is explained by the standings of the round before");
    assert!(terms(&event, 7, 0).is_empty() && terms(&event, 1, 7).is_empty());
}

#[test]
fn rules_3_10_a_direct_encounter_names_the_games_among_all_who_were_tied() {
    let rows = ["F2- F3= F4+ half", "S1+ F4= S3- half", "F4= S1= F2+ .", "S3= S2= S1- bye"];
    let event = event(regulation(&[Criterion::Points, Criterion::DirectEncounter]), &rows);
    assert_eq!(terms(&event, 2, 1), ["1: against 1 2", "2: against 4 1", "3: against 3 0"]);
    let two = super::crosstable::event(regulation(&[Criterion::Points, Criterion::DirectEncounter]), &["F2-", "S1+"]);
    assert!(terms(&two, 1, 1).is_empty(), "1 is tied with nobody");
}

#[test]
fn rules_8_1_a_filtered_list_says_what_separates_its_own_neighbours() {
    // 1: 4 points. 2, 3 and 4 hold 2; opponents' points: 2 met 1 and 4, 3 met 4 and 1, 4 met 3 and 2.
    let rows = ["F2+ S3+", "S1- F4+", "F4+ F1-", "S3- S2-"];
    let event = event(regulation(&[Criterion::Points, Criterion::GamesAsSecond]), &rows);
    let joint = standings(&event, 2);
    assert_eq!(super::crosstable::lines(&joint), ["1: 4 1", "2: 2 1", "3: 2 0", "4: 0 2"]);
    let apart = joint.filtered(|player| player != PlayerId(2));
    assert_eq!(super::crosstable::numbers(&apart), [1, 3, 4]);
    let places: Vec<u32> = apart.rows.iter().filter_map(|row| row.place).map(|place| place.0).collect();
    assert_eq!(places, [1, 2, 3]);
    let by: Vec<_> = apart.rows.iter().map(|row| row.separated_by).collect();
    assert_eq!(by, [None, Some(Separation::Criterion(0)), Some(Separation::Criterion(0))], "1 and 3 differ in points");
    assert_eq!(joint.filtered(|player| player != PlayerId(1)).rows[0].separated_by, None);
    assert_eq!(apart.round, RoundNo(2));
}
