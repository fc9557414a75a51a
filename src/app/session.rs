//! The open event: the one door from a tap to the engine, to storage and back to the screen. A command is applied,
//! stored, and only then shown; what was refused or not stored is said in a notice.

mod other_windows;

use bianpai::command::{Command, Document, EventId, Refusal};
use bianpai::event::{Event, Moment, PoolId, RoundNo, SectionId};
use leptos::prelude::*;

use super::device;
use super::storage::{self, Generation, NotStored};
use super::text::{Language, command_text, refusal_text};

/// What a tap has to say, shown for some seconds above the tabs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Toast {
    /// One short sentence.
    pub text: String,
    /// Whether it offers to undo.
    pub undo: bool,
    /// When it was said: the same sentence said again is a new toast.
    pub at: Moment,
}

/// What cannot be overlooked, shown until it is settled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// The device has no room: the latest steps are on the screen only. Shown for as long as that is so.
    NotStored,
    /// A command was refused.
    Refused(String),
    /// Another window changed the event; its state was loaded.
    ChangedElsewhere,
}

/// The open event, as the pages use it.
#[derive(Clone, Copy)]
pub struct Session {
    document: RwSignal<Document>,
    /// How many steps are on the device.
    stored: StoredValue<usize>,
    /// How often the event had been replaced when it was read.
    generation: StoredValue<Generation>,
    /// What the latest tap has to say.
    pub toast: RwSignal<Option<Toast>>,
    /// What cannot be overlooked.
    pub trouble: RwSignal<Option<Trouble>>,
    /// The section whose lists are looked at: it stays chosen from page to page and round to round.
    pub section: RwSignal<SectionId>,
    /// The round that the organizer has asked to pair with the missing results as draws (rules 4.9): nobody comes to
    /// it by an address.
    pub as_draws: RwSignal<Option<(PoolId, RoundNo)>>,
    unstored: Unstored,
    language: Language,
}

/// An event with steps that found no room on the device, and how many did. It is kept while the page lives, also where
/// the event is closed and opened again.
#[derive(Clone, Copy)]
pub struct Unstored(StoredValue<Option<(Document, usize)>>);

impl Unstored {
    /// Nothing is unstored.
    pub fn new() -> Self {
        Self(StoredValue::new(None))
    }

    /// The event of this name with its unstored steps, and how many of its steps are stored.
    pub fn of(self, id: &EventId) -> Option<(Document, usize)> {
        self.0.with_value(|kept| kept.clone().filter(|(document, _)| document.id() == id))
    }
}

impl Session {
    /// Opens an event for the pages below, and follows what other windows do to it.
    pub fn open(document: Document, language: Language) -> Self {
        let id = document.id().clone();
        let unstored = expect_context::<Unstored>();
        let kept = unstored.of(&id);
        let trouble = kept.is_some().then_some(Trouble::NotStored);
        let all = document.steps().len();
        let (document, stored) = kept.unwrap_or((document, all));
        let session = Self {
            stored: StoredValue::new(stored),
            generation: StoredValue::new(storage::generation_of(&id)),
            document: RwSignal::new(document),
            toast: RwSignal::new(None),
            trouble: RwSignal::new(trouble),
            as_draws: RwSignal::new(None),
            unstored,
            section: RwSignal::new(storage::section_looked_at(&id)),
            language,
        };
        match storage::steps_brought_back(&id) {
            0 => {}
            count => session.say(language.brought_back(count), false),
        }
        Effect::new(move |_| storage::remember_section(&id, session.section.get()));
        session.follow_other_windows();
        session.warn_before_leaving();
        provide_context(session);
        session
    }

    /// Whether its page is still there: a context may outlive the event that it was opened for.
    pub fn is_open(self) -> bool {
        !self.document.is_disposed()
    }

    /// Looks at the event; the caller is run again whenever it changes.
    pub fn with<T>(self, look: impl FnOnce(&Event) -> T) -> T {
        self.document.with(|document| look(document.event()))
    }

    /// The pool of the section that is looked at. Not followed: a page that depends on it is built anew when it changes.
    pub fn pool(self) -> PoolId {
        self.look(|document| document.event().pool_of(self.section.get_untracked())).unwrap_or(PoolId(0))
    }

