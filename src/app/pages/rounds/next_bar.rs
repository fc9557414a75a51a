//! The next thing to do in a published round.

use bianpai::command::Command;
use bianpai::event::{RoundNo, TableNo};
use leptos::prelude::*;

use super::Filter;
use crate::app::components::{Ask, NextBar};
use crate::app::route::{Page, Route};
use crate::app::session::use_session;
use crate::app::text::Language;
use crate::app::{backup, storage, use_language};

/// How many missing tables are named.
const NAMED: usize = 3;

/// What the bar knows of the round.
#[derive(Clone, PartialEq, Eq)]
struct State {
    missing: Vec<TableNo>,
    tables: usize,
    begun: bool,
    is_last_published: bool,
    rounds: RoundNo,
}

/// The bar above the tabs.
#[component]
pub fn RoundNextBar(round: RoundNo, filter: RwSignal<Filter>) -> impl IntoView {
    let session = use_session();
    let pool_id = session.pool();
    let state = session.part(move |event| {
        let pool = event.pool(pool_id)?;
        let published = pool.round(round)?;
        Some(State {
            missing: published.missing().collect(),
            tables: published.tables.len(),
            begun: published.has_begun(),
            is_last_published: pool.last_round() == round,
            rounds: event.regulation.pool(pool_id)?.rounds,
        })
    });
    move || state.get().map(|state| view! { <Bar round=round state=state filter=filter /> })
}

#[component]
fn Bar(round: RoundNo, state: State, filter: RwSignal<Filter>) -> impl IntoView {
    let t = use_language();
    let id = use_session().look(|document| document.id().clone());
    let to = move |page: Page| Route::Event(id.clone(), page).hash();
    match &state.missing[..] {
        [] if !state.is_last_published => view! {
            <NextBar state=t.all_entered(state.tables)>
                <a class="button filled" href=to(Page::Rounds(None)) data-test="to-current">{t.to_current_round()}</a>
            </NextBar>
        }
        .into_any(),
        [] if round >= state.rounds => view! {
            <NextBar state=t.all_rounds_done(state.rounds) detail=t.places_are_final()>
                <ExportReminder />
                <a class="button filled" href=to(Page::Places(None)) data-test="see-places">{t.see_places()}</a>
            </NextBar>
        }
        .into_any(),
        [] => view! {
            <NextBar state=t.all_entered(state.tables) detail=t.can_pair(round.next())>
                <ExportReminder />
                <a class="button filled" href=to(Page::Rounds(Some(round.next()))) data-test="pair">{t.pair_round(round.next())}</a>
            </NextBar>
        }
        .into_any(),
        _ if !state.begun && state.is_last_published => view! {
            <NextBar state=t.published(round) detail=t.published_waiting()>
                <TakeBack round=round />
            </NextBar>
        }
        .into_any(),
        missing => {
            let detail = missing_text(t, missing);
            let more_rounds = state.is_last_published && round < state.rounds;
            let count = missing.len();
            view! {
                <NextBar state=t.missing_n(count) detail=detail>
                    {more_rounds.then(|| view! { <PairWithMissing round=round count=count /> })}
                    <MissingButton filter=filter />
                </NextBar>
            }
            .into_any()
        }
    }
}

/// A round is complete and not yet in any exported file.
#[component]
fn ExportReminder() -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let due = session.look(|document| document.steps().len() > storage::steps_exported(document.id()));
    let due = RwSignal::new(due);
    let export = move |_| {
        session.look(backup::download);
        due.set(false);
    };
    view! {
        <Show when=move || due.get()>
            <button class="button" data-test="export-round" on:click=export>
                {t.export_backup()}
            </button>
        </Show>
    }
}

fn missing_text(t: Language, missing: &[TableNo]) -> String {
    let named: Vec<String> = missing.iter().take(NAMED).map(ToString::to_string).collect();
    let named = named.join("、");
    if missing.len() > NAMED { t.missing_tables_and_more(named) } else { t.missing_tables(named) }
}

#[component]
fn MissingButton(filter: RwSignal<Filter>) -> impl IntoView {
    let t = use_language();
    let only = move || filter.get() == Filter::Missing;
    let tap = move |_| filter.set(if only() { Filter::All } else { Filter::Missing });
    view! {
        <button class="button" class:filled=move || !only() data-test="only-missing" on:click=tap>
            {move || if only() { t.show_all() } else { t.only_missing() }}
        </button>
    }
}

/// Pairs the next round with the missing results taken as draws (rules 4.9), after asking.
#[component]
fn PairWithMissing(round: RoundNo, count: usize) -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let pool = session.pool();
    let id = session.look(|document| document.id().clone());
    let asked = RwSignal::new(false);
    let next = Route::Event(id, Page::Rounds(Some(round.next())));
    view! {
        <button class="button" data-test="pair-with-missing" on:click=move |_| asked.set(true)>
            {t.pair_with_missing()}
        </button>
        <Show when=move || asked.get()>
            <Ask
                title=t.pair_with_missing_title(count)
                yes=t.pair_round(round.next())
                no=t.cancel()
                on_yes=Callback::new({
                    let next = next.clone();
                    move |()| {
                        session.as_draws.set(Some((pool, round.next())));
                        next.go();
                    }
                })
                on_no=Callback::new(move |()| asked.set(false))
            >
                <p>{t.taken_as_draws_title(count)} " " {t.taken_as_draws_text()}</p>
            </Ask>
        </Show>
    }
}

/// Takes a round back in which nothing has happened, after asking.
#[component]
fn TakeBack(round: RoundNo) -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let asked = RwSignal::new(false);
    let pool = session.pool();
    let take_back = Callback::new(move |()| {
        asked.set(false);
        session.run_and_say(Command::TakeBackRound { pool, round });
    });
    view! {
        <button class="button" data-test="take-back" on:click=move |_| asked.set(true)>
            {t.take_back_round(round)}
        </button>
        <Show when=move || asked.get()>
            <Ask
                title=t.take_back_title(round)
                yes=t.take_back_round(round)
                no=t.cancel()
                on_yes=take_back
                on_no=Callback::new(move |()| asked.set(false))
            >
                <p>{t.take_back_text()}</p>
            </Ask>
        </Show>
    }
}
