//! The rules of awards, each stated with its number.

use std::collections::BTreeSet;

use super::*;
use crate::event::{
    Condition, Event, Listed, Number, Outcome, Participation, Place, Player, PlayerId, Prize, Profile, Quota,
    Regulation, Round, RoundNo, SectionId, Table, View,
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
