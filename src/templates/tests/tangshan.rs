//! Tangshan 2020 (rules 1.3): sixteen in the open section for 7 + 2 rounds, four in 少年组 and six in 儿童甲组, who play
//! seven rounds in one pool. The smaller number always wins.

use super::hall::*;
use crate::awards::Awards;
use crate::command::Entrant;
use crate::event::{Gender, PoolId, PrizesOf, SectionId};
use crate::registration::{DroppedList, Proposal, proposals};
use crate::templates::Template;

/// 1 to 16 in the open section, 17 to 20 in 少年组, 21 to 26 in 儿童甲组.
fn entrants() -> Vec<Entrant> {
    let gender = |number: u32| match number {
        5 | 9 | 13 | 18 | 20 | 24 | 25 | 26 => Gender::Woman,
        _ => Gender::Man,
    };
    let section = |number: u32| match number {
        ..=16 => 0,
        17..=20 => 2,
        _ => 3,
    };
    (1..=26).map(|number| entrant(section(number), gender(number), &[])).collect()
}

/// Entered, with what is proposed accepted, and drawn.
fn drawn() -> Hall {
    let mut hall = Hall::open(Template::Tangshan, entrants());
    let merge = proposals(&hall.event).remove(0);
    for command in merge.commands(&hall.event) {
        hall.run(command);
    }
    hall.draw(0);
    hall.draw(3);
    hall
}

fn winners(hall: &Hall, list: PrizesOf) -> Vec<u32> {
    let awards = Awards::of_list(&hall.event, list);
    awards.prizes.iter().flat_map(|granted| &granted.winners).map(|winner| winner.player.0).collect()
}

#[test]
fn rules_1_3_the_open_section_plays_7_rounds_and_those_who_stay_two_more() {
    let mut hall = drawn();
    hall.play_to(0, 7);
    // 10, 12 and 11 hold 6, and 24 progressive points: opponents' points are next. 8, who holds 8, has 20 progressive
    // points and stands behind 4 with 28, whatever their opponents' points.
    let after_7 = [
        "1: 14 56 58 7 0 3 1",
        "2: 12 42 62 6 0 4 2",
        "3: 10 34 62 5 0 4 4",
        "9: 8 44 56 4 0 3 3",
        "5: 8 32 60 4 0 3 6",
        "6: 8 32 50 4 0 3 7",
        "4: 8 28 64 4 0 4 5",
        "7: 8 26 40 4 0 4 10",
        "8: 8 20 38 4 0 3 11",
        "10: 6 24 50 3 0 4 13",
        "12: 6 24 44 3 0 4 9",
        "11: 6 24 40 3 0 4 8",
        "13: 4 26 48 2 0 3 12",
        "14: 4 22 34 2 0 3 14",
        "15: 2 14 38 1 0 4 15",
        "16: 0 0 40 0 0 3 16",
    ];
    assert_eq!(lines(&hall.section(0)), after_7);
    let finalists = [1, 2, 3, 9];
    for round in [8, 9] {
        hall.away(&finalists, round);
    }
    hall.play_to(0, 9);
    assert_eq!(hall.tables(0, 8), "4-7 8-5 12-6 10-14 15-11 13-16");
    // 6, 4 won both games and have 12, by progressive points 54 before 50, though 4's opponents have 96 and 6's 70.
    // Of 10 points: 5 by 52, 7 by 44, 10 by 42, 8 by 38.
    let others = hall.section(0).filtered(|player| !finalists.contains(&player.0));
    let places = [
        "6: 12 54 70 6 0 5 5",
        "4: 12 50 96 6 0 5 6",
        "5: 10 52 90 5 0 4 4",
        "7: 10 44 66 5 0 5 8",
        "10: 10 42 66 5 0 4 9",
        "8: 10 38 72 5 0 4 11",
        "11: 8 40 64 4 0 5 10",
        "12: 8 38 68 4 0 4 13",
        "13: 6 38 64 3 0 4 12",
        "14: 4 30 62 2 0 5 14",
        "15: 2 18 68 1 0 5 15",
        "16: 0 0 70 0 0 4 16",
    ];
    assert_eq!(lines(&others), places);
    // Who left counts for others what he left with (rules 3.2): 1 met 2, 3, 5, 10, 9, 12 and 4, of whom 2, 3 and 9 left
    // with 12, 10 and 8, and the others have 10, 10, 8 and 12 in the end.
    assert_eq!(lines(&hall.section(0))[0], "1: 14 84 70 7 0 3 1");
    assert!(Awards::of(&hall.event, SectionId(0)).is_final);
}

#[test]
fn rules_1_3_two_small_sections_play_in_one_pool_and_are_ranked_apart() {
    let mut hall = drawn();
    let dropped = Proposal::DropList(DroppedList { view: 5, entrants: 2, needed: 3, into: Some(4) });
    assert_eq!(hall.event.pool_of(SectionId(2)), Some(PoolId(3)), "four play in the pool of the six");
    let told = proposals(&Hall::open(Template::Tangshan, entrants()).event);
    assert!(told.contains(&dropped), "two girls in 少年组");
    hall.play_to(3, 7);
    assert_eq!(hall.tables(3, 1), "17-18 20-19 21-22 24-23 25-26");
    assert_eq!(
        lines(&hall.section(2)),
        ["17: 14 56 50 7 0 3 1", "18: 12 42 52 6 0 4 2", "19: 10 40 54 5 0 4 3", "20: 8 28 50 4 0 4 4"]
    );
    // 23 stands before 22 by progressive points, with fewer opponents' points.
    let younger = [
        "21: 8 32 52 4 0 2 1",
        "23: 6 28 46 3 0 3 3",
        "22: 6 24 48 3 0 4 2",
        "24: 4 16 44 2 0 3 4",
        "25: 2 14 46 1 0 4 5",
        "26: 0 0 48 0 0 4 6",
    ];
    assert_eq!(lines(&hall.section(3)), younger);
    assert_eq!((hall.view(3, 4), hall.view(3, 5)), (Some(vec![17, 18, 19, 20]), None), "the girls rank among the boys");
    assert_eq!((hall.view(3, 6), hall.view(3, 7)), (Some(vec![21, 23, 22]), Some(vec![24, 25, 26])));
    assert_eq!(winners(&hall, PrizesOf::View(4)), [17, 18, 19, 20]);
    assert!(winners(&hall, PrizesOf::View(5)).is_empty(), "no list, no prizes");
    assert_eq!(winners(&hall, PrizesOf::View(7)), [24, 25, 26]);
}
