//! The rounds page: a published round with its results, or the preview of the next one.

mod chooser;
mod correction;
mod keypad;
mod list;
mod next_bar;
mod preview;
mod row;
mod strip;
mod table_sheet;
mod why;

use bianpai::event::{Event, PoolId, RoundNo};
use bianpai::pairing::MissingResults;
use leptos::prelude::*;

use crate::app::components::{Empty, EventScreen, FinalDue, FinalLinks, Pools, PrintLink};
use crate::app::route::{Page, PaperKind, Route};
use crate::app::session::use_session;
use crate::app::stage::Stage;
use crate::app::use_language;
use chooser::RoundTitle;
use keypad::{Entering, Keypad, KeypadButton};
use list::{RoundList, rows_of};
use next_bar::RoundNextBar;
use preview::Preview;

pub use row::{Seat, TableRow};

/// What the page shows.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shown {
    /// Numbers are not drawn: there is nothing to pair.
    NotDrawn,
    /// A published round.
    Published(RoundNo),
    /// The next round, not published yet.
    Next(RoundNo, MissingResults),
}

/// The rounds page, of the pool whose section is chosen.
#[component]
pub fn RoundsPage(round: Option<RoundNo>) -> impl IntoView {
    let session = use_session();
    let pool = Memo::new(move |_| {
        session.section.track();
        session.pool()
    });
    move || view! { <PoolRounds pool=pool.get() round=round /> }
}

/// The rounds of a pool. Without a round in the address it shows the one in which something is to be done, and stays
/// there: the last result of a round does not take the round from the screen.
#[component]
fn PoolRounds(pool: PoolId, round: Option<RoundNo>) -> impl IntoView {
    let session = use_session();
    let round = round.or_else(|| session.look(|document| round_to_do(document.event(), pool)));
    let shown = Memo::new(move |_| {
        let as_draws = session.as_draws.get();
        session.with(|event| shown(event, pool, round, as_draws))
    });
    move || match shown.get() {
        Shown::NotDrawn => view! { <NotDrawn /> }.into_any(),
        Shown::Published(round) => view! { <PublishedRound round=round /> }.into_any(),
        Shown::Next(round, missing) => view! { <Preview round=round missing=missing /> }.into_any(),
    }
}

fn shown(event: &Event, pool: PoolId, asked: Option<RoundNo>, as_draws: Option<(PoolId, RoundNo)>) -> Shown {
    let last = event.pool(pool).map_or(RoundNo::START, |pool| pool.last_round());
    let has_more = event.regulation.pool(pool).is_some_and(|rules| last < rules.rounds);
    match (Stage::of(event, pool), asked) {
        (Stage::Entering, _) => Shown::NotDrawn,
        (Stage::ReadyFor(next), asked) if asked.is_none_or(|round| round >= next) => {
            Shown::Next(next, MissingResults::Wait)
        }
        (_, Some(round)) if round > RoundNo::START && round <= last => Shown::Published(round),
        // While results are missing, only where the organizer has said that he takes them as draws (rules 4.9).
        (Stage::Playing { .. }, Some(round)) if round == last.next() && has_more && as_draws == Some((pool, round)) => {
            Shown::Next(round, MissingResults::AsDraws)
        }
        (Stage::Playing { round, .. }, _) => Shown::Published(round),
        _ => Shown::Published(last),
    }
}

/// The round with missing results, else the next one.
fn round_to_do(event: &Event, pool: PoolId) -> Option<RoundNo> {
    match Stage::of(event, pool) {
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
            <Pools />
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
    let rows = rows_of(round);
    let sheet = RwSignal::new(None);
    let entering = Entering::new(round, rows, sheet);
    view! {
        <EventScreen
            page=Page::Rounds(Some(round))
            title=move || view! { <RoundTitle round=round /> }
            actions=move || view! {
                <PrintLink kind=PaperKind::Pairings round=Some(round) />
                <KeypadButton entering=entering />
            }
            next=move || view! { <RoundNextBar round=round filter=filter /> }
            panel=move || view! { <Keypad entering=entering /> }
        >
            <Pools />
            <FinalLinks rounds=true />
            <FinalDue />
            <RoundList round=round rows=rows filter=filter open=sheet entering=entering />
        </EventScreen>
    }
}
