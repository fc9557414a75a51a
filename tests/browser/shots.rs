//! Pictures of pages, for whoever designs or documents them: `make shots HASHES="#/ #/events" STORAGE=file.json`.
//!
//! `SHOTS` lists what follows the page's address, divided by blanks. `SHOTS_STORAGE` may name a JSON file, one object of
//! texts, to be in the browser's local storage before. Every page is taken on three screens, light and dark, as
//! `target/screenshots/shots/NAME-SCREEN-THEME.png`.

use std::collections::BTreeMap;
use std::{env, fs};

use serde_json::json;

use crate::browser::{Browser, Screen};

#[test]
#[ignore = "not a test of the site: make shots"]
fn pictures() {
    let hashes = env::var("SHOTS").unwrap_or_default();
    let hashes: Vec<&str> = if hashes.trim().is_empty() { vec!["#/"] } else { hashes.split_whitespace().collect() };
    let storage = env::var("SHOTS_STORAGE").unwrap_or_default();
    let storage: BTreeMap<String, String> = if storage.is_empty() {
        BTreeMap::new()
    } else {
        let text = fs::read_to_string(&storage).unwrap_or_else(|error| panic!("{storage}: {error}"));
        serde_json::from_str(&text).unwrap_or_else(|error| panic!("{storage} is not one object of texts: {error}"))
    };

    for screen in Screen::ALL {
        for dark in [false, true] {
            let (browser, theme) = match dark {
                false => (Browser::new(screen), "light"),
                true => (Browser::new(screen).dark(), "dark"),
            };
            let page = browser.open();
            for (key, value) in &storage {
                page.evaluate(&format!("localStorage.setItem({}, {})", json!(key), json!(value)));
            }
            for hash in &hashes {
                page.goto(hash);
                page.reload();
                page.wait_until_started();
                page.settle();
                let picture = page.screenshot(&format!("shots/{}-{}-{theme}", file_name(hash), screen.name()));
                assert!(picture.is_file());
            }
        }
    }
}

/// `#/events/3/places` becomes `events-3-places`, the first page `home`.
fn file_name(hash: &str) -> String {
    let words: Vec<&str> =
        hash.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    if words.is_empty() { "home".to_owned() } else { words.join("-") }
}
