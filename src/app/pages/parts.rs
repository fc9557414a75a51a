//! The parts of the app that are fetched when they are first shown. What opens first stays small, and who only looks
//! up a table never loads the settings.
//!
//! A part is a function behind which the build cuts the program (`scripts/parts`): what only that function needs goes
//! into a file of its own, and what several parts share into another that they fetch together. A build that does not
//! cut, as for development, simply calls it.
//!
//! What opens first is the shell: the start page without its events, and no engine.

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;

use bianpai::command::EventId;
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::home::EventsHere;
use crate::app::components::Empty;
use crate::app::route::{Page, Route};
use crate::app::text::Language;
use crate::app::use_language;

/// A part could not be fetched. Asking again tries again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotFetched;

#[cfg(parts)]
impl From<leptos::wasm_split::SplitLoaderError> for NotFetched {
    fn from(_: leptos::wasm_split::SplitLoaderError) -> Self {
        Self
    }
}

/// Shows a page of the open event.
type ShowPage = fn(Page) -> AnyView;

/// What the part with the engine brings: everything that reads or makes an event.
#[derive(Clone, Copy)]
pub struct Events {
    /// Shows the events on this device with their state.
    pub list: fn(EventsHere) -> AnyView,
    /// Takes a file in, and shows what has become of it.
    pub import: fn(EventsHere, super::home::ChosenFile) -> AnyView,
    /// Makes the ready-made event and opens it.
    pub open_sample: fn(Language) -> bool,
    /// Opens an event and shows the page that the address names.
    pub open: fn(EventId, Memo<Option<Page>>) -> AnyView,
}

macro_rules! parts {
    ($($part:ident: $kind:ty = $brought:expr;)*) => {$(
        #[cfg(parts)]
        #[leptos::wasm_split::wasm_split($part, wasm_split_path = ::leptos::wasm_split, fallible)]
        pub fn $part() -> Result<$kind, NotFetched> {
            Ok($brought)
        }

        #[cfg(not(parts))]
        pub async fn $part() -> Result<$kind, NotFetched> {
            Ok($brought)
        }
    )*};
}

parts! {
    events: Events = Events {
        list: |events| view! { <super::home::EventList events=events /> }.into_any(),
        import: |events, file| view! { <super::home::Import events=events file=file /> }.into_any(),
        open_sample: super::home::open_sample,
        open: |id, page| view! { <super::OpenEvent id=id page=page /> }.into_any(),
    };
    regulations: fn() -> AnyView = || view! { <super::new_event::NewEvent /> }.into_any();
    entries: ShowPage = |_| view! { <super::entries::EntriesPage /> }.into_any();
    rounds: ShowPage = |page| {
        let round = if let Page::Rounds(round) = page { round } else { None };
        view! { <super::rounds::RoundsPage round=round /> }.into_any()
    };
    finals: ShowPage = |page| match page {
        Page::Final(of) => view! { <super::finals::FinalPage of=of /> }.into_any(),
        _ => ().into_any(),
    };
    paper: ShowPage = |page| match page {
        Page::Paper(kind, round) => view! { <super::paper::PaperPage kind=kind round=round /> }.into_any(),
        _ => ().into_any(),
    };
    places: ShowPage = |page| match page {
        Page::Places(round) => view! { <super::places::PlacesPage round=round /> }.into_any(),
        _ => view! { <super::awards::AwardsPage /> }.into_any(),
    };
    settings: ShowPage = |page| match page {
        Page::Record => view! { <super::record::RecordPage /> }.into_any(),
        _ => view! { <super::settings::SettingsPage /> }.into_any(),
    };
}

async fn fetch_page(page: Page) -> Result<ShowPage, NotFetched> {
    match page {
        Page::Entries => entries().await,
        Page::Rounds(_) => rounds().await,
        Page::Final(_) => finals().await,
        Page::Paper(..) => paper().await,
        Page::Places(_) | Page::Awards => places().await,
        Page::Settings | Page::Record => settings().await,
    }
}

/// A page of the open event.
#[component]
pub fn EventPage(page: Memo<Option<Page>>) -> impl IntoView {
    let fetch =
        |page| -> Fetching { Box::pin(async move { fetch_page(page).await.map(|show| shown(move || show(page))) }) };
    view! { <Fetched asked=page fetch=fetch /> }
}

/// A part on its way.
pub type Fetching = Pin<Box<dyn Future<Output = Result<Shown, NotFetched>>>>;

/// What builds the view, once its part is here.
pub type Shown = Arc<dyn Fn() -> AnyView + Send + Sync>;

/// What builds the view.
pub fn shown(show: impl Fn() -> AnyView + Send + Sync + 'static) -> Shown {
    Arc::new(show)
}

/// Shows what `fetch` brings for what is asked, and anew when that changes. Until a part is here, what was shown before
/// stays; while nothing is asked, too.
#[component]
pub fn Fetched<A, F>(asked: Memo<Option<A>>, fetch: F) -> impl IntoView
where
    A: Clone + PartialEq + Send + Sync + 'static,
    F: Fn(A) -> Fetching + Copy + 'static,
{
    let tried = RwSignal::new(0_u32);
    let here = RwSignal::new(None::<Result<Shown, NotFetched>>);
    Effect::new(move |_| {
        tried.track();
        let Some(wanted) = asked.get() else { return };
        spawn_local(async move {
            let part = fetch(wanted.clone()).await;
            // Who has gone elsewhere meanwhile is not brought back.
            if asked.try_get_untracked() == Some(Some(wanted)) {
                here.set(Some(part));
            }
        });
    });
    move || {
        here.get().map(|part| match part {
            Ok(show) => show(),
            Err(NotFetched) => view! { <NotHere tried=tried /> }.into_any(),
        })
    }
}

/// What is said where a part cannot be fetched.
#[component]
fn NotHere(tried: RwSignal<u32>) -> impl IntoView {
    let t = use_language();
    view! {
        <div class="content">
            <Empty title=t.page_not_fetched_title().into() text=t.page_not_fetched_text().into()>
                <button class="button filled" data-test="fetch-again" on:click=move |_| tried.update(|tried| *tried += 1)>
                    {t.try_again()}
                </button>
                <a class="button" href=Route::Home.hash()>
                    {t.to_home()}
                </a>
            </Empty>
        </div>
    }
}
