//! Nothing entered is lost: no room, chunks that are gone, an event that replaces another.

use std::path::PathBuf;

use bianpai::interchange::write_event;

use crate::browser::Browser;
use crate::made_event::made_event;
use crate::page::Page;

/// Opens an event on its rounds page; the file from which it came.
fn opened(players: usize, rounds: u16, more: usize) -> (Page, PathBuf) {
    let document = made_event(players, rounds, more);
    let file = std::env::temp_dir().join(format!("bianpai-stored-{players}-{rounds}-{more}.json"));
    std::fs::write(&file, write_event(&document)).expect("a file in the temporary folder");
    let page = Browser::phone().open();
    page.upload("@import", &file);
    page.wait_for("@event");
    page.goto(&format!("#/event/{}/rounds", document.id().as_str()));
    (page, file)
}

const FULL: &str = "window.stores = Storage.prototype.setItem, \
                    Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }, 0";
const ROOM_AGAIN: &str = "Storage.prototype.setItem = window.stores, 0";

#[test]
fn results_entered_without_room_are_stored_with_the_next_one() {
    let (page, _) = opened(12, 2, 2);
    page.evaluate(FULL);
    page.tap_in("@table-3", "3", "@draw");
    page.wait_for_text("这台手机存不下了。");
    page.tap_in("@table-4", "4", "@draw");
    page.wait_for_text("这台手机存不下了。");
    page.evaluate(ROOM_AGAIN);
    page.tap_in("@table-5", "5", "@draw");
    page.wait_for_text("还差 1 台");
    assert!(!page.text_of("body").contains("这台手机存不下了。"), "the notice goes once everything is stored");
    page.reload();
    page.wait_for_text("还差 1 台");
}

#[test]
fn an_event_with_a_part_missing_is_said_to_be_damaged_and_kept() {
    let (page, _) = opened(37, 9, 0);
    let parts = "Object.keys(localStorage).filter(key => key.includes('.steps.')).length";
    let before = page.evaluate(parts).as_u64().expect("a number");
    assert!(before >= 3, "there is a part in the middle: {before}");
    page.evaluate("localStorage.removeItem(Object.keys(localStorage).find(key => key.endsWith('.steps.1'))), 0");
    page.goto("#/");
    page.wait_for_text("损坏");
    page.reload();
    page.wait_for_text("损坏");
    assert_eq!(page.evaluate(parts).as_u64(), Some(before - 1), "what is left is not touched");
}

#[test]
fn an_event_that_replaces_another_does_so_at_one_stroke() {
    let (page, file) = opened(12, 2, 2);
    page.tap_in("@table-3", "3", "@draw");
    page.wait_for_text("还差 3 台");
    page.goto("#/");
    page.upload("@import", &file);
    page.evaluate(
        "window.stores = Storage.prototype.setItem, Storage.prototype.setItem = function (key, value) { \
                   if (key.endsWith('.head')) throw new DOMException('full', 'QuotaExceededError'); \
                   return window.stores.call(this, key, value) }, 0",
    );
    page.tap("@import-replace");
    page.wait_for_text("这台手机存不下了。");
    page.evaluate(ROOM_AGAIN);
    page.goto("#/event/sample-12-2/rounds");
    page.wait_for_text("还差 3 台");

    page.goto("#/");
    page.upload("@import", &file);
    page.tap("@import-replace");
    page.goto("#/event/sample-12-2/rounds");
    page.wait_for_text("还差 4 台");
    page.tap_in("@table-3", "3", "@draw");
    page.wait_for_text("还差 3 台");
    page.reload();
    page.wait_for_text("还差 3 台");
}
