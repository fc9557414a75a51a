//! An event with its whole journal as one JSON file: what is exported, imported and kept in storage. A file is
//! believed only as far as its journal can be replayed; whatever is wrong with it, reading says so and changes
//! nothing.

use serde::{Deserialize, Serialize};

use crate::command::{BrokenJournal, Document, EventId, Step};
use crate::event::{Moment, Regulation};

/// The version that this release writes; it reads all versions up to this one. It is raised by the first release that
/// may write what the one before cannot read, such as a new kind of step: that one then says so and touches nothing.
///
/// | version | since then |
/// |---|---|
/// | 1 | the first |
/// | 2 | finals, ratings set by list; chunks in storage end with their [checksum](super::checksum()) |
pub const VERSION: u32 = 2;

/// Files larger than this many bytes are refused before they are parsed. An event of 600 players takes under one.
pub const SIZE_LIMIT: usize = 16 << 20;

/// What a file says that it is.
pub const FORMAT: &str = "bianpai-event";

/// Why a file was not read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FileFault {
    /// It is larger than [`SIZE_LIMIT`].
    TooLarge,
    /// It is empty.
    Empty,
    /// It is not JSON: broken off or damaged at this line, from 1.
    NotJson(usize),
    /// It is JSON, but not an event of bianpai.
    Foreign,
    /// It was written by a later release, in this version.
    FromTheFuture(u32),
    /// It says that it is an event, but a part of it cannot be understood, near this line.
    Damaged(usize),
    /// A step of its journal contradicts those before it.
    Contradicts(BrokenJournal),
}

#[derive(Deserialize)]
struct Header {
    format: String,
    version: u32,
}

#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
struct Written<'a> {
    format: &'a str,
    version: u32,
    id: &'a EventId,
    created: Moment,
    start: &'a Regulation,
    steps: &'a [Step],
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
struct Read {
    id: EventId,
    created: Moment,
    start: Regulation,
    steps: Vec<Step>,
}

/// What a file says before its steps.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
struct Head {
    id: EventId,
    created: Moment,
    start: Regulation,
}

/// As much of a damaged event as can be believed: `head` is its file without the steps, `steps` the JSON text of each.
/// `None`: not even the head can be read, or it was written by a later release.
pub fn read_sound<'a>(head: &str, steps: impl Iterator<Item = &'a str>) -> Option<Document> {
    let header: Header = serde_json::from_str(head).ok()?;
    if header.format != FORMAT || header.version > VERSION {
        return None;
    }
    let Head { id, created, start } = serde_json::from_str(head).ok()?;
    let steps = steps.map_while(|step| serde_json::from_str(step).ok()).collect();
    Document::replay_sound(id, created, start, steps)
}

/// The event as a file's text. Each step stands on a line of its own, so that a damaged file can be mended by hand.
pub fn write_event(document: &Document) -> String {
    let written = Written {
        format: FORMAT,
        version: VERSION,
        id: document.id(),
        created: document.created(),
        start: document.start(),
        steps: &[],
    };
    // Plain data with string keys cannot fail to be written; an empty text would be refused when read.
    let head = serde_json::to_string(&written).unwrap_or_default();
    let steps: Vec<String> = document.steps().iter().filter_map(|step| serde_json::to_string(step).ok()).collect();
    match head.strip_suffix("[]}") {
        Some(head) if !steps.is_empty() => format!("{head}[\n{}\n]}}\n", steps.join(",\n")),
        _ => format!("{head}\n"),
    }
}

