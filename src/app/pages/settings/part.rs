//! One input of a setting's editor: what it holds at first, and how what is put in is read and written into a
//! regulation.
//!
//! Nothing here knows the page, so that the whole catalog of settings is tested natively (`tests/settings.rs`).

use std::fmt::Display;
use std::ops::RangeInclusive;
use std::sync::Arc;

use bianpai::event::{Date, Points, Regulation};

use crate::app::text::Language;

/// Writes what was put in; `false` if it cannot be read, or if what it belongs to is no longer there.
type Write<T> = Arc<dyn Fn(&mut Regulation, T) -> bool + Send + Sync>;

/// The longest text that is taken, in characters.
const TEXT_LIMIT: usize = 200;
/// The longest list of words, in characters.
const WORDS_LIMIT: usize = 500;

/// One input.
#[derive(Clone)]
pub struct Part {
    /// What it is called; empty where the setting's own name says it.
    pub name: &'static str,
    /// Its name for tests of the page.
    pub test: &'static str,
    /// What it means, in a sentence with an example; empty where its name says it.
    pub help: &'static str,
    /// What kind of input it is.
    pub input: Input,
}

/// What kind of input it is.
#[derive(Clone)]
pub enum Input {
    /// A line to type in.
    Field(Field),
    /// One of several.
    Choice(Choice),
    /// Any of several.
    Several(Several),
}

/// A line to type in.
#[derive(Clone)]
pub struct Field {
    /// What it holds at first.
    pub text: String,
    /// What may be typed.
    pub hint: String,
    /// What an empty one means, if it may be empty.
    pub empty: &'static str,
    /// Which keys a phone should offer: "text", "numeric", "decimal".
    pub keys: &'static str,
    /// The most characters.
    pub limit: usize,
    /// Reads and writes it.
    pub write: Write<String>,
}

/// One of several.
#[derive(Clone)]
pub struct Choice {
    /// Each in a word, with an explanation where it needs one.
    pub options: Vec<(String, &'static str)>,
    /// Which of them it is at first.
    pub chosen: usize,
    /// Writes the one at an index.
    pub write: Write<usize>,
}

/// Any of several.
#[derive(Clone)]
pub struct Several {
    /// Each in a word, and whether it is chosen at first.
    pub options: Vec<(String, bool)>,
    /// Writes whether the one at an index is chosen.
    pub write: Write<(usize, bool)>,
}

/// A place in the regulation that holds a value; `None` if it is no longer there.
pub trait Place<T>: for<'a> Fn(&'a mut Regulation) -> Option<&'a mut T> + Send + Sync + 'static {}
impl<T, F: for<'a> Fn(&'a mut Regulation) -> Option<&'a mut T> + Send + Sync + 'static> Place<T> for F {}

/// A place in the regulation as a value, from which one goes further in.
pub struct At<T>(Arc<dyn Place<T>>);

impl<T> Clone for At<T> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

impl<T: 'static> At<T> {
    pub fn new(place: impl Place<T>) -> Self {
        Self(Arc::new(place))
    }

    /// A field of what is there.
    pub fn field<U: 'static>(&self, field: fn(&mut T) -> &mut U) -> impl Place<U> + use<T, U> {
        let Self(place) = self.clone();
        move |to: &mut Regulation| Some(field(place(to)?))
    }

    /// The same, to go further in from there.
    pub fn inner<U: 'static>(&self, field: fn(&mut T) -> &mut U) -> At<U> {
        At::new(self.field(field))
    }

    /// The place itself.
    pub fn place(&self) -> impl Place<T> + use<T> {
        let Self(place) = self.clone();
        move |to: &mut Regulation| place(to)
    }
}

impl Part {
    /// The same with a sentence that says what it means.
    pub const fn explained(mut self, help: &'static str) -> Self {
        self.help = help;
        self
    }

    /// The same under a name of its own.
    pub fn named(mut self, test: &'static str, name: &'static str) -> Self {
        (self.test, self.name) = (test, name);
        self
    }

    /// The same without a name of its own: what it is in stands above it.
    pub const fn unnamed(mut self) -> Self {
        (self.test, self.name) = ("choice", "");
        self
    }

    /// The same with another limit of characters.
    pub fn at_most(mut self, limit: usize) -> Self {
        if let Input::Field(field) = &mut self.input {
            field.limit = limit;
        }
        self
    }

    /// The same without saying what may be typed: beside others that say it.
    pub fn without_hint(mut self) -> Self {
        if let Input::Field(field) = &mut self.input {
            field.hint.clear();
        }
        self
    }

