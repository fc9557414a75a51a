//! What a setting is to the page: its words, its value as text, and what its editor is made of. A setting is read
//! from a regulation and writes into one; it holds neither.

use std::sync::Arc;

use bianpai::event::{Event, Regulation};

use super::part::Part;
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
    Prizes,
    Timetable,
}

impl Group {
    /// The groups as they follow each other.
    pub const ALL: [Self; 9] = [
        Self::Event,
        Self::Pairing,
        Self::Points,
        Self::Places,
        Self::Fouls,
        Self::Entry,
        Self::Sections,
        Self::Prizes,
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
            Self::Prizes => t.group_prizes(),
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
            Self::Prizes => "group-prizes",
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

impl Setting {
    /// A setting of one input: its value is what the input holds.
    pub fn of(
        group: Group,
        key: &'static str,
        (name, help, rule): (&'static str, &'static str, &'static str),
        part: Part,
    ) -> Self {
        let value = part.value();
        Self { group, key: key.into(), name: name.into(), help, rule, value, editor: Editor::Form(vec![part]) }
    }

    /// The same with a value in other words, if there is one: with its unit, say.
    pub fn worded(mut self, value: Option<String>) -> Self {
        if let Some(value) = value {
            self.value = value;
        }
        self
    }

    /// The same for one of several pools or sections, which stands in its name. With only one it says nothing.
    pub fn for_one_of(mut self, count: usize, index: usize, name: &str) -> Self {
        if count > 1 {
            self.key = format!("{}-{}", self.key, index + 1);
            self.name = format!("{name}・{}", self.name);
        }
        self
    }
}

/// Two settings are the same to the page if they look the same.
impl PartialEq for Setting {
    fn eq(&self, other: &Self) -> bool {
        self.key == other.key && self.name == other.name && self.value == other.value
    }
}
