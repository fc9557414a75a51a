//! What each command allows and refuses, on an event of four players.

use super::*;
use crate::event::{FoulKind, Participation, Rating};

const POOL: PoolId = PoolId(0);
const AT: Moment = Moment(1);

fn entrant(name: &str) -> Entrant {
    Entrant { profile: Profile::named(name), section: SectionId(0) }
}

/// Four players, numbered in the order of entry, three rounds, one kind of foul.
fn event() -> Event {
    let mut regulation = Regulation::blank("试", "公开组", RoundNo(3));
    regulation.fouls.kinds = vec![FoulKind { name: "甲".into(), weight: 1, loses_at: Some(2) }];
    let mut event = Event::new(regulation);
    done(&mut event, Command::AddPlayers { entrants: ["甲", "乙", "丙", "丁"].map(entrant).to_vec() });
    done(&mut event, draw(&[1, 2, 3, 4]));
    event
}

fn players<const N: usize>(ids: [u32; N]) -> Vec<PlayerId> {
    ids.map(PlayerId).to_vec()
}

fn draw(order: &[u32]) -> Command {
    Command::DrawNumbers { pool: POOL, seed: 7, order: order.iter().copied().map(PlayerId).collect() }
}

fn publish(round: u16, tables: &[[u32; 2]]) -> Command {
    Command::PublishRound {
        pool: POOL,
        round: RoundNo(round),
        tables: tables.iter().map(|pair| pair.map(PlayerId)).collect(),
        byes: Vec::new(),
        left_out: Vec::new(),
        by_hand: false,
        missing_as_draws: false,
    }
}

fn outcome(round: u16, table: u16, outcome: Option<Outcome>) -> Command {
    Command::SetOutcome { pool: POOL, round: RoundNo(round), table: TableNo(table), outcome }
}

fn done(event: &mut Event, command: Command) {
    assert_eq!(apply(event, &command, AT), Ok(()), "{command:?}");
}

/// Refused, and nothing changed.
fn refused(event: &Event, command: Command, refusal: Refusal) {
    let mut after = event.clone();
    assert_eq!(apply(&mut after, &command, AT), Err(refusal), "{command:?}");
    assert_eq!(&after, event);
}

/// Round 1 played: 甲 beat 乙, 丙 and 丁 drew.
fn after_round_1() -> Event {
    let mut event = event();
    done(&mut event, publish(1, &[[1, 2], [3, 4]]));
    done(&mut event, outcome(1, 1, Some(Outcome::FirstWins)));
    done(&mut event, outcome(1, 2, Some(Outcome::Draw)));
    event
}

#[test]
fn rules_5_1_a_draw_can_be_repeated_until_round_1() {
    let mut event = event();
    done(&mut event, draw(&[4, 3, 2, 1]));
    assert_eq!(event.player(PlayerId(4)).and_then(|player| player.number), Some(Number(1)));
    refused(&event, draw(&[1, 1]), Refusal::Twice(PlayerId(1)));
    refused(&event, draw(&[]), Refusal::Nobody);
    refused(&event, draw(&[9]), Refusal::NoSuchPlayer(PlayerId(9)));
    done(&mut event, publish(1, &[[1, 2], [3, 4]]));
    refused(&event, draw(&[1, 2, 3, 4]), Refusal::DrawClosed(POOL));
}

#[test]
fn rules_1_5_unpaid_entries_are_not_drawn() {
    let mut event = event();
    event.regulation.entry.draw_needs_paid = true;
    refused(&event, draw(&[1, 2]), Refusal::NotDrawable(PlayerId(1)));
    done(&mut event, Command::SetPaid { players: players([1, 2]), paid: true });
    done(&mut event, draw(&[2, 1]));
    assert_eq!(event.player(PlayerId(3)).and_then(|player| player.number), None, "the old number is gone");
}

#[test]
fn rules_5_3_a_late_entrant_takes_a_free_number_or_an_absentees() {
    let mut event = event();
    done(&mut event, Command::AddPlayers { entrants: vec![entrant("戊")] });
    let late = |number: u32, round: u16| Command::EnterLate {
        player: PlayerId(5),
        number: Number(number),
        first_round: RoundNo(round),
    };
    done(&mut event, Command::SetPresent { players: players([2]), present: true });
    refused(&event, late(2, 1), Refusal::NumberTaken(Number(2), PlayerId(2)));
    refused(&event, late(0, 1), Refusal::NumberRange(Number(0)));
    let mut with_absentees_number = event.clone();
    done(&mut with_absentees_number, late(3, 1));
    assert_eq!(with_absentees_number.player(PlayerId(3)).and_then(|player| player.number), None);
    done(&mut event, late(5, 1));
    refused(&event, late(6, 1), Refusal::AlreadyNumbered(PlayerId(5)));
}

