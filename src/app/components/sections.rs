//! The sections, or the pools, to choose from, where an event has more than one.

use bianpai::event::{Event, PoolId, SectionId};
use leptos::prelude::*;

use crate::app::route::{Page, Route};
use crate::app::session::use_session;
use crate::app::use_language;

/// One segment for each section with the number of its players; nothing where there is only one section.
#[component]
pub fn Sections() -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let sections = session.part(|event| {
        let name =
            |id: SectionId| event.regulation.section(id).map_or_else(String::new, |section| section.name.clone());
        let section = |id| (id, name(id), event.players_of(id).filter(|player| player.number.is_some()).count());
        event.regulation.section_ids().map(section).collect::<Vec<_>>()
    });
    let segment = move |(id, name, count): (SectionId, String, usize)| {
        view! {
            <button
                aria-pressed=move || (session.section.get() == id).to_string()
                data-test=format!("section-{id}")
                on:click=move |_| session.section.set(id)
            >
                {name}
                " "
                <small>{count}</small>
            </button>
        }
    };
    move || {
        let sections = sections.get();
        (sections.len() > 1).then(|| {
            view! {
                <div class="segments sections" role="group" aria-label=t.sections()>
                    {sections.into_iter().map(segment).collect_view()}
                </div>
            }
        })
    }
}

/// One segment for each pool; nothing where there is only one. To choose one is to choose its first section, and
/// leads to the round in which something is to be done there.
#[component]
pub fn Pools() -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let id = session.look(|document| document.id().clone());
    let current = session.pool();
    let pools = session.part(|event| {
        let pools = event.regulation.pool_ids();
        pools.filter_map(|pool| Some((pool, first_section(event, pool)?, pool_name(event, pool)))).collect::<Vec<_>>()
    });
    let segment = move |(pool, section, name): (PoolId, SectionId, String)| {
        let to = Route::Event(id.clone(), Page::Rounds(None));
        let choose = move |_| {
            session.section.set(section);
            to.go();
        };
        view! {
            <button aria-pressed=(pool == current).to_string() data-test=format!("pool-{}", pool.0) on:click=choose>
                {name}
            </button>
        }
    };
    move || {
        let pools = pools.get();
        (pools.len() > 1).then(|| {
            let segments = pools.into_iter().map(segment.clone()).collect_view();
            view! { <div class="segments sections" role="group" aria-label=t.pools()>{segments}</div> }
        })
    }
}

fn first_section(event: &Event, pool: PoolId) -> Option<SectionId> {
    event.regulation.section_ids().find(|&section| event.pool_of(section) == Some(pool))
}

/// Its own name, or else those of its sections.
fn pool_name(event: &Event, pool: PoolId) -> String {
    let own = event.regulation.pool(pool).map_or("", |rules| rules.name.as_str());
    if !own.is_empty() {
        return own.to_owned();
    }
    let sections = event.regulation.sections.iter().filter(|section| section.pool == pool);
    sections.map(|section| section.name.as_str()).collect::<Vec<_>>().join("・")
}
