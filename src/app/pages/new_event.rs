//! Choosing a regulation for a new event.

use bianpai::event::{Regulation, RoundNo};
use bianpai::templates;
use leptos::prelude::*;

use super::home::begin;
use crate::app::components::{Icon, IconName, Notice, NoticeKind};
use crate::app::route::{Page, Route};
use crate::app::use_language;

/// Rounds of a blank event.
const BLANK_ROUNDS: RoundNo = RoundNo(7);

/// The regulations to choose from. One tap makes the event; its name and the rest can be changed under 规程.
#[component]
pub fn NewEvent() -> impl IntoView {
    let t = use_language();
    let full = RwSignal::new(false);
    let choices = [
        ("template-gaoping", t.template_gaoping(), t.template_gaoping_text(), templates::gaoping_2019()),
        (
            "template-blank",
            t.blank_event(),
            t.blank_event_text(),
            Regulation::blank(t.blank_event_name(), t.blank_section_name(), BLANK_ROUNDS),
        ),
    ];
    view! {
        <div class="screen">
            <header class="top-bar">
                <a class="icon-button" href=Route::Home.hash() aria-label=t.to_home()>
                    <Icon name=IconName::Back />
                </a>
                <div class="heading">
                    <span class="over">{t.new_event()}</span>
                    <h1>{t.choose_regulation()}</h1>
                </div>
            </header>
            <main class="content">
                <div class="column">
                    <Show when=move || full.get()>
                        <Notice kind=NoticeKind::Trouble title=t.not_saved_title().into() />
                    </Show>
                    {choices
                        .map(|(test, name, text, regulation)| {
                            let make = move |_| full.set(!begin(regulation.clone(), Vec::new(), Page::Entries));
                            view! {
                                <button class="choice" data-test=test on:click=make>
                                    <strong>{name}</strong>
                                    <span class="second">{text}</span>
                                    <Icon name=IconName::Forward />
                                </button>
                            }
                        })
                        .collect_view()}
                </div>
            </main>
        </div>
    }
}