#[test]
fn rules_4_2_published_by_the_engine_nobody_meets_twice() {
    let mut event = after_round_1();
    refused(&event, publish(2, &[[2, 1], [3, 4]]), Refusal::MetBefore(PlayerId(2), PlayerId(1), RoundNo(1)));
    let mut by_hand = publish(2, &[[2, 1], [3, 4]]);
    if let Command::PublishRound { by_hand, .. } = &mut by_hand {
        *by_hand = true;
    }
    done(&mut event, by_hand);
    assert!(event.pools[0].rounds[1].by_hand, "it stays on record");
}

#[test]
fn a_round_names_everyone_once_and_nobody_else() {
    let event = after_round_1();
    refused(&event, publish(2, &[[1, 3]]), Refusal::Forgotten(PlayerId(2), RoundNo(2)));
    refused(&event, publish(2, &[[1, 3], [2, 1]]), Refusal::Twice(PlayerId(1)));
    refused(&event, publish(2, &[[1, 3], [2, 9]]), Refusal::NotAvailable(PlayerId(9), RoundNo(2)));
    refused(&event, publish(3, &[[1, 3], [2, 4]]), Refusal::NotTheNextRound(RoundNo(2)));
}

#[test]
fn rules_4_9_a_round_waits_for_the_results_of_the_last() {
    let mut event = after_round_1();
    done(&mut event, outcome(1, 2, None));
    let next = publish(2, &[[1, 3], [2, 4]]);
    refused(&event, next.clone(), Refusal::ResultsMissing(RoundNo(1)));
    let mut with_draws = next;
    if let Command::PublishRound { missing_as_draws, .. } = &mut with_draws {
        *missing_as_draws = true;
    }
    done(&mut event, with_draws);
    assert!(event.pools[0].rounds[1].missing_as_draws, "marked");
}

#[test]
fn no_more_rounds_than_the_regulation_has() {
    let mut event = after_round_1();
    event.regulation.pools[0].rounds = RoundNo(1);
    refused(&event, publish(2, &[[1, 3], [2, 4]]), Refusal::NoMoreRounds(RoundNo(1)));
}

#[test]
fn a_round_is_taken_back_only_while_nothing_has_happened_in_it() {
    let mut event = after_round_1();
    let take_back = |round| Command::TakeBackRound { pool: POOL, round: RoundNo(round) };
    refused(&event, take_back(1), Refusal::RoundHasBegun(RoundNo(1)));
    done(&mut event, publish(2, &[[1, 3], [2, 4]]));
    refused(&event, take_back(1), Refusal::RoundHasBegun(RoundNo(1)));
    done(&mut event, take_back(2));
    refused(&event, take_back(2), Refusal::NoSuchRound(POOL, RoundNo(2)));
}

#[test]
fn rules_4_10_a_wish_is_of_the_next_round_and_stays_with_it() {
    let mut event = after_round_1();
    let wish = |wish| Command::Wish { pool: POOL, wish };
    let [a, b, c] = [1, 2, 3].map(PlayerId);
    refused(&event, wish(Wish::Together(a, a)), Refusal::Twice(a));
    refused(&event, wish(Wish::Together(a, PlayerId(9))), Refusal::NotAvailable(PlayerId(9), RoundNo(2)));
    refused(&event, Command::DropWish { pool: POOL, wish: Wish::Bye(a) }, Refusal::NoSuchWish);
    done(&mut event, wish(Wish::Together(a, b)));
    done(&mut event, wish(Wish::Together(a, c)));
    assert_eq!(event.pools[0].wishes, [Wish::Together(a, c)], "nobody is wanted at two tables");
    done(&mut event, publish(2, &[[1, 3], [2, 4]]));
    assert!(event.pools[0].wishes.is_empty());
    assert_eq!(event.pools[0].rounds[1].wishes, [Wish::Together(a, c)], "the round says what was wanted of it");
    done(&mut event, Command::TakeBackRound { pool: POOL, round: RoundNo(2) });
    assert_eq!(event.pools[0].wishes, [Wish::Together(a, c)]);
    done(&mut event, Command::DropWish { pool: POOL, wish: Wish::Together(a, c) });
    assert!(event.pools[0].wishes.is_empty());
}

#[test]
fn rules_2_5_any_result_can_be_corrected_and_pairings_stay() {
    let mut event = after_round_1();
    done(&mut event, publish(2, &[[1, 3], [2, 4]]));
    let before = event.pools[0].rounds[1].clone();
    done(&mut event, outcome(1, 1, Some(Outcome::SecondWins)));
    assert_eq!(event.pools[0].rounds[0].tables[0].outcome, Some(Outcome::SecondWins));
    assert_eq!(event.pools[0].rounds[1], before);
    refused(&event, outcome(1, 9, Some(Outcome::Draw)), Refusal::NoSuchTable(RoundNo(1), TableNo(9)));
    refused(&event, outcome(0, 1, None), Refusal::NoSuchRound(POOL, RoundNo(0)));
}