/// Reads a file's text, whatever it may hold.
///
/// # Errors
/// What is wrong with it.
pub fn read_event(text: &str) -> Result<Document, FileFault> {
    let text = text.trim_start_matches('\u{feff}');
    if text.len() > SIZE_LIMIT {
        return Err(FileFault::TooLarge);
    }
    if text.trim().is_empty() {
        return Err(FileFault::Empty);
    }
    let header: Header = serde_json::from_str(text).map_err(|error| match error.classify() {
        serde_json::error::Category::Data => FileFault::Foreign,
        _ => FileFault::NotJson(error.line()),
    })?;
    if header.format != FORMAT {
        return Err(FileFault::Foreign);
    }
    if header.version > VERSION {
        return Err(FileFault::FromTheFuture(header.version));
    }
    let read: Read = serde_json::from_str(text).map_err(|error| FileFault::Damaged(error.line()))?;
    Document::replay(read.id, read.created, read.start, read.steps).map_err(FileFault::Contradicts)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::{Act, Command, Entrant};
    use crate::event::{Profile, RoundNo, SectionId};

    fn document() -> Document {
        let start = Regulation::blank("试", "公开组", RoundNo(5));
        let mut document = Document::new(EventId::new("e1").unwrap(), Moment(7), start).unwrap();
        for name in ["甲", "乙\"\n<b>", "丙🀄"] {
            let entrants = vec![Entrant { profile: Profile::named(name), section: SectionId(0) }];
            document.run(Command::AddPlayers { entrants }, Moment(8)).unwrap();
        }
        document.undo(Moment(9)).unwrap();
        document
    }

    #[test]
    fn what_is_written_is_read_back() {
        let document = document();
        let read = read_event(&write_event(&document)).unwrap();
        assert_eq!((read.id(), read.created(), read.steps()), (document.id(), document.created(), document.steps()));
        assert_eq!(read.event(), document.event());
        assert_eq!(read.next_redo(), document.next_redo());
    }

    #[test]
    fn an_event_without_steps_is_read_back() {
        let start = Regulation::blank("试", "公开组", RoundNo(5));
        let empty = Document::new(EventId::new("e1").unwrap(), Moment(7), start).unwrap();
        assert_eq!(read_event(&write_event(&empty)).unwrap().event(), empty.event());
    }

    #[test]
    fn every_truncation_is_refused() {
        let text = write_event(&document());
        let whole = text.trim_end().len();
        for (end, _) in text.char_indices().filter(|(end, _)| *end < whole) {
            assert!(read_event(&text[..end]).is_err(), "cut at {end}");
        }
    }

    #[test]
    fn what_is_wrong_is_said() {
        let text = write_event(&document());
        assert_eq!(read_event(" ").unwrap_err(), FileFault::Empty);
        assert_eq!(read_event("{\"name\":\"甲\"}").unwrap_err(), FileFault::Foreign);
        assert_eq!(read_event("[1,2]").unwrap_err(), FileFault::Foreign);
        assert_eq!(read_event("姓名,单位\n").unwrap_err(), FileFault::NotJson(1));
        assert_eq!(read_event(&text.replace("bianpai-event", "other")).unwrap_err(), FileFault::Foreign);
        let future = text.replace(&format!("\"version\":{VERSION}"), "\"version\":999");
        assert_eq!(read_event(&future).unwrap_err(), FileFault::FromTheFuture(999));
        assert!(matches!(read_event(&text.replace("add-players", "add-ghosts")).unwrap_err(), FileFault::Damaged(2)));
        let contradiction = text.replace("\"section\":0", "\"section\":9");
        assert!(matches!(read_event(&contradiction).unwrap_err(), FileFault::Contradicts(_)));
        assert!(matches!(document().steps()[3].act, Act::Undo));
    }

    #[test]
    fn the_sound_beginning_of_a_damaged_event_is_read() {
        let document = document();
        let text = write_event(&document);
        let mut lines = text.lines();
        let head = lines.next().and_then(|line| line.strip_suffix(",\"steps\":[")).map(|head| format!("{head}}}"));
        let head = head.unwrap();
        let steps: Vec<&str> = lines.map(|line| line.trim_end_matches(',')).collect();
        let whole = read_sound(&head, steps.iter().take(4).copied()).unwrap();
        assert_eq!(whole.event(), document.event());
        let broken = [steps[0], steps[1], &steps[2][..20], steps[3]];
        assert_eq!(read_sound(&head, broken.into_iter()).unwrap().steps(), &document.steps()[..2]);
        assert!(read_sound("{}", steps.into_iter()).is_none());
        let future = head.replace(&format!("\"version\":{VERSION}"), "\"version\":999");
        assert!(read_sound(&future, broken.into_iter()).is_none(), "what a later release wrote is left alone");
    }
}
