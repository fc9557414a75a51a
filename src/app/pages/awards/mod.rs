//! The awards page: who gets what, and how much is to be paid (rules 7.1).

mod group;
mod head;
mod list;
mod next_bar;

use bianpai::event::{PlayerId, RoundNo};
use leptos::prelude::*;

use super::places::PlayerSheet;
use crate::app::components::{Empty, EventScreen, Sections};
use crate::app::route::{Page, Route};
use crate::app::session::use_session;
use crate::app::use_language;
use group::PrizeGroup;
use head::{AwardsTitle, Provisional, Total};
use list::List;
use next_bar::AwardsNextBar;

/// The awards page.
#[component]
pub fn AwardsPage() -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let list = Memo::new(move |_| session.with(|event| List::of(t, event, session.section.get())));
    let open = RwSignal::new(None::<PlayerId>);
    view! {
        <EventScreen
            page=Page::Awards
            title=move || view! { <AwardsTitle list=list /> }
            next=move || view! { <AwardsNextBar list=list /> }
        >
            <div class="column awards">
                <Sections />
                {move || view! { <Prizes list=list.get() open=open /> }}
            </div>
        </EventScreen>
        {move || open.get().map(|player| view! { <OpenPlayer player=player open=open /> })}
    }
}

#[component]
fn Prizes(list: List, open: RwSignal<Option<PlayerId>>) -> impl IntoView {
    if list.groups.is_empty() {
        return view! { <NoPrizes /> }.into_any();
    }
    let state = list.state.clone();
    let groups = list.groups.clone().into_iter().map(|group| {
        view! { <PrizeGroup group=group state=state.clone() open=open /> }
    });
    let groups = groups.collect_view();
    view! {
        <Provisional state=list.state.clone() />
        <Total list=list />
        {groups}
    }
    .into_any()
}

#[component]
fn OpenPlayer(player: PlayerId, open: RwSignal<Option<PlayerId>>) -> impl IntoView {
    let session = use_session();
    let last = session.look(|document| {
        let event = document.event();
        let pool = event.player(player).and_then(|player| event.pool_of(player.section));
        pool.and_then(|pool| event.pool(pool)).map_or(RoundNo::START, |pool| pool.last_round())
    });
    view! { <PlayerSheet player=player round=last on_close=Callback::new(move |()| open.set(None)) /> }
}

#[component]
fn NoPrizes() -> impl IntoView {
    let t = use_language();
    let id = use_session().look(|document| document.id().clone());
    view! {
        <Empty title=t.no_prizes_title().into() text=t.no_prizes_text().into()>
            <a class="button" href=Route::Event(id, Page::Settings).hash()>{t.to_the_rules()}</a>
        </Empty>
    }
}
