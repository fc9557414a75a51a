//! "第 5 轮后 ▾" beside the title, which is also the way to the places after any other round.

use bianpai::event::RoundNo;
use leptos::prelude::*;

use super::list::List;
use crate::app::components::{Icon, IconName, Sheet};
use crate::app::route::{Page, Route};
use crate::app::session::use_session;
use crate::app::text::Language;
use crate::app::use_language;

/// The round that is shown; a tap lists the rounds.
#[component]
pub fn RoundTitle(list: Memo<List>, choosing: RwSignal<bool>) -> impl IntoView {
    let t = use_language();
    let shown = Memo::new(move |_| list.with(|list| (list.round, list.is_final)));
    let begun = move || shown.get().0 > RoundNo::START;
    view! {
        <Show when=begun>
            <button class="title-button aside" aria-haspopup="dialog" data-test="choose-round" on:click=move |_| choosing.set(true)>
                <span>{move || after_round(t, shown.get())}</span>
                <Icon name=IconName::Down />
            </button>
        </Show>
    }
}

/// "第 5 轮后", or "第 9 轮后，终局".
fn after_round(t: Language, (round, is_final): (RoundNo, bool)) -> String {
    if is_final { t.after_round_final(round) } else { t.after_round(round) }
}

/// The published rounds, the latest first.
#[component]
pub fn Rounds(list: Memo<List>, choosing: RwSignal<bool>) -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let id = session.look(|document| document.id().clone());
    let (pool, shown) = list.with_untracked(|list| (list.pool, list.round));
    let last = session.look(|document| document.event().pool(pool).map_or(RoundNo::START, |pool| pool.last_round()));
    let rounds = last.up_to().rev().map(move |round| {
        let page = Page::Places((round < last).then_some(round));
        view! {
            <li>
                <a
                    href=Route::Event(id.clone(), page).hash()
                    aria-current=(round == shown).then_some("true")
                    data-test=format!("round-{round}")
                    on:click=move |_| choosing.set(false)
                >
                    {t.round_n(round)}
                </a>
            </li>
        }
    });
    view! {
        <Sheet title=t.choose_round() on_close=Callback::new(move |()| choosing.set(false)) test="rounds">
            <ul class="menu">{rounds.collect_view()}</ul>
        </Sheet>
    }
}
