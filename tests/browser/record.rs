//! The way back: to before a round was paired, in place or as a copy; and the reminder to export a complete round.

use bianpai::interchange::write_event;

use crate::browser::Browser;
use crate::made_event::made_event;
use crate::page::Page;

fn opened(page: &str, more: usize) -> Page {
    let document = made_event(12, 2, more);
    let file = std::env::temp_dir().join(format!("bianpai-record-{more}.json"));
    std::fs::write(&file, write_event(&document)).expect("a file in the temporary folder");
    let browser = Browser::phone().open();
    browser.upload("@import", &file);
    browser.wait_for("@event");
    browser.goto(&format!("#/event/{}/{page}", document.id().as_str()));
    browser
}

/// Opens the step that published round 3.
fn look_at_round_3(page: &Page) {
    page.tap("@filter-pairing");
    page.wait_for_count("@step", 4);
    page.tap_in("@steps li", PUBLISHED, "@step");
    page.wait_for("@step-sheet");
}

const PUBLISHED: &str = "发布第 3 轮";

#[test]
fn a_stretch_is_undone_together_back_to_before_a_round_was_paired() {
    let page = opened("record", 2);
    look_at_round_3(&page);
    page.tap("@undo-pairing");
    // What would be undone is named: the round and its two results.
    page.wait_for_text(PUBLISHED);
    page.tap_text("撤销 3 步");
    page.wait_for_text("已撤销 3 步");
    page.tap("@tab-rounds");
    page.wait_for("@publish");
    page.reload();
    page.wait_for("@publish");
    page.tap("@redo");
    page.wait_for_text("第 3 轮已发布");
}

#[test]
fn a_copy_opens_as_it_was_before_a_round_was_paired() {
    let page = opened("record", 2);
    look_at_round_3(&page);
    page.tap("@copy-before");
    page.wait_for("@publish");
    page.wait_for_text("第 3 轮编排之前");
    page.goto("#/");
    page.wait_for_count("@event", 2);
    page.goto("#/event/sample-12-2/rounds");
    page.wait_for_text("还差 4 台");
}

#[test]
fn a_complete_round_asks_to_be_exported_once() {
    let page = opened("rounds", 5);
    assert_eq!(page.count("@export-round"), 0, "not in the middle of a round");
    page.tap_in("@table-6", "6", "@draw");
    page.tap("@export-round");
    let file = std::fs::read_to_string(page.downloaded()).expect("the file");
    assert!(file.contains("bianpai-event"));
    page.wait_gone("@export-round");
    page.wait_for("@pair");
    page.goto("#/");
    page.goto("#/event/sample-12-2/rounds/3");
    page.wait_for("@pair");
    assert_eq!(page.count("@export-round"), 0, "it is in a file");
}

#[test]
fn room_that_runs_short_is_said_before_it_is_gone() {
    let page = Browser::phone().open();
    page.tap("@sample");
    page.wait_for("@entry");
    page.goto("#/");
    page.wait_for_text("共 5 MB");
    assert!(!page.text_of("body").contains("快存不下了"));
    page.evaluate("localStorage.setItem('bianpai.event.old.steps.0', 'x'.repeat(1_900_000)), 0");
    page.reload();
    page.wait_for_text("快存不下了");
}
