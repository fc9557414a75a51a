//! The lines of a pasted text on their way into the list: what was understood, what the organizer changed of it, and
//! whether each can be added.

use std::collections::{BTreeSet, HashMap, HashSet, VecDeque};

use bianpai::command::{Command, Entrant};
use bianpai::event::{Event, PlayerId, Profile};
use bianpai::interchange::{Column, EntryField, EntryTable, LineKind, PastedLine, lines_aside, read_pasted_text};
use bianpai::registration::{EntryUpdate, fit};
use leptos::prelude::*;

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
    /// Looked at, and someone else than the namesake in the list.
    pub someone_else: bool,
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
    /// He is in the list already, and the line says nothing new.
    Known,
    /// He seems to be in the list already; the line says something new, which is asked about.
    Updates(Box<EntryUpdate>),
    /// He is in the list, and what is new will be taken over.
    WillUpdate(Box<EntryUpdate>),
    /// An earlier line may be the same.
    Repeats(usize),
    /// It is nobody.
    Heading,
    Dropped,
}

impl Standing {
    /// Whether it is taken in as it is.
    pub const fn is_ready(&self) -> bool {
        matches!(self, Self::Ready | Self::WillUpdate(_))
    }

    /// Whether a person has to look before it can be added.
    pub const fn is_open(&self) -> bool {
        matches!(self, Self::NoName | Self::Doubtful | Self::Updates(_) | Self::Repeats(_))
    }
}

/// A line with what was found of it.
#[derive(Clone, PartialEq, Eq)]
pub struct Judged {
    pub line: Line,
    pub standing: Standing,
}

/// A file that was chosen, and how it is read.
#[derive(Clone, PartialEq, Eq)]
pub struct ChosenTable {
    /// The file's name.
    pub file: String,
    /// What stands in it.
    pub table: EntryTable,
}

