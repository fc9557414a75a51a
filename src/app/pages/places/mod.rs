//! The places page: who stands where after a round, and why.

mod head;
mod list;
mod listing;
mod next_bar;
mod player;
mod rating_file;
mod ratings;
mod round_title;
mod row;
mod search;
mod table;
mod teams;

use bianpai::event::{PlayerId, RoundNo};
use leptos::prelude::*;

use crate::app::components::{Empty, EventScreen, PrintLink};
use crate::app::route::{Page, PaperKind, Route};
use crate::app::session::use_session;
use crate::app::use_language;
use head::PlacesHead;
pub use list::List;
pub use listing::Listing;
use next_bar::PlacesNextBar;
use ratings::RatingList;
use round_title::{RoundTitle, Rounds};
use search::Search;
use table::PlacesTable;
use teams::TeamList;

pub use player::PlayerSheet;

/// The places page. Without a round in the address it shows the places after the latest one.
#[component]
pub fn PlacesPage(round: Option<RoundNo>) -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let listing = RwSignal::new(Listing::Section);
    let list = Memo::new(move |_| session.with(|event| List::of(event, session.section.get(), listing.get(), round)));
    let has_begun = Memo::new(move |_| list.with(|list| list.round > RoundNo::START));
    let open = RwSignal::new(None::<PlayerId>);
    let choosing = RwSignal::new(false);
    view! {
        <EventScreen
            page=Page::Places(round)
            title=move || view! { <span>{t.tab_places()}</span> <RoundTitle list=list choosing=choosing /> }
            actions=move || view! { <PrintLink kind=PaperKind::Places round=round /> }
            next=move || view! { <PlacesNextBar list=list /> }
        >
            {move || if has_begun.get() { view! { <Places list=list listing=listing open=open /> }.into_any() } else { view! { <NoPlaces /> }.into_any() }}
        </EventScreen>
        <Show when=move || choosing.get()>
            <Rounds list=list choosing=choosing />
        </Show>
        {move || open.get().map(|player| view! { <OpenPlayer player=player list=list open=open /> })}
    }
}

#[component]
fn Places(list: Memo<List>, listing: RwSignal<Listing>, open: RwSignal<Option<PlayerId>>) -> impl IntoView {
    let search = Search::in_list(list);
    view! {
        <div class="places">
            <PlacesHead list=list listing=listing search=search />
            {move || match listing.get() {
                Listing::Teams => view! { <TeamList list=list /> }.into_any(),
                Listing::Ratings => view! { <RatingList list=list /> }.into_any(),
                _ => view! { <PlacesTable list=list search=search open=open /> }.into_any(),
            }}
        </div>
    }
}

#[component]
fn OpenPlayer(player: PlayerId, list: Memo<List>, open: RwSignal<Option<PlayerId>>) -> impl IntoView {
    let round = list.with_untracked(|list| list.round);
    view! { <PlayerSheet player=player round=round on_close=Callback::new(move |()| open.set(None)) /> }
}

/// Before round 1 is published nobody has a place.
#[component]
fn NoPlaces() -> impl IntoView {
    let t = use_language();
    let id = use_session().look(|document| document.id().clone());
    view! {
        <Empty title=t.no_places_title().into() text=t.no_places_text().into()>
            <a class="button filled" href=Route::Event(id, Page::Rounds(None)).hash()>{t.to_the_rounds()}</a>
        </Empty>
    }
}
