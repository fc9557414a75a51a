//! What was entered last. A tap means that table again, to correct it.

use std::cmp::Reverse;

use bianpai::event::{Moment, Outcome, TableNo};
use leptos::prelude::*;

use super::Entering;
use crate::app::components::{Icon, IconName};
use crate::app::device;
use crate::app::text::outcome_text;
use crate::app::use_language;

/// How many are told; a phone shows the first three.
const LATEST: usize = 7;

#[derive(Clone, PartialEq, Eq)]
struct Entered {
    table: TableNo,
    players: String,
    outcome: Outcome,
    at: Moment,
}

/// The latest results of the round.
#[component]
pub fn Latest(entering: Entering) -> impl IntoView {
    let t = use_language();
    let latest = Memo::new(move |_| {
        let mut entered = entering.rows().with(|rows| {
            let entered = rows.iter().filter_map(|row| {
                let players = format!("{} — {}", row.first.name, row.second.name);
                Some(Entered { table: row.table, players, outcome: row.outcome?, at: row.entered? })
            });
            entered.collect::<Vec<_>>()
        });
        entered.sort_by_key(|entered| Reverse(entered.at));
        entered.truncate(LATEST);
        entered
    });
    view! {
        <div class="latest">
            <h2>{t.entered_just_now()}</h2>
            <ol role="log" data-test="latest">
                {move || latest.get().into_iter().map(|entered| view! { <Line entered=entered entering=entering /> }).collect_view()}
            </ol>
            <Show when=move || !latest.read().is_empty()>
                <button class="button text" data-test="key-undo" on:click=move |_| entering.undo()>
                    <Icon name=IconName::Undo />
                    {t.undo()}
                </button>
            </Show>
        </div>
    }
}

#[component]
fn Line(entered: Entered, entering: Entering) -> impl IntoView {
    let t = use_language();
    let Entered { table, players, outcome, at } = entered;
    view! {
        <li>
            <button on:click=move |_| entering.choose(Some(table))>
                <b>{table.0}</b>
                <span class="latest-players">{players}</span>
                <span class="latest-outcome">{outcome_text(t, outcome)}</span>
                <span class="latest-time label">{device::time_of_day(at)}</span>
            </button>
        </li>
    }
}