    /// Looks at the event with its journal; the caller is run again whenever it changes.
    pub fn with_document<T>(self, look: impl FnOnce(&Document) -> T) -> T {
        self.document.with(look)
    }

    /// Looks at the event once, as from a tap.
    pub fn look<T>(self, look: impl FnOnce(&Document) -> T) -> T {
        self.document.with_untracked(look)
    }

    /// A part of the event that the page depends on: it is shown anew only when the part itself changes.
    pub fn part<T: PartialEq + Send + Sync + 'static>(
        self,
        part: impl Fn(&Event) -> T + Send + Sync + 'static,
    ) -> Memo<T> {
        Memo::new(move |_| self.with(&part))
    }

    /// Applies and stores a command. Says whether it took effect; if not, the reason is shown.
    pub fn run(self, command: Command) -> bool {
        self.change(|document| document.run(command, device::now()))
    }

    /// Applies and stores a command, and says what was done with an offer to undo it.
    pub fn run_and_say(self, command: Command) -> bool {
        let done = self.run(command);
        // What is on the screen only is not announced as done.
        if done && !self.has_unstored() {
            let said = self.look(|document| {
                let command = document.next_undo()?;
                Some(command_text(self.language, document.event(), command))
            });
            self.say(said.unwrap_or_default(), true);
        }
        done
    }

    /// Undoes the latest command, and names it.
    pub fn undo(self) {
        let named = self.look(|document| Some(command_text(self.language, document.event(), document.next_undo()?)));
        if let Some(what) = named
            && self.change(|document| document.undo(device::now()))
        {
            self.say(self.language.undone(what), false);
        }
    }

    /// Undoes everything that was done after the step at `index`, stores it once, and says how much it was.
    pub fn undo_to(self, index: usize) {
        let count = self.look(|document| document.in_effect_after(index));
        if count > 0 && self.change(|document| document.undo_latest(count, device::now())) {
            self.say(self.language.undone_steps(count), false);
        }
    }

    /// Brings back the command undone last, and names it.
    pub fn redo(self) {
        if self.look(|document| document.next_redo().is_some()) && self.change(|document| document.redo(device::now()))
        {
            let named =
                self.look(|document| Some(command_text(self.language, document.event(), document.next_undo()?)));
            self.say(self.language.redone(named.unwrap_or_default()), false);
        }
    }

    /// Shows a sentence for some seconds.
    pub fn say(self, text: String, undo: bool) {
        self.toast.set(Some(Toast { text, undo, at: device::now() }));
    }

    fn change(self, change: impl FnOnce(&mut Document) -> Result<(), Refusal>) -> bool {
        let result = self.document.try_update_untracked(change);
        match result {
            Some(Ok(())) => self.store(),
            Some(Err(refusal)) => {
                let text = self.look(|document| refusal_text(self.language, document.event(), &refusal));
                // That steps are not stored must not be covered by anything.
                if self.has_unstored() {
                    self.say(text, false);
                } else {
                    self.trouble.set(Some(Trouble::Refused(text)));
                }
                false
            }
            None => false,
        }
    }

    /// Stores what is new, then shows it. Without room the change stays on the screen and is stored with the next.
    fn store(self) -> bool {
        let mut stored = self.stored.get_value();
        let before = stored;
        let result = self.look(|document| storage::append(document, &mut stored));
        self.stored.set_value(stored);
        match result {
            Ok(()) => {
                self.trouble.set(None);
                self.unstored.0.set_value(None);
            }
            Err(NotStored::NoRoom) => {
                self.trouble.set(Some(Trouble::NotStored));
                self.unstored.0.set_value(Some((self.look(Document::clone), stored)));
            }
            Err(NotStored::ChangedElsewhere) => return self.meet_foreign_steps(before),
        }
        self.document.update(|_| ());
        true
    }

    /// The browser asks before the page goes with what the device has not taken.
    fn warn_before_leaving(self) {
        let handle = window_event_listener(leptos::ev::beforeunload, move |event| {
            if self.is_open() && self.has_unstored() {
                event.prevent_default();
            }
        });
        on_cleanup(move || handle.remove());
    }

    /// Whether steps are on the screen that the device has not taken.
    fn has_unstored(self) -> bool {
        self.look(|document| document.steps().len()) > self.stored.get_value()
    }
}

/// The open event of the page.
pub fn use_session() -> Session {
    expect_context::<Session>()
}
