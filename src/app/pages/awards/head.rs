//! What stands above the prizes: whether they are final, and the total to pay.

use bianpai::event::{RoundNo, TableNo};
use leptos::prelude::*;

use super::list::{List, State};
use crate::app::components::{Icon, IconName};
use crate::app::route::{Page, Route};
use crate::app::session::use_session;
use crate::app::text::{Language, missing_text, money_text};
use crate::app::use_language;

/// "奖项 终局，可颁".
#[component]
pub fn AwardsTitle(list: Memo<List>) -> impl IntoView {
    let t = use_language();
    let state = move || match list.with(|list| list.state.clone()) {
        State::Promised => "",
        State::Provisional { .. } => t.not_final_places(),
        State::Final => t.awards_final(),
    };
    view! {
        <span>{t.tab_awards()}</span>
        <span class="aside" data-test="awards-state">{state}</span>
    }
}

/// Why the list is not final, with the way to what is missing.
#[component]
pub fn Provisional(state: State) -> impl IntoView {
    let t = use_language();
    let id = use_session().look(|document| document.id().clone());
    let (title, text) = match &state {
        State::Final => return None,
        State::Promised => (t.awards_before_start(), String::new()),
        State::Provisional { missing, to_come } => (t.awards_provisional(), waits_for(t, missing, *to_come)),
    };
    let round = match &state {
        State::Provisional { missing, .. } => missing.first().map(|(round, _)| *round),
        _ => None,
    };
    let class = if state == State::Promised { "notice" } else { "notice attention" };
    Some(view! {
        <a class=class href=Route::Event(id, Page::Rounds(round)).hash() data-test="not-final">
            <Icon name=IconName::Info />
            <p>
                <strong>{title}</strong>
                " "
                {text}
                " "
                <span class="link">{t.to_the_rounds()}</span>
            </p>
        </a>
    })
}

fn waits_for(t: Language, missing: &[(RoundNo, TableNo)], to_come: u16) -> String {
    if missing.is_empty() && to_come == 0 {
        return t.awards_final_open().into();
    }
    let missing = missing_text(t, missing);
    let to_come = if to_come > 0 { t.awards_rounds_to_come(to_come) } else { String::new() };
    let parts = [missing, to_come].into_iter().filter(|part| !part.is_empty());
    parts.collect::<Vec<_>>().join(t.clause_comma()) + t.full_stop()
}

/// The total to pay, large; how many prizes and players it is.
#[component]
pub fn Total(list: List) -> impl IntoView {
    let t = use_language();
    let promised = list.state == State::Promised;
    let label = if promised { t.awards_promised() } else { t.awards_total() };
    let several = use_session().look(|document| {
        let regulation = &document.event().regulation;
        regulation.sections.len() > 1 || !regulation.team_prizes.is_empty()
    });
    view! {
        <div class="awards-total">
            <p class="label">{label}</p>
            <p class="amount" data-test="total">{money_text(list.yuan)}</p>
            <p class="second">
                {(!promised).then(|| view! { <span data-test="count">{t.awards_count(list.count, list.players)}</span> })}
                {several.then(|| view! { <span>{t.awards_all_sections(money_text(list.yuan_of_all))}</span> })}
            </p>
        </div>
    }
}
