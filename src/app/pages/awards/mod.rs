//! The awards page: who gets what, how much is to be paid, and who qualifies (rules 7).

mod group;
mod head;
mod list;
mod mode;
mod next_bar;

use bianpai::awards::Handout;
use bianpai::event::{PlayerId, RoundNo};
use leptos::prelude::*;

use super::places::PlayerSheet;
use crate::app::components::{Empty, EventScreen, PrintLink, Sections};
use crate::app::route::{Page, PaperKind, Route};
use crate::app::session::use_session;
use crate::app::use_language;
use group::AwardGroup;
use head::{AwardsTitle, Provisional, Total};
use list::List;
use mode::{Mode, Modes};
use next_bar::AwardsNextBar;

/// The awards page.
#[component]
pub fn AwardsPage() -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let mode = RwSignal::new(Mode::Prizes);
    let handout = session.part(Handout::of);
    let list = Memo::new(move |_| {
        handout.with(|handout| session.with(|event| List::of(t, event, handout, session.section.get(), mode.get())))
    });
    let open = RwSignal::new(None::<PlayerId>);
    view! {
        <EventScreen
            page=Page::Awards
            title=move || view! { <AwardsTitle list=list /> }
            actions=move || view! { <PrintLink kind=PaperKind::Receipts round=None /> }
            next=move || view! { <AwardsNextBar list=list /> }
        >
            <div class="column awards">
                <Sections />
                {move || view! { <Awards list=list.get() mode=mode open=open /> }}
            </div>
        </EventScreen>
        {move || open.get().map(|player| view! { <OpenPlayer player=player open=open /> })}
    }
}

#[component]
fn Awards(list: List, mode: RwSignal<Mode>, open: RwSignal<Option<PlayerId>>) -> impl IntoView {
    let t = use_language();
    if !list.has_awards {
        return view! {
            <Modes mode=mode />
            <NoPrizes />
        }
        .into_any();
    }
    let (state, shown) = (list.state.clone(), list.mode);
    let groups = list.groups.clone().into_iter().map(|group| {
        view! { <AwardGroup group=group state=state.clone() mode=shown open=open /> }
    });
    let groups = groups.collect_view();
    let nothing = list.groups.is_empty().then(|| view! { <p class="nothing second">{t.nothing_awarded_yet()}</p> });
    view! {
        <Provisional state=list.state.clone() />
        <Total list=list />
        <Modes mode=mode />
        {groups}
        {nothing}
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
