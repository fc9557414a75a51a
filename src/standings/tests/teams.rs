//! Rules 9 and the place points of rules 1.4.

use super::crosstable::{event, ledger, player};
use super::regulation;
use crate::event::{
    Condition, Criterion, Event, Listed, MemberRule, MissingMember, Participation, Place, PlacePointRules, PlayerId,
    PoolId, RoundNo, TeamRules, TeamScore,
};
use crate::standings::{Changes, DecidingGame, Finals, TeamFault, TeamRow, TeamSeparation, Value, team_places};

const POOL: Listed = Listed::Pool(PoolId(0));

/// An event after one round in which the place of each is his number: `teams[i]` is the team of number i + 1, and
/// capital letters are flags: `甲:L` is in team 甲 and flagged L.
fn by_number(teams: &[&str]) -> Event {
    let rows: Vec<&str> = teams.iter().map(|_| "bye").collect();
    let mut event = event(regulation(&[Criterion::Points]), &rows);
    for (index, team) in teams.iter().enumerate() {
        let (name, flags) = team.split_once(':').unwrap_or((team, ""));
        let profile = &mut player(&mut event, index as u32 + 1).profile;
        profile.team = name.trim_matches('-').into();
        profile.flags.extend(flags.chars().map(String::from));
    }
    event
}

fn places(event: &Event, rules: &TeamRules) -> Vec<TeamRow> {
    team_places(event, &ledger(event), rules, &Finals::default(), RoundNo(9))
}

/// The teams as text: name and score, or name alone.
fn text(rows: &[TeamRow]) -> Vec<String> {
    let score = |row: &TeamRow| row.score.as_ref().map_or(row.name.clone(), |score| format!("{} {score}", row.name));
    rows.iter().map(score).collect()
}

#[test]
fn rules_9_2_the_sum_of_places_fewest_first_and_the_best_single_place_between_equals() {
    let event = by_number(&["乙", "甲", "-", "甲", "乙", "丙", "丙"]);
    let rows = places(&event, &TeamRules::sum_of_places(POOL, 2));
    // 乙: 1 + 5. 甲: 2 + 4. 丙: 6 + 7.
    assert_eq!(text(&rows), ["乙 6", "甲 6", "丙 13"]);
    assert_eq!(rows.iter().map(|row| row.place).collect::<Vec<_>>(), [1, 2, 3].map(|place| Some(Place(place))));
    let by: Vec<_> = rows.iter().map(|row| row.separated_by).collect();
    assert_eq!(by, [None, Some(TeamSeparation::SinglePlace(0)), Some(TeamSeparation::Score)]);
    let members: Vec<_> = rows[0].members.iter().map(|member| (member.player, member.value.clone())).collect();
    assert_eq!(members, [(Some(PlayerId(1)), Value::Count(1)), (Some(PlayerId(5)), Value::Count(5))]);
}

#[test]
fn rules_9_1_a_team_that_is_not_composed_right_has_no_score_and_the_reason() {
    let mut event = by_number(&["甲:L", "甲:L", "乙:L", "乙", "丙:L", "丁:L", "丁:L", "丁:L", "戊:L", "戊:L"]);
    let rule = |name: &str, at_least, at_most| MemberRule {
        name: name.into(),
        condition: Condition::flagged("L"),
        at_least,
        at_most,
    };
    let mut rules = TeamRules::sum_of_places(POOL, 2);
    rules.composition = vec![rule("本地", 2, None)];
    player(&mut event, 10).participation = Participation::Disqualified { after: RoundNo(1) };
    let rows = places(&event, &rules);
    let faults: Vec<_> = rows.iter().map(|row| (row.name.as_str(), row.score.clone())).collect();
    assert_eq!(
        faults,
        [
            ("甲", Ok(Value::Count(3))),
            ("丁", Err(TeamFault::TooMany(3))),
            ("丙", Err(TeamFault::TooFew(1))),
            ("乙", Err(TeamFault::Composition { rule: 0, members: 1 })),
            ("戊", Err(TeamFault::Disqualified(PlayerId(10)))),
        ]
    );
    assert!(rows[1..].iter().all(|row| row.place.is_none() && row.members.iter().all(|member| !member.counted)));
    rules.composition = vec![rule("本地", 0, Some(1))];
    assert_eq!(text(&places(&event, &rules))[0], "乙 7");
}

