//! Entering as it is done: sections by birth, what the numbers ask for, marks, fees, check-in, lots, and the two exports.

use std::fs;

use crate::browser::Browser;
use crate::page::Page;

/// A new event of a regulation, with its empty list.
fn event(template: &str) -> Page {
    let page = Browser::phone().open();
    page.tap("@new-event");
    page.tap(&format!("@template-{template}"));
    page.wait_for("@add-first");
    page
}

fn pasted(page: &Page, text: &str, lines: usize) {
    page.tap("@paste-first");
    page.paste_into("@paste-text", text);
    page.wait_for_count("@pasted-line", lines);
    page.tap("@add-pasted");
    page.wait_gone("@paste-sheet");
}

#[test]
fn rules_6_2_the_section_follows_birth_and_another_needs_a_reason() {
    let page = event("xiamen");
    page.tap("@add-first");
    page.type_into("@field-name", "车小平");
    page.tap("@gender-man");
    page.type_into("@field-born", "19900501");
    let by_rule = "document.querySelector('[data-test=\"field-section\"] option').textContent";
    page.wait_for_text("自动：公开组");
    page.type_into("@field-born", "20120501");
    let proposed = page.evaluate(by_rule).as_str().map(String::from).expect("a text");
    assert!(proposed.starts_with("自动：少年") || proposed.starts_with("自动：儿童"), "{proposed}");
    page.choose("@field-section", "公开组");
    page.wait_for("@misfit");
    page.tap("@save");
    page.wait_gone("@add-sheet");
    page.wait_for_count("@entry", 1);
    page.tap("@chip-misplaced");
    page.tap("@open-player");
    page.tap("@edit");
    page.type_into("@section-reason", "去年少年组冠军");
    page.tap("@save");
    page.wait_gone("@edit-sheet");
    page.wait_for_text("去年少年组冠军");
    page.tap("@close");
    page.wait_until_reads("@chip-misplaced b", "0");
}

#[test]
fn rules_6_4_a_small_section_is_merged_with_one_tap_and_parted_again() {
    let page = event("tangshan");
    let open: Vec<String> = (1..=11).map(|index| format!("炮{index} 男 19900501")).collect();
    let young: Vec<String> = (1..=3).map(|index| format!("车{index} 男 20100501")).collect();
    let names = |prefix: &str, lines: Vec<String>| {
        let letters = ["一", "二", "三", "四", "五", "六", "七", "八", "九", "十", "百"];
        let named = lines.into_iter().enumerate();
        named
            .map(|(at, line)| line.replacen(&format!("{prefix}{}", at + 1), &format!("{prefix}{}平", letters[at]), 1))
            .collect::<Vec<_>>()
    };
    let lines = [names("炮", open), names("车", young)].concat().join("\n");
    pasted(&page, &lines, 14);
    page.wait_for_count("@entry", 14);
    page.tap("@proposals summary");
    let merges = page.count("@accept-proposal");
    assert!(merges > 0);
    page.evaluate("document.querySelector('[data-test=\"accept-proposal\"]').click()");
    page.wait_for("@apart-again");
    page.tap("@apart-again");
    page.wait_gone("@apart-again");
    page.wait_for_count("@accept-proposal", merges);
}

#[test]
fn rules_6_3_fees_marks_lots_and_check_in() {
    let page = event("tangshan");
    pasted(&page, "炮一平 男 19900501 10000000001\n马二进 女 19910501 10000000002\n车三退 男 19920501 10000000003", 3);
    page.wait_for_count("@entry", 3);
    // Members pay half: the word for one of them only.
    page.type_into("@search", "mej");
    page.tap("@more");
    page.tap("@to-flags");
    page.evaluate("[...document.querySelectorAll('[data-test=\"flag-row\"]')].find((row) => row.textContent.includes('会员')).querySelector('[data-test=\"give-flag\"]').click()");
    page.wait_for_text("1/1");
    page.tap("@close");
    page.type_into("@search", "");
    page.tap("@more");
    page.tap("@to-fees");
    page.wait_until_reads("@totals", "应收 250 元 已收 0 元 未收 250 元");
    page.wait_for_count("@unpaid li", 3);
    page.tap("@close");
    page.tap("@more");
    page.tap("@to-lots");
    page.type_into("@lots-seed", "7");
    page.type_into("@lots-count", "2");
    page.tap("@confirm-lots");
    page.wait_for_count("@drawn-lots li", 2);
    page.tap("@close");
    page.tap("@more");
    page.tap("@check-in");
    page.tap_in("@entry", "马二进", "@open-player");
    page.wait_for_text("马二进 已到");
    page.tap("@toast-undo");
    page.tap_in("@entry", "车三退", "@late");
    page.wait_for_text("车三退 晚到");
    page.tap_in("@entry", "炮一平", "@open-player");
    page.tap("@end-check-in");
    assert!(page.text_of("@present-count").ends_with('1'));
}

#[test]
fn rules_6_1_the_public_file_has_nothing_personal() {
    let page = event("gaoping");
    pasted(&page, "炮一平 男 19900501 10000000001 东河镇\n马二进 女 10000000002 西河镇", 2);
    page.wait_for_count("@entry", 2);
    let settings = page.hash().replace("/entries", "/settings");
    page.goto(&settings);
    page.tap("@export");
    page.tap("@export-public");
    let text = fs::read_to_string(page.downloaded()).expect("a file");
    assert!(text.contains("炮一平") && text.contains("东河镇"));
    for personal in ["1000000000", "1990"] {
        assert!(!text.contains(personal), "{personal}: {text}");
    }
}

#[test]
fn the_barred_are_warned_of_in_the_next_event() {
    let page = event("gaoping");
    pasted(&page, "炮一平 男 10000000001\n马二进 女 10000000002", 2);
    page.tap_in("@entry", "炮一平", "@open-player");
    page.tap("@bar");
    page.wait_for_text("已列入禁赛名单");
    page.goto("#/");
    page.tap("@new-event");
    page.tap("@template-mianyang");
    page.tap("@add-first");
    page.type_into("@field-name", "炮一平");
    page.wait_for_text("炮一平在禁赛名单上");
}
