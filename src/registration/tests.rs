//! Where an entrant belongs and what the numbers ask for, on the regulations' own sections (rules 1, 6.2, 6.4).

use super::*;
use crate::command::{Entrant, Refusal, apply};
use crate::event::{
    Date, Event, Gender, Listed, Moment, PlayerId, PoolId, Profile, Regulation, RoundNo, Section, SectionId,
};
use crate::templates::Template;

fn regulation(template: Template) -> Regulation {
    template.regulation().expect("the data are sound")
}

fn person(gender: Gender, born: &str, flags: &[&str]) -> Profile {
    let flags = flags.iter().map(|&flag| flag.into()).collect();
    Profile { gender: Some(gender), born: Date::parse(born), flags, ..Profile::named("棋手") }
}

/// The proposed section and the others, by their indices.
fn sections(regulation: &Regulation, profile: &Profile) -> Option<(u16, Vec<u16>)> {
    match fit(regulation, profile) {
        Fit::Sections { proposed, others } => Some((proposed.0, others.iter().map(|section| section.0).collect())),
        Fit::Nowhere(_) | Fit::NotAdmitted(_) => None,
    }
}

/// An event with so many men and women of no age in each section.
fn event(regulation: Regulation, counts: &[(u32, u32)]) -> Event {
    let mut event = Event::new(regulation);
    for (section, &(men, women)) in counts.iter().enumerate() {
        let section = SectionId(section as u16);
        let of =
            |gender, count: u32| (0..count).map(move |_| Profile { gender: Some(gender), ..Profile::named("棋手") });
        let profiles = of(Gender::Man, men).chain(of(Gender::Woman, women));
        let entrants: Vec<Entrant> = profiles.map(|profile| Entrant { profile, section }).collect();
        if !entrants.is_empty() {
            run(&mut event, crate::command::Command::AddPlayers { entrants });
        }
    }
    event
}

fn run(event: &mut Event, command: crate::command::Command) {
    assert_eq!(apply(event, &command, Moment(0)), Ok(()), "{command:?}");
}

fn accept(event: &mut Event, proposal: &Proposal) {
    for command in proposal.commands(event) {
        run(event, command);
    }
}

/// The merges that are proposed: which section, with how many, into which pool and which others.
fn merges(event: &Event) -> Vec<(u16, u32, u16, Vec<u16>)> {
    let merge = |proposal: Proposal| match proposal {
        Proposal::Merge(merge) => {
            let others = merge.others.iter().map(|pool| pool.0).collect();
            Some((merge.section.0, merge.entrants, merge.into.0, others))
        }
        Proposal::DropList(_) | Proposal::Split(_) => None,
    };
    proposals(event).into_iter().filter_map(merge).collect()
}

#[test]
fn rules_6_2_xiamen_by_date_of_birth() {
    let xiamen = regulation(Template::Xiamen);
    let section = |born: &str| sections(&xiamen, &person(Gender::Woman, born, &[]));
    let days = ["1959-01-01", "2002-12-31", "2003-01-01", "2008-01-01", "2010-06-01", "2011-12-31", "2014-05-05"];
    let proposed = [0, 0, 1, 2, 3, 4, 5].map(|section| Some((section, vec![])));
    assert_eq!(days.map(section), proposed);
    let Fit::Nowhere(reasons) = fit(&xiamen, &person(Gender::Man, "1958-12-31", &[])) else { panic!("too old") };
    assert_eq!(reasons.len(), 6);
    assert!(reasons.iter().all(|(_, misfit)| *misfit == Misfit::TooOld));
    let nobody = Profile::named("棋手");
    let Fit::Nowhere(reasons) = fit(&xiamen, &nobody) else { panic!("no birth") };
    assert_eq!(reasons[0], (SectionId(0), Misfit::BirthUnknown));
}

#[test]
fn rules_1_2_one_section_higher_by_flag_but_never_into_the_oldest_youth_section() {
    let xiamen = regulation(Template::Xiamen);
    let entitled = |born: &str| sections(&xiamen, &person(Gender::Man, born, &["可升组"]));
    assert_eq!(entitled("2003-05-05"), Some((1, vec![0])), "少年甲组 into the open section");
    assert_eq!(entitled("2008-05-05"), Some((2, vec![])), "not into 少年甲组");
    assert_eq!(entitled("2010-05-05"), Some((3, vec![2])));
    assert_eq!(entitled("2015-05-05"), Some((5, vec![4])), "one section, not two");
    assert_eq!(entitled("1990-05-05"), Some((0, vec![])), "there is none above");
    let without = fit(&xiamen, &person(Gender::Man, "2010-05-05", &[]));
    assert!(without.admits(SectionId(3)) && !without.admits(SectionId(2)));
}

