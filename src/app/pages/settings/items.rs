//! Editing a list: each item a line that opens, with its inputs; one more, one less.

use std::sync::Arc;

use leptos::html;
use leptos::prelude::*;

use super::draft::Draft;
use super::inputs::Parts;
use super::setting::Items;
use crate::app::components::{Icon, IconName};
use crate::app::session::use_session;
use crate::app::use_language;

/// The list as it stands in the draft. It is built anew when it gets longer or shorter.
#[component]
pub fn ItemsEditor(items: Arc<dyn Items>, draft: Draft) -> impl IntoView {
    let t = use_language();
    let shape = RwSignal::new(Shape { open: None });
    let add_word = items.add_word(t);
    let own_parts = draft.regulation.with_untracked(|regulation| items.own_parts(t, regulation));
    let list = {
        let items = items.clone();
        move || {
            let Shape { open } = shape.get();
            let count = draft.regulation.with_untracked(|regulation| items.count(regulation));
            let item = |index| {
                let items = items.clone();
                view! { <Item items=items index=index draft=draft shape=shape open=open == Some(index) /> }
            };
            (0..count).map(item).collect_view()
        }
    };
    let add = move |_| {
        let added = draft.regulation.try_update(|regulation| {
            items.add(t, regulation);
            items.count(regulation).checked_sub(1)
        });
        shape.set(Shape { open: added.flatten() });
    };
    view! {
        {(!own_parts.is_empty())
            .then(|| view! { <div class="parts"><Parts parts=own_parts draft=draft label=String::new() /></div> })}
        <div class="items">{list}</div>
        <button type="button" class="button wide" data-test="add-item" on:click=add>
            <Icon name=IconName::Add />
            {add_word}
        </button>
    }
}

/// Set whenever the list gets longer or shorter.
#[derive(Clone, Copy)]
struct Shape {
    /// The item that is open at first: the one just added.
    open: Option<usize>,
}

#[component]
fn Item(items: Arc<dyn Items>, index: usize, draft: Draft, shape: RwSignal<Shape>, open: bool) -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let parts = draft.regulation.with_untracked(|regulation| items.parts(t, regulation, index));
    let alone = draft.regulation.with_untracked(|regulation| items.count(regulation)) == 1 && items.needs_one();
    let in_use = alone || session.look(|document| items.is_in_use(document.event(), index));
    let summary = {
        let items = items.clone();
        move || draft.regulation.with(|regulation| items.summary(t, regulation, index))
    };
    let remove = move |_| {
        draft.regulation.update(|regulation| items.remove(regulation, index));
        shape.set(Shape { open: None });
    };
    let line = NodeRef::<html::Summary>::new();
    if open {
        line.on_load(|line| {
            let _ = line.focus();
        });
    }
    view! {
        <details class="item" open=open>
            <summary data-test=format!("item-{index}") node_ref=line>
                <span>{summary}</span>
                <Icon name=IconName::Down />
            </summary>
            <div class="parts">
                <Parts parts=parts draft=draft label=t.item_n(index + 1) />
                {if in_use {
                    view! { <p class="label">{t.in_use()}</p> }.into_any()
                } else {
                    view! {
                        <button type="button" class="button text" data-test="remove-item" on:click=remove>
                            {t.remove_this()}
                        </button>
                    }
                    .into_any()
                }}
            </div>
        </details>
    }
}
