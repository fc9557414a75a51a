//! The draw of numbers (rules 5.1): the seed, who is drawn and who is not and why, the numbers that follow, and one
//! button that makes them hold. Drawing again is asked about twice.

use bianpai::command::{Command, Undrawable, undrawable};
use bianpai::event::{Draw, Event, Player, PlayerId, PoolId};
use bianpai::pairing;
use bianpai::registration::waiting;
use leptos::prelude::*;

use super::Sheets;
use super::next_bar::pool_to_draw;
use super::selection::{Selection, Sort};
use crate::app::components::{Ask, Icon, IconName, Notice, NoticeKind, Sheet};
use crate::app::device;
use crate::app::session::use_session;
use crate::app::text::{Language, warning_text};
use crate::app::use_language;

/// A draw in the making.
#[derive(Clone, Copy)]
struct Making {
    /// The seed as typed.
    typed: RwSignal<String>,
    /// The seed, if what is typed is one.
    seed: Memo<Option<u32>>,
    /// Who is drawn, with the number that each gets from the seed.
    order: Memo<Vec<PlayerId>>,
}

/// The sheet of the draw.
#[component]
pub fn DrawSheet(sheets: Sheets, selection: Selection) -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let pool = session.look(|document| pool_to_draw(document.event()));
    let typed = RwSignal::new(device::random_seed().to_string());
    let seed = Memo::new(move |_| typed.read().trim().parse().ok().filter(|seed| *seed < Draw::SEED_END));
    let ready = session.part(move |event| drawable(event, pool));
    let order = Memo::new(move |_| seed.get().map_or_else(Vec::new, |seed| pairing::draw(&ready.read(), seed)));
    let making = Making { typed, seed, order };
    let before = session.part(move |event| event.pool(pool).and_then(|pool| pool.draw));
    let asked = RwSignal::new(false);
    let draw = Callback::new(move |()| {
        asked.set(false);
        let Some(seed) = seed.get_untracked() else { return };
        if session.run_and_say(Command::DrawNumbers { pool, seed, order: order.get_untracked() }) {
            selection.sort.set(Sort::Number);
            sheets.close();
        }
    });
    let title = if before.get_untracked().is_some() { t.draw_again() } else { t.draw_numbers() };
    view! {
        <Sheet
            title=title
            on_close=sheets.on_close()
            test="draw-sheet"
            footer=move || view! { <Confirm making=making before=before asked=asked draw=draw /> }
        >
            {move || {
                before.get().map(|draw| {
                    let text = t.old_draw_text(draw.numbers, draw.seed, device::day_and_time(draw.at));
                    view! { <Notice kind=NoticeKind::Attention title=t.old_draw_title().into() text=text /> }
                })
            }}
            <Seed making=making />
            <Warned pool=pool />
            <NotDrawn pool=pool />
            <Numbers making=making />
        </Sheet>
        <Show when=move || asked.get()>
            <Ask
                title=t.draw_again_ask()
                yes=t.draw_again()
                no=t.cancel()
                on_yes=draw
                on_no=Callback::new(move |()| asked.set(false))
            >
                <p>{t.draw_again_text()}</p>
            </Ask>
        </Show>
    }
}

fn drawable(event: &Event, pool: PoolId) -> Vec<PlayerId> {
    let waiting = waiting(event);
    let drawn = |player: &&Player| undrawable(event, player).is_none() && !waiting.contains(&player.id);
    event.players_in(pool).filter(drawn).map(|player| player.id).collect()
}

#[component]
fn Confirm(making: Making, before: Memo<Option<Draw>>, asked: RwSignal<bool>, draw: Callback<()>) -> impl IntoView {
    let t = use_language();
    let confirm = move |_| if before.get_untracked().is_some() { asked.set(true) } else { draw.run(()) };
    view! {
        <button
            class="button filled wide"
            disabled=move || making.order.read().is_empty()
            data-test="confirm-draw"
            on:click=confirm
        >
            {move || t.give_numbers(making.order.read().len())}
        </button>
    }
}

/// What stands against completing all rounds (rules 4.9).
#[component]
fn Warned(pool: PoolId) -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let warned = session.part(move |event| pairing::warnings(event, pool));
    move || {
        let notice = |warning: pairing::Warning| {
            view! { <Notice kind=NoticeKind::Attention title=warning_text(t, &warning) /> }
        };
        warned.get().into_iter().map(notice).collect_view()
    }
}

#[component]
fn Seed(making: Making) -> impl IntoView {
    let t = use_language();
    let wrong = move || making.seed.get().is_none();
    view! {
        <div class="seed">
            <label class="field">
                <span class="label">{t.seed()}</span>
                <input
                    type="text"
                    inputmode="numeric"
                    autocomplete="off"
                    aria-invalid=move || wrong().to_string()
                    data-test="seed"
                    prop:value=making.typed
                    on:input:target=move |event| making.typed.set(event.target().value())
                />
            </label>
            <button
                class="button"
                data-test="new-seed"
                on:click=move |_| making.typed.set(device::random_seed().to_string())
            >
                {t.new_seed()}
            </button>
        </div>
        <p class="label">{move || if wrong() { t.seed_wrong() } else { t.seed_note() }}</p>
    }
}

/// Who is not drawn, by reason.
#[component]
fn NotDrawn(pool: PoolId) -> impl IntoView {
    let t = use_language();
    let held_back = use_session().part(move |event| {
        [Undrawable::Unpaid, Undrawable::Absent, Undrawable::Left].map(|why| {
            let players = event.players_in(pool).filter(|player| undrawable(event, player) == Some(why));
            (Some(why), players.map(|player| player.profile.name.clone()).collect::<Vec<_>>())
        })
    });
    let waiting = use_session().part(move |event| {
        let waiting = waiting(event);
        let players = event.players_in(pool).filter(|player| waiting.contains(&player.id));
        let players = players.filter(|player| undrawable(event, player).is_none());
        (None, players.map(|player| player.profile.name.clone()).collect::<Vec<_>>())
    });
    move || {
        let all = held_back.get().into_iter().chain([waiting.get()]);
        let with_any = all.filter(|(_, names)| !names.is_empty());
        let lines = with_any.map(|(why, names)| {
            view! {
                <p class="not-drawn" data-test="not-drawn">
                    <b>{reason(t, why, names.len())}</b>
                    " "
                    {names.join(t.list_comma())}
                </p>
            }
        });
        lines.collect_view()
    }
}

fn reason(t: Language, why: Option<Undrawable>, count: usize) -> String {
    match why {
        None => t.waiting_not_drawn(count),
        Some(Undrawable::Unpaid) => t.unpaid_not_drawn(count),
        Some(Undrawable::Absent) => t.absent_not_drawn(count),
        Some(Undrawable::Left) => t.left_not_drawn(count),
    }
}

/// The numbers that follow from the seed.
#[component]
fn Numbers(making: Making) -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let rows = move || {
        session.with(|event| {
            let row = |(index, id): (usize, &PlayerId)| {
                let profile = &event.player(*id)?.profile;
                Some((index + 1, profile.name.clone(), profile.region.clone()))
            };
            making.order.with(|order| order.iter().enumerate().filter_map(row).collect::<Vec<_>>())
        })
    };
    view! {
        <h3>
            <Icon name=IconName::Entries />
            {move || t.numbers_to_be(making.order.read().len())}
        </h3>
        <ol class="numbers" data-test="numbers">
            <For each=rows key=|row| row.clone() let:row>
                <li>
                    <b class="number">{row.0}</b>
                    <span>{row.1}</span>
                    <span class="second">{row.2}</span>
                </li>
            </For>
        </ol>
    }
}
