//! Files and texts that mean harm or were broken on the way: whatever they hold, reading them ends, panics never, and
//! what was believed is written and read again as the same.
//!
//! `corpus/` holds what every run reads. With `BIANPAI_FUZZ_SECONDS` each target also reads changed and mixed copies of
//! it for so long (`make fuzz`); the input that fails is printed, to become a file of the corpus.

use std::path::Path;
use std::time::{Duration, Instant};
use std::{env, fs};

use bianpai::interchange::{RatingList, read_event, read_pasted_text, read_sound, write_event};

fn event(text: &str) {
    if let Ok(document) = read_event(text) {
        let again = read_event(&write_event(&document)).expect("what was written is read");
        assert_eq!(again.event(), document.event());
    }
    let mut lines = text.lines();
    let head = lines.next().unwrap_or_default();
    let head = head.strip_suffix(",\"steps\":[").map_or_else(|| head.to_owned(), |head| format!("{head}}}"));
    if let Some(document) = read_sound(&head, lines.map(|line| line.trim_end_matches(','))) {
        assert_eq!(read_event(&write_event(&document)).expect("the sound part is sound").event(), document.event());
    }
}

fn rating_list(text: &str) {
    if let Ok(list) = RatingList::read(text) {
        let written = list.write();
        assert_eq!(RatingList::read(&written).expect("what was written is read").write(), written);
    }
}

fn pasted(text: &str) {
    read_pasted_text(text);
}

#[test]
fn event_files() {
    run("event", event);
}

#[test]
fn rating_lists() {
    run("rating-list", rating_list);
}

#[test]
fn pasted_texts() {
    run("pasted", pasted);
}

/// Reads the corpus, every beginning of its small files, and as many changed copies as there is time for.
fn run(folder: &str, target: fn(&str)) {
    let corpus = corpus(folder);
    for text in &corpus {
        target(text);
        let ends = text.char_indices().map(|(end, _)| end).filter(|end| text.len() < 2000 || end % 97 == 0);
        ends.for_each(|end| target(&text[..end]));
    }
    let seconds = env::var("BIANPAI_FUZZ_SECONDS").ok().and_then(|text| text.parse().ok()).unwrap_or(0);
    let (start, mut chance, mut count) = (Instant::now(), Chance(seconds), 0_u64);
    while start.elapsed() < Duration::from_secs(seconds) || count < 300 {
        let text = changed(&corpus, &mut chance);
        if std::panic::catch_unwind(|| target(&text)).is_err() {
            panic!("this input of {folder} fails; add it to tests/safety/corpus/{folder}:\n{text}");
        }
        count += 1;
    }
    println!("{folder}: {count} inputs");
}

fn corpus(folder: &str) -> Vec<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/safety/corpus").join(folder);
    let mut files: Vec<_> = fs::read_dir(path).expect("the corpus").flatten().map(|file| file.path()).collect();
    files.sort();
    let mut corpus: Vec<String> =
        files.iter().map(|file| String::from_utf8_lossy(&fs::read(file).expect("a file")).into_owned()).collect();
    if folder == "event" {
        corpus.push(include_str!("../data/event-v1.json").into());
    }
    corpus
}

struct Chance(u64);

impl Chance {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % end.max(1)
    }
}

/// What breaks readers: numbers at their limits, brackets, quotes, the rarest characters.
const PIECES: [&str; 22] = [
    "0",
    "-1",
    "65535",
    "65536",
    "4294967296",
    "1e999",
    "null",
    "[]",
    "{",
    "}",
    "\"",
    "\\",
    ",",
    "\n",
    "\r\n",
    "\t",
    "\u{feff}",
    "\u{0}",
    "🀄",
    "１２",
    "，",
    "岁",
];

/// A copy of a text of the corpus in which a few places are changed: cut, doubled, mixed with another, or set to what
/// breaks readers.
fn changed(corpus: &[String], chance: &mut Chance) -> String {
    let mut text: Vec<char> = corpus[chance.below(corpus.len())].chars().collect();
    for _ in 0..=chance.below(4) {
        let (one, other) = (chance.below(text.len() + 1), chance.below(40));
        let end = (one + other).min(text.len());
        match chance.below(6) {
            0 => drop(text.drain(one..end)),
            1 => {
                let part: Vec<char> = text[one..end].to_vec();
                text.splice(one..one, part);
            }
            2 => text.truncate(one),
            3 => {
                let from: Vec<char> = corpus[chance.below(corpus.len())].chars().collect();
                let start = chance.below(from.len() + 1);
                let stop = (start + 60).min(from.len());
                text.splice(one..end, from[start..stop].iter().copied());
            }
            4 => drop(text.splice(one..(one + 1).min(text.len()), PIECES[chance.below(PIECES.len())].chars())),
            _ => drop(text.splice(one..one, PIECES[chance.below(PIECES.len())].chars())),
        }
    }
    text.into_iter().collect()
}
