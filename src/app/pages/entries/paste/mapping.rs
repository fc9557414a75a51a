//! The file that was chosen: what each column says, as guessed and to be corrected.

use bianpai::interchange::Column;
use leptos::prelude::*;

use super::lines::Pasted;
use crate::app::session::use_session;
use crate::app::text::Language;
use crate::app::use_language;

/// The file and its columns.
#[component]
pub fn Mapping(pasted: Pasted) -> impl IntoView {
    let t = use_language();
    let file = move || pasted.table.with(|chosen| chosen.as_ref().map(|chosen| chosen.file.clone()));
    let columns = Memo::new(move |_| {
        pasted.table.with(|chosen| {
            let Some(chosen) = chosen else { return Vec::new() };
            let table = &chosen.table;
            let column = |at: usize| (at, table.heading(at), table.example(at).to_owned(), table.columns[at]);
            let filled = |(_, _, example, _): &(usize, String, String, Column)| !example.is_empty();
            (0..table.columns.len()).map(column).filter(filled).collect::<Vec<_>>()
        })
    });
    view! {
        <div class="mapping" data-test="mapping">
            <p class="chosen-file">
                <strong>{file}</strong>
                <button class="button" data-test="no-file" on:click=move |_| pasted.choose(None)>
                    {t.back_to_text()}
                </button>
            </p>
            <details open=true>
                <summary class="label">{t.columns_title()}</summary>
                <ul class="columns">
                    {move || {
                        let row = |(at, heading, example, column)| {
                            view! { <ColumnRow at=at heading=heading example=example column=column pasted=pasted /> }
                        };
                        columns.get().into_iter().map(row).collect_view()
                    }}
                </ul>
            </details>
        </div>
    }
}

#[component]
fn ColumnRow(at: usize, heading: String, example: String, column: Column, pasted: Pasted) -> impl IntoView {
    let t = use_language();
    let flags = use_session().look(|document| document.event().regulation.entry.flags.clone());
    let all: Vec<(Column, String)> = Column::ALL
        .into_iter()
        .map(|column| (column, column_name(t, column).to_owned()))
        .chain(flags.into_iter().enumerate().map(|(index, flag)| (Column::Flag(index), flag)))
        .collect();
    let options = all
        .iter()
        .enumerate()
        .map(|(index, (each, name))| view! { <option value=index.to_string() selected=*each == column>{name.clone()}</option> })
        .collect_view();
    let choices: Vec<Column> = all.iter().map(|(column, _)| *column).collect();
    let choose = move |event: web_sys::Event| {
        let chosen = event_target_value(&event).parse().ok().and_then(|index: usize| choices.get(index).copied());
        if let Some(column) = chosen {
            pasted.correct_column(at, column);
        }
    };
    view! {
        <li data-test="column">
            <label>
                <span>{heading}</span>
                <span class="second">{example}</span>
                <select data-test="column-says" on:change=choose>
                    {options}
                </select>
            </label>
        </li>
    }
}

const fn column_name(t: Language, column: Column) -> &'static str {
    match column {
        Column::Nothing | Column::Flag(_) => t.column_nothing(),
        Column::Name => t.field_name(),
        Column::Gender => t.field_gender(),
        Column::Born => t.field_born(),
        Column::Age => t.field_age(),
        Column::Region => t.field_region(),
        Column::Phone => t.field_phone(),
        Column::Team => t.field_team(),
        Column::Role => t.field_role(),
        Column::Section => t.field_section(),
        Column::Title => t.field_title(),
        Column::Grade => t.field_grade(),
        Column::Rating => t.field_rating(),
        Column::IdNumber => t.field_id_number(),
        Column::Guardian => t.field_guardian(),
        Column::Coach => t.field_coach(),
        Column::Paid => t.fees(),
        Column::Note => t.field_note(),
    }
}
