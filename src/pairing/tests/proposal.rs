//! The organizer's wishes and what they cost (rules 4.10), and what is said before the start (rules 4.9).

use crate::command::{Command, apply};
use crate::event::{
    Draw, Event, Moment, Number, Outcome, Player, PlayerId, Points, PoolId, Profile, Regulation, Round, RoundNo,
    SectionId, Table, TableNo, TeammatesApart, Wish,
};
use crate::pairing::{Absolute, MissingResults, Pair, Proposal, Warning, Worse, published, warnings};

const POOL: PoolId = PoolId(0);

/// Six players after round 1, in which 1, 3 and 5 won against 2, 4 and 6.
fn event() -> Event {
    let mut event = Event::new(Regulation::blank("赛", "组", RoundNo(5)));
    for number in 1..=6 {
        let id = event.enter(|id| Player::new(id, Profile::named(format!("棋手{number}")), SectionId(0)));
        event.player_mut(id).unwrap().number = Some(Number(number));
    }
    event.pools[0].draw = Some(Draw { seed: 1, at: Moment(0), numbers: 6 });
    let table =
        |first, second| Table { outcome: Some(Outcome::FirstWins), ..Table::new(PlayerId(first), PlayerId(second)) };
    event.pools[0].rounds = vec![Round { tables: vec![table(1, 2), table(3, 4), table(5, 6)], ..Round::default() }];
    event
}

fn wish(event: &mut Event, wish: Wish) {
    apply(event, &Command::Wish { pool: POOL, wish }, Moment(1)).unwrap();
}

fn proposal(event: &Event) -> Proposal {
    Proposal::of(event, POOL, MissingResults::Wait).unwrap()
}

fn meet(proposal: &Proposal, one: u32, other: u32) -> bool {
    let (one, other) = (PlayerId(one), PlayerId(other));
    let found = |pair: &Pair| (pair.first, pair.second) == (one, other) || (pair.first, pair.second) == (other, one);
    proposal.pairing.pairs.iter().any(found)
}

#[test]
fn rules_4_10_without_wishes_nothing_is_by_hand() {
    let proposal = proposal(&event());
    assert!(!proposal.is_by_hand() && proposal.price.is_none());
    assert_eq!(proposal.round, RoundNo(2));
}

#[test]
fn rules_4_10_a_wished_pair_is_paired_at_a_price() {
    let mut event = event();
    // Of the three with 2 points one has to float anyway. With 1 against 6 and 3 against 2 all three do.
    wish(&mut event, Wish::Together(PlayerId(1), PlayerId(6)));
    wish(&mut event, Wish::Together(PlayerId(2), PlayerId(3)));
    let wished = proposal(&event);
    assert!(meet(&wished, 1, 6) && meet(&wished, 2, 3) && meet(&wished, 4, 5) && wished.is_by_hand());
    let price = wished.price.unwrap();
    assert_eq!(price.broken, []);
    assert_eq!(price.worse, Some(Worse::Descents { group: Points::whole(2), players: 2 }));
}

#[test]
fn rules_4_10_a_wished_rematch_is_said_to_break_a_rule() {
    let mut event = event();
    wish(&mut event, Wish::Together(PlayerId(2), PlayerId(1)));
    let wished = proposal(&event);
    assert!(meet(&wished, 1, 2));
    let broken = wished.price.unwrap().broken;
    assert_eq!(broken.iter().map(|(_, rule)| *rule).collect::<Vec<_>>(), [Absolute::Rematch]);
}

#[test]
fn rules_4_10_players_kept_apart_and_colours_by_hand() {
    let mut event = event();
    let free = proposal(&event);
    let pair = free.pairing.pairs[0];
    wish(&mut event, Wish::Seated(pair.second, pair.first));
    let turned = Pair { first: pair.second, second: pair.first };
    assert!(proposal(&event).pairing.pairs.contains(&turned));
    wish(&mut event, Wish::Apart(pair.first, pair.second));
    assert_eq!(event.pools[0].wishes.len(), 1, "the earlier wish excluded it and is dropped");
    assert!(!meet(&proposal(&event), pair.first.0, pair.second.0));
}

#[test]
fn rules_4_10_a_bye_by_hand_leaves_an_odd_field() {
    let mut event = event();
    wish(&mut event, Wish::Bye(PlayerId(1)));
    let proposal = proposal(&event);
    assert_eq!(proposal.byes_by_hand, [PlayerId(1)]);
    assert!(proposal.pairing.bye.is_some_and(|player| player != PlayerId(1)), "five are left");
}

#[test]
fn rules_4_10_a_wish_of_one_who_is_gone_is_passed_over() {
    let mut event = event();
    wish(&mut event, Wish::Together(PlayerId(1), PlayerId(6)));
    apply(&mut event, &Command::Withdraw { player: PlayerId(6), after: RoundNo(1) }, Moment(2)).unwrap();
    assert_eq!(proposal(&event).pairing.pairs.len(), 2);
}

#[test]
fn rules_4_9_missing_results_taken_as_draws_are_named() {
    let mut event = event();
    event.pools[0].rounds[0].tables[1].outcome = None;
    let proposal = Proposal::of(&event, POOL, MissingResults::AsDraws).unwrap();
    assert_eq!(proposal.taken_as_draws, [(RoundNo(1), TableNo(2))]);
}

#[test]
fn rules_4_9_too_many_rounds_and_teams_too_large_are_said_before_the_start() {
    let mut event = event();
    event.pools[0].rounds.clear();
    assert_eq!(warnings(&event, POOL), [], "six players can play five rounds");
    event.regulation.pools[0].rounds = RoundNo(6);
    assert_eq!(warnings(&event, POOL), [Warning::FieldTooSmall { players: 6, most: 5, rounds: RoundNo(6) }]);
    event.regulation.pools[0].rounds = RoundNo(3);
    for id in 1..=4 {
        event.player_mut(PlayerId(id)).unwrap().profile.team = "红队".into();
    }
    assert_eq!(warnings(&event, POOL), [], "teammates may meet");
    event.regulation.pools[0].pairing.teammates_apart = TeammatesApart::Through(RoundNo(1));
    let too_large = |most| Warning::TeamTooLarge { team: "红队".into(), players: 4, most };
    assert_eq!(warnings(&event, POOL), [too_large(3)], "in one round three can be kept apart");
    event.player_mut(PlayerId(4)).unwrap().profile.team.clear();
    assert_eq!(warnings(&event, POOL), []);
    event.regulation.pools[0].pairing.teammates_apart = TeammatesApart::Always;
    assert_eq!(warnings(&event, POOL), [], "three against three others, three rounds");
    event.regulation.pools[0].rounds = RoundNo(4);
    let always = Warning::TeamTooLarge { team: "红队".into(), players: 3, most: 2 };
    assert_eq!(warnings(&event, POOL), [always], "a fourth opponent outside of the team is not there");
}

#[test]
fn rules_4_7_a_published_round_is_explained_from_what_it_was_paired_from() {
    let mut event = event();
    let proposed = proposal(&event);
    let seats = |pair: &Pair| Table::new(pair.first, pair.second);
    let tables = proposed.pairing.pairs.iter().map(seats).collect();
    event.pools[0].rounds.push(Round { tables, ..Round::default() });
    let (field, pairing) = published(&event, POOL, RoundNo(2)).unwrap();
    assert_eq!((field, pairing), (proposed.field, proposed.pairing));
    assert_eq!(published(&event, POOL, RoundNo(3)), None);
}
