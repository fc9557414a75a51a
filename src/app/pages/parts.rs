//! The parts of the app that are fetched when they are first shown. What opens first stays small, and who only looks
//! up a table never loads the settings.
//!
//! A part is a function behind which the build cuts the program (`scripts/parts`): what only that function needs goes
//! into a file of its own. A build that does not cut, as for development, simply calls it.

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::app::components::Empty;
use crate::app::route::{Page, Route};
use crate::app::use_language;

/// Shows a page of the open event, once its part is here.
type Shown = fn(Page) -> AnyView;

/// A part could not be fetched. Asking again tries again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct NotFetched;

#[cfg(parts)]
impl From<leptos::wasm_split::SplitLoaderError> for NotFetched {
    fn from(_: leptos::wasm_split::SplitLoaderError) -> Self {
        Self
    }
}

macro_rules! parts {
    ($($part:ident: $shown:expr;)*) => {$(
        #[cfg(parts)]
        #[leptos::wasm_split::wasm_split($part, wasm_split_path = ::leptos::wasm_split, fallible)]
        fn $part() -> Result<Shown, NotFetched> {
            Ok($shown)
        }

        #[cfg(not(parts))]
        async fn $part() -> Result<Shown, NotFetched> {
            Ok($shown)
        }
    )*};
}

parts! {
    entries: |_| view! { <super::entries::EntriesPage /> }.into_any();
    rounds: |page| {
        let round = if let Page::Rounds(round) = page { round } else { None };
        view! { <super::rounds::RoundsPage round=round /> }.into_any()
    };
    places: |page| match page {
        Page::Places(round) => view! { <super::places::PlacesPage round=round /> }.into_any(),
        _ => view! { <super::awards::AwardsPage /> }.into_any(),
    };
    settings: |page| match page {
        Page::Record => view! { <super::record::RecordPage /> }.into_any(),
        _ => view! { <super::settings::SettingsPage /> }.into_any(),
    };
}

async fn fetch(page: Page) -> Result<Shown, NotFetched> {
    match page {
        Page::Entries => entries().await,
        Page::Rounds(_) => rounds().await,
        Page::Places(_) | Page::Awards => places().await,
        Page::Settings | Page::Record => settings().await,
    }
}

/// A page of the open event. Until its part is here, the page before it stays.
#[component]
pub fn EventPage(page: Memo<Option<Page>>) -> impl IntoView {
    let tried = RwSignal::new(0_u32);
    let fetched = RwSignal::new(None);
    Effect::new(move |_| {
        tried.track();
        let Some(asked) = page.get() else { return };
        spawn_local(async move {
            let part = fetch(asked).await;
            // Who has gone elsewhere meanwhile is not brought back.
            if page.try_get_untracked() == Some(Some(asked)) {
                fetched.set(Some((asked, part)));
            }
        });
    });
    move || {
        fetched.get().map(|(page, part)| match part {
            Ok(shown) => shown(page),
            Err(NotFetched) => view! { <NotHere tried=tried /> }.into_any(),
        })
    }
}

/// What is said where a part cannot be fetched.
#[component]
fn NotHere(tried: RwSignal<u32>) -> impl IntoView {
    let t = use_language();
    view! {
        <main class="content">
            <Empty title=t.page_not_fetched_title().into() text=t.page_not_fetched_text().into()>
                <button class="button filled" data-test="fetch-again" on:click=move |_| tried.update(|tried| *tried += 1)>
                    {t.try_again()}
                </button>
                <a class="button" href=Route::Home.hash()>
                    {t.to_home()}
                </a>
            </Empty>
        </main>
    }
}
