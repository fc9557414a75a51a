//! Changing a setting: the sheet in which it is edited, and the question after the start.

use bianpai::command::Command;
use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use super::catalog;
use super::criteria::CriteriaEditor;
use super::draft::{Draft, Edit, Verdict};
use super::inputs::Parts;
use super::items::ItemsEditor;
use super::setting::{Editor, Setting};
use crate::app::components::{Ask, Notice, NoticeKind, Sheet};
use crate::app::session::use_session;
use crate::app::use_language;

/// How far changing a setting has come.
#[derive(Clone, Default)]
pub enum Editing {
    /// Nothing is being changed.
    #[default]
    Closed,
    /// A setting is being edited.
    Open(Box<Edit>),
    /// The event has started: this follows, and is asked.
    Asked(Box<Edit>, Vec<String>),
}

/// The sheet or the question, as far as editing has come.
#[component]
pub fn EditingView(editing: RwSignal<Editing>) -> impl IntoView {
    let t = use_language();
    let named =
        move |edit: &Edit| catalog::settings(t, &edit.edited).into_iter().find(|setting| setting.key == edit.key);
    move || match editing.get() {
        Editing::Closed => ().into_any(),
        Editing::Open(edit) => {
            named(&edit).map(|setting| view! { <EditSheet setting=setting edit=*edit editing=editing /> }).into_any()
        }
        Editing::Asked(edit, consequences) => named(&edit)
            .map(|setting| {
                view! { <AskAfterStart setting=setting edit=*edit consequences=consequences editing=editing /> }
            })
            .into_any(),
    }
}

#[component]
fn EditSheet(setting: Setting, edit: Edit, editing: RwSignal<Editing>) -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let draft = Draft::new(edit);
    let refused = RwSignal::new(None::<String>);
    let warned = StoredValue::new(false);
    // A slip of the thumb beside the sheet does not throw away what was typed; a second one means it.
    let close = Callback::new(move |()| {
        let changed = !matches!(session.look(|document| draft.judge(t, document.event())), Verdict::Unchanged);
        if changed && !warned.get_value() {
            warned.set_value(true);
            refused.set(Some(t.unsaved_edits().into()));
        } else {
            editing.set(Editing::Closed);
        }
    });
    let Setting { name, help, rule, .. } = setting.clone();
    let save = move |event: SubmitEvent| {
        event.prevent_default();
        match session.look(|document| draft.judge(t, document.event())) {
            Verdict::Unchanged => editing.set(Editing::Closed),
            Verdict::Refused(reason) => refused.set(Some(reason)),
            Verdict::Ask(consequences) => editing.set(Editing::Asked(Box::new(draft.edit()), consequences)),
            Verdict::Fine(regulation) => {
                editing.set(Editing::Closed);
                if session.run(Command::ChangeRegulation { regulation }) {
                    session.say(t.setting_saved(&name), true);
                }
            }
        }
    };
    view! {
        <Sheet title=setting.name.clone() on_close=close test="setting-sheet">
            <p class="second">
                <Help help=help rule=rule />
            </p>
            <form class="editor" novalidate=true on:submit=save>
                <EditorView setting=setting draft=draft />
                <div class="save-bar">
                    {move || {
                        refused.get().map(|reason| {
                            view! { <Notice kind=NoticeKind::Trouble title=reason text=t.not_changed_kept().into() /> }
                        })
                    }}
                    <button type="submit" class="button filled wide" data-test="save">{t.save()}</button>
                </div>
            </form>
        </Sheet>
    }
}

#[component]
fn EditorView(setting: Setting, draft: Draft) -> impl IntoView {
    let Setting { name, editor, .. } = setting;
    match editor {
        Editor::Form(parts) => {
            view! { <div class="parts"><Parts parts=parts draft=draft label=name /></div> }.into_any()
        }
        Editor::Table(parts) => {
            view! { <div class="parts three"><Parts parts=parts draft=draft label=name /></div> }.into_any()
        }
        Editor::Items(items) => view! { <ItemsEditor items=items draft=draft /> }.into_any(),
        Editor::Criteria(section) => view! { <CriteriaEditor section=section draft=draft /> }.into_any(),
    }
}

/// After the start the change is asked for a second time, with what follows from it.
#[component]
fn AskAfterStart(setting: Setting, edit: Edit, consequences: Vec<String>, editing: RwSignal<Editing>) -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let before = session.look(|document| catalog::settings(t, &document.event().regulation));
    let changes = super::differences_of(t, &before, std::slice::from_ref(&setting));
    let Setting { name, .. } = setting;
    let title = t.ask_after_start(&name);
    let again = edit.clone();
    let back = Callback::new(move |()| editing.set(Editing::Open(Box::new(again.clone()))));
    let change = Callback::new(move |()| {
        let Some(regulation) = session.look(|document| edit.applied_to(document.event())) else {
            // Another window has changed the same while this was asked: the sheet says so.
            editing.set(Editing::Open(Box::new(edit.clone())));
            return;
        };
        editing.set(Editing::Closed);
        if session.run(Command::ChangeRegulation { regulation: Box::new(regulation) }) {
            session.say(t.setting_saved(&name), true);
        }
    });
    view! {
        <Ask title=title yes=t.change_it() no=t.back_to_editing() on_yes=change on_no=back>
            <ul class="consequences">
                {changes.into_iter().chain(consequences).map(|line| view! { <li>{line}</li> }).collect_view()}
            </ul>
        </Ask>
    }
}

/// A sentence of help behind the number of the rule on which it rests, if there is one.
#[component]
pub fn Help(help: &'static str, rule: &'static str) -> impl IntoView {
    let t = use_language();
    view! {
        {(!rule.is_empty()).then(|| view! { <span class="rule">{t.rule_n(rule)}{t.rule_mark()}</span> })}
        {help}
    }
}
