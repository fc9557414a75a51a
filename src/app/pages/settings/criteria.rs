//! Editing the order of places of a section (rules 3.1): ready orders, and one criterion after the other moved,
//! removed and added.

use bianpai::event::{Criterion, Regulation};
use bianpai::templates::Template;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, MouseEvent};

use super::draft::Draft;
use super::edit::Help;
use crate::app::components::{Icon, IconName};
use crate::app::text::{criterion_help, criterion_name};
use crate::app::use_language;

/// The order of one section in the draft.
#[derive(Clone, Copy)]
struct Order {
    section: usize,
    draft: Draft,
}

impl Order {
    fn read(self, regulation: &Regulation) -> Vec<Criterion> {
        regulation.sections.get(self.section).map_or_else(Vec::new, |section| section.criteria.clone())
    }

    fn get(self) -> Vec<Criterion> {
        self.draft.regulation.with(|regulation| self.read(regulation))
    }

    fn position(self, criterion: Criterion) -> Option<usize> {
        self.get().iter().position(|&each| each == criterion)
    }

    fn change(self, change: impl FnOnce(&mut Vec<Criterion>)) {
        self.draft.regulation.update(|regulation| {
            if let Some(section) = regulation.sections.get_mut(self.section) {
                change(&mut section.criteria);
            }
        });
    }

    fn remove(self, criterion: Criterion) {
        self.change(|criteria| criteria.retain(|&each| each != criterion));
    }

    /// Changes places with the one before (`up`) or after; points stay first.
    fn shift(self, criterion: Criterion, up: bool) {
        self.change(|criteria| {
            let Some(index) = criteria.iter().position(|&each| each == criterion) else { return };
            let other = if up { index.saturating_sub(1) } else { index + 1 };
            if other >= 1 && other < criteria.len() {
                criteria.swap(index, other);
            }
        });
    }
}

/// The order of the section at this index.
#[component]
pub fn CriteriaEditor(section: usize, draft: Draft) -> impl IntoView {
    let t = use_language();
    let order = Order { section, draft };
    let missing = move || {
        let present = order.get();
        Criterion::ALL.into_iter().filter(|criterion| !present.contains(criterion)).collect::<Vec<_>>()
    };
    view! {
        <ReadyOrders order=order />
        <ol class="criteria" data-test="criteria">
            <For each=move || order.get() key=|&criterion| criterion let:criterion>
                <CriterionRow criterion=criterion order=order />
            </For>
        </ol>
        <details class="item more-criteria">
            <summary data-test="add-criterion">
                <span>{t.add_criterion()}</span>
                <Icon name=IconName::Down />
            </summary>
            <For each=missing key=|&criterion| criterion let:criterion>
                <MissingCriterion criterion=criterion order=order />
            </For>
        </details>
    }
}

#[component]
fn ReadyOrders(order: Order) -> impl IntoView {
    let t = use_language();
    let gaoping = Template::Gaoping.regulation().and_then(|regulation| regulation.sections.into_iter().next());
    let ready = [
        ("preset-a", t.preset_a(), Criterion::PRESET_A.to_vec()),
        ("preset-b", t.preset_b(), Criterion::PRESET_B.to_vec()),
        ("preset-gaoping", t.preset_gaoping(), gaoping.map_or_else(Vec::new, |section| section.criteria)),
    ];
    view! {
        <div class="field">
            <span class="label">{t.preset_orders()}</span>
            <div class="ready-orders">
                {ready
                    .map(|(test, name, criteria)| {
                        let same = criteria.clone();
                        let take = move |_| order.change(|present| present.clone_from(&criteria));
                        view! {
                            <button
                                type="button"
                                class="chip"
                                data-test=test
                                aria-pressed=move || (order.get() == same).to_string()
                                on:click=take
                            >
                                {name}
                            </button>
                        }
                    })
                    .collect_view()}
            </div>
        </div>
    }
}

#[component]
fn CriterionRow(criterion: Criterion, order: Order) -> impl IntoView {
    let t = use_language();
    let (help, rule) = criterion_help(t, criterion);
    let position = Memo::new(move |_| order.position(criterion).unwrap_or(0));
    view! {
        <li data-test="criterion">
            <span class="position">{move || position.get() + 1}</span>
            <strong>{criterion_name(t, criterion)}</strong>
            {if criterion == Criterion::Points {
                view! { <span class="label">{t.points_stay_first()}</span> }.into_any()
            } else {
                view! { <RowButtons criterion=criterion order=order position=position /> }.into_any()
            }}
            <p class="label">
                <Help help=help rule=rule />
            </p>
        </li>
    }
}

/// Up, down, away.
#[component]
fn RowButtons(criterion: Criterion, order: Order, position: Memo<usize>) -> impl IntoView {
    let t = use_language();
    let name = criterion_name(t, criterion);
    let last = Memo::new(move |_| position.get() + 1 == order.get().len());
    let shift = move |up: bool| {
        move |event: MouseEvent| {
            order.shift(criterion, up);
            keep_focus(&event);
        }
    };
    view! {
        <div class="row-buttons">
            <button
                type="button"
                class="icon-button"
                aria-label=t.move_up(name)
                data-test="up"
                disabled=move || position.get() < 2
                on:click=shift(true)
            >
                <Icon name=IconName::Up />
            </button>
            <button
                type="button"
                class="icon-button"
                aria-label=t.move_down(name)
                data-test="down"
                disabled=move || last.get()
                on:click=shift(false)
            >
                <Icon name=IconName::Down />
            </button>
            <button
                type="button"
                class="icon-button"
                aria-label=t.remove_item(name)
                data-test="remove"
                on:click=move |_| order.remove(criterion)
            >
                <Icon name=IconName::Close />
            </button>
        </div>
    }
}

#[component]
fn MissingCriterion(criterion: Criterion, order: Order) -> impl IntoView {
    let t = use_language();
    let name = criterion_name(t, criterion);
    let (help, rule) = criterion_help(t, criterion);
    view! {
        <button
            type="button"
            class="missing-criterion"
            aria-label=t.add_criterion_named(name)
            data-test=format!("add-{}", name)
            on:click=move |_| order.change(|criteria| criteria.push(criterion))
        >
            <Icon name=IconName::Add />
            <span>
                <strong>{name}</strong>
                <span class="label">
                    <Help help=help rule=rule />
                </span>
            </span>
        </button>
    }
}

/// A row that is moved in the document loses the focus; it gets it back once it stands in its new place.
fn keep_focus(event: &MouseEvent) {
    let button = event.current_target().and_then(|target| target.dyn_into::<HtmlElement>().ok());
    if let Some(button) = button {
        request_animation_frame(move || {
            let _ = button.focus();
        });
    }
}
