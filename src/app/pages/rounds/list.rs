//! The tables of a published round: how far it has come, which tables to show, and the rows.

use std::sync::Arc;

use bianpai::command::Command;
use bianpai::event::{NoGame, Outcome, Points, RoundNo, TableNo};
use bianpai::standings::Ledger;
use leptos::prelude::*;

use super::Filter;
use super::keypad::Entering;
use super::row::{TableRow, TableRowView};
use super::strip::Strip;
use super::table_sheet::TableSheet;
use crate::app::components::{Icon, IconName};
use crate::app::session::use_session;
use crate::app::use_language;

/// The tables of a round.
#[component]
pub fn RoundList(
    round: RoundNo,
    rows: Rows,
    filter: RwSignal<Filter>,
    open: RwSignal<Option<TableNo>>,
    entering: Entering,
) -> impl IntoView {
    let search = RwSignal::new(String::new());
    let shown = Memo::new(move |_| {
        let (search, filter) = (search.read(), filter.get());
        let rows = rows.read();
        let visible = rows.iter().filter(|row| passes(row, filter) && row.matches(search.trim()));
        visible.map(|row| row.table).collect::<Vec<TableNo>>()
    });
    view! {
        <div class="ledger round-list">
            <RoundHead rows=rows filter=filter search=search />
            <ol>
                <For each=move || shown.get() key=|table| *table let:table>
                    <RowOf rows=rows round=round table=table open=open entering=entering />
                </For>
            </ol>
            <NothingShown shown=shown filter=filter search=search />
            <Byes round=round />
            {move || open.get().map(|table| view! { <TableSheet round=round table=table rows=rows open=open /> })}
        </div>
    }
}

/// The rows of the round, shared by all who look at them.
pub type Rows = Memo<Arc<Vec<TableRow>>>;

/// The rows of a published round of the pool that is looked at.
pub fn rows_of(round: RoundNo) -> Rows {
    let session = use_session();
    let pool_id = session.pool();
    session.part(move |event| {
        let ledger = Ledger::of(event, pool_id);
        let rows = event.pool(pool_id).and_then(|pool| pool.round(round));
        Arc::new(rows.map(|published| TableRow::of_round(event, &ledger, round, published)).unwrap_or_default())
    })
}

fn passes(row: &TableRow, filter: Filter) -> bool {
    match filter {
        Filter::All => true,
        Filter::Missing => row.outcome.is_none(),
        Filter::Fouls => row.first.fouls + row.second.fouls > 0,
    }
}

#[component]
fn RowOf(
    rows: Rows,
    round: RoundNo,
    table: TableNo,
    open: RwSignal<Option<TableNo>>,
    entering: Entering,
) -> impl IntoView {
    let first = rows.with_untracked(|rows| rows.get(table.index()).cloned());
    first.map(|first| {
        // A row that has gone with an undone round keeps its last look until the list drops it.
        let row = Memo::new(move |previous: Option<&TableRow>| {
            let now = rows.with(|rows| rows.get(table.index()).cloned());
            now.or_else(|| previous.cloned()).unwrap_or_else(|| first.clone())
        });
        let meant = Memo::new(move |_| entering.table() == Some(table));
        view! { <TableRowView round=round row=row meant=meant open=Callback::new(move |table| open.set(Some(table))) /> }
    })
}

/// How far the round has come, and which tables to show.
#[component]
fn RoundHead(rows: Rows, filter: RwSignal<Filter>, search: RwSignal<String>) -> impl IntoView {
    let t = use_language();
    let outcomes = Memo::new(move |_| rows.read().iter().map(|row| row.outcome).collect::<Vec<_>>());
    let count = move |wanted: &[Outcome]| {
        let outcomes = outcomes.read();
        outcomes.iter().flatten().filter(|outcome| wanted.contains(outcome)).count()
    };
    let totals = move || {
        let first = count(&[Outcome::FirstWins, Outcome::SecondForfeits]);
        let second = count(&[Outcome::SecondWins, Outcome::FirstForfeits]);
        t.totals(first, count(&[Outcome::Draw]), second)
    };
    let entered = move || outcomes.read().iter().flatten().count();
    let searching = RwSignal::new(false);
    view! {
        <div class="round-head">
            <p class="round-totals second">
                <span data-test="entered">
                    {t.entered_of()}" "<b>{entered}</b>"/"{move || outcomes.read().len()}
                </span>
                <span>{totals}</span>
            </p>
            <Strip outcomes=outcomes />
            <div class="chips">
                <FilterChips rows=rows filter=filter />
                <button
                    class="icon-button push"
                    aria-label=t.search_tables()
                    data-search
                    aria-expanded=move || searching.get().to_string()
                    on:click=move |_| searching.update(|searching| *searching = !*searching)
                >
                    <Icon name=IconName::Search />
                </button>
            </div>
            <Show when=move || searching.get() || !search.read().is_empty()>
                <label class="search-field inset">
                    <span class="spoken">{t.search_tables()}</span>
                    <Icon name=IconName::Search />
                    <input type="search" placeholder=t.search_tables() data-test="search" bind:value=search />
                </label>
            </Show>
            <div class="row-heads label" aria-hidden="true">
                <span>{t.column_table()}</span>
                <span><i class="dot red"></i>{t.red_first()}</span>
                <span>{t.draw_character()}</span>
                <span><i class="dot black"></i>{t.black_second()}</span>
            </div>
        </div>
    }
}

