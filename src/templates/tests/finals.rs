//! The finals of Tangshan (rules 1.3) and Jinhua (rules 1.4) from the first round to the last place: who plays them is
//! taken from the pool, what they play decides the first places, and the pool goes on without them.

use super::hall::*;
use super::jinhua;
use crate::awards::Awards;
use crate::command::{Command, Refusal, apply};
use crate::event::{Gender, MatchId, Moment, Outcome, Place, PlayerId, PoolId, RoundNo, SectionId};
use crate::knockout::Bracket;
use crate::pairing::{WhyFirstInFinal, due_finals, first_in_final};
use crate::standings::{Finals, Separation, Value, team_places};
use crate::templates::Template;

const OPEN: SectionId = SectionId(0);
const LOCAL: SectionId = SectionId(1);
const SEMIFINALS: [MatchId; 2] = [MatchId { stage: 0, index: 0 }, MatchId { stage: 0, index: 1 }];
const FINAL: MatchId = MatchId { stage: 1, index: 0 };
const FOR_THIRD: MatchId = MatchId { stage: 1, index: 1 };

impl Hall {
    fn start_final(&mut self, of: SectionId) -> Vec<u32> {
        let pool = self.event.pool_of(of).expect("a section");
        let due = due_finals(&self.event, pool).into_iter().find(|due| due.rules.of == of).expect("it is due");
        let participants = due.participants.clone();
        self.run(Command::StartFinal { of, participants: participants.clone(), seed: 2021 });
        participants.into_iter().map(|player| player.0).collect()
    }

    fn final_game(&mut self, of: SectionId, id: MatchId, game: u8, first: u32, outcome: Outcome) {
        self.run(Command::SetFinalGame { of, id, game, first: PlayerId(first), outcome });
    }

    /// Who has first in the next game of a match, and why; `None`: the better placed chooses.
    fn first(&self, of: SectionId, id: MatchId) -> Option<(u32, WhyFirstInFinal)> {
        let knockout = self.event.knockout(of).expect("started");
        let bracket = Bracket::of(knockout);
        let one = bracket.match_of(id).expect("a match");
        let next = one.next.as_ref().expect("a game to play");
        first_in_final(&self.event, knockout, one, next).map(|(player, why)| (player.0, why))
    }
}

fn tangshan(players: u32) -> Hall {
    let entrants = (1..=players).map(|_| entrant(0, Gender::Man, &[])).collect();
    let mut hall = Hall::open(Template::Tangshan, entrants);
    hall.draw(0);
    hall.play_to(0, 7);
    hall
}

#[test]
fn rules_1_3_the_first_four_leave_and_the_field_plays_on() {
    let mut hall = tangshan(16);
    assert_eq!(hall.start_final(OPEN), [1, 2, 3, 9]);
    assert!(due_finals(&hall.event, PoolId(0)).is_empty(), "it is started once");
    hall.play_to(0, 8);
    assert_eq!(hall.tables(0, 8), "4-7 8-5 12-6 10-14 15-11 13-16");
    // After round 8 the semifinals are open: those who play them stand first, as they were placed. 5 and 6 won and have
    // 10, with 42 progressive points; 5's opponents have more.
    assert_eq!(numbers(&hall.section(0))[..6], [1, 2, 3, 9, 5, 6]);
    assert!(hall.section(0).final_is_open);

    // Of seven games 1 and 9 had first four times: 1 + 9 is even, the larger number has first. 2 and 3 had it three
    // times: 2 + 3 is odd, the smaller.
    assert_eq!(hall.first(OPEN, SEMIFINALS[0]), Some((9, WhyFirstInFinal::EvenSum)));
    assert_eq!(hall.first(OPEN, SEMIFINALS[1]), Some((2, WhyFirstInFinal::OddSum)));
    hall.final_game(OPEN, SEMIFINALS[0], 0, 9, Outcome::FirstWins);
    hall.final_game(OPEN, SEMIFINALS[1], 0, 2, Outcome::Draw);
    assert_eq!(hall.first(OPEN, SEMIFINALS[1]), None, "the better placed chooses the colour of the very fast game");
    // 2 chooses second, and a draw wins for second.
    hall.final_game(OPEN, SEMIFINALS[1], 1, 3, Outcome::Draw);
    // 2 has had first 3 + 1 times and 9 4 + 1; of those who play for third 1 4 times and 3 3 times: the very fast game
    // does not count.
    assert_eq!(hall.first(OPEN, FINAL), Some((2, WhyFirstInFinal::FewerGamesAsFirst { his: 4, others: 5 })));
    assert_eq!(hall.first(OPEN, FOR_THIRD), Some((3, WhyFirstInFinal::FewerGamesAsFirst { his: 3, others: 4 })));
    hall.final_game(OPEN, FINAL, 0, 2, Outcome::FirstWins);
    hall.final_game(OPEN, FOR_THIRD, 0, 3, Outcome::SecondForfeits);
    hall.play_to(0, 9);
    let places = hall.section(0);
    assert!(!places.final_is_open);
    assert_eq!(numbers(&places), [2, 9, 3, 1, 6, 4, 5, 7, 10, 8, 11, 12, 13, 14, 15, 16]);
    let by: Vec<_> = places.rows.iter().map(|row| row.separated_by).collect();
    assert_eq!(
        by[..5],
        [None, Some(Separation::Final), Some(Separation::Final), Some(Separation::Final), Some(Separation::Final)]
    );
    assert_eq!(by[5], Some(Separation::Criterion(1)), "6 before 4 by progressive points");
    assert_eq!(places.place_of(PlayerId(6)), Some(Place(5)), "the others begin after the final");
    // Who left counts for others what he left with (rules 3.2): as without any final.
    assert_eq!(lines(&places)[3], "1: 14 84 70 7 0 3 3");
    let awards = Awards::of(&hall.event, OPEN);
    assert!(awards.is_final);
    assert_eq!(awards.prizes[0].winners[0].player, PlayerId(2));
}

