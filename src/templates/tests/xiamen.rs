//! Xiamen 2019 (rules 1.2): ten in the open section for nine rounds, eight in 少年乙组 for seven; each in a pool of its
//! own, in which everyone meets everyone.

use super::hall::*;
use crate::awards::{Awards, Qualified};
use crate::command::Entrant;
use crate::event::{Gender, Outcome, PlayerId, PrizesOf, SectionId, Table};
use crate::templates::Template;

/// 1 to 10 in the open section, 11 to 18 in 少年乙组. 3, 4 and 15 have a household in Xiamen; 11 is in the final already.
fn entrants() -> Vec<Entrant> {
    let gender = |number: u32| match number {
        2 | 4 | 7 | 9 | 13 | 15 | 17 => Gender::Woman,
        _ => Gender::Man,
    };
    let flags = |number: u32| match number {
        3 | 4 | 15 => &["厦门户口"][..],
        11 => &["已有总决赛资格"],
        _ => &[],
    };
    (1..=18).map(|number| entrant(if number <= 10 { 0 } else { 2 }, gender(number), flags(number))).collect()
}

/// 4 beats 2, so that 2, 3, 4 beat each other in a ring; else the smaller number wins.
fn ring(table: &Table) -> Outcome {
    if meets(table, 2, 4) { larger_wins(table) } else { smaller_wins(table) }
}

fn played() -> Hall {
    let mut hall = Hall::open(Template::Xiamen, entrants());
    hall.draw(0);
    for _ in 0..9 {
        hall.play(0, ring);
    }
    hall.draw(2);
    hall.play_to(2, 7);
    hall
}

fn winners(hall: &Hall, list: PrizesOf) -> Vec<u32> {
    let awards = Awards::of_list(&hall.event, list);
    assert!(awards.is_final);
    awards.prizes.iter().flat_map(|granted| &granted.winners).map(|winner| winner.player.0).collect()
}

fn qualified(hall: &Hall, index: usize) -> Vec<u32> {
    Qualified::of(&hall.event, index).expect("a quota").players().map(|player| player.0).collect()
}

#[test]
fn rules_1_2_the_open_section_is_placed_apart_and_together() {
    let hall = played();
    assert_eq!(hall.tables(0, 9), "9-1 5-4 6-2 8-3 7-10");
    // 2, 3 and 4 are alike down to the games as second; preset A knows no direct encounter. Before round 9, which all
    // three won, each had 12 of the 80 points given, and 3 had yet to meet 8, who had 4, 2 to meet 6 with 8, 4 to meet
    // 5 with 10: the opponents of 3 had 64, those of 2 had 60, those of 4 had 58.
    let places = [
        "1: 18 72 9 0 4 1",
        "3: 14 76 7 0 5 2",
        "2: 14 76 7 0 5 3",
        "4: 14 76 7 0 5 4",
        "5: 10 80 5 0 4 5",
        "6: 8 82 4 0 4 6",
        "7: 6 84 3 0 5 7",
        "8: 4 86 2 0 4 8",
        "9: 2 88 1 0 4 9",
        "10: 0 90 0 0 5 10",
    ];
    assert_eq!(lines(&hall.section(0)), places);
    assert_eq!(hall.view(0, 0), Some(vec![1, 3, 5, 6, 8, 10]), "men");
    assert_eq!(hall.view(0, 1), Some(vec![2, 4, 7, 9]), "women");
    let money = Awards::of(&hall.event, SectionId(0));
    assert_eq!(money.yuan(), 8000 + 4000 + 2000 + 1000 + 2 * 800 + 2 * 500 + 2 * 300, "by the joint place");
    assert_eq!(winners(&hall, PrizesOf::View(0)), [1, 3, 5, 6, 8], "six men: one fewer is awarded");
    assert_eq!(winners(&hall, PrizesOf::View(1)), [2, 4, 7], "four women: one fewer is awarded");
    let player = PlayerId(2);
    let joint = money.prizes.iter().flat_map(|granted| &granted.winners).find(|winner| winner.player == player);
    assert_eq!(joint.map(|winner| winner.place.0), Some(3), "2000 for the third, the cup for the first woman");
}

#[test]
fn rules_1_2_a_youth_section_in_its_own_pool() {
    let hall = played();
    let places = [
        "11: 14 42 7 0 4 1",
        "12: 12 44 6 0 3 2",
        "13: 10 46 5 0 4 3",
        "14: 8 48 4 0 4 5",
        "15: 6 50 3 0 3 4",
        "16: 4 52 2 0 3 6",
        "17: 2 54 1 0 4 7",
        "18: 0 56 0 0 3 8",
    ];
    assert_eq!(lines(&hall.section(2)), places);
    assert_eq!(winners(&hall, PrizesOf::View(4)), [11, 12, 14, 16], "five boys, the last without a prize");
    assert_eq!(winners(&hall, PrizesOf::View(5)), [13, 15], "three girls");
}

#[test]
fn rules_1_2_kings_winners_and_nominations() {
    let hall = played();
    assert_eq!(qualified(&hall, 0), [3], "the best placed with a household in Xiamen, not the champion");
    assert_eq!(qualified(&hall, 2), [15]);
    let quota_of = |view| {
        let quotas = &hall.event.regulation.quotas;
        quotas.iter().position(|quota| quota.as_awarded_in == Some(view)).expect("a quota of the view")
    };
    assert_eq!(
        qualified(&hall, quota_of(4)),
        [12, 14, 16, 18],
        "four are awarded; 11 is passed over, the next moves up"
    );
    assert_eq!(qualified(&hall, quota_of(5)), [13, 15]);
    let nominated = hall.event.regulation.quotas.len() - 4;
    assert_eq!([0, 1].map(|index| qualified(&hall, nominated + index)), [vec![1], vec![2]], "both champions");
}
