//! Mianyang 2019 (rules 1.1): twelve players, eleven rounds, so that everyone meets everyone. Two draw, all other games
//! bring 5 points, so that opponents' points are 330 less one's own.

use super::hall::*;
use crate::awards::{Awards, Qualified};
use crate::command::{Command, Entrant};
use crate::event::{Foul, Gender, Outcome, Place, PlayerId, PoolId, PrizesOf, RoundNo, SectionId, Table};
use crate::standings::{Finals, TeamFault, TeamRow, TeamSeparation, Value, team_places};
use crate::templates::Template;

/// Everyone but 4 is local; 1 and 6 are on the list of known players; 2 has his invitation already.
fn entrants() -> Vec<Entrant> {
    let flags = |number: u32| match number {
        1 | 6 => &["绵阳", "知名"][..],
        2 => &["绵阳", "已有资格"],
        4 => &[],
        _ => &["绵阳"],
    };
    let team = |number: u32| match number {
        1 | 6 | 7 | 12 => "甲队",
        2 | 5 | 8 | 11 => "乙队",
        3 | 9 | 10 => "丙队",
        _ => "",
    };
    let one = |number| {
        let mut entrant = entrant(0, Gender::Man, flags(number));
        entrant.profile.team = team(number).into();
        entrant
    };
    (1..=12).map(one).collect()
}

/// 3 beats 1, 11 and 12 draw; else the smaller number wins. So 1, 2, 3 beat each other in a ring.
fn result(table: &Table) -> Outcome {
    if meets(table, 11, 12) {
        Outcome::Draw
    } else if meets(table, 1, 3) {
        larger_wins(table)
    } else {
        smaller_wins(table)
    }
}

fn played() -> Hall {
    let mut hall = Hall::open(Template::Mianyang, entrants());
    hall.draw(0);
    for _ in 0..11 {
        hall.play(0, result);
    }
    // 3 analysed in the hall after his game of round 6.
    let foul = Foul { player: PlayerId(3), kind: 4, in_game: false };
    hall.run(Command::AddFoul { pool: PoolId(0), round: RoundNo(6), foul });
    hall
}

fn teams(hall: &Hall) -> Vec<TeamRow> {
    let rules = hall.event.regulation.teams.clone().expect("there are teams");
    team_places(&hall.event, &hall.ledger(0), &rules, &Finals::default(), RoundNo(11))
}

#[test]
fn rules_1_1_a_whole_event() {
    let hall = played();
    assert_eq!(hall.tables(0, 1), "1-2 4-3 5-6 8-7 9-10 12-11");
    // The three of the ring have 10 wins. The foul takes 3 from the opponents' points of 3, who would be first by his
    // progressive points: he lost in round 4, 1 in round 3, 2 in round 1. A loss in round r costs 5 × (12 - r) of 330.
    // 12 had first against 11 and has 2 points for the draw, 11 has 3.
    let places = [
        "1: 50 280 285 10 – 0 1",
        "2: 50 280 275 10 – 0 2",
        "3: 50 277 290 10 – 1 3",
        "4: 40 290 195 8 – 0 5",
        "5: 35 295 210 7 – 0 4",
        "6: 30 300 170 6 – 0 7",
        "7: 25 305 170 5 – 0 6",
        "8: 20 310 120 4 – 0 9",
        "9: 15 315 125 3 – 0 8",
        "10: 10 320 85 2 – 0 10",
        "11: 3 327 33 0 – 0 11",
        "12: 2 328 22 0 – 0 12",
    ];
    assert_eq!(lines(&hall.section(0)), places);
    assert_eq!(hall.view(0, 0), Some(vec![1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12]), "the local list");
    let awards = Awards::of(&hall.event, SectionId(0));
    assert!(awards.is_final);
    assert_eq!((awards.count(), awards.yuan()), (6, 3000 + 1500 + 1000 + 800 + 700 + 600), "half of the field");
    let local = Awards::of_list(&hall.event, PrizesOf::View(0));
    assert_eq!(local.prizes[0].winners[0].player, PlayerId(1), "champion of the local section too");
}

