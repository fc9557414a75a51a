//! What the templates say, against the regulations (rules 1).

use std::collections::BTreeSet;

use crate::awards::Awards;
use crate::event::{
    Condition, Criterion, Date, EntryField, Event, ExtraGame, FinalColours, Gender, Listed, MissingMember, Number,
    Outcome, Place, Player, PlayerId, PointTable, Points, Prize, PrizesOf, Profile, Regulation, Requirement, Round,
    RoundNo, Section, SectionId, Signatures, Table, TeamScore, TeammatesApart, ThreeRule,
};
use crate::templates::Template;

pub fn regulation(template: Template) -> Regulation {
    template.regulation().expect("the data are sound")
}

/// All the money of these prizes; a range that only a share of the field ends counts as one place.
pub fn money(prizes: &[Prize]) -> u32 {
    let places = |prize: &Prize| if prize.to == Prize::OPEN_END { 1 } else { prize.to.0 - prize.from.0 + 1 };
    prizes.iter().map(|prize| places(prize) * prize.yuan.unwrap_or(0)).sum()
}

/// Each kind of foul: name, weight, at how many in a game it loses.
pub fn fouls(regulation: &Regulation) -> Vec<(&str, u8, Option<u8>)> {
    regulation.fouls.kinds.iter().map(|kind| (kind.name.as_str(), kind.weight, kind.loses_at)).collect()
}

/// What someone with these flags pays.
pub fn fee(regulation: &Regulation, flags: &[&str]) -> Option<u32> {
    let flags = flags.iter().map(|&flag| flag.into()).collect();
    regulation.entry.fee_of(&Profile { flags, ..Profile::named("棋手") })
}

fn births(section: &Section) -> (Option<Date>, Option<Date>) {
    (section.born_from, section.born_to)
}

fn years(from: u16, to: u16) -> (Option<Date>, Option<Date>) {
    (Date::new(from, 1, 1), Date::new(to, 12, 31))
}

/// The regulation with so many players after a round in which the odd numbers, the men, won.
fn after_a_round(regulation: Regulation, players: u32) -> Event {
    let mut event = Event::new(regulation);
    let mut ids = Vec::new();
    for number in 1..=players {
        let gender = if number % 2 == 1 { Gender::Man } else { Gender::Woman };
        let profile = Profile { gender: Some(gender), ..Profile::named(format!("棋手{number}")) };
        let id = event.enter(|id| Player::new(id, profile, SectionId(0)));
        event.player_mut(id).unwrap().number = Some(Number(number));
        ids.push(id);
    }
    let table = |pair: &[PlayerId]| Table { outcome: Some(Outcome::FirstWins), ..Table::new(pair[0], pair[1]) };
    event.pools[0].rounds = vec![Round { tables: ids.chunks_exact(2).map(table).collect(), ..Round::default() }];
    event
}

/// How many get a prize that is not a lucky one.
fn awarded(event: &Event, list: PrizesOf) -> usize {
    let awards = Awards::of_list(event, list);
    awards.prizes.iter().filter(|granted| !granted.prize.lucky).map(|granted| granted.winners.len()).sum()
}

#[test]
fn every_template_is_sound_and_is_read_as_it_was_written() {
    for template in Template::ALL {
        let regulation = regulation(template);
        assert_eq!(regulation.check(), Ok(()), "{template:?}");
        let written = serde_json::to_string(&regulation).unwrap();
        assert_eq!(serde_json::from_str::<Regulation>(&written).unwrap(), regulation);
    }
}

