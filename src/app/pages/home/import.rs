//! Taking an event in from a file. A refused file changes nothing, and an event that is here already is never
//! replaced without asking.

use bianpai::command::Document;
use bianpai::interchange::{FileFault, SIZE_LIMIT, read_event};
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;
use web_sys::{File, HtmlInputElement};

use super::EventsHere;
use crate::app::components::{Ask, Icon, IconName, Notice, NoticeKind};
use crate::app::storage::{self, Found, NotStored};
use crate::app::text::Language;
use crate::app::{backup, device, use_language};

/// How far an import has come.
#[derive(Clone)]
pub enum ImportState {
    /// Nothing chosen.
    Idle,
    /// The event is here already: keep both, or replace the one here?
    Asked(Box<Document>, Box<Document>),
    /// It was taken in.
    Done(String),
    /// It was refused.
    Refused { file: String, reason: String },
}

/// The button that chooses a file.
#[component]
pub fn ImportButton(state: RwSignal<ImportState>) -> impl IntoView {
    let t = use_language();
    view! {
        <label class="button file-button">
            <Icon name=IconName::Download />
            {t.import()}
            <FileInput state=state />
        </label>
    }
}

#[component]
fn FileInput(state: RwSignal<ImportState>) -> impl IntoView {
    let t = use_language();
    let events = expect_context::<EventsHere>();
    let chosen = move |event: leptos::ev::Event| {
        let Some(input) = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok()) else { return };
        let file = input.files().and_then(|files| files.get(0));
        // The same file can be chosen again.
        input.set_value("");
        if let Some(file) = file {
            spawn_local(async move { take_in(t, events, state, file).await });
        }
    };
    view! { <input class="spoken" type="file" accept=".json,application/json" data-test="import" on:change=chosen /> }
}

async fn take_in(t: Language, events: EventsHere, state: RwSignal<ImportState>, file: File) {
    let read = if file.size() > SIZE_LIMIT as f64 {
        Err(FileFault::TooLarge)
    } else {
        read_event(&device::read_file(&file).await.unwrap_or_default())
    };
    match read {
        Err(fault) => {
            state.set(ImportState::Refused { file: file.name(), reason: backup::fault_text(t, &fault) });
        }
        Ok(document) => match storage::read(document.id()) {
            Some(Found::Whole(here)) => state.set(ImportState::Asked(Box::new(document), here)),
            // A damaged event is mended by its backup, but its raw data are the organizer's to give up.
            Some(Found::Damaged(_)) => store(t, events, state, &document.renamed(device::new_event_id())),
            None => store(t, events, state, &document),
        },
    }
}

fn store(t: Language, events: EventsHere, state: RwSignal<ImportState>, document: &Document) {
    let name = document.event().regulation.name.clone();
    state.set(match storage::create(document) {
        Ok(()) => ImportState::Done(name),
        Err(NotStored::NoRoom | NotStored::ChangedElsewhere) => {
            ImportState::Refused { file: name, reason: t.not_saved_title().into() }
        }
    });
    events.look_again();
}

/// What has become of an import.
#[component]
pub fn ImportView(state: RwSignal<ImportState>) -> impl IntoView {
    let t = use_language();
    let events = expect_context::<EventsHere>();
    let idle = Callback::new(move |()| state.set(ImportState::Idle));
    move || match state.get() {
        ImportState::Idle => ().into_any(),
        ImportState::Done(name) => view! { <Notice kind=NoticeKind::Plain title=t.imported(name) /> }.into_any(),
        ImportState::Refused { file, reason } => {
            let text = format!("{reason} {}", t.import_nothing_changed(storage::event_ids().len()));
            view! {
                <Notice kind=NoticeKind::Trouble title=t.import_refused(file) text=text>
                    <label class="button file-button">
                        {t.choose_another_file()}
                        <FileInput state=state />
                    </label>
                    <button class="button" on:click=move |_| idle.run(())>{t.close()}</button>
                </Notice>
            }
            .into_any()
        }
        ImportState::Asked(theirs, here) => {
            let name = here.event().regulation.name.clone();
            let text = t.import_exists_text(here.steps().len(), theirs.steps().len());
            let both = theirs.clone();
            let keep = Callback::new(move |()| store(t, events, state, &both.renamed(device::new_event_id())));
            let replace = move |_| store(t, events, state, &theirs);
            view! {
                <Ask title=t.import_exists_title(name) yes=t.import_keep_both() no=t.cancel() on_yes=keep on_no=idle>
                    <p>{text}</p>
                    <button class="button wide" data-test="import-replace" on:click=replace>
                        {t.import_replace()}
                    </button>
                </Ask>
            }
            .into_any()
        }
    }
}
