//! An event that cannot be read: what is wrong, and its raw data to take away.

use bianpai::command::EventId;
use bianpai::interchange::FileFault;
use leptos::prelude::*;

use crate::app::components::{Notice, NoticeKind};
use crate::app::{backup, device, storage, use_language};

/// A damaged event. It is never deleted by itself.
#[component]
pub fn DamagedEvent(id: EventId, fault: FileFault) -> impl IntoView {
    let t = use_language();
    let text = format!("{} {}", backup::fault_text(t, &fault), t.damaged_text());
    let export = move |_| device::download(&format!("bianpai-{}.txt", id.as_str()), &storage::raw_file(&id));
    view! {
        <Notice kind=NoticeKind::Trouble title=t.damaged_title().into() text=text>
            <button class="button" data-test="export-raw" on:click=export>
                {t.export_raw()}
            </button>
        </Notice>
    }
}
