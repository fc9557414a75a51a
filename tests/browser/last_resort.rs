//! When the program itself stops: the data are said to be safe, are handed out, and it can be opened again.

use crate::browser::Browser;

#[test]
fn a_program_that_has_stopped_hands_out_the_data_and_opens_again() {
    let page = Browser::phone().open();
    page.tap("@sample");
    page.wait_for("@entry");
    // As the browser reports a panic; scripts of a test are muted, so that it is reported for it.
    page.evaluate("dispatchEvent(new ErrorEvent('error', { error: new WebAssembly.RuntimeError('unreachable') })), 0");
    page.wait_for_text("已经录入的都存在这台设备上，没有丢。");
    page.tap("@take-all");
    let file = std::fs::read_to_string(page.downloaded()).expect("the file");
    assert!(file.contains("bianpai.event.") && file.contains(".head"), "the events are in it");
    page.tap("@open-again");
    page.wait_for("@entry");
}