#[test]
fn every_flag_that_a_template_asks_for_is_one_of_the_event() {
    for template in Template::ALL {
        let regulation = regulation(template);
        let mut used = regulation.entry.private_flags.clone();
        used.extend(regulation.entry.other_fees.iter().map(|rule| rule.flag.clone()));
        let mut ask = |condition: &Condition| {
            used.extend(condition.flags.iter().chain(&condition.without_flags).cloned());
        };
        ask(&regulation.entry.open_to);
        regulation.views.iter().for_each(|view| ask(&view.condition));
        regulation.quotas.iter().for_each(|quota| ask(&quota.condition));
        regulation.teams.iter().flat_map(|teams| &teams.composition).for_each(|rule| ask(&rule.condition));
        regulation.sections.iter().for_each(|section| ask(&section.placed));
        for section in &regulation.sections {
            used.extend(section.flags.iter().chain(&section.without_flags).cloned());
            used.extend(Some(section.higher_flag.clone()).filter(|flag| !flag.is_empty()));
        }
        used.extend(regulation.quotas.iter().flat_map(|quota| quota.passing_over.clone()));
        let known: BTreeSet<String> = regulation.entry.flags.iter().cloned().collect();
        assert_eq!(used.difference(&known).collect::<Vec<_>>(), Vec::<&String>::new(), "{template:?}");
    }
}

#[test]
fn rules_1_1_mianyang_plays_11_rounds_for_5_3_2_and_0() {
    let mianyang = regulation(Template::Mianyang);
    let [first, second] = [mianyang.points.first, mianyang.points.second];
    assert_eq!([first.win, first.draw, first.loss], [5, 2, 0].map(Points::whole));
    assert_eq!([second.win, second.draw, second.loss], [5, 3, 0].map(Points::whole));
    assert_eq!((mianyang.pools.len(), mianyang.pools[0].rounds), (1, RoundNo(11)));
    let pairing = mianyang.pools[0].pairing;
    assert_eq!(pairing.equal_points_within, Points::whole(1), "rules 4.4: d = 1");
    assert_eq!(pairing.teammates_apart, TeammatesApart::Never);
    assert_eq!(pairing.three_rule_in_last_round, ThreeRule::AfterPoints);
    assert_eq!(
        mianyang.sections[0].criteria,
        [
            Criterion::Points,
            Criterion::OpponentsPoints,
            Criterion::ProgressivePoints,
            Criterion::Wins,
            Criterion::DirectEncounter,
            Criterion::Fouls,
            Criterion::PreviousPlace
        ]
    );
    assert_eq!(mianyang.late_after_minutes, Some(10));
    assert_eq!(mianyang.fouls.opponents_points_lost, Points::whole(3));
    let kinds = [
        ("行棋违规", 1, Some(2)),
        ("碰乱棋子", 1, None),
        ("接打手机", 1, Some(1)),
        ("自杀、未应将", 1, Some(1)),
        ("赛场拆棋", 1, None),
    ];
    assert_eq!(fouls(&mianyang), kinds);
}

#[test]
fn rules_1_1_mianyang_awards_half_of_the_field_two_lucky_ones_and_eight_teams() {
    let mianyang = regulation(Template::Mianyang);
    let of_the_first_32 = 3000 + 1500 + 1000 + 800 + 700 + 600 + 500 + 3 * 400 + 10 * 300 + 12 * 200;
    assert_eq!(money(&mianyang.sections[0].prizes), of_the_first_32 + 100 + 2 * 100);
    let lucky: Vec<u32> =
        mianyang.sections[0].prizes.iter().filter(|prize| prize.lucky).map(|prize| prize.from.0).collect();
    assert_eq!(lucky, [88, 99]);
    assert_eq!(money(&mianyang.team_prizes), 1600 + 1200 + 1000 + 800 + 600 + 400 + 300 + 300);
    let half = |players| awarded(&after_a_round(mianyang.clone(), players), PrizesOf::Section(SectionId(0)));
    assert_eq!([21, 80, 101].map(half), [10, 40, 50], "shares round down (rules 7.1)");
    // With 110 players: the first 32, then 33 to 55 and the places 88 and 99 with 100 each.
    let yuan = Awards::of(&after_a_round(mianyang.clone(), 110), SectionId(0)).yuan();
    assert_eq!(yuan, u64::from(of_the_first_32) + 23 * 100 + 2 * 100);
    assert_eq!(mianyang.views[0].prizes[0].thing, "棋王证书", "the champion of the local section");
}

