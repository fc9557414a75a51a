//! Choosing the language of the page, remembered on this device.

use leptos::prelude::*;

use crate::app::text::Language;
use crate::app::{storage, use_language};

/// Every language under its own name.
#[component]
pub fn LanguageChoice() -> impl IntoView {
    let t = use_language();
    let language = expect_context::<RwSignal<Language>>();
    let choose = move |chosen: Language| {
        storage::remember_language(chosen.tag());
        language.set(chosen);
    };
    view! {
        <div class="segments languages" role="group" aria-label=t.language()>
            {Language::ALL
                .map(|each| {
                    view! {
                        <button
                            lang=each.tag()
                            aria-pressed=(each == t).to_string()
                            data-test=format!("language-{}", each.tag())
                            on:click=move |_| choose(each)
                        >
                            {each.own_name()}
                        </button>
                    }
                })
                .collect_view()}
        </div>
    }
}
