//! The journal of an event, in chunks of [`CHUNK`] steps, each step a JSON text on a line of its own.

use bianpai::command::{Document, EventId};

use super::{CHUNK, NotStored, chunk_key, get, set};

/// The number of chunks on the device.
pub(super) fn chunk_count(id: &EventId) -> usize {
    (0..).take_while(|&chunk| get(&chunk_key(id, chunk)).is_some()).count()
}

/// Every step on the device, as text.
pub(super) fn read_chunks(id: &EventId) -> Vec<String> {
    let chunks = (0..).map_while(|chunk| get(&chunk_key(id, chunk)));
    chunks.flat_map(|chunk| chunk.lines().map(str::to_owned).collect::<Vec<_>>()).collect()
}

/// The number of steps on the device. All chunks but the last are full.
pub(super) fn stored_steps(id: &EventId) -> usize {
    let Some(last) = chunk_count(id).checked_sub(1) else { return 0 };
    last * CHUNK + get(&chunk_key(id, last)).map_or(0, |chunk| chunk.lines().count())
}

/// Writes one chunk as it stands in the document.
pub(super) fn write_chunk(document: &Document, chunk: usize) -> Result<(), NotStored> {
    let start = chunk * CHUNK;
    let end = document.steps().len().min(start + CHUNK);
    let lines: Result<Vec<String>, _> = document.steps()[start..end].iter().map(serde_json::to_string).collect();
    let lines = lines.map_err(|_| NotStored::NoRoom)?;
    set(&chunk_key(document.id(), chunk), &lines.join("\n"))
}

/// Writes steps as text, as they were read.
pub(super) fn write_lines(id: &EventId, lines: &[String]) -> Result<(), NotStored> {
    for (chunk, lines) in lines.chunks(CHUNK).enumerate() {
        set(&chunk_key(id, chunk), &lines.join("\n"))?;
    }
    Ok(())
}