#[test]
fn rules_3_2_slow_games_of_a_final_count_for_opponents_only_where_that_is_set() {
    /// What the final has added to each player's opponents' points, and what it should have.
    fn added(counts: bool) -> Vec<(i32, i32)> {
        let mut hall = tangshan(16);
        let mut regulation = hall.event.regulation.clone();
        regulation.finals[0].counts_for_opponents = counts;
        hall.run(Command::ChangeRegulation { regulation: Box::new(regulation) });
        hall.start_final(OPEN);
        hall.play_to(0, 9);
        let values = |hall: &Hall| {
            let value = |line: &String| line.split(' ').nth(3).and_then(|value| value.parse::<i32>().ok());
            let mut lines = lines(&hall.section(0));
            lines.sort();
            lines.iter().map(|line| value(line).expect("a number")).collect::<Vec<i32>>()
        };
        let before = values(&hall);
        // 9 beats 1 in a slow game, 2 and 3 draw theirs; a fast game brings nothing.
        hall.final_game(OPEN, SEMIFINALS[0], 0, 9, Outcome::FirstWins);
        hall.final_game(OPEN, SEMIFINALS[1], 0, 2, Outcome::Draw);
        hall.final_game(OPEN, SEMIFINALS[1], 1, 3, Outcome::FirstWins);
        let ledger = hall.ledger(0);
        let brought = |player: u32| -> i32 {
            let games = ledger.lines(PlayerId(player)).iter().filter_map(|line| line.entry.game());
            games.map(|game| if game.opponent.0 == 9 { 2 } else { i32::from([2, 3].contains(&game.opponent.0)) }).sum()
        };
        let mut players: Vec<u32> = (1..=16).collect();
        players.sort_by_key(|player| format!("{player}:"));
        let differences = values(&hall).into_iter().zip(before).map(|(after, before)| after - before);
        differences.zip(players.into_iter().map(brought)).collect()
    }
    let with = added(true);
    assert!(
        with.iter().all(|(added, brought)| added == brought) && with.iter().any(|(added, _)| *added > 0),
        "{with:?}"
    );
    assert!(added(false).iter().all(|(added, _)| *added == 0));
}

#[test]
fn rules_8_4_a_correction_withdraws_what_followed() {
    let mut hall = tangshan(16);
    hall.start_final(OPEN);
    hall.final_game(OPEN, SEMIFINALS[0], 0, 9, Outcome::FirstWins);
    hall.final_game(OPEN, SEMIFINALS[1], 0, 2, Outcome::FirstWins);
    hall.final_game(OPEN, FINAL, 0, 2, Outcome::FirstWins);
    hall.final_game(OPEN, FOR_THIRD, 0, 3, Outcome::FirstWins);
    let played = |hall: &Hall| hall.event.knockout(OPEN).expect("started").matches.len();
    // The same winner by forfeit: nothing followed from how he won.
    hall.final_game(OPEN, SEMIFINALS[0], 0, 9, Outcome::SecondForfeits);
    assert_eq!(played(&hall), 4);
    // 1 has won after all: 9 is in no final and 1 in no match for third.
    hall.final_game(OPEN, SEMIFINALS[0], 0, 9, Outcome::SecondWins);
    assert_eq!(played(&hall), 2);
    // A draw: the extra game is next; a game after a decided one is refused.
    hall.final_game(OPEN, SEMIFINALS[0], 0, 9, Outcome::Draw);
    hall.final_game(OPEN, SEMIFINALS[0], 1, 1, Outcome::FirstWins);
    let more =
        Command::SetFinalGame { of: OPEN, id: SEMIFINALS[0], game: 2, first: PlayerId(1), outcome: Outcome::Draw };
    assert_eq!(apply(&mut hall.event, &more, Moment(0)), Err(Refusal::NoSuchMatch(OPEN)));
    hall.run(Command::ClearFinalGame { of: OPEN, id: SEMIFINALS[0], game: 0 });
    assert_eq!(played(&hall), 1, "the slow game is gone and the extra game with it");
}