#[test]
fn rules_9_2_a_missing_member_counts_the_last_place_plus_one_where_it_is_set() {
    let mut event = by_number(&["甲", "甲", "乙", "-"]);
    let mut rules = TeamRules { missing: MissingMember::LastPlacePlusOne, ..TeamRules::sum_of_places(POOL, 2) };
    assert_eq!(text(&places(&event, &rules)), ["甲 3", "乙 8"], "4 places, so 5 for the missing one");
    let missing = &places(&event, &rules)[1].members[1];
    assert_eq!((missing.player, &missing.value, missing.counted), (None, &Value::Count(5), true));
    // A disqualified member is missing where he does not void the team. Three places are left.
    player(&mut event, 1).participation = Participation::Disqualified { after: RoundNo(1) };
    rules.disqualified_voids = false;
    assert_eq!(text(&places(&event, &rules)), ["甲 5", "乙 6"], "1 + 4 and 2 + 4");
}

#[test]
fn rules_9_2_the_best_k_count() {
    let event = by_number(&["甲", "乙", "乙", "乙", "甲", "甲"]);
    let mut rules = TeamRules::sum_of_places(POOL, 3);
    assert_eq!(text(&places(&event, &rules)), ["乙 9", "甲 12"]);
    rules.best = Some(2);
    assert_eq!(text(&places(&event, &rules)), ["乙 5", "甲 6"]);
    rules.best = Some(1);
    let rows = places(&event, &rules);
    assert_eq!(text(&rows), ["甲 1", "乙 2"]);
    assert_eq!(rows[0].members.iter().map(|member| member.counted).collect::<Vec<_>>(), [true, false, false]);
}

#[test]
fn rules_9_2_the_sum_of_points_most_first() {
    // Places: 1 and 5 with 2 points, 3 and 4 with 1, 2 with none.
    let mut event = event(regulation(&[Criterion::Points]), &["F2+", "S1-", "F4=", "S3=", "bye"]);
    for (number, team) in [(1, "甲"), (2, "甲"), (3, "乙"), (4, "乙"), (5, "丙")] {
        player(&mut event, number).profile.team = team.into();
    }
    let mut rules = TeamRules { score: TeamScore::Points, ..TeamRules::sum_of_places(POOL, 2) };
    rules.missing = MissingMember::LastPlacePlusOne;
    let rows = places(&event, &rules);
    // All have 2; the best single places are 1, 3 and 2.
    assert_eq!(text(&rows), ["甲 2", "丙 2", "乙 2"]);
    assert_eq!(rows[2].separated_by, Some(TeamSeparation::SinglePlace(0)));
    assert_eq!(rows[1].members[1].value, Value::Points(crate::event::Points::ZERO), "the missing one");
}

#[test]
fn teams_of_another_pool_and_no_teams() {
    let event = by_number(&["甲", "-"]);
    assert!(places(&event, &TeamRules::sum_of_places(Listed::Pool(PoolId(3)), 1)).is_empty());
    assert!(places(&by_number(&["-", "-"]), &TeamRules::sum_of_places(POOL, 1)).is_empty());
}

