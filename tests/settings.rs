//! The catalog of settings, compiled natively: no field of a regulation is forgotten on the settings page, and every
//! input writes what it shows.

#![allow(dead_code, unused_imports, missing_docs)]

#[path = "../src/app/pages/settings/catalog/mod.rs"]
mod catalog;
#[path = "../src/app/pages/settings/part.rs"]
mod part;
#[path = "../src/app/pages/settings/setting.rs"]
mod setting;
#[path = "../src/app/text/mod.rs"]
pub mod text;

mod app {
    pub use crate::text;
}

use std::collections::BTreeSet;

use bianpai::event::*;
use part::{Input, Part};
use serde_json::Value;
use setting::Editor;
use text::Language;

/// A regulation in which everything is said: a field that is added to it has to be filled in here.
fn regulation() -> Regulation {
    let pool = |name: &str| PoolRules {
        name: name.into(),
        rounds: RoundNo(9),
        time_control: "20分钟".into(),
        pairing: pairing(),
    };
    Regulation {
        name: "试赛".into(),
        days: "5月1日".into(),
        venue: "文化馆".into(),
        points: PointTable::TWO_ONE_ZERO,
        counting: counting(),
        fouls: FoulRules {
            kinds: vec![FoulKind { name: "行棋违规".into(), weight: 1, loses_at: Some(2) }],
            loses_at: Some(3),
            opponents_points_lost: Points::whole(3),
        },
        late_after_minutes: Some(10),
        pools: vec![pool("甲池"), pool("乙池")],
        sections: vec![section("甲组"), section("乙组")],
        views: vec![view("男子", None), view("女子", Some(0))],
        teams: Some(teams()),
        ratings: Some(RatingRules {
            start: Rating(1500),
            factors: vec![RatingFactor {
                k: 40,
                games_below: Some(30),
                age_below: Some(18),
                rating_below: Some(Rating(2300)),
            }],
            k: 20,
            difference_limit: Some(400),
            ages_on: Date::new(2020, 12, 31),
        }),
        finals: vec![final_rules()],
        team_prizes: vec![prize()],
        quotas: vec![Quota {
            name: "省赛".into(),
            of: Listed::Section(SectionId(0)),
            condition: condition(),
            passing_over: words(),
            places: Some(3),
            one_per: Some(20),
            less: 1,
            as_awarded_in: Some(0),
        }],
        titles: vec![GradeTitle {
            name: "一级棋士".into(),
            of: Listed::Section(SectionId(0)),
            condition: condition(),
            down_to: Some(Place(3)),
            points_from: Some(Points::whole(9)),
        }],
        awards: AwardRules { one_each: true, tied_money: TiedMoney::SharedByPoints, rounding: Rounding::Up },
        officials: Officials { chief_arbiter: "甲".into(), pairing_officer: "乙".into(), appeals: "丙".into() },
        signatures: Signatures { winner: false, loser: true, draw: true },
        notes: vec!["限着40回合".into()],
        entry: EntryRules {
            limit: Some(80),
            deadline: "4月23日".into(),
            fee: Some(100),
            other_fees: vec![FeeRule { flag: "会员".into(), fee: 50 }],
            flags: vec!["本地".into()],
            private_flags: words(),
            open_to: condition(),
            fields: vec![EntryField::Gender],
            requirements: vec![Requirement::IdentityCard],
            draw_needs_paid: true,
            draw_needs_present: true,
        },
        timetable: vec![Session { time: "上午".into(), what: "第1轮".into(), sections: vec![SectionId(0)] }],
    }
}

fn words() -> BTreeSet<String> {
    BTreeSet::from(["大师".to_owned()])
}

fn condition() -> Condition {
    Condition {
        gender: Some(Gender::Woman),
        born_from: Date::new(1960, 1, 1),
        born_to: Date::new(2010, 12, 31),
        flags: BTreeSet::from(["本地".to_owned()]),
        without_flags: words(),
    }
}

fn pairing() -> PairingRules {
    PairingRules {
        first_round: FirstRound::Folded,
        teammates_apart: TeammatesApart::Through(RoundNo(3)),
        forfeited_may_meet_again: true,
        three_rule: ThreeRule::AsFarAsPossible,
        three_rule_in_last_round: ThreeRule::AfterPoints,
        equal_points_within: Points::whole(1),
        equal_dues: EqualDues::NumberSum,
        leader_first_in_last_rounds: true,
        forfeits_in_a_row: Some(2),
    }
}

fn counting() -> Counting {
    Counting {
        bye: NoGame::Win,
        bye_is_win: true,
        missed_round: NoGame::Zero,
        bye_opponent: AbsentOpponent::LowestWithPoints,
        missed_opponent: AbsentOpponent::NotCounted,
        wins: WinsCounted::All,
        forfeit_keeps_colour: true,
    }
}