#[test]
fn rules_1_2_masters_and_players_from_elsewhere_are_not_admitted() {
    let xiamen = regulation(Template::Xiamen);
    let with = |flag: &str| fit(&xiamen, &person(Gender::Man, "1990-05-05", &[flag]));
    assert_eq!(with("大师"), Fit::NotAdmitted(Misfit::Carries("大师".into())));
    assert_eq!(with("外省"), Fit::NotAdmitted(Misfit::Carries("外省".into())));
    assert_eq!(with("厦门户口").proposed(), Some(SectionId(0)));
}

#[test]
fn rules_1_3_the_section_that_asks_for_most_is_proposed() {
    let tangshan = regulation(Template::Tangshan);
    let section = |born: &str| sections(&tangshan, &person(Gender::Man, born, &[]));
    assert_eq!(section("1959-12-31"), Some((1, vec![0])), "seniors may play in the open section");
    assert_eq!(section("1960-01-01"), Some((0, vec![])));
    assert_eq!(section("2009-01-01"), Some((3, vec![0])));
    assert_eq!(sections(&tangshan, &Profile::named("棋手")), Some((0, vec![])), "it asks for no date of birth");
}

#[test]
fn rules_1_4_jinhua_by_flags_gender_and_birth() {
    let jinhua = regulation(Template::Jinhua);
    let section = |gender, born: &str, flags: &[&str]| sections(&jinhua, &person(gender, born, flags));
    let (man, woman) = (Gender::Man, Gender::Woman);
    assert_eq!(section(man, "1990-01-01", &["一级以上"]), Some((0, vec![])));
    assert_eq!(section(man, "1990-01-01", &["一级以上", "本地"]), Some((1, vec![])), "locals play in their own");
    assert_eq!(section(woman, "2009-09-01", &["本地"]), Some((3, vec![1])), "girls need no grade");
    assert_eq!(section(man, "2009-09-01", &["三级以上"]), Some((2, vec![])));
    assert_eq!(section(man, "2009-09-01", &[]), None);
    assert_eq!(section(man, "2007-10-05", &["一级以上"]), Some((0, vec![])), "14 on that day");
    let Fit::Nowhere(reasons) = fit(&jinhua, &person(man, "2007-10-06", &["一级以上"])) else {
        panic!("too young")
    };
    let expected = [Misfit::TooYoung, Misfit::Lacks("本地".into()), Misfit::TooOld, Misfit::TooOld];
    assert_eq!(reasons.into_iter().map(|(_, misfit)| misfit).collect::<Vec<_>>(), expected);
    assert_eq!(section(man, "1990-01-01", &["一级以上", "外省待批"]), None, "not before he is approved");
}

#[test]
fn among_sections_inside_each_other_the_youngest_is_proposed() {
    let mut regulation = Regulation::blank("试赛", "十六岁以下", RoundNo(5));
    regulation.sections.push(Section::new("十二岁以下", PoolId(0)));
    regulation.sections[0].born_from = Date::new(2004, 1, 1);
    regulation.sections[1].born_from = Date::new(2008, 1, 1);
    let section = |born: &str| sections(&regulation, &person(Gender::Man, born, &[]));
    assert_eq!([section("2009-01-01"), section("2005-01-01")], [Some((1, vec![0])), Some((0, vec![]))]);
}

#[test]
fn rules_6_2_who_is_placed_where_he_does_not_belong_is_listed() {
    let mut event = Event::new(regulation(Template::Xiamen));
    let entrant =
        |born: &str, section| Entrant { profile: person(Gender::Woman, born, &[]), section: SectionId(section) };
    let entrants = vec![entrant("1990-01-01", 0), entrant("1990-01-01", 1), entrant("", 0)];
    run(&mut event, crate::command::Command::AddPlayers { entrants });
    let listed = misplaced(&event);
    let players: Vec<_> = listed.iter().map(|(player, fit)| (player.0, fit.proposed())).collect();
    assert_eq!(players, [(2, Some(SectionId(0))), (3, None)]);
}

