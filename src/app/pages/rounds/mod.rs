//! The rounds page: a published round with its results, or the preview of the next one.

mod chooser;
mod correction;
mod list;
mod next_bar;
mod preview;
mod quality;
mod row;
mod strip;
mod table_sheet;

use bianpai::event::{Event, PoolId, RoundNo};
use leptos::prelude::*;

use crate::app::components::{Empty, EventScreen};
use crate::app::route::{Page, Route};
use crate::app::session::use_session;
use crate::app::stage::Stage;
use crate::app::use_language;
use chooser::RoundTitle;
use list::RoundList;
use next_bar::RoundNextBar;
use preview::Preview;

/// The pool whose rounds are shown.
pub(super) const POOL: PoolId = PoolId(0);

/// What the page shows.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shown {
    /// Numbers are not drawn: there is nothing to pair.
    NotDrawn,
    /// A published round.
    Published(RoundNo),
    /// The next round, not published yet.
    Next(RoundNo),
}

/// The rounds page. Without a round in the address it shows the one in which something is to be done, and stays
/// there: the last result of a round does not take the round from the screen.
#[component]
pub fn RoundsPage(round: Option<RoundNo>) -> impl IntoView {
    let session = use_session();
    let round = round.or_else(|| session.look(|document| round_to_do(document.event())));
    let shown = session.part(move |event| {
        let last = event.pool(POOL).map_or(RoundNo::START, |pool| pool.last_round());
        match (Stage::of(event, POOL), round) {
            (Stage::Entering, _) => Shown::NotDrawn,
            (Stage::ReadyFor(next), asked) if asked.is_none_or(|round| round >= next) => Shown::Next(next),
            (_, Some(round)) if round > RoundNo::START && round <= last => Shown::Published(round),
            (Stage::Playing { round, .. }, _) => Shown::Published(round),
            _ => Shown::Published(last),
        }
    });
    move || match shown.get() {
        Shown::NotDrawn => view! { <NotDrawn /> }.into_any(),
        Shown::Published(round) => view! { <PublishedRound round=round /> }.into_any(),
        Shown::Next(round) => view! { <Preview round=round /> }.into_any(),
    }
}

/// The round with missing results, else the next one.
fn round_to_do(event: &Event) -> Option<RoundNo> {
    match Stage::of(event, POOL) {
        Stage::Playing { round, .. } | Stage::ReadyFor(round) => Some(round),
        Stage::Entering | Stage::Finished => None,
    }
}

#[component]
fn NotDrawn() -> impl IntoView {
    let t = use_language();
    let id = use_session().look(|document| document.id().clone());
    view! {
        <EventScreen page=Page::Rounds(None) title=move || t.tab_rounds()>
            <Empty title=t.no_numbers_title().into() text=t.no_numbers_text().into()>
                <a class="button filled" href=Route::Event(id, Page::Entries).hash()>{t.to_the_draw()}</a>
            </Empty>
        </EventScreen>
    }
}

/// Which tables the list shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Filter {
    /// All of them.
    All,
    /// Those without a result.
    Missing,
    /// Those with a foul.
    Fouls,
}

#[component]
fn PublishedRound(round: RoundNo) -> impl IntoView {
    let filter = RwSignal::new(Filter::All);
    view! {
        <EventScreen
            page=Page::Rounds(Some(round))
            title=move || view! { <RoundTitle round=round /> }
            next=move || view! { <RoundNextBar round=round filter=filter /> }
        >
            <RoundList round=round filter=filter />
        </EventScreen>
    }
}
