//! The screens: each reads like its outline.

mod awards;
mod entries;
mod finals;
mod home;
mod new_event;
mod paper;
mod parts;
mod places;
mod record;
mod rounds;
mod settings;

use bianpai::command::EventId;
use leptos::prelude::*;

use super::route::{Page, Route};
use super::session::Session;
use super::storage::{self, Found};
use super::use_language;
use home::{DamagedEvent, Home};
use parts::{EventPage, Fetched, Fetching, shown};

/// The screen that the address names.
#[component]
pub fn CurrentPage(route: Memo<Route>) -> impl IntoView {
    // The event is opened once for all of its pages: going from one to the other is not going elsewhere.
    let place = Memo::new(move |_| {
        Some(match route.get() {
            Route::Home => Place::Home,
            Route::New => Place::New,
            Route::Event(id, _) => Place::Event(id),
        })
    });
    let page = Memo::new(move |_| match route.get() {
        Route::Event(_, page) => Some(page),
        _ => None,
    });
    let fetch = move |place| -> Fetching { Box::pin(screen(place, page)) };
    view! { <Fetched asked=place fetch=fetch /> }
}

/// Where the address leads, but for the page of the event.
#[derive(Clone, PartialEq)]
enum Place {
    Home,
    New,
    Event(EventId),
}

/// What shows the screen. The start page needs no part: it is what a first visit is for.
async fn screen(place: Place, page: Memo<Option<Page>>) -> Result<parts::Shown, parts::NotFetched> {
    Ok(match place {
        Place::Home => shown(|| view! { <Home /> }.into_any()),
        Place::New => {
            let show = parts::regulations().await?;
            shown(show)
        }
        Place::Event(id) => {
            let open = parts::events().await?.open;
            storage::recovered().await;
            shown(move || open(id.clone(), page))
        }
    })
}

/// Opens an event from storage and shows the page of it that the address names.
#[component]
fn OpenEvent(id: EventId, page: Memo<Option<Page>>) -> impl IntoView {
    let t = use_language();
    match storage::read(&id) {
        Some(Found::Whole(document)) => {
            Session::open(*document, t);
            view! { <EventPage page=page /> }.into_any()
        }
        Some(Found::Damaged(fault)) => view! { <DamagedEvent id=id fault=fault /> }.into_any(),
        None => view! { <NotFound /> }.into_any(),
    }
}

#[component]
fn NotFound() -> impl IntoView {
    let t = use_language();
    view! {
        <main class="content">
            <super::components::Empty title=t.not_found_title().into() text=t.not_found_text().into()>
                <a class="button filled" href=Route::Home.hash()>{t.to_home()}</a>
            </super::components::Empty>
        </main>
    }
}
