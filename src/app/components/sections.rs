//! The sections to choose from, where an event has more than one.

use bianpai::event::SectionId;
use leptos::prelude::*;

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
