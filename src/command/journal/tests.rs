//! Properties of the journal over random sequences of commands, sensible and senseless alike.

use proptest::prelude::*;

use super::*;
use crate::command::Entrant;
use crate::event::{
    FinalColours, FinalRules, Foul, FoulKind, ListedRating, MatchId, Number, Outcome, PlayerId, PoolId, Profile,
    Rating, RoundNo, SectionId, TableNo, Wish,
};

fn regulation() -> Regulation {
    let mut regulation = Regulation::blank("试", "公开组", RoundNo(5));
    regulation.fouls.kinds = vec![FoulKind { name: "行棋违规".into(), weight: 1, loses_at: Some(2) }];
    regulation.finals = vec![FinalRules {
        of: SectionId(0),
        after: RoundNo(1),
        players: 2,
        third_place: false,
        colours: FinalColours::Lot,
        extra_games: Vec::new(),
        swaps_place_points: false,
        counts_for_opponents: false,
    }];
    regulation
}

fn document() -> Document {
    Document::new(EventId::new("test").unwrap(), Moment(0), regulation()).unwrap()
}

#[derive(Clone, Debug)]
enum Tap {
    Command(Command),
    /// Publishes whoever is available in pairs of their numbers: mostly a sound round.
    Pair,
    Undo,
    Redo,
}

fn player() -> impl Strategy<Value = PlayerId> {
    (1..9u32).prop_map(PlayerId)
}

fn round() -> impl Strategy<Value = RoundNo> {
    (0..4u16).prop_map(RoundNo)
}

fn wish() -> impl Strategy<Value = Wish> {
    prop_oneof![
        (player(), player()).prop_map(|(one, other)| Wish::Together(one, other)),
        (player(), player()).prop_map(|(one, other)| Wish::Seated(one, other)),
        (player(), player()).prop_map(|(one, other)| Wish::Apart(one, other)),
        player().prop_map(Wish::Bye),
    ]
}

fn final_match(stage: u8) -> MatchId {
    MatchId { stage, index: 0 }
}

fn tap() -> impl Strategy<Value = Tap> {
    let (pool, of) = (PoolId(0), SectionId(0));
    let entrant =
        || "[甲乙丙丁 ]{0,3}".prop_map(|name| Entrant { profile: Profile::named(name), section: SectionId(0) });
    let foul = || (player(), any::<bool>()).prop_map(|(player, in_game)| Foul { player, kind: 0, in_game });
    let table = || (1..4u16).prop_map(TableNo);
    let command = prop_oneof![
        4 => prop::collection::vec(entrant(), 0..4).prop_map(|entrants| Command::AddPlayers { entrants }),
        1 => (player(), entrant()).prop_map(|(player, entrant)| Command::EditPlayer { player, entrant: Box::new(entrant) }),
        1 => (player(), 0..2u16).prop_map(|(player, section)| Command::MovePlayers {
            players: vec![player],
            section: SectionId(section),
        }),
        1 => player().prop_map(|player| Command::RemovePlayer { player }),
        1 => (player(), any::<bool>()).prop_map(|(player, paid)| Command::SetPaid { players: vec![player], paid }),
        3 => prop::collection::vec(player(), 1..8)
            .prop_map(move |order| Command::DrawNumbers { pool, seed: 1, order }),
        2 => (player(), 1..9u32, round()).prop_map(|(player, number, first_round)| {
            Command::EnterLate { player, number: Number(number), first_round }
        }),
        2 => round().prop_map(move |round| Command::TakeBackRound { pool, round }),
        6 => (round(), table(), prop::option::of(prop::sample::select(&Outcome::ALL[..]))).prop_map(
            move |(round, table, outcome)| Command::SetOutcome { pool, round, table, outcome }
        ),
        1 => (round(), table()).prop_map(move |(round, table)| Command::SwapColours { pool, round, table }),
        1 => (round(), foul()).prop_map(move |(round, foul)| Command::AddFoul { pool, round, foul }),
        1 => (round(), foul()).prop_map(move |(round, foul)| Command::RemoveFoul { pool, round, foul }),
        1 => (player(), round()).prop_map(|(player, after)| Command::Withdraw { player, after }),
        1 => (player(), round()).prop_map(|(player, after)| Command::Disqualify { player, after }),
        1 => player().prop_map(|player| Command::Return { player }),
        1 => (player(), round(), any::<bool>())
            .prop_map(|(player, round, away)| Command::SetAway { player, round, away }),
        1 => player().prop_map(|player| Command::PutBack { player }),
        1 => (player(), 1..3000i32, 0..90u32).prop_map(|(player, rating, games)| Command::SetRatings {
            ratings: vec![(player, ListedRating { rating: Rating(rating), games })],
        }),
        2 => (player(), player())
            .prop_map(move |(one, other)| Command::StartFinal { of, participants: vec![one, other], seed: 1 }),
        1 => Just(Command::CancelFinal { of }),
        2 => (0..2u8, 0..2u8, player(), prop::sample::select(&Outcome::ALL[..])).prop_map(
            move |(stage, game, first, outcome)| Command::SetFinalGame { of, id: final_match(stage), game, first, outcome }
        ),
        1 => (0..2u8, 0..2u8)
            .prop_map(move |(stage, game)| Command::ClearFinalGame { of, id: final_match(stage), game }),
        2 => wish().prop_map(move |wish| Command::Wish { pool, wish }),
        1 => wish().prop_map(move |wish| Command::DropWish { pool, wish }),
        1 => (0..7u16).prop_map(|rounds| {
            let mut regulation = regulation();
            regulation.pools[0].rounds = RoundNo(rounds);
            Command::ChangeRegulation { regulation: Box::new(regulation) }
        }),
    ];
    prop_oneof![6 => command.prop_map(Tap::Command), 3 => Just(Tap::Pair), 2 => Just(Tap::Undo), 1 => Just(Tap::Redo)]
}

