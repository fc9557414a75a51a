//! One table in the list of a round: red at the left, black at the right, the river between them. Half a row is one
//! tap: he won. The river is a draw. The number opens the table's sheet, and so does any tap on an entered row: a
//! result is never overwritten by chance.

use bianpai::command::Command;
use bianpai::event::{Event, Moment, Outcome, PlayerId, Points, Round, RoundNo, Side, TableNo};
use bianpai::standings::Ledger;
use leptos::html;
use leptos::prelude::*;

use crate::app::session::use_session;
use crate::app::text::outcome_text;
use crate::app::use_language;

/// One of the two at a table.
#[derive(Clone, PartialEq, Eq)]
pub struct Seat {
    /// Who.
    pub player: PlayerId,
    /// His name.
    pub name: String,
    /// His number.
    pub number: u32,
    /// His region or unit.
    pub region: String,
    /// His points before the round.
    pub points: Points,
    /// How many fouls he committed in the round.
    pub fouls: u32,
}

/// What a row shows.
#[derive(Clone, PartialEq, Eq)]
pub struct TableRow {
    /// Which table.
    pub table: TableNo,
    /// At the left.
    pub first: Seat,
    /// At the right.
    pub second: Seat,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// When that was entered.
    pub entered: Option<Moment>,
}

impl TableRow {
    /// The rows of a round.
    pub fn of_round(event: &Event, ledger: &Ledger, no: RoundNo, round: &Round) -> Vec<Self> {
        let seat = |id: PlayerId| seat(event, ledger, no, round, id);
        let row = |(index, table): (usize, &bianpai::event::Table)| Self {
            table: TableNo::at(index),
            first: seat(table.first),
            second: seat(table.second),
            outcome: table.outcome,
            entered: table.entered,
        };
        round.tables.iter().enumerate().map(row).collect()
    }

    /// The one on `side`.
    pub const fn seat(&self, side: Side) -> &Seat {
        match side {
            Side::First => &self.first,
            Side::Second => &self.second,
        }
    }

    /// Whether a search finds it: by a part of a name or region, or by its number.
    pub fn matches(&self, search: &str) -> bool {
        let named = |seat: &Seat| seat.name.contains(search) || seat.region.contains(search);
        search.is_empty() || self.table.to_string() == search || named(&self.first) || named(&self.second)
    }
}

fn seat(event: &Event, ledger: &Ledger, no: RoundNo, round: &Round, id: PlayerId) -> Seat {
    let player = event.player(id);
    let profile = player.map(|player| &player.profile);
    Seat {
        player: id,
        name: profile.map(|profile| profile.name.clone()).unwrap_or_default(),
        number: player.and_then(|player| player.number).map_or(0, |number| number.0),
        region: profile.map(|profile| profile.region.clone()).unwrap_or_default(),
        points: ledger.points_before(id, no),
        fouls: event.regulation.fouls.count(round.fouls.iter().filter(|foul| foul.player == id)),
    }
}

/// One table of the list.
#[component]
pub fn TableRowView(
    round: RoundNo,
    row: Memo<TableRow>,
    /// Whether the keypad means it: it is brought into sight then.
    meant: Memo<bool>,
    open: Callback<TableNo>,
) -> impl IntoView {
    let missing = Memo::new(move |_| row.with(|row| row.outcome.is_none()));
    let line = NodeRef::<html::Li>::new();
    Effect::new(move |before: Option<bool>| {
        let meant = meant.get();
        if let Some(line) = line.get_untracked().filter(|_| meant && before == Some(false)) {
            bring_into_sight(&line);
        }
        meant
    });
    view! {
        <li
            class="table-row"
            class:missing=move || missing.get()
            class:meant=move || meant.get()
            node_ref=line
            data-test=move || format!("table-{}", row.with(|row| row.table))
        >
            <NumberCell row=row open=open />
            <Half round=round row=row side=Side::First open=open />
            <River round=round row=row open=open />
            <Half round=round row=row side=Side::Second open=open />
        </li>
    }
}

fn bring_into_sight(line: &web_sys::Element) {
    let options = web_sys::ScrollIntoViewOptions::new();
    options.set_block(web_sys::ScrollLogicalPosition::Nearest);
    line.scroll_into_view_with_scroll_into_view_options(&options);
}

#[component]
fn NumberCell(row: Memo<TableRow>, open: Callback<TableNo>) -> impl IntoView {
    let t = use_language();
    let label = move || {
        row.with(|row| t.open_table(row.table, row.outcome.map_or(t.not_entered(), |outcome| outcome_text(t, outcome))))
    };
    view! {
        <button class="table-number" aria-label=label data-test="open" on:click=move |_| open.run(row.with_untracked(|row| row.table))>
            <b>{move || row.with(|row| row.table.0)}</b>
            <span aria-hidden="true">"…"</span>
        </button>
    }
}

