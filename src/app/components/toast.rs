//! What the latest tap has to say, for some seconds, with undo at hand.

use std::time::Duration;

use leptos::prelude::*;

use crate::app::session::use_session;
use crate::app::use_language;

/// How long a toast stays.
const STAYS: Duration = Duration::from_secs(6);

/// The toast of the open event.
#[component]
pub fn ToastView() -> impl IntoView {
    let t = use_language();
    let session = use_session();
    Effect::new(move |_| {
        let Some(shown) = session.toast.get() else { return };
        set_timeout(
            move || {
                // A later toast has its own time; the page may be gone by now.
                if session.toast.try_get_untracked().flatten() == Some(shown) {
                    session.toast.set(None);
                }
            },
            STAYS,
        );
    });
    let undo = move |_| {
        session.toast.set(None);
        session.undo();
    };
    view! {
        <div aria-live="polite">
            {move || {
                session.toast.get().map(|toast| {
                    view! {
                        <div class="toast" data-test="toast">
                            <span>{toast.text}</span>
                            <Show when=move || toast.undo>
                                <button data-test="toast-undo" on:click=undo>{t.undo()}</button>
                            </Show>
                        </div>
                    }
                })
            }}
        </div>
    }
}
