//! The keypad: results by table number, one after the other, as they are called out in the hall. A number and a result
//! enter a table, and the next one without a result comes by itself. On a phone it lies below the list when it is asked
//! for, on a laptop it stands beside it.
//!
//! | file | what is in it |
//! |---|---|
//! | `entering` | which table is meant, what a key does to it |
//! | `keys` | the keys on the screen |
//! | `keyboard` | the keys of a keyboard |
//! | `latest` | what was entered last, to be corrected with a tap |

mod entering;
mod keyboard;
mod keys;
mod latest;

use bianpai::event::Side;
use leptos::prelude::*;

use super::correction::Correction;
use super::row::{Seat, TableRow};
use crate::app::components::{Icon, IconName};
use crate::app::text::outcome_text;
use crate::app::use_language;
pub use entering::Entering;
use keys::{Digits, Results, Specials};
use latest::Latest;

/// Shows and hides the keypad where it is not beside the list.
#[component]
pub fn KeypadButton(entering: Entering) -> impl IntoView {
    let t = use_language();
    view! {
        <button
            class="icon-button keypad-button"
            aria-label=t.keypad()
            aria-expanded=move || entering.shown.get().to_string()
            data-test="keypad"
            on:click=move |_| entering.shown.update(|shown| *shown = !*shown)
        >
            <Icon name=IconName::Keypad />
        </button>
    }
}

/// The keypad.
#[component]
pub fn Keypad(entering: Entering) -> impl IntoView {
    let t = use_language();
    keyboard::listen(entering);
    view! {
        <section class="keypad" class:shown=move || entering.shown.get() aria-label=t.keypad() data-test="keypad-panel">
            <TableMeant entering=entering />
            <Results entering=entering />
            <Specials entering=entering />
            <Typed entering=entering />
            <Latest entering=entering />
            <Digits entering=entering />
        </section>
        {move || {
            let done = Callback::new(move |()| entering.go_on());
            entering.asked.get().map(|command| view! { <Correction command=command asked=entering.asked done=done /> })
        }}
    }
}

/// The table that the next result is for, large, with its two players.
#[component]
fn TableMeant(entering: Entering) -> impl IntoView {
    let t = use_language();
    view! {
        <div class="table-meant" role="status" data-test="meant">
            {move || match entering.row() {
                None => view! { <p class="state">{t.all_in()}</p> }.into_any(),
                Some(row) => view! { <Meant row=row entering=entering /> }.into_any(),
            }}
        </div>
    }
}

#[component]
fn Meant(row: TableRow, entering: Entering) -> impl IntoView {
    let t = use_language();
    let repeat = move || {
        let (known, new) = (row.outcome?, entering.to_repeat()?);
        Some(t.press_again_to_change(outcome_text(t, known), outcome_text(t, new)))
    };
    let known = row.outcome.map(|outcome| t.already_in(outcome_text(t, outcome)));
    view! {
        <p class="meant-table">
            <span>{t.before_number()}</span>
            <b data-test="meant-table">{row.table.0}</b>
            <span>{t.after_table_number()}</span>
        </p>
        <div class="meant-players">
            <Player seat=row.first side=Side::First />
            <Player seat=row.second side=Side::Second />
        </div>
        {known.map(|known| view! { <p class="meant-known second" data-test="meant-known">{move || repeat().unwrap_or(known.clone())}</p> })}
    }
}

#[component]
fn Player(seat: Seat, side: Side) -> impl IntoView {
    let t = use_language();
    let (disc, character, word) = match side {
        Side::First => ("disc small red", t.red(), t.first()),
        Side::Second => ("disc small black", t.black(), t.second()),
    };
    let facts = [t.number_n(seat.number), t.points_n(seat.points), seat.region];
    let facts = facts.into_iter().filter(|fact| !fact.is_empty()).collect::<Vec<_>>().join("・");
    view! {
        <div class="meant-player">
            <span class=disc aria-hidden="true">{character}</span>
            <span class="side-word second">{word}</span>
            <b>{seat.name}</b>
            <span class="meant-facts label">{facts}</span>
        </div>
    }
}

/// What was typed on the keyboard so far, and what to press next.
#[component]
fn Typed(entering: Entering) -> impl IntoView {
    let t = use_language();
    let hint = move || if entering.begun.get() { t.keys_of_results() } else { t.keys_of_numbers() };
    view! {
        <p class="typed" aria-hidden="true">
            <span class="label">{t.number_and_result()}</span>
            <b>{entering.typed}</b>
            <span class="second">{hint}</span>
        </p>
    }
}