#[test]
fn before_anyone_has_entered_the_prizes_are_those_of_the_regulation() {
    let awards = Awards::of(&Event::new(regulation(Template::Mianyang)), SectionId(0));
    let promised: u64 = awards.prizes.iter().map(|granted| granted.promised_yuan()).sum();
    assert_eq!(promised, 14_700 + 100 + 200, "of the places from 33 on, one");
}

#[test]
fn rules_1_1_mianyang_teams_quotas_and_fees() {
    let mianyang = regulation(Template::Mianyang);
    let teams = mianyang.teams.as_ref().unwrap();
    assert_eq!((teams.members, &teams.score, teams.missing), (4, &TeamScore::Places, MissingMember::NoScore));
    assert_eq!(teams.accompanied_by, ["领队", "教练"]);
    let composition: Vec<_> =
        teams.composition.iter().map(|rule| (rule.name.as_str(), rule.at_least, rule.at_most)).collect();
    assert_eq!(composition, [("知名棋手", 0, Some(2)), ("绵阳籍", 4, None)]);
    assert!(teams.disqualified_voids, "cheating voids the team's results too");
    let quotas: Vec<_> = mianyang.quotas.iter().map(|quota| (quota.places, quota.one_per, quota.less)).collect();
    assert_eq!(quotas, [(Some(1), Some(20), 0), (None, Some(20), 1), (Some(8), None, 0)]);
    let passing_over =
        |index: usize| mianyang.quotas[index].passing_over.iter().map(String::as_str).collect::<Vec<_>>();
    assert_eq!([passing_over(0), passing_over(1)], [["外省", "大师"], ["外省", "大师"]]);
    assert_eq!(passing_over(2), ["已有资格"]);
    assert_eq!((fee(&mianyang, &[]), fee(&mianyang, &["赞助"])), (Some(100), Some(0)));
    assert!(mianyang.entry.draw_needs_paid, "an entry counts once it is paid");
    let fields = &mianyang.entry.fields;
    assert!(fields.contains(&EntryField::Age) && !fields.contains(&EntryField::Born), "age, no date of birth");
    assert_eq!(mianyang.signatures, Signatures { winner: false, loser: true, draw: false });
}

#[test]
fn rules_1_2_xiamen_has_six_sections_by_birth() {
    let xiamen = regulation(Template::Xiamen);
    let of_sections: Vec<_> = xiamen.sections.iter().map(births).collect();
    let youngest = (Date::new(2012, 1, 1), None);
    let years =
        [years(1959, 2002), years(2003, 2007), years(2008, 2009), years(2010, 2010), years(2011, 2011), youngest];
    assert_eq!(of_sections, years);
    assert!(xiamen.sections.iter().all(|section| section.criteria == Criterion::PRESET_A), "clause 14.3.1");
    assert_eq!(xiamen.points, PointTable::TWO_ONE_ZERO);
    let pools: Vec<_> = xiamen.sections.iter().map(|section| section.pool.0).collect();
    assert_eq!(pools, [0, 1, 2, 3, 4, 5], "rounds and time are set for each");
    let times: Vec<_> = xiamen.pools.iter().map(|pool| pool.time_control.contains("30分钟")).collect();
    assert_eq!(times, [true, true, false, false, false, false]);
    let higher: Vec<_> = xiamen.sections.iter().map(|section| !section.higher_flag.is_empty()).collect();
    assert_eq!(higher, [true, false, true, true, true, false], "never into 少年甲组");
    let split: Vec<_> = xiamen.sections.iter().map(|section| section.split_from.is_some()).collect();
    assert_eq!(split, [false, true, true, true, true, true], "the open section plays together");
    let days: Vec<_> = xiamen.timetable.iter().filter(|session| session.what.starts_with("比赛")).collect();
    assert_eq!(days[2].sections, [SectionId(2)], "少年乙组 plays on the second day alone");
}

