//! What safety costs: opening and saving an event of 600 players and 11 rounds with its whole journal.

use bianpai::interchange::write_event;

use crate::browser::Browser;
use crate::figures;
use crate::made_event::made_event;

#[test]
fn figures_of_a_large_event_opened_and_saved() {
    if !figures::are_wanted() {
        return;
    }
    let document = made_event(600, 10, 10);
    let file = std::env::temp_dir().join("bianpai-safety-figures.json");
    let text = write_event(&document);
    std::fs::write(&file, &text).expect("a file in the temporary folder");
    let page = Browser::phone().open();
    page.upload("@import", &file);
    page.wait_for("@event");
    page.goto(&format!("#/event/{}/settings", document.id().as_str()));
    page.wait_for("@tab-rounds");
    page.goto("#/");
    page.reload();
    page.wait_for("@event");
    let opened = format!(
        "(async () => {{ const start = performance.now(); location.hash = '#/event/{}/settings'; \
         while (!document.querySelector('[data-test=tab-rounds]')) await new Promise(done => setTimeout(done, 0)); \
         return performance.now() - start }})()",
        document.id().as_str()
    );
    let opened = page.evaluate(&opened).as_f64().expect("a time");
    page.goto(&format!("#/event/{}/rounds", document.id().as_str()));
    page.wait_for("@table-20");
    let saved = page.evaluate(
        "(() => { const stores = Storage.prototype.setItem; const times = []; let begun, ended; \
         Storage.prototype.setItem = function (key, value) { stores.call(this, key, value); ended = performance.now() }; \
         for (let table = 20; table < 41; table++) { const draw = document.querySelector(`[data-test='table-${table}'] \
         [data-test='draw']`); begun = performance.now(); draw.click(); times.push(ended - begun) } \
         Storage.prototype.setItem = stores; return times.sort((one, other) => one - other)[10] })()",
    );
    figures::write("event_characters_600", text.encode_utf16().count() as f64);
    figures::write("event_opened_ms_600", opened);
    figures::write("tap_saved_ms_600", saved.as_f64().expect("a time"));
}