#[test]
fn rules_4_11_a_final_called_off_puts_its_players_back_and_one_that_has_begun_is_not() {
    let mut hall = tangshan(17);
    hall.start_final(OPEN);
    hall.play_to(0, 8);
    let round = hall.event.pools[0].round(RoundNo(8)).expect("published");
    assert_eq!((round.tables.len(), round.byes.len()), (6, 1), "thirteen are left: one has a bye");
    hall.run(Command::CancelFinal { of: OPEN });
    assert!(hall.event.player(PlayerId(1)).expect("entered").is_available(RoundNo(9)));
    hall.play_to(0, 9);
    let round = hall.event.pools[0].round(RoundNo(9)).expect("published");
    assert_eq!((round.tables.len(), round.byes.len()), (8, 1), "all seventeen");
    let refused = apply(&mut hall.event, &Command::CancelFinal { of: OPEN }, Moment(0));
    assert_eq!(refused, Err(Refusal::NoSuchFinal(OPEN)));
    let late = Command::StartFinal { of: OPEN, participants: [1, 2, 3, 4].map(PlayerId).to_vec(), seed: 1 };
    assert_eq!(apply(&mut hall.event, &late, Moment(0)), Err(Refusal::PairedLater(PlayerId(1), RoundNo(9))));

    let mut hall = tangshan(16);
    hall.start_final(OPEN);
    hall.final_game(OPEN, SEMIFINALS[0], 0, 9, Outcome::Draw);
    let refused = apply(&mut hall.event, &Command::CancelFinal { of: OPEN }, Moment(0));
    assert_eq!(refused, Err(Refusal::FinalHasBegun(OPEN)));
}

#[test]
fn rules_8_1_who_has_left_is_passed_over_and_a_correction_moves_nobody() {
    let mut hall = tangshan(16);
    hall.run(Command::Withdraw { player: PlayerId(2), after: RoundNo(7) });
    let due = due_finals(&hall.event, PoolId(0)).remove(0);
    assert_eq!(due.participants, [1, 3, 9, 5].map(PlayerId));
    assert_eq!(due.passed_over, [PlayerId(2)]);
    hall.start_final(OPEN);
    let first = hall.event.pools[0].round(RoundNo(7)).expect("published").tables[0].outcome.expect("known").mirrored();
    hall.run(Command::SetOutcome {
        pool: PoolId(0),
        round: RoundNo(7),
        table: crate::event::TableNo(1),
        outcome: Some(first),
    });
    let knockout = hall.event.knockout(OPEN).expect("started");
    assert_eq!(knockout.participants, [1, 3, 9, 5].map(PlayerId), "who takes part is a fact");
}

#[test]
fn rules_1_4_two_finals_of_one_pool_with_different_start_rounds() {
    let mut hall = Hall::open(Template::Jinhua, jinhua::entrants());
    hall.draw(0);
    hall.play_to(0, 7);
    let due = due_finals(&hall.event, PoolId(0));
    assert_eq!(due.iter().map(|due| due.rules.of).collect::<Vec<_>>(), [OPEN], "the locals' is due a round later");
    assert_eq!(hall.start_final(OPEN), [1, 2, 3, 4]);
    hall.play_to(0, 8);
    assert_eq!(hall.start_final(LOCAL), [9, 10]);
    hall.play_to(0, 9);
    for (id, winner) in [(SEMIFINALS[0], 1), (SEMIFINALS[1], 2), (FINAL, 2), (FOR_THIRD, 4)] {
        let (first, why) = hall.first(OPEN, id).expect("by lot");
        assert_eq!(why, WhyFirstInFinal::Lot);
        hall.final_game(OPEN, id, 0, first, if first == winner { Outcome::FirstWins } else { Outcome::SecondWins });
    }
    let only = SEMIFINALS[0];
    let (first, _) = hall.first(LOCAL, only).expect("by lot");
    hall.final_game(LOCAL, only, 0, first, Outcome::Draw);
    let other = 19 - first;
    assert_eq!(hall.first(LOCAL, only), Some((other, WhyFirstInFinal::Exchanged)));
    hall.final_game(LOCAL, only, 1, other, Outcome::Draw);
    hall.final_game(LOCAL, only, 2, first, Outcome::Draw);
    hall.final_game(LOCAL, only, 3, 10, Outcome::FirstWins);

    assert_eq!(numbers(&hall.section(0)), [2, 1, 4, 3, 5, 6], "the swiss decides place 5 and on");
    assert_eq!(numbers(&hall.section(1)), [10, 9, 8, 12, 11], "the lower placed has won: places are exchanged");
    assert_eq!(numbers(&hall.section(2)), [13, 14, 16], "other sections are as without finals");
    let finals = Finals::of(&hall.event, PoolId(0));
    assert_eq!(finals.left_pool, [2, 1, 4, 3].map(PlayerId));
    // Derived in `jinhua::rules_1_4_place_points_of_the_teams`: 0 + 8 + 10 + 2, and 2 + 9 + 8 + 1.
    let rules = hall.event.regulation.teams.clone().expect("there are teams");
    let rows = team_places(&hall.event, &hall.ledger(0), &rules, &finals, RoundNo(9));
    let scores: Vec<_> = rows.iter().map(|row| (row.name.as_str(), row.score.clone().ok())).collect();
    assert_eq!(scores[..2], [("乙队", Some(Value::Count(20))), ("甲队", Some(Value::Count(20)))]);
}