#[test]
fn rules_1_2_xiamen_awards_men_and_women_apart_and_money_by_the_joint_place() {
    let xiamen = regulation(Template::Xiamen);
    assert_eq!(money(&xiamen.sections[0].prizes), 8000 + 4000 + 2000 + 1000 + 2 * 800 + 2 * 500 + 8 * 300);
    assert!(xiamen.sections[1..].iter().all(|section| section.prizes.is_empty()));
    for (index, view) in xiamen.views.iter().enumerate() {
        assert_eq!(view.of, Listed::Section(SectionId(index as u16 / 2)));
        let genders = [Gender::Man, Gender::Woman];
        assert_eq!(view.condition, Condition::of_gender(genders[index % 2]));
        let ranges: Vec<_> = view.prizes.iter().map(|prize| (prize.from.0, prize.to.0)).collect();
        assert_eq!((ranges, view.one_fewer), (vec![(1, 1), (2, 3), (4, 8), (9, 16)], true));
        assert!(view.prizes.iter().all(|prize| prize.yuan.is_none() && prize.thing.contains("证书")));
        assert_eq!(view.at_least, 0, "never dropped");
    }
    let cups = xiamen.views[1].prizes.iter().map(|prize| prize.thing.contains("奖杯")).collect::<Vec<_>>();
    assert_eq!(cups, [true, true, false, false]);
}

#[test]
fn rules_1_2_with_fewer_entrants_than_places_one_fewer_is_awarded() {
    let of_men = |players| awarded(&after_a_round(regulation(Template::Xiamen), players), PrizesOf::View(0));
    // Half of them men: 5, 15, 16 and 18.
    assert_eq!([10, 30, 32, 36].map(of_men), [4, 14, 16, 16]);
    let mut when_equal = regulation(Template::Xiamen);
    when_equal.views[0].one_fewer_when_equal = true;
    assert_eq!(awarded(&after_a_round(when_equal, 32), PrizesOf::View(0)), 15, "where it is set so");
    let joint = awarded(&after_a_round(regulation(Template::Xiamen), 10), PrizesOf::Section(SectionId(0)));
    assert_eq!(joint, 10, "the money is not asked");
}

#[test]
fn rules_1_2_xiamen_quotas_entries_and_fees() {
    let xiamen = regulation(Template::Xiamen);
    let named = |name: &str| xiamen.quotas.iter().filter(|quota| quota.name.contains(name)).collect::<Vec<_>>();
    let kings = named("棋王（");
    assert_eq!(kings.len(), 6, "one of each section");
    assert!(kings.iter().all(|quota| quota.places == Some(1) && quota.condition == Condition::flagged("厦门户口")));
    let winners = named("小棋王");
    assert_eq!(winners.len(), 10, "boys and girls of the youth sections");
    for quota in winners {
        let view = &xiamen.views[quota.as_awarded_in.unwrap()];
        assert_eq!((&view.condition, view.of), (&quota.condition, quota.of), "as many as are awarded in this list");
        assert!(quota.passing_over.contains("已有总决赛资格"));
    }
    let nominated: Vec<_> = named("省队").iter().map(|quota| (quota.of, quota.condition.gender)).collect();
    let [open, youth] = [0, 1].map(|section| Listed::Section(SectionId(section)));
    let [man, woman] = [Some(Gender::Man), Some(Gender::Woman)];
    assert_eq!(nominated, [(open, man), (open, woman), (youth, man), (youth, woman)]);
    assert_eq!((xiamen.entry.limit, fee(&xiamen, &[])), (Some(600), Some(190)));
    let closed: Vec<_> = xiamen.entry.open_to.without_flags.iter().map(String::as_str).collect();
    assert_eq!(closed, ["外省", "大师"], "no masters, nobody from elsewhere");
    assert_eq!(xiamen.entry.requirements, [Requirement::IdentityOfFirstTimers, Requirement::InsuranceList]);
    assert!(xiamen.entry.fields.contains(&EntryField::Coach), "coaches pay for their pupils");
}

