//! A field read from an event (rules 3.6, 4.2, 4.4, 4.9, 4.11).

use crate::event::{
    Bye, Draw, Event, Moment, Number, Outcome, Participation, Player, PlayerId, Points, PoolId, Profile, Regulation,
    Round, RoundNo, SectionId, Side, Table, TableNo,
};
use crate::pairing::{Contender, Float, MissingResults, NextRound, NotReady};

const POOL: PoolId = PoolId(0);

/// First, second and the outcome.
type Played = (u32, u32, Option<Outcome>);

/// An event of `players` whose rounds are tables (first, second, outcome) and the player with the bye, if any.
fn event(players: u32, rounds: &[(&[Played], Option<u32>)]) -> Event {
    let mut event = Event::new(Regulation::blank("赛", "组", RoundNo(9)));
    for number in 1..=players {
        let id = event.enter(|id| Player::new(id, Profile::named(format!("棋手{number}")), SectionId(0)));
        event.player_mut(id).unwrap().number = Some(Number(number));
    }
    event.pools[0].draw = Some(Draw { seed: 1, at: Moment(0), numbers: players });
    for (tables, bye) in rounds {
        let tables = tables
            .iter()
            .map(|&(first, second, outcome)| Table { outcome, ..Table::new(PlayerId(first), PlayerId(second)) });
        let byes = bye.iter().map(|&player| Bye::of(PlayerId(player)));
        event.pools[0].rounds.push(Round { tables: tables.collect(), byes: byes.collect(), ..Round::default() });
    }
    event
}

fn read(event: &Event) -> NextRound {
    NextRound::of(event, POOL, MissingResults::Wait).unwrap()
}

fn contender(next: &NextRound, player: u32) -> &Contender {
    next.field.contenders.iter().find(|contender| contender.player == PlayerId(player)).unwrap()
}

const WON: Option<Outcome> = Some(Outcome::FirstWins);

#[test]
fn rules_4_4_points_colours_floats_and_byes_as_corrected_now() {
    let mut event =
        event(5, &[(&[(1, 2, WON), (4, 3, WON)], Some(5)), (&[(2, 1, WON), (5, 4, Some(Outcome::Draw))], Some(3))]);
    let next = read(&event);
    assert_eq!(next.field.round, RoundNo(3));
    let one = contender(&next, 1);
    assert_eq!(one.points, Points::whole(2));
    assert_eq!(one.met, [PlayerId(2); 2]);
    assert_eq!(one.colours, [Some(Side::First), Some(Side::Second)]);
    assert_eq!(one.floats, [None, Some(Float::Down)]);
    assert_eq!(contender(&next, 2).floats, [None, Some(Float::Up)]);
    assert_eq!((contender(&next, 5).byes, contender(&next, 5).points), (1, Points::whole(3)));
    assert_eq!(contender(&next, 5).floats, [Some(Float::Down), None], "a bye is a float down");
    assert_eq!(contender(&next, 5).colours, [None, Some(Side::First)], "a bye has no colour");
    // Rules 2.5: the first game is corrected to a draw; then nobody floated in round 2.
    event.pools[0].rounds[0].tables[0].outcome = Some(Outcome::Draw);
    assert_eq!(contender(&read(&event), 1).floats, [None, None]);
}

#[test]
fn rules_3_6_and_4_2_a_forfeited_game_has_no_colour_but_counts_as_met() {
    let mut event = event(4, &[(&[(1, 2, Some(Outcome::FirstForfeits)), (3, 4, WON)], None)]);
    let next = read(&event);
    assert_eq!(contender(&next, 2).colours, [None]);
    assert_eq!(contender(&next, 2).met, [PlayerId(1)]);
    event.regulation.counting.forfeit_keeps_colour = true;
    event.regulation.pools[0].pairing.forfeited_may_meet_again = true;
    let next = read(&event);
    assert_eq!(contender(&next, 2).colours, [Some(Side::Second)]);
    assert!(contender(&next, 2).met.is_empty());
}

#[test]
fn rules_4_9_missing_results_are_waited_for_or_taken_as_draws() {
    let event = event(4, &[(&[(1, 2, WON), (3, 4, None)], None)]);
    let missing = NotReady::ResultsMissing(vec![(RoundNo(1), TableNo(2))]);
    assert_eq!(NextRound::of(&event, POOL, MissingResults::Wait), Err(missing));
    let next = NextRound::of(&event, POOL, MissingResults::AsDraws).unwrap();
    assert_eq!([3, 4].map(|player| contender(&next, player).points), [Points::whole(1); 2]);
}

#[test]
fn rules_4_11_two_forfeits_in_a_row_leave_a_player_out_until_he_is_put_back() {
    let forfeit = Some(Outcome::SecondForfeits);
    let both = Some(Outcome::DoubleForfeit);
    let mut event = event(
        5,
        &[
            (&[(1, 2, forfeit), (3, 4, WON)], Some(5)),
            (&[(1, 3, WON), (5, 4, WON)], Some(2)),
            (&[(3, 2, both), (1, 4, WON)], None),
        ],
    );
    assert!(read(&event).left_out.is_empty(), "the regulation takes nobody out");
    event.regulation.pools[0].pairing.forfeits_in_a_row = Some(2);
    let next = read(&event);
    assert_eq!(next.left_out, [PlayerId(2)], "a bye between does not reset, double forfeits count");
    assert!(next.field.contenders.iter().all(|contender| contender.player != PlayerId(2)));
    event.player_mut(PlayerId(2)).unwrap().put_back_after = RoundNo(3);
    assert!(read(&event).left_out.is_empty());
}

#[test]
fn rules_4_11_who_is_away_or_gone_is_not_paired() {
    let mut event = event(4, &[(&[(1, 2, WON), (3, 4, WON)], None)]);
    event.player_mut(PlayerId(1)).unwrap().away.insert(RoundNo(2));
    event.player_mut(PlayerId(3)).unwrap().participation = Participation::Withdrawn { after: RoundNo(1) };
    let players: Vec<PlayerId> = read(&event).field.contenders.iter().map(|contender| contender.player).collect();
    assert_eq!(players, [PlayerId(2), PlayerId(4)]);
}

#[test]
fn a_player_on_two_tables_is_refused_with_the_round_and_the_table() {
    let event = event(4, &[(&[(1, 2, WON), (3, 4, WON)], None), (&[(1, 3, WON), (4, 1, WON)], None)]);
    let refusal = NotReady::SeatedTwice { player: PlayerId(1), round: RoundNo(2), table: TableNo(2) };
    assert_eq!(NextRound::of(&event, POOL, MissingResults::Wait), Err(refusal));
}
