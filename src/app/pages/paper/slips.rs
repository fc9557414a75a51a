//! Result slips, six a page: who plays whom, what to mark, and who signs as the regulation asks.

use bianpai::event::{RoundNo, Signatures};
use leptos::prelude::*;

use super::lists::rows;
use super::round_of;
use crate::app::pages::rounds::{Seat, TableRow};
use crate::app::session::use_session;
use crate::app::text::Language;
use crate::app::use_language;

/// How many are on a page.
const SLIPS: usize = 6;

/// The slips of a round.
#[component]
pub fn Slips(round: Option<RoundNo>) -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let found = move || {
        session.with(|event| {
            let section = session.section.get();
            let round = round_of(event, section, round);
            (rows(event, section, round), round, event.regulation.name.clone(), event.regulation.signatures)
        })
    };
    move || {
        let (rows, round, event, signatures) = found();
        if rows.is_empty() {
            return view! { <p class="nothing second">{t.paper_empty()}</p> }.into_any();
        }
        let pages = rows.chunks(SLIPS).map(|rows| {
            let slips = rows.iter().cloned().map(|row| {
                view! { <Slip row=row round=round event=event.clone() signatures=signatures /> }
            });
            view! { <article class="paper-page slips" data-test="paper-page">{slips.collect_view()}</article> }
        });
        view! { <div class="papers" data-test="papers">{pages.collect_view()}</div> }.into_any()
    }
}

#[component]
fn Slip(row: TableRow, round: RoundNo, event: String, signatures: Signatures) -> impl IntoView {
    let t = use_language();
    let seat = |seat: Seat, word: &'static str| {
        let facts = [t.number_n(seat.number), t.points_n(seat.points), seat.region];
        let facts = facts.into_iter().filter(|fact| !fact.is_empty()).collect::<Vec<_>>().join("　");
        view! {
            <div class="slip-seat">
                <small>{word}</small>
                <strong>{seat.name}</strong>
                <small>{facts}</small>
            </div>
        }
    };
    let boxes = |words: [&'static str; 3]| {
        words.map(|word| view! { <span><i class="slip-box"></i>{word}</span> }).collect_view()
    };
    view! {
        <section class="slip" data-test="slip">
            <header>
                <b>{row.table.0}</b>
                <div>
                    <strong>{event}</strong>
                    <small>{t.round_n(round)}"　"{t.paper_slips()}</small>
                </div>
            </header>
            <div class="slip-seats">{seat(row.first, t.red_first())} {seat(row.second, t.black_second())}</div>
            <p class="slip-results">{boxes([t.outcome_first_wins(), t.outcome_draw(), t.outcome_second_wins()])}</p>
            <p class="slip-signatures">
                <span>{t.signature_red()}</span>
                <span>{t.signature_black()}</span>
                <span>{t.signature_arbiter()}</span>
            </p>
            <small>{who_signs(t, signatures)}</small>
        </section>
    }
}

/// Who signs, as the regulation has it (rules 1.1, 1.5).
fn who_signs(t: Language, signatures: Signatures) -> String {
    let decision = match (signatures.winner, signatures.loser) {
        (true, true) => t.both_sign_decision(),
        (true, false) => t.slip_winner_signs(),
        (false, true) => t.slip_loser_signs(),
        (false, false) => "",
    };
    let draw = if signatures.draw { t.both_sign_draw() } else { "" };
    [decision, draw].into_iter().filter(|words| !words.is_empty()).collect::<Vec<_>>().join(t.list_semicolon())
}