#[test]
fn exchanged_colours_leave_the_winner_the_winner() {
    let mut event = after_round_1();
    done(&mut event, Command::SwapColours { pool: POOL, round: RoundNo(1), table: TableNo(1) });
    let table = &event.pools[0].rounds[0].tables[0];
    assert_eq!((table.first, table.second, table.outcome), (PlayerId(2), PlayerId(1), Some(Outcome::SecondWins)));
}

#[test]
fn rules_2_6_fouls_need_a_kind_and_a_player_of_the_round() {
    let mut event = after_round_1();
    let foul = |player, kind| Foul { player: PlayerId(player), kind, in_game: true };
    let add = |foul| Command::AddFoul { pool: POOL, round: RoundNo(1), foul };
    let remove = |foul| Command::RemoveFoul { pool: POOL, round: RoundNo(1), foul };
    refused(&event, add(foul(1, 5)), Refusal::NoSuchFoulKind(5));
    refused(&event, add(foul(9, 0)), Refusal::NotInRound(PlayerId(9), RoundNo(1)));
    refused(&event, remove(foul(1, 0)), Refusal::NoSuchFoul(PlayerId(1)));
    done(&mut event, add(foul(1, 0)));
    done(&mut event, add(foul(1, 0)));
    done(&mut event, remove(foul(1, 0)));
    assert_eq!(event.pools[0].rounds[0].fouls, [foul(1, 0)]);
}

#[test]
fn rules_2_4_who_leaves_is_paired_no_more_and_may_come_back() {
    let mut event = after_round_1();
    let withdraw = |player, after| Command::Withdraw { player: PlayerId(player), after: RoundNo(after) };
    refused(&event, withdraw(4, 0), Refusal::PairedLater(PlayerId(4), RoundNo(1)));
    done(&mut event, withdraw(4, 1));
    refused(&event, withdraw(4, 1), Refusal::HasLeft(PlayerId(4)));
    refused(&event, publish(2, &[[1, 3], [2, 4]]), Refusal::NotAvailable(PlayerId(4), RoundNo(2)));
    let mut three = publish(2, &[[1, 3]]);
    if let Command::PublishRound { byes, .. } = &mut three {
        byes.push(Bye::of(PlayerId(2)));
    }
    done(&mut event, three);
    done(&mut event, Command::Return { player: PlayerId(4) });
    let back = event.player(PlayerId(4)).unwrap();
    assert_eq!(back.participation, Participation::InPlay);
    assert!(!back.is_available(RoundNo(2)) && back.is_available(RoundNo(3)), "round 2 went on without him");
    refused(&event, Command::Return { player: PlayerId(4) }, Refusal::HasNotLeft(PlayerId(4)));
}

#[test]
fn rules_2_4_one_who_withdrew_can_be_disqualified_later() {
    let mut event = after_round_1();
    let after = RoundNo(1);
    done(&mut event, Command::Withdraw { player: PlayerId(4), after });
    done(&mut event, Command::Disqualify { player: PlayerId(4), after: RoundNo(3) });
    assert_eq!(event.player(PlayerId(4)).unwrap().participation, Participation::Disqualified { after });
    refused(&event, Command::Disqualify { player: PlayerId(4), after }, Refusal::HasLeft(PlayerId(4)));
}

#[test]
fn rules_4_11_away_only_in_rounds_to_come() {
    let mut event = after_round_1();
    let away = |round, away| Command::SetAway { player: PlayerId(1), round: RoundNo(round), away };
    refused(&event, away(1, true), Refusal::RoundIsPublished(RoundNo(1)));
    done(&mut event, away(2, true));
    assert!(!event.player(PlayerId(1)).unwrap().is_available(RoundNo(2)));
    done(&mut event, away(2, false));
    assert!(event.player(PlayerId(1)).unwrap().is_available(RoundNo(2)));
}

#[test]
fn who_has_been_paired_is_not_removed() {
    let mut event = event();
    done(&mut event, Command::RemovePlayer { player: PlayerId(2) });
    done(&mut event, Command::AddPlayers { entrants: vec![entrant("戊")] });
    assert_eq!(event.players().last().map(|player| player.id), Some(PlayerId(5)), "an id is never given twice");
    refused(&after_round_1(), Command::RemovePlayer { player: PlayerId(2) }, Refusal::AlreadyPaired(PlayerId(2)));
}

#[test]
fn an_entry_needs_a_name_that_fits() {
    let event = event();
    for name in ["", " \u{3000}", &"长".repeat(Profile::NAME_LIMIT + 1)] {
        refused(&event, Command::AddPlayers { entrants: vec![entrant("好"), entrant(name)] }, Refusal::Profile);
    }
}

