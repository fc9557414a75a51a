//! The ways between a pool's rounds and the finals of its sections, where the regulation has some (rules 8).

use bianpai::event::{Event, PoolId, SectionId};
use bianpai::pairing::due_finals;
use leptos::prelude::*;

use super::{Notice, NoticeKind};
use crate::app::route::{Page, Route};
use crate::app::session::use_session;
use crate::app::use_language;

/// The finals of a pool that can be looked at: started, or to be started now.
fn finals_of(event: &Event, pool: PoolId) -> Vec<(SectionId, String)> {
    let name = |of| event.regulation.section(of).map_or_else(String::new, |section| section.name.clone());
    let started = event.finals.iter().map(|knockout| knockout.rules.of).filter(|&of| event.pool_of(of) == Some(pool));
    let due = due_finals(event, pool).into_iter().map(|due| due.rules.of);
    started.chain(due).map(|of| (of, name(of))).collect()
}

/// A segment for the swiss and one for each final; nothing where there is none.
#[component]
pub fn FinalLinks(
    /// Whether the rounds are shown, not a final.
    #[prop(optional)]
    rounds: bool,
) -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let id = session.look(|document| document.id().clone());
    let pool = session.pool();
    let finals = session.part(move |event| finals_of(event, pool));
    move || {
        let finals = finals.get();
        let shown = (!rounds).then(|| session.section.get());
        let href = |page| Route::Event(id.clone(), page).hash();
        (!finals.is_empty()).then(|| {
            let links = finals.into_iter().map(|(of, name)| {
                let current = shown == Some(of);
                view! {
                    <a href=href(Page::Final(of)) aria-current=current.then_some("page") data-test=format!("final-{of}")>
                        {t.final_link(name)}
                    </a>
                }
            });
            view! {
                <nav class="segments final-links">
                    <a href=href(Page::Rounds(None)) aria-current=rounds.then_some("page") data-test="to-swiss">{t.swiss_link()}</a>
                    {links.collect_view()}
                </nav>
            }
        })
    }
}

/// Says that a final is due, before the next round is paired without its players.
#[component]
pub fn FinalDue() -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let id = session.look(|document| document.id().clone());
    let pool = session.pool();
    let due = session.part(move |event| {
        let name = |of| event.regulation.section(of).map_or_else(String::new, |section| section.name.clone());
        let due = due_finals(event, pool).into_iter();
        // Once a later round is published its players were paired on: the final was not wanted.
        let due = due.filter(|due| event.pool(pool).is_some_and(|pool| pool.last_round() == due.rules.after));
        due.map(|due| (due.rules.of, name(due.rules.of), due.rules.players)).collect::<Vec<_>>()
    });
    move || {
        due.get()
            .into_iter()
            .map(|(of, name, players)| {
                let href = Route::Event(id.clone(), Page::Final(of)).hash();
                view! {
                    <Notice kind=NoticeKind::Attention title=t.final_due(name, players) text=t.final_due_hint().into()>
                        <a class="button" href=href data-test="to-final">{t.to_the_final()}</a>
                    </Notice>
                }
            })
            .collect_view()
    }
}
