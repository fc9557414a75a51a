//! A list as text for a chat group, with one tap. Where the browser does not let the page write to the clipboard, the
//! text is shown to be copied by hand.

use leptos::html::Textarea;
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::{Icon, IconName, Sheet};
use crate::app::session::use_session;
use crate::app::{device, use_language};

/// The button; `text` is asked for at the tap.
#[component]
pub fn CopyButton(
    #[prop(into)] text: Callback<(), String>,
    #[prop(default = "button")] class: &'static str,
) -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let by_hand = RwSignal::new(None::<String>);
    let copy = move |_| {
        let text = text.run(());
        spawn_local(async move {
            if device::copy(&text).await {
                session.say(t.copied().into(), false);
            } else {
                by_hand.set(Some(text));
            }
        });
    };
    view! {
        <button class=class data-test="copy" on:click=copy>
            <Icon name=IconName::Copy />
            {t.copy()}
        </button>
        {move || by_hand.get().map(|text| view! { <ByHand text=text on_close=Callback::new(move |()| by_hand.set(None)) /> })}
    }
}

#[component]
fn ByHand(text: String, on_close: Callback<()>) -> impl IntoView {
    let t = use_language();
    let area = NodeRef::<Textarea>::new();
    area.on_load(|area| area.select());
    view! {
        <Sheet title=t.copy_by_hand_title() on_close=on_close test="copy-by-hand">
            <label class="field">
                <span class="label">{t.copy_by_hand_text()}</span>
                <textarea readonly node_ref=area>{text}</textarea>
            </label>
        </Sheet>
    }
}
