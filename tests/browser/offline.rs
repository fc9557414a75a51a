//! Without a network after one visit: every page works, also those that were never opened before.

use crate::browser::Browser;

/// Whether the service worker has kept every file of the release.
const KEPT: &str = "navigator.serviceWorker.ready.then(async () => {
    for (const name of await caches.keys()) {
        const kept = await (await caches.open(name)).keys();
        if (kept.some(request => request.url.includes('split_settings'))) return kept.length;
    }
    return 0;
})";

#[test]
fn every_page_works_without_a_network_after_one_visit() {
    let page = Browser::phone().open();
    page.wait_until_started();
    assert!(page.evaluate(KEPT).as_u64() > Some(10), "the files are kept");
    page.site().stop();

    page.reload();
    page.wait_until_started();
    page.tap("@sample");
    page.wait_for("@entry");
    let event = page.hash().replace("/entries", "");
    for (tab, shown) in
        [("rounds", "去抽签"), ("places", "去轮次"), ("awards", "奖项"), ("settings", "规程"), ("record", "记录")]
    {
        page.goto(&format!("{event}/{tab}"));
        page.wait_for_text(shown);
    }
    page.reload();
    page.wait_for_text("记录");
    page.site().start();
}