/// Jinhua in small: after round 1 the order is that of the numbers; 1 to 4 have left for the open final, 5 and 8 for
/// the local one. In round 2 numbers 7, 9 and 11 win. G: guest, L: local, Y: the named youth.
fn jinhua() -> (Event, TeamRules, Finals) {
    let teams = ["乙:G", "甲:G", "丙:G", "-", "乙:L", "丙:L", "甲:L", "甲:L", "乙:L", "丙:Y", "乙:Y", "甲:Y"];
    let mut event = by_number(&teams);
    let winners = [7, 9, 11].map(|number| crate::event::Bye::of(PlayerId(number)));
    event.pools[0].rounds.push(crate::event::Round { byes: winners.to_vec(), ..Default::default() });
    let rule = |flag: &str, at_least, at_most| MemberRule {
        name: flag.into(),
        condition: Condition::flagged(flag),
        at_least,
        at_most: Some(at_most),
    };
    let score = TeamScore::PlacePoints(PlacePointRules {
        finalists: vec![0, 2, 3, 4],
        ranked_apart: Some(Condition::flagged("Y")),
    });
    let composition = vec![rule("G", 0, 1), rule("L", 2, 2), rule("Y", 1, 1)];
    let rules = TeamRules { score, composition, ..TeamRules::sum_of_places(POOL, 4) };
    let deciding_game =
        Some(DecidingGame { after: RoundNo(1), players: [PlayerId(5), PlayerId(8)], winner: Some(PlayerId(8)) });
    (event, rules, Finals { left_pool: [2, 1, 4, 3].map(PlayerId).to_vec(), deciding_game })
}

fn member_values(row: &TeamRow) -> Vec<String> {
    let mut values: Vec<(Option<PlayerId>, String)> =
        row.members.iter().map(|member| (member.player, member.value.to_string())).collect();
    values.sort();
    values.into_iter().map(|(player, value)| format!("{}: {value}", player.unwrap())).collect()
}

#[test]
fn rules_1_4_place_points_to_the_letter() {
    let (event, rules, finals) = jinhua();
    let rows = team_places(&event, &ledger(&event), &rules, &finals, RoundNo(2));
    // After round 2, without the four finalists and the two of the local final: 7, 9, 11, then 6, 10, 12; plus 4.
    // After round 1, without the four: 5 is first and 8 fourth, which is 5 and 8; 8 won and they are exchanged.
    // The youths of the scoring teams: 11 is first, 12 second; 10 is not asked, his team is one short.
    assert_eq!(member_values(&rows[0]), ["2: 0", "7: 5", "8: 5", "12: 2"]);
    assert_eq!(member_values(&rows[1]), ["1: 2", "5: 8", "9: 6", "11: 1"]);
    assert_eq!(text(&rows), ["甲 12", "乙 17", "丙"]);
    assert_eq!(rows[2].score, Err(TeamFault::TooFew(3)));
    assert_eq!(member_values(&rows[2]), ["3: 4", "6: 8", "10: 9"], "the fourth of the final counts 4");
}

#[test]
fn rules_1_4_nothing_is_exchanged_while_the_better_placed_wins_or_nobody_has() {
    let (event, rules, mut finals) = jinhua();
    for winner in [Some(PlayerId(5)), None] {
        finals.deciding_game.as_mut().unwrap().winner = winner;
        let rows = team_places(&event, &ledger(&event), &rules, &finals, RoundNo(2));
        assert_eq!(text(&rows), ["乙 14", "甲 15", "丙"], "5 counts 5 and 8 counts 8");
    }
}

#[test]
fn rules_11_what_a_change_does_to_team_places_is_told() {
    let mut event = by_number(&["甲", "乙", "乙", "-", "甲"]);
    event.regulation.teams = Some(TeamRules::sum_of_places(POOL, 2));
    let with = |change: fn(&mut TeamRules)| {
        let mut after = event.clone();
        after.regulation.teams.iter_mut().for_each(change);
        Changes::between(&event, &after)
    };
    assert_eq!(with(|_| {}), Changes::default());
    // 乙: 2 + 3. 甲: 1 + 5.
    assert_eq!(with(|rules| rules.best = Some(1)), Changes { teams: 2, ..Changes::default() }, "甲 leads now");
    assert_eq!(with(|rules| rules.members = 3).teams, 2, "neither has three");
}
