//! Entries as they arrive in chat groups and notes: pasted text, one entry a line, in any order, with or without
//! numbering, labels and headings. It is given the text and gives back every line with what was understood of it and
//! which fields a person should look at. Nothing of a line is dropped: what fits nowhere is kept as a note.
//!
//! | file | what it knows |
//! |---|---|
//! | `characters` | punctuation in one form, numbering |
//! | `figures` | telephone and identity numbers, dates, ages |
//! | `labels` | 姓名, 单位, 电话 … |
//! | `words` | the rest of a line, parted |
//! | `columns` | headings over columns |
//! | `draft` | one line, read by itself |
//! | `lexicon` | what names and places look like |
//! | `evidence` | what the lines say about each other |

mod characters;
mod columns;
mod draft;
mod evidence;
mod figures;
mod labels;
mod lexicon;
#[cfg(test)]
mod tests;
mod words;

use std::collections::BTreeSet;

use crate::event::Profile;
use columns::Columns;
use draft::Draft;
use evidence::Evidence;
use lexicon::Lexicon;

/// A field of an entry.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum EntryField {
    /// 姓名
    Name,
    /// 出生
    Born,
    /// 年龄
    Age,
    /// 电话
    Phone,
}

/// What a pasted line is taken for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LineKind {
    /// Someone who enters.
    Entry,
    /// A title, headings of columns or decoration: nobody.
    Heading,
}

/// A pasted line, or the lines of an entry that is labelled over several.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PastedLine {
    /// Its number in the text, from 1; of several the first.
    pub line: usize,
    /// As pasted, without the spaces around it; several lines have line breaks between them.
    pub text: String,
    /// What it is taken for. A heading has a profile too, for one who knows better.
    pub kind: LineKind,
    /// What was understood. Within the limits of [`Profile`]; the name is empty where none was found.
    pub profile: Profile,
    /// Whether it says that the fee is paid or open.
    pub paid: Option<bool>,
    /// The section that it names, in its words; empty: none.
    pub section: String,
    /// What a person should look at.
    pub doubts: BTreeSet<EntryField>,
}

/// Reads pasted text. Every line that is not blank is in exactly one of the lines given back, in order.
pub fn read_pasted_text(text: &str) -> Vec<PastedLine> {
    let mut drafts = join_labelled(drafts(text));
    let kinds = kinds(&drafts);
    let entries: Vec<Draft> = drafts
        .iter()
        .zip(&kinds)
        .filter(|(_, kind)| **kind == LineKind::Entry)
        .map(|(draft, _)| draft.clone())
        .collect();
    let evidence = Evidence::of(&entries);
    for draft in &mut drafts {
        evidence.settle(draft);
    }
    drafts.into_iter().zip(kinds).map(|(draft, kind)| finished(draft, kind)).collect()
}

/// How much words look like names, as a whole: the more, the likelier.
pub(super) fn name_likeness(words: &[&str]) -> i32 {
    let lexicon = Lexicon::new();
    let sum: i32 = words.iter().map(|word| lexicon.likeness(word)).sum();
    sum * 10 / i32::try_from(words.len().max(1)).unwrap_or(i32::MAX)
}

/// Every line read by itself, below headings column by column.
fn drafts(text: &str) -> Vec<Draft> {
    let lexicon = Lexicon::new();
    let mut columns: Option<Columns> = None;
    let mut expected = 1;
    let mut drafts = Vec::new();
    for (index, line) in text.split(['\n', '\r']).enumerate().filter(|(_, line)| !line.trim().is_empty()) {
        if let Some(headings) = Columns::headed_by(line) {
            columns = Some(headings);
            drafts.push(Draft { is_heading: true, ..Draft::read(index + 1, line, expected) });
            continue;
        }
        let labelled = columns.as_ref().and_then(|columns| columns.labelled(line, &lexicon));
        let mut draft = Draft::read(index + 1, labelled.as_deref().unwrap_or(line), expected);
        draft.text = line.trim().to_owned();
        draft.in_columns = labelled.is_some();
        expected = draft.number.unwrap_or(expected - 1).saturating_add(1);
        drafts.push(draft);
    }
    drafts
}

/// Joins lines such as "姓名：…", "单位：…", "电话：…" that are one entry.
fn join_labelled(drafts: Vec<Draft>) -> Vec<Draft> {
    let mut joined: Vec<Draft> = Vec::new();
    for draft in drafts {
        let head = joined.last().filter(|head| {
            let next = head.line + head.text.lines().count() == draft.line;
            let labelled = head.is_labelled() && draft.is_labelled() && !draft.is_heading && !head.is_heading;
            next && labelled && head.labels.is_disjoint(&draft.labels)
        });
        match head {
            Some(head) => {
                let text = format!("{}\n{}", head.text, draft.text);
                let read = Draft::read(head.line, &text.replace('\n', "\t"), 0);
                joined.pop();
                joined.push(Draft { text, ..read });
            }
            None => joined.push(draft),
        }
    }
    joined
}

/// What each line is taken for.
fn kinds(drafts: &[Draft]) -> Vec<LineKind> {
    let first_numbered = drafts.iter().position(|draft| draft.number == Some(1));
    let numbered = drafts.iter().filter(|draft| draft.number.is_some()).count();
    // Before the first of a numbered list stands what the list is about.
    let before_list = first_numbered.filter(|_| numbered >= 2 && numbered * 2 > drafts.len()).unwrap_or(0);
    let heads = |(index, draft): (usize, &Draft)| draft.is_heading || draft.is_title(index < before_list);
    drafts.iter().enumerate().map(|each| if heads(each) { LineKind::Heading } else { LineKind::Entry }).collect()
}

/// The line with every text within its limit: what is cut off is looked at by a person.
fn finished(mut draft: Draft, kind: LineKind) -> PastedLine {
    let profile = &mut draft.profile;
    if cut(&mut profile.name, Profile::NAME_LIMIT) {
        draft.doubts.insert(EntryField::Name);
    }
    for text in [&mut profile.region, &mut profile.phone, &mut profile.team, &mut profile.note] {
        if cut(text, Profile::TEXT_LIMIT) {
            draft.doubts.insert(EntryField::Name);
        }
    }
    PastedLine {
        line: draft.line,
        text: draft.text,
        kind,
        profile: draft.profile,
        paid: draft.paid,
        section: draft.section,
        doubts: draft.doubts,
    }
}

fn cut(text: &mut String, limit: usize) -> bool {
    let end = text.char_indices().nth(limit).map(|(end, _)| end);
    if let Some(end) = end {
        text.truncate(end);
    }
    end.is_some()
}
