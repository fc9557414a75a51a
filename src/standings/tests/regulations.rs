//! Rules 1: the orders of the five regulations, each on an all-play-all of four with every value written by hand.
//!
//! But for Mianyang it is one and the same table, so that what differs is the regulation alone:
//!
//! | | round 1 | round 2 | round 3 | points | opponents' points | progressive |
//! |---|---|---|---|---|---|---|
//! | 1 | lost to 2 | beat 3 | beat 4 | 4 | 4 + 2 + 2 | 0 + 2 + 4 |
//! | 2 | beat 1 | lost to 4 | beat 3 | 4 | 4 + 2 + 2 | 2 + 2 + 4 |
//! | 3 | beat 4 | lost to 1 | lost to 2 | 2 | 2 + 4 + 4 | 2 + 2 + 2 |
//! | 4 | lost to 3 | beat 2 | lost to 1 | 2 | 2 + 4 + 4 | 0 + 2 + 2 |
//!
//! Games as second: 1 once (round 2), 2 twice (rounds 1 and 2), 3 once (round 3), 4 twice (rounds 1 and 3).

use super::crosstable::{event, foul, ledger, lines, player, standings};
use super::regulation;
use crate::event::{Condition, Criterion, Gender, Listed, PoolId, RoundNo, Section, SectionId, View};
use crate::standings::{Order, view};
use crate::templates::Template;

const FOUR: [&str; 4] = ["F2- S3+ F4+", "S1+ S4- F3+", "F4+ F1- S2-", "S3- F2+ S1-"];

#[test]
fn rules_1_1_mianyang() {
    // Draws: 1–2, 3–1 and 2–4, the first-named as first. Points: 2 + 3 + 5, 3 + 2 + 5, 5 + 2 + 0, 0 + 3 + 0.
    let rows = ["F2= S3= F4+", "S1= F4= S3+", "F4+ F1= F2-", "S3- S2= S1-"];
    let mut event = event(Template::Mianyang.regulation().unwrap(), &rows);
    // After round 2: 3 has 7; 1 and 2 have 5, 1's opponents 5 + 7, 2's 5 + 3.
    assert_eq!(lines(&standings(&event, 2))[..2], ["3: 7 8 12 1 – 0 1", "1: 5 12 7 0 – 0 3"]);
    // After round 3: 1 and 2 have 10, and both met the other's 10 and 7 and 3. Progressive: 2 + 5 + 10 against
    // 3 + 5 + 10, because a draw as second brings more.
    let after = ["2: 10 20 18 1 – 0 3", "1: 10 20 17 1 – 0 2", "3: 7 23 19 1 – 0 1", "4: 3 27 6 0 – 0 4"];
    assert_eq!(lines(&standings(&event, 3)), after);
    // A foul takes 3 from 2's opponents' points, and with them the first place.
    foul(&mut event, 2, 3, 0);
    assert_eq!(lines(&standings(&event, 3))[..2], ["1: 10 20 17 1 – 0 2", "2: 10 17 18 1 – 1 3"]);
}

#[test]
fn rules_1_2_xiamen_by_preset_a_with_men_and_women_apart_and_together() {
    let mut event = event(regulation(Criterion::PRESET_A), &FOUR);
    // All hold 2 after round 2, their opponents 4, all won once. 2 has been second twice, 1 and 4 once, 3 never. 4
    // stood before 1 after round 1: both had lost, 4 as second.
    let after_2 = ["2: 2 4 1 0 2 1", "4: 2 4 1 0 1 3", "1: 2 4 1 0 1 4", "3: 2 4 1 0 0 2"];
    assert_eq!(lines(&standings(&event, 2)), after_2);
    // Twice the games as second decide: 2 before 1, 4 before 3.
    let after_3 = ["2: 4 8 2 0 2 1", "1: 4 8 2 0 1 3", "4: 2 10 1 0 2 2", "3: 2 10 1 0 1 4"];
    assert_eq!(lines(&standings(&event, 3)), after_3);
    for (number, gender) in [(1, Gender::Man), (2, Gender::Woman), (3, Gender::Woman), (4, Gender::Man)] {
        player(&mut event, number).profile.gender = Some(gender);
    }
    let apart = |gender| View::new("名单", Listed::Section(SectionId(0)), Condition::of_gender(gender));
    event.regulation.views = vec![apart(Gender::Man), apart(Gender::Woman)];
    let list = |index| lines(&view(&event, &ledger(&event), index, RoundNo(3)).unwrap());
    assert_eq!(list(0), [after_3[1], after_3[2]]);
    assert_eq!(list(1), [after_3[0], after_3[3]]);
}

