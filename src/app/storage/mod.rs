//! The events on this device, in localStorage.
//!
//! An event lies under keys of its own: a head (`bianpai.event.ID.head`: everything but its steps) and chunks of
//! its journal (`bianpai.event.ID.steps.K`: up to 64 steps, one JSON text a line). A tap writes one chunk and nothing
//! else: it is either stored or not, never half. The head is written last when an event comes and removed first
//! when it goes, so that a crash leaves no half event that would be shown.
//!
//! An event that replaces another is written beside it, as its next generation (`…steps.G-K`), which the head names:
//! writing the head exchanges the two at one stroke, and whatever happens before leaves the old one whole.
//!
//! Each chunk ends with its checksum, and a second copy of everything is kept in IndexedDB ([`mirror`]). The head
//! carries the version of the latest step: an older release then leaves the event alone.

mod barred;
mod chunks;
mod mirror;
mod room;

use bianpai::command::{Document, EventId};
use bianpai::event::{Moment, Regulation, SectionId};
use bianpai::interchange::{self, FileFault};
use gloo_storage::{LocalStorage, SessionStorage, Storage};
use serde::{Deserialize, Serialize};

pub use barred::{Barred, barred, keep_barred};
use chunks::{holds, read_chunks, remove_chunks, sweep, write_chunk};
pub use mirror::recovered;
pub use room::Room;

/// The steps in one chunk.
const CHUNK: usize = 64;
const PREFIX: &str = "bianpai.event.";
const LANGUAGE: &str = "bianpai.language";

/// Why something was not stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotStored {
    /// The device has no room, or forbids storage.
    NoRoom,
    /// Another window stored steps that this one does not know. It should read the event again.
    ChangedElsewhere,
}

/// An event as found on this device.
pub enum Found {
    /// It could be read.
    Whole(Box<Document>),
    /// It could not: this is what is wrong. The raw data are kept.
    Damaged(FileFault),
}

#[derive(Serialize, Deserialize)]
struct Head {
    format: String,
    version: u32,
    id: EventId,
    created: Moment,
    start: Regulation,
    #[serde(default, skip_serializing_if = "is_first")]
    generation: Generation,
}

const fn is_first(generation: &Generation) -> bool {
    *generation == 0
}

fn head_key(id: &EventId) -> String {
    format!("{PREFIX}{}.head", id.as_str())
}

/// How often an event of this name has been replaced.
pub type Generation = u32;

fn chunk_key(id: &EventId, generation: Generation, chunk: &str) -> String {
    let generation = if generation == 0 { String::new() } else { format!("{generation}-") };
    format!("{PREFIX}{}.steps.{generation}{chunk}", id.as_str())
}

/// The generation that the head on the device names; 0 without one.
pub fn generation_of(id: &EventId) -> Generation {
    #[derive(Deserialize)]
    struct Named {
        #[serde(default)]
        generation: Generation,
    }
    let head = get(&head_key(id)).unwrap_or_default();
    // Most events were never replaced, and need not be read for this. Quotes within a text are escaped in JSON.
    if !head.contains("\"generation\":") {
        return 0;
    }
    serde_json::from_str::<Named>(&head).map_or(0, |named| named.generation)
}

fn get(key: &str) -> Option<String> {
    LocalStorage::raw().get_item(key).ok().flatten()
}

/// Stores a value, and copies it where it belongs to an event.
fn set(key: &str, value: &str) -> Result<(), NotStored> {
    let storage = LocalStorage::raw();
    if storage.set_item(key, value).is_err() && !(sweep() && storage.set_item(key, value).is_ok()) {
        return Err(NotStored::NoRoom);
    }
    if key.starts_with(PREFIX) {
        mirror::note(key, Some(value));
    }
    Ok(())
}

fn remove(key: &str) {
    // Removing cannot run out of room; where storage is forbidden there was nothing to remove.
    let _ = LocalStorage::raw().remove_item(key);
    mirror::note(key, None);
}

fn keys() -> Vec<String> {
    let storage = LocalStorage::raw();
    (0..LocalStorage::length()).filter_map(|index| storage.key(index).ok().flatten()).collect()
}

/// The events on this device, in no particular order.
pub fn event_ids() -> Vec<EventId> {
    let id = |key: &String| EventId::new(key.strip_prefix(PREFIX)?.strip_suffix(".head")?);
    keys().iter().filter_map(id).collect()
}

/// The event whose part lies under `key`, if any does.
pub fn event_of_key(key: &str) -> Option<EventId> {
    EventId::new(key.strip_prefix(PREFIX)?.split('.').next()?)
}

/// Reads an event. `None`: there is none of this name.
pub fn read(id: &EventId) -> Option<Found> {
    let head = get(&head_key(id))?;
    let lines = read_chunks(id, generation_of(id));
    if let Some(step) = lines.gap {
        // The steps begin on the second line of the file.
        return Some(Found::Damaged(FileFault::Damaged(step + 2)));
    }
    Some(match interchange::read_event(&file_of(&head, &lines.steps)) {
        Ok(document) => Found::Whole(Box::new(document)),
        Err(fault) => Found::Damaged(fault),
    })
}

