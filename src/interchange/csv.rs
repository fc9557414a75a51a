//! Tables as text: fields parted by commas, semicolons or tabs, quoted where they hold any of these, a quote or a
//! line break (RFC 4180, and what spreadsheets make of it). What a spreadsheet would run as a formula is written with
//! an apostrophe before it, and read without: a name that someone registered must not act on another's computer.

/// Rows of fields, and what parts the fields.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Csv {
    /// The rows, the header among them; empty lines are left out.
    pub rows: Vec<Vec<String>>,
    delimiter: char,
}

impl Csv {
    /// A table of these rows, parted by commas.
    pub const fn of(rows: Vec<Vec<String>>) -> Self {
        Self { rows, delimiter: ',' }
    }

    /// Reads a table. Whichever of comma, semicolon and tab is most frequent in the first line that has any parts the
    /// fields; a byte order mark is skipped; a quote that is never closed ends with the text. Nothing is refused: what
    /// the fields mean is for the caller to judge.
    pub fn read(text: &str) -> Self {
        Self::read_with_lines(text).0
    }

    /// The same, with the line of the text on which each row begins, from 1.
    pub fn read_with_lines(text: &str) -> (Self, Vec<usize>) {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let first_line = text.lines().find(|line| line.contains([',', ';', '\t'])).unwrap_or_default();
        let frequency = |delimiter: &char| first_line.matches(*delimiter).count();
        // Among equals the last one wins: the comma.
        let delimiter = ['\t', ';', ','].into_iter().max_by_key(frequency).unwrap_or(',');
        let mut reader =
            Reader { rows: Vec::new(), lines: Vec::new(), row: Vec::new(), field: String::new(), line: 1, begun: 1 };
        let mut letters = text.chars().peekable();
        let mut quoted = false;
        while let Some(letter) = letters.next() {
            reader.line += usize::from(letter == '\n');
            match letter {
                '"' if quoted && letters.peek() == Some(&'"') => {
                    letters.next();
                    reader.field.push('"');
                }
                '"' if quoted => quoted = false,
                '"' if reader.field.is_empty() => quoted = true,
                '\r' if !quoted && letters.peek() == Some(&'\n') => {}
                '\n' if !quoted => reader.end_row(),
                _ if letter == delimiter && !quoted => reader.end_field(),
                _ => reader.field.push(letter),
            }
        }
        reader.end_row();
        (Self { rows: reader.rows, delimiter }, reader.lines)
    }

    /// The table as text, with the delimiter it was read with, lines ended as spreadsheets expect.
    pub fn write(&self) -> String {
        let mut text = String::new();
        for row in &self.rows {
            for (index, field) in row.iter().enumerate() {
                if index > 0 {
                    text.push(self.delimiter);
                }
                self.write_field(&mut text, field);
            }
            text.push_str("\r\n");
        }
        text
    }

    fn write_field(&self, text: &mut String, field: &str) {
        let guard = if is_run(field) { "'" } else { "" };
        if field.contains([self.delimiter, '"', '\n', '\r']) {
            text.push('"');
            text.push_str(guard);
            text.push_str(&field.replace('"', "\"\""));
            text.push('"');
        } else {
            text.push_str(guard);
            text.push_str(field);
        }
    }
}

/// Whether a spreadsheet would run the field as a formula. A negative number and a lone sign, as lists have them for
/// "unknown", are none; what already has apostrophes before it gets one more, so that reading gives it back.
fn is_run(field: &str) -> bool {
    let field = field.trim_start_matches('\'');
    match field.strip_prefix('-') {
        Some(rest) => !rest.chars().all(|letter| letter.is_ascii_digit() || letter == '.'),
        None => field.len() > 1 && field.starts_with(['=', '+', '@', '\t', '\r', '\n']),
    }
}

struct Reader {
    rows: Vec<Vec<String>>,
    /// Where each row begins.
    lines: Vec<usize>,
    row: Vec<String>,
    field: String,
    line: usize,
    /// Where the present row began.
    begun: usize,
}

impl Reader {
    fn end_field(&mut self) {
        let mut field = std::mem::take(&mut self.field);
        if field.strip_prefix('\'').is_some_and(is_run) {
            field.remove(0);
        }
        self.row.push(field);
    }

    fn end_row(&mut self) {
        self.end_field();
        let row = std::mem::take(&mut self.row);
        if row.iter().any(|field| !field.is_empty()) {
            self.rows.push(row);
            self.lines.push(self.begun);
        }
        self.begun = self.line;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn rows(text: &str) -> Vec<Vec<String>> {
        Csv::read(text).rows
    }

    #[test]
    fn reads_what_spreadsheets_write() {
        assert_eq!(rows("\u{feff}姓名,等级分\r\n马八进七,1500\r\n"), [["姓名", "等级分"], ["马八进七", "1500"]]);
        assert_eq!(rows("a;b,c;d\ne;f;g"), [["a", "b,c", "d"], ["e", "f", "g"]]);
        assert_eq!(rows("a\tb\n\n1\t\n"), [["a", "b"], ["1", ""]]);
        assert_eq!(rows("a,b\n\"one, \"\"two\"\"\nthree\",4"), [["a", "b"], ["one, \"two\"\nthree", "4"]]);
        assert_eq!(rows("a,b\n5\" board,2"), [["a", "b"], ["5\" board", "2"]], "a quote inside a field");
        assert_eq!(rows("a,\"never closed\nb"), [["a", "never closed\nb"]]);
        assert!(rows("").is_empty());
    }

    #[test]
    fn rows_know_their_lines() {
        let (csv, lines) = Csv::read_with_lines("报名表\n\n姓名,电话\n\"马\n行空\",1\n\n车平,2\n");
        assert_eq!((csv.rows.len(), lines), (4, vec![1, 3, 4, 7]));
    }

    #[test]
    fn nothing_that_is_written_runs_as_a_formula() {
        let written = |field: &str| {
            let csv = Csv { rows: vec![vec![field.into(), "末".into()]], delimiter: ',' };
            csv.write().trim_end().to_owned()
        };
        for field in ["=1+1", "+1", "-1+1", "@SUM(A1)", "\t=1", "-马八进七"] {
            assert_eq!(written(field), format!("'{field},末"));
        }
        assert_eq!(written("=A(1,\"2\")"), "\"'=A(1,\"\"2\"\")\",末");
        assert_eq!(written("\n=1"), "\"'\n=1\",末");
        for harmless in ["-12.5", "-", "1-1", "'x", "马八进七"] {
            assert_eq!(written(harmless), format!("{harmless},末"), "left as it is");
        }
    }

    proptest! {
        #[test]
        fn what_is_written_is_read_again(fields in proptest::collection::vec("[a甲,;\"\\t \n=+@1'-]{0,6}", 1..5)) {
            // The header tells the delimiter; a row of nothing is no row.
            let header: Vec<String> = fields.iter().map(|_| "列".into()).chain(["列".into()]).collect();
            let row: Vec<String> = fields.into_iter().chain(["末".into()]).collect();
            let csv = Csv { rows: vec![header, row], delimiter: ',' };
            prop_assert_eq!(Csv::read(&csv.write()), csv);
        }
    }
}