/// Everyone available, two by two in the order of entry, and a bye for the one left over.
fn next_round(event: &Event) -> Command {
    let round = event.pools[0].last_round().next();
    let available: Vec<PlayerId> =
        event.players().iter().filter(|player| player.is_available(round)).map(|player| player.id).collect();
    let pairs = available.chunks_exact(2);
    let rest = pairs.remainder().to_vec();
    Command::PublishRound {
        pool: PoolId(0),
        round,
        byes: rest.into_iter().map(crate::event::Bye::of).collect(),
        tables: pairs.map(|pair| [pair[0], pair[1]]).collect(),
        left_out: Vec::new(),
        by_hand: true,
        missing_as_draws: true,
    }
}

fn do_tap(document: &mut Document, tap: &Tap, at: Moment) -> Result<(), Refusal> {
    match tap {
        Tap::Command(command) => document.run(command.clone(), at),
        Tap::Pair => document.run(next_round(document.event()), at),
        Tap::Undo => document.undo(at),
        Tap::Redo => document.redo(at),
    }
}

fn replayed(document: &Document) -> Document {
    let parts = (document.id.clone(), document.created, document.start.clone(), document.steps.clone());
    Document::replay(parts.0, parts.1, parts.2, parts.3).unwrap()
}

/// Nobody sits twice in a round, and everyone who sits is on the list.
fn assert_sound(event: &Event) {
    for round in event.pools.iter().flat_map(|pool| &pool.rounds) {
        let seated = round.tables.iter().flat_map(|table| [table.first, table.second]);
        let mut everyone: Vec<PlayerId> = seated.chain(round.byes.iter().map(|bye| bye.player)).collect();
        everyone.sort();
        assert!(everyone.windows(2).all(|two| two[0] != two[1]), "a player twice in a round");
        assert!(everyone.iter().all(|&id| event.player(id).is_some()), "a ghost in a round");
    }
    let wished = event.pools.iter().flat_map(|pool| &pool.wishes).flat_map(|wish| wish.players());
    assert!(wished.into_iter().all(|id| event.player(id).is_some()), "a ghost in a wish");
}