    /// What it holds at first, in words.
    pub fn value(&self) -> String {
        match &self.input {
            Input::Field(field) if field.text.is_empty() => field.empty.into(),
            Input::Field(field) => field.text.clone(),
            Input::Choice(choice) => {
                choice.options.get(choice.chosen).map_or_else(String::new, |(word, _)| word.clone())
            }
            Input::Several(several) => {
                let chosen = several.options.iter().filter(|(_, chosen)| *chosen);
                chosen.map(|(word, _)| word.as_str()).collect::<Vec<_>>().join("、")
            }
        }
    }

    /// Words set off by commas or spaces; none of them means `empty`.
    pub fn words<'a, L: FromIterator<String> + 'static>(
        t: Language,
        words: impl IntoIterator<Item = &'a String>,
        empty: &'static str,
        place: impl Place<L>,
    ) -> Self {
        let words: Vec<&str> = words.into_iter().map(String::as_str).collect();
        let split =
            |text: &str| text.split(is_between_words).filter(|word| !word.is_empty()).map(str::to_owned).collect();
        Self::field(Field {
            text: words.join("、"),
            hint: t.hint_words().into(),
            empty,
            keys: "text",
            limit: WORDS_LIMIT,
            write: write(move |text| Some(split(text)), place),
        })
    }

    /// Whole numbers set off by commas or spaces; none of them means `empty`.
    pub fn numbers(t: Language, numbers: &[u32], empty: &'static str, place: impl Place<Vec<u32>>) -> Self {
        let numbers: Vec<String> = numbers.iter().map(u32::to_string).collect();
        let read = |text: &str| {
            let words = text.split(is_between_words).filter(|word| !word.is_empty());
            words.map(|word| whole(word, &(0..=9999))).collect()
        };
        Self::field(Field {
            text: numbers.join("、"),
            hint: t.hint_numbers().into(),
            empty,
            keys: "text",
            limit: WORDS_LIMIT,
            write: write(read, place),
        })
    }

    /// A line of text that may be empty.
    pub fn text(t: Language, text: &str, place: impl Place<String>) -> Self {
        Self::field(Field {
            text: text.into(),
            hint: String::new(),
            empty: t.not_filled_in(),
            keys: "text",
            limit: TEXT_LIMIT,
            write: write(|text| Some(text.trim().to_owned()), place),
        })
    }

    /// A line of text of at most `limit` characters that may not be empty.
    pub fn needed_text(t: Language, text: &str, limit: usize, place: impl Place<String>) -> Self {
        let read = |text: &str| Some(text.trim().to_owned()).filter(|text| !text.is_empty());
        Self::field(Field {
            text: text.into(),
            hint: t.hint_needed().into(),
            empty: "",
            keys: "text",
            limit,
            write: write(read, place),
        })
    }

    /// A whole number within `range`.
    pub fn number<N>(t: Language, number: N, range: RangeInclusive<u32>, place: impl Place<N>) -> Self
    where
        N: Display + TryFrom<u32> + 'static,
    {
        Self::field(Field {
            text: number.to_string(),
            hint: t.hint_range(range.start(), range.end()),
            empty: "",
            keys: "numeric",
            limit: 9,
            write: write(move |text| whole(text, &range), place),
        })
    }

    /// A whole number within `range`, or nothing, which means `empty`.
    pub fn optional_number<N>(
        t: Language,
        number: Option<N>,
        range: RangeInclusive<u32>,
        empty: &'static str,
        place: impl Place<Option<N>>,
    ) -> Self
    where
        N: Display + TryFrom<u32> + 'static,
    {
        let hint = t.hint_range_or_empty(range.start(), range.end(), empty);
        let read = move |text: &str| match text.trim() {
            "" => Some(None),
            text => whole(text, &range).map(Some),
        };
        Self::field(Field {
            text: number.map_or_else(String::new, |number| number.to_string()),
            hint,
            empty,
            keys: "numeric",
            limit: 9,
            write: write(read, place),
        })
    }

