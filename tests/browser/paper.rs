//! Papers: what is printed is A4, every player is on it once, and each page says what it is of.

use bianpai::interchange::write_event;
use serde_json::json;

use crate::browser::Browser;
use crate::made_event::made_event;
use crate::page::Page;

/// An event after four rounds, on the paper of this name.
fn paper(players: usize, name: &str) -> Page {
    let document = made_event(players, 4, 0);
    let file = std::env::temp_dir().join(format!("bianpai-paper-{players}-{name}.json"));
    std::fs::write(&file, write_event(&document)).expect("a file in the temporary folder");
    let page = Browser::phone().open();
    page.upload("@import", &file);
    page.wait_for("@event");
    page.goto(&format!("#/event/{}/paper-{name}", document.id().as_str()));
    page.wait_for("@paper-page");
    page
}

/// The pages of the PDF that the browser makes of it.
fn printed_pages(page: &Page) -> usize {
    let answer = page.cdp("Page.printToPDF", json!({ "preferCSSPageSize": true, "printBackground": true }));
    let data = answer["data"].as_str().expect("a PDF in base64").to_owned();
    let count = format!("atob({}).split('/Type /Page\\n').length - 1", json!(data));
    page.evaluate(&count).as_u64().expect("a number") as usize
}

#[test]
fn a_list_of_any_length_is_cut_into_whole_pages() {
    for (players, pages) in [(6, 1), (37, 1), (160, 4)] {
        let page = paper(players, "list");
        assert_eq!(page.count("@paper-page"), pages);
        assert_eq!(printed_pages(&page), pages, "{players} players on paper");
        let rows = page.evaluate("document.querySelectorAll('.paper-table tbody tr').length").as_u64();
        assert_eq!(rows, Some(players as u64), "everyone once");
        let cut = "[...document.querySelectorAll('.paper-page')].some(page => { const foot = \
                   page.querySelector('.paper-foot').getBoundingClientRect(); const table = \
                   page.querySelector('table').getBoundingClientRect(); return table.bottom > foot.top; })";
        assert_eq!(page.evaluate(cut), json!(false), "no row reaches into the foot of its page");
        assert!(page.text_of("@paper-page").contains(&format!("第 1 页，共 {pages} 页")));
    }
}

#[test]
fn everyone_of_a_round_is_found_by_name_with_the_bye() {
    let page = paper(37, "names");
    let names = "[...document.querySelectorAll('.paper-table tbody tr')].map(row => row.cells[0].textContent)";
    assert_eq!(page.evaluate(&format!("{names}.length")), json!(37), "36 at tables and one with the bye");
    assert_eq!(page.evaluate(&format!("new Set({names}).size")), json!(37), "each once");
    assert!(page.text_of("@papers").contains("轮空"), "the bye is said");
}

#[test]
fn slips_are_six_a_page_and_say_who_signs() {
    let page = paper(37, "slips");
    assert_eq!(page.count("@slip"), 18, "a slip for each table");
    assert_eq!(printed_pages(&page), 3);
    assert!(page.text_of("@slip").contains("负方签字；和棋双方签字"), "as the regulation asks");
}