#[test]
fn rules_1_1_teams_by_the_sum_of_places() {
    let mut hall = played();
    let rows = teams(&hall);
    // 1 + 6 + 7 + 12 and 2 + 5 + 8 + 11 are both 26: the best single place decides.
    let seen: Vec<_> = rows.iter().map(|row| (row.name.as_str(), row.place, row.score.clone())).collect();
    let expected = [
        ("甲队", Some(Place(1)), Ok(Value::Count(26))),
        ("乙队", Some(Place(2)), Ok(Value::Count(26))),
        ("丙队", None, Err(TeamFault::TooFew(3))),
    ];
    assert_eq!(seen, expected);
    assert_eq!(rows[1].separated_by, Some(TeamSeparation::SinglePlace(0)));
    // With a third known player in the team there is no score, and none with a member who is not local.
    let set_flags = |hall: &mut Hall, number: u32, flags: &[&str]| {
        let player = hall.event.player(PlayerId(number)).expect("entered");
        let mut entrant = Entrant { profile: player.profile.clone(), section: player.section };
        entrant.profile.flags = flags.iter().map(|&flag| flag.into()).collect();
        hall.run(Command::EditPlayer { player: PlayerId(number), entrant: Box::new(entrant) });
    };
    set_flags(&mut hall, 7, &["绵阳", "知名"]);
    set_flags(&mut hall, 8, &[]);
    let faults: Vec<_> = teams(&hall).into_iter().filter_map(|row| row.score.err()).collect();
    let composition = |rule, members| TeamFault::Composition { rule, members };
    assert_eq!(faults, [TeamFault::TooFew(3), composition(1, 3), composition(0, 3)]);
    // Cheating voids the results of the player and of his team.
    set_flags(&mut hall, 8, &["绵阳"]);
    hall.run(Command::Disqualify { player: PlayerId(2), after: RoundNo(11) });
    let faults: Vec<_> = teams(&hall).into_iter().filter_map(|row| row.score.err()).collect();
    assert!(faults.contains(&TeamFault::Disqualified(PlayerId(2))));
}

#[test]
fn rules_1_1_the_best_eight_locals_are_invited_and_twelve_players_bring_no_place() {
    let hall = played();
    let qualified = |index| Qualified::of(&hall.event, index).expect("a quota");
    assert_eq!([qualified(0).places, qualified(1).places], [0, 0], "12 / 20");
    let invited = qualified(2);
    assert_eq!(invited.players().map(|player| player.0).collect::<Vec<_>>(), [1, 3, 5, 6, 7, 8, 9, 10]);
    let passed_over: Vec<_> = invited
        .candidates
        .iter()
        .filter_map(|candidate| Some((candidate.player.0, candidate.passed_over.as_deref()?)))
        .collect();
    assert_eq!(passed_over, [(2, "已有资格")]);
}

#[test]
fn rules_1_1_of_sixty_players_three_qualify_and_masters_and_outsiders_are_passed_over() {
    let flags = |number: u32| match number {
        1 | 2 => &["大师"][..],
        3 => &["外省"],
        4..=20 => &[],
        _ => &["绵阳"],
    };
    let mut hall =
        Hall::open(Template::Mianyang, (1..=60).map(|number| entrant(0, Gender::Man, flags(number))).collect());
    hall.draw(0);
    hall.play(0, smaller_wins);
    let order = numbers(&hall.section(0));
    let best = |of: std::ops::RangeInclusive<u32>| order.iter().copied().filter(move |number| of.contains(number));
    let of = |index| Qualified::of(&hall.event, index).expect("a quota");
    let taken = |index| of(index).players().map(|player| player.0).collect::<Vec<_>>();
    assert_eq!(taken(0), best(4..=20).take(1).collect::<Vec<_>>(), "one for the best who is not local");
    assert_eq!(taken(1), best(21..=60).take(2).collect::<Vec<_>>(), "60 / 20 less that one");
    assert!(of(0).candidates.iter().any(|candidate| candidate.passed_over.as_deref() == Some("大师")));
}
