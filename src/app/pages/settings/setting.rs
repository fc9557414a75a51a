//! What a setting is to the page: its words, its value as text, and what its editor is made of. A setting is read
//! from a regulation and writes into one; it holds neither.

use std::sync::Arc;

use bianpai::event::{Event, Regulation};

use super::part::{At, Part};
use crate::app::text::Language;

/// A named group of the page.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Group {
    Event,
    Pairing,
    Points,
    Places,
    Fouls,
    Entry,
    Sections,
    Finals,
    Teams,
    Prizes,
    Ratings,
    Timetable,
}

impl Group {
    /// The groups as they follow each other.
    pub const ALL: [Self; 12] = [
        Self::Event,
        Self::Pairing,
        Self::Points,
        Self::Places,
        Self::Fouls,
        Self::Entry,
        Self::Sections,
        Self::Finals,
        Self::Teams,
        Self::Prizes,
        Self::Ratings,
        Self::Timetable,
    ];

    /// What it is called.
    pub const fn name(self, t: Language) -> &'static str {
        match self {
            Self::Event => t.group_event(),
            Self::Pairing => t.group_pairing(),
            Self::Points => t.group_points(),
            Self::Places => t.group_places(),
            Self::Fouls => t.group_fouls(),
            Self::Entry => t.group_entry(),
            Self::Sections => t.group_sections(),
            Self::Finals => t.group_finals(),
            Self::Teams => t.group_teams(),
            Self::Prizes => t.group_prizes(),
            Self::Ratings => t.group_ratings(),
            Self::Timetable => t.group_timetable(),
        }
    }

    /// Its name in the document.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Event => "group-event",
            Self::Pairing => "group-pairing",
            Self::Points => "group-points",
            Self::Places => "group-places",
            Self::Fouls => "group-fouls",
            Self::Entry => "group-entry",
            Self::Sections => "group-sections",
            Self::Finals => "group-finals",
            Self::Teams => "group-teams",
            Self::Prizes => "group-prizes",
            Self::Ratings => "group-ratings",
            Self::Timetable => "group-timetable",
        }
    }
}

/// One setting of a regulation.
#[derive(Clone)]
pub struct Setting {
    /// Where it stands.
    pub group: Group,
    /// Its name among all settings of the regulation.
    pub key: String,
    /// What it is called.
    pub name: String,
    /// What it means, in a sentence.
    pub help: &'static str,
    /// The number of its rule; empty where no rule speaks of it.
    pub rule: &'static str,
    /// Its value in words; lines for a list.
    pub value: String,
    /// How it is changed.
    pub editor: Editor,
}

/// How a setting is changed.
#[derive(Clone)]
pub enum Editor {
    /// By some inputs.
    Form(Vec<Part>),
    /// By the inputs of a table: win, draw and loss of one side in a row.
    Table(Vec<Part>),
    /// As a list of things that are added, changed and removed.
    Items(Arc<dyn Items>),
    /// As the order of places of the section at this index.
    Criteria(usize),
}

/// A list in the regulation whose items are edited by some inputs each.
pub trait Items: Send + Sync {
    /// How many there are.
    fn count(&self, regulation: &Regulation) -> usize;
    /// The item at `index` in words; empty if there is none.
    fn summary(&self, t: Language, regulation: &Regulation, index: usize) -> String;
    /// The inputs that are about the whole list.
    fn own_parts(&self, _: Language, _: &Regulation) -> Vec<Part> {
        Vec::new()
    }
    /// The inputs of the item at `index`.
    fn parts(&self, t: Language, regulation: &Regulation, index: usize) -> Vec<Part>;
    /// Adds one at the end.
    fn add(&self, t: Language, regulation: &mut Regulation);
    /// Removes the one at `index`.
    fn remove(&self, regulation: &mut Regulation, index: usize);
    /// What adding one is called.
    fn add_word(&self, t: Language) -> &'static str;
    /// Whether there must be one at least.
    fn needs_one(&self) -> bool {
        false
    }
    /// Whether the event as it stands refers to the one at `index` or to one after it, which would move up.
    fn is_in_use(&self, _event: &Event, _index: usize) -> bool {
        false
    }
}

/// Every item in words, one a line.
pub fn summaries(t: Language, items: &dyn Items, regulation: &Regulation) -> String {
    let lines: Vec<String> = (0..items.count(regulation)).map(|index| items.summary(t, regulation, index)).collect();
    lines.join("\n")
}

/// A thing that lists of the regulation hold.
pub trait Item: Clone + Send + Sync + Sized + 'static {
    /// It in words.
    fn summary(&self, t: Language, regulation: &Regulation) -> String;
    /// Its inputs; it stands at `at`.
    fn parts(&self, t: Language, regulation: &Regulation, at: &At<Self>) -> Vec<Part>;
    /// One to begin with, after those that are in the list.
    fn first(t: Language, regulation: &Regulation, list: &[Self]) -> Self;
    /// What adding one is called.
    fn add_word(t: Language) -> &'static str;
}

