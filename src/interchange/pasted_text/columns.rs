//! A list with headings over its columns: "序号 姓名 单位 电话". The lines below are then read column by column, as if
//! every cell had its heading before it.

use super::characters::plain;
use super::labels::Label;
use super::lexicon::Lexicon;

/// The columns of a list, and what parts them.
#[derive(Clone, Debug)]
pub(super) struct Columns {
    labels: Vec<Option<Label>>,
    words: Vec<String>,
}

/// What may part columns, the surest first. Several of a kind are one, but two tabs leave a cell empty.
const PARTS: [&[&str]; 5] = [&["\t"], &[",", ";", "|"], &["、", "+", "/"], &["  "], &[" "]];

impl Columns {
    /// The columns that the line heads, if it heads any: a name among at least two labels, and labels for the most.
    pub fn headed_by(line: &str) -> Option<Self> {
        PARTS.into_iter().find_map(|parts| {
            let words = cells(line, parts);
            let labels: Vec<Option<Label>> = words.iter().map(|word| label_of(word)).collect();
            let known = labels.iter().flatten().count();
            let heads = known >= 2 && known * 2 > labels.len() && labels.contains(&Some(Label::Name));
            let plain =
                words.iter().all(|word| word.chars().count() <= 8 && !word.contains(|c: char| c.is_ascii_digit()));
            (heads && plain).then_some(Self { labels, words })
        })
    }

    /// The line with each cell's heading before it, if its cells fit the columns.
    pub fn labelled(&self, line: &str, lexicon: &Lexicon) -> Option<String> {
        let cells = PARTS.into_iter().map(|parts| cells(line, parts)).find(|cells| cells.len() == self.labels.len())?;
        let of = |label| self.labels.iter().position(|each| *each == Some(label)).map(|index| cells[index].as_str());
        let name = of(Label::Name)?;
        let digits = |cell: &str| cell.chars().filter(char::is_ascii_digit).count();
        let phone_fits = of(Label::Phone).is_none_or(|phone| phone.is_empty() || digits(phone) >= 5);
        let region_fits = of(Label::Region)
            .is_none_or(|region| digits(region) < 5 && lexicon.likeness(region) <= lexicon.likeness(name) + 3);
        if digits(name) > 0 || !phone_fits || !region_fits {
            return None;
        }
        let filled = self.labels.iter().zip(&self.words).zip(&cells).filter(|(_, cell)| !cell.is_empty());
        let labelled = filled.filter_map(|((label, word), cell)| match label {
            Some(Label::Ordinal) => None,
            Some(_) => Some(format!("{word}:{cell}")),
            // What the reader does not know is kept.
            None => Some(format!("备注:{cell}")),
        });
        Some(labelled.collect::<Vec<_>>().join("\t"))
    }
}

/// The label that a heading is; "性 别" and "省（市）" as well.
fn label_of(word: &str) -> Option<Label> {
    let tight: String = word.chars().filter(|character| !character.is_whitespace()).collect();
    Label::of(&tight).or_else(|| Label::of(tight.split('(').next()?))
}

fn cells(line: &str, parts: &[&str]) -> Vec<String> {
    let line: String = plain(line).into_iter().collect();
    let mut cells = vec![line.trim_matches(' ').to_owned()];
    for part in parts {
        cells = cells.iter().flat_map(|cell| cell.split(part)).map(str::to_owned).collect();
    }
    let spaces = parts.iter().all(|part| part.trim().is_empty() && *part != "\t");
    let cells = cells.into_iter().map(|cell| cell.trim().to_owned());
    // Spaces fill: only marks leave a cell empty.
    cells.filter(|cell| !spaces || !cell.is_empty()).collect()
}
