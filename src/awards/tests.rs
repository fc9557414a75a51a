//! The rules of awards, each stated with its number.

use std::collections::BTreeSet;

use super::*;
use crate::event::{
    Condition, Event, GradeTitle, Listed, Number, Outcome, Participation, Place, Player, PlayerId, Prize, PrizesOf,
    Profile, Quota, Regulation, Round, RoundNo, Rounding, SectionId, Table, TeamRules, TiedMoney, View,
};

/// A section of one round and these prizes, in which each odd number has beaten the next: the places are the odd
/// numbers, then the even ones.
fn event(players: u32, prizes: Vec<Prize>) -> Event {
    let mut regulation = Regulation::blank("试赛", "公开组", RoundNo(1));
    regulation.sections[0].prizes = prizes;
    let mut event = Event::new(regulation);
    for number in 1..=players {
        let id = event.enter(|id| Player::new(id, Profile::named(format!("棋手{number}")), SectionId(0)));
        event.player_mut(id).unwrap().number = Some(Number(number));
    }
    let pair = |first: u32| Table {
        outcome: Some(Outcome::FirstWins),
        ..Table::new(PlayerId(2 * first - 1), PlayerId(2 * first))
    };
    event.pools[0].rounds = vec![Round { tables: (1..=players / 2).map(pair).collect(), ..Round::default() }];
    event
}

fn awards(event: &Event) -> Awards {
    Awards::of(event, SectionId(0))
}

fn winners(granted: &Granted) -> Vec<(u32, u32)> {
    granted.winners.iter().map(|winner| (winner.place.0, winner.player.0)).collect()
}

#[test]
fn rules_7_1_each_place_of_a_range_gets_its_prize() {
    let event = event(6, vec![Prize::money(1, 1, 300), Prize::money(2, 4, 100)]);
    let awards = awards(&event);
    assert_eq!(winners(&awards.prizes[0]), [(1, 1)]);
    assert_eq!(winners(&awards.prizes[1]), [(2, 3), (3, 5), (4, 2)]);
    assert!(awards.prizes.iter().all(|granted| granted.vacant.is_none()));
    assert_eq!((awards.count(), awards.winners().len(), awards.yuan()), (4, 4, 600));
    assert!(awards.is_final);
}

#[test]
fn rules_7_1_a_lucky_place_that_nobody_holds_is_said() {
    let event = event(6, vec![Prize::money(5, 8, 50), Prize::lucky(6, 100), Prize::lucky(88, 100)]);
    let awards = awards(&event);
    assert_eq!(winners(&awards.prizes[0]), [(5, 4), (6, 6)]);
    assert_eq!(awards.prizes[0].vacant, Some((Place(7), Place(8))));
    assert_eq!(awards.prizes[1].vacant, None);
    assert_eq!(awards.prizes[2].vacant, Some((Place(88), Place(88))));
    assert_eq!(awards.yuan(), 200, "two of 50 and one lucky prize");
    assert_eq!((awards.count(), awards.winners().len()), (3, 2), "a player may get several");
}

#[test]
fn rules_2_4_a_withdrawn_player_keeps_his_prize_and_a_disqualified_one_has_none() {
    let mut event = event(4, vec![Prize::money(1, 2, 100)]);
    event.player_mut(PlayerId(3)).unwrap().participation = Participation::Withdrawn { after: RoundNo(1) };
    assert_eq!(winners(&awards(&event).prizes[0]), [(1, 1), (2, 3)]);
    event.player_mut(PlayerId(1)).unwrap().participation = Participation::Disqualified { after: RoundNo(1) };
    assert_eq!(winners(&awards(&event).prizes[0]), [(1, 3), (2, 2)]);
}

#[test]
fn awards_are_provisional_until_the_last_result() {
    let mut event = event(4, vec![Prize::money(1, 1, 100)]);
    event.pools[0].rounds[0].tables[1].outcome = None;
    assert!(!awards(&event).is_final, "a result is missing");
    event.pools[0].rounds[0].tables[1].outcome = Some(Outcome::Draw);
    event.regulation.pools[0].rounds = RoundNo(2);
    assert!(!awards(&event).is_final, "a round is to come");
}

#[test]
fn before_round_1_nobody_has_won_anything() {
    let mut event = event(4, vec![Prize::money(1, 3, 100)]);
    event.pools[0].rounds.clear();
    let awards = awards(&event);
    assert_eq!((awards.count(), awards.yuan(), awards.is_final), (0, 0, false));
    assert_eq!(awards.prizes[0].vacant, Some((Place(1), Place(3))));
}

