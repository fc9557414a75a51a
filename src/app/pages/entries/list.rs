//! The list of entrants: search, chips with counts, the sticky head, and a row for each.

use bianpai::event::Event;
use leptos::prelude::*;

use super::proposals::Proposals;
use super::row::EntryRow;
use super::selection::{Filter, Selection, Sort};
use super::{Open, Sheets};
use crate::app::components::{Empty, Icon, IconName};
use crate::app::session::use_session;
use crate::app::text::Language;
use crate::app::use_language;

/// The list, or what to do while there is nobody in it.
#[component]
pub fn EntryList(sheets: Sheets, selection: Selection) -> impl IntoView {
    let has_players = use_session().part(|event| !event.players().is_empty());
    view! {
        <div class="entries" class:checking=move || selection.check_in.get()>
            <Show when=move || has_players.get() fallback=move || view! { <NoEntries sheets=sheets /> }>
                <Proposals />
                <div class="list-head">
                    <CheckingIn selection=selection />
                    <Tools sheets=sheets selection=selection />
                    <Chips selection=selection />
                    <Heads selection=selection />
                </div>
                <Rows sheets=sheets selection=selection />
                <NoMatch sheets=sheets selection=selection />
            </Show>
        </div>
    }
}

#[component]
fn NoEntries(sheets: Sheets) -> impl IntoView {
    let t = use_language();
    view! {
        <Empty title=t.no_entries_title().into() text=t.no_entries_text().into()>
            <button class="button filled" data-test="paste-first" on:click=move |_| sheets.show(Open::Paste)>
                {t.paste_list()}
            </button>
            <button class="button text" data-test="add-first" on:click=move |_| sheets.show(Open::Add(String::new()))>
                {t.add_one_by_one()}
            </button>
        </Empty>
    }
}

/// Search and paste.
#[component]
fn Tools(sheets: Sheets, selection: Selection) -> impl IntoView {
    let t = use_language();
    view! {
        <div class="tools">
            <label class="search-field">
                <Icon name=IconName::Search />
                <input
                    type="search"
                    autocomplete="off"
                    enterkeyhint="search"
                    placeholder=t.search_entries()
                    aria-label=t.search()
                    data-test="search"
                    prop:value=selection.search
                    on:input:target=move |event| selection.search.set(event.target().value())
                />
            </label>
            <button class="button paste" data-test="paste" on:click=move |_| sheets.show(Open::Paste)>
                <Icon name=IconName::Paste />
                {t.paste()}
            </button>
        </div>
    }
}

/// While the list is used at the door: what a tap does, and the way back.
#[component]
fn CheckingIn(selection: Selection) -> impl IntoView {
    let t = use_language();
    view! {
        <Show when=move || selection.check_in.get()>
            <div class="checking-in" role="status" data-test="checking-in">
                <span>{t.checking_in()}</span>
                <button class="button" data-test="end-check-in" on:click=move |_| selection.check_in.set(false)>
                    {t.end_check_in()}
                </button>
            </div>
        </Show>
    }
}

/// A chip for each way of looking at the list that has anyone in it.
#[component]
fn Chips(selection: Selection) -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let counts = Memo::new(move |_| session.with(|event| counts(event, selection)));
    view! {
        <div class="chips" role="group" aria-label=t.filter()>
            <For each=move || counts.get() key=|(filter, ..)| *filter let:chip>
                <Chip filter=chip.0 section=chip.2 counts=counts selection=selection />
            </For>
        </div>
    }
}

#[component]
fn Chip(
    filter: Filter,
    section: String,
    counts: Memo<Vec<(Filter, usize, String)>>,
    selection: Selection,
) -> impl IntoView {
    let t = use_language();
    let count = Memo::new(move |_| {
        counts.with(|counts| counts.iter().find(|(each, ..)| *each == filter).map_or(0, |(_, count, _)| *count))
    });
    let may_ask = !matches!(filter, Filter::All | Filter::Left | Filter::Section(_));
    let asks = move || may_ask && count.get() > 0;
    let on = move || selection.filter.get() == filter;
    let choose =
        move |_| selection.filter.update(|chosen| *chosen = if *chosen == filter { Filter::All } else { filter });
    view! {
        <button
            class="chip"
            class:attention=asks
            aria-pressed=move || on().to_string()
            data-test=test_name(filter)
            on:click=choose
        >
            {if section.is_empty() { chip_text(t, filter).to_owned() } else { section }}
            <b>{count}</b>
        </button>
    }
}