fn prize() -> Prize {
    Prize {
        from: Place(1), to: Place(3), yuan: Some(300), thing: "奖杯".into(), lucky: true, up_to_percent: Some(50)
    }
}

fn section(name: &str) -> Section {
    Section {
        name: name.into(),
        pool: PoolId(0),
        criteria: Criterion::PRESET_A.to_vec(),
        born_from: Date::new(1960, 1, 1),
        born_to: Date::new(2010, 12, 31),
        gender: Some(Gender::Man),
        flags: BTreeSet::from(["本地".to_owned()]),
        without_flags: words(),
        higher_flag: "可升组".into(),
        limit: Some(40),
        placed: condition(),
        prizes: vec![prize()],
        one_fewer: true,
        one_fewer_when_equal: true,
        merged_below: Some(10),
        split_from: Some(16),
    }
}

fn view(name: &str, dropped_into: Option<usize>) -> View {
    View {
        name: name.into(),
        of: Listed::Section(SectionId(0)),
        condition: condition(),
        at_least: 3,
        dropped_into,
        prizes: vec![prize()],
        one_fewer: true,
        one_fewer_when_equal: true,
    }
}

fn teams() -> TeamRules {
    TeamRules {
        of: Listed::Pool(PoolId(0)),
        members: 4,
        accompanied_by: vec!["领队".into()],
        composition: vec![MemberRule { name: "外援".into(), condition: condition(), at_least: 1, at_most: Some(2) }],
        score: TeamScore::PlacePoints(PlacePointRules { finalists: vec![0, 2, 3, 4], ranked_apart: Some(condition()) }),
        best: Some(3),
        missing: MissingMember::NoScore,
        disqualified_voids: true,
    }
}

fn final_rules() -> FinalRules {
    FinalRules {
        of: SectionId(0),
        after: RoundNo(7),
        players: 4,
        third_place: true,
        colours: FinalColours::Lot,
        extra_games: vec![ExtraGame {
            time_control: "5分钟".into(),
            colours: Some(FinalColours::Lot),
            draw_wins_for_second: true,
            repeated: true,
        }],
        swaps_place_points: true,
        counts_for_opponents: true,
    }
}

/// All inputs of a setting, those of a list's items one after the other.
fn parts(t: Language, regulation: &Regulation, editor: &Editor) -> Vec<Part> {
    match editor {
        Editor::Form(parts) | Editor::Table(parts) => parts.clone(),
        Editor::Criteria(_) => Vec::new(),
        Editor::Items(items) => {
            let of_each = (0..items.count(regulation)).flat_map(|index| items.parts(t, regulation, index));
            items.own_parts(t, regulation).into_iter().chain(of_each).collect()
        }
    }
}

/// Everything that the page shows of a regulation.
fn shown(t: Language, regulation: &Regulation) -> Vec<String> {
    let settings = catalog::settings(t, regulation).into_iter();
    settings
        .flat_map(|setting| {
            let parts = parts(t, regulation, &setting.editor);
            [setting.key, setting.name, setting.value]
                .into_iter()
                .chain(parts.iter().map(Part::value).collect::<Vec<_>>())
        })
        .collect()
}

/// The ways to every value that is neither a list nor a record.
fn leaves(value: &Value, at: &str, found: &mut Vec<String>) {
    match value {
        Value::Object(fields) => fields.iter().for_each(|(name, value)| leaves(value, &format!("{at}/{name}"), found)),
        Value::Array(items) => {
            items.iter().enumerate().for_each(|(index, value)| leaves(value, &format!("{at}/{index}"), found));
        }
        _ => found.push(at.to_owned()),
    }
}

/// The same with another value there, the first of some that a regulation can have.
fn varied(regulation: &Regulation, written: &Value, at: &str) -> Option<Regulation> {
    let variants = "first-wins man woman win draw zero all played lowest-of-all zero not-counted neighbours halves after-points \
        off round-parity fewer-games-as-first shared-by-order nearest born own-insurance last-place-plus-one lot wins fouls";
    let candidates: Vec<Value> = match written.pointer(at)? {
        Value::Number(number) => [1, -1, 4].iter().filter_map(|by| Some((number.as_i64()? + by).into())).collect(),
        Value::Bool(value) => vec![(!value).into()],
        Value::String(text) => {
            let words = variants.split_whitespace().map(str::to_owned);
            [format!("{text}改"), "2001-02-03".into()].into_iter().chain(words).map(Value::from).collect()
        }
        _ => Vec::new(),
    };
    candidates.into_iter().find_map(|candidate| {
        let mut other = written.clone();
        *other.pointer_mut(at)? = candidate;
        serde_json::from_value::<Regulation>(other).ok().filter(|other| other != regulation)
    })
}