proptest! {
    #[test]
    fn the_state_is_what_the_journal_replays_to(taps in prop::collection::vec(tap(), 0..60)) {
        let mut document = document();
        for (index, tap) in taps.iter().enumerate() {
            let (event, steps) = (document.event().clone(), document.steps().len());
            match do_tap(&mut document, tap, Moment(index as i64)) {
                Ok(()) => prop_assert_eq!(document.steps().len(), steps + 1),
                Err(_) => {
                    prop_assert_eq!(document.event(), &event, "a refusal changes nothing");
                    prop_assert_eq!(document.steps().len(), steps);
                }
            }
            assert_sound(document.event());
        }
        let replayed = replayed(&document);
        prop_assert_eq!(replayed.event(), document.event());
    }

    #[test]
    fn undoing_back_to_a_step_is_undoing_one_by_one(taps in prop::collection::vec(tap(), 1..40), to in any::<prop::sample::Index>()) {
        let mut document = document();
        for (index, tap) in taps.iter().enumerate() {
            let _ = do_tap(&mut document, tap, Moment(index as i64));
        }
        prop_assume!(!document.steps().is_empty());
        let to = to.index(document.steps().len());
        let mut one_by_one = document.clone();
        let count = document.in_effect_after(to);
        for _ in 0..count {
            prop_assert_eq!(one_by_one.undo(Moment(99)), Ok(()));
        }
        prop_assert_eq!(document.undo_latest(count, Moment(99)), Ok(()));
        prop_assert_eq!(document.event(), one_by_one.event());
        prop_assert_eq!(document.steps(), one_by_one.steps());
        prop_assert_eq!(document.in_effect_after(to), 0);
    }

    #[test]
    fn undo_goes_back_to_the_start_and_redo_forth_again(taps in prop::collection::vec(tap(), 0..40)) {
        let mut document = document();
        for (index, tap) in taps.iter().enumerate() {
            let _ = do_tap(&mut document, tap, Moment(index as i64));
        }
        let end = document.event().clone();
        let mut undone = 0;
        while document.undo(Moment(99)).is_ok() {
            undone += 1;
        }
        prop_assert_eq!(document.event(), &Event::new(regulation()));
        for _ in 0..undone {
            prop_assert_eq!(document.redo(Moment(100)), Ok(()));
        }
        prop_assert_eq!(document.event(), &end);
    }
}

proptest! {
    #[test]
    fn every_beginning_of_a_journal_is_the_event_as_it_was(taps in prop::collection::vec(tap(), 1..40), cut in any::<prop::sample::Index>()) {
        let mut document = document();
        let mut past = vec![document.event().clone()];
        for (index, tap) in taps.iter().enumerate() {
            if do_tap(&mut document, tap, Moment(index as i64)).is_ok() {
                past.push(document.event().clone());
            }
        }
        let cut = cut.index(past.len());
        let before = document.before(cut, EventId::new("copy").unwrap()).unwrap();
        prop_assert_eq!(before.event(), &past[cut]);
        prop_assert_eq!(before.steps(), &document.steps()[..cut]);
    }

    #[test]
    fn what_precedes_a_contradiction_is_saved(taps in prop::collection::vec(tap(), 1..40), at in any::<prop::sample::Index>()) {
        let mut document = document();
        for (index, tap) in taps.iter().enumerate() {
            let _ = do_tap(&mut document, tap, Moment(index as i64));
        }
        let at = at.index(document.steps().len() + 1);
        let mut steps = document.steps()[..at].to_vec();
        let ghost = Command::SetPaid { players: vec![PlayerId(999)], paid: true };
        steps.push(Step { at: Moment(0), act: Act::Do(ghost) });
        steps.extend_from_slice(&document.steps()[at..]);
        let sound = Document::replay_sound(document.id.clone(), document.created, regulation(), steps).unwrap();
        prop_assert!(sound.steps().len() >= at);
        prop_assert_eq!(&sound.steps()[..at], &document.steps()[..at]);
    }
}

#[test]
fn a_new_command_ends_redo() {
    let mut document = document();
    let add = |name: &str| Command::AddPlayers {
        entrants: vec![Entrant { profile: Profile::named(name), section: SectionId(0) }],
    };
    document.run(add("甲"), Moment(1)).unwrap();
    document.undo(Moment(2)).unwrap();
    document.run(add("乙"), Moment(3)).unwrap();
    assert_eq!(document.redo(Moment(4)), Err(Refusal::NothingToRedo));
    assert_eq!(document.steps().len(), 3, "the undone entry stays in the record");
    assert!(!document.is_in_effect(0));
}

#[test]
fn undoing_more_than_there_is_changes_nothing() {
    let mut document = document();
    let entrant = Entrant { profile: Profile::named("甲"), section: SectionId(0) };
    document.run(Command::AddPlayers { entrants: vec![entrant] }, Moment(1)).unwrap();
    assert_eq!(document.undo_latest(2, Moment(2)), Err(Refusal::NothingToUndo));
    assert_eq!((document.steps().len(), document.event().players().len()), (1, 1));
}

#[test]
fn a_broken_journal_names_the_step() {
    let undo = Step { at: Moment(1), act: Act::Undo };
    let broken = Document::replay(EventId::new("x").unwrap(), Moment(0), regulation(), vec![undo]);
    assert_eq!(broken.unwrap_err(), BrokenJournal::Step { index: 0, refusal: Refusal::NothingToUndo });
}
