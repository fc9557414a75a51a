//! A sheet over the page: from below on a phone, from the right on wider screens. Escape, the veil and the cross
//! close it; the focus is inside while it is open and goes back to where it was.

use leptos::ev;
use leptos::html::Section;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::screen::TroubleView;
use super::{Icon, IconName};
use crate::app::session::Session;
use crate::app::use_language;

/// A sheet with a title, what stands small beside it, and the body given as children; `footer` stays in sight below
/// the body while that scrolls.
#[component]
pub fn Sheet(
    #[prop(into)] title: String,
    #[prop(into, default = String::new())] aside: String,
    on_close: Callback<()>,
    #[prop(default = "sheet")] test: &'static str,
    #[prop(into, optional)] footer: Option<ViewFn>,
    children: Children,
) -> impl IntoView {
    let t = use_language();
    let label = title.clone();
    let sheet = NodeRef::<Section>::new();
    hold_focus(sheet);
    let escape = window_event_listener(ev::keydown, move |event| {
        if event.key() == "Escape" {
            on_close.run(());
        }
    });
    on_cleanup(move || escape.remove());
    view! {
        <div class="veil" on:click=move |_| on_close.run(())></div>
        <section class="sheet" role="dialog" aria-modal="true" aria-label=label tabindex="-1" node_ref=sheet data-test=test>
            <header>
                <h2>{title}</h2>
                {(!aside.is_empty()).then(|| view! { <p class="second">{aside}</p> })}
                <button class="icon-button" aria-label=t.close() data-test="close" on:click=move |_| on_close.run(())>
                    <Icon name=IconName::Close />
                </button>
            </header>
            // The page's own notice lies behind the sheet.
            {use_context::<Session>().filter(|session| session.is_open()).map(|_| view! { <TroubleView /> })}
            <div class="body">{children()}</div>
            {footer.map(|footer| view! { <footer>{footer.run()}</footer> })}
        </section>
    }
}

/// Puts the focus on the sheet, and back to where it was when the sheet goes.
fn hold_focus(sheet: NodeRef<Section>) {
    let before = document().active_element().and_then(|element| element.dyn_into::<HtmlElement>().ok());
    let before = StoredValue::new_local(before);
    sheet.on_load(|sheet| {
        let _ = sheet.focus();
    });
    on_cleanup(move || {
        if let Some(Some(before)) = before.try_get_value() {
            let _ = before.focus();
        }
    });
}

/// A sheet that asks before something is done: what follows from it as children, then yes or no.
#[component]
pub fn Ask(
    #[prop(into)] title: String,
    #[prop(into)] yes: String,
    #[prop(into)] no: String,
    on_yes: Callback<()>,
    on_no: Callback<()>,
    children: Children,
) -> impl IntoView {
    view! {
        <Sheet title=title on_close=on_no test="ask">
            {children()}
            <div class="buttons even">
                <button class="button" data-test="no" on:click=move |_| on_no.run(())>
                    {no}
                </button>
                <button class="button filled" data-test="yes" on:click=move |_| on_yes.run(())>
                    {yes}
                </button>
            </div>
        </Sheet>
    }
}