    /// A whole number within `range`, or nothing, which is written as `open` and means `empty`.
    pub fn number_or_open<N>(
        t: Language,
        number: N,
        range: RangeInclusive<u32>,
        (open, empty): (N, &'static str),
        place: impl Place<N>,
    ) -> Self
    where
        N: Copy + Display + PartialEq + TryFrom<u32> + Send + Sync + 'static,
    {
        let hint = t.hint_range_or_empty(range.start(), range.end(), empty);
        let read = move |text: &str| match text.trim() {
            "" => Some(open),
            text => whole(text, &range),
        };
        Self::field(Field {
            text: if number == open { String::new() } else { number.to_string() },
            hint,
            empty,
            keys: "numeric",
            limit: 9,
            write: write(read, place),
        })
    }

    /// An amount of points that is not negative.
    pub fn points(t: Language, points: Points, place: impl Place<Points>) -> Self {
        let limit = Points::whole(100);
        Self::field(Field {
            text: points.to_string(),
            hint: t.hint_points().into(),
            empty: "",
            keys: "decimal",
            limit: 9,
            write: write(move |text| Points::parse(text).filter(|&read| read >= Points::ZERO && read <= limit), place),
        })
    }

    /// An amount of points that is not negative, or nothing, which means `empty`.
    pub fn optional_points(
        t: Language,
        points: Option<Points>,
        empty: &'static str,
        place: impl Place<Option<Points>>,
    ) -> Self {
        let read = |text: &str| match text.trim() {
            "" => Some(None),
            text => Points::parse(text).filter(|&read| read >= Points::ZERO).map(Some),
        };
        Self::field(Field {
            text: points.map_or_else(String::new, |points| points.to_string()),
            hint: t.hint_points_or_empty(empty),
            empty,
            keys: "decimal",
            limit: 9,
            write: write(read, place),
        })
    }

    /// A day, or nothing.
    pub fn date(t: Language, date: Option<Date>, place: impl Place<Option<Date>>) -> Self {
        let read = |text: &str| match text.trim() {
            "" => Some(None),
            text => Date::parse(text).map(Some),
        };
        Self::field(Field {
            text: date.map_or_else(String::new, |date| date.to_string()),
            hint: t.hint_date().into(),
            empty: t.no_limit(),
            keys: "text",
            limit: 12,
            write: write(read, place),
        })
    }

    /// One of several values, each with its word and an explanation where it needs one.
    pub fn one_of<T, W>(
        value: &T,
        options: impl IntoIterator<Item = (T, W, &'static str)>,
        place: impl Place<T>,
    ) -> Self
    where
        T: Clone + PartialEq + Send + Sync + 'static,
        W: Into<String>,
    {
        let (mut values, mut words) = (Vec::new(), Vec::new());
        for (value, word, text) in options {
            values.push(value);
            words.push((word.into(), text));
        }
        let chosen = values.iter().position(|each| each == value).unwrap_or(0);
        let write = move |regulation: &mut Regulation, index: usize| match (values.get(index), place(regulation)) {
            (Some(value), Some(place)) => {
                place.clone_from(value);
                true
            }
            _ => false,
        };
        let input = Input::Choice(Choice { options: words, chosen, write: Arc::new(write) });
        Self { name: "", test: "choice", help: "", input }
    }

    /// Any of several values, each with its word; they are kept in the order of the options.
    pub fn several<T, W>(values: &[T], options: impl IntoIterator<Item = (T, W)>, place: impl Place<Vec<T>>) -> Self
    where
        T: Clone + PartialEq + Send + Sync + 'static,
        W: Into<String>,
    {
        let (mut all, mut words) = (Vec::new(), Vec::new());
        for (value, word) in options {
            words.push((word.into(), values.contains(&value)));
            all.push(value);
        }
        let write = move |regulation: &mut Regulation, (index, chosen): (usize, bool)| {
            let (Some(value), Some(place)) = (all.get(index), place(regulation)) else { return false };
            let is_chosen = |each: &&T| if *each == value { chosen } else { place.contains(each) };
            *place = all.iter().filter(is_chosen).cloned().collect();
            true
        };
        let input = Input::Several(Several { options: words, write: Arc::new(write) });
        Self { name: "", test: "several", help: "", input }
    }

    /// Yes or no.
    pub fn yes_no(t: Language, value: bool, place: impl Place<bool>) -> Self {
        Self::one_of(&value, [(true, t.yes(), ""), (false, t.no(), "")], place)
    }

    const fn field(field: Field) -> Self {
        Self { name: "", test: "field", help: "", input: Input::Field(field) }
    }
}

fn write<T>(read: impl Fn(&str) -> Option<T> + Send + Sync + 'static, place: impl Place<T>) -> Write<String> {
    Arc::new(move |regulation, text| match (read(&text), place(regulation)) {
        (Some(value), Some(place)) => {
            *place = value;
            true
        }
        _ => false,
    })
}

fn is_between_words(character: char) -> bool {
    character.is_whitespace() || "、，,；;".contains(character)
}

fn whole<N: TryFrom<u32>>(text: &str, range: &RangeInclusive<u32>) -> Option<N> {
    let number: u32 = text.trim().parse().ok()?;
    if range.contains(&number) { N::try_from(number).ok() } else { None }
}
