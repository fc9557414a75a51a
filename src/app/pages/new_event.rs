//! Choosing a regulation for a new event.

use bianpai::event::{Regulation, RoundNo};
use bianpai::templates::Template;
use leptos::prelude::*;

use super::home::begin;
use crate::app::components::{Icon, IconName, Notice, NoticeKind};
use crate::app::route::{Page, Route};
use crate::app::text::Language;
use crate::app::use_language;

/// Rounds of a blank event.
const BLANK_ROUNDS: RoundNo = RoundNo(7);

/// The regulations to choose from. One tap makes the event; its name and the rest can be changed under 规程.
#[component]
pub fn NewEvent() -> impl IntoView {
    let t = use_language();
    let full = RwSignal::new(false);
    let begun = StoredValue::new(false);
    let choices = Template::ALL.map(Some).into_iter().chain([None]);
    let choice = move |template: Option<Template>| {
        let (test, name, text) = words(t, template);
        let make = move |_| {
            let blank = || Regulation::blank(t.blank_event_name(), t.blank_section_name(), BLANK_ROUNDS);
            let regulation = template.and_then(Template::regulation).unwrap_or_else(blank);
            // A second tap of a hasty finger makes no second event.
            if !begun.get_value() {
                begun.set_value(begin(regulation, Vec::new(), Page::Entries));
                full.set(!begun.get_value());
            }
        };
        view! {
            <button class="choice" data-test=test on:click=make>
                <strong>{name}</strong>
                <span class="second">{text}</span>
                <Icon name=IconName::Forward />
            </button>
        }
    };
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
                    {choices.map(choice).collect_view()}
                </div>
            </main>
        </div>
    }
}

/// What a choice is called, to tests and to people, and what is special about it.
const fn words(t: Language, template: Option<Template>) -> (&'static str, &'static str, &'static str) {
    match template {
        Some(Template::Gaoping) => ("template-gaoping", t.template_gaoping(), t.template_gaoping_text()),
        Some(Template::Mianyang) => ("template-mianyang", t.template_mianyang(), t.template_mianyang_text()),
        Some(Template::Xiamen) => ("template-xiamen", t.template_xiamen(), t.template_xiamen_text()),
        Some(Template::Tangshan) => ("template-tangshan", t.template_tangshan(), t.template_tangshan_text()),
        Some(Template::Jinhua) => ("template-jinhua", t.template_jinhua(), t.template_jinhua_text()),
        None => ("template-blank", t.blank_event(), t.blank_event_text()),
    }
}
