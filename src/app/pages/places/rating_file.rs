//! An association's list of ratings: read in, and written again with what the event has changed (rules 10).

use bianpai::command::{Command, Document};
use bianpai::event::{ListedRating, PlayerId};
use bianpai::interchange::{RatingList, RatingListFault};
use bianpai::standings::{Ledger, RatingChange, rating_changes};
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;
use web_sys::{File, HtmlInputElement};

use crate::app::session::{Session, use_session};
use crate::app::text::Language;
use crate::app::{device, use_language};

/// The two buttons. The list that was read is kept while the page is open, so that it can be written again whole.
#[component]
pub fn RatingFile() -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let known = StoredValue::new(None::<RatingList>);
    let chosen = move |event: leptos::ev::Event| {
        let Some(input) = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok()) else { return };
        let file = input.files().and_then(|files| files.get(0));
        // The same file can be chosen again.
        input.set_value("");
        if let Some(file) = file {
            spawn_local(async move { read(t, session, known, file).await });
        }
    };
    let export = move |_| {
        let list = known.get_value().unwrap_or_else(RatingList::empty);
        session.look(|document| {
            let list = list.updated(document.event(), &changes(document));
            device::download(&format!("{}.csv", document.event().regulation.name), &list.write());
        });
    };
    view! {
        <label class="button">
            {t.import_ratings()}
            <input class="spoken" type="file" accept=".csv,text/csv,text/plain" data-test="import-ratings" on:change=chosen />
        </label>
        <button class="button" data-test="export-ratings" on:click=export>
            {t.export_ratings()}
        </button>
    }
}

async fn read(t: Language, session: Session, known: StoredValue<Option<RatingList>>, file: File) {
    let text = device::read_table(&file).await.unwrap_or_default();
    if !session.is_open() {
        return;
    }
    match RatingList::read(&text) {
        Ok(list) => {
            take_over(t, session, &list);
            known.try_set_value(Some(list));
        }
        Err(fault) => session.say(fault_text(t, fault), false),
    }
}

fn take_over(t: Language, session: Session, list: &RatingList) {
    let (ratings, all) = session.look(|document| {
        let players = document.event().players();
        let listed = players.iter().filter_map(|player| Some((player.id, list.listed(&player.profile)?)));
        (listed.collect::<Vec<(PlayerId, ListedRating)>>(), players.len())
    });
    let found = ratings.len();
    if found == 0 {
        session.say(t.ratings_none_found().into(), false);
    } else if session.run(Command::SetRatings { ratings }) {
        session.say(t.ratings_read(found, all), true);
    }
}

fn fault_text(t: Language, fault: RatingListFault) -> String {
    match fault {
        RatingListFault::NoName => t.ratings_no_name().into(),
        RatingListFault::NoRating => t.ratings_no_rating().into(),
        RatingListFault::BadRating(row) => t.ratings_bad_row(row),
    }
}

/// The changes of everyone in the event.
fn changes(document: &Document) -> Vec<RatingChange> {
    let event = document.event();
    let Some(rules) = &event.regulation.ratings else { return Vec::new() };
    let of_pool = |pool| rating_changes(event, &Ledger::of(event, pool), rules);
    event.regulation.pool_ids().flat_map(of_pool).collect()
}
