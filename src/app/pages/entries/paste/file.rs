//! Choosing a file with a table as text: the browser decodes it, whatever it was written in.

use bianpai::interchange::{EntryTable, FileKind, file_kind};
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;
use web_sys::{File, HtmlInputElement};

use super::lines::{ChosenTable, Pasted};
use crate::app::components::{Icon, IconName, Notice, NoticeKind};
use crate::app::session::use_session;
use crate::app::text::Language;
use crate::app::{device, use_language};

/// Files of more bytes are refused.
const SIZE_LIMIT: f64 = 20.0 * 1024.0 * 1024.0;

/// Why a file was refused.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fault {
    TooLarge,
    Empty,
    Unreadable,
    /// It is a spreadsheet's own format.
    Spreadsheet,
}

/// The button that chooses a file, and what has become of it.
#[component]
pub fn FileChoice(pasted: Pasted) -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let refused = RwSignal::new(None::<Fault>);
    let take = move |name: String, bytes: &[u8]| {
        let FileKind::Text(encoding) = file_kind(bytes) else { return Some(Fault::Spreadsheet) };
        let Some(text) = device::decode(bytes, encoding) else { return Some(Fault::Unreadable) };
        let flags = session.look(|document| document.event().regulation.entry.flags.clone());
        let table = EntryTable::of_text(&text, &flags);
        if table.rows.is_empty() {
            return Some(Fault::Empty);
        }
        pasted.choose(Some(ChosenTable { file: name, table }));
        None
    };
    let read = move |file: File| {
        if file.size() > SIZE_LIMIT {
            refused.set(Some(Fault::TooLarge));
            return;
        }
        spawn_local(async move {
            let fault = match device::read_bytes(&file).await {
                Some(bytes) => take(file.name(), &bytes),
                None => Some(Fault::Unreadable),
            };
            refused.set(fault);
        });
    };
    let chosen = move |event: leptos::ev::Event| {
        let Some(input) = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok()) else { return };
        let first = input.files().and_then(|files| files.get(0));
        // The same file can be chosen again.
        input.set_value("");
        if let Some(file) = first {
            read(file);
        }
    };
    view! {
        <label class="button wide file-button">
            <Icon name=IconName::Storage />
            {t.choose_table()}
            <input
                class="spoken"
                type="file"
                accept=".csv,.tsv,.txt,text/csv"
                data-test="table-file"
                on:change=chosen
            />
        </label>
        {move || {
            refused.get().map(|fault| {
                view! {
                    <Notice kind=NoticeKind::Trouble title=t.table_refused().into() text=fault_text(t, fault).into()>
                        <button class="button" on:click=move |_| refused.set(None)>
                            {t.close()}
                        </button>
                    </Notice>
                }
            })
        }}
    }
}

const fn fault_text(t: Language, fault: Fault) -> &'static str {
    match fault {
        Fault::TooLarge => t.table_too_large(),
        Fault::Empty => t.table_empty(),
        Fault::Unreadable => t.table_unreadable(),
        Fault::Spreadsheet => t.table_is_spreadsheet(),
    }
}
