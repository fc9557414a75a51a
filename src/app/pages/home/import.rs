//! Taking an event in from a file. A refused file changes nothing, and an event that is here already is never
//! replaced without asking.

use bianpai::command::Document;
use bianpai::interchange::{FileFault, SIZE_LIMIT, read_event};
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;
use web_sys::{File, HtmlInputElement};

use super::EventsHere;
use crate::app::components::{Ask, Notice, NoticeKind};
use crate::app::storage::{self, Found, NotStored};
use crate::app::text::Language;
use crate::app::{backup, device, use_language};

/// The file that was chosen, until it is taken in.
pub type ChosenFile = RwSignal<Option<File>, LocalStorage>;

/// How far an import has come.
#[derive(Clone)]
enum ImportState {
    /// Nothing chosen.
    Idle,
    /// The event is here already: keep both, or replace the one here?
    Asked(Box<Document>, Box<Document>),
    /// It was taken in.
    Done(String),
    /// It was refused.
    Refused { file: String, reason: String },
}

/// The input that chooses a file, within a label that looks like a button.
#[component]
pub fn FileInput(file: ChosenFile) -> impl IntoView {
    let chosen = move |event: leptos::ev::Event| {
        let Some(input) = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok()) else { return };
        let first = input.files().and_then(|files| files.get(0));
        // The same file can be chosen again.
        input.set_value("");
        if first.is_some() {
            file.set(first);
        }
    };
    view! { <input class="spoken" type="file" accept=".json,application/json" data-test="import" on:change=chosen /> }
}

/// Takes in each file that is chosen, and shows what has become of it.
#[component]
pub fn Import(events: EventsHere, file: ChosenFile) -> impl IntoView {
    let t = use_language();
    let state = RwSignal::new(ImportState::Idle);
    Effect::new(move |_| {
        let Some(chosen) = file.get() else { return };
        file.set(None);
        spawn_local(async move { take_in(t, events, state, chosen).await });
    });
    view! { <ImportView events=events state=state file=file /> }
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
fn ImportView(events: EventsHere, state: RwSignal<ImportState>, file: ChosenFile) -> impl IntoView {
    let t = use_language();
    let idle = Callback::new(move |()| state.set(ImportState::Idle));
    move || match state.get() {
        ImportState::Idle => ().into_any(),
        ImportState::Done(name) => view! { <Notice kind=NoticeKind::Plain title=t.imported(name) /> }.into_any(),
        ImportState::Refused { file: name, reason } => {
            let text = format!("{reason} {}", t.import_nothing_changed(storage::event_ids().len()));
            view! {
                <Notice kind=NoticeKind::Trouble title=t.import_refused(name) text=text>
                    <label class="button file-button">
                        {t.choose_another_file()}
                        <FileInput file=file />
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
