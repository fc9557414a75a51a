//! The next round before it is published: why two meet, what the organizer wants instead, and what that costs
//! (rules 4.7, 4.9, 4.10).

use std::path::PathBuf;

use bianpai::interchange::write_event;

use crate::browser::Browser;
use crate::made_event::made_event;
use crate::page::Page;

/// Opens an event of `players` after so many rounds and results, on its rounds page.
fn opened(players: usize, rounds: u16, more: usize) -> Page {
    let document = made_event(players, rounds, more);
    let file: PathBuf = std::env::temp_dir().join(format!("bianpai-{players}-{rounds}-{more}.json"));
    std::fs::write(&file, write_event(&document)).expect("a file in the temporary folder");
    let page = Browser::phone().open();
    page.upload("@import", &file);
    page.wait_for("@event");
    page.goto(&format!("#/event/{}/rounds", document.id().as_str()));
    page
}

#[test]
fn a_pair_is_explained_and_the_organizer_has_his_way() {
    let page = opened(12, 2, 0);
    page.tap("@pair-2");
    page.wait_for("@reasons");
    let reasons = page.text_of("@reasons");
    assert!(reasons.contains("前 2 轮两人没有交手。"), "{reasons}");
    assert!(["先。", "先后", "小者先"].iter().any(|part| reasons.contains(part)), "who has first and why: {reasons}");

    page.wait_for_count("@other", 4);
    page.tap("@more-others");
    page.wait_for_count("@other", 8);
    let other = page.texts_of("@other b").swap_remove(0);
    page.tap_in("@other", &other, "@make");
    page.wait_gone("@why");
    page.wait_for("@wishes");
    let price = page.text_of("@price");
    assert!(price.contains("比不加要求"), "the wish has its price: {price}");

    page.reload();
    page.wait_for("@wishes");
    assert!(page.text_of("@wishes").contains(&other), "the wish is still there");
    page.tap("@publish");
    page.wait_for("@table-1");
    let record = page.hash().replace("rounds/3", "record");
    page.goto(&record);
    page.wait_for_text("发布第 3 轮（有手工调整）");
}

#[test]
fn a_published_pair_is_explained_too() {
    let page = opened(12, 2, 0);
    let second_round = page.hash().replace("/rounds", "/rounds/2");
    page.goto(&second_round);
    page.tap_in("@table-1", "1", "@open");
    page.tap("@ask-why");
    page.wait_for("@reasons");
    assert!(page.text_of("@reasons").contains("前 1 轮两人没有交手。"));
    assert_eq!(page.count("@make-together"), 0, "what is published is not changed by wishes");
}

#[test]
fn missing_results_are_taken_as_draws_only_when_asked() {
    let page = opened(12, 2, 4);
    page.tap("@pair-with-missing");
    page.tap("@yes");
    page.wait_for("@preview");
    page.wait_for_text("2 台未录，编排时按和棋算。");
    page.tap("@publish");
    page.wait_for("@table-1");
    assert!(page.hash().ends_with("rounds/4"), "{}", page.hash());
}
