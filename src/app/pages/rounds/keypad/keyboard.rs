//! The keypad by keyboard: digits for the table, arrows for the result as the colours lie on the screen.

use bianpai::event::Outcome;
use leptos::ev;
use leptos::prelude::*;
use web_sys::KeyboardEvent;

use super::Entering;
use crate::app::components::is_typing;

/// Listens while the keypad is on the page.
pub fn listen(entering: Entering) {
    let handle = window_event_listener(ev::keydown, move |event| {
        if !is_typing(&event) && press(entering, &event) {
            event.prevent_default();
        }
    });
    on_cleanup(move || handle.remove());
}

/// Whether the key meant something.
fn press(entering: Entering, event: &KeyboardEvent) -> bool {
    if event.ctrl_key() || event.meta_key() || event.alt_key() {
        return false;
    }
    let key = event.key();
    let begun = entering.begun.get_untracked();
    match key.as_str() {
        "ArrowLeft" if begun => entering.enter(Outcome::FirstWins),
        "ArrowDown" if begun => entering.enter(Outcome::Draw),
        "ArrowRight" if begun => entering.enter(Outcome::SecondWins),
        "Backspace" if begun => entering.delete(),
        "Escape" if begun => {
            entering.choose(None);
            entering.begun.set(false);
        }
        "n" | "N" => entering.go_on(),
        digit if digit.len() == 1 => match digit.chars().next().filter(char::is_ascii_digit) {
            Some(digit) => entering.digit(digit),
            None => return false,
        },
        _ => return false,
    }
    true
}
