//! The browser tests: they drive Chromium over the built site (`dist/`), which a strict static server offers under a
//! sub-path only, as a project page of a static host would. `make test-browser` installs what they need, builds the
//! site and runs them; with `dist/` up to date, `cargo test --test browser NAME` runs a single one.
//!
//! A test opens a [`Browser`](browser::Browser) and works on the [`Page`](page::Page) that it gets. Whatever the page
//! logs as an error, whatever it asks of another origin and whatever the server does not have fails the test when the
//! page is dropped, so no test has to look for it.

mod awards;
mod browser;
mod chromedriver;
mod engine;
mod entering;
mod faults;
mod figures;
mod finals;
mod forms;
mod gaoping;
mod offline;
mod page;
mod pairing;
mod paper;
mod places;
mod policy;
mod pools;
mod record;
mod server;
mod settings;

mod harness;
mod keypad;
mod last_resort;
mod load;
mod made_event;
mod safety_figures;
mod shots;
mod storage;
mod tables;
mod two_windows;