/// Enters an outcome if there is none yet, else opens the sheet.
fn enter_or_open(round: RoundNo, row: Memo<TableRow>, open: Callback<TableNo>, outcome: Outcome) -> impl Fn() + Copy {
    let session = use_session();
    let pool = session.pool();
    move || {
        let (table, known) = row.with_untracked(|row| (row.table, row.outcome.is_some()));
        if known {
            open.run(table);
        } else {
            session.run_and_say(Command::SetOutcome { pool, round, table, outcome: Some(outcome) });
        }
    }
}

#[component]
fn Half(round: RoundNo, row: Memo<TableRow>, side: Side, open: Callback<TableNo>) -> impl IntoView {
    let t = use_language();
    let wins = match side {
        Side::First => Outcome::FirstWins,
        Side::Second => Outcome::SecondWins,
    };
    let tap = enter_or_open(round, row, open, wins);
    let label = move || {
        row.with(|row| match (row.outcome, side) {
            (Some(outcome), _) => t.open_table(row.table, outcome_text(t, outcome)),
            (None, Side::First) => t.tap_first_wins(row.table, &row.first.name),
            (None, Side::Second) => t.tap_second_wins(row.table, &row.second.name),
        })
    };
    let (class, test) = match side {
        Side::First => ("half first", "first"),
        Side::Second => ("half second-side", "second"),
    };
    view! {
        <button class=class aria-label=label data-test=test on:click=move |_| tap()>
            {move || row.with(|row| disc(row.outcome, side).map(|class| view! { <span class=class aria-hidden="true">{t.win()}</span> }))}
            {move || row.with(|row| view! { <Name seat=row.seat(side).clone() outcome=row.outcome side=side /> })}
        </button>
    }
}

/// How the disc of a side looks: hollow while it can be tapped, filled when won at the board, dashed when won by
/// forfeit, absent where he did not win.
fn disc(outcome: Option<Outcome>, side: Side) -> Option<&'static str> {
    let won_by_forfeit = outcome.is_some_and(Outcome::is_forfeit);
    let won = outcome.is_none_or(|outcome| outcome.score(side) == bianpai::event::Score::Win);
    won.then_some(match (side, outcome.is_some(), won_by_forfeit) {
        (Side::First, false, _) => "disc red",
        (Side::First, true, false) => "disc red won",
        (Side::First, true, true) => "disc red dashed",
        (Side::Second, false, _) => "disc black",
        (Side::Second, true, false) => "disc black won",
        (Side::Second, true, true) => "disc black dashed",
    })
}

#[component]
fn Name(seat: Seat, outcome: Option<Outcome>, side: Side) -> impl IntoView {
    let t = use_language();
    let won = outcome.is_some_and(|outcome| outcome.score(side) == bianpai::event::Score::Win);
    let lost = outcome.is_some() && !won && outcome != Some(Outcome::Draw);
    let forfeits = outcome.is_some_and(|outcome| outcome.is_forfeit_by(side));
    let long = seat.name.chars().count() > 5;
    view! {
        <span class="name" class:won=won class:lost=lost class:long=long>
            <span class="who">{seat.name}</span>
            <span class="facts">
                <b>{seat.points.to_string()}</b>
                {(seat.fouls > 0).then(|| view! { <span class="tag ink">{t.foul_tag(seat.fouls)}</span> })}
                {forfeits.then(|| view! { <span class="tag">{t.forfeit_tag()}</span> })}
                <span class="region">{seat.region}</span>
            </span>
        </span>
    }
}

#[component]
fn River(round: RoundNo, row: Memo<TableRow>, open: Callback<TableNo>) -> impl IntoView {
    let t = use_language();
    let tap = enter_or_open(round, row, open, Outcome::Draw);
    let label = move || {
        row.with(|row| match row.outcome {
            Some(outcome) => t.open_table(row.table, outcome_text(t, outcome)),
            None => t.tap_draw(row.table),
        })
    };
    let shown = move || match row.with(|row| row.outcome) {
        None => Some(view! { <span class="disc draw" aria-hidden="true">{t.draw_character()}</span> }.into_any()),
        Some(Outcome::Draw) => {
            Some(view! { <span class="disc draw entered" aria-hidden="true">{t.draw_character()}</span> }.into_any())
        }
        Some(Outcome::DoubleForfeit) => {
            Some(view! { <span class="tag" aria-hidden="true">{t.double_forfeit_tag()}</span> }.into_any())
        }
        Some(Outcome::DoubleLoss) => {
            Some(view! { <span class="tag" aria-hidden="true">{t.double_loss_tag()}</span> }.into_any())
        }
        Some(_) => None,
    };
    view! {
        <button class="river" aria-label=label data-test="draw" on:click=move |_| tap()>
            {shown}
        </button>
    }
}
