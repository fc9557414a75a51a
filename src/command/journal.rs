//! The journal of an event: every step ever taken, in order, undo and redo among them. Nothing is ever taken out of
//! it, so that it is the record (rules 11) and can be saved by writing only what is new. The event is what the
//! steps replay to.

use serde::{Deserialize, Serialize};

use super::{Command, Refusal, apply};
use crate::event::{Event, Moment, Regulation, RegulationFault};

/// The name of an event on this and any other device: 1 to 64 ASCII letters, digits and hyphens.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct EventId(String);

impl EventId {
    /// The id, if it is well-formed.
    pub fn new(text: impl Into<String>) -> Option<Self> {
        let text = text.into();
        let fine =
            (1..=64).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
        fine.then_some(Self(text))
    }

    /// An id that hardly any other device will give: from the moment and a random number.
    pub fn from_chance(now: Moment, chance: u32) -> Self {
        Self(format!("{:x}-{chance:x}", now.0))
    }

    /// The id as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl<'de> Deserialize<'de> for EventId {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::new(String::deserialize(deserializer)?).ok_or_else(|| serde::de::Error::custom("not an event id"))
    }
}

/// What was done in a step.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Act {
    /// A command took effect.
    Do(Command),
    /// The latest command in effect was undone.
    Undo,
    /// The command undone last took effect again.
    Redo,
}

/// One step of the journal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Step {
    /// When.
    pub at: Moment,
    /// What.
    pub act: Act,
}

/// A step that cannot be replayed: the journal was damaged or made elsewhere.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BrokenJournal {
    /// The regulation at the start is not sound.
    Start(RegulationFault),
    /// The step at `index` (from 0) was refused.
    Step {
        /// Which.
        index: usize,
        /// Why.
        refusal: Refusal,
    },
}

/// An event with everything that led to it.
#[derive(Clone, Debug)]
pub struct Document {
    id: EventId,
    created: Moment,
    start: Regulation,
    steps: Vec<Step>,
    /// The steps in effect, as indices, oldest first.
    in_effect: Vec<usize>,
    /// The steps that redo would bring back, as indices, the next one last.
    undone: Vec<usize>,
    event: Event,
}

impl Document {
    /// A new event.
    ///
    /// # Errors
    /// What is wrong with the regulation.
    pub fn new(id: EventId, created: Moment, start: Regulation) -> Result<Self, RegulationFault> {
        start.check()?;
        let event = Event::new(start.clone());
        Ok(Self { id, created, start, steps: Vec::new(), in_effect: Vec::new(), undone: Vec::new(), event })
    }

    /// The event to which the steps lead. Commands that were undone need not have been possible.
    ///
    /// # Errors
    /// The first step that cannot be taken.
    pub fn replay(id: EventId, created: Moment, start: Regulation, steps: Vec<Step>) -> Result<Self, BrokenJournal> {
        let mut document = Self::new(id, created, start).map_err(BrokenJournal::Start)?;
        for (index, step) in steps.iter().enumerate() {
            document.note(index, &step.act).map_err(|refusal| BrokenJournal::Step { index, refusal })?;
        }
        document.steps = steps;
        document.event = document.rebuilt()?;
        Ok(document)
    }

    /// As much of an event as can be replayed: its steps up to the first that contradicts those before it. `None`: not
    /// even the regulation at the start is sound.
    pub fn replay_sound(id: EventId, created: Moment, start: Regulation, mut steps: Vec<Step>) -> Option<Self> {
        loop {
            match Self::replay(id.clone(), created, start.clone(), steps.clone()) {
                Ok(document) => return Some(document),
                // A step that had been undone may be in effect again in what is left; it is then looked at in its turn.
                Err(BrokenJournal::Step { index, .. }) => steps.truncate(index),
                Err(BrokenJournal::Start(_)) => return None,
            }
        }
    }

    /// The event as it was before the step at `index`, under another name, to be kept beside this one.
    pub fn before(&self, index: usize, id: EventId) -> Option<Self> {
        let steps = self.steps.get(..index)?.to_vec();
        Self::replay(id, self.created, self.start.clone(), steps).ok()
    }

    /// Applies a command and enters it in the journal.
    ///
    /// # Errors
    /// Why it was refused; then nothing has changed.
    pub fn run(&mut self, command: Command, at: Moment) -> Result<(), Refusal> {
        apply(&mut self.event, &command, at)?;
        self.enter(Step { at, act: Act::Do(command) })
    }

