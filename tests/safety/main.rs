//! Nothing entered is lost, natively: files of every version, a thousand made-up events, and input that means harm.
//! What a browser can do to storage is in `tests/browser/storage.rs`; `docs/promises.md` says what is promised.

#[path = "../browser/made_event.rs"]
#[allow(dead_code)]
mod made_event;

mod hostile_input;
mod organizer;
mod simulated_events;
mod versions;
