//! The frame of an event's pages: top bar, what scrolls, the next thing to do, and the five tabs.

use bianpai::event::RoundNo;
use leptos::html;
use leptos::prelude::*;

use super::shortcuts::Shortcuts;
use super::{Icon, IconName, Notice, NoticeKind, ToastView};
use crate::app::backup;
use crate::app::route::{Page, PaperKind, Route};
use crate::app::session::{Trouble, use_session};
use crate::app::text::command_text;
use crate::app::use_language;

/// A page of the open event. `title` is what stands large in the top bar, `actions` what stands at its right before
/// undo, `next` the bar above the tabs, `panel` what lies beside the list on a laptop and below it on a phone.
#[component]
pub fn EventScreen(
    page: Page,
    #[prop(into)] title: ViewFn,
    #[prop(into, optional)] actions: ViewFn,
    #[prop(into, optional)] next: ViewFn,
    #[prop(into, optional)] panel: Option<ViewFn>,
    children: Children,
) -> impl IntoView {
    let session = use_session();
    let has_panel = panel.is_some();
    let keys = RwSignal::new(false);
    let name = session.part(|event| event.regulation.name.clone());
    let content = NodeRef::<html::Main>::new();
    // Pages share one frame, whose element stays: a new page begins at its top.
    Effect::new(move |_| {
        if let Some(content) = content.get() {
            // With the frame, when the page is laid out anyway.
            request_animation_frame(move || content.set_scroll_top(0));
        }
    });
    view! {
        <div class="screen has-tabs" class:has-panel=has_panel>
            <header class="top-bar">
                <BackLink />
                <div class="heading">
                    <span class="over">{name}</span>
                    <h1>{title.run()}</h1>
                </div>
                <div class="actions">
                    <UndoButtons />
                    {actions.run()}
                </div>
            </header>
            <main class="content" node_ref=content>
                <TroubleView />
                {children()}
            </main>
            {panel.map(|panel| panel.run())}
            {next.run()}
            <Tabs page=page keys=keys />
        </div>
        <Shortcuts told=keys />
        <ToastView />
    }
}

#[component]
fn BackLink() -> impl IntoView {
    let t = use_language();
    view! {
        <a class="icon-button back-link" href=Route::Home.hash() aria-label=t.to_home()>
            <Icon name=IconName::Back />
        </a>
    }
}

#[component]
fn UndoButtons() -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let undo = Memo::new(move |_| {
        session.with_document(|document| Some(command_text(t, document.event(), document.next_undo()?)))
    });
    let redo = Memo::new(move |_| {
        session.with_document(|document| Some(command_text(t, document.event(), document.next_redo()?)))
    });
    view! {
        <button
            class="icon-button"
            data-test="undo"
            aria-label=move || undo.get().map_or(t.undo().into(), |what| t.undo_of(what))
            disabled=move || undo.get().is_none()
            on:click=move |_| session.undo()
        >
            <Icon name=IconName::Undo />
        </button>
        <Show when=move || redo.get().is_some()>
            <button
                class="icon-button"
                data-test="redo"
                aria-label=move || t.redo_of(redo.get().unwrap_or_default())
                on:click=move |_| session.redo()
            >
                <Icon name=IconName::Redo />
            </button>
        </Show>
    }
}

/// What could not be done or stored, above everything else on the page or in the sheet.
#[component]
pub(super) fn TroubleView() -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let export = move |_| session.look(backup::download);
    let close = move |_| session.trouble.set(None);
    move || {
        session.trouble.get().map(|trouble| match trouble {
            Trouble::NotStored => view! {
                <Notice kind=NoticeKind::Trouble title=t.not_saved_title().into() text=t.not_saved_kept().into()>
                    <button class="button" on:click=export>{t.export_backup()}</button>
                </Notice>
            }
            .into_any(),
            Trouble::Refused(text) => view! {
                <Notice kind=NoticeKind::Trouble title=text>
                    <button class="button" on:click=close>{t.close()}</button>
                </Notice>
            }
            .into_any(),
            Trouble::ChangedElsewhere => view! {
                <Notice kind=NoticeKind::Attention title=t.changed_elsewhere().into()>
                    <button class="button" on:click=close>{t.close()}</button>
                </Notice>
            }
            .into_any(),
        })
    }
}

#[component]
fn Tabs(page: Page, keys: RwSignal<bool>) -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let id = session.look(|document| document.id().clone());
    let tabs = [
        (Page::Entries, IconName::Entries, t.tab_entries(), "tab-entries"),
        (Page::Rounds(None), IconName::Rounds, t.tab_rounds(), "tab-rounds"),
        (Page::Places(None), IconName::Places, t.tab_places(), "tab-places"),
        (Page::Awards, IconName::Awards, t.tab_awards(), "tab-awards"),
        (Page::Settings, IconName::Settings, t.tab_settings(), "tab-settings"),
    ];
    // The record is reached from the settings and belongs to them.
    let shown = match page {
        Page::Record => Page::Settings,
        // A final is played beside the rounds.
        Page::Final(_) => Page::Rounds(None),
        Page::Paper(PaperKind::Entries, _) => Page::Entries,
        Page::Paper(PaperKind::Places, _) => Page::Places(None),
        Page::Paper(PaperKind::Receipts | PaperKind::Certificates, _) => Page::Awards,
        Page::Paper(..) => Page::Rounds(None),
        page => page,
    };
    let current = move |tab: Page| std::mem::discriminant(&tab) == std::mem::discriminant(&shown);
    view! {
        <nav class="tabs" aria-label=t.pages_of_the_event()>
            <a class="rail-home" href=Route::Home.hash() aria-label=t.to_home()>
                <img class="seal" src="seal.svg" alt="" width="42" height="42" />
            </a>
            {(1..)
                .zip(tabs)
                .map(|(number, (tab, icon, word, test))| {
                    view! {
                        <a
                            href=Route::Event(id.clone(), tab).hash()
                            aria-current=current(tab).then_some("page")
                            data-tab=number
                            data-test=test
                        >
                            <Icon name=icon />
                            <span>{word}</span>
                        </a>
                    }
                })
                .collect_view()}
            <button class="rail-keys" data-test="keys-help" on:click=move |_| keys.set(true)>
                <kbd>"?"</kbd>
                {t.keys_title()}
            </button>
        </nav>
    }
}

/// The way to a page's paper, in the top bar.
#[component]
pub fn PrintLink(kind: PaperKind, #[prop(optional_no_strip)] round: Option<RoundNo>) -> impl IntoView {
    let t = use_language();
    let id = use_session().look(|document| document.id().clone());
    view! {
        <a class="icon-button" href=Route::Event(id, Page::Paper(kind, round)).hash() aria-label=t.print_this() data-test="to-paper">
            <Icon name=IconName::Print />
        </a>
    }
}

/// The bar above the tabs: a sentence of state, and the buttons given as children, at most one of them filled.
#[component]
pub fn NextBar(
    #[prop(into)] state: String,
    #[prop(into, default = String::new())] detail: String,
    #[prop(optional)] children: Option<Children>,
) -> impl IntoView {
    let has_detail = !detail.is_empty();
    view! {
        <div class="next-bar" data-test="next-bar">
            <p class="state" role="status">
                <strong>{state}</strong>
                {has_detail.then(|| view! { <span class="second">{detail}</span> })}
            </p>
            {children.map(|children| children())}
        </div>
    }
}