#[test]
fn rules_1_3_tangshan_has_five_sections_that_merge_below_ten() {
    let tangshan = regulation(Template::Tangshan);
    let of_sections: Vec<_> = tangshan.sections.iter().map(births).collect();
    let (seniors, youngest) = ((None, Date::new(1959, 12, 31)), (Date::new(2012, 1, 1), None));
    assert_eq!(of_sections, [(None, None), seniors, years(2004, 2008), years(2009, 2011), youngest]);
    assert!(tangshan.sections.iter().all(|section| section.merged_below == Some(10)));
    assert_eq!(tangshan.pools.iter().map(|pool| pool.rounds.0).collect::<Vec<_>>(), [9, 7, 7, 7, 7], "7+2 and 7");
    let seconds: Vec<_> = tangshan.pools.iter().map(|pool| pool.time_control.contains("加15秒")).collect();
    assert_eq!(seconds, [false, true, false, false, false], "seniors have 15 seconds");
    assert_eq!(
        tangshan.sections[4].criteria,
        [
            Criterion::Points,
            Criterion::ProgressivePoints,
            Criterion::OpponentsPoints,
            Criterion::Wins,
            Criterion::Fouls,
            Criterion::GamesAsSecond,
            Criterion::PreviousPlace
        ]
    );
    let kinds =
        [("行棋违规", 1, Some(2)), ("手机铃响", 1, Some(2)), ("接打手机", 1, Some(1)), ("不应将、送将", 1, Some(1))];
    assert_eq!(fouls(&tangshan), kinds);
    assert!(tangshan.ratings.is_some());
}

#[test]
fn rules_1_3_tangshan_the_first_four_of_the_open_section_play_a_knockout() {
    let tangshan = regulation(Template::Tangshan);
    assert_eq!(tangshan.finals.len(), 1);
    let finals = &tangshan.finals[0];
    assert_eq!((finals.of, finals.after, finals.players), (SectionId(0), RoundNo(7), 4));
    assert!(finals.third_place && !finals.counts_for_opponents && !finals.swaps_place_points);
    assert_eq!(finals.colours, FinalColours::FewerGamesAsFirst);
    let [ExtraGame { time_control, colours, draw_wins_for_second, repeated }] = &finals.extra_games[..] else {
        panic!("one very fast game")
    };
    assert!(time_control.contains("红方6分钟、黑方4分钟"));
    assert_eq!((*colours, *draw_wins_for_second, *repeated), (Some(FinalColours::BetterPlacedChooses), true, false));
}

#[test]
fn rules_1_3_tangshan_lists_prizes_and_fees() {
    let tangshan = regulation(Template::Tangshan);
    let women: Vec<_> = tangshan.views.iter().filter(|view| view.name == "女子").collect();
    let dropped: Vec<_> = women.iter().map(|view| (view.at_least, view.dropped_into)).collect();
    assert_eq!(dropped, [(0, None), (3, Some(2)), (3, Some(4)), (3, Some(6)), (3, Some(8))], "not in the open section");
    let open = 2000 + 1500 + 1000 + 800 + 700 + 600 + 500 + 400 + 4 * 300 + 4 * 200;
    assert_eq!(money(&tangshan.sections[0].prizes), open);
    assert_eq!(money(&tangshan.sections[1].prizes), 600 + 500 + 400 + 300 + 2 * 200);
    let last_of = |prizes: &[Prize]| prizes.iter().map(|prize| prize.to.0).max();
    assert_eq!([0, 1].map(|index: usize| last_of(&tangshan.sections[index].prizes)), [Some(16), Some(6)]);
    let youth: Vec<_> = tangshan.views[4..].iter().map(|view| last_of(&view.prizes)).collect();
    assert_eq!(youth, [Some(6), Some(3), Some(6), Some(3), Some(6), Some(3)], "boys 6, girls 3");
    assert_eq!(tangshan.entry.limit, Some(160));
    assert_eq!((fee(&tangshan, &[]), fee(&tangshan, &["会员"])), (Some(100), Some(50)), "members half");
    assert!(tangshan.entry.requirements.contains(&Requirement::GuardianOfMinors));
    assert!(tangshan.entry.fields.contains(&EntryField::Guardian));
}