#[test]
fn rules_6_4_a_section_below_ten_plays_in_the_pool_most_like_its_own() {
    // Open 12, seniors 4, 少年组 9, 儿童甲组 10, 儿童乙组 nobody.
    let mut event = event(regulation(Template::Tangshan), &[(12, 0), (4, 0), (9, 0), (10, 0)]);
    // Seniors have other times than all; 少年组 plays as many rounds and is as near as the open section. 少年组 and
    // 儿童甲组 play alike.
    assert_eq!(merges(&event), [(1, 4, 2, vec![3, 0]), (2, 9, 3, vec![1, 0])]);
    let [first, second] = &proposals(&event)[..] else { panic!("two") };
    accept(&mut event, &second.clone());
    assert_eq!(event.pool_of(SectionId(2)), Some(PoolId(3)));
    assert_eq!(merges(&event), [(1, 4, 3, vec![0])], "19 play in the pool of 儿童甲组 now, and nobody in the other");
    let Proposal::Merge(chosen) = first else { panic!("a merge") };
    accept(&mut event, &Proposal::Merge(Merge { into: PoolId(0), ..chosen.clone() }));
    assert_eq!(event.pool_of(SectionId(1)), Some(PoolId(0)), "as the organizer chose");
    assert_eq!(merges(&event), []);
}

#[test]
fn rules_6_4_two_small_sections_are_merged_once() {
    let mut event = event(regulation(Template::Tangshan), &[(0, 0), (0, 0), (0, 0), (6, 0), (5, 0)]);
    assert_eq!(merges(&event), [(3, 6, 4, vec![]), (4, 5, 3, vec![])]);
    let first = proposals(&event).remove(0);
    accept(&mut event, &first);
    assert_eq!(merges(&event), [], "eleven together are enough");
}

#[test]
fn rules_6_4_nothing_is_proposed_for_a_pool_that_is_drawn_or_has_no_other() {
    let mut event = event(regulation(Template::Tangshan), &[(5, 0), (20, 0)]);
    assert_eq!(merges(&event).len(), 1);
    let everyone = (1..=25).map(PlayerId).collect();
    run(&mut event, crate::command::Command::SetPaid { players: everyone, paid: true });
    let order = (6..=25).map(PlayerId).collect();
    run(&mut event, crate::command::Command::DrawNumbers { pool: PoolId(1), seed: 1, order });
    assert_eq!(merges(&event), [], "the only other pool is drawn");
}

#[test]
fn rules_6_4_a_womens_list_below_three_is_dropped() {
    let event = event(regulation(Template::Tangshan), &[(20, 2), (12, 2), (12, 0), (12, 3)]);
    let dropped = [Proposal::DropList(DroppedList { view: 3, entrants: 2, needed: 3, into: Some(2) })];
    assert_eq!(proposals(&event), dropped, "not in the open section, not where there are none, not with three");
    assert!(dropped[0].commands(&event).is_empty(), "it follows from the numbers");
}

#[test]
fn rules_1_2_men_and_women_of_a_youth_section_are_parted_where_there_are_enough() {
    let mut event = event(regulation(Template::Xiamen), &[(30, 20), (16, 15), (16, 17)]);
    let split = Proposal::Split(Split { section: SectionId(2), men: 16, women: 17, needed: 16 });
    assert_eq!(
        proposals(&event),
        std::slice::from_ref(&split),
        "the open section plays together, the next has 15 women"
    );
    accept(&mut event, &split);
    let women = SectionId(6);
    assert_eq!(event.players_of(women).count(), 17);
    assert!(event.players_of(women).all(|player| player.profile.gender == Some(Gender::Woman)));
    assert_eq!(event.regulation.section(women).map(|section| section.name.as_str()), Some("少年乙组女子"));
    assert_eq!(event.regulation.sections[2].name, "少年乙组男子");
    assert_eq!((event.pool_of(women), event.pools.len()), (Some(PoolId(6)), 7));
    let cups = event.regulation.views.iter().filter(|view| view.of == Listed::Section(women)).count();
    assert_eq!(cups, 1, "the women's list and its prizes went with them");
    assert_eq!(proposals(&event), []);
}

