//! Two windows on one event: neither overwrites what the other has entered.

use bianpai::interchange::write_event;
use serde_json::Value;

use crate::browser::Browser;
use crate::made_event::made_event;
use crate::page::Page;

/// Opens an event in round 2, with the first result in, and once more in a second window, which scripts call `other`.
fn two_windows(players: usize) -> Page {
    let document = made_event(players, 1, 1);
    let file = std::env::temp_dir().join(format!("bianpai-windows-{players}.json"));
    std::fs::write(&file, write_event(&document)).expect("a file in the temporary folder");
    let page = Browser::phone().open();
    page.upload("@import", &file);
    page.wait_for("@event");
    page.goto(&format!("#/event/{}/rounds", document.id().as_str()));
    page.wait_for("@table-1");
    let opened = "(async () => { window.other = window.open(location.href); \
        while (!other.document.querySelector(`[data-test='table-2']`)) await new Promise(done => setTimeout(done, 50)); \
        window.enter = (where, table, what) => \
            where.document.querySelector(`[data-test='table-${table}'] [data-test='${what}']`).click(); \
        window.missing = (where) => where.document.querySelectorAll(`[data-test^='table-'] [data-test='draw']`).length; \
        return 0 })()";
    page.evaluate(opened);
    page
}

/// The results of round 2 as they are stored: table and outcome of each step.
fn stored(page: &Page) -> Vec<Value> {
    let steps = "Object.keys(localStorage).filter(key => key.includes('.steps.')) \
        .sort((one, other) => one.split('.').pop() - other.split('.').pop()) \
        .flatMap(key => localStorage.getItem(key).split('\\n')).filter(line => line.startsWith('{')) \
        .map(line => JSON.parse(line).act.do?.['set-outcome']).filter(step => step?.round === 2)";
    page.evaluate(steps).as_array().expect("a list").clone()
}

fn tables(steps: &[Value]) -> Vec<u64> {
    let mut tables: Vec<u64> = steps.iter().filter_map(|step| step["table"].as_u64()).collect();
    tables.sort_unstable();
    tables
}

#[test]
fn results_entered_by_turns_are_all_there() {
    let page = two_windows(402);
    // 200 results by turns, without waiting for one window to hear of the other but now and then.
    page.evaluate(
        "(async () => { for (let table = 2; table <= 201; table++) { enter(table % 2 ? window : other, table, 'draw'); \
         if (table % 7 === 0) await new Promise(done => setTimeout(done, table % 5)) } return 0 })()",
    );
    let steps = stored(&page);
    assert_eq!(tables(&steps), (1..=201).collect::<Vec<_>>(), "every result once");
    page.wait_for("@export-round");
    page.reload();
    // Everything is in: the next round can be published.
    page.wait_for("@publish");
}

#[test]
fn results_written_over_in_the_same_instant_are_done_again() {
    let page = two_windows(12);
    // The other window does not see yet what this one has just written, as where two processes write at once.
    page.evaluate(
        "(() => { const key = Object.keys(localStorage).find(key => key.includes('.steps.')); \
         const before = localStorage.getItem(key); enter(window, 2, 'draw'); \
         const gets = other.Storage.prototype.getItem; \
         other.Storage.prototype.getItem = function (asked) { return asked === key ? before : gets.call(this, asked) }; \
         enter(other, 3, 'draw'); other.Storage.prototype.getItem = gets; return 0 })()",
    );
    page.wait_for_text("还差 3 台");
    assert_eq!(tables(&stored(&page)), [1, 2, 3]);
    page.reload();
    page.wait_for_text("还差 3 台");
}

#[test]
fn two_results_of_one_table_are_seen_before_one_stands() {
    let page = two_windows(12);
    page.evaluate("enter(window, 2, 'draw'), enter(other, 2, 'first'), 0");
    let steps = stored(&page);
    assert_eq!(tables(&steps), [1, 2], "the second tap is not done: its window shows the first, and says so");
    let said = "(async () => { while (!other.document.body.innerText.includes('另一个窗口')) \
        await new Promise(done => setTimeout(done, 20)); return true })()";
    assert_eq!(page.evaluate(said), true);
}
