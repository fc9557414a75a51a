//! One event on the start page: its name, its state, and the way on.

use bianpai::command::{Document, EventId};
use bianpai::event::Event;
use leptos::prelude::*;

use super::{DamagedEvent, EventsHere};
use crate::app::components::{Ask, Icon, IconName};
use crate::app::route::{Page, Route};
use crate::app::stage::Stage;
use crate::app::storage::{self, Found};
use crate::app::text::Language;
use crate::app::{backup, use_language};

/// One event, read from storage.
#[component]
pub fn EventSummary(id: EventId) -> impl IntoView {
    match storage::read(&id) {
        Some(Found::Whole(document)) => view! { <Summary document=*document /> }.into_any(),
        Some(Found::Damaged(fault)) => view! { <DamagedEvent id=id fault=fault /> }.into_any(),
        None => ().into_any(),
    }
}

#[component]
fn Summary(document: Document) -> impl IntoView {
    let t = use_language();
    let event = document.event();
    let stage = stage_to_show(event);
    let (state, action, page) = stage_texts(t, &document, stage);
    let name = event.regulation.name.clone();
    let facts = facts(t, &document);
    let href = Route::Event(document.id().clone(), page).hash();
    let filled = matches!(stage, Stage::Playing { .. } | Stage::ReadyFor(_));
    view! {
        <article class="event-summary" data-test="event">
            <div class="line">
                <h2>
                    <a href=href.clone()>{name}</a>
                </h2>
                <EventMenu document=document.clone() />
            </div>
            <p class="second">{facts}</p>
            <RoundsBar document=document />
            <p class="state">{state}</p>
            <a class="button wide" class:filled=filled href=href data-test="open-event">
                {action}
                <Icon name=IconName::Forward />
            </a>
        </article>
    }
}

/// How far the pool has come in which most is to be done: results first, then a round to pair, then entries.
fn stage_to_show(event: &Event) -> Stage {
    let pools = event.regulation.pool_ids().filter(|&pool| event.players_in(pool).next().is_some());
    let urgency = |stage: &Stage| match stage {
        Stage::Playing { .. } => 0,
        Stage::ReadyFor(_) => 1,
        Stage::Entering => 2,
        Stage::Finished => 3,
    };
    pools.map(|pool| Stage::of(event, pool)).min_by_key(urgency).unwrap_or(Stage::Entering)
}

/// The state in a phrase, what the button says, and where it leads.
fn stage_texts(t: Language, document: &Document, stage: Stage) -> (String, String, Page) {
    let players = document.event().players().len();
    match stage {
        Stage::Entering => (t.state_entering(players), t.continue_entries().into(), Page::Entries),
        Stage::ReadyFor(round) => {
            let state = match round.previous().filter(|round| round.0 > 0) {
                None => t.state_drawn(players),
                Some(last) => {
                    let tables = document.event().pools[0].round(last).map_or(0, |round| round.tables.len());
                    t.state_round(last, tables, tables)
                }
            };
            (state, t.continue_pairing(round), Page::Rounds(None))
        }
        Stage::Playing { round, done, all } => {
            (t.state_round(round, done, all), t.continue_results(all - done), Page::Rounds(None))
        }
        Stage::Finished => (t.state_finished().into(), t.see_places().into(), Page::Places(None)),
    }
}

fn facts(t: Language, document: &Document) -> String {
    let regulation = &document.event().regulation;
    let rounds = regulation.pools.first().map(|pool| t.rounds_of_swiss(pool.rounds));
    let players = Some(t.players_n(document.event().players().len()));
    let facts = [Some(regulation.days.clone()), Some(regulation.venue.clone()), players, rounds];
    facts.into_iter().flatten().filter(|fact| !fact.is_empty()).collect::<Vec<_>>().join("・")
}

/// One bar a round: done, running, to come.
#[component]
fn RoundsBar(document: Document) -> impl IntoView {
    let event = document.event();
    let rounds = event.regulation.pools.first().map_or(0, |pool| pool.rounds.0);
    let share = move |no: u16| -> usize {
        let round = event.pools.first().and_then(|pool| pool.round(bianpai::event::RoundNo(no)));
        round.map_or(0, |round| match round.tables.len() {
            0 => 100,
            all => 100 * (all - round.missing().count()) / all,
        })
    };
    view! {
        <svg class="rounds-bar" viewBox=format!("0 0 {} 4", u32::from(rounds) * 100) preserveAspectRatio="none" aria-hidden="true">
            {(1..=rounds)
                .map(|no| {
                    let x = (no - 1) * 100;
                    let done = share(no);
                    view! {
                        <rect class="bar" x=x y="0" width="94" height="4" />
                        <rect class=if done == 100 { "done" } else { "running" } x=x y="0" width=done * 94 / 100 height="4" />
                    }
                })
                .collect_view()}
        </svg>
    }
}

/// Export, share and delete.
#[component]
fn EventMenu(document: Document) -> impl IntoView {
    let t = use_language();
    let events = expect_context::<EventsHere>();
    let open = RwSignal::new(false);
    let asked = RwSignal::new(false);
    let document = StoredValue::new(document);
    let name = document.with_value(|document| document.event().regulation.name.clone());
    let title = name.clone();
    // As it is stored at the tap: another window may have gone on since the list was drawn.
    let stored = move || {
        document.with_value(|document| match storage::read(document.id()) {
            Some(Found::Whole(now)) => *now,
            _ => document.clone(),
        })
    };
    let delete = Callback::new(move |()| {
        document.with_value(|document| storage::delete(document.id()));
        asked.set(false);
        events.look_again();
    });
    view! {
        <button class="icon-button" aria-label=format!("{} {name}", t.more()) data-test="event-menu" on:click=move |_| open.set(true)>
            <Icon name=IconName::More />
        </button>
        <Show when=move || open.get()>
            <crate::app::components::Sheet title=title.clone() on_close=Callback::new(move |()| open.set(false))>
                <button class="button wide" data-test="export" on:click=move |_| backup::download(&stored())>
                    <Icon name=IconName::Download />
                    {t.export()}
                </button>
                <backup::ShareButton file=Callback::new(move |()| backup::file(&stored())) />
                <button
                    class="button wide"
                    data-test="delete-event"
                    on:click=move |_| {
                        open.set(false);
                        asked.set(true);
                    }
                >
                    <Icon name=IconName::Close />
                    {t.delete_event()}
                </button>
            </crate::app::components::Sheet>
        </Show>
        <Show when=move || asked.get()>
            <Ask
                title=t.delete_event_ask(document.with_value(|document| document.event().regulation.name.clone()))
                yes=t.delete_now()
                no=t.cancel()
                on_yes=delete
                on_no=Callback::new(move |()| asked.set(false))
            >
                <p>{t.delete_event_text()}</p>
                <button class="button wide" on:click=move |_| backup::download(&stored())>
                    {t.export_backup()}
                </button>
            </Ask>
        </Show>
    }
}