#[test]
fn players_are_moved_all_or_none_and_lose_the_number_of_another_pool() {
    use crate::command::Command::{DrawNumbers, MovePlayers, PublishRound};
    let mut event = event(regulation(Template::Jinhua), &[(2, 0), (2, 0)]);
    let order = (1..=4).map(PlayerId).collect();
    run(&mut event, DrawNumbers { pool: PoolId(0), seed: 1, order });
    run(&mut event, MovePlayers { players: vec![PlayerId(1)], section: SectionId(1) });
    assert!(event.player(PlayerId(1)).is_some_and(|player| player.number.is_some()), "the pool is the same");
    let mut regulation = event.regulation.clone();
    regulation.pools.push(regulation.pools[0].clone());
    regulation.sections.push(Section::new("另一组", PoolId(1)));
    run(&mut event, crate::command::Command::ChangeRegulation { regulation: Box::new(regulation) });
    let refused = |event: &Event, players: &[u32], section| {
        let players = players.iter().copied().map(PlayerId).collect();
        apply(&mut event.clone(), &MovePlayers { players, section: SectionId(section) }, Moment(0)).err()
    };
    assert_eq!(refused(&event, &[], 4), Some(Refusal::Nobody));
    assert_eq!(refused(&event, &[1], 9), Some(Refusal::NoSuchSection(SectionId(9))));
    assert_eq!(refused(&event, &[1, 77], 4), Some(Refusal::NoSuchPlayer(PlayerId(77))));
    run(&mut event, MovePlayers { players: vec![PlayerId(4)], section: SectionId(4) });
    assert!(event.player(PlayerId(4)).is_some_and(|player| player.number.is_none() && player.section == SectionId(4)));
    let round = PublishRound {
        pool: PoolId(0),
        round: RoundNo(1),
        tables: vec![[PlayerId(1), PlayerId(2)]],
        byes: vec![crate::event::Bye::of(PlayerId(3))],
        left_out: Vec::new(),
        by_hand: false,
        missing_as_draws: false,
    };
    run(&mut event, round);
    assert_eq!(refused(&event, &[4, 1], 4), Some(Refusal::AlreadyPaired(PlayerId(1))));
}

fn add(event: &mut Event, profiles: &[Profile], section: u16) {
    let entrants = profiles.iter().map(|profile| Entrant { profile: profile.clone(), section: SectionId(section) });
    run(event, crate::command::Command::AddPlayers { entrants: entrants.collect() });
}

#[test]
fn rules_6_3_the_next_moves_up_when_someone_leaves() {
    use crate::command::Command::{RemovePlayer, Withdraw};
    let mut blank = Regulation::blank("试", "公开组", RoundNo(5));
    blank.entry.limit = Some(2);
    let mut event = Event::new(blank);
    add(&mut event, &["甲", "乙", "丙", "丁"].map(Profile::named), 0);
    let waits = |event: &Event| waiting(event).iter().map(|id| id.0).collect::<Vec<_>>();
    assert_eq!(waits(&event), [3, 4]);
    run(&mut event, RemovePlayer { player: PlayerId(1) });
    assert_eq!(waits(&event), [4]);
    run(&mut event, Withdraw { player: PlayerId(2), after: RoundNo::START });
    assert!(waits(&event).is_empty());
}

#[test]
fn rules_6_3_who_was_drawn_has_his_place_before_those_who_came_earlier() {
    let mut blank = Regulation::blank("试", "公开组", RoundNo(5));
    blank.entry.limit = Some(2);
    let mut event = Event::new(blank);
    add(&mut event, &["甲", "乙", "丙"].map(Profile::named), 0);
    let order = vec![PlayerId(3), PlayerId(2)];
    run(&mut event, crate::command::Command::DrawNumbers { pool: PoolId(0), seed: 1, order });
    assert_eq!(waiting(&event), [PlayerId(1)]);
}

#[test]
fn rules_6_3_fees_of_the_five_events() {
    use crate::command::Command::SetPaid;
    let flagged = |name: &str, flags: &[&str]| Profile {
        flags: flags.iter().map(|&flag| flag.into()).collect(),
        ..Profile::named(name)
    };
    let accounts = [
        (Template::Mianyang, "赞助", [100, 0]),
        (Template::Tangshan, "会员", [100, 50]),
        (Template::Jinhua, "食宿", [100, 660]),
    ];
    for (template, flag, fees) in accounts {
        let mut event = Event::new(regulation(template));
        add(&mut event, &[flagged("甲", &[]), flagged("乙", &[flag])], 0);
        let all = account(&event);
        assert_eq!(all.due, fees[0] + fees[1], "{template:?}");
        assert_eq!((all.paid, all.open()), (0, all.due));
        let waived = fees[1] == 0;
        assert_eq!(all.unpaid.len(), if waived { 1 } else { 2 }, "who is waived owes nothing: {template:?}");
        run(&mut event, SetPaid { players: vec![PlayerId(1)], paid: true });
        let rest = account(&event);
        assert_eq!((rest.due, rest.paid, rest.open()), (all.due, fees[0], fees[1]));
    }
}

