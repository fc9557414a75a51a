//! What comes after looking at the places: the awards, or the results that are missing.

use bianpai::command::EventId;
use bianpai::event::{Event, PoolId, RoundNo, TableNo};
use leptos::prelude::*;

use super::list::List;
use crate::app::components::NextBar;
use crate::app::route::{Page, Route};
use crate::app::session::use_session;
use crate::app::stage::Stage;
use crate::app::text::{Language, missing_text};
use crate::app::use_language;

/// How far the pool has come, what its last round is, and which results of the rounds are missing.
#[derive(Clone, PartialEq)]
struct Progress {
    stage: Stage,
    last: RoundNo,
    missing: Vec<(RoundNo, TableNo)>,
}

impl Progress {
    fn of(event: &Event, pool: PoolId) -> Self {
        let rounds = event.pool(pool).into_iter().flat_map(|pool| pool.numbered_rounds());
        let missing = rounds.flat_map(|(no, round)| round.missing().map(move |table| (no, table))).collect();
        let last = event.pool(pool).map_or(RoundNo::START, |pool| pool.last_round());
        Self { stage: Stage::of(event, pool), last, missing }
    }

    /// The state, a detail, and the way on in a word; `None` where the page itself has the way on.
    fn say(&self, t: Language) -> Option<(String, String, Page, String)> {
        match self.stage {
            _ if self.last == RoundNo::START => None,
            Stage::Entering => None,
            Stage::ReadyFor(next) => {
                Some((t.round_is_in(self.last), t.can_pair(next), Page::Rounds(None), t.pair_round(next)))
            }
            Stage::Playing { round, .. } => Some((
                t.missing_n(self.missing.len()),
                missing_text(t, &self.missing),
                Page::Rounds(Some(round)),
                t.go_to_results().into(),
            )),
            Stage::Finished => {
                Some((t.all_rounds_done(self.last), t.places_are_final().into(), Page::Awards, t.see_awards().into()))
            }
        }
    }
}

/// The bar above the tabs.
#[component]
pub fn PlacesNextBar(list: Memo<List>) -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let id = session.look(|document| document.id().clone());
    let pool = Memo::new(move |_| list.with(|list| list.pool));
    let progress = Memo::new(move |_| session.with(|event| Progress::of(event, pool.get())));
    move || {
        progress.with(|progress| progress.say(t)).map(|(state, detail, page, word)| {
            let link = link(&id, page, word);
            view! { <NextBar state=state detail=detail>{link}</NextBar> }
        })
    }
}

fn link(id: &EventId, page: Page, word: String) -> impl IntoView + use<> {
    let href = Route::Event(id.clone(), page).hash();
    view! {
        <a class="button filled" href=href data-test="next">
            {word}
        </a>
    }
}