#[test]
fn rules_1_3_tangshan() {
    let criteria = [
        Criterion::Points,
        Criterion::ProgressivePoints,
        Criterion::OpponentsPoints,
        Criterion::Wins,
        Criterion::Fouls,
        Criterion::GamesAsSecond,
        Criterion::PreviousPlace,
    ];
    let event = event(regulation(&criteria), &FOUR);
    // After round 2, 2 and 3 lead with 2 + 2 before 0 + 2, 2 by his games as second. 4 and 1 are alike but for the
    // place before: 4 had lost as second, 1 as first.
    let after_2 = ["2: 2 4 4 1 0 2 1", "3: 2 4 4 1 0 0 2", "4: 2 2 4 1 0 1 3", "1: 2 2 4 1 0 1 4"];
    assert_eq!(lines(&standings(&event, 2)), after_2);
    // Progressive points come second: 8 before 6, and 6 before 4, so that 3 stands before 4, other than by preset A.
    let after_3 = ["2: 4 8 8 2 0 2 1", "1: 4 6 8 2 0 1 4", "3: 2 6 10 1 0 1 2", "4: 2 4 10 1 0 2 3"];
    assert_eq!(lines(&standings(&event, 3)), after_3);
}

#[test]
fn rules_1_4_jinhua_ranks_the_sections_of_one_pool_apart() {
    let mut rules = regulation(Criterion::PRESET_A);
    rules.sections.push(Section { name: "金华本地组".into(), ..rules.sections[0].clone() });
    let mut event = event(rules, &FOUR);
    for number in [2, 4] {
        player(&mut event, number).section = SectionId(1);
    }
    let ledger = ledger(&event);
    let section = |id| lines(&Order::of_section(&event, &ledger, SectionId(id)).after(RoundNo(3)));
    // Opponents of the other section count in full; the place before is the one of the list apart.
    assert_eq!(section(0), ["1: 4 8 2 0 1 1", "3: 2 10 1 0 1 2"]);
    assert_eq!(section(1), ["2: 4 8 2 0 2 1", "4: 2 10 1 0 2 2"]);
    let joint = Order::of_listed(&event, &ledger, Listed::Pool(PoolId(0))).unwrap().after(RoundNo(3));
    assert_eq!(lines(&joint), ["2: 4 8 2 0 2 1", "1: 4 8 2 0 1 3", "4: 2 10 1 0 2 2", "3: 2 10 1 0 1 4"]);
}

#[test]
fn rules_1_5_gaoping() {
    let mut event = event(Template::Gaoping.regulation().unwrap(), &FOUR);
    // After round 2 all four are tied when it comes to the direct encounter, and have not all met.
    let after_2 = ["2: 2 4 1 0 – 2 1", "4: 2 4 1 0 – 1 3", "1: 2 4 1 0 – 1 4", "3: 2 4 1 0 – 0 2"];
    assert_eq!(lines(&standings(&event, 2)), after_2);
    // After round 3: 2 beat 1. 3 beat 4 and stands before him, who has more games as second.
    let after_3 = ["2: 4 8 2 0 2 2 1", "1: 4 8 2 0 0 1 3", "3: 2 10 1 0 2 1 4", "4: 2 10 1 0 0 2 2"];
    assert_eq!(lines(&standings(&event, 3)), after_3);
    // An answered telephone counts two fouls, and fouls come before the direct encounter.
    let phone = event.regulation.fouls.kinds.iter().position(|kind| kind.name == "接听手机").unwrap();
    foul(&mut event, 3, 3, phone);
    assert_eq!(lines(&standings(&event, 3))[2..], ["4: 2 10 1 0 – 2 2", "3: 2 10 1 2 – 1 4"]);
}
