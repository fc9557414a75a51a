//! Rules 3.8, 6.4 and 8.1: sections inside a larger pool, the joint order, men and women apart, views of any kind.

use super::crosstable::{event, ledger, lines, numbers, player, standings};
use super::regulation;
use crate::event::{
    Condition, Criterion, Date, Event, Gender, Listed, Participation, Place, PlayerId, PoolId, RoundNo, Section,
    SectionId, View,
};
use crate::standings::{Ledger, Order, view};

const CRITERIA: [Criterion; 2] = [Criterion::Points, Criterion::OpponentsPoints];

/// Six in one pool, points 5, 4, 3, 4, 2, 0, opponents' points 11, 7, 11, 8, 7, 10; the even numbers are in section 1
/// and women, 4 and 5 are flagged 本地, 6 was born in 1950.
fn mixed() -> Event {
    let mut rules = regulation(&CRITERIA);
    rules.sections.push(Section { name: "少年组".into(), ..rules.sections[0].clone() });
    let rows = ["F2+ S3+ F4=", "S1- F5+ S6+", "F4= F1- S5+", "S3= F6+ S1=", "F6+ S2- F3-", "S5- S4- F2-"];
    let mut event = event(rules, &rows);
    for number in 1..=6 {
        let even = number % 2 == 0;
        let player = player(&mut event, number);
        player.section = SectionId(u16::from(even));
        player.profile.gender = Some(if even { Gender::Woman } else { Gender::Man });
    }
    for number in [4, 5] {
        player(&mut event, number).profile.flags.insert("本地".into());
    }
    player(&mut event, 6).profile.born = Date::new(1950, 6, 1);
    event
}

fn seen(event: &Event, index: usize) -> Option<Vec<u32>> {
    view(event, &ledger(event), index, RoundNo(3)).map(|standings| numbers(&standings))
}

#[test]
fn rules_3_8_sections_of_one_pool_are_ranked_apart_and_opponents_count_in_full() {
    let event = mixed();
    assert_eq!(lines(&standings(&event, 3)), ["1: 5 11", "3: 3 11", "5: 2 7"]);
    let youth = Order::of_section(&event, &ledger(&event), SectionId(1)).after(RoundNo(3));
    assert_eq!(lines(&youth), ["4: 4 8", "2: 4 7", "6: 0 10"]);
    assert_eq!(youth.place_of(PlayerId(4)), Some(Place(1)));
    let joint = Order::of_pool(&event, &ledger(&event)).after(RoundNo(3));
    assert_eq!(numbers(&joint), [1, 4, 2, 3, 5, 6]);
}

#[test]
fn rules_3_8_a_direct_encounter_is_one_of_the_list_apart() {
    // All of 1, 2, 3 hold 2. In the joint order 1 and 3 have not met, so nobody is separated; in the section of 1
    // and 2 alone, 2 beat 1.
    let mut rules = regulation(&[Criterion::Points, Criterion::DirectEncounter]);
    rules.sections.push(rules.sections[0].clone());
    let mut event = event(rules, &["F2- bye", "S1+ F3-", "zero S2+"]);
    player(&mut event, 3).section = SectionId(1);
    assert_eq!(numbers(&Order::of_pool(&event, &ledger(&event)).after(RoundNo(2))), [1, 2, 3]);
    assert_eq!(numbers(&standings(&event, 2)), [2, 1]);
}

#[test]
fn rules_8_1_men_and_women_apart_and_joint() {
    let mut event = mixed();
    let of = Listed::Pool(PoolId(0));
    event.regulation.views = vec![
        View::new("男子", of, Condition::of_gender(Gender::Man)),
        View::new("女子", of, Condition::of_gender(Gender::Woman)),
        View::new("总名次", of, Condition::default()),
    ];
    assert_eq!(seen(&event, 0), Some(vec![1, 3, 5]));
    assert_eq!(seen(&event, 1), Some(vec![4, 2, 6]));
    assert_eq!(seen(&event, 2), Some(vec![1, 4, 2, 3, 5, 6]));
    assert_eq!(seen(&event, 3), None, "no such view");
    assert!(view(&event, &Ledger::of(&event, PoolId(4)), 0, RoundNo(3)).is_none(), "a ledger of another pool");
}

#[test]
fn rules_3_8_views_by_flag_and_by_birth_need_no_new_code() {
    let mut event = mixed();
    let of = Listed::Pool(PoolId(0));
    let seniors = Condition { born_to: Date::new(1959, 12, 31), ..Condition::of_gender(Gender::Woman) };
    event.regulation.views = vec![
        View::new("本地", of, Condition::flagged("本地")),
        View::new("外地", Listed::Section(SectionId(1)), Condition::without("本地")),
        View::new("六十岁以上女子", of, seniors),
    ];
    assert_eq!(seen(&event, 0), Some(vec![4, 5]));
    assert_eq!(seen(&event, 1), Some(vec![2, 6]));
    assert_eq!(seen(&event, 2), Some(vec![6]));
}

#[test]
fn rules_6_4_a_list_with_too_few_is_dropped_and_its_players_rank_in_the_other() {
    let mut event = mixed();
    let of = Listed::Pool(PoolId(0));
    let women =
        View { at_least: 3, dropped_into: Some(0), ..View::new("女子", of, Condition::of_gender(Gender::Woman)) };
    event.regulation.views = vec![View::new("男子", of, Condition::of_gender(Gender::Man)), women];
    assert_eq!((seen(&event, 0), seen(&event, 1)), (Some(vec![1, 3, 5]), Some(vec![4, 2, 6])), "three women");
    event.regulation.views[1].at_least = 4;
    assert_eq!((seen(&event, 0), seen(&event, 1)), (Some(vec![1, 4, 2, 3, 5, 6]), None), "fewer than four");
}

#[test]
fn rules_6_4_the_entrants_count_also_those_who_left() {
    let mut event = mixed();
    let women =
        View { at_least: 3, ..View::new("女子", Listed::Pool(PoolId(0)), Condition::of_gender(Gender::Woman)) };
    event.regulation.views = vec![women];
    player(&mut event, 6).participation = Participation::Withdrawn { after: RoundNo(3) };
    assert_eq!(seen(&event, 0), Some(vec![4, 2, 6]));
}

#[test]
fn rules_2_4_the_disqualified_stand_below_the_others_of_a_view_without_a_place() {
    let mut event = mixed();
    event.regulation.views = vec![View::new("女子", Listed::Pool(PoolId(0)), Condition::of_gender(Gender::Woman))];
    player(&mut event, 4).participation = Participation::Disqualified { after: RoundNo(3) };
    let women = view(&event, &ledger(&event), 0, RoundNo(3)).unwrap();
    assert_eq!(numbers(&women), [2, 6, 4]);
    assert_eq!(women.rows.iter().map(|row| row.place).collect::<Vec<_>>(), [Some(Place(1)), Some(Place(2)), None]);
}
