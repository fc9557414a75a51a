//! Rules 8 on knockouts made by hand.

use super::Bracket;
use crate::event::{
    ExtraGame, FinalColours, FinalGame, FinalRules, Knockout, MatchId, Moment, Outcome, PlayedMatch, PlayerId, RoundNo,
    SectionId,
};

fn extra(time_control: &str) -> ExtraGame {
    let time_control = time_control.into();
    ExtraGame { time_control, colours: None, draw_wins_for_second: false, repeated: false }
}

fn knockout(players: u32, third_place: bool, extra_games: Vec<ExtraGame>) -> Knockout {
    let rules = FinalRules {
        of: SectionId(0),
        after: RoundNo(7),
        players: players as u8,
        third_place,
        colours: FinalColours::Lot,
        extra_games,
        swaps_place_points: false,
        counts_for_opponents: false,
    };
    let participants = (1..=players).map(PlayerId).collect();
    Knockout { rules, participants, seed: 1, started: Moment(0), matches: Vec::new() }
}

/// Enters games of a match: who had first, who had second, and how it ended.
fn play(knockout: &mut Knockout, stage: u8, index: u8, games: &[(u32, u32, Outcome)]) {
    let game = |&(first, second, outcome): &(u32, u32, Outcome)| FinalGame {
        first: PlayerId(first),
        second: PlayerId(second),
        outcome,
        entered: Moment(0),
    };
    let games = games.iter().map(game).collect();
    knockout.matches.push(PlayedMatch { id: MatchId { stage, index }, games });
}

/// Who meets whom in a stage: "1-4 2-3"; an unknown player is "?".
fn pairs(knockout: &Knockout, stage: usize) -> String {
    let name = |player: Option<PlayerId>| player.map_or("?".into(), |player| player.to_string());
    let bracket = Bracket::of(knockout);
    let pairs = bracket.stages[stage].iter().map(|one| format!("{}-{}", name(one.players[0]), name(one.players[1])));
    pairs.collect::<Vec<_>>().join(" ")
}

fn order(knockout: &Knockout, stages: usize) -> Vec<u32> {
    Bracket::of(knockout).order(stages).into_iter().map(|player| player.0).collect()
}

#[test]
fn rules_8_1_first_meets_last() {
    assert_eq!(pairs(&knockout(2, false, Vec::new()), 0), "1-2");
    assert_eq!(pairs(&knockout(4, true, Vec::new()), 0), "1-4 2-3");
    assert_eq!(pairs(&knockout(8, true, Vec::new()), 0), "1-8 4-5 2-7 3-6");
    assert_eq!(pairs(&knockout(16, true, Vec::new()), 0), "1-16 8-9 4-13 5-12 2-15 7-10 3-14 6-11");
}

#[test]
fn rules_8_1_winners_play_for_first_and_losers_for_third() {
    let mut four = knockout(4, true, Vec::new());
    assert_eq!(pairs(&four, 1), "?-? ?-?");
    play(&mut four, 0, 0, &[(4, 1, Outcome::FirstWins)]);
    assert_eq!(pairs(&four, 1), "4-? 1-?");
    assert_eq!(order(&four, 1), [4, 1, 2, 3], "who has won stands before who has not, the rest as placed");
    play(&mut four, 0, 1, &[(2, 3, Outcome::FirstWins)]);
    assert_eq!(pairs(&four, 1), "2-4 1-3", "the better placed first");
    assert_eq!(order(&four, 1), [2, 4, 1, 3]);
    play(&mut four, 1, 0, &[(2, 4, Outcome::SecondWins)]);
    play(&mut four, 1, 1, &[(1, 3, Outcome::SecondWins)]);
    assert_eq!((order(&four, 2), order(&four, 1)), (vec![4, 2, 3, 1], vec![2, 4, 1, 3]));
    assert!(Bracket::of(&four).is_decided());
    four.rules.third_place = false;
    four.matches.retain(|played| played.id != MatchId { stage: 1, index: 1 });
    assert_eq!(order(&four, 2), [4, 2, 1, 3], "without the match for third the losers stand as they were placed");
}

#[test]
fn rules_8_3_a_drawn_match_goes_through_the_chain_to_the_last_game() {
    let last = ExtraGame {
        colours: Some(FinalColours::BetterPlacedChooses),
        draw_wins_for_second: true,
        ..extra("红6分钟黑4分钟")
    };
    let mut two = knockout(2, false, vec![extra("快棋"), last.clone()]);
    let next = |knockout: &Knockout| Bracket::of(knockout).stages[0][0].next.clone();
    let slow = next(&two).expect("the slow game");
    assert_eq!((slow.number, slow.extra, slow.exchanged, slow.colours), (0, None, None, FinalColours::Lot));
    play(&mut two, 0, 0, &[(2, 1, Outcome::Draw)]);
    let fast = next(&two).expect("a fast game");
    assert_eq!((fast.number, fast.extra, fast.exchanged), (1, Some(extra("快棋")), Some(PlayerId(1))));
    two.matches.clear();
    play(&mut two, 0, 0, &[(2, 1, Outcome::Draw), (1, 2, Outcome::Draw)]);
    let decider = next(&two).expect("the last game");
    assert_eq!((decider.number, decider.extra, decider.exchanged), (2, Some(last), None));
    assert_eq!(decider.colours, FinalColours::BetterPlacedChooses);
    two.matches.clear();
    play(&mut two, 0, 0, &[(2, 1, Outcome::Draw), (1, 2, Outcome::Draw), (1, 2, Outcome::Draw)]);
    let bracket = Bracket::of(&two);
    let decision = bracket.stages[0][0].decision.expect("a draw wins for second");
    assert_eq!((decision.winner, decision.loser, decision.game), (PlayerId(2), PlayerId(1), 2));
    assert_eq!(bracket.stages[0][0].next, None);
}

#[test]
fn rules_8_3_the_last_game_is_repeated_until_one_wins() {
    let fastest = ExtraGame { repeated: true, ..extra("1分钟") };
    let mut two = knockout(2, false, vec![extra("快棋"), fastest.clone()]);
    let draws: Vec<_> =
        [(1, 2), (2, 1)].repeat(3).into_iter().map(|(one, other)| (one, other, Outcome::Draw)).collect();
    play(&mut two, 0, 0, &draws);
    let next = Bracket::of(&two).stages[0][0].next.clone().expect("it goes on");
    assert_eq!((next.number, next.extra, next.exchanged), (6, Some(fastest), Some(PlayerId(1))));
    two.rules.extra_games.clear();
    let next = Bracket::of(&two).stages[0][0].next.clone().expect("the slow game again");
    assert_eq!((next.number, next.extra, next.exchanged), (6, None, Some(PlayerId(1))));
}

#[test]
fn rules_8_1_who_is_there_wins_by_forfeit_and_where_nobody_is_the_better_placed_goes_on() {
    let mut four = knockout(4, false, Vec::new());
    play(&mut four, 0, 0, &[(1, 4, Outcome::FirstForfeits)]);
    play(&mut four, 0, 1, &[(3, 2, Outcome::DoubleForfeit)]);
    let decisions: Vec<_> = Bracket::of(&four).stages[0].iter().filter_map(|one| one.decision).collect();
    assert_eq!((decisions[0].winner, decisions[0].by_place), (PlayerId(4), false));
    assert_eq!((decisions[1].winner, decisions[1].by_place), (PlayerId(2), true));
}
