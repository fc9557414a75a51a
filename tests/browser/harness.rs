//! Tests of the test's own tools, on a small page made for them: what they report must be so.

use std::fs;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};

use serde_json::json;

use crate::browser::{Browser, Screen};
use crate::page::Page;
use crate::server::{BASE, Site};

fn fixture() -> Site {
    Site::folder(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/browser/fixture"))
}

/// The whole answer to one request.
fn ask(site: &Site, method: &str, path: &str) -> String {
    let address = site.origin().trim_start_matches("http://").to_owned();
    let mut stream = TcpStream::connect(address).unwrap();
    write!(stream, "{method} {path} HTTP/1.1\r\nHost: test\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

#[test]
fn the_server_offers_one_folder_under_one_path() {
    let site = fixture();
    for (path, status) in [
        (BASE, 200),
        ("/name/bianpai/index.html?v=1", 200),
        ("/name/bianpai/note.txt", 200),
        ("/name/bianpai", 301),
        ("/", 404),
        ("/index.html", 404),
        ("/name/bianpai/missing.js", 404),
        ("/name/bianpai/index.html/", 404),
        ("/name/bianpai/../fixture/index.html", 404),
        ("/name/bianpai//etc/passwd", 404),
    ] {
        let answer = ask(&site, "GET", path);
        assert!(answer.starts_with(&format!("HTTP/1.1 {status} ")), "{path}: {answer}");
    }
    assert!(ask(&site, "POST", BASE).starts_with("HTTP/1.1 405 "));
    assert!(ask(&site, "GET", "/name/bianpai/note.txt").contains("Content-Type: text/plain; charset=utf-8\r\n"));
    assert!(ask(&site, "HEAD", "/name/bianpai/note.txt").ends_with("\r\n\r\n"));

    let requests = site.requests();
    assert_eq!((requests[1].path.as_str(), requests[1].status), ("/name/bianpai/index.html", 200));
    assert_eq!(requests.len(), 13);
}

#[test]
fn the_server_comes_back_at_the_same_address() {
    let site = fixture();
    let address = site.origin();
    site.stop();
    assert!(TcpStream::connect(address.trim_start_matches("http://")).is_err());
    site.start();
    assert_eq!(site.origin(), address);
    assert!(ask(&site, "GET", BASE).starts_with("HTTP/1.1 200 "));
}

#[test]
fn taps_reach_what_can_be_seen() {
    for (screen, pointer) in [(Screen::Phone, "touch"), (Screen::Desktop, "mouse")] {
        let page = Browser::new(screen).open_site(fixture());
        page.tap("@tapped");
        assert_eq!(page.text_of("@tapped"), format!("tapped by {pointer}"));
        page.tap_text("Far below");
        page.wait_for_text("Far below was reached");
        page.tap_in("@row", "second", "@mark");
        assert_eq!(page.texts_of("@row"), ["first", "second ✓"]);
        assert_eq!(page.count("@hidden"), 0, "what is hidden does not count");
    }
}

#[test]
fn waits_for_what_comes_late() {
    let page = Browser::phone().open_site(fixture());
    page.tap("@later");
    page.wait_for("@late");
    page.wait_for_count("@late", 2);
    page.wait_for_text("came late");
    page.tap("@late[data-no='2']");
    page.wait_gone("@late");
}

#[test]
fn fields_take_text_and_files() {
    let page = Browser::phone().open_site(fixture());
    page.type_into("@name", "张三");
    page.type_into("@name", "李四 Li");
    assert_eq!(page.text_of("@name"), "李四 Li");
    assert_eq!(page.text_of("@echo"), "李四 Li", "the page heard of it");
    page.press("Enter");
    page.wait_for_text("sent 李四 Li");
    page.paste_into("@lines", "一\n二 𠮷");
    assert_eq!(page.evaluate("document.querySelector('textarea').value"), "一\n二 𠮷");
    page.type_into("@lines", "");
    assert_eq!(page.text_of("@lines"), "");
    page.choose("@menu", "Two");
    page.wait_for_text("chose 2");

    let file = fixture().file("/name/bianpai/note.txt").unwrap();
    page.upload("@file", &file);
    page.wait_for_text("read: A note.");
    page.tap_text("Download");
    let received = page.downloaded();
    assert_eq!(received.file_name().unwrap(), "copy.txt");
    assert_eq!(fs::read_to_string(received).unwrap(), "a copy");
}

#[test]
fn a_page_is_as_its_device_is() {
    let facts = |page: &Page| {
        page.evaluate(
            "[innerWidth, innerHeight, matchMedia('(pointer: coarse)').matches, \
             matchMedia('(prefers-color-scheme: dark)').matches, navigator.language, devicePixelRatio]",
        )
    };
    let phone = Browser::phone().open_site(fixture());
    assert_eq!(facts(&phone), json!([360, 740, true, false, "zh-CN", 2]));
    let tablet = Browser::new(Screen::Tablet).dark().open_site(fixture());
    assert_eq!(facts(&tablet), json!([820, 1180, true, true, "zh-CN", 2]));
    let desktop = Browser::new(Screen::Desktop).language("en").open_site(fixture());
    assert_eq!(facts(&desktop), json!([1440, 900, false, false, "en", 1]));
    assert_eq!(png_size(&desktop.screenshot("harness/desktop")), (1440, 900));
    assert_eq!(png_size(&phone.screenshot("harness/phone")), (720, 1480));
}

/// Width and height, as the header of a PNG file says.
fn png_size(path: &PathBuf) -> (u32, u32) {
    let png = fs::read(path).unwrap();
    let number = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().unwrap());
    (number(16), number(20))
}

#[test]
fn faults_are_noticed() {
    let page = Browser::phone().open_site(fixture());
    assert_eq!(page.take_faults(), [""; 0]);
    page.evaluate("console.error('broken on purpose')");
    page.evaluate("fetch('http://127.0.0.1:9/elsewhere').catch(() => 0)");
    page.evaluate("fetch('missing.json').then(() => 0)");
    let faults = page.take_faults().join("\n");
    for expected in [
        "broken on purpose",
        "foreign request: http://127.0.0.1:9/elsewhere",
        "answered 404: /name/bianpai/missing.json",
    ] {
        assert!(faults.contains(expected), "{expected} is not in:\n{faults}");
    }
    assert_eq!(page.take_faults(), [""; 0]);

    page.tolerate("meant to be");
    page.evaluate("console.error('this is meant to be')");
    assert_eq!(page.take_faults(), [""; 0]);
}

#[test]
#[should_panic(expected = "the page had faults")]
fn a_fault_fails_the_test() {
    let page = Browser::phone().open_site(fixture());
    page.evaluate("console.error('broken on purpose')");
}

#[test]
fn the_address_and_the_storage_outlive_a_reload() {
    let page = Browser::phone().open_site(fixture());
    page.goto("#/events");
    page.evaluate("localStorage.setItem('kept', 'yes')");
    page.reload();
    assert_eq!(page.hash(), "#/events");
    assert_eq!(page.evaluate("localStorage.getItem('kept')"), "yes");
}

#[test]
fn a_stopped_server_is_a_page_offline() {
    let page = Browser::phone().open_site(fixture());
    page.site().stop();
    page.tolerate("ERR_CONNECTION_REFUSED");
    assert_eq!(page.evaluate("fetch('note.txt').then(() => 'online', () => 'offline')"), "offline");
    page.site().start();
    assert_eq!(page.evaluate("fetch('note.txt').then(() => 'online', () => 'offline')"), "online");
}