/// The pasted text or the chosen file, and its lines.
#[derive(Clone, Copy)]
pub struct Pasted {
    session: Session,
    /// The text.
    pub text: RwSignal<String>,
    /// The file, if one was chosen; then there is no text.
    pub table: RwSignal<Option<ChosenTable>>,
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
            table: RwSignal::new(None),
            lines,
            judged: Memo::new(move |_| session.with(|event| judge(event, &lines.read()))),
            editing: RwSignal::new(None),
            only_open: RwSignal::new(false),
            next_id: StoredValue::new(0),
        }
    }

    /// Reads the text.
    pub fn read(self, text: String) {
        self.table.set(None);
        self.take(read_pasted_text(&text));
        self.text.set(text);
    }

    /// Reads a file instead of text; `None` goes back to text.
    pub fn choose(self, table: Option<ChosenTable>) {
        self.text.set(String::new());
        self.editing.set(None);
        self.take(table.as_ref().map_or_else(Vec::new, |chosen| chosen.table.lines()));
        self.table.set(table);
    }

    /// Corrects what a column says. Another column that said the same says nothing from now on.
    pub fn correct_column(self, at: usize, column: Column) {
        let Some(mut chosen) = self.table.get_untracked() else { return };
        let joins = matches!(column, Column::Nothing | Column::Note | Column::Region | Column::Guardian);
        for (index, other) in chosen.table.columns.iter_mut().enumerate() {
            if index == at {
                *other = column;
            } else if *other == column && !joins {
                *other = Column::Nothing;
            }
        }
        self.take(chosen.table.lines());
        self.table.set(Some(chosen));
    }

    /// The lines that still have to be looked at, as a CSV file.
    pub fn aside(self) -> String {
        let judged = self.judged.get_untracked();
        let open: Vec<&Judged> = judged.iter().filter(|each| each.standing.is_open()).collect();
        match self.table.get_untracked() {
            Some(chosen) => chosen.table.aside(&open.iter().map(|each| each.line.pasted.line).collect()),
            None => lines_aside(&open.iter().map(|each| each.line.pasted.text.clone()).collect::<Vec<_>>()),
        }
    }

    /// Takes the lines as understood. Those that were changed by hand stay as they are for as long as their text does.
    fn take(self, lines: Vec<PastedLine>) {
        let mut before: HashMap<String, VecDeque<Line>> = HashMap::new();
        for line in self.lines.get_untracked() {
            before.entry(line.pasted.text.clone()).or_default().push_back(line);
        }
        let lines = lines.into_iter().map(|pasted| {
            let known = before.get_mut(&pasted.text).and_then(VecDeque::pop_front);
            match known {
                Some(line) if line.touched => Line { pasted, ..line },
                known => self.fresh(known.map(|line| line.id), pasted),
            }
        });
        self.lines.set(lines.collect());
    }

    fn fresh(self, id: Option<u32>, pasted: PastedLine) -> Line {
        let id = id.unwrap_or_else(|| {
            self.next_id.update_value(|next| *next += 1);
            self.next_id.get_value()
        });
        let entrant = self.session.look(|document| entrant_of(document.event(), &pasted));
        let doubts = pasted.doubts.clone();
        Line { id, pasted, entrant, doubts, accepted: false, someone_else: false, dropped: false, touched: false }
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

    /// Accepts every line that has a name, but none that would enter someone twice or overwrite what is known of one who
    /// is not surely the same: those are for a person to decide.
    pub fn accept_all(self) {
        let fits = |standing: &Standing| match standing {
            Standing::Doubtful => true,
            Standing::Updates(update) => update.sure || update.only_adds(),
            _ => false,
        };
        let open: Vec<u32> = self.judged.with_untracked(|judged| {
            judged.iter().filter(|each| fits(&each.standing)).map(|each| each.line.id).collect()
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

    /// Adds every line that is ready, updates whom others are about, marks as paid who says so, all in one step, and
    /// keeps the lines to be looked at. Gives back how many were added and updated; `None` if they were refused.
    pub fn add_ready(self) -> Option<(usize, usize)> {
        let judged = self.judged.get_untracked();
        let open: Vec<&Judged> = judged.iter().filter(|each| each.standing.is_open()).collect();
        let (commands, added, updated) = self.session.look(|document| commands(document.event(), &judged));
        let command =
            if commands.len() > 1 { Some(Command::Together { commands }) } else { commands.into_iter().next() };
        if !self.session.run(command?) {
            return None;
        }
        self.editing.set(None);
        match self.table.get_untracked() {
            Some(mut chosen) => {
                chosen.table.keep(&open.iter().map(|each| each.line.pasted.line).collect());
                self.take(if open.is_empty() { Vec::new() } else { chosen.table.lines() });
                self.table.set((!open.is_empty()).then_some(chosen));
            }
            None => self.read(open.iter().map(|each| each.line.pasted.text.as_str()).collect::<Vec<_>>().join("\n")),
        }
        Some((added, updated))
    }
}

/// What takes the ready lines in, and how many it adds and updates.
fn commands(event: &Event, judged: &[Judged]) -> (Vec<Command>, usize, usize) {
    let ready = judged.iter().filter(|each| each.standing == Standing::Ready);
    let entrants: Vec<Entrant> = ready.clone().map(|each| each.line.entrant.clone()).collect();
    let mut paid: Vec<PlayerId> =
        ready.zip(event.next_ids()).filter(|(each, _)| each.line.pasted.paid == Some(true)).map(|(_, id)| id).collect();
    let added = entrants.len();
    let mut commands = Vec::new();
    if added > 0 {
        commands.push(Command::AddPlayers { entrants });
    }
    let mut updated = 0;
    for each in judged {
        let Standing::WillUpdate(update) = &each.standing else { continue };
        let Some(player) = event.player(update.player) else { continue };
        updated += 1;
        if !update.changes.is_empty() {
            let entrant = Entrant { profile: update.profile.clone(), section: player.section };
            commands.push(Command::EditPlayer { player: update.player, entrant: Box::new(entrant) });
        }
        if pays(each.line.pasted.paid, player.paid) {
            paid.push(update.player);
        }
    }
    if !paid.is_empty() {
        commands.push(Command::SetPaid { players: paid, paid: true });
    }
    (commands, added, updated)
}

/// Whether the line says that a fee that was open is paid.
fn pays(said: Option<bool>, paid: bool) -> bool {
    said == Some(true) && !paid
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
    let entered: HashSet<&str> = event.players().iter().map(|player| player.profile.name.as_str()).collect();
    let mut earlier: HashMap<&str, Vec<&Line>> = HashMap::new();
    let mut meant: Vec<PlayerId> = Vec::new();
    let mut judged = Vec::with_capacity(lines.len());
    for line in lines {
        let name = line.entrant.profile.name.as_str();
        let standing = if line.dropped {
            Standing::Dropped
        } else if line.pasted.kind == LineKind::Heading && !line.accepted {
            Standing::Heading
        } else if name.is_empty() {
            Standing::NoName
        } else if line.someone_else {
            Standing::Ready
        } else {
            let update =
                entered.contains(name).then(|| EntryUpdate::of(event, &line.entrant.profile, &meant)).flatten();
            let same = |other: &&&Line| other.entrant.profile.may_duplicate(&line.entrant.profile);
            let repeats = earlier.get(name).and_then(|others| others.iter().find(same));
            match (update, repeats) {
                (Some(update), _) => {
                    meant.push(update.player);
                    standing_of(event, line, update)
                }
                _ if line.accepted => Standing::Ready,
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

/// A line about someone in the list.
fn standing_of(event: &Event, line: &Line, update: EntryUpdate) -> Standing {
    let paid = event.player(update.player).is_some_and(|player| player.paid);
    if update.changes.is_empty() && !pays(line.pasted.paid, paid) {
        Standing::Known
    } else if line.accepted {
        Standing::WillUpdate(Box::new(update))
    } else {
        Standing::Updates(Box::new(update))
    }
}
