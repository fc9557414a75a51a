//! The lines of a pasted text on their way into the list: what was understood, what the organizer changed of it, and
//! whether each can be added.

use std::collections::{BTreeSet, HashMap, VecDeque};

use bianpai::command::{Command, Entrant};
use bianpai::event::{Event, Profile};
use bianpai::interchange::{EntryField, LineKind, PastedLine, read_pasted_text};
use bianpai::registration::fit;
use leptos::prelude::*;

use super::super::entry_form::namesakes;
use super::super::fields::FIRST;
use crate::app::session::Session;

/// A line.
#[derive(Clone, PartialEq, Eq)]
pub struct Line {
    /// By which it is known while the text changes.
    pub id: u32,
    /// As pasted and understood.
    pub pasted: PastedLine,
    /// As it will be added.
    pub entrant: Entrant,
    /// What still should be looked at.
    pub doubts: BTreeSet<EntryField>,
    /// Looked at, and right.
    pub accepted: bool,
    /// Not to be added.
    pub dropped: bool,
    /// Changed by hand: it stays as it is when the text is read again.
    touched: bool,
}

/// Whether a line can be added.
#[derive(Clone, PartialEq, Eq)]
pub enum Standing {
    Ready,
    /// It has no name.
    NoName,
    /// Which word is the name is doubtful.
    Doubtful,
    /// Someone entered already may be the same.
    InList(String),
    /// An earlier line may be the same.
    Repeats(usize),
    /// It is nobody.
    Heading,
    Dropped,
}

impl Standing {
    /// Whether a person has to look before it can be added.
    pub const fn is_open(&self) -> bool {
        matches!(self, Self::NoName | Self::Doubtful | Self::InList(_) | Self::Repeats(_))
    }
}

/// A line with what was found of it.
#[derive(Clone, PartialEq, Eq)]
pub struct Judged {
    pub line: Line,
    pub standing: Standing,
}

/// The pasted text and its lines.
#[derive(Clone, Copy)]
pub struct Pasted {
    session: Session,
    /// The text.
    pub text: RwSignal<String>,
    lines: RwSignal<Vec<Line>>,
    /// Every line with its standing.
    pub judged: Memo<Vec<Judged>>,
    /// The line that is open for changes.
    pub editing: RwSignal<Option<u32>>,
    /// Whether only lines to be looked at are shown.
    pub only_open: RwSignal<bool>,
    next_id: StoredValue<u32>,
}

impl Pasted {
    /// Nothing yet.
    pub fn new(session: Session) -> Self {
        let lines = RwSignal::new(Vec::new());
        Self {
            session,
            text: RwSignal::new(String::new()),
            lines,
            judged: Memo::new(move |_| session.with(|event| judge(event, &lines.read()))),
            editing: RwSignal::new(None),
            only_open: RwSignal::new(false),
            next_id: StoredValue::new(0),
        }
    }

    /// Reads the text. Lines that were changed by hand stay as they are for as long as their text does.
    pub fn read(self, text: String) {
        let mut before: HashMap<String, VecDeque<Line>> = HashMap::new();
        for line in self.lines.get_untracked() {
            before.entry(line.pasted.text.clone()).or_default().push_back(line);
        }
        let lines = read_pasted_text(&text).into_iter().map(|pasted| {
            let known = before.get_mut(&pasted.text).and_then(VecDeque::pop_front);
            match known {
                Some(line) if line.touched => Line { pasted, ..line },
                known => self.fresh(known.map(|line| line.id), pasted),
            }
        });
        self.lines.set(lines.collect());
        self.text.set(text);
    }

    fn fresh(self, id: Option<u32>, pasted: PastedLine) -> Line {
        let id = id.unwrap_or_else(|| {
            self.next_id.update_value(|next| *next += 1);
            self.next_id.get_value()
        });
        let entrant = self.session.look(|document| entrant_of(document.event(), &pasted));
        let doubts = pasted.doubts.clone();
        Line { id, pasted, entrant, doubts, accepted: false, dropped: false, touched: false }
    }

    /// Changes a line by hand.
    pub fn change(self, id: u32, change: impl FnOnce(&mut Line)) {
        self.lines.update(|lines| {
            if let Some(line) = lines.iter_mut().find(|line| line.id == id) {
                line.touched = true;
                change(line);
            }
        });
    }

    /// Takes over what was typed: what was typed is no longer doubtful.
    pub fn retype(self, id: u32, entrant: Entrant) {
        let same = self.lines.with_untracked(|lines| lines.iter().any(|line| line.id == id && line.entrant == entrant));
        if same {
            return;
        }
        self.change(id, |line| {
            let (old, new) = (&line.entrant.profile, &entrant.profile);
            let typed = [
                (EntryField::Name, old.name != new.name),
                (EntryField::Born, old.born != new.born),
                (EntryField::Age, old.age != new.age),
                (EntryField::Phone, old.phone != new.phone),
            ];
            for (field, _) in typed.into_iter().filter(|(_, typed)| *typed) {
                line.doubts.remove(&field);
            }
            line.entrant = entrant;
        });
    }

