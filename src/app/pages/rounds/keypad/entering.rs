//! Which table is meant, and what a key does to it.

use bianpai::command::Command;
use bianpai::event::{Outcome, PoolId, RoundNo, TableNo};
use leptos::prelude::*;

use super::super::correction::needs_asking;
use super::super::list::Rows;
use super::super::row::TableRow;
use crate::app::session::{Session, use_session};

/// The state of the keypad of a round.
#[derive(Clone, Copy)]
pub struct Entering {
    session: Session,
    pool: PoolId,
    round: RoundNo,
    rows: Rows,
    /// The table chosen by number, by a tap on what was entered, or by going on; `None`: the first without a result.
    chosen: RwSignal<Option<TableNo>>,
    /// The digits typed since the last result.
    pub typed: RwSignal<String>,
    /// A result pressed once at a table that has another: pressed again it takes its place.
    pressed: RwSignal<Option<Outcome>>,
    /// Whether it was asked for where it is not beside the list.
    pub shown: RwSignal<bool>,
    /// Whether the arrows enter results: only once a number was typed, for until then they scroll.
    pub begun: RwSignal<bool>,
    /// A correction that reaches back behind a published round, to be asked.
    pub asked: RwSignal<Option<Command>>,
    /// The table whose sheet is open.
    sheet: RwSignal<Option<TableNo>>,
}

impl Entering {
    /// The keypad of a round. `sheet` is the table whose sheet is open.
    pub fn new(round: RoundNo, rows: Rows, sheet: RwSignal<Option<TableNo>>) -> Self {
        let session = use_session();
        Self {
            session,
            pool: session.pool(),
            round,
            rows,
            chosen: RwSignal::new(None),
            typed: RwSignal::new(String::new()),
            pressed: RwSignal::new(None),
            shown: RwSignal::new(false),
            begun: RwSignal::new(false),
            asked: RwSignal::new(None),
            sheet,
        }
    }

    /// The tables of the round.
    pub const fn rows(self) -> Rows {
        self.rows
    }

    /// The table that the next result is for; `None`: every result is in and none was asked for.
    pub fn table(self) -> Option<TableNo> {
        self.chosen.get().or_else(|| self.rows.with(|rows| missing_after(rows, None)))
    }

    /// Its row.
    pub fn row(self) -> Option<TableRow> {
        let table = self.table()?;
        self.rows.with(|rows| rows.get(table.index()).cloned())
    }

    /// The result that takes the place of the present one if it is pressed again.
    pub fn to_repeat(self) -> Option<Outcome> {
        self.pressed.get()
    }

    /// Means this table from now on.
    pub fn choose(self, table: Option<TableNo>) {
        self.chosen.set(table);
        self.typed.update(String::clear);
        self.pressed.set(None);
    }

    /// A digit goes on with the number, or begins another where that would name no table.
    pub fn digit(self, digit: char) {
        let longer = format!("{}{digit}", self.typed.get_untracked());
        let (number, typed) = match self.named(&longer) {
            None => (self.named(&digit.to_string()), digit.to_string()),
            named => (named, longer),
        };
        if number.is_some() {
            self.choose(number);
            self.typed.set(typed);
            self.begun.set(true);
        }
    }

    /// Takes the last digit back.
    pub fn delete(self) {
        let mut typed = self.typed.get_untracked();
        typed.pop();
        self.choose(self.named(&typed));
        self.typed.set(typed);
    }

    fn named(self, number: &str) -> Option<TableNo> {
        let number: u16 = number.parse().ok()?;
        let tables = self.rows.with_untracked(|rows| rows.len());
        (1..=tables).contains(&usize::from(number)).then_some(TableNo(number))
    }

    /// Goes to the next table without a result.
    pub fn go_on(self) {
        let from = untrack(move || self.table());
        self.choose(self.rows.with_untracked(|rows| missing_after(rows, from)));
        self.begun.set(true);
    }

    /// A result for the table that is meant, and on to the next. One that has another result takes it only when it
    /// is pressed twice: a wrong number must not cost what was entered.
    pub fn enter(self, outcome: Outcome) {
        let Some(row) = untrack(move || self.row()) else { return };
        // The first without a result is another once this one has it.
        self.chosen.set(Some(row.table));
        if row.outcome == Some(outcome) {
            return self.go_on();
        }
        if row.outcome.is_some() && self.pressed.get_untracked() != Some(outcome) {
            return self.pressed.set(Some(outcome));
        }
        let Self { session, pool, round, .. } = self;
        let command = Command::SetOutcome { pool, round, table: row.table, outcome: Some(outcome) };
        if session.look(|document| needs_asking(document.event(), &command)) {
            self.asked.set(Some(command));
        } else if session.run(command) {
            self.go_on();
        }
    }

    /// Opens the sheet of the table that is meant: forfeits and fouls.
    pub fn open_sheet(self) {
        self.sheet.set(untrack(move || self.table()));
    }

    /// Takes back what was done last.
    pub fn undo(self) {
        self.session.undo();
        self.choose(None);
    }
}

/// The next table without a result after this one, else the first of all.
fn missing_after(rows: &[TableRow], table: Option<TableNo>) -> Option<TableNo> {
    let missing = |row: &&TableRow| row.outcome.is_none();
    let after = table.map_or(0, |table| table.index() + 1).min(rows.len());
    let (before, behind) = rows.split_at(after);
    behind.iter().chain(before).find(missing).map(|row| row.table)
}