#[test]
fn a_regulation_may_not_contradict_what_has_happened() {
    let mut event = after_round_1();
    done(
        &mut event,
        Command::AddFoul { pool: POOL, round: RoundNo(1), foul: Foul { player: PlayerId(1), kind: 0, in_game: false } },
    );
    let change = |edit: &dyn Fn(&mut Regulation)| {
        let mut regulation = event.regulation.clone();
        edit(&mut regulation);
        Command::ChangeRegulation { regulation: Box::new(regulation) }
    };
    let mut short = event.clone();
    short.pools[0].rounds.push(Default::default());
    refused(
        &short,
        change(&|regulation| regulation.pools[0].rounds = RoundNo(1)),
        Refusal::RoundsPublished(POOL, RoundNo(2)),
    );
    refused(&event, change(&|regulation| regulation.fouls.kinds.clear()), Refusal::FoulKindInUse(0));
    let fault = crate::event::RegulationFault::Empty;
    refused(&event, change(&|regulation| regulation.sections.clear()), Refusal::Regulation(fault));
    let more_rounds = change(&|regulation| regulation.pools[0].rounds = RoundNo(9));
    done(&mut event, more_rounds);
    assert_eq!(event.regulation.pools[0].rounds, RoundNo(9));
}

#[test]
fn rules_10_what_a_list_says_is_taken_over_for_all_or_for_nobody() {
    let mut event = event();
    let listed = |rating| ListedRating { rating: Rating(rating), games: 30 };
    let unknown = Command::SetRatings { ratings: vec![(PlayerId(1), listed(1600)), (PlayerId(9), listed(1700))] };
    refused(&event, unknown, Refusal::NoSuchPlayer(PlayerId(9)));
    refused(&event, Command::SetRatings { ratings: Vec::new() }, Refusal::Nobody);
    done(&mut event, Command::SetRatings { ratings: vec![(PlayerId(2), listed(1700))] });
    let ratings: Vec<_> = event.players().iter().map(|player| player.profile.rating).collect();
    assert_eq!(ratings, [None, Some(listed(1700)), None, None]);
}

#[test]
fn several_changes_as_one_are_all_done_or_none() {
    let mut event = event();
    let before = event.clone();
    let paid = |id: u32| Command::SetPaid { players: players([id]), paid: true };
    let refused = apply(&mut event, &Command::Together { commands: vec![paid(1), paid(77)] }, Moment(0));
    assert_eq!(refused, Err(Refusal::NoSuchPlayer(PlayerId(77))));
    assert_eq!(event, before);
    done(&mut event, Command::Together { commands: vec![paid(1), paid(2)] });
    assert_eq!(event.players().iter().filter(|player| player.paid).count(), 2);
    assert_eq!(apply(&mut event, &Command::Together { commands: vec![] }, Moment(0)), Err(Refusal::Nobody));
}

#[test]
fn rules_6_who_is_seen_is_late_no_more() {
    let mut event = event();
    done(&mut event, Command::SetLate { players: players([1]), late: true });
    assert!(event.players()[0].late && !event.players()[0].present);
    done(&mut event, Command::SetPresent { players: players([1]), present: true });
    assert!(!event.players()[0].late && event.players()[0].present);
}

#[test]
fn rules_6_1_a_word_for_many_at_once() {
    let mut event = event();
    let set = |holds| Command::SetFlag { players: players([1, 3]), flag: " 本地 ".into(), holds };
    done(&mut event, set(true));
    let with = |event: &Event| event.players().iter().filter(|player| player.profile.flags.contains("本地")).count();
    assert_eq!(with(&event), 2);
    done(&mut event, set(false));
    assert_eq!(with(&event), 0);
}

#[test]
fn rules_5_1_lots_are_kept_with_their_seed_and_change_nothing() {
    let mut event = event();
    let before = event.clone();
    let among: Vec<PlayerId> = players([1, 2, 3, 4]);
    let drawn = crate::pairing::lots(&among, 2, 9);
    assert_eq!(drawn.len(), 2);
    let lots =
        |drawn: Vec<PlayerId>, seed| Command::DrawLots {
            purpose: "幸运奖".into(), among: among.clone(), seed, drawn
        };
    done(&mut event, lots(drawn.clone(), 9));
    assert_eq!(event, before);
    let refused = |drawn, seed| apply(&mut before.clone(), &lots(drawn, seed), Moment(0)).unwrap_err();
    assert_eq!(refused(players([9]), 9), Refusal::NotDrawable(PlayerId(9)));
    assert_eq!(refused(players([1, 1]), 9), Refusal::Twice(PlayerId(1)));
    assert_eq!(refused(drawn, 1_000_000_000), Refusal::SeedRange(1_000_000_000));
}
