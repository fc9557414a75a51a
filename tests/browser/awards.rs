//! The awards page: by prize, by player, by unit, the teams, and who qualifies (rules 7).

use std::collections::BTreeSet;

use bianpai::awards::{Handout, Qualified};
use bianpai::command::{Command, Document};
use bianpai::event::{Moment, SectionId};
use bianpai::interchange::write_event;
use bianpai::templates::Template;

use crate::browser::Browser;
use crate::made_event::made_of;
use crate::page::Page;

/// An event on its awards page.
fn opened(document: &Document, name: &str) -> Page {
    let file = std::env::temp_dir().join(format!("bianpai-awards-{name}.json"));
    std::fs::write(&file, write_event(document)).expect("a file in the temporary folder");
    let page = Browser::phone().open();
    page.upload("@import", &file);
    page.wait_for("@event");
    page.goto(&format!("#/event/{}/awards", document.id().as_str()));
    page.wait_for("@mode-prizes");
    page
}

/// What the copy button would put on the clipboard.
fn copied(page: &Page) -> String {
    page.evaluate("navigator.clipboard.writeText = (text) => { window.copied = text; return Promise.resolve(); }, 0");
    page.evaluate("window.copied = '', 0");
    page.tap("@copy");
    page.wait_for_text("已复制，可以粘贴到群里");
    page.evaluate("window.copied").as_str().unwrap_or_default().to_owned()
}

#[test]
fn rules_7_awards_of_mianyang_by_prize_player_unit_team_and_quota() {
    let document = made_of(Template::Mianyang, 24, 11);
    let event = document.event();
    let handout = Handout::of(event);
    let page = opened(&document, "mianyang");
    page.wait_for_text("只有 24 人");
    assert!(copied(&page).contains("88 只有 24 人 ¥100"), "a lucky place that nobody holds is said");

    page.tap("@mode-players");
    page.wait_for_text("每人所得");
    let players = handout.by_player();
    let text = copied(&page);
    for recipient in &players {
        assert!(text.contains(&event.player(recipient.player).unwrap().profile.name));
    }
    assert!(text.contains(&format!("{} 人", players.len())));

    page.tap("@mode-units");
    let units: BTreeSet<&str> =
        players.iter().filter_map(|recipient| Some(event.player(recipient.player)?.profile.region.as_str())).collect();
    page.wait_for_count("@prizes", units.len());

    page.tap("@mode-teams");
    page.wait_for_text("没有这么多队有成绩");

    page.tap("@mode-qualified");
    let qualified: Vec<Qualified> =
        (0..event.regulation.quotas.len()).filter_map(|index| Qualified::of(event, index)).collect();
    let passed: usize = qualified
        .iter()
        .map(|qualified| qualified.candidates.iter().filter(|one| one.passed_over.is_some()).count())
        .sum();
    assert!(passed > 0, "the made event has masters near the top");
    page.wait_for_count("@passed-over", passed);
    assert!(copied(&page).contains("让给下一名"), "and why");
}

#[test]
fn rules_7_1_who_has_more_elsewhere_is_passed_over_with_the_reason() {
    let mut document = made_of(Template::Mianyang, 12, 11);
    let mut regulation = document.event().regulation.clone();
    regulation.awards.one_each = true;
    document.run(Command::ChangeRegulation { regulation: Box::new(regulation) }, Moment(1)).unwrap();
    let page = opened(&document, "one-each");
    let handout = Handout::of(document.event());
    let passed = handout.lists.iter().flat_map(|(_, awards)| &awards.prizes);
    let passed = passed.filter(|granted| !granted.passed_over.is_empty()).count();
    assert!(passed > 0, "the best local has a prize of the whole field");
    page.wait_for_count("@passed-over", passed);
    page.wait_for_text("另有更高的奖，略过");
}

#[test]
fn rules_1_2_men_and_women_of_xiamen_apart_and_the_n_minus_1_rule_said() {
    let document = made_of(Template::Xiamen, 9, 7);
    let page = opened(&document, "xiamen");
    page.tap(&format!("@section-{}", SectionId(1)));
    page.wait_for_text("女子 第 1–16 名");
    page.wait_for_text("男子 第 1–16 名");
    assert!(copied(&page).contains("人数不足，只奖到第 2 名"), "three girls: two are awarded");
}
