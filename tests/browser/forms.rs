//! What was typed is not thrown away by a slip beside the sheet.

use crate::browser::Browser;

#[test]
fn a_changed_setting_is_dropped_only_when_closed_twice() {
    let page = Browser::phone().open();
    page.tap("@sample");
    page.wait_for("@entry");
    let settings = page.hash().replace("/entries", "/settings");
    page.goto(&settings);
    page.tap("@setting-venue");
    page.type_into("@setting-sheet input", "县文化馆");
    page.tap("@close");
    page.wait_for_text("改动还没有保存。");
    page.tap("@close");
    page.wait_gone("@setting-sheet");
    page.tap("@setting-venue");
    page.tap("@close");
    page.wait_gone("@setting-sheet");
}

#[test]
fn pasted_text_outlives_its_sheet() {
    let page = Browser::phone().open();
    page.tap("@new-event");
    page.tap("@template-gaoping");
    page.tap("@paste-first");
    page.paste_into("@paste-text", "车一平，东河镇\n马二进，西河镇");
    page.wait_for_count("@pasted-line", 2);
    page.tap("@close");
    page.wait_gone("@paste-sheet");
    page.tap("@paste-first");
    page.wait_for_count("@pasted-line", 2);
}

#[test]
fn rules_2_6_a_foul_outside_the_game_counts_and_loses_no_game() {
    let document = crate::made_event::made_event(12, 2, 1);
    let file = std::env::temp_dir().join("bianpai-foul-outside.json");
    std::fs::write(&file, bianpai::interchange::write_event(&document)).expect("a file in the temporary folder");
    let page = Browser::phone().open();
    page.upload("@import", &file);
    page.wait_for("@event");
    page.goto(&format!("#/event/{}/rounds", document.id().as_str()));
    page.tap("@table-3 @open");
    page.tap("@fouls-first @foul-outside");
    page.tap("@fouls-first @foul-more");
    page.wait_until_reads("@fouls-first @foul-count", "1");
    page.wait_for("@fouls-second");
    assert_eq!(page.count("@enter-loss"), 0, "no loss is proposed");
}