#[test]
fn a_prize_without_end_and_a_section_without_players_do_no_harm() {
    let mut event = event(2, vec![Prize::money(1, u32::MAX, u32::MAX)]);
    assert_eq!(awards(&event).yuan(), 2 * u64::from(u32::MAX));
    event = self::event(0, vec![Prize::money(u32::MAX, u32::MAX, 1)]);
    assert_eq!(awards(&event).count(), 0);
    assert_eq!(Awards::of(&event, SectionId(7)), Awards::default());
}

/// A quota of the section for everyone.
fn quota(places: Option<u32>, one_per: Option<u32>, less: u32) -> Quota {
    Quota {
        name: "决赛".into(),
        of: Listed::Section(SectionId(0)),
        condition: Condition::default(),
        passing_over: BTreeSet::from(["大师".into()]),
        places,
        one_per,
        less,
        as_awarded_in: None,
    }
}

/// Places, and the candidates with whether they are passed over.
fn qualified(event: &Event) -> (u32, Vec<(u32, bool)>) {
    let qualified = Qualified::of(event, 0).unwrap();
    let candidates = qualified.candidates.iter();
    let candidates = candidates.map(|candidate| (candidate.player.0, candidate.passed_over.is_some())).collect();
    (qualified.places, candidates)
}

#[test]
fn rules_7_2_one_place_for_so_many_entrants_and_the_next_for_who_is_passed_over() {
    // 6 players: the places are 1, 3, 5, 2, 4, 6.
    let mut event = event(6, Vec::new());
    event.player_mut(PlayerId(3)).unwrap().profile.flags.insert("大师".into());
    event.regulation.quotas = vec![quota(None, Some(2), 1)];
    assert_eq!(qualified(&event), (2, vec![(1, false), (3, true), (5, false)]), "6 / 2, one fewer");
    event.regulation.quotas = vec![quota(Some(1), Some(4), 0)];
    assert_eq!(qualified(&event), (1, vec![(1, false)]), "one at most, and 6 / 4 is one");
    event.regulation.quotas = vec![quota(Some(1), Some(7), 0)];
    assert_eq!(qualified(&event), (0, vec![]), "fewer than seven");
    event.regulation.quotas = vec![quota(Some(9), None, 0)];
    assert_eq!(qualified(&event).1.len(), 6, "not enough for nine: everyone, one of them passed over");
    assert!(Qualified::of(&event, 1).is_none());
}

#[test]
fn rules_7_2_a_quota_for_some_and_of_as_many_as_are_awarded() {
    let mut event = event(6, Vec::new());
    for number in [2, 3, 4, 6] {
        event.player_mut(PlayerId(number)).unwrap().profile.flags.insert("本地".into());
    }
    let of = Listed::Section(SectionId(0));
    let locals = View {
        prizes: vec![Prize::money(1, 6, 100)],
        one_fewer: true,
        ..View::new("本地", of, Condition::flagged("本地"))
    };
    event.regulation.views = vec![locals];
    event.regulation.quotas =
        vec![Quota { condition: Condition::flagged("本地"), as_awarded_in: Some(0), ..quota(None, None, 0) }];
    assert_eq!(qualified(&event), (3, vec![(3, false), (2, false), (4, false)]), "four, one fewer is awarded");
    event.pools[0].rounds.clear();
    assert_eq!(qualified(&event).1, [], "nobody has a place yet");
}

/// Prizes of the section and of a list for those flagged 本地, who are the players of these numbers.
fn with_locals(prizes: Vec<Prize>, of_locals: Vec<Prize>, locals: &[u32]) -> Event {
    let mut event = event(6, prizes);
    for &number in locals {
        event.player_mut(PlayerId(number)).unwrap().profile.flags.insert("本地".into());
    }
    let of = Listed::Section(SectionId(0));
    event.regulation.views = vec![View { prizes: of_locals, ..View::new("本地", of, Condition::flagged("本地")) }];
    event
}

fn of_list(event: &Event, list: PrizesOf) -> Vec<(u32, u32, u64)> {
    let winners = Awards::of_list(event, list).prizes.into_iter().flat_map(|granted| granted.winners);
    winners.map(|winner| (winner.of_place.0, winner.player.0, winner.yuan)).collect()
}

const SECTION: PrizesOf = PrizesOf::Section(SectionId(0));
const LOCALS: PrizesOf = PrizesOf::View(0);

