//! The player beside the neighbour with whom he is compared; his own values can be tapped.

use bianpai::standings::Value;
use leptos::html::Div;
use leptos::prelude::*;
use web_sys::Element;

use super::card::{Card, PairRow};
use crate::app::pages::places::row::{Weight, column_class, value_text};
use crate::app::text::{criterion_name, criterion_short};
use crate::app::use_language;

/// What is left free beside a column that was scrolled to, in pixels.
const MARGIN: i32 = 16;

/// Two rows under the criteria; `chosen` is the criterion whose terms stand beside the games.
#[component]
pub fn Pair(card: Card, chosen: RwSignal<usize>) -> impl IntoView {
    let t = use_language();
    let heads = card.criteria.iter().map(|&criterion| {
        view! {
            <th role="columnheader" scope="col" class=column_class(criterion)>
                <span aria-hidden="true">{criterion_short(t, criterion)}</span>
                <span class="spoken">{criterion_name(t, criterion)}</span>
            </th>
        }
    });
    let heads = heads.collect_view();
    let rows = card.pair.clone().into_iter().map(|row| view! { <Row card=card.clone() row=row chosen=chosen /> });
    let rows = rows.collect_view();
    let scroller = NodeRef::<Div>::new();
    scroller.on_load(|scroller| show_decided(&scroller));
    view! {
        <div class="pair">
            <div class="pair-scroll" node_ref=scroller>
                <table class="places-table" role="table" data-test="pair">
                    <thead role="rowgroup">
                        <tr role="row">
                            <th role="columnheader" class="who">
                                <span class="spoken">{t.column_place()}</span>
                            </th>
                            {heads}
                        </tr>
                    </thead>
                    <tbody role="rowgroup">{rows}</tbody>
                </table>
            </div>
            <p class="label">{t.tap_a_value()}</p>
        </div>
    }
}

/// Where there are more criteria than the sheet is wide, the one that decides is scrolled to.
fn show_decided(scroller: &Element) {
    let Some(decided) = scroller.query_selector("td.decided").ok().flatten() else { return };
    let beyond = decided.get_bounding_client_rect().right() - scroller.get_bounding_client_rect().right();
    if beyond > 0.0 {
        scroller.set_scroll_left(beyond.ceil() as i32 + MARGIN);
    }
}

#[component]
fn Row(card: Card, row: PairRow, chosen: RwSignal<usize>) -> impl IntoView {
    let cells = card.criteria.iter().zip(row.values).enumerate();
    let cells = cells.map(|(index, (&criterion, value))| {
        let weight = match card.decided {
            Some(decided) if index == decided => Weight::Decided,
            Some(decided) if index > decided => Weight::Idle,
            _ => Weight::Counted,
        };
        let class = format!("{} {}", column_class(criterion), weight.class());
        let name = criterion_name(use_language(), criterion);
        let shown = if row.is_player {
            view! { <ValueButton name=name value=value index=index chosen=chosen /> }.into_any()
        } else {
            view! { <span>{value_text(&value)}</span> }.into_any()
        };
        view! {
            <td role="cell" class=class>
                {shown}
            </td>
        }
    });
    let cells = cells.collect_view();
    view! {
        <tr role="row" class:self=row.is_player>
            <th role="rowheader" scope="row" class="who">
                <span class="place">{row.place.map(|place| place.to_string())}</span>
                <span class="name">{row.name}</span>
            </th>
            {cells}
        </tr>
    }
}

/// A value of his; a tap shows how it adds up.
#[component]
fn ValueButton(name: &'static str, value: Value, index: usize, chosen: RwSignal<usize>) -> impl IntoView {
    let t = use_language();
    view! {
        <button
            aria-pressed=move || (chosen.get() == index).to_string()
            aria-label=t.terms_of(name, &value)
            data-test=format!("terms-{index}")
            on:click=move |_| chosen.set(index)
        >
            <span>{value_text(&value)}</span>
        </button>
    }
}
