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