#[test]
fn rules_1_4_jinhua_plays_four_sections_in_one_pool() {
    let jinhua = regulation(Template::Jinhua);
    assert_eq!((jinhua.pools.len(), jinhua.pools[0].rounds), (1, RoundNo(9)));
    let names: Vec<_> = jinhua.sections.iter().map(|section| section.name.as_str()).collect();
    assert_eq!(names, ["成人公开组", "金华本地组", "青少年男子组", "青少年女子组"]);
    assert!(jinhua.sections.iter().all(|section| section.criteria == Criterion::PRESET_A));
    assert_eq!(jinhua.pools[0].pairing.teammates_apart, TeammatesApart::Through(RoundNo(1)), "in round 1 only");
    let youth = (Date::new(2009, 9, 1), None);
    assert_eq!([2, 3].map(|index: usize| births(&jinhua.sections[index])), [youth, youth]);
    assert_eq!(jinhua.sections[0].born_to, Date::new(2007, 10, 5), "14 years on the first day");
    assert_eq!(jinhua.sections[0].limit, Some(50));
    assert_eq!(jinhua.sections[1].placed, Condition::without("大师"));
    let kinds = [
        ("行棋违规", 1, Some(3)),
        ("碰乱棋子", 1, None),
        ("接听电话", 1, Some(2)),
        ("使用手机、电子产品", 1, Some(1)),
        ("自杀、不应将", 1, Some(1)),
    ];
    assert_eq!(fouls(&jinhua), kinds);
}

#[test]
fn rules_1_4_jinhua_finals_and_teams() {
    let jinhua = regulation(Template::Jinhua);
    let finals: Vec<_> = jinhua
        .finals
        .iter()
        .map(|rules| (rules.of.0, rules.after.0, rules.players, rules.third_place, rules.swaps_place_points))
        .collect();
    assert_eq!(finals, [(0, 7, 4, true, false), (1, 8, 2, false, true)]);
    for rules in &jinhua.finals {
        assert_eq!(rules.colours, FinalColours::Lot);
        let chain: Vec<_> = rules.extra_games.iter().map(|game| (game.colours, game.repeated)).collect();
        assert_eq!(chain, [(None, false), (None, true)], "colours exchanged, the last until one wins");
    }
    let teams = jinhua.teams.as_ref().unwrap();
    let composition: Vec<_> =
        teams.composition.iter().map(|rule| (rule.name.as_str(), rule.at_least, rule.at_most)).collect();
    assert_eq!(composition, [("外援", 0, Some(1)), ("本地棋手", 2, None), ("本地青少年", 1, Some(1))]);
    assert_eq!((teams.members, teams.missing), (4, MissingMember::NoScore));
    let TeamScore::PlacePoints(points) = &teams.score else { panic!("place points") };
    assert_eq!(points.finalists, [0, 2, 3, 4]);
    assert_eq!(points.ranked_apart, Some(Condition::flagged("本地青少年")));
}

#[test]
fn rules_1_4_jinhua_prizes_and_fees() {
    let jinhua = regulation(Template::Jinhua);
    let sums: Vec<u32> = jinhua.sections.iter().map(|section| money(&section.prizes)).collect();
    let open = 10_000 + 6000 + 3000 + 2000 + 1000 + 800 + 2 * (600 + 500 + 400 + 300 + 200);
    let local = 10_000 + 4000 + 2000 + 1000 + 800 + 600 + 2 * (500 + 300 + 200);
    assert_eq!(sums, [open, local, 1000 + 500 + 300 + 200 + 2 * 100, 500 + 400 + 300]);
    let last = |section: &Section| section.prizes.iter().map(|prize| prize.to).max();
    let last: Vec<_> = jinhua.sections.iter().filter_map(last).collect();
    assert_eq!(last, [16, 12, 6, 3].map(Place));
    assert_eq!(money(&jinhua.team_prizes), 3000 + 1800 + 1200 + 900 + 2 * 600);
    assert_eq!([fee(&jinhua, &[]), fee(&jinhua, &["食宿"]), fee(&jinhua, &["用餐"])], [100, 660, 340].map(Some));
}
