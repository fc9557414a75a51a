//! The words of a line once its figures are taken out, with what stands between them and the label before them.

use super::characters::{TAKEN, closes, is_han, opens, separates};
use super::labels::Label;

/// What parts a word from the one before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Gap {
    /// Spaces only: the two may be one name.
    Space,
    /// Punctuation, or the start of the line.
    Mark,
    /// A figure was taken out in between: a label before it has its value.
    Figure,
}

/// A word.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Word {
    /// The word itself.
    pub text: String,
    /// Whether it stands in brackets.
    pub bracketed: bool,
    /// What the word before it says that it is.
    pub label: Option<Label>,
}

#[derive(Clone, Debug)]
struct Piece {
    text: String,
    bracketed: bool,
    gap: Gap,
    /// Whether a colon follows.
    colon: bool,
    /// Whether it was joined from characters that stood alone.
    spaced: bool,
}

/// The words of a line, and the labels in it.
pub(super) fn words(line: &[char]) -> (Vec<Word>, Vec<Label>) {
    labelled(joined(pieces(line)))
}

/// Parts the line wherever something separates.
fn pieces(line: &[char]) -> Vec<Piece> {
    let mut pieces: Vec<Piece> = Vec::new();
    let mut gap = Gap::Mark;
    let mut depth = 0_usize;
    let mut word = String::new();
    for (index, &character) in line.iter().chain([&'\t']).enumerate() {
        if !parts(line, index, character) {
            word.push(character);
            continue;
        }
        let text = std::mem::take(&mut word);
        // Stars and the like are no words.
        if text.contains(char::is_alphanumeric) {
            pieces.push(Piece { text, bracketed: depth > 0, gap, colon: false, spaced: false });
            gap = Gap::Space;
        }
        match character {
            ' ' => {}
            TAKEN => gap = Gap::Figure,
            ':' => {
                gap = if gap == Gap::Figure { gap } else { Gap::Mark };
                if let Some(piece) = pieces.last_mut() {
                    piece.colon = true;
                }
            }
            _ => gap = if gap == Gap::Figure { gap } else { Gap::Mark },
        }
        depth = if opens(character) { depth + 1 } else { depth.saturating_sub(usize::from(closes(character))) };
    }
    pieces
}

/// Whether the line is parted at this character. A full stop or a hyphen between Latin letters belongs to the name.
fn parts(line: &[char], index: usize, character: char) -> bool {
    if !matches!(character, '.' | '-' | '\'') {
        return separates(character);
    }
    let letter =
        |at: Option<usize>| at.and_then(|at| line.get(at)).is_some_and(|next| next.is_alphanumeric() && !is_han(*next));
    match character {
        '.' => !letter(index.checked_sub(1)),
        _ => !(letter(index.checked_sub(1)) && letter(Some(index + 1))),
    }
}

/// Joins what only spaces part: "Jo van Pferd", and "张　三" as it is typed to fill three squares.
fn joined(pieces: Vec<Piece>) -> Vec<Piece> {
    let mut joined: Vec<Piece> = Vec::new();
    for piece in pieces {
        let last = joined.last_mut().filter(|last| {
            let apart = piece.gap != Gap::Space || last.bracketed != piece.bracketed || last.colon;
            !apart && Label::of(&last.text).is_none() && Label::of(&piece.text).is_none()
        });
        match last {
            Some(last) if is_latin(&last.text) && is_latin(&piece.text) => {
                last.text = format!("{} {}", last.text, piece.text);
                last.colon = piece.colon;
            }
            Some(last) if stands_alone(&piece.text) && (last.spaced || stands_alone(&last.text)) => {
                last.text.push_str(&piece.text);
                last.colon = piece.colon;
                last.spaced = true;
            }
            _ => joined.push(piece),
        }
    }
    joined
}

fn is_latin(text: &str) -> bool {
    let letters = text.chars().any(char::is_alphabetic);
    letters && !text.chars().any(|character| is_han(character) || character.is_ascii_digit())
}

/// A single character that is not a gender: part of a name that was spaced out.
fn stands_alone(text: &str) -> bool {
    let mut characters = text.chars();
    characters.next().is_some_and(|only| is_han(only) && !matches!(only, '男' | '女')) && characters.next().is_none()
}

fn labelled(pieces: Vec<Piece>) -> (Vec<Word>, Vec<Label>) {
    let mut words = Vec::new();
    let mut labels = Vec::new();
    let mut pending: Option<Label> = None;
    for piece in pieces {
        if piece.gap == Gap::Figure && pending != Some(Label::Note) {
            pending = None;
        }
        if let Some(label) = Label::of(&piece.text).filter(|_| piece.colon || piece.text.chars().count() > 1) {
            labels.push(label);
            pending = Some(label);
            continue;
        }
        if let Some((label, value)) = Label::glued(&piece.text).filter(|_| !piece.colon) {
            labels.push(label);
            words.push(Word { text: value.to_owned(), bracketed: piece.bracketed, label: Some(label) });
            pending = None;
            continue;
        }
        let fits =
            |label: &Label| !label.is_figure() || piece.text.contains(|character: char| character.is_ascii_digit());
        let label = pending.filter(fits);
        words.push(Word { text: piece.text, bracketed: piece.bracketed, label });
        // A note may be of several words; anything else is one.
        pending = pending.filter(|label| *label == Label::Note);
    }
    (words, labels)
}
