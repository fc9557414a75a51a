//! The journal of an event, in chunks of [`CHUNK`] steps, each step a JSON text on a line of its own. The last line of
//! a chunk is its checksum; chunks written by the first version have none.

use bianpai::command::{Document, EventId};
use bianpai::interchange::checksum;

use super::{CHUNK, Generation, NotStored, PREFIX, chunk_key, generation_of, get, keys, remove, set};

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
    /// The step, from 0, from which on something is missing or was changed; `None`: nothing is.
    pub gap: Option<usize>,
}

/// Every step on the device.
pub(super) fn read_chunks(id: &EventId, generation: Generation) -> Lines {
    let mut lines = Lines { steps: Vec::new(), gap: None };
    for (index, chunk) in chunk_numbers(id, generation).into_iter().enumerate() {
        let text = get(&chunk_key(id, generation, &chunk.to_string())).unwrap_or_default();
        let (steps, sum) = without_sum(&text);
        let is_missing = chunk != index || lines.steps.len() != index * CHUNK;
        let is_changed = sum.is_some_and(|sum| sum != checksum(steps));
        if (is_missing || is_changed) && lines.gap.is_none() {
            lines.gap = Some(lines.steps.len());
        }
        lines.steps.extend(steps.lines().map(str::to_owned));
    }
    lines
}

/// What goes before the checksum: no JSON text begins so.
const SUM: &str = "\n~";

/// The steps of a chunk, and its checksum.
fn without_sum(chunk: &str) -> (&str, Option<&str>) {
    chunk.rsplit_once(SUM).map_or((chunk, None), |(steps, sum)| (steps, Some(sum)))
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
    let here = get(&chunk_key(id, generation, &last.to_string()));
    let known = text_of(document, last * CHUNK, stored);
    here.zip(known).is_some_and(|(here, known)| without_sum(&here).0 == known)
}

/// Writes one chunk as it stands in the document.
pub(super) fn write_chunk(document: &Document, generation: Generation, chunk: usize) -> Result<(), NotStored> {
    let end = document.steps().len().min((chunk + 1) * CHUNK);
    let text = text_of(document, chunk * CHUNK, end).ok_or(NotStored::NoRoom)?;
    let sum = checksum(&text);
    set(&chunk_key(document.id(), generation, &chunk.to_string()), &(text + SUM + &sum))
}

/// Removes what earlier generations left behind where their removal was cut off. Says whether there was anything.
pub(super) fn sweep() -> bool {
    let left_over = |key: &String| {
        let (id, rest) = key.strip_prefix(PREFIX)?.split_once(".steps.")?;
        let generation: Generation = rest.split_once('-').map_or(Some(0), |(generation, _)| generation.parse().ok())?;
        (generation < generation_of(&EventId::new(id)?)).then_some(())
    };
    let keys: Vec<String> = keys().into_iter().filter(|key| left_over(key).is_some()).collect();
    keys.iter().for_each(|key| remove(key));
    !keys.is_empty()
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
