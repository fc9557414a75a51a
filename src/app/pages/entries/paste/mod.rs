//! Entering many from pasted text: the text, then line by line what was understood of it, each line open for changes,
//! and one button that adds those that are clear. Lines to be looked at wait; nothing is added twice unasked.

mod file;
mod line_row;
mod lines;
mod mapping;

use leptos::html::Textarea;
use leptos::prelude::*;

use super::Sheets;
use crate::app::components::{Icon, IconName, Sheet};
use crate::app::session::use_session;
use crate::app::{device, use_language};
use file::FileChoice;
use line_row::{LineRow, reason};
use lines::Standing;
use mapping::Mapping;

pub use lines::Pasted;

/// The sheet of pasted text.
#[component]
pub fn PasteSheet(sheets: Sheets, pasted: Pasted) -> impl IntoView {
    let t = use_language();
    let added = RwSignal::new((0_usize, 0_usize));
    view! {
        <Sheet
            title=t.paste_list()
            on_close=sheets.on_close()
            test="paste-sheet"
            footer=move || view! { <AddReady pasted=pasted added=added sheets=sheets /> }
        >
            <Show when=move || pasted.table.read().is_none() fallback=move || view! { <Mapping pasted=pasted /> }>
                <PasteField pasted=pasted />
            </Show>
            <FileChoice pasted=pasted />
            <Understood pasted=pasted />
        </Sheet>
    }
}

#[component]
fn PasteField(pasted: Pasted) -> impl IntoView {
    let t = use_language();
    let field = NodeRef::<Textarea>::new();
    field.on_load(move |field| {
        // After the sheet, which takes the focus first.
        request_animation_frame(move || {
            let _ = field.focus();
        });
    });
    view! {
        <div class="field paste-field">
            <textarea
                node_ref=field
                rows="5"
                aria-label=t.paste_here()
                placeholder=t.paste_example()
                data-test="paste-text"
                prop:value=pasted.text
                on:input:target=move |event| pasted.read(event.target().value())
            ></textarea>
        </div>
    }
}

/// "认出 40 人", and the lines.
#[component]
fn Understood(pasted: Pasted) -> impl IntoView {
    let t = use_language();
    let people = move || pasted.count(|standing| !matches!(standing, Standing::Heading | Standing::Dropped));
    let headings = move || pasted.count(|standing| *standing == Standing::Heading);
    let any = move || !pasted.judged.read().is_empty();
    let ids = move || pasted.judged.with(|judged| judged.iter().map(|each| each.line.id).collect::<Vec<_>>());
    view! {
        <Show when=any fallback=move || view! { <p class="second">{t.paste_hint()}</p> }>
            <h3 class="understood-head">
                <span data-test="understood">{move || t.understood_n(people())}</span>
                <span class="label">
                    {move || match headings() {
                        0 => t.any_order().to_owned(),
                        count => t.headings_skipped(count),
                    }}
                </span>
            </h3>
        </Show>
        <ToLookAt pasted=pasted />
        <ul class="pasted-lines" hidden=move || !any()>
            <For each=ids key=|id| *id let:id>
                <LineRow id=id pasted=pasted />
            </For>
        </ul>
    }
}

/// How many reasons the notice tells.
const TOLD: usize = 2;

/// The lines to be looked at: why, and the way to go through them.
#[component]
fn ToLookAt(pasted: Pasted) -> impl IntoView {
    let t = use_language();
    let open = move || pasted.count(Standing::is_open);
    let reasons = move || {
        let told = pasted
            .judged
            .with(|judged| judged.iter().filter_map(|each| reason(t, each)).take(TOLD).collect::<Vec<_>>());
        told.join(t.list_semicolon())
    };
    let export = move |_| device::download(&format!("{}.csv", t.lines_aside_file()), &pasted.aside());
    let go_through = move |_| {
        pasted.only_open.set(true);
        let first = pasted
            .judged
            .with_untracked(|judged| judged.iter().find(|each| each.standing.is_open()).map(|each| each.line.id));
        pasted.editing.set(first);
    };
    view! {
        <Show when=move || pasted.only_open.get()>
            <button class="button" data-test="show-all-lines" on:click=move |_| pasted.only_open.set(false)>
                {t.show_all_lines()}
            </button>
        </Show>
        <Show when=move || { open() > 0 }>
            <div class="notice attention look" role="status" data-test="look">
                <Icon name=IconName::Alert />
                <p>
                    <strong>{move || t.lines_to_look_at(open())}</strong>
                    " "
                    {reasons}
                </p>
                <div class="buttons">
                    <button class="button" data-test="go-through" on:click=go_through>
                        {t.go_through()}
                    </button>
                    <button class="button" data-test="accept-all" on:click=move |_| pasted.accept_all()>
                        {t.accept_all()}
                    </button>
                    <button class="button" data-test="export-aside" on:click=export>
                        {t.export_aside()}
                    </button>
                </div>
            </div>
        </Show>
    }
}

#[component]
fn AddReady(pasted: Pasted, added: RwSignal<(usize, usize)>, sheets: Sheets) -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let ready = move || pasted.count(Standing::is_ready);
    let updates = move || pasted.count(|standing| matches!(standing, Standing::WillUpdate(_)));
    let open = move || pasted.count(Standing::is_open);
    let said = move || match added.get() {
        (added, 0) => t.pasted_added(added),
        (added, updated) => t.pasted_added_and_updated(added, updated),
    };
    let add = move |_| {
        if let Some((more, updated)) = pasted.add_ready() {
            added.update(|added| *added = (added.0 + more, added.1 + updated));
            if pasted.judged.with_untracked(Vec::is_empty) {
                session.say(said(), true);
                sheets.close();
            }
        }
    };
    view! {
        <p class="second" role="status" data-test="pasted-added" hidden=move || added.get() == (0, 0)>
            {said}
        </p>
        <button class="button filled wide" disabled=move || ready() == 0 data-test="add-pasted" on:click=add>
            {move || match (ready(), open()) {
                (ready, open) if updates() > 0 => t.add_and_update_n(ready - updates(), updates(), open),
                (0, 0) => t.nothing_to_add().to_owned(),
                (0, open) => t.only_waiting(open),
                (ready, 0) => t.add_n(ready),
                (ready, open) => t.add_n_and_wait(ready, open),
            }}
        </button>
    }
}
