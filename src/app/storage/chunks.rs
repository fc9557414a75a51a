//! The journal of an event, in chunks of [`CHUNK`] steps, each step a JSON text on a line of its own.

use bianpai::command::{Document, EventId};

use super::{CHUNK, Generation, NotStored, chunk_key, get, keys, remove, set};

/// The numbers of the chunks on the device, ascending. They are looked for by name, so that one that is missing in the
/// middle does not hide those after it.
pub(super) fn chunk_numbers(id: &EventId, generation: Generation) -> Vec<usize> {
    let prefix = chunk_key(id, generation, "");
    let mut numbers: Vec<usize> = keys().iter().filter_map(|key| key.strip_prefix(&prefix)?.parse().ok()).collect();
    numbers.sort_unstable();
    numbers
}

/// The journal as it lies in storage.
pub(super) struct Lines {
    /// Every step, as text.
    pub steps: Vec<String>,
    /// The step before which others are missing, from 0; `None`: nothing is missing.
    pub gap: Option<usize>,
}

/// Every step on the device.
pub(super) fn read_chunks(id: &EventId, generation: Generation) -> Lines {
    let mut lines = Lines { steps: Vec::new(), gap: None };
    for (index, chunk) in chunk_numbers(id, generation).into_iter().enumerate() {
        let is_missing = chunk != index || lines.steps.len() != index * CHUNK;
        if is_missing && lines.gap.is_none() {
            lines.gap = Some(lines.steps.len());
        }
        let text = get(&chunk_key(id, generation, &chunk.to_string())).unwrap_or_default();
        lines.steps.extend(text.lines().map(str::to_owned));
    }
    lines
}

/// Whether the device holds the first `stored` steps of the document and no others. The latest chunk tells: another
/// window's steps differ in time and content.
pub(super) fn holds(document: &Document, generation: Generation, stored: usize) -> bool {
    let id = document.id();
    let numbers = chunk_numbers(id, generation);
    if numbers.len() != stored.div_ceil(CHUNK) {
        return false;
    }
    let Some(last) = numbers.last().copied() else { return true };
    let known = text_of(document, last * CHUNK, stored);
    known.is_some() && get(&chunk_key(id, generation, &last.to_string())) == known
}

/// Writes one chunk as it stands in the document.
pub(super) fn write_chunk(document: &Document, generation: Generation, chunk: usize) -> Result<(), NotStored> {
    let end = document.steps().len().min((chunk + 1) * CHUNK);
    let text = text_of(document, chunk * CHUNK, end).ok_or(NotStored::NoRoom)?;
    set(&chunk_key(document.id(), generation, &chunk.to_string()), &text)
}

/// Removes all chunks of a generation.
pub(super) fn remove_chunks(id: &EventId, generation: Generation) {
    for chunk in chunk_numbers(id, generation) {
        remove(&chunk_key(id, generation, &chunk.to_string()));
    }
}

/// The steps from `start` to `end` as text.
fn text_of(document: &Document, start: usize, end: usize) -> Option<String> {
    let lines: Result<Vec<String>, _> = document.steps().get(start..end)?.iter().map(serde_json::to_string).collect();
    Some(lines.ok()?.join("\n"))
}