#[test]
fn rules_6_3_a_waived_fee_needs_no_payment_for_the_draw() {
    let mut event = Event::new(regulation(Template::Mianyang));
    event.regulation.entry.draw_needs_paid = true;
    let sponsor = Profile { flags: ["赞助".to_owned()].into(), ..Profile::named("甲") };
    add(&mut event, &[sponsor, Profile::named("乙")], 0);
    let undrawable = |id| crate::command::undrawable(&event, event.player(PlayerId(id)).unwrap());
    assert_eq!(undrawable(1), None);
    assert_eq!(undrawable(2), Some(crate::command::Undrawable::Unpaid));
}

#[test]
fn rules_6_2_a_reason_settles_a_section_that_does_not_fit() {
    let mut event = Event::new(regulation(Template::Xiamen));
    let boy = person(Gender::Man, "2012-05-01", &[]);
    add(&mut event, std::slice::from_ref(&boy), 0);
    assert_eq!(misplaced(&event).len(), 1);
    let profile = Profile { section_reason: "去年少年组冠军".into(), ..boy };
    let edit = crate::command::Command::EditPlayer {
        player: PlayerId(1),
        entrant: Box::new(Entrant { profile, section: SectionId(0) }),
    };
    run(&mut event, edit);
    assert!(misplaced(&event).is_empty());
}

#[test]
fn rules_6_4_a_merge_is_taken_back_until_the_draw() {
    let start = regulation(Template::Tangshan);
    let counts: Vec<(u32, u32)> =
        start.sections.iter().enumerate().map(|(at, _)| (if at == 0 { 20 } else { 4 }, 0)).collect();
    let mut event = event(start.clone(), &counts);
    let merge = proposals(&event).into_iter().find(|proposal| matches!(proposal, Proposal::Merge(_))).expect("a merge");
    assert!(apart_again(&event, &start).is_empty());
    let before = event.regulation.clone();
    let command = merge.command(&event).expect("one step");
    run(&mut event, command);
    let back = apart_again(&event, &start);
    assert_eq!(back.len(), 1);
    let mut drawn = event.clone();
    drawn.regulation.entry.draw_needs_paid = false;
    let pool = drawn.pool_of(back[0].0).unwrap();
    let order = drawn.players_in(pool).map(|player| player.id).collect();
    run(&mut drawn, crate::command::Command::DrawNumbers { pool, seed: 1, order });
    assert!(apart_again(&drawn, &start).is_empty(), "what is drawn stays");
    run(&mut event, back[0].1.clone());
    assert_eq!(event.regulation, before);
}

#[test]
fn rules_1_2_men_and_women_are_parted_in_one_step() {
    let mut start = Regulation::blank("试", "少年组", RoundNo(5));
    start.sections[0].split_from = Some(2);
    let mut event = event(start, &[(3, 2)]);
    let split = proposals(&event).into_iter().find(|proposal| matches!(proposal, Proposal::Split(_))).expect("a split");
    let command = split.command(&event).expect("one step");
    assert!(matches!(command, crate::command::Command::Together { .. }));
    run(&mut event, command);
    assert_eq!(event.players_of(SectionId(1)).count(), 2);
}

#[test]
fn rules_6_3_a_list_that_grew_says_what_is_new() {
    let mut event = Event::new(Regulation::blank("试", "公开组", RoundNo(5)));
    let known = Profile { phone: "10000000001".into(), region: "柳林镇".into(), ..Profile::named("马行空") };
    add(&mut event, &[known.clone(), Profile::named("车平")], 0);
    let same = EntryUpdate::of(&event, &known, &[]).expect("he is known");
    assert_eq!((same.player, same.sure, same.changes.len()), (PlayerId(1), true, 0));
    let line = Profile { gender: Some(Gender::Man), region: "东河镇".into(), ..known.clone() };
    let update = EntryUpdate::of(&event, &line, &[]).expect("the phone says so");
    assert!(update.sure && !update.only_adds(), "the region would be lost");
    let region = Change { field: ChangedField::Region, from: "柳林镇".into(), to: "东河镇".into() };
    assert!(update.changes.contains(&region));
    assert_eq!(update.profile.phone, known.phone);
    let with_phone = Profile { phone: "10000000002".into(), ..Profile::named("车平") };
    let adds = EntryUpdate::of(&event, &with_phone, &[]).expect("nothing speaks against it");
    assert!(!adds.sure && adds.only_adds());
    let other = Profile { phone: "10000000009".into(), ..Profile::named("马行空") };
    assert_eq!(EntryUpdate::of(&event, &other, &[]), None, "another phone is another person");
    assert_eq!(EntryUpdate::of(&event, &known, &[PlayerId(1)]), None, "an earlier line meant him");
}
