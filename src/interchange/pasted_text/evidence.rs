//! What the lines of a list say about each other: whether names stand before places, and which words come again and
//! again, as places do and names do not.

use std::collections::HashMap;

use super::EntryField;
use super::draft::{Draft, append};
use super::lexicon::{Lexicon, is_team, is_title};
use super::words::Word;

/// The difference in likeness from which a name is certain.
const CERTAIN: i32 = 3;

/// What the lines say about each other.
pub(super) struct Evidence {
    lexicon: Lexicon,
    /// In how many lines a word stands.
    frequency: HashMap<String, i32>,
    /// Whether the name is the first of the words, where the list is of one mind, and how much that weighs.
    order: Option<(bool, i32)>,
}

impl Evidence {
    /// Weighs all lines.
    pub fn of(drafts: &[Draft]) -> Self {
        let mut frequency: HashMap<String, i32> = HashMap::new();
        for draft in drafts {
            for word in &draft.words {
                *frequency.entry(word.text.clone()).or_default() += 1;
            }
            if !draft.profile.region.is_empty() {
                *frequency.entry(draft.profile.region.clone()).or_default() += 1;
            }
        }
        let mut evidence = Self { lexicon: Lexicon::new(), frequency, order: None };
        evidence.order = evidence.usual_order(drafts);
        evidence
    }

    /// Tells the words of a line apart: name, region, team; what remains is kept as a note.
    pub fn settle(&self, draft: &mut Draft) {
        let mut words = std::mem::take(&mut draft.words);
        if draft.profile.name.is_empty() {
            self.take_name(draft, &mut words);
        }
        for word in words {
            self.place(draft, &word);
        }
        draft.doubts.extend(draft.profile.name.is_empty().then_some(EntryField::Name));
    }

    fn take_name(&self, draft: &mut Draft, words: &mut Vec<Word>) {
        let candidates = words.iter().filter(|word| !word.bracketed).count();
        let likeness: Vec<i32> =
            words.iter().enumerate().map(|(index, word)| self.likeness(word, index, candidates)).collect();
        // Of equals the first.
        let best = (0..words.len()).max_by_key(|&index| (likeness[index], std::cmp::Reverse(index)));
        let Some(best) = best.filter(|&index| likeness[index] > -7) else { return };
        let rival = (0..words.len()).filter(|&index| index != best).map(|index| likeness[index]).max();
        // Alone on its line, any word that is not plainly a place will be the name; beside others it must not be one.
        let unlike = match rival {
            None => likeness[best] < -1,
            Some(rival) => likeness[best] - rival < 2 || likeness[best] < 0 && self.lexicon.is_place(&words[best].text),
        };
        let doubtful = unlike || is_title(&words[best].text);
        if doubtful {
            draft.doubts.insert(EntryField::Name);
        }
        draft.profile.name = words.remove(best).text;
    }

    fn likeness(&self, word: &Word, index: usize, candidates: usize) -> i32 {
        let frequency = self.frequency.get(&word.text).copied().unwrap_or(0);
        let repeated = match frequency {
            0 | 1 => 0,
            2 => 1,
            3..=5 => 3,
            _ => 5,
        };
        let in_order = match self.order {
            Some((true, weight)) if index == 0 => weight,
            Some((false, weight)) if index + 1 == candidates && candidates > 1 => weight,
            _ => 0,
        };
        self.lexicon.likeness(&word.text) - repeated - i32::from(word.bracketed) * 2 + in_order
    }

    /// Whether names stand first: a matter of lines that leave no doubt, three of four at least. A few lines are a hint,
    /// many are proof.
    fn usual_order(&self, drafts: &[Draft]) -> Option<(bool, i32)> {
        let mut first = 0;
        let mut later = 0;
        for draft in drafts.iter().filter(|draft| draft.profile.name.is_empty() && draft.words.len() > 1) {
            let likeness: Vec<i32> = draft.words.iter().map(|word| self.likeness(word, usize::MAX - 1, 0)).collect();
            let best = (0..likeness.len()).max_by_key(|&index| likeness[index]).unwrap_or(0);
            let rival = (0..likeness.len()).filter(|&index| index != best).map(|index| likeness[index]).max();
            let place = self.lexicon.is_place(&draft.words[best].text);
            if rival.is_some_and(|rival| likeness[best] - rival >= CERTAIN) && !place {
                // That a word comes again says more than how it looks.
                let again = |index: usize| self.comes_again(&draft.words[index].text);
                let weight = match (again(best), (0..likeness.len()).any(again)) {
                    (true, _) => 0,
                    (false, true) => 2,
                    (false, false) => 1,
                };
                *(if best == 0 { &mut first } else { &mut later }) += weight;
            }
        }
        let weight = match first + later {
            0..6 => 1,
            6..15 => 2,
            _ => 4,
        };
        match (first, later) {
            (0..=1, 0..=1) => None,
            (first, later) if first >= later * 3 => Some((true, weight)),
            (first, later) if later >= first * 3 => Some((false, weight)),
            _ => None,
        }
    }

    fn comes_again(&self, word: &str) -> bool {
        self.frequency.get(word).is_some_and(|&lines| lines > 2)
    }

    /// Puts a word that is not the name where it belongs.
    fn place(&self, draft: &mut Draft, word: &Word) {
        let text = word.text.as_str();
        let profile = &mut draft.profile;
        let repeated = self.comes_again(text);
        if is_title(text) {
            append(&mut profile.note, text);
        } else if profile.region.is_empty() {
            profile.region = text.to_owned();
        } else if is_team(text) && profile.team.is_empty() {
            profile.team = text.to_owned();
        } else if self.lexicon.is_place(text) || repeated {
            append(&mut profile.region, text);
        } else {
            append(&mut profile.note, text);
        }
    }
}