/// A list of the regulation, or the one that the thing at `owner` of another list has.
pub struct List<T> {
    pub owner: usize,
    pub read: fn(&Regulation, usize) -> Option<&Vec<T>>,
    pub write: fn(&mut Regulation, usize) -> Option<&mut Vec<T>>,
    /// Takes the one at this index out, with what refers to it; `None`: nothing does.
    pub remove: Option<fn(&mut Regulation, usize)>,
    /// The inputs that are about the whole list.
    pub own_parts: fn(Language, &Regulation, usize) -> Vec<Part>,
    /// Whether there must be one at least.
    pub needs_one: bool,
    /// Whether the event as it stands refers to the one at this index or to one after it, which would move up.
    pub is_in_use: fn(&Event, usize) -> bool,
}

impl<T: Item> List<T> {
    /// A list whose items nothing else refers to.
    pub fn of(
        owner: usize,
        read: fn(&Regulation, usize) -> Option<&Vec<T>>,
        write: fn(&mut Regulation, usize) -> Option<&mut Vec<T>>,
    ) -> Self {
        let (own_parts, is_in_use): (fn(_, &_, _) -> _, fn(&_, _) -> _) = (|_, _, _| Vec::new(), |_, _| false);
        Self { owner, read, write, remove: None, own_parts, needs_one: false, is_in_use }
    }

    fn items<'a>(&self, regulation: &'a Regulation) -> &'a [T] {
        (self.read)(regulation, self.owner).map_or(&[], |list| list)
    }
}

impl<T: Item> Items for List<T> {
    fn count(&self, regulation: &Regulation) -> usize {
        self.items(regulation).len()
    }

    fn summary(&self, t: Language, regulation: &Regulation, index: usize) -> String {
        self.items(regulation).get(index).map_or_else(String::new, |item| item.summary(t, regulation))
    }

    fn own_parts(&self, t: Language, regulation: &Regulation) -> Vec<Part> {
        (self.own_parts)(t, regulation, self.owner)
    }

    fn parts(&self, t: Language, regulation: &Regulation, index: usize) -> Vec<Part> {
        let (owner, write) = (self.owner, self.write);
        let at = At::new(move |to: &mut Regulation| write(to, owner)?.get_mut(index));
        self.items(regulation).get(index).map_or_else(Vec::new, |item| item.parts(t, regulation, &at))
    }

    fn add(&self, t: Language, regulation: &mut Regulation) {
        let item = T::first(t, regulation, self.items(regulation));
        if let Some(list) = (self.write)(regulation, self.owner) {
            list.push(item);
        }
    }

    fn remove(&self, regulation: &mut Regulation, index: usize) {
        if let Some(remove) = self.remove {
            remove(regulation, index);
        } else if let Some(list) = (self.write)(regulation, self.owner)
            && index < list.len()
        {
            list.remove(index);
        }
    }

    fn add_word(&self, t: Language) -> &'static str {
        T::add_word(t)
    }

    fn needs_one(&self) -> bool {
        self.needs_one
    }

    fn is_in_use(&self, event: &Event, index: usize) -> bool {
        (self.is_in_use)(event, index)
    }
}

impl Setting {
    /// A setting of one input: its value is what the input holds.
    pub fn of(
        group: Group,
        key: &'static str,
        (name, help, rule): (&'static str, &'static str, &'static str),
        part: Part,
    ) -> Self {
        let value = part.value();
        Self::form(group, key, (name, help, rule), value, vec![part])
    }

    /// A setting of several inputs, with its value in words.
    pub fn form(
        group: Group,
        key: &'static str,
        (name, help, rule): (&'static str, &'static str, &'static str),
        value: impl Into<String>,
        parts: Vec<Part>,
    ) -> Self {
        let editor = Editor::Form(parts);
        Self { group, key: key.into(), name: name.into(), help, rule, value: value.into(), editor }
    }

    /// A setting that is a list; its value is what is in it, or `empty`.
    pub fn list(
        group: Group,
        key: &'static str,
        (name, help, rule): (&'static str, &'static str, &'static str),
        (t, regulation, empty): (Language, &Regulation, &'static str),
        items: impl Items + 'static,
    ) -> Self {
        let value = Some(summaries(t, &items, regulation)).filter(|value| !value.is_empty());
        let value = value.unwrap_or_else(|| empty.into());
        let editor = Editor::Items(Arc::new(items));
        Self { group, key: key.into(), name: name.into(), help, rule, value, editor }
    }

    /// The same with a value in other words, if there is one: with its unit, say.
    pub fn worded(mut self, value: Option<String>) -> Self {
        if let Some(value) = value {
            self.value = value;
        }
        self
    }

    /// The same for one of several pools or sections, which stands in its name. With only one it says nothing.
    pub fn for_one_of(self, count: usize, index: usize, name: &str) -> Self {
        if count > 1 { self.for_each(index, name) } else { self }
    }

    /// The same for the thing at `index` of a list, whose name stands before its own.
    pub fn for_each(mut self, index: usize, name: &str) -> Self {
        self.key = format!("{}-{}", self.key, index + 1);
        self.name = format!("{name}・{}", self.name);
        self
    }
}

/// Two settings are the same to the page if they look the same.
impl PartialEq for Setting {
    fn eq(&self, other: &Self) -> bool {
        self.key == other.key && self.name == other.name && self.value == other.value
    }
}
