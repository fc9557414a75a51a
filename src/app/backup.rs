//! The open event as a file: saved, shared, and taken in again.

use bianpai::command::{Command, Document};
use bianpai::interchange::{FileFault, public_event, write_event};

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::components::{Icon, IconName, Sheet};
use super::route::{Page, Route};
use super::session::use_session;
use super::text::Language;
use super::{device, storage, use_language};

/// A file name that says which event it is and when it was exported; without characters that file systems refuse.
fn file_name(document: &Document) -> String {
    let refused = |character: char| character.is_control() || r#"\/:*?"<>|"#.contains(character);
    let name: String = document.event().regulation.name.chars().filter(|&character| !refused(character)).collect();
    let time = device::day_and_time(device::now()).replace([':', ' '], "-");
    format!("{name}-{time}.json")
}

/// The event as a file to take away: its name and its text.
pub fn file(document: &Document) -> (String, String) {
    storage::remember_export(document);
    (file_name(document), write_event(document))
}

/// The event without personal data as a file: its name and its text. It has a name of its own, so that it never
/// replaces the whole event.
fn public_file(t: Language, document: &Document) -> Option<(String, String)> {
    let public = public_event(document, device::new_event_id()).ok()?;
    let name = file_name(document);
    Some((format!("{}-{}.json", name.trim_end_matches(".json"), t.public_file()), write_event(&public)))
}

/// Exports the event after asking what: all of it, or what everyone may have.
#[component]
pub fn ExportButton() -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let asked = RwSignal::new(false);
    let complete = move |_| {
        session.look(download);
        asked.set(false);
    };
    let public = move |_| {
        if let Some((name, text)) = session.look(|document| public_file(t, document)) {
            device::download(&name, &text);
        }
        asked.set(false);
    };
    view! {
        <button class="button" data-test="export" on:click=move |_| asked.set(true)>
            <Icon name=IconName::Download />
            {t.export_backup()}
        </button>
        <Show when=move || asked.get()>
            <Sheet title=t.export_what() on_close=Callback::new(move |()| asked.set(false)) test="export-sheet">
                <button class="button filled wide" data-test="export-complete" on:click=complete>
                    {t.export_complete()}
                </button>
                <p class="second">{t.export_complete_note()}</p>
                <button class="button wide" data-test="export-public" on:click=public>
                    {t.export_public()}
                </button>
                <p class="second">{t.export_public_note()}</p>
            </Sheet>
        </Show>
    }
}

/// Offers the event as a file to save.
pub fn download(document: &Document) {
    let (name, text) = file(document);
    device::download(&name, &text);
}

/// Stores an earlier state of an event as an event of its own, whose name says which, and opens it. Says whether the
/// device had room for it.
pub fn open_copy(t: Language, mut copy: Document, which: String) -> bool {
    let mut regulation = copy.event().regulation.clone();
    regulation.name = t.copy_name(regulation.name, which);
    // Where the name is refused, as when it is too long, the copy keeps its own.
    let _ = copy.run(Command::ChangeRegulation { regulation: Box::new(regulation) }, device::now());
    let stored = storage::create(&copy).is_ok();
    if stored {
        Route::Event(copy.id().clone(), Page::Rounds(None)).go();
    }
    stored
}

/// Why a file was not taken in, as a sentence.
pub fn fault_text(t: Language, fault: &FileFault) -> String {
    use bianpai::command::BrokenJournal;
    match fault {
        FileFault::TooLarge => t.fault_too_large().into(),
        FileFault::Empty => t.fault_empty().into(),
        FileFault::NotJson(line) => t.fault_not_json(line),
        FileFault::Foreign => t.fault_foreign().into(),
        FileFault::FromTheFuture(version) => t.fault_future(version),
        FileFault::Damaged(line) => t.fault_damaged(line),
        FileFault::Contradicts(BrokenJournal::Step { index, .. }) => t.fault_contradicts(index + 1),
        FileFault::Contradicts(BrokenJournal::Start(_)) => t.fault_contradicts(0),
    }
}

/// Hands an event to another app, where the browser can. `file` gives it as it stands at the tap.
#[component]
pub fn ShareButton(file: Callback<(), (String, String)>) -> impl IntoView {
    let t = use_language();
    let share = move |_| {
        let (name, text) = file.run(());
        spawn_local(async move { device::share(&name, &text).await });
    };
    device::can_share().then(|| {
        view! {
            <button class="button wide" data-test="share" on:click=share>
                <Icon name=IconName::Share />
                {t.share()}
            </button>
        }
    })
}
