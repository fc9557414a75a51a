//! Paper: lists, result slips and certificates on A4, black on white, printed by the browser. The app cuts them into
//! pages itself, so that no row is cut and every page says what it is of.
//!
//! | file | what is in it |
//! |---|---|
//! | `sheet` | a paper as data: pages, each with its head, and a table on it |
//! | `lists` | pairings by table and by name, entries, places, receipts |
//! | `slips` | six result slips a page |
//! | `certificates` | a page for each winner |

mod certificates;
mod lists;
mod sheet;
mod slips;

use bianpai::event::{RoundNo, SectionId};
use leptos::prelude::*;

use crate::app::components::{EventScreen, Icon, IconName, NextBar, Sections};
use crate::app::route::{Page, PaperKind, Route};
use crate::app::session::use_session;
use crate::app::text::Language;
use crate::app::use_language;
use sheet::PaperView;

/// The page: a paper as it will be printed, and the button that prints it.
#[component]
pub fn PaperPage(kind: PaperKind, round: Option<RoundNo>) -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let paper = Memo::new(move |_| session.with(|event| lists::paper(t, event, session.section.get(), kind, round)));
    let pages = move || paper.with(|paper| paper.pages());
    view! {
        <EventScreen
            page=Page::Paper(kind, round)
            title=move || view! { <span>{t.paper()}</span> <span class="aside">{kind_name(t, kind)}</span> }
            next=move || view! { {move || view! { <PrintBar pages=pages() /> }} }
        >
            <div class="paper-choice">
                <Sections />
                <Kinds kind=kind round=round />
            </div>
            {move || match kind {
                PaperKind::Slips => view! { <slips::Slips round=round /> }.into_any(),
                PaperKind::Certificates => view! { <certificates::Certificates /> }.into_any(),
                _ => view! { <PaperView paper=paper.get() /> }.into_any(),
            }}
        </EventScreen>
    }
}

#[component]
fn PrintBar(pages: usize) -> impl IntoView {
    let t = use_language();
    let print = move |_| {
        // A browser that cannot print does nothing; the lists can still be copied as text.
        let _ = window().print();
    };
    let state = if pages == 0 { t.paper_a4().to_owned() } else { t.paper_pages(pages) };
    view! {
        <NextBar state=state detail=t.paper_hint()>
            <button class="button filled" data-test="print" on:click=print>
                <Icon name=IconName::Print />
                {t.print()}
            </button>
        </NextBar>
    }
}

/// Which papers there are.
#[component]
fn Kinds(kind: PaperKind, round: Option<RoundNo>) -> impl IntoView {
    let t = use_language();
    let id = use_session().look(|document| document.id().clone());
    let link = move |one: PaperKind| {
        let href = Route::Event(id.clone(), Page::Paper(one, round)).hash();
        view! {
            <a class="chip" href=href aria-current=(one == kind).then_some("page") data-test=format!("paper-{}", one.path())>
                {kind_name(t, one)}
            </a>
        }
    };
    view! { <nav class="chips paper-kinds" aria-label=t.paper()>{PaperKind::ALL.map(link).collect_view()}</nav> }
}

const fn kind_name(t: Language, kind: PaperKind) -> &'static str {
    match kind {
        PaperKind::Pairings => t.paper_pairings(),
        PaperKind::Names => t.paper_names(),
        PaperKind::Slips => t.paper_slips(),
        PaperKind::Entries => t.paper_entries(),
        PaperKind::Places => t.paper_places(),
        PaperKind::Receipts => t.paper_receipts(),
        PaperKind::Certificates => t.paper_certificates(),
    }
}

/// The round that a paper is of: the one in the address, else the last published one of the section's pool.
fn round_of(event: &bianpai::event::Event, section: SectionId, asked: Option<RoundNo>) -> RoundNo {
    let pool = event.pool_of(section).and_then(|pool| event.pool(pool));
    let last = pool.map_or(RoundNo::START, |pool| pool.last_round());
    asked.filter(|&round| round > RoundNo::START && round <= last).unwrap_or(last)
}
