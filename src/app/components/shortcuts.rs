//! The keys of a keyboard on every page of an event, and the sheet that tells them. Each does what a button on the
//! page does.

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, KeyboardEvent};

use super::Sheet;
use crate::app::session::{Session, use_session};
use crate::app::use_language;

/// Whether a key belongs to something else: to a field, to a sheet that is open, or to writing by an input method.
pub fn is_typing(event: &KeyboardEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<HtmlElement>().ok());
    let field = target.is_some_and(|target| target.closest("input, textarea, select").ok().flatten().is_some());
    let sheet = document().query_selector(".sheet").ok().flatten().is_some();
    field || sheet || event.is_composing()
}

/// Listens while a page of the event is shown, and shows the sheet of keys while they are `told`.
#[component]
pub fn Shortcuts(told: RwSignal<bool>) -> impl IntoView {
    let session = use_session();
    let handle = window_event_listener(ev::keydown, move |event| {
        if !is_typing(&event) && press(session, told, &event) {
            event.prevent_default();
        }
    });
    on_cleanup(move || handle.remove());
    view! {
        <Show when=move || told.get()>
            <Keys on_close=Callback::new(move |()| told.set(false)) />
        </Show>
    }
}

/// Whether the key meant something.
fn press(session: Session, told: RwSignal<bool>, event: &KeyboardEvent) -> bool {
    let command = event.ctrl_key() || event.meta_key();
    match event.key().as_str() {
        "z" | "Z" if command && event.shift_key() => session.redo(),
        "z" | "Z" if command => session.undo(),
        "Enter" if command => return click(".next-bar .filled"),
        "?" if !command => told.set(true),
        "/" if !command => return search(),
        _ if event.alt_key() => return tab(event),
        _ => return false,
    }
    true
}

/// Alt and 1 to 5: the tabs. By the key itself, for with Alt it writes something else on some keyboards.
fn tab(event: &KeyboardEvent) -> bool {
    let number = event.code().strip_prefix("Digit").and_then(|digit| digit.parse::<u8>().ok());
    number.is_some_and(|number| click(&format!(".tabs a[data-tab=\"{number}\"]")))
}

fn search() -> bool {
    focus("input[type=search]") || click("[data-search]")
}

fn click(selector: &str) -> bool {
    find(selector).inspect(HtmlElement::click).is_some()
}

fn focus(selector: &str) -> bool {
    find(selector).is_some_and(|field| field.focus().is_ok())
}

fn find(selector: &str) -> Option<HtmlElement> {
    document().query_selector(selector).ok()??.dyn_into().ok()
}

/// What each key does.
#[component]
fn Keys(on_close: Callback<()>) -> impl IntoView {
    let t = use_language();
    let keys = [
        ("Alt 1–5", t.keys_tabs()),
        ("Ctrl Enter", t.keys_next()),
        ("Ctrl Z", t.undo()),
        ("Ctrl Shift Z", t.keys_redo()),
        ("/", t.search()),
        ("0–9", t.keys_number()),
        ("←", t.keys_first()),
        ("↓", t.keys_draw()),
        ("→", t.keys_second()),
        ("N", t.next_missing()),
        ("Esc", t.close()),
        ("?", t.keys_help()),
    ];
    view! {
        <Sheet title=t.keys_title() on_close=on_close test="keys">
            <dl class="keys">
                {keys.map(|(key, what)| view! { <dt><kbd>{key}</kbd></dt><dd>{what}</dd> }).collect_view()}
            </dl>
        </Sheet>
    }
}