    /// Undoes the latest command in effect.
    ///
    /// # Errors
    /// [`Refusal::NothingToUndo`] at the start of the event.
    pub fn undo(&mut self, at: Moment) -> Result<(), Refusal> {
        self.undo_latest(1, at)
    }

    /// Undoes the latest `count` commands in effect, each with a step of its own, so that each can be redone.
    ///
    /// # Errors
    /// [`Refusal::NothingToUndo`] if there are fewer; then nothing has changed.
    pub fn undo_latest(&mut self, count: usize, at: Moment) -> Result<(), Refusal> {
        if count > self.in_effect.len() {
            return Err(Refusal::NothingToUndo);
        }
        for _ in 0..count {
            self.enter(Step { at, act: Act::Undo })?;
        }
        self.event = self.rebuilt().map_err(|broken| match broken {
            BrokenJournal::Step { refusal, .. } => refusal,
            BrokenJournal::Start(fault) => Refusal::Regulation(fault),
        })?;
        Ok(())
    }

    /// Brings back the command undone last. After any new command there is none.
    ///
    /// # Errors
    /// [`Refusal::NothingToRedo`], or why the command is refused.
    pub fn redo(&mut self, at: Moment) -> Result<(), Refusal> {
        let index = *self.undone.last().ok_or(Refusal::NothingToRedo)?;
        let (command, done_at) = self.done(index).ok_or(Refusal::NothingToRedo)?;
        let command = command.clone();
        apply(&mut self.event, &command, done_at)?;
        self.enter(Step { at, act: Act::Redo })
    }

    /// The event as it stands.
    pub fn event(&self) -> &Event {
        &self.event
    }

    /// The event's name among all events.
    pub fn id(&self) -> &EventId {
        &self.id
    }

    /// The same event under another name, to be kept beside this one.
    pub fn renamed(&self, id: EventId) -> Self {
        Self { id, ..self.clone() }
    }

    /// When it was created.
    pub const fn created(&self) -> Moment {
        self.created
    }

    /// The regulation with which it began.
    pub const fn start(&self) -> &Regulation {
        &self.start
    }

    /// Every step ever taken, oldest first.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The command that undo would take back.
    pub fn next_undo(&self) -> Option<&Command> {
        self.done(*self.in_effect.last()?).map(|(command, _)| command)
    }

    /// The command that redo would bring back.
    pub fn next_redo(&self) -> Option<&Command> {
        self.done(*self.undone.last()?).map(|(command, _)| command)
    }

    /// Whether the step at `index` is in effect.
    pub fn is_in_effect(&self, index: usize) -> bool {
        self.in_effect.binary_search(&index).is_ok()
    }

    /// How many commands are in effect that were done after the step at `index`: as many as undoing back to it
    /// takes.
    pub fn in_effect_after(&self, index: usize) -> usize {
        self.in_effect.len() - self.in_effect.partition_point(|&done| done <= index)
    }

    fn enter(&mut self, step: Step) -> Result<(), Refusal> {
        self.note(self.steps.len(), &step.act)?;
        self.steps.push(step);
        Ok(())
    }

    /// Keeps the account of what is in effect and what redo would bring back.
    fn note(&mut self, index: usize, act: &Act) -> Result<(), Refusal> {
        match act {
            Act::Do(_) => {
                self.undone.clear();
                self.in_effect.push(index);
            }
            Act::Undo => {
                let last = self.in_effect.pop().ok_or(Refusal::NothingToUndo)?;
                self.undone.push(last);
            }
            Act::Redo => {
                let next = self.undone.pop().ok_or(Refusal::NothingToRedo)?;
                self.in_effect.push(next);
            }
        }
        Ok(())
    }

    fn done(&self, index: usize) -> Option<(&Command, Moment)> {
        match self.steps.get(index)? {
            Step { at, act: Act::Do(command) } => Some((command, *at)),
            _ => None,
        }
    }

    fn rebuilt(&self) -> Result<Event, BrokenJournal> {
        let mut event = Event::new(self.start.clone());
        for &index in &self.in_effect {
            if let Some((command, at)) = self.done(index) {
                apply(&mut event, command, at).map_err(|refusal| BrokenJournal::Step { index, refusal })?;
            }
        }
        Ok(event)
    }
}

#[cfg(test)]
mod tests;
