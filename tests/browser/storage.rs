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

/// Empties the second copy, in IndexedDB, once it has all that was written.
fn forget_the_second_copy(page: &Page) {
    page.evaluate(&second_copy("store.clear()", "readwrite"));
}

/// Waits until the second copy has as many characters as the first.
fn wait_for_the_second_copy(page: &Page) {
    let ours = "Object.entries(localStorage).filter(([key]) => key.startsWith('bianpai.event.'))";
    let same = format!(
        "(async () => {{ for (let tries = 0; tries < 200; tries++) {{ \
            const [keys, values] = await {}; \
            if ({ours}.every(([key, value]) => values[keys.indexOf(key)] === value)) return true; \
            await new Promise(done => setTimeout(done, 20)) }} return false }})()",
        second_copy("Promise.all([answer(store.getAllKeys()), answer(store.getAll())])", "readonly")
    );
    assert_eq!(page.evaluate(&same), true, "the second copy is complete");
}

fn second_copy(what: &str, mode: &str) -> String {
    format!(
        "(async () => {{ \
            const answer = (request) => new Promise((done) => request.onsuccess = () => done(request.result)); \
            const store = (await answer(indexedDB.open('bianpai'))).transaction('events', '{mode}').objectStore('events'); \
            const result = await ({what}); return Array.isArray(result) ? result : 0 }})()"
    )
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
    forget_the_second_copy(&page);
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

#[test]
fn a_changed_byte_is_noticed_and_what_comes_before_it_opens_as_a_copy() {
    let (page, _) = opened(37, 9, 0);
    forget_the_second_copy(&page);
    // A draw becomes a win: what is there is still JSON, and nothing contradicts it.
    let changed = "(() => { const key = Object.keys(localStorage).find(key => key.endsWith('.steps.1')); \
                   const text = localStorage.getItem(key); \
                   localStorage.setItem(key, text.replace('\"draw\"', '\"first-wins\"')); return text })()";
    let whole = page.evaluate(changed);
    page.goto("#/");
    page.reload();
    page.wait_for_text("损坏");
    page.tap("@open-sound-part");
    page.wait_for_text("损坏之前");
    page.goto("#/");
    page.wait_for_count("@open-sound-part", 1);
    page.evaluate(&format!(
        "localStorage.setItem(Object.keys(localStorage).find(key => key.startsWith('bianpai.event.sample') && \
         key.endsWith('.steps.1')), {whole}), 0"
    ));
    page.reload();
    page.wait_for_count("@event", 2);
}

#[test]
fn steps_that_were_lost_come_back_from_the_second_copy() {
    let (page, _) = opened(12, 2, 2);
    let before = "window.name = JSON.stringify(Object.entries(localStorage)), 0";
    page.evaluate(before);
    page.tap_in("@table-3", "3", "@draw");
    page.wait_for_text("还差 3 台");
    page.tap_in("@table-4", "4", "@draw");
    page.wait_for_text("还差 2 台");
    wait_for_the_second_copy(&page);
    // As the disk has it where the battery died before the browser wrote.
    page.evaluate(
        "localStorage.clear(), JSON.parse(window.name).forEach(([key, value]) => localStorage.setItem(key, value)), 0",
    );
    page.reload();
    page.wait_for_text("从副本找回 2 步");
    page.wait_for_text("还差 2 台");
    page.tap_in("@table-5", "5", "@draw");
    page.wait_for_text("还差 1 台");

    wait_for_the_second_copy(&page);
    page.evaluate("localStorage.clear(), 0");
    page.goto("#/");
    page.reload();
    page.wait_for_count("@event", 1);
    page.tap("@event-menu");
    page.tap("@delete-event");
    page.tap_text("删除");
    page.wait_gone("@event");
    wait_for_the_second_copy(&page);
    page.reload();
    page.wait_for_text("还没有赛事");
}

#[test]
fn the_page_may_be_killed_between_any_two_writes_of_an_import() {
    let (page, file) = opened(37, 9, 0);
    let steps = "Object.keys(localStorage).filter(key => key.includes('.steps.')).length";
    let whole = page.evaluate(steps).as_u64().expect("a number");
    for written in [0, 1, whole] {
        page.goto("#/");
        page.evaluate("localStorage.clear(), 0");
        forget_the_second_copy(&page);
        page.reload();
        page.wait_for_text("还没有赛事");
        // From this write on nothing arrives any more, and nothing says so: the page was killed.
        page.evaluate(&format!(
            "window.stores = Storage.prototype.setItem, window.left = {written}, Storage.prototype.setItem = \
             function (key, value) {{ if (!key.startsWith('bianpai.event.') || window.left-- > 0) \
             window.stores.call(this, key, value) }}, 0"
        ));
        page.upload("@import", &file);
        page.wait_for_text("已导入");
        forget_the_second_copy(&page);
        page.reload();
        page.wait_for_text("还没有赛事");
        // The next try is whole, whatever was left behind.
        page.upload("@import", &file);
        page.wait_for_count("@event", 1);
    }
}

#[test]
fn storage_that_refuses_any_one_write_loses_nothing() {
    let (page, _) = opened(12, 2, 1);
    for table in 2..=5 {
        page.evaluate(
            "window.stores ??= Storage.prototype.setItem, window.refuses = true, Storage.prototype.setItem = \
             function (key, value) { if (window.refuses && key.startsWith('bianpai.event.')) { window.refuses = false; \
             throw new DOMException('full', 'QuotaExceededError') } return window.stores.call(this, key, value) }, 0",
        );
        page.tap_in(&format!("@table-{table}"), &table.to_string(), "@draw");
        page.wait_for_text("这台手机存不下了。");
    }
    page.tap_in("@table-6", "6", "@draw");
    page.wait_for("@export-round");
    page.reload();
    // Everything is in: the next round can be published.
    page.wait_for("@publish");
}

#[test]
fn a_clock_that_goes_back_changes_nothing_but_the_time() {
    let (page, _) = opened(12, 2, 2);
    page.evaluate("window.now = Date.now, Date.now = () => 1000, 0");
    page.tap_in("@table-3", "3", "@draw");
    page.wait_for_text("还差 3 台");
    page.evaluate("Date.now = () => -5e12, 0");
    page.tap_in("@table-4", "4", "@draw");
    page.wait_for_text("还差 2 台");
    page.reload();
    page.wait_for_text("还差 2 台");
    page.tap("@undo");
    page.wait_for_text("还差 3 台");
}

#[test]
fn an_event_deleted_in_another_window_comes_back_with_what_is_entered_here() {
    let page = Browser::phone().open();
    page.tap("@new-event");
    page.tap("@template-blank");
    page.wait_for_text("还没有棋手");
    let event = page.hash();
    // As another window would.
    page.evaluate("Object.keys(localStorage).filter(key => key.startsWith('bianpai.event.')).forEach(key => localStorage.removeItem(key))");
    page.tap("@add-player");
    page.type_into("@field-name", "车二平五");
    page.tap("@save");
    page.wait_for_count("@entry", 1);
    page.reload();
    page.wait_for_count("@entry", 1);
    assert_eq!(page.hash(), event);
}

#[test]
fn what_found_no_room_is_still_there_after_looking_elsewhere() {
    let page = Browser::phone().open();
    page.tap("@sample");
    page.wait_for("@entry");
    page.evaluate("(() => { const set = Storage.prototype.setItem; window.makeRoom = () => { Storage.prototype.setItem = set; }; Storage.prototype.setItem = function () { throw new DOMException('full', 'QuotaExceededError'); }; })()");
    page.tap("@add-player");
    page.type_into("@field-name", "车二平五");
    page.tap("@save");
    page.wait_for_text("这台手机存不下了");
    let event = page.hash();
    page.goto("#/");
    page.wait_for("@event");
    page.goto(&event);
    page.wait_for_text("这台手机存不下了");
    page.evaluate("window.makeRoom()");
    page.tap("@undo");
    page.wait_gone("@notice");
}