#[test]
fn rules_7_1_a_player_gets_several_prizes_unless_set_otherwise() {
    // The places are 1, 3, 5, 2, 4, 6; locals are 1, 3 and 4.
    let prizes = vec![Prize::money(1, 1, 300), Prize::money(2, 2, 100)];
    let of_locals = vec![Prize::money(1, 1, 200), Prize::money(2, 2, 50)];
    let mut event = with_locals(prizes, of_locals, &[1, 3, 4]);
    assert_eq!(of_list(&event, SECTION), [(1, 1, 300), (2, 3, 100)]);
    assert_eq!(of_list(&event, LOCALS), [(1, 1, 200), (2, 3, 50)]);
    event.regulation.awards.one_each = true;
    assert_eq!(of_list(&event, SECTION), [(1, 1, 300), (2, 5, 100)], "3 has more as a local: his 100 pass down");
    assert_eq!(of_list(&event, LOCALS), [(1, 3, 200), (2, 4, 50)], "1 keeps his 300, so 200 pass to the next local");
    let passed: Vec<(u32, u32)> = Awards::of_list(&event, LOCALS)
        .prizes
        .iter()
        .flat_map(|granted| &granted.passed_over)
        .map(|passed| (passed.place.0, passed.player.0))
        .collect();
    assert_eq!(passed, [(1, 1)], "and it is said who was passed over");
    let handout = Handout::of(&event);
    assert_eq!((handout.yuan(), handout.by_player().len()), (650, 4));
    assert!(handout.by_player().iter().all(|recipient| recipient.prizes.len() == 1));
}

#[test]
fn rules_7_1_a_prize_that_nobody_is_left_for_is_said_to_be_vacant() {
    let mut event = with_locals(vec![Prize::money(1, 3, 300)], vec![Prize::money(1, 2, 100)], &[1, 3]);
    event.regulation.awards.one_each = true;
    let awards = Awards::of_list(&event, LOCALS);
    assert_eq!((awards.count(), awards.prizes[0].vacant), (0, Some((Place(1), Place(2)))), "both have more");
}

#[test]
fn rules_7_1_everything_of_one_place_goes_together() {
    let cup = Prize { yuan: None, thing: "奖杯".into(), ..Prize::money(1, 1, 0) };
    let mut event = with_locals(vec![Prize::money(1, 1, 300), cup], vec![Prize::money(1, 1, 100)], &[1, 2]);
    event.regulation.awards.one_each = true;
    assert_eq!(of_list(&event, SECTION), [(1, 1, 300), (1, 1, 0)], "money and cup");
    assert_eq!(of_list(&event, LOCALS), [(1, 2, 100)]);
}

#[test]
fn rules_7_1_money_of_tied_places_is_shared_only_if_set() {
    // 1, 3 and 5 have two points each, 2, 4 and 6 none.
    let mut event = event(6, vec![Prize::money(1, 1, 1000), Prize::money(2, 2, 600), Prize::lucky(2, 50)]);
    assert_eq!(of_list(&event, SECTION), [(1, 1, 1000), (2, 3, 600), (2, 3, 50)]);
    event.regulation.awards.tied_money = TiedMoney::SharedByPoints;
    let shared = [(1, 1, 533), (2, 3, 533), (2, 5, 533), (2, 3, 50)];
    assert_eq!(of_list(&event, SECTION), shared, "1600 by three in whole yuan; the lucky prize is 3's alone");
    assert_eq!(awards(&event).yuan(), 3 * 533 + 50);
}

#[test]
fn rules_7_1_money_is_shared_where_only_the_number_decides() {
    // All of equal points met opponents without points and won: 1, 3 and 5 had first, so that all is equal but the number.
    let mut event = event(6, vec![Prize::money(1, 2, 100)]);
    event.regulation.awards.tied_money = TiedMoney::SharedByOrder;
    event.regulation.sections[0].criteria = vec![crate::event::Criterion::Points];
    assert_eq!(of_list(&event, SECTION), [(1, 1, 66), (2, 3, 66), (2, 5, 66)]);
    event.regulation.sections[0].criteria.push(crate::event::Criterion::PreviousPlace);
    assert_eq!(of_list(&event, SECTION), [(1, 1, 100), (2, 3, 100)], "a criterion has told them apart");
}

#[test]
fn rules_7_1_shares_and_quotas_round_as_set() {
    let half = Prize { up_to_percent: Some(25), ..Prize::money(1, 6, 100) };
    let mut event = event(6, vec![half]);
    event.regulation.quotas = vec![quota(None, Some(4), 0)];
    let with = |rounding| {
        event.regulation.awards.rounding = rounding;
        (awards(&event).count(), qualified(&event).0)
    };
    let [down, nearest, up] = [Rounding::Down, Rounding::Nearest, Rounding::Up].map(with);
    assert_eq!([down, nearest, up], [(1, 1), (2, 2), (2, 2)], "6 · 25 % = 1½ and 6 / 4 = 1½");
}

