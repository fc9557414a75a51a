//! The settings page: rules that are lists, rules that open others, and two windows at once.

use crate::browser::Browser;
use crate::page::Page;

/// The sample event on its settings page.
fn settings() -> Page {
    let page = Browser::phone().open();
    page.tap("@sample");
    page.wait_for("@entry");
    let settings = page.hash().replace("/entries", "/settings");
    page.goto(&settings);
    page.wait_for("@setting-venue");
    page
}

#[test]
fn teams_are_turned_on_and_composed() {
    let page = settings();
    page.tap("@setting-teams");
    page.tap("@setting-sheet @option-1");
    page.tap("@save");
    page.wait_gone("@setting-sheet");
    page.tap("@setting-composition");
    page.tap("@add-item");
    page.type_into("@setting-sheet @name", "外援");
    page.type_into("@setting-sheet @at-most", "1");
    page.type_into("@setting-sheet @flags", "外援、大师");
    page.tap("@save");
    page.wait_gone("@setting-sheet");
    assert!(page.text_of("@setting-composition").contains("外援・至多 1 人・外援・大师"));
    page.reload();
    page.wait_for("@setting-composition");
}

#[test]
fn a_wrong_value_gets_its_reason_and_changes_nothing() {
    let page = settings();
    page.tap("@setting-titles");
    page.tap("@add-item");
    page.type_into("@setting-sheet @name", "一级棋士");
    page.tap("@save");
    page.wait_for_text("等级称号要有名称，写明名次或积分");
    page.type_into("@setting-sheet @down-to", "3");
    page.tap("@save");
    page.wait_gone("@setting-sheet");
    assert!(page.text_of("@setting-titles").contains("一级棋士・前 3 名"));
}

/// A window beside the page, in which a line of text is set; done as a person there would.
fn in_another_window(page: &Page, setting: &str, text: &str) {
    let script = format!(
        "(async () => {{
            const other = window.open(location.href);
            const find = async (name) => {{
                for (let tries = 0; tries < 200; tries += 1) {{
                    const found = other.document.querySelector(name);
                    if (found) return found;
                    await new Promise((done) => setTimeout(done, 50));
                }}
            }};
            (await find('[data-test={setting}]')).click();
            const input = await find('[data-test=setting-sheet] input');
            input.value = '{text}';
            input.dispatchEvent(new Event('input', {{ bubbles: true }}));
            (await find('[data-test=save]')).click();
            while (other.document.querySelector('[data-test=setting-sheet]')) {{
                await new Promise((done) => setTimeout(done, 50));
            }}
            other.close();
            window.otherWindow = 'done';
        }})(), 0"
    );
    page.evaluate("window.otherWindow = '', 0");
    page.evaluate(&script);
    let deadline = std::time::Instant::now() + std::time::Duration::from_secs(20);
    while page.evaluate("window.otherWindow") != "done" {
        assert!(std::time::Instant::now() < deadline, "the other window did not save");
        std::thread::sleep(std::time::Duration::from_millis(50));
    }
}

#[test]
fn an_open_sheet_keeps_what_another_window_changed() {
    let page = settings();
    page.tap("@setting-venue");
    page.type_into("@setting-sheet input", "县文化馆");
    in_another_window(&page, "setting-days", "5月1日");
    page.tap("@save");
    page.wait_gone("@setting-sheet");
    assert!(page.text_of("@setting-venue").contains("县文化馆"));
    assert!(page.text_of("@setting-days").contains("5月1日"), "the other window's change is still there");
}

#[test]
fn what_two_windows_change_at_once_is_refused_with_the_reason() {
    let page = settings();
    page.tap("@setting-venue");
    page.type_into("@setting-sheet input", "县文化馆");
    in_another_window(&page, "setting-venue", "县体育馆");
    page.tap("@save");
    page.wait_for_text("这一项刚在另一个窗口也改动过");
    page.tap("@close");
    page.tap("@close");
    page.wait_gone("@setting-sheet");
    assert!(page.text_of("@setting-venue").contains("县体育馆"));
}