    /// Accepts every line that has a name.
    pub fn accept_all(self) {
        let open: Vec<u32> = self.judged.with_untracked(|judged| {
            let named = judged.iter().filter(|each| each.standing.is_open() && each.standing != Standing::NoName);
            named.map(|each| each.line.id).collect()
        });
        for id in open {
            self.change(id, |line| line.accepted = true);
        }
    }

    /// The line with its standing.
    pub fn judged_line(self, id: u32) -> Option<Judged> {
        self.judged.with(|judged| judged.iter().find(|each| each.line.id == id).cloned())
    }

    /// How many lines there are of this standing.
    pub fn count(self, fits: impl Fn(&Standing) -> bool) -> usize {
        self.judged.with(|judged| judged.iter().filter(|each| fits(&each.standing)).count())
    }

    /// Adds every line that is ready, marks as paid who says so, and keeps the lines to be looked at. Gives back how
    /// many were added; `None` if they were refused.
    pub fn add_ready(self) -> Option<usize> {
        let (ready, open): (Vec<Judged>, Vec<Judged>) = self
            .judged
            .get_untracked()
            .into_iter()
            .filter(|each| each.standing == Standing::Ready || each.standing.is_open())
            .partition(|each| each.standing == Standing::Ready);
        let entrants: Vec<Entrant> = ready.iter().map(|each| each.line.entrant.clone()).collect();
        let count = entrants.len();
        if !self.session.run(Command::AddPlayers { entrants }) {
            return None;
        }
        let added = self.session.look(|document| {
            let players = document.event().players();
            players[players.len().saturating_sub(count)..].iter().map(|player| player.id).collect::<Vec<_>>()
        });
        let says_paid = ready.iter().zip(added).filter(|(each, _)| each.line.pasted.paid == Some(true));
        let players: Vec<_> = says_paid.map(|(_, id)| id).collect();
        if !players.is_empty() {
            self.session.run(Command::SetPaid { players, paid: true });
        }
        let rest: Vec<&str> = open.iter().map(|each| each.line.pasted.text.as_str()).collect();
        self.editing.set(None);
        self.read(rest.join("\n"));
        Some(count)
    }
}

/// What will be added of a line; a section that the event does not know is kept in the note.
fn entrant_of(event: &Event, pasted: &PastedLine) -> Entrant {
    let mut profile = pasted.profile.clone();
    let asked = pasted.section.as_str();
    let known = event.regulation.section_ids().find(|id| {
        let section = event.regulation.section(*id).map_or("", |section| section.name.as_str());
        !asked.is_empty() && (section == asked || section.contains(asked) || asked.contains(section))
    });
    if known.is_none() && !asked.is_empty() {
        let note = format!("{} {asked}", profile.note);
        profile.note = note.trim().chars().take(Profile::TEXT_LIMIT).collect();
    }
    let fitting = fit(&event.regulation, &profile).proposed();
    Entrant { profile, section: known.or(fitting).unwrap_or(FIRST) }
}

fn judge(event: &Event, lines: &[Line]) -> Vec<Judged> {
    let entered: HashMap<&str, ()> = event.players().iter().map(|player| (player.profile.name.as_str(), ())).collect();
    let mut earlier: HashMap<&str, Vec<&Line>> = HashMap::new();
    let mut judged = Vec::with_capacity(lines.len());
    for line in lines {
        let name = line.entrant.profile.name.as_str();
        let standing = if line.dropped {
            Standing::Dropped
        } else if line.pasted.kind == LineKind::Heading && !line.accepted {
            Standing::Heading
        } else if name.is_empty() {
            Standing::NoName
        } else if line.accepted {
            Standing::Ready
        } else {
            let twin =
                entered.contains_key(name).then(|| namesakes(event, &line.entrant.profile, None).into_iter().next());
            let same = |other: &&&Line| other.entrant.profile.may_duplicate(&line.entrant.profile);
            let repeats = earlier.get(name).and_then(|others| others.iter().find(same));
            match (twin.flatten(), repeats) {
                (Some(who), _) => Standing::InList(who),
                (None, Some(other)) => Standing::Repeats(other.pasted.line),
                (None, None) if line.doubts.contains(&EntryField::Name) => Standing::Doubtful,
                (None, None) => Standing::Ready,
            }
        };
        if !matches!(standing, Standing::Dropped | Standing::Heading | Standing::NoName) {
            earlier.entry(name).or_default().push(line);
        }
        judged.push(Judged { line: line.clone(), standing });
    }
    judged
}
