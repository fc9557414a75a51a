//! One row of the table: place and name, the values with the deciding one marked, number and region.

use bianpai::event::{Criterion, PlayerId};
use bianpai::standings::{Separation, Standing, Value};
use leptos::prelude::*;

use super::list::List;
use super::search::Search;
use crate::app::text::{Language, criterion_name, criterion_short, with_minus};
use crate::app::use_language;

/// The heads of the columns.
#[component]
pub fn Heads(criteria: Vec<Criterion>) -> impl IntoView {
    let t = use_language();
    view! {
        <tr role="row">
            <th role="columnheader" scope="col" class="who">{t.column_place()}</th>
            {criteria
                .into_iter()
                .map(|criterion| {
                    view! {
                        <th role="columnheader" scope="col" class=column_class(criterion)>
                            <span aria-hidden="true">{criterion_short(t, criterion)}</span>
                            <span class="spoken">{criterion_name(t, criterion)}</span>
                        </th>
                    }
                })
                .collect_view()}
            <th role="columnheader" scope="col" class="value">{t.short_number()}</th>
            <th role="columnheader" scope="col" class="region">{t.column_region()}</th>
        </tr>
    }
}

/// One player. A tap anywhere on the row opens his sheet.
#[component]
pub fn PlaceRow(list: List, index: usize, search: Search, open: RwSignal<Option<PlayerId>>) -> impl IntoView {
    let t = use_language();
    let row = list.rows.get(index).cloned()?;
    let player = row.player;
    let is_hit = move || search.hits.with(|hits| hits.binary_search(&index).is_ok());
    let is_current = move || search.current() == Some(index);
    let cells = list.criteria.iter().zip(&row.values).enumerate();
    let cells = cells
        .map(|(at, (&criterion, value))| cell(criterion, value, weight(at, row.separated_by, row.place.is_some()), at));
    let number = row.number.map(|number| number.to_string());
    let tag = standing_tag(t, row.standing);
    let small = tag.is_some() || is_long(&row.name);
    let by_number = row.separated_by == Some(Separation::Number);
    Some(view! {
        <tr
            role="row"
            class:hit=is_hit
            class:current=is_current
            aria-rowindex=index + 2
            data-test="place-row"
            on:click=move |_| open.set(Some(player))
        >
            <th role="rowheader" scope="row" class="who">
                <span class="place" data-test="place">{row.place.map_or_else(|| "–".into(), |place| place.to_string())}</span>
                <button class=if small { "open small" } else { "open" } data-test="open-player">
                    <span class="name">{row.name.clone()}</span>
                    {tag.map(|word| view! { <span class="tag">{word}</span> })}
                </button>
            </th>
            {cells.collect_view()}
            <td role="cell" class=if by_number { "value decided" } else { "value" } data-test="number">
                <span>{number}</span>
            </td>
            <td role="cell" class="region">{row.region.clone()}</td>
        </tr>
    })
}

fn cell(criterion: Criterion, value: &Value, weight: Weight, at: usize) -> impl IntoView + use<> {
    let class = format!("{} {}", column_class(criterion), weight.class());
    view! {
        <td role="cell" class=class data-test=format!("value-{at}")>
            <span>{value_text(value)}</span>
        </td>
    }
}

/// What a value was to the place.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Weight {
    /// It was compared and was equal, or nothing stands above.
    Counted,
    /// It put him below the one above.
    Decided,
    /// It was not looked at.
    Idle,
}

impl Weight {
    /// The class of its cell.
    pub const fn class(self) -> &'static str {
        match self {
            Self::Counted => "",
            Self::Decided => "decided",
            Self::Idle => "idle",
        }
    }
}

/// What the value at `index` was, given what separates the row from the one above. Without a place nothing counts.
fn weight(index: usize, separated_by: Option<Separation>, has_place: bool) -> Weight {
    match separated_by {
        _ if !has_place => Weight::Idle,
        Some(Separation::Criterion(at)) if index == at => Weight::Decided,
        Some(Separation::Criterion(at)) if index > at => Weight::Idle,
        Some(Separation::Entry | Separation::Final) => Weight::Idle,
        _ => Weight::Counted,
    }
}

/// A value in a narrow cell: of a list of amounts the first; the sheet tells the rest.
pub fn value_text(value: &Value) -> String {
    match value {
        Value::Nothing => "·".into(),
        Value::Remainders(amounts) if amounts.len() > 1 => format!("{}…", amounts[0]),
        value => with_minus(value),
    }
}

/// How wide a column must be, in classes rather than measured: all rows keep their columns without the page having
/// to lay out all of them.
pub const fn column_class(criterion: Criterion) -> &'static str {
    match criterion {
        Criterion::Points
        | Criterion::Wins
        | Criterion::DirectEncounter
        | Criterion::Fouls
        | Criterion::GamesAsSecond
        | Criterion::WinsAsSecond
        | Criterion::DrawnNumber => "value",
        Criterion::Lot => "value wide",
        _ => "value medium",
    }
}

/// Whether a name does not fit on one line: it then stands smaller on two.
fn is_long(name: &str) -> bool {
    let halves: usize = name.chars().map(|character| if character.is_ascii() { 1 } else { 2 }).sum();
    halves > 10
}

const fn standing_tag(t: Language, standing: Standing) -> Option<&'static str> {
    match standing {
        Standing::InPlay => None,
        Standing::Withdrawn => Some(t.tag_withdrawn()),
        Standing::NotEntered => Some(t.tag_not_entered()),
        Standing::Disqualified => Some(t.tag_disqualified()),
    }
}
