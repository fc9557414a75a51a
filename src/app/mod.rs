//! The app: pages over the engine. A tap becomes a [`bianpai::command::Command`]; [`session`] applies and stores it,
//! and the pages show the event as it then stands.
//!
//! | room | what is in it |
//! |---|---|
//! | `route` | which screen is shown, in the address |
//! | `session` | the open event: from a tap to storage and back |
//! | `stage` | how far a pool has come, and so what is next |
//! | `storage` | the events on this device |
//! | `backup`, `device` | files, sharing, clock and chance |
//! | `offline` | the page's own files, kept on the device |
//! | `text` | every text in every language |
//! | `components` | the parts that pages are made of |
//! | `pages` | the screens |

mod backup;
mod components;
mod device;
mod offline;
mod pages;
mod route;
mod session;
mod stage;
mod storage;
mod text;

use leptos::prelude::*;

use pages::CurrentPage;
use text::Language;

/// Mounts the app in place of the static shell.
pub fn start() {
    // None is meant to happen; if one does, the console says what and where.
    std::panic::set_hook(Box::new(|panic| leptos::logging::error!("{panic}")));
    let shell = document().get_element_by_id("shell");
    if !device::has_storage() {
        // Nothing could be kept, not even for a reload: that is said before anything is entered.
        let asked = device::browser_languages().into_iter().filter_map(|tag| Language::for_tag(&tag)).next();
        if let Some(shell) = shell {
            shell.set_text_content(Some(asked.unwrap_or(Language::ZhHans).storage_forbidden()));
        }
        return;
    }
    if let Some(shell) = shell {
        shell.remove();
    }
    mount_to_body(App);
}

/// Changing the language builds the page anew: texts are then plain values, and the screen is the same, since it is
/// a function of the address and the event.
#[component]
fn App() -> impl IntoView {
    let language = RwSignal::new(first_language());
    provide_context(language);
    provide_context(session::Unstored::new());
    offline::keep();
    let route = route::use_route();
    move || {
        let language = language.get();
        if let Some(root) = document().document_element() {
            let _ = root.set_attribute("lang", language.tag());
        }
        provide_context(language);
        view! { <CurrentPage route=route /> }
    }
}

/// The language chosen before on this device, or the first of the browser's that the app speaks.
fn first_language() -> Language {
    let chosen = storage::language_tag();
    let asked = chosen.into_iter().chain(device::browser_languages());
    asked.filter_map(|tag| Language::for_tag(&tag)).next().unwrap_or(Language::ZhHans)
}

/// The language in which the page is shown: its texts are methods of the value.
pub fn use_language() -> Language {
    expect_context::<Language>()
}
