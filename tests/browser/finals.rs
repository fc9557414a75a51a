//! Tangshan's open section from the seventh round to the last place (rules 1.3, 8): the first four leave for a knockout,
//! one match goes to the very fast game, and the others play on.

use bianpai::interchange::write_event;

use crate::browser::Browser;
use crate::made_event::made_final;
use crate::page::Page;

fn opened() -> Page {
    let document = made_final();
    let file = std::env::temp_dir().join("bianpai-final.json");
    std::fs::write(&file, write_event(&document)).expect("a file in the temporary folder");
    let page = Browser::phone().open();
    page.upload("@import", &file);
    page.wait_for("@event");
    page.goto("#/event/sample-final/rounds");
    page
}

/// Enters a red win at every table that waits.
fn play_round(page: &Page, tables: usize) {
    page.tap("@publish");
    page.wait_for("@table-1");
    for table in 1..=tables {
        page.tap(&format!("@table-{table} @first"));
    }
    page.wait_until_reads("@entered", &format!("已录 {tables}/{tables}"));
}

#[test]
fn rules_1_3_tangshan_is_played_to_the_last_place() {
    let page = opened();
    page.wait_for_text("公开组前 4 名进决赛");
    page.tap("@to-final");
    page.wait_for_count("@finalist", 4);
    let finalists = page.texts_of("@finalist span:nth-child(2)");
    page.tap("@start-final");
    page.wait_for("@bracket");
    // The first semifinal: by rule 1.3 somebody has first, and the page says why.
    let why = page.text_of("@next-game .second");
    assert!(why.contains("先走"), "who has first and why: {why}");
    page.tap("@next-game @first");
    page.wait_for_text("半决赛 2 未录");
    page.tap("@next-match");
    // The second is drawn; the better placed chooses second, and the draw of the very fast game wins for him.
    page.tap("@next-game @draw");
    page.tap("@chooses-second");
    page.wait_for_text("和棋算后手胜。");
    page.reload();
    page.tap("@chooses-second");
    page.tap("@next-game @draw");
    page.wait_for_text(&format!("{}胜，凭超快棋", finalists[1]));

    // The others are paired on without the four.
    page.tap("@to-swiss");
    page.wait_for_text("发布第 8 轮");
    play_round(&page, 6);
    page.tap("@pair");
    play_round(&page, 6);

    page.tap("@final-0");
    for _ in 0..2 {
        page.tap("@next-match");
        page.tap("@next-game @first");
    }
    page.wait_for_text("决赛结束");
    page.tap("@see-places");
    page.wait_for("@place-row .name");
    let places = page.texts_of("@place-row .name");
    let (mut first_four, mut expected) = (places[..4].to_vec(), finalists);
    first_four.sort();
    expected.sort();
    assert_eq!(first_four, expected, "the first four places are the final's");

    // Correcting a semifinal says what goes with it, and takes it.
    page.goto("#/event/sample-final/final/0");
    page.tap("@match-0-0");
    page.tap("@game");
    page.tap("@set-SecondWins");
    page.wait_for_text("改了它，后面的结果要撤回：");
    page.tap("@yes");
    page.wait_for_text("决赛 未录");
    page.tap("@undo");
    page.wait_for_text("决赛结束");
}
