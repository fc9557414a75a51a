//! The title of the page, which is also the way to the other rounds.

use bianpai::event::RoundNo;
use leptos::prelude::*;

use crate::app::components::{Icon, IconName, Sheet};
use crate::app::route::{Page, Route};
use crate::app::session::use_session;
use crate::app::use_language;

/// "第 5 轮 ▾": a tap lists the rounds.
#[component]
pub fn RoundTitle(round: RoundNo, #[prop(default = "")] aside: &'static str) -> impl IntoView {
    let t = use_language();
    let open = RwSignal::new(false);
    view! {
        <button class="title-button" aria-haspopup="dialog" data-test="choose-round" on:click=move |_| open.set(true)>
            {t.round_n(round)}
            <Icon name=IconName::Down />
        </button>
        {(!aside.is_empty()).then(|| view! { <span class="aside">{aside}</span> })}
        <Show when=move || open.get()>
            <Rounds shown=round open=open />
        </Show>
    }
}

/// The published rounds and the next one, each with its state.
#[component]
fn Rounds(shown: RoundNo, open: RwSignal<bool>) -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let id = session.look(|document| document.id().clone());
    let pool_id = session.pool();
    let rounds: Vec<(RoundNo, String)> = session.with(|event| {
        let Some(pool) = event.pool(pool_id) else { return Vec::new() };
        let state = |round: &bianpai::event::Round| {
            let all = round.tables.len();
            format!("{}/{all}", all - round.missing().count())
        };
        let mut rounds: Vec<_> = pool.numbered_rounds().map(|(no, round)| (no, state(round))).collect();
        let more = event.regulation.pool(pool_id).is_some_and(|rules| pool.last_round() < rules.rounds);
        if more && pool.is_complete() {
            rounds.push((pool.last_round().next(), t.preview_note().into()));
        }
        rounds
    });
    view! {
        <Sheet title=t.choose_round() on_close=Callback::new(move |()| open.set(false)) test="rounds">
            <ul class="menu">
                {rounds
                    .into_iter()
                    .map(|(round, state)| {
                        let href = Route::Event(id.clone(), Page::Rounds(Some(round))).hash();
                        view! {
                            <li>
                                <a
                                    href=href
                                    aria-current=(round == shown).then_some("true")
                                    data-test=format!("round-{round}")
                                    on:click=move |_| open.set(false)
                                >
                                    <span>{t.round_n(round)}</span>
                                    <span class="second">{state}</span>
                                </a>
                            </li>
                        }
                    })
                    .collect_view()}
            </ul>
        </Sheet>
    }
}
