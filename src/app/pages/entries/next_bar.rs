//! The next thing to do, seen from the list of entrants: draw numbers, then go on to the rounds.

use bianpai::command::{Undrawable, undrawable};
use bianpai::event::{Event, Player, PoolId, RoundNo};
use bianpai::registration::waiting;
use leptos::prelude::*;

use super::{Open, Sheets};
use crate::app::components::NextBar;
use crate::app::route::{Page, Route};
use crate::app::session::use_session;
use crate::app::stage::Stage;
use crate::app::text::Language;
use crate::app::use_language;

/// The pool that the draw is for: the first with entrants that is not drawn, else the first.
pub fn pool_to_draw(event: &Event) -> PoolId {
    let waiting =
        |id: &PoolId| event.pool(*id).is_some_and(|pool| pool.draw.is_none()) && event.players_in(*id).next().is_some();
    event.regulation.pool_ids().find(waiting).unwrap_or(PoolId(0))
}

/// What the bar says of.
#[derive(Clone, PartialEq, Eq)]
struct State {
    stage: Stage,
    players: usize,
    ready: usize,
    unpaid: usize,
    absent: usize,
    drawn: usize,
    seed: u32,
    rounds: RoundNo,
}

impl State {
    fn of(event: &Event) -> Self {
        let pool = pool_to_draw(event);
        let held_back = |why| event.players_in(pool).filter(|player| undrawable(event, player) == why).count();
        let draw = event.pool(pool).and_then(|pool| pool.draw);
        Self {
            stage: Stage::of(event, pool),
            players: event.players().len(),
            ready: {
                let waiting = waiting(event);
                let drawn = |player: &&Player| undrawable(event, player).is_none() && !waiting.contains(&player.id);
                event.players_in(pool).filter(drawn).count()
            },
            unpaid: held_back(Some(Undrawable::Unpaid)),
            absent: held_back(Some(Undrawable::Absent)),
            drawn: event.players_in(pool).filter(|player| player.number.is_some()).count(),
            seed: draw.map_or(0, |draw| draw.seed),
            rounds: event.regulation.pool(pool).map_or(RoundNo::START, |rules| rules.rounds),
        }
    }

    /// Who is not drawn and why, in a phrase.
    fn held_back(&self, t: Language) -> String {
        let unpaid = (self.unpaid > 0).then(|| t.unpaid_not_drawn(self.unpaid));
        let absent = (self.absent > 0).then(|| t.absent_not_drawn(self.absent));
        [unpaid, absent].into_iter().flatten().collect::<Vec<_>>().join("・")
    }
}

/// The bar. While there is nobody the empty list itself says what to do; while a sheet is open the sheet does, so that
/// one button is filled.
#[component]
pub fn EntriesNext(sheets: Sheets) -> impl IntoView {
    let state = use_session().part(State::of);
    move || {
        let state = state.get();
        (state.players > 0).then(|| match state.stage {
            Stage::Entering => view! { <BeforeDraw state=state sheets=sheets /> }.into_any(),
            _ => view! { <AfterDraw state=state sheets=sheets /> }.into_any(),
        })
    }
}

#[component]
fn BeforeDraw(state: State, sheets: Sheets) -> impl IntoView {
    let t = use_language();
    let detail = state.held_back(t);
    view! {
        <NextBar state=t.can_be_drawn(state.ready) detail=detail>
            <button
                class="button"
                class:filled=move || sheets.0.read().is_none()
                disabled=state.ready == 0
                data-test="draw"
                on:click=move |_| sheets.show(Open::Draw)
            >
                {t.draw_numbers()}
            </button>
        </NextBar>
    }
}

#[component]
fn AfterDraw(state: State, sheets: Sheets) -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let (said, detail, word, page) = match state.stage {
        Stage::Entering => return ().into_any(),
        Stage::ReadyFor(RoundNo(1)) => {
            (t.drawn_n(state.drawn), t.seed_n(state.seed), t.pair_round(RoundNo(1)), Page::Rounds(None))
        }
        Stage::ReadyFor(round) => {
            (t.can_pair(round), t.players_n(state.drawn), t.pair_round(round), Page::Rounds(None))
        }
        Stage::Playing { round, done, all } => {
            (t.round_n(round), t.results_in(done, all), t.to_round(round), Page::Rounds(Some(round)))
        }
        Stage::Finished => (
            t.all_rounds_done(state.rounds),
            t.places_are_final().to_owned(),
            t.see_places().to_owned(),
            Page::Places(None),
        ),
    };
    let href = session.look(|document| Route::Event(document.id().clone(), page).hash());
    view! {
        <NextBar state=said detail=detail>
            <a class="button" class:filled=move || sheets.0.read().is_none() href=href data-test="to-rounds">
                {word}
            </a>
        </NextBar>
    }
    .into_any()
}
