//! Entries from a file and from a list that grew: what was understood is shown first, the columns can be corrected, and
//! nobody is entered twice.

use std::fs;

use crate::browser::Browser;
use crate::page::Page;

fn event() -> Page {
    let page = Browser::phone().open();
    page.tap("@new-event");
    page.tap("@template-gaoping");
    page.tap("@paste-first");
    page
}

#[test]
fn rules_6_3_a_list_that_grew_updates_and_adds_and_enters_nobody_twice() {
    let page = event();
    page.paste_into("@paste-text", "1. 炮一平 10000000001\n2. 马二进");
    page.wait_for_count("@pasted-line", 2);
    page.tap("@add-pasted");
    page.wait_for_count("@entry", 2);
    page.tap("@paste");
    page.paste_into("@paste-text", "1. 炮一平 10000000001\n2. 马二进 10000000002\n3. 车三退");
    page.wait_for_text("已在名单");
    page.wait_for_text("电话 + 10000000002");
    page.tap("@accept-all");
    page.tap("@add-pasted");
    page.wait_gone("@paste-sheet");
    page.wait_for_count("@entry", 3);
    page.tap_in("@entry", "马二进", "@open-player");
    page.wait_until_reads("@phone", "10000000002");
}

#[test]
fn a_table_from_a_chinese_spreadsheet_with_a_column_corrected() {
    // "姓名,推荐人,年龄\n马行空,炮平,45\n" in GB18030.
    let bytes: &[u8] = &[
        0xd0, 0xd5, 0xc3, 0xfb, b',', 0xcd, 0xc6, 0xbc, 0xf6, 0xc8, 0xcb, b',', 0xc4, 0xea, 0xc1, 0xe4, b'\n', 0xc2,
        0xed, 0xd0, 0xd0, 0xbf, 0xd5, b',', 0xc5, 0xda, 0xc6, 0xbd, b',', b'4', b'5', b'\n',
    ];
    let file = std::env::temp_dir().join(format!("bianpai-table-{}.csv", std::process::id()));
    fs::write(&file, bytes).expect("room");
    let page = event();
    page.upload("@table-file", &file);
    page.wait_for_count("@column", 3);
    page.wait_for_text("推荐人");
    page.evaluate("(() => { const menu = document.querySelectorAll('[data-test=\"column-says\"]')[1]; menu.value = [...menu.options].find((one) => one.text === '教练').value; menu.dispatchEvent(new Event('change', { bubbles: true })); })()");
    page.tap("@add-pasted");
    page.wait_gone("@paste-sheet");
    page.tap_in("@entry", "马行空", "@open-player");
    page.wait_for_text("45 岁");
    page.wait_for_text("教练：炮平");
    let _ = fs::remove_file(&file);
}
