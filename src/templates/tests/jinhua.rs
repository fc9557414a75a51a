//! Jinhua 2021 (rules 1.4): sixteen players of four sections in one pool, nine rounds. The smaller number always wins.
//! The finals are given by hand: only who plays them, and what they do to place points, is asked here.

use super::hall::*;
use crate::awards::Awards;
use crate::command::Entrant;
use crate::event::{Gender, Listed, Place, PlayerId, PoolId, RoundNo, SectionId};
use crate::standings::{DecidingGame, Finals, TeamFault, TeamRow, TeamSeparation, Value, team_places};
use crate::templates::Template;

const POOL: Listed = Listed::Pool(PoolId(0));

/// 1 to 6 in the open section, 7 to 12 locals, 13, 14 and 16 boys, 15 a girl. 7 is a master with local household, in
/// the guest's seat of 丙队, which has no second local.
pub(super) fn entrants() -> Vec<Entrant> {
    let section = |number: u32| match number {
        ..=6 => 0,
        7..=12 => 1,
        15 => 3,
        _ => 2,
    };
    let flags = |number: u32| match number {
        1 | 2 => &["一级以上", "外援"][..],
        3..=6 => &["一级以上"],
        7 => &["本地", "大师", "外援"],
        8..=12 => &["本地"],
        13 | 14 => &["三级以上", "本地青少年"],
        15 => &["本地青少年"],
        _ => &["三级以上"],
    };
    let team = |number: u32| match number {
        1 | 9 | 10 | 13 => "甲队",
        2 | 8 | 11 | 14 => "乙队",
        7 | 12 | 15 => "丙队",
        _ => "",
    };
    let one = |number| {
        let gender = if number == 15 { Gender::Woman } else { Gender::Man };
        let mut entrant = entrant(section(number), gender, flags(number));
        entrant.profile.team = team(number).into();
        entrant
    };
    (1..=16).map(one).collect()
}

/// Played to the end, the finalists away when they play elsewhere.
fn played() -> Hall {
    let mut hall = Hall::open(Template::Jinhua, entrants());
    hall.draw(0);
    hall.play_to(0, 7);
    assert_eq!(numbers(&hall.section(0)), [1, 2, 3, 4, 5, 6], "the first four of the open section leave");
    for round in [8, 9] {
        hall.away(&[1, 2, 3, 4], round);
    }
    hall.play_to(0, 8);
    // 7 has more points than all locals, but stands outside their list.
    assert_eq!(numbers(&hall.section(1)), [9, 10, 8, 11, 12], "the first two locals leave");
    hall.away(&[9, 10], 9);
    hall.play_to(0, 9);
    hall
}

fn teams(hall: &Hall, finals: &Finals) -> Vec<TeamRow> {
    let rules = hall.event.regulation.teams.clone().expect("there are teams");
    team_places(&hall.event, &hall.ledger(0), &rules, finals, RoundNo(9))
}

fn brought(row: &TeamRow) -> Vec<(u32, String)> {
    let mut members: Vec<_> =
        row.members.iter().filter_map(|member| Some((member.player?.0, member.value.to_string()))).collect();
    members.sort();
    members
}

#[test]
fn rules_1_4_teammates_are_kept_apart_in_round_1_only() {
    let hall = played();
    // 9 and 10 would meet at table 5. 10 changes places with 11 of table 6, 12–11 (rules 5.2).
    assert_eq!(hall.tables(0, 1), "1-2 4-3 5-6 8-7 9-11 12-10 13-14 16-15");
    assert_eq!(hall.tables(0, 2), "3-1 7-5 10-9 15-13 2-4 6-8 11-12 14-16", "9 and 10 meet in the next");
}

#[test]
fn rules_1_4_four_sections_of_one_pool() {
    let hall = played();
    let joint = hall.standings(0, POOL);
    assert_eq!(numbers(&joint), [1, 5, 2, 6, 7, 3, 8, 9, 4, 12, 11, 10, 13, 14, 15, 16]);
    let of = |section| lines(&hall.section(section));
    // Opponents of other sections count in full. 9, 12, 11 and 10 have 8 points: opponents' points decide.
    let locals = ["8: 10 64 5 0 4 3", "9: 8 74 4 0 4 1", "12: 8 66 4 0 4 5", "11: 8 62 4 0 5 4", "10: 8 60 4 0 4 2"];
    assert_eq!(of(1), locals);
    assert_eq!(of(2), ["13: 6 66 3 0 4 1", "14: 4 62 2 0 5 2", "16: 0 70 0 0 4 3"]);
    assert_eq!(of(3), ["15: 2 72 1 0 4 1"]);
    let from_fifth = hall.section(0).filtered(|player| player.0 > 4);
    assert_eq!(lines(&from_fifth), ["5: 12 84 6 0 4 3", "6: 12 70 6 0 5 5"], "the swiss decides place 5 and on");
    let from_third = hall.section(1).filtered(|player| ![9, 10].contains(&player.0));
    assert_eq!(numbers(&from_third), [8, 12, 11], "and place 3 and on of the locals");
    assert_eq!(hall.section(1).place_of(PlayerId(7)), None, "the master is in no list");
    let yuan = |section| Awards::of(&hall.event, SectionId(section)).yuan();
    assert_eq!([yuan(2), yuan(3)], [1000 + 500 + 300, 500]);
}

#[test]
fn rules_1_4_place_points_of_the_teams() {
    let hall = played();
    let deciding_game = |winner| {
        let players = [PlayerId(9), PlayerId(10)];
        Some(DecidingGame { after: RoundNo(8), players, winner: Some(PlayerId(winner)) })
    };
    let left_pool = [2, 1, 4, 3].map(PlayerId).to_vec();
    let rows = teams(&hall, &Finals { left_pool: left_pool.clone(), deciding_game: deciding_game(10) });
    // Open finalists: 2 first with 0, 1 second with 2. After round 8 the order without them is 5, 6, 7, 9, 10, 8 …: 9
    // has 4 + 4 and 10 has 5 + 4; 10 wins the final of the two and they are exchanged. After round 9, without all six:
    // 5, 6, 7, 8, 12, 11 …, so that 8 has 4 + 4 and 11 has 6 + 4. Of the named youths of teams with a score 13 is
    // first and 14 second.
    assert_eq!(
        brought(&rows[1]),
        [(1, "2"), (9, "9"), (10, "8"), (13, "1")].map(|(player, points)| (player, points.into()))
    );
    assert_eq!(
        brought(&rows[0]),
        [(2, "0"), (8, "8"), (11, "10"), (14, "2")].map(|(player, points)| (player, points.into()))
    );
    // 20 each: 乙队 has the best single place points, 0.
    let seen: Vec<_> = rows.iter().map(|row| (row.name.as_str(), row.place, row.score.clone())).collect();
    let expected = [
        ("乙队", Some(Place(1)), Ok(Value::Count(20))),
        ("甲队", Some(Place(2)), Ok(Value::Count(20))),
        ("丙队", None, Err(TeamFault::TooFew(3))),
    ];
    assert_eq!(seen, expected);
    assert_eq!(rows[1].separated_by, Some(TeamSeparation::SinglePlace(0)));
    // If the better placed wins, nothing is exchanged: the sum is the same, but 9 has 8 and 10 has 9.
    let rows = teams(&hall, &Finals { left_pool, deciding_game: deciding_game(9) });
    assert_eq!(brought(&rows[1])[1..3], [(9, "8".to_owned()), (10, "9".to_owned())]);
}
