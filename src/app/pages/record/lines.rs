//! The journal as lines to read: what each step did, in which round, and whether it still holds (rules 11).

use bianpai::command::{Act, Command, Document};
use bianpai::event::{Moment, PlayerId, Regulation, RoundNo};

use crate::app::pages::settings::differences;
use crate::app::text::{Language, command_text_with};

/// What a step is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Results,
    Entries,
    Pairing,
    Settings,
}

/// Whether a step still holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum State {
    /// It holds.
    InEffect,
    /// It was undone.
    Undone,
    /// It undid another step, which is a line of its own.
    Undo,
    /// It brought another step back.
    Redo,
}

/// One step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Its index in the journal.
    pub index: usize,
    /// When.
    pub at: Moment,
    /// The last round that was published by then.
    pub round: RoundNo,
    /// What it is about.
    pub kind: Kind,
    /// What it did.
    pub text: String,
    /// Whether it still holds.
    pub state: State,
}

impl Kind {
    /// Every kind, in the order of the page.
    pub const ALL: [Self; 4] = [Self::Results, Self::Entries, Self::Pairing, Self::Settings];

    fn of(command: &Command) -> Self {
        match command {
            Command::SetOutcome { .. }
            | Command::SwapColours { .. }
            | Command::AddFoul { .. }
            | Command::RemoveFoul { .. } => Self::Results,
            Command::DrawNumbers { .. }
            | Command::PublishRound { .. }
            | Command::TakeBackRound { .. }
            | Command::PutBack { .. } => Self::Pairing,
            Command::ChangeRegulation { .. } => Self::Settings,
            Command::Together { commands } => match commands.first() {
                Some(Command::ChangeRegulation { .. }) => Self::Settings,
                _ => Self::Entries,
            },
            _ => Self::Entries,
        }
    }
}

/// Every step, the newest first.
pub fn lines(t: Language, document: &Document) -> Vec<Line> {
    let mut past = Past { document, names: Vec::new(), done: Vec::new(), undone: Vec::new() };
    let steps = document.steps().iter().enumerate();
    let mut lines: Vec<Line> = steps.filter_map(|(index, step)| past.line(t, index, step.at, &step.act)).collect();
    lines.reverse();
    lines
}

/// The event as far as the lines need it, as it stood after each step.
struct Past<'a> {
    document: &'a Document,
    /// The names by entry, as they were then.
    names: Vec<String>,
    done: Vec<Done>,
    /// What redo would bring back, the next one last.
    undone: Vec<usize>,
}

/// A command in effect, and what its undoing restores.
struct Done {
    index: usize,
    /// The last published round after it.
    round: RoundNo,
    /// How many had been entered before it.
    entries: usize,
    /// The names that it replaced.
    renamed: Vec<(usize, String)>,
}

impl<'a> Past<'a> {
    fn line(&mut self, t: Language, index: usize, at: Moment, act: &Act) -> Option<Line> {
        let (about, state) = match act {
            Act::Do(_) if self.document.is_in_effect(index) => (index, State::InEffect),
            Act::Do(_) => (index, State::Undone),
            Act::Undo => (self.done.last()?.index, State::Undo),
            Act::Redo => (*self.undone.last()?, State::Redo),
        };
        let command = self.command(about)?;
        // What is undone is named as it was before.
        let before = (state == State::Undo).then(|| self.text(t, command));
        match act {
            Act::Do(_) => {
                self.undone.clear();
                self.make(index, command);
            }
            Act::Undo => self.undo(),
            Act::Redo => {
                self.undone.pop();
                self.make(about, command);
            }
        }
        let phrase = before.unwrap_or_else(|| self.text(t, command));
        let text = match state {
            State::InEffect | State::Undone => phrase,
            State::Undo => t.undo_step(phrase),
            State::Redo => t.redo_step(phrase),
        };
        Some(Line { index, at, round: self.round(), kind: Kind::of(command), text, state })
    }

    fn command(&self, index: usize) -> Option<&'a Command> {
        match &self.document.steps().get(index)?.act {
            Act::Do(command) => Some(command),
            Act::Undo | Act::Redo => None,
        }
    }

    fn round(&self) -> RoundNo {
        self.done.last().map_or(RoundNo::START, |done| done.round)
    }

    fn make(&mut self, index: usize, command: &Command) {
        let round = match command {
            Command::PublishRound { round, .. } => *round,
            Command::TakeBackRound { round, .. } => round.previous().unwrap_or(RoundNo::START),
            _ => self.round(),
        };
        let entries = self.names.len();
        let mut renamed = Vec::new();
        for single in command.singles() {
            match single {
                Command::AddPlayers { entrants } => {
                    self.names.extend(entrants.iter().map(|entrant| entrant.profile.name.trim().to_owned()));
                }
                Command::EditPlayer { player, entrant } => {
                    if let Some(at) = index_of(*player)
                        && let Some(name) = self.names.get_mut(at)
                    {
                        renamed.push((at, std::mem::replace(name, entrant.profile.name.trim().to_owned())));
                    }
                }
                _ => {}
            }
        }
        self.done.push(Done { index, round, entries, renamed });
    }

    fn undo(&mut self) {
        if let Some(Done { index, entries, renamed, .. }) = self.done.pop() {
            self.names.truncate(entries);
            for (at, name) in renamed.into_iter().rev() {
                if let Some(present) = self.names.get_mut(at) {
                    *present = name;
                }
            }
            self.undone.push(index);
        }
    }

    fn text(&self, t: Language, command: &Command) -> String {
        let name = |id: PlayerId| self.names.get(index_of(id)?).cloned();
        let text = command_text_with(t, self.document.event(), command, name);
        let Command::ChangeRegulation { regulation } = command else { return text };
        let changes = differences(t, self.regulation_before(command), regulation);
        if changes.is_empty() { text } else { format!("{text}{}{}", t.colon(), changes.join(t.list_comma())) }
    }

    /// The regulation that `command` changed: as the last change before it in effect left it.
    fn regulation_before(&self, command: &Command) -> &'a Regulation {
        let earlier = self.done.iter().rev().filter_map(|done| self.command(done.index));
        let mut earlier = earlier.filter(|earlier| !std::ptr::eq(*earlier, command));
        let changed = earlier.find_map(|earlier| {
            earlier.singles().iter().rev().find_map(|single| match single {
                Command::ChangeRegulation { regulation } => Some(&**regulation),
                _ => None,
            })
        });
        changed.unwrap_or(self.document.start())
    }
}

/// The players have their ids in the order of entry, from 1.
fn index_of(id: PlayerId) -> Option<usize> {
    (id.0 as usize).checked_sub(1)
}