#[component]
fn FilterChips(rows: Rows, filter: RwSignal<Filter>) -> impl IntoView {
    let t = use_language();
    let chips = [
        (Filter::All, t.filter_all(), "filter-all"),
        (Filter::Missing, t.filter_missing(), "filter-missing"),
        (Filter::Fouls, t.filter_fouls(), "filter-fouls"),
    ];
    chips
        .map(|(kind, word, test)| {
            let count = Memo::new(move |_| rows.read().iter().filter(|row| passes(row, kind)).count());
            view! {
                <button
                    class="chip"
                    class:attention=move || kind == Filter::Missing && count.get() != 0
                    aria-pressed=move || (filter.get() == kind).to_string()
                    data-test=test
                    on:click=move |_| filter.set(kind)
                >
                    {word}
                    <b>{count}</b>
                </button>
            }
        })
        .collect_view()
}

/// Why the list is empty.
#[component]
fn NothingShown(shown: Memo<Vec<TableNo>>, filter: RwSignal<Filter>, search: RwSignal<String>) -> impl IntoView {
    let t = use_language();
    move || {
        shown.read().is_empty().then(|| {
            let search = search.get();
            let reason = match filter.get() {
                _ if !search.trim().is_empty() => t.no_match(search.trim()),
                Filter::Missing => t.nothing_missing().into(),
                Filter::Fouls => t.no_fouls().into(),
                Filter::All => String::new(),
            };
            view! { <p class="nothing second">{reason}</p> }
        })
    }
}

/// Who has a bye, and who is left out for forfeits in a row.
#[component]
fn Byes(round: RoundNo) -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let pool_id = session.pool();
    let byes = session.part(move |event| {
        let Some(published) = event.pool(pool_id).and_then(|pool| pool.round(round)) else { return Vec::new() };
        let brings = |bye: &bianpai::event::Bye| {
            let kind: NoGame = bye.brings.unwrap_or(event.regulation.counting.bye);
            kind.award(&event.regulation.points)
        };
        let name = |id| event.player(id).map(|player| player.profile.name.clone()).unwrap_or_default();
        published.byes.iter().map(|bye| (name(bye.player), brings(bye))).collect::<Vec<(String, Points)>>()
    });
    let left_out = session.part(move |event| {
        let published = event.pool(pool_id).and_then(|pool| pool.round(round));
        let ids = published.map(|round| round.left_out.clone()).unwrap_or_default();
        let name = |id| (id, event.player(id).map(|player| player.profile.name.clone()).unwrap_or_default());
        ids.into_iter().map(name).collect::<Vec<_>>()
    });
    view! {
        <ul class="byes" data-test="byes">
            {move || byes.get().into_iter().map(|(name, points)| view! {
                <li data-test="bye">
                    <span class="disc draw entered" aria-hidden="true">{t.bye_character()}</span>
                    <b>{name}</b>
                    <span class="second">{if points == Points::ZERO { t.bye_nothing().into() } else { t.bye_brings(points) }}</span>
                </li>
            }).collect_view()}
            {move || left_out.get().into_iter().map(|(id, name)| view! {
                <li data-test="left-out">
                    <span class="tag">{t.left_out_title()}</span>
                    <b>{name}</b>
                    <span class="second">{t.left_out_forfeits()}</span>
                    <button class="button push" data-test="put-back" on:click=move |_| { session.run_and_say(Command::PutBack { player: id }); }>
                        {t.put_back()}
                    </button>
                </li>
            }).collect_view()}
        </ul>
    }
}
