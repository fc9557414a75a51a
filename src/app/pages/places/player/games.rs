//! The player's rounds: colour, opponent, what the round brought to the chosen value, result, running total.

use bianpai::event::{Score, Side};
use leptos::prelude::*;

use super::card::{Card, RoundLine};
use super::column::{Cell, Column};
use crate::app::text::Language;
use crate::app::use_language;

/// The rounds, and what the chosen column adds up to.
#[component]
pub fn Games(card: Card, chosen: RwSignal<usize>) -> impl IntoView {
    let Card { rounds, columns, .. } = card;
    let columns = StoredValue::new(columns);
    let column = move || columns.with_value(|columns| columns.get(chosen.get()).cloned());
    move || column().map(|column| view! { <Table rounds=rounds.clone() column=column /> })
}

#[component]
fn Table(rounds: Vec<RoundLine>, column: Column) -> impl IntoView {
    let t = use_language();
    let rows = rounds.into_iter().enumerate().map(|(index, line)| {
        let cell = column.cells.get(index).cloned().unwrap_or_default();
        view! { <Game line=line cell=cell /> }
    });
    let rows = rows.collect_view();
    let notes: String = column.notes.iter().map(|note| format!("{}{note}", t.clause_comma())).collect();
    view! {
        <table class="games" data-test="games">
            <thead>
                <tr>
                    <th scope="col" class="round">{t.column_round()}</th>
                    <th scope="col" class="side">
                        <span class="spoken">{t.column_side()}</span>
                    </th>
                    <th scope="col" class="opponent">{t.column_opponent()}</th>
                    <th scope="col" class="term">{column.head}</th>
                    <th scope="col" class="result">{t.column_result()}</th>
                    <th scope="col" class="running">{t.column_running()}</th>
                </tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
        {(!column.sum.is_empty())
            .then(|| {
                view! {
                    <p class="sum" data-test="sum">
                        <span>{column.sum}</span>
                        " "
                        <b>{column.value}</b>
                        {notes}
                    </p>
                }
            })}
    }
}

#[component]
fn Game(line: RoundLine, cell: Cell) -> impl IntoView {
    let t = use_language();
    view! {
        <tr data-test=format!("game-{}", line.round)>
            <th scope="row" class="round">{line.round.to_string()}</th>
            <td class="side">{disc(t, &line)}</td>
            <td class="opponent">
                <span class="name" class:quiet=line.side.is_none()>{line.what.clone()}</span>
                {(line.fouls > 0).then(|| view! { <span class="tag ink">{t.foul_tag(line.fouls)}</span> })}
                {line.remark.map(|remark| view! { <span class="tag">{remark}</span> })}
                {line.is_missing.then(|| view! { <span class="tag attention">{t.not_entered()}</span> })}
            </td>
            <td class="term">{term(t, cell)}</td>
            <td class="result">{result(t, line.score)}</td>
            <td class="running">{line.running.clone()}</td>
        </tr>
    }
}

/// The colour he had, as a piece with its character.
fn disc(t: Language, line: &RoundLine) -> impl IntoView + use<> {
    let (class, character, name) = match line.side {
        Some(Side::First) => ("disc small red", t.red_character(), t.red_first()),
        Some(Side::Second) => ("disc small black", t.black_character(), t.black_second()),
        None if line.is_bye => ("disc small", t.bye_character(), t.bye()),
        None => return None,
    };
    Some(view! {
        <span class=class>
            <span aria-hidden="true">{character}</span>
            <span class="spoken">{name}</span>
        </span>
    })
}

fn term(t: Language, cell: Cell) -> AnyView {
    if cell.left_out {
        view! {
            <s>{cell.text}</s>
            <span class="spoken">{t.cut_away()}</span>
        }
        .into_any()
    } else {
        cell.text.into_any()
    }
}

fn result(t: Language, score: Option<Score>) -> Option<AnyView> {
    Some(match score? {
        Score::Win => view! { <b>{t.win()}</b> }.into_any(),
        Score::Draw => t.draw_character().into_any(),
        Score::Loss => t.loss().into_any(),
    })
}
