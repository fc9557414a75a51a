//! What the numbers of entrants ask for before round 1 (rules 6.4): each proposal with the tap that accepts it; and what
//! was accepted, with the way back until the draw.

use bianpai::command::Command;
use bianpai::event::{Event, PoolId};
use bianpai::registration::{DroppedList, Merge, Proposal, Split, apart_again, proposals};
use leptos::prelude::*;

use crate::app::components::{Icon, IconName};
use crate::app::session::use_session;
use crate::app::text::Language;
use crate::app::use_language;

/// A proposal in words.
#[derive(Clone, PartialEq, Eq)]
struct Said {
    /// What the numbers are.
    text: String,
    /// What can be done, by its words.
    ways: Vec<(String, Proposal)>,
}

impl Said {
    fn of(t: Language, event: &Event, proposal: Proposal) -> Self {
        match &proposal {
            Proposal::Merge(merge) => Self::of_merge(t, event, merge),
            Proposal::Split(Split { section, men, women, .. }) => {
                let name = event.regulation.section(*section).map_or("", |section| &section.name);
                Self { text: t.enough_to_part(name, men, women), ways: vec![(t.part_genders().into(), proposal)] }
            }
            Proposal::DropList(dropped) => Self { text: dropped_text(t, event, dropped), ways: Vec::new() },
        }
    }

    fn of_merge(t: Language, event: &Event, merge: &Merge) -> Self {
        let name = event.regulation.section(merge.section).map_or("", |section| &section.name);
        let pools = std::iter::once(merge.into).chain(merge.others.iter().copied());
        let way = |into: PoolId| {
            let others = merge.others.clone();
            (t.merge_into(sections_of(t, event, into)), Proposal::Merge(Merge { into, others, ..merge.clone() }))
        };
        Self { text: t.section_too_small(name, merge.entrants, merge.needed), ways: pools.map(way).collect() }
    }
}

fn dropped_text(t: Language, event: &Event, dropped: &DroppedList) -> String {
    let view = |index: usize| event.regulation.views.get(index).map_or("", |view| &view.name);
    match dropped.into {
        Some(into) => t.list_dropped_into(view(dropped.view), dropped.entrants, dropped.needed, view(into)),
        None => t.list_dropped(view(dropped.view), dropped.entrants, dropped.needed),
    }
}

/// The sections of a pool, by name.
fn sections_of(t: Language, event: &Event, pool: PoolId) -> String {
    let sections = event.regulation.sections.iter().filter(|section| section.pool == pool);
    sections.map(|section| section.name.as_str()).collect::<Vec<_>>().join(t.list_comma())
}

/// The proposals, folded up: they are for the evening before, not for every entry.
#[component]
pub fn Proposals() -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let said = session.part(move |event| {
        if event.has_started() {
            return Vec::new();
        }
        proposals(event).into_iter().map(|proposal| Said::of(t, event, proposal)).collect::<Vec<_>>()
    });
    let accepted = Memo::new(move |_| {
        session.with_document(|document| {
            let event = document.event();
            let moved = apart_again(event, document.start()).into_iter().map(|(id, command)| {
                let section = event.regulation.section(id);
                let pool = section.map(|section| sections_of(t, event, section.pool)).unwrap_or_default();
                (t.plays_with(section.map_or("", |section| &section.name), pool), command)
            });
            moved.collect::<Vec<_>>()
        })
    });
    let count = move || said.read().len();
    view! {
        <Show when=move || { count() + accepted.read().len() > 0 }>
            <details class="proposals" data-test="proposals">
                <summary>
                    <Icon name=IconName::Info />
                    {move || t.proposals_n(count(), accepted.read().len())}
                </summary>
                {move || said.get().into_iter().map(|said| view! { <OneProposal said=said /> }).collect_view()}
                {move || {
                    let line = |(text, command)| view! { <Accepted text=text command=command /> };
                    accepted.get().into_iter().map(line).collect_view()
                }}
            </details>
        </Show>
    }
}

#[component]
fn OneProposal(said: Said) -> impl IntoView {
    let session = use_session();
    let way = move |(word, proposal): (String, Proposal)| {
        let accept = move |_| {
            if let Some(command) = session.look(|document| proposal.command(document.event())) {
                session.run_and_say(command);
            }
        };
        view! {
            <button class="button" data-test="accept-proposal" on:click=accept>
                {word}
            </button>
        }
    };
    view! {
        <div class="proposal" data-test="proposal">
            <p>{said.text}</p>
            <div class="buttons">{said.ways.into_iter().map(way).collect_view()}</div>
        </div>
    }
}

#[component]
fn Accepted(text: String, command: Command) -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let back = move |_| {
        session.run_and_say(command.clone());
    };
    view! {
        <div class="proposal" data-test="accepted-proposal">
            <p>{text}</p>
            <div class="buttons">
                <button class="button" data-test="apart-again" on:click=back>
                    {t.apart_again()}
                </button>
            </div>
        </div>
    }
}
