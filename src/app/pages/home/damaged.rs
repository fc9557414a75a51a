//! An event that cannot be read: what is wrong, and its raw data to take away.

use bianpai::command::{Document, EventId};
use bianpai::event::RoundNo;
use bianpai::interchange::FileFault;
use leptos::prelude::*;

use crate::app::components::{Notice, NoticeKind};
use crate::app::{backup, device, storage, use_language};

/// A damaged event. It is never deleted by itself.
#[component]
pub fn DamagedEvent(id: EventId, fault: FileFault) -> impl IntoView {
    let t = use_language();
    let text = format!("{} {}", backup::fault_text(t, &fault), t.damaged_text());
    let sound = storage::sound_part(&id, device::new_event_id()).filter(|document| !document.steps().is_empty());
    let copy = sound.map(|document| view! { <OpenSoundPart document=document /> });
    let export = move |_| device::download(&format!("bianpai-{}.txt", id.as_str()), &storage::raw_file(&id));
    view! {
        <Notice kind=NoticeKind::Trouble title=t.damaged_title().into() text=text>
            <button class="button" data-test="export-raw" on:click=export>
                {t.export_raw()}
            </button>
            {copy}
        </Notice>
    }
}

/// Opens what comes before the damage, as an event of its own.
#[component]
fn OpenSoundPart(document: Document) -> impl IntoView {
    let t = use_language();
    let last = document.event().pools.iter().map(|pool| pool.last_round()).max().unwrap_or(RoundNo::START);
    let steps = document.steps().len();
    let full = RwSignal::new(false);
    let open = move |_| full.set(!backup::open_copy(t, document.clone(), t.before_damage().into()));
    view! {
        <button class="button" data-test="open-sound-part" on:click=open>
            {t.open_sound_part(steps, last)}
        </button>
        <Show when=move || full.get()>
            <p>{t.not_saved_title()}</p>
        </Show>
    }
}