#[test]
fn rules_1_2_n_minus_1_counts_the_places_that_a_share_leaves() {
    let share = Prize { up_to_percent: Some(50), ..Prize::money(1, Prize::OPEN_END.0, 100) };
    let mut event = event(6, vec![share]);
    event.regulation.sections[0].one_fewer = true;
    assert_eq!(awards(&event).count(), 3, "half of six are fewer than six");
}

#[test]
fn rules_7_1_grade_titles_by_place_or_points() {
    let mut event = event(6, Vec::new());
    event.player_mut(PlayerId(1)).unwrap().profile.flags.insert("大师".into());
    let title = |down_to: Option<u32>, points: Option<i32>| GradeTitle {
        name: "一级棋士".into(),
        of: Listed::Section(SectionId(0)),
        condition: Condition::without("大师"),
        down_to: down_to.map(Place),
        points_from: points.map(crate::event::Points::whole),
    };
    event.regulation.titles = vec![title(Some(3), None), title(None, Some(2)), title(Some(3), Some(2))];
    let holders = |index| -> Vec<(u32, u32)> {
        let titled = Titled::of(&event, index).unwrap();
        assert!(titled.is_final);
        titled.holders.iter().map(|holder| (holder.place.0, holder.player.0)).collect()
    };
    assert_eq!(holders(0), [(1, 3), (2, 5), (3, 2)], "places are counted among those whom it is for");
    assert_eq!(holders(1), [(1, 3), (2, 5)], "two points");
    assert_eq!(holders(2), [(1, 3), (2, 5)], "both are asked");
    assert!(Titled::of(&event, 3).is_none());
    event.pools[0].rounds.clear();
    assert_eq!(Titled::of(&event, 0).unwrap().holders, [], "nobody has a place yet");
}

#[test]
fn rules_7_1_prizes_of_teams_and_those_that_too_few_teams_leave() {
    let mut event = event(6, Vec::new());
    for (number, team) in [(1, "甲"), (3, "甲"), (5, "乙"), (2, "乙"), (4, "丙")] {
        event.player_mut(PlayerId(number)).unwrap().profile.team = team.into();
    }
    event.regulation.teams = Some(TeamRules::sum_of_places(Listed::Section(SectionId(0)), 2));
    event.regulation.team_prizes = vec![Prize::money(1, 1, 500), Prize::money(2, 4, 200)];
    let teams = TeamAwards::of(&event);
    let won: Vec<(u32, &str)> = teams
        .prizes
        .iter()
        .flat_map(|granted| &granted.winners)
        .map(|winner| (winner.place.0, winner.team.as_str()))
        .collect();
    assert_eq!(won, [(1, "甲"), (2, "乙")], "places 1 and 2, then 3 and 4; 丙 has one member and no score");
    assert_eq!((teams.yuan(), teams.promised_yuan()), (700, 1100));
    assert_eq!(teams.prizes[1].vacant, Some((Place(3), Place(4))));
    assert_eq!(Handout::of(&event).yuan(), 700);
    assert!(teams.is_final && Handout::of(&event).is_final());
}

#[test]
fn rules_7_3_by_player_with_the_total() {
    let event = with_locals(vec![Prize::money(1, 2, 300)], vec![Prize::money(1, 1, 100)], &[3, 4]);
    let by_player: Vec<(u32, usize, u64)> = Handout::of(&event)
        .by_player()
        .iter()
        .map(|recipient| (recipient.player.0, recipient.prizes.len(), recipient.yuan()))
        .collect();
    assert_eq!(by_player, [(1, 1, 300), (3, 2, 400)]);
}

#[test]
fn rules_7_1_a_range_without_an_end_is_for_everyone_from_there_on() {
    let rest = Prize { thing: "纪念品".into(), ..Prize::money(3, Prize::OPEN_END.0, 10) };
    let mut event = event(6, vec![rest]);
    let awards = awards(&event);
    assert_eq!((awards.count(), awards.yuan(), awards.prizes[0].vacant), (4, 40, None));
    event.regulation.sections[0].prizes[0].from = Place(9);
    assert_eq!(self::awards(&event).prizes[0].vacant, None, "it is for none of six, and promises none");
}