/// As much of a damaged event as can be believed, under another name: what comes before the first damage.
pub fn sound_part(id: &EventId, copy: EventId) -> Option<Document> {
    let lines = read_chunks(id, generation_of(id));
    let sound = lines.steps.iter().take(lines.gap.unwrap_or(usize::MAX));
    let document = interchange::read_sound(&get(&head_key(id))?, sound.map(String::as_str))?;
    Some(document.renamed(copy))
}

/// How many steps of an event came back from the second copy when the page was opened; 0 when asked again.
pub fn steps_brought_back(id: &EventId) -> usize {
    mirror::taken(&format!("{PREFIX}{}", id.as_str()))
}

/// Head and steps put together as an event file, as they lie in storage, sound or not.
pub fn raw_file(id: &EventId) -> String {
    file_of(&get(&head_key(id)).unwrap_or_default(), &read_chunks(id, generation_of(id)).steps)
}

fn file_of(head: &str, steps: &[String]) -> String {
    format!("{},\"steps\":[\n{}\n]}}\n", head.strip_suffix('}').unwrap_or(head), steps.join(",\n"))
}

/// Stores a whole event: a new or an imported one. One of the same name is replaced, at one stroke.
///
/// # Errors
/// [`NotStored::NoRoom`]: then everything on the device is as it was before.
pub fn create(document: &Document) -> Result<(), NotStored> {
    let id = document.id();
    let replaced = get(&head_key(id)).map(|_| generation_of(id));
    let generation = replaced.map_or(0, |generation| generation + 1);
    // Left over from a replacement or a removal that was cut off.
    remove_chunks(id, generation);
    let written = write_all(document, generation);
    match (written, replaced) {
        (Ok(()), Some(replaced)) => remove_chunks(id, replaced),
        (Err(_), _) => remove_chunks(id, generation),
        (Ok(()), None) => room::ask_to_keep(),
    }
    written
}

fn write_all(document: &Document, generation: Generation) -> Result<(), NotStored> {
    for chunk in 0..document.steps().len().div_ceil(CHUNK) {
        write_chunk(document, generation, chunk)?;
    }
    write_head(document, generation)
}

fn write_head(document: &Document, generation: Generation) -> Result<(), NotStored> {
    let id = document.id();
    let head = Head {
        format: interchange::FORMAT.into(),
        version: interchange::VERSION,
        id: id.clone(),
        created: document.created(),
        start: document.start().clone(),
        generation,
    };
    set(&head_key(id), &serde_json::to_string(&head).map_err(|_| NotStored::NoRoom)?)
}

/// Stores the steps from `stored` on: those before are on the device already. Moves `stored` on over every step that
/// was taken, also where room runs out on the way.
///
/// # Errors
/// [`NotStored::NoRoom`]: try again after room was made.
/// [`NotStored::ChangedElsewhere`]: the device holds other steps; nothing was written.
pub fn append(document: &Document, stored: &mut usize) -> Result<(), NotStored> {
    // Deleted in another window while it is worked on here: what is entered is worth more.
    if get(&head_key(document.id())).is_none() {
        create(document)?;
        *stored = document.steps().len();
        return Ok(());
    }
    let generation = generation_of(document.id());
    if !holds(document, generation, *stored) {
        return Err(NotStored::ChangedElsewhere);
    }
    // Before the first step of this version that an older release might not understand.
    if !head_has_this_version(document.id()) {
        write_head(document, generation)?;
    }
    for chunk in *stored / CHUNK..document.steps().len().div_ceil(CHUNK) {
        write_chunk(document, generation, chunk)?;
        *stored = document.steps().len().min((chunk + 1) * CHUNK);
    }
    Ok(())
}

fn head_has_this_version(id: &EventId) -> bool {
    get(&head_key(id)).is_some_and(|head| head.contains(&format!("\"version\":{},", interchange::VERSION)))
}

/// How many steps of an event its latest export had; 0: there was none from this device.
pub fn steps_exported(id: &EventId) -> usize {
    get(&export_key(id)).and_then(|count| count.parse().ok()).unwrap_or(0)
}

/// Remembers an export. Where that fails the person is reminded once more; nothing is lost.
pub fn remember_export(document: &Document) {
    let _ = set(&export_key(document.id()), &document.steps().len().to_string());
}

fn export_key(id: &EventId) -> String {
    format!("bianpai.exported.{}", id.as_str())
}

/// Removes an event from this device.
pub fn delete(id: &EventId) {
    let generation = generation_of(id);
    remove(&head_key(id));
    remove_chunks(id, generation);
    remove(&export_key(id));
}

/// The language chosen on this device.
pub fn language_tag() -> Option<String> {
    get(LANGUAGE)
}

/// Remembers the language. Where that fails it is chosen again next time; nothing is lost.
pub fn remember_language(tag: &str) {
    let _ = set(LANGUAGE, tag);
}

/// The section that was looked at last in this window; the first where none was.
pub fn section_looked_at(id: &EventId) -> SectionId {
    let text = SessionStorage::raw().get_item(&section_key(id)).ok().flatten();
    SectionId(text.and_then(|text| text.parse().ok()).unwrap_or(0))
}

/// Remembers it for a reload. Where that fails the first is shown; nothing is lost.
pub fn remember_section(id: &EventId, section: SectionId) {
    let _ = SessionStorage::raw().set_item(&section_key(id), &section.0.to_string());
}

fn section_key(id: &EventId) -> String {
    format!("bianpai.section.{}", id.as_str())
}
