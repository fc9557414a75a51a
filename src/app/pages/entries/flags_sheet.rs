//! The event's own words for many at once: everyone whom the list shows (rules 6.1).

use bianpai::command::Command;
use bianpai::event::PlayerId;
use leptos::prelude::*;

use super::Sheets;
use super::selection::Selection;
use crate::app::components::Sheet;
use crate::app::session::use_session;
use crate::app::use_language;

/// The sheet of words.
#[component]
pub fn FlagsSheet(sheets: Sheets, selection: Selection) -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let players = selection.shown_who(session, |_| true);
    let words = session.look(|document| document.event().regulation.entry.flags.clone());
    let said = t.flags_for_n(players.len());
    let none = words.is_empty();
    let row = move |word: String| view! { <WordRow word=word players=players.clone() /> };
    view! {
        <Sheet title=t.flags_title() on_close=sheets.on_close() test="flags-sheet">
            <p class="second">{said}</p>
            {none.then(|| view! { <p>{t.no_flag_words()}</p> })}
            <ul class="flag-rows">{words.into_iter().map(row).collect_view()}</ul>
        </Sheet>
    }
}

/// A word, how many carry it, and the two ways.
#[component]
fn WordRow(word: String, players: Vec<PlayerId>) -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let (counted, of) = (word.clone(), players.clone());
    let with = session.part(move |event| {
        let carries = |id: &&PlayerId| event.player(**id).is_some_and(|player| player.profile.flags.contains(&counted));
        of.iter().filter(carries).count()
    });
    let all = players.len();
    let set = {
        let word = word.clone();
        move |holds: bool| {
            session.run_and_say(Command::SetFlag { players: players.clone(), flag: word.clone(), holds });
        }
    };
    let give = set.clone();
    view! {
        <li data-test="flag-row">
            <span class="name">{word}</span>
            <span class="second">{move || format!("{}/{all}", with.get())}</span>
            <button
                class="button"
                disabled=move || with.get() == all
                data-test="give-flag"
                on:click=move |_| give(true)
            >
                {t.give_flag()}
            </button>
            <button class="button" disabled=move || with.get() == 0 data-test="take-flag" on:click=move |_| set(false)>
                {t.take_flag()}
            </button>
        </li>
    }
}
