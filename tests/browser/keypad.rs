//! Results by table number: keys on the screen of a phone, a keyboard on a laptop.

use bianpai::interchange::write_event;

use crate::browser::{Browser, Screen};
use crate::made_event::made_event;
use crate::page::Page;

/// Opens an event of 40 players in round 3, with the first four results in.
fn opened(screen: Screen) -> Page {
    let document = made_event(40, 2, 4);
    let file = std::env::temp_dir().join(format!("bianpai-keypad-{}.json", screen.name()));
    std::fs::write(&file, write_event(&document)).expect("a file in the temporary folder");
    let page = Browser::new(screen).open();
    page.upload("@import", &file);
    page.wait_for("@event");
    page.goto(&format!("#/event/{}/rounds", document.id().as_str()));
    page.wait_for("@table-1");
    page
}

/// The results told as entered last, newest first: "12 红胜".
fn latest(page: &Page) -> Vec<String> {
    page.texts_of("@latest li").iter().map(|line| line.split_whitespace().collect::<Vec<_>>().join(" ")).collect()
}

#[test]
fn a_number_and_a_result_enter_a_table_and_the_next_one_comes_by_itself() {
    let page = opened(Screen::Phone);
    page.tap("@keypad");
    page.wait_until_reads("@meant-table", "5");
    page.tap("@key-first");
    page.wait_until_reads("@meant-table", "6");
    page.tap("@digit-1");
    page.tap("@digit-2");
    page.wait_until_reads("@meant-table", "12");
    page.tap("@key-second");
    page.wait_until_reads("@meant-table", "13");
    assert_eq!(latest(&page)[..2], ["12 黑胜", "5 红胜"]);

    // A third digit would name no table: it begins another number.
    for digit in ["@digit-1", "@digit-9", "@digit-7"] {
        page.tap(digit);
    }
    page.wait_until_reads("@meant-table", "7");
    page.tap("@key-undo");
    page.wait_until_reads("@meant-table", "6");
    assert_eq!(latest(&page)[0], "5 红胜", "the latest result is taken back");
}

#[test]
fn a_wrong_number_does_not_cost_what_was_entered() {
    let page = opened(Screen::Phone);
    page.tap("@keypad");
    page.tap("@digit-5");
    page.tap("@key-first");
    page.tap("@digit-5");
    page.tap("@key-second");
    page.wait_for_text("已录红胜。再按一次黑胜，改为黑胜。");
    assert_eq!(latest(&page)[0], "5 红胜");
    page.tap("@key-second");
    page.wait_until_reads("@meant-table", "6");
    assert_eq!(latest(&page)[0], "5 黑胜");
}

#[test]
fn a_laptop_enters_by_keyboard() {
    let page = opened(Screen::Desktop);
    page.wait_until_reads("@meant-table", "5");
    // Until a number is typed the arrows scroll.
    page.press("ArrowDown");
    for key in ["8", "ArrowLeft", "ArrowDown", "ArrowRight"] {
        page.press(key);
    }
    page.wait_until_reads("@meant-table", "11");
    assert_eq!(
        latest(&page).iter().map(|line| line.chars().take(2).collect::<String>()).collect::<Vec<_>>()[..3],
        ["10", "9 ", "8 "]
    );
    page.wait_until_reads("@entered", "已录 7/20");
    page.press("n");
    page.wait_until_reads("@meant-table", "12");
}