/// The chips with their counts; a section's with its name.
fn counts(event: &Event, selection: Selection) -> Vec<(Filter, usize, String)> {
    let marked = selection.marked.read();
    let drawn = event.pools.iter().any(|pool| pool.draw.is_some());
    let filter = selection.filter.get();
    let always = [Filter::All, Filter::Unpaid, Filter::Absent];
    let when_any = [Filter::Unnumbered, Filter::Misplaced, Filter::Waiting, Filter::Alike, Filter::Left];
    let plain = always.into_iter().chain(when_any).filter_map(|each| {
        let count = each.count(event, &marked);
        let offered = always.contains(&each) || count > 0 || filter == each;
        (offered && (drawn || each != Filter::Unnumbered)).then_some((each, count, String::new()))
    });
    let sections: Vec<_> =
        if event.regulation.sections.len() > 1 { event.regulation.section_ids().collect() } else { Vec::new() };
    let of_section = |id| {
        let name = event.regulation.section(id).map_or_else(String::new, |section| section.name.clone());
        (Filter::Section(id), event.players_of(id).count(), name)
    };
    plain.chain(sections.into_iter().map(of_section)).collect()
}

const fn chip_text(t: Language, filter: Filter) -> &'static str {
    match filter {
        Filter::All | Filter::Section(_) => t.filter_everyone(),
        Filter::Unpaid => t.unpaid(),
        Filter::Absent => t.absent(),
        Filter::Unnumbered => t.unnumbered(),
        Filter::Left => t.gone(),
        Filter::Alike => t.alike(),
        Filter::Waiting => t.waiting(),
        Filter::Misplaced => t.misplaced(),
    }
}

fn test_name(filter: Filter) -> String {
    match filter {
        Filter::All => "chip-all".into(),
        Filter::Unpaid => "chip-unpaid".into(),
        Filter::Absent => "chip-absent".into(),
        Filter::Unnumbered => "chip-unnumbered".into(),
        Filter::Left => "chip-left".into(),
        Filter::Alike => "chip-alike".into(),
        Filter::Waiting => "chip-waiting".into(),
        Filter::Misplaced => "chip-misplaced".into(),
        Filter::Section(section) => format!("chip-section-{section}"),
    }
}

/// The order at the left, who has paid and who is here at the right.
#[component]
fn Heads(selection: Selection) -> impl IntoView {
    let t = use_language();
    let marked = use_session().part(|event| {
        let count =
            |is: fn(&bianpai::event::Player) -> bool| event.players().iter().filter(|player| is(player)).count();
        (count(|player| player.paid), count(|player| player.present))
    });
    let choose = move |event: web_sys::Event| {
        let chosen = event_target_value(&event).parse().ok().and_then(|index: usize| Sort::ALL.get(index).copied());
        selection.sort.set(chosen.unwrap_or(Sort::Name));
    };
    let index = move || Sort::ALL.iter().position(|sort| *sort == selection.sort.get()).unwrap_or(0).to_string();
    view! {
        <div class="heads">
            <label class="sort">
                <select aria-label=t.sort_order() data-test="sort" prop:value=index on:change=choose>
                    {Sort::ALL
                        .into_iter()
                        .enumerate()
                        .map(|(index, sort)| view! { <option value=index.to_string()>{sort_text(t, sort)}</option> })
                        .collect_view()}
                </select>
                <Icon name=IconName::Down />
            </label>
            <span class="head" data-test="paid-count">
                {t.fee_head()}
                <b>{move || marked.get().0}</b>
            </span>
            <span class="head" data-test="present-count">
                {t.present_head()}
                <b>{move || marked.get().1}</b>
            </span>
        </div>
    }
}

const fn sort_text(t: Language, sort: Sort) -> &'static str {
    match sort {
        Sort::Name => t.by_name(),
        Sort::Number => t.by_number(),
        Sort::Entry => t.by_entry(),
    }
}

/// How many rows are added to the page at a time, so that the first are there at once.
const BATCH: usize = 60;

#[component]
fn Rows(sheets: Sheets, selection: Selection) -> impl IntoView {
    let ready = RwSignal::new(BATCH);
    Effect::new(move |_| {
        if ready.get() < selection.order.read().len() {
            request_animation_frame(move || {
                // The page may be gone by now.
                let _ = ready.try_update(|ready| *ready += BATCH);
            });
        }
    });
    let each = move || selection.order.with(|order| order.iter().take(ready.get()).copied().collect::<Vec<_>>());
    view! {
        <ul class="rows" data-test="entries">
            <For each=each key=|id| *id let:id>
                <EntryRow id=id sheets=sheets selection=selection />
            </For>
        </ul>
    }
}

/// What to say where the filter and the search leave nobody.
#[component]
fn NoMatch(sheets: Sheets, selection: Selection) -> impl IntoView {
    let t = use_language();
    let nobody = move || selection.shown.read().is_empty();
    let searched = move || selection.search.read().trim().to_owned();
    view! {
        <Show when=nobody>
            <p class="no-match second" data-test="no-match">
                {move || match searched() {
                    text if text.is_empty() => t.nobody_here().to_owned(),
                    text => t.no_match(text),
                }}
                <Show when=move || !searched().is_empty()>
                    <button class="button text" data-test="add-searched" on:click=move |_| sheets.show(Open::Add(searched()))>
                        {t.add_this_player()}
                    </button>
                </Show>
            </p>
        </Show>
    }
}
