//! The first load: under any path of a static host, small, and asking nobody else for anything.

use std::collections::BTreeSet;
use std::process::Command;

use crate::browser::Browser;
use crate::figures;
use crate::server::BASE;

/// The most that a first visit may fetch, in thousands of bytes after `gzip -9`.
const LIMIT_KB: f64 = 250.0;

#[test]
fn loads_and_reloads_under_a_sub_path() {
    let page = Browser::phone().open();
    page.wait_until_started();
    let shown = page.text_of("body");
    page.goto("#/");
    page.reload();
    page.wait_until_started();
    page.wait_for_text(&shown);
    assert_eq!(page.hash(), "#/");
}

#[test]
fn first_load_figure_is_within_its_limit() {
    let page = Browser::phone().open();
    page.wait_until_started();
    // What the page itself asked for until then. Later the service worker fetches the rest, for use without a network.
    let asked = page.evaluate("performance.getEntriesByType('resource').map(entry => new URL(entry.name).pathname)");
    let asked = asked.as_array().expect("a list").iter().filter_map(|path| path.as_str().map(String::from));
    let paths: BTreeSet<String> = asked.chain([BASE.into()]).collect();
    assert!(paths.iter().any(|path| path.ends_with(".wasm")), "the app was fetched: {paths:?}");

    let sizes: Vec<(f64, String)> = paths
        .into_iter()
        .map(|path| {
            let file = page.site().file(&path).unwrap_or_else(|| panic!("{path} is not in the site"));
            let zipped = Command::new("gzip").args(["-9", "--no-name", "--stdout"]).arg(file).output().expect("gzip");
            assert!(zipped.status.success());
            (zipped.stdout.len() as f64 / 1000.0, path)
        })
        .collect();
    let total = sizes.iter().map(|(size, _)| size).sum();
    figures::write("first_load_gzip_kb", total);
    assert!(total <= LIMIT_KB, "{total} KB of at most {LIMIT_KB} KB: {sizes:#?}");
}
