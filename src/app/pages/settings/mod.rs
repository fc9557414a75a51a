//! The page: settings. The regulation as a ledger of named groups; a tap on a line opens its editor.
//!
//! | file | what is in it |
//! |---|---|
//! | `setting`, `part` | what a setting is, and the inputs that its editor is made of |
//! | `catalog` | every setting of a regulation |
//! | `draft`, `edit` | the regulation as edited, the sheet, the question after the start |
//! | `inputs`, `items`, `criteria` | the editors |

mod catalog;
mod criteria;
mod draft;
mod edit;
mod inputs;
mod items;
mod part;
mod setting;

use bianpai::event::Regulation;
use leptos::prelude::*;

use crate::app::backup;
use crate::app::components::{EventScreen, Icon, IconName, LanguageChoice};
use crate::app::route::{Page, Route};
use crate::app::session::use_session;
use crate::app::text::Language;
use crate::app::use_language;
use draft::Edit;
use edit::{Editing, EditingView, Help};
use setting::{Group, Setting};

/// Values that are longer together are not repeated where a change is told, in characters.
const DIFFERENCE_LIMIT: usize = 60;

/// The page: settings.
#[component]
pub fn SettingsPage() -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let regulation = session.part(|event| event.regulation.clone());
    let settings = Memo::new(move |_| regulation.with(|regulation| catalog::settings(t, regulation)));
    let editing = RwSignal::new(Editing::Closed);
    view! {
        <EventScreen page=Page::Settings title=Title>
            <div class="settings">
                <Tools />
                <GroupLinks />
                <div class="setting-groups">
                    {Group::ALL.map(|group| view! { <GroupView group=group settings=settings editing=editing /> })}
                </div>
                <div class="setting-language">
                    <LanguageChoice />
                </div>
            </div>
            <EditingView editing=editing />
        </EventScreen>
    }
}

/// What differs between two regulations, a sentence for each setting.
pub fn differences(t: Language, before: &Regulation, after: &Regulation) -> Vec<String> {
    differences_of(t, &catalog::settings(t, before), &catalog::settings(t, after))
}

/// What differs in those of the settings that `after` has.
fn differences_of(t: Language, before: &[Setting], after: &[Setting]) -> Vec<String> {
    let line = |value: &str| value.replace('\n', t.list_semicolon());
    let difference = |setting: &Setting| {
        let known = before.iter().find(|known| known.key == setting.key);
        let Some(known) = known else { return Some(setting.name.clone()) };
        let length = known.value.chars().count() + setting.value.chars().count();
        if known.value == setting.value {
            None
        } else if length > DIFFERENCE_LIMIT {
            Some(setting.name.clone())
        } else {
            Some(t.setting_from_to(&setting.name, line(&known.value), line(&setting.value)))
        }
    };
    after.iter().filter_map(difference).collect()
}

#[component]
fn Title() -> impl IntoView {
    let t = use_language();
    let started = use_session().part(|event| event.has_started());
    view! {
        <span>{t.tab_settings()}</span>
        <span class="aside">{move || if started.get() { t.settings_started() } else { t.settings_open() }}</span>
    }
}

/// The record and the ways out of this device.
#[component]
fn Tools() -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let record = session.look(|document| Route::Event(document.id().clone(), Page::Record).hash());
    let steps = Memo::new(move |_| session.with_document(|document| document.steps().len()));
    view! {
        <div class="setting-tools buttons even" role="group" aria-label=t.event_tools()>
            <a class="button" href=record data-test="to-record">
                <span>{move || t.to_record_steps(steps.get())}</span>
            </a>
            <backup::ExportButton />
            <backup::ShareButton file=Callback::new(move |()| session.look(backup::file)) />
        </div>
    }
}

/// A tap goes to the group.
#[component]
fn GroupLinks() -> impl IntoView {
    let t = use_language();
    let go = |group: Group| {
        if let Some(section) = document().get_element_by_id(group.id()) {
            section.scroll_into_view();
        }
    };
    view! {
        <nav class="chips setting-links" aria-label=t.groups_of_settings()>
            {Group::ALL
                .map(|group| {
                    view! {
                        <button class="chip" data-test=format!("go-{}", group.id()) on:click=move |_| go(group)>
                            {group.name(t)}
                        </button>
                    }
                })
                .collect_view()}
        </nav>
    }
}

#[component]
fn GroupView(group: Group, settings: Memo<Vec<Setting>>, editing: RwSignal<Editing>) -> impl IntoView {
    let t = use_language();
    let own = move || -> Vec<Setting> {
        settings.with(|all| all.iter().filter(|setting| setting.group == group).cloned().collect())
    };
    view! {
        <section class="setting-group" id=group.id()>
            <h2>{group.name(t)}</h2>
            <For each=own key=|setting| (setting.key.clone(), setting.name.clone()) let:setting>
                <SettingRow setting=setting settings=settings editing=editing />
            </For>
        </section>
    }
}

/// A line of the ledger. It stays in the document while its value changes, so that the focus comes back to it.
#[component]
fn SettingRow(setting: Setting, settings: Memo<Vec<Setting>>, editing: RwSignal<Editing>) -> impl IntoView {
    let session = use_session();
    let Setting { key, name, help, rule, .. } = setting;
    let own = key.clone();
    let value = Memo::new(move |_| {
        let value = |all: &Vec<Setting>| all.iter().find(|each| each.key == own).map(|each| each.value.clone());
        settings.with(value).unwrap_or_default()
    });
    let test = format!("setting-{key}");
    let open = move |_| {
        let base = session.look(|document| document.event().regulation.clone());
        editing.set(Editing::Open(Box::new(Edit { key: key.clone(), edited: base.clone(), base })));
    };
    view! {
        <button class="setting" data-test=test on:click=open>
            <span class="line">
                <span class="name">{name}</span>
                <span class="value" class:lines=move || value.with(|value| value.contains('\n'))>
                    {value}
                </span>
            </span>
            <span class="label">
                <Help help=help rule=rule />
            </span>
            <Icon name=IconName::Forward />
        </button>
    }
}
