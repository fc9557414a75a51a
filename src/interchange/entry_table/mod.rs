//! Entries as a table: a CSV file or a sheet of a spreadsheet. It is given rows of cells with their lines and gives back
//! what each column seems to say, which a person may correct, and every row as a line to be looked at before it is
//! taken in, the same as of pasted text.
//!
//! | file | what it knows |
//! |---|---|
//! | `column` | what a heading says, in Chinese and English; columns without headings by what stands in them |
//! | `cell` | dates as text, as serial numbers and as ages; telephone numbers that a spreadsheet took for figures |
//! | `encoding` | in which encoding a text file was written |

mod cell;
mod column;
mod encoding;
#[cfg(test)]
mod tests;

use std::collections::BTreeSet;

use super::csv::Csv;
use super::pasted_text::{EntryField, LineKind, PastedLine};
use crate::event::Profile;

pub use column::Column;
pub use encoding::{FileKind, file_kind};

/// More rows than this are not read: no event has so many entrants.
pub const ROW_LIMIT: usize = 5000;
/// More columns than this are not read.
pub const COLUMN_LIMIT: usize = 64;
/// The heading is looked for in so many rows.
const HEAD_LIMIT: usize = 20;

/// A row that holds anything.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRow {
    /// Its line in the file, from 1.
    pub line: usize,
    /// Its cells.
    pub cells: Vec<String>,
}

/// A table, and what its columns say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EntryTable {
    /// Every row that holds anything, the headings among them.
    pub rows: Vec<TableRow>,
    /// What each column says, as guessed or corrected.
    pub columns: Vec<Column>,
    /// The rows of the headings; empty: there are none.
    head: std::ops::Range<usize>,
    flags: Vec<String>,
}

impl EntryTable {
    /// The table of a text file: parted by commas, semicolons or tabs.
    pub fn of_text(text: &str, flags: &[String]) -> Self {
        let (csv, lines) = Csv::read_with_lines(text);
        Self::of_rows(lines.into_iter().zip(csv.rows), flags)
    }

    /// The table of such rows. `flags` are the event's own words: a column headed by one says whom it holds for.
    pub fn of_rows(rows: impl IntoIterator<Item = (usize, Vec<String>)>, flags: &[String]) -> Self {
        let tidy = |(line, cells): (usize, Vec<String>)| {
            let cells = cells.iter().take(COLUMN_LIMIT).map(|cell| cell::tidy(cell)).collect();
            TableRow { line, cells }
        };
        let rows = rows.into_iter().map(tidy).filter(|row: &TableRow| row.cells.iter().any(|cell| !cell.is_empty()));
        let rows: Vec<TableRow> = rows.take(ROW_LIMIT).collect();
        let (head, columns) = column::guess(&rows, flags);
        Self { rows, columns, head, flags: flags.to_vec() }
    }

    /// The heading over a column, or its letter in a spreadsheet.
    pub fn heading(&self, column: usize) -> String {
        let cells = self.rows[self.head.clone()].iter().filter_map(|row| row.cells.get(column));
        let words: Vec<&str> = cells.map(String::as_str).filter(|cell| !cell.is_empty()).collect();
        if words.is_empty() { column::letter(column) } else { words.join(" ") }
    }

    /// The first filled cell below the heading: what stands in the column.
    pub fn example(&self, column: usize) -> &str {
        let below = self.rows[self.head.end..].iter().filter_map(|row| row.cells.get(column));
        below.map(String::as_str).find(|cell| !cell.is_empty()).unwrap_or_default()
    }

    /// Every row as a line to be looked at.
    pub fn lines(&self) -> Vec<PastedLine> {
        self.rows.iter().enumerate().map(|(index, row)| self.line(index, row)).collect()
    }

    fn line(&self, index: usize, row: &TableRow) -> PastedLine {
        let mut reading = cell::Reading::default();
        for (cell, column) in row.cells.iter().zip(&self.columns).filter(|(cell, _)| !cell.is_empty()) {
            reading.take(*column, cell, &self.flags);
        }
        let filled = row.cells.iter().filter(|cell| !cell.is_empty()).count();
        // Titles above, sums and remarks below: nobody is in them.
        let aside = index < self.head.end || reading.profile.name.is_empty() && filled < 2 || is_sum(row);
        let mut doubts = std::mem::take(&mut reading.doubts);
        let profile = within_limits(reading.profile, &mut doubts);
        PastedLine {
            line: row.line,
            text: row.cells.join("\t").trim().to_owned(),
            kind: if aside { LineKind::Heading } else { LineKind::Entry },
            profile,
            paid: reading.paid,
            section: reading.section,
            doubts,
        }
    }

    /// The headings and the rows on these lines, as a CSV file that a spreadsheet opens as it is.
    pub fn aside(&self, lines: &BTreeSet<usize>) -> String {
        let head = self.rows[self.head.clone()].iter();
        let rows = self.rows[self.head.end..].iter().filter(|row| lines.contains(&row.line));
        let csv = Csv::of(head.chain(rows).map(|row| row.cells.clone()).collect());
        format!("\u{feff}{}", csv.write())
    }

    /// Only the headings and the rows on these lines.
    pub fn keep(&mut self, lines: &BTreeSet<usize>) {
        let end = self.head.end;
        let mut index = 0;
        self.rows.retain(|row| {
            index += 1;
            index <= end || lines.contains(&row.line)
        });
    }
}

/// Pasted lines as a CSV file: one column, since nobody knows their columns.
pub fn lines_aside(lines: &[String]) -> String {
    format!("\u{feff}{}", Csv::of(lines.iter().map(|line| vec![line.clone()]).collect()).write())
}

fn is_sum(row: &TableRow) -> bool {
    let first = row.cells.iter().find(|cell| !cell.is_empty()).map_or("", String::as_str);
    ["合计", "合計", "总计", "總計", "共计", "小计", "说明", "注：", "注:", "备注：", "total"]
        .iter()
        .any(|word| first.to_lowercase().starts_with(word))
}

fn within_limits(mut profile: Profile, doubts: &mut BTreeSet<EntryField>) -> Profile {
    if profile.name.chars().count() > Profile::NAME_LIMIT {
        profile.name = profile.name.chars().take(Profile::NAME_LIMIT).collect();
        doubts.insert(EntryField::Name);
    }
    let texts = [
        &mut profile.region,
        &mut profile.phone,
        &mut profile.team,
        &mut profile.role,
        &mut profile.title,
        &mut profile.grade,
        &mut profile.id_number,
        &mut profile.guardian,
        &mut profile.coach,
        &mut profile.note,
    ];
    for text in texts.into_iter().filter(|text| text.chars().count() > Profile::TEXT_LIMIT) {
        *text = text.chars().take(Profile::TEXT_LIMIT).collect();
        doubts.insert(EntryField::Name);
    }
    profile
}
