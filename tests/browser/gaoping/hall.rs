//! What the organizer of the test does on the page, with a note of all of it in a crosstable of his own.

use serde_json::Value;

use super::crosstable::{Crosstable, Ended};
use crate::page::Page;

/// The page and the organizer's own notes.
pub struct Hall {
    pub page: Page,
    pub notes: Crosstable,
}

/// A table as the page shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seats {
    pub no: usize,
    pub red: String,
    pub black: String,
}

impl Seats {
    /// Whether `player` sits here.
    pub fn has(&self, player: &str) -> bool {
        self.red == player || self.black == player
    }

    /// The outcome in which `player` does not come.
    pub fn forfeited_by(&self, player: &str) -> Ended {
        if self.red == player { Ended::RedForfeits } else { Ended::BlackForfeits }
    }
}

impl Hall {
    /// Pairs the next round, looks at it and publishes it; gives back its tables.
    pub fn publish(&mut self, round: usize) -> Vec<Seats> {
        self.page.tap("@tab-rounds");
        self.page.wait_for("@preview");
        self.page.tap("@publish");
        self.page.wait_for("@table-1");
        for bye in self.page.texts_of("@bye b") {
            self.notes.note_bye(round, &bye);
        }
        self.tables()
    }

    /// The tables on the page.
    pub fn tables(&self) -> Vec<Seats> {
        let rows = self.page.evaluate(
            "[...document.querySelectorAll('.table-row')].map((row) => \
             [...row.querySelectorAll('.who')].map((who) => who.textContent))",
        );
        let name = |row: &Value, side: usize| row[side].as_str().expect("a name").to_owned();
        let rows = rows.as_array().expect("rows").iter().enumerate();
        rows.map(|(index, row)| Seats { no: index + 1, red: name(row, 0), black: name(row, 1) }).collect()
    }

    /// Enters a result: a tap on half a row or the river, or two for a forfeit.
    pub fn enter(&mut self, round: usize, seats: &Seats, ended: Ended) {
        let no = seats.no;
        match ended {
            Ended::RedWins => self.page.tap(&format!("@table-{no} @first")),
            Ended::Draw => self.page.tap(&format!("@table-{no} @draw")),
            Ended::BlackWins => self.page.tap(&format!("@table-{no} @second")),
            Ended::RedForfeits => self.by_sheet(no, "@first-forfeits"),
            Ended::BlackForfeits => self.by_sheet(no, "@second-forfeits"),
            Ended::BothForfeit => self.by_sheet(no, "@double-forfeit"),
        }
        self.notes.note(round, &seats.red, &seats.black, ended);
    }

    fn by_sheet(&self, no: usize, button: &str) {
        self.page.tap(&format!("@table-{no} @open"));
        self.page.tap(button);
        self.page.wait_gone("@table-sheet");
    }

    /// "12/18": how many results are in.
    pub fn entered(&self) -> String {
        self.page.text_of("@entered").replace(char::is_whitespace, "").trim_start_matches("已录").to_owned()
    }

    /// The names in the order of the places, with their first four values, as the page shows them.
    pub fn places(&self) -> Vec<(String, [u32; 4])> {
        self.page.tap("@tab-places");
        self.page.wait_for("@place-row");
        let mut rows: Vec<(u32, String, [u32; 4])> = Vec::new();
        // The list shows only what is in view: read it from top to bottom.
        for step in 0.. {
            let script = format!(
                "(() => {{ const list = document.querySelector('main.content'); list.scrollTop = {step} * 400; \
                 return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done( \
                 [list.scrollTop + list.clientHeight + 2 >= list.scrollHeight, \
                 [...document.querySelectorAll('[data-test=\"place-row\"]')].map((row) => \
                 [row.querySelector('[data-test=\"place\"]').textContent, row.querySelector('.name').textContent, \
                 ...[0, 1, 2, 3].map((at) => row.querySelector(`[data-test=\"value-${{at}}\"]`).textContent)])])))); }})()"
            );
            let seen = self.page.evaluate(&script);
            for row in seen[1].as_array().expect("rows") {
                let text = |at: usize| row[at].as_str().expect("text").trim().to_owned();
                let value = |at: usize| text(at).parse::<u32>().expect("a number");
                let place = value(0);
                if rows.iter().all(|(known, ..)| *known != place) {
                    rows.push((place, text(1), [value(2), value(3), value(4), value(5)]));
                }
            }
            if seen[0].as_bool() == Some(true) || step == 40 {
                break;
            }
        }
        rows.sort();
        rows.into_iter().map(|(_, name, values)| (name, values)).collect()
    }

    /// Holds the page's places against those of the notes.
    pub fn check_places(&self, after: usize) {
        let expected: Vec<(String, [u32; 4])> =
            self.notes.places(after).into_iter().map(|name| (name.clone(), self.notes.values(&name, after))).collect();
        assert_eq!(self.places(), expected, "places after round {after}");
    }
}
