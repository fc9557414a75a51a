//! The engine in WebAssembly, as `scripts/engine` builds it: it pairs as the native one does (rules 4.7), and how long
//! it takes.

#[path = "../../../benches/pairing/digest.rs"]
mod digest;
#[path = "../../../benches/pairing/fields.rs"]
mod fields;
#[path = "../../../benches/pairing/simulation.rs"]
#[allow(dead_code, reason = "the measurements use more of it")]
mod simulation;

use std::path::Path;

use crate::browser::{Browser, Screen};
use crate::figures;
use crate::page::Page;
use crate::server::Site;

/// The page with the engine.
fn engine() -> Page {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/engine");
    assert!(folder.join("engine.js").is_file(), "the engine is not built: run `make test-browser`");
    let page = Browser::new(Screen::Desktop).open_site(Site::folder(folder));
    page.wait_for_text("ready");
    page
}

#[test]
fn rules_4_7_the_same_input_gives_the_same_pairing_in_webassembly() {
    assert_eq!(engine().evaluate("engine.digest()"), digest::digest());
}

#[test]
fn figures_of_the_engine_in_webassembly() {
    if !figures::are_wanted() {
        return;
    }
    let page = engine();
    let measure = |name: &str, expression: &str| {
        figures::write(name, page.evaluate(expression).as_f64().expect("a number"));
    };
    for (players, times) in [(100, 51), (600, 15), (2000, 5), (10_000, 1)] {
        measure(&format!("pair_wasm_ms_{players}"), &format!("medianOfPairing({players}, {times})"));
    }
    measure("places_wasm_ms_600", "medianOfPlaces(600, 31)");
}
