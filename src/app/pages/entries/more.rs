//! What is done with many entrants at once, and drawing again.

use std::collections::HashSet;

use bianpai::command::Command;
use bianpai::event::{Event, PlayerId};
use bianpai::registration::owes;
use leptos::prelude::*;

use super::next_bar::pool_to_draw;
use super::selection::Selection;
use super::{Open, Sheets};
use crate::app::components::Sheet;
use crate::app::session::use_session;
use crate::app::use_language;

/// The sheet behind "more".
#[component]
pub fn MoreSheet(sheets: Sheets, selection: Selection) -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let unpaid = session.look(|document| {
        document
            .event()
            .players()
            .iter()
            .filter(|player| owes(document.event(), player))
            .map(|player| player.id)
            .collect::<HashSet<_>>()
    });
    let unpaid = selection.shown_who(session, |player| unpaid.contains(&player.id));
    let absent = selection.shown_who(session, |player| !player.present && player.left_after().is_none());
    let listed = selection.shown.read_untracked().len();
    let check_in = move |_| {
        selection.check_in.set(true);
        sheets.close();
    };
    let paid_word = t.all_paid(unpaid.len());
    let present_word = t.all_present(absent.len());
    view! {
        <Sheet title=t.more() on_close=sheets.on_close() test="more-sheet">
            <div class="actions-list">
                <button class="button wide" data-test="paste-more" on:click=move |_| sheets.show(Open::Paste)>
                    {t.paste_list()}
                </button>
                <Mark
                    word=paid_word
                    players=unpaid
                    command=|players| Command::SetPaid { players, paid: true }
                    sheets=sheets
                    test="all-paid"
                />
                <Mark
                    word=present_word
                    players=absent
                    command=|players| Command::SetPresent { players, present: true }
                    sheets=sheets
                    test="all-present"
                />
                <button class="button wide" data-test="check-in" on:click=check_in>
                    {t.check_in()}
                </button>
                <Go open=Open::Flags word=t.flags_for_listed(listed) sheets=sheets test="to-flags" />
                <Go open=Open::Fees word=t.fees().into() sheets=sheets test="to-fees" />
                <Go open=Open::Teams word=t.teams().into() sheets=sheets test="to-teams" />
                <Go open=Open::Lots word=t.lots_of_listed(listed) sheets=sheets test="to-lots" />
                <Go open=Open::Barred word=t.barred_list().into() sheets=sheets test="to-barred" />
                <DrawAgain sheets=sheets />
            </div>
        </Sheet>
    }
}

/// Opens another sheet.
#[component]
fn Go(open: Open, word: String, sheets: Sheets, test: &'static str) -> impl IntoView {
    view! {
        <button class="button wide" data-test=test on:click=move |_| sheets.show(open.clone())>
            {word}
        </button>
    }
}

/// Marks everyone whom the list shows.
#[component]
fn Mark(
    word: String,
    players: Vec<PlayerId>,
    command: fn(Vec<PlayerId>) -> Command,
    sheets: Sheets,
    test: &'static str,
) -> impl IntoView {
    let session = use_session();
    let nobody = players.is_empty();
    let mark = move |_| {
        if session.run_and_say(command(players.clone())) {
            sheets.close();
        }
    };
    view! {
        <button class="button wide" disabled=nobody data-test=test on:click=mark>
            {word}
        </button>
    }
}

/// Drawing again is possible until round 1 is published.
#[component]
fn DrawAgain(sheets: Sheets) -> impl IntoView {
    let t = use_language();
    let can = use_session().part(|event: &Event| {
        event.pool(pool_to_draw(event)).is_some_and(|pool| pool.draw.is_some() && pool.rounds.is_empty())
    });
    view! {
        <Show when=move || can.get()>
            <button class="button wide" data-test="draw-again" on:click=move |_| sheets.show(Open::Draw)>
                {t.draw_again()}
            </button>
        </Show>
    }
}