#[test]
fn no_field_of_a_regulation_is_forgotten() {
    let regulation = regulation();
    assert_eq!(regulation.check(), Ok(()));
    let written = serde_json::to_value(&regulation).unwrap();
    let mut found = Vec::new();
    leaves(&written, "", &mut found);
    assert!(found.len() > 200, "{} values", found.len());
    for t in Language::ALL {
        let before = shown(t, &regulation);
        for at in &found {
            let other = varied(&regulation, &written, at).unwrap_or_else(|| panic!("no other value for {at}"));
            assert_ne!(shown(t, &other), before, "{at} is not on the page in {t:?}");
        }
    }
}

#[test]
fn every_setting_has_a_key_of_its_own_and_a_sentence() {
    for t in Language::ALL {
        let settings = catalog::settings(t, &regulation());
        let keys: BTreeSet<&str> = settings.iter().map(|setting| setting.key.as_str()).collect();
        assert_eq!(keys.len(), settings.len());
        for setting in &settings {
            assert!(!setting.help.is_empty() && !setting.value.is_empty(), "{}", setting.key);
        }
    }
}

/// The part at `index` of the setting `key`.
fn part_of(regulation: &Regulation, key: &str, index: usize) -> Option<Part> {
    let t = Language::En;
    let setting = catalog::settings(t, regulation).into_iter().find(|setting| setting.key == key)?;
    parts(t, regulation, &setting.editor).into_iter().nth(index)
}

#[test]
fn every_input_writes_what_it_shows() {
    let t = Language::En;
    let before = regulation();
    for setting in catalog::settings(t, &before) {
        for (index, part) in parts(t, &before, &setting.editor).into_iter().enumerate() {
            let what = format!("{} {index} {}", setting.key, part.name);
            check(&before, &part, &what, |regulation| part_of(regulation, &setting.key, index));
        }
    }
}

fn check(before: &Regulation, part: &Part, what: &str, find: impl Fn(&Regulation) -> Option<Part>) {
    let find = |regulation: &Regulation| find(regulation).unwrap_or_else(|| panic!("{what} is gone")).input;
    match &part.input {
        Input::Field(field) => {
            let mut same = before.clone();
            assert!((field.write)(&mut same, field.text.clone()), "{what} does not read itself");
            assert_eq!(&same, before, "{what} changes by itself");
            let other = ["6", "7", "2001-02-03"].into_iter().find_map(|text| {
                let mut other = before.clone();
                ((field.write)(&mut other, text.into()) && &other != before).then_some((text, other))
            });
            let (text, other) = other.unwrap_or_else(|| panic!("{what} takes nothing"));
            let Input::Field(after) = find(&other) else { panic!("{what}") };
            assert_eq!(after.text, text, "{what}");
            assert!(!(field.write)(&mut before.clone(), "\u{1}x".into()) || field.keys == "text", "{what}");
        }
        Input::Choice(choice) => {
            for (index, option) in choice.options.iter().enumerate() {
                let mut other = before.clone();
                assert!((choice.write)(&mut other, index), "{what}");
                assert_eq!(&other == before, index == choice.chosen, "{what}: {}", option.0);
                let Input::Choice(after) = find(&other) else { panic!("{what}") };
                assert_eq!(after.options.get(after.chosen).map(|(word, _)| word), Some(&option.0), "{what}");
            }
        }
        Input::Several(several) => {
            for (index, (word, chosen)) in several.options.iter().enumerate() {
                let mut other = before.clone();
                assert!((several.write)(&mut other, (index, !chosen)), "{what}");
                let Input::Several(after) = find(&other) else { panic!("{what}") };
                let turned = after.options.iter().zip(&several.options).filter(|(after, before)| after != before);
                assert_eq!(turned.map(|(after, _)| after.0.as_str()).collect::<Vec<_>>(), [word], "{what}");
            }
        }
    }
}

#[test]
fn what_is_added_to_a_list_can_be_taken_out_again() {
    let t = Language::ZhHans;
    let before = regulation();
    for setting in catalog::settings(t, &before) {
        let Editor::Items(items) = &setting.editor else { continue };
        let mut other = before.clone();
        items.add(t, &mut other);
        let added = items.count(&before);
        assert_eq!(items.count(&other), added + 1, "{}", setting.key);
        assert!(!items.summary(t, &other, added).is_empty(), "{}", setting.key);
        items.remove(&mut other, added);
        assert_eq!(other, before, "{}", setting.key);
    }
}
