//! The events on this device, in localStorage.
//!
//! An event lies under keys of its own: a head (`bianpai.event.ID.head`: everything but its steps) and chunks of
//! its journal (`bianpai.event.ID.steps.K`: up to 64 steps, one JSON text a line). A tap writes one chunk and nothing
//! else: it is either stored or not, never half. The head is written last when an event comes and removed first
//! when it goes, so that a crash leaves no half event that would be shown.

mod chunks;

use bianpai::command::{Document, EventId};
use bianpai::event::{Moment, Regulation};
use bianpai::interchange::{self, FileFault};
use gloo_storage::{LocalStorage, Storage};
use serde::{Deserialize, Serialize};

use chunks::{chunk_count, read_chunks, write_chunk};

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
}

fn head_key(id: &EventId) -> String {
    format!("{PREFIX}{}.head", id.as_str())
}

fn chunk_key(id: &EventId, chunk: usize) -> String {
    format!("{PREFIX}{}.steps.{chunk}", id.as_str())
}

pub(super) fn get(key: &str) -> Option<String> {
    LocalStorage::raw().get_item(key).ok().flatten()
}

pub(super) fn set(key: &str, value: &str) -> Result<(), NotStored> {
    LocalStorage::raw().set_item(key, value).map_err(|_| NotStored::NoRoom)
}

fn remove(key: &str) {
    // Removing cannot run out of room; where storage is forbidden there was nothing to remove.
    let _ = LocalStorage::raw().remove_item(key);
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
    let file = file_of(&head, &read_chunks(id));
    Some(match interchange::read_event(&file) {
        Ok(document) => Found::Whole(Box::new(document)),
        Err(fault) => Found::Damaged(fault),
    })
}

/// Head and steps put together as an event file, as they lie in storage, sound or not.
pub fn raw_file(id: &EventId) -> String {
    file_of(&get(&head_key(id)).unwrap_or_default(), &read_chunks(id))
}

fn file_of(head: &str, steps: &[String]) -> String {
    format!("{},\"steps\":[\n{}\n]}}\n", head.strip_suffix('}').unwrap_or(head), steps.join(",\n"))
}

/// Stores a whole event: a new or an imported one. One of the same name is replaced.
///
/// # Errors
/// [`NotStored::NoRoom`]: then there is no event of this name on the device any more than before.
pub fn create(document: &Document) -> Result<(), NotStored> {
    let id = document.id();
    let replaced = get(&head_key(id)).map(|head| (head, read_chunks(id)));
    let stored = write_all(document);
    if stored.is_err() {
        delete(id);
        if let Some((head, steps)) = replaced {
            chunks::write_lines(id, &steps)?;
            set(&head_key(id), &head)?;
        }
    }
    stored
}

fn write_all(document: &Document) -> Result<(), NotStored> {
    let id = document.id();
    delete(id);
    for chunk in 0..document.steps().len().div_ceil(CHUNK) {
        write_chunk(document, chunk)?;
    }
    let head = Head {
        format: interchange::FORMAT.into(),
        version: interchange::VERSION,
        id: id.clone(),
        created: document.created(),
        start: document.start().clone(),
    };
    set(&head_key(id), &serde_json::to_string(&head).map_err(|_| NotStored::NoRoom)?)
}

/// Stores the steps from `stored` on: those before are on the device already.
///
/// # Errors
/// [`NotStored::NoRoom`]: try again with the same `stored` after room was made.
/// [`NotStored::ChangedElsewhere`]: the device holds other steps; nothing was written.
pub fn append(document: &Document, stored: usize) -> Result<(), NotStored> {
    if chunks::stored_steps(document.id()) != stored {
        return Err(NotStored::ChangedElsewhere);
    }
    for chunk in stored / CHUNK..document.steps().len().div_ceil(CHUNK) {
        write_chunk(document, chunk)?;
    }
    Ok(())
}

/// Removes an event from this device.
pub fn delete(id: &EventId) {
    remove(&head_key(id));
    for chunk in 0..chunk_count(id) {
        remove(&chunk_key(id, chunk));
    }
}

/// How many bytes the events take, as browsers count them: two for each character.
pub fn bytes_used() -> usize {
    let size = |key: &String| key.len() + get(key).map_or(0, |value| value.encode_utf16().count());
    keys().iter().filter(|key| key.starts_with("bianpai.")).map(size).sum::<usize>() * 2
}

/// The language chosen on this device.
pub fn language_tag() -> Option<String> {
    get(LANGUAGE)
}

/// Remembers the language. Where that fails it is chosen again next time; nothing is lost.
pub fn remember_language(tag: &str) {
    let _ = set(LANGUAGE, tag);
}
