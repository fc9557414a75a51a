//! What a cell says, in the many ways in which people and spreadsheets write it.

use std::collections::BTreeSet;

use super::super::pasted_text::EntryField;
use super::Column;
use crate::event::{Date, Gender, ListedRating, Profile, Rating};

/// A row on its way to an entry.
#[derive(Clone, Debug, Default)]
pub(super) struct Reading {
    pub profile: Profile,
    pub section: String,
    pub paid: Option<bool>,
    pub doubts: BTreeSet<EntryField>,
}

impl Reading {
    /// Takes a cell that is not empty for what its column says. What cannot be read is kept as a note, with a doubt.
    pub fn take(&mut self, column: Column, cell: &str, flags: &[String]) {
        let profile = &mut self.profile;
        match column {
            Column::Nothing => {}
            Column::Name => profile.name = name(cell),
            Column::Gender => match gender(cell) {
                Some(gender) => profile.gender = Some(gender),
                None => append(&mut profile.note, cell),
            },
            Column::Born => match (date(cell), age(cell)) {
                (Some(date), _) => profile.born = Some(date),
                (None, Some(age)) => profile.age = Some(age),
                (None, None) => self.doubt(EntryField::Born, cell),
            },
            Column::Age => match (age(cell), date(cell)) {
                (Some(age), _) => profile.age = Some(age),
                (None, Some(date)) => profile.born = Some(date),
                (None, None) => self.doubt(EntryField::Age, cell),
            },
            Column::Region => append(&mut profile.region, cell),
            Column::Phone => self.take_phone(cell),
            Column::Team => profile.team = cell.to_owned(),
            Column::Role => profile.role = cell.to_owned(),
            Column::Section => self.section = cell.to_owned(),
            Column::Title => profile.title = cell.to_owned(),
            Column::Grade => profile.grade = cell.to_owned(),
            Column::Rating => match whole(cell).and_then(|rating| i32::try_from(rating).ok()) {
                Some(rating) if (1..4000).contains(&rating) => {
                    profile.rating = Some(ListedRating { rating: Rating(rating), games: 0 });
                }
                _ => append(&mut profile.note, cell),
            },
            Column::IdNumber => self.take_identity(cell),
            Column::Guardian => append(&mut profile.guardian, cell),
            Column::Coach => profile.coach = cell.to_owned(),
            Column::Paid => self.paid = yes(cell),
            Column::Flag(index) => {
                if let Some(flag) = flags.get(index).filter(|flag| yes(cell).unwrap_or(*flag == cell)) {
                    profile.flags.insert(flag.clone());
                }
            }
            Column::Note => append(&mut profile.note, cell),
        }
    }

    fn doubt(&mut self, field: EntryField, cell: &str) {
        self.doubts.insert(field);
        append(&mut self.profile.note, cell);
    }

    fn take_phone(&mut self, cell: &str) {
        let figures = digits(cell);
        self.profile.phone = if figures.len() >= 7 && cell.chars().any(|letter| letter.is_ascii_digit()) {
            cell_phone(cell)
        } else {
            cell.to_owned()
        };
        if !(7..=13).contains(&figures.len()) {
            self.doubts.insert(EntryField::Phone);
        }
    }

    fn take_identity(&mut self, cell: &str) {
        self.profile.id_number = cell.to_uppercase();
        match identity(cell) {
            Some((born, gender)) => {
                self.profile.born = self.profile.born.or(Some(born));
                self.profile.gender = self.profile.gender.or(Some(gender));
            }
            // A spreadsheet that took it for a figure has lost its end.
            None => {
                self.doubts.insert(EntryField::Born);
            }
        }
    }
}

/// The cell on one line, with spaces, figures and letters of one width.
pub(super) fn tidy(cell: &str) -> String {
    let half = |letter: char| match letter {
        '\u{ff01}'..='\u{ff5e}' if letter.is_alphanumeric() || "．－／＋".contains(letter) => {
            char::from_u32(u32::from(letter) - 0xfee0).unwrap_or(letter)
        }
        '\u{3000}' | '\u{a0}' | '\u{feff}' | '\u{200b}' => ' ',
        other => other,
    };
    let line: String = cell.chars().map(half).collect();
    line.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A few of the characters of headings, simplified.
pub(super) fn simplified(letter: char) -> char {
    const PAIRS: [(char, char); 25] = [
        ('別', '别'),
        ('齡', '龄'),
        ('電', '电'),
        ('話', '话'),
        ('機', '机'),
        ('號', '号'),
        ('碼', '码'),
        ('聯', '联'),
        ('絡', '络'),
        ('單', '单'),
        ('區', '区'),
        ('縣', '县'),
        ('隊', '队'),
        ('組', '组'),
        ('級', '级'),
        ('等', '等'),
        ('證', '证'),
        ('監', '监'),
        ('護', '护'),
        ('教', '教'),
        ('練', '练'),
        ('繳', '缴'),
        ('費', '费'),
        ('備', '备'),
        ('註', '注'),
    ];
    PAIRS.iter().find(|(from, _)| *from == letter).map_or(letter, |(_, to)| *to)
}

/// A Chinese name without the spaces that fill its squares.
fn name(cell: &str) -> String {
    let han = |letter: char| u32::from(letter) >= 0x2e80;
    let single = cell.split(' ').all(|part| part.chars().count() == 1);
    if single && cell.chars().all(|letter| han(letter) || letter == ' ') {
        cell.replace(' ', "")
    } else {
        cell.to_owned()
    }
}

pub(super) fn digits(cell: &str) -> String {
    let whole = whole(cell).map(|whole| whole.to_string());
    let text = whole.filter(|_| cell.contains(['.', 'e', 'E'])).unwrap_or_else(|| cell.to_owned());
    text.chars().filter(char::is_ascii_digit).collect()
}

/// The number with the marks that part it; of "1.0000000001E+10" and "10000000001.0" the figures.
fn cell_phone(cell: &str) -> String {
    match whole(cell) {
        Some(whole) if cell.contains(['.', 'e', 'E']) => whole.to_string(),
        _ => cell.trim_start_matches('\'').to_owned(),
    }
}

/// A whole number, also as a spreadsheet writes it: "45.0", "1.0000000001E+10".
fn whole(cell: &str) -> Option<u64> {
    if let Ok(whole) = cell.parse() {
        return Some(whole);
    }
    let (number, power) = match cell.split_once(['e', 'E']) {
        Some((number, power)) => (number, power.trim_start_matches('+').parse::<u32>().ok()?),
        None => (cell, 0),
    };
    let (front, fraction) = number.split_once('.').unwrap_or((number, ""));
    let fraction = fraction.trim_end_matches('0');
    let missing = power.checked_sub(u32::try_from(fraction.len()).ok()?)?;
    let figures: u64 = format!("{front}{fraction}").parse().ok()?;
    figures.checked_mul(10_u64.checked_pow(missing)?)
}

pub(super) fn gender(cell: &str) -> Option<Gender> {
    match cell.to_lowercase().trim() {
        "男" | "男性" | "男子" | "先生" | "m" | "male" | "man" | "boy" => Some(Gender::Man),
        "女" | "女性" | "女子" | "女士" | "f" | "female" | "woman" | "girl" | "w" => Some(Gender::Woman),
        _ => None,
    }
}

/// An age in years: "45", "45岁", "45.0".
pub(super) fn age(cell: &str) -> Option<u8> {
    let text = cell.trim_end_matches("周岁").trim_end_matches(['岁', '歲']).trim();
    u8::try_from(whole(text)?).ok().filter(|age| (3..=110).contains(age))
}

/// A full date: as text in any of the usual shapes, or as the serial number of a spreadsheet.
pub(super) fn date(cell: &str) -> Option<Date> {
    let text = cell.trim_end_matches(['生', '号', '日']);
    // "1990-05-01 00:00:00"
    let day = text.split([' ', 'T']).next().unwrap_or_default();
    let parted = || {
        let parts: Vec<&str> =
            text.split(['-', '.', '/', '年', '月', ' ', ',']).filter(|part| !part.is_empty()).collect();
        let &[one, two, three] = parts.get(..3)? else { return None };
        let number = |part: &str| part.parse::<u16>().ok();
        // The year last only where day and month cannot be mistaken for each other.
        match (number(one)?, number(two)?, number(three)?) {
            (year, month, day) if one.len() == 4 => Date::new(year, month.try_into().ok()?, day.try_into().ok()?),
            (day, month, year) if three.len() == 4 && day > 12 => {
                Date::new(year, month.try_into().ok()?, day.try_into().ok()?)
            }
            (month, day, year) if three.len() == 4 && day > 12 => {
                Date::new(year, month.try_into().ok()?, day.try_into().ok()?)
            }
            (day, month, year) if three.len() == 4 && day == month => {
                Date::new(year, month.try_into().ok()?, day.try_into().ok()?)
            }
            _ => None,
        }
    };
    Date::parse(day).or_else(parted).or_else(|| serial(cell))
}

/// Days since the last day of 1899, as spreadsheets count (they believe in a 29 February 1900; nobody was born before).
fn serial(cell: &str) -> Option<Date> {
    let days = cell.split('.').next()?.parse::<i64>().ok().filter(|days| (367..=80_000).contains(days))?;
    // A bare year is no day, and nobody who plays was born in the days of that number.
    if (1900..2200).contains(&days) {
        return None;
    }
    if !cell.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.') {
        return None;
    }
    // Days from 0000-03-01, so that the leap day ends a year: 25 569 is 1970-01-01.
    let days = days - 25_569 + 719_468;
    let era = days.div_euclid(146_097);
    let of_era = days.rem_euclid(146_097);
    let year_of_era = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted = (5 * of_year + 2) / 153;
    let day = of_year - (153 * shifted + 2) / 5 + 1;
    let month = if shifted < 10 { shifted + 3 } else { shifted - 9 };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    Date::new(year.try_into().ok()?, month.try_into().ok()?, day.try_into().ok()?)
}

/// Birth and gender of an identity number.
pub(super) fn identity(cell: &str) -> Option<(Date, Gender)> {
    let text: Vec<char> = cell.trim().chars().collect();
    let figures = text.len() == 18 && text[..17].iter().all(char::is_ascii_digit);
    let ends = text.last().is_some_and(|last| last.is_ascii_digit() || last.eq_ignore_ascii_case(&'x'));
    if !figures || !ends {
        return None;
    }
    let born = Date::parse(&text[6..14].iter().collect::<String>())?;
    let odd = text[16].to_digit(10)? % 2 == 1;
    Some((born, if odd { Gender::Man } else { Gender::Woman }))
}

/// Whether a cell says yes or no; `None`: neither.
pub(super) fn yes(cell: &str) -> Option<bool> {
    let word = cell.to_lowercase();
    match word.trim() {
        "是" | "有" | "对" | "√" | "✓" | "✔" | "v" | "y" | "yes" | "true" | "1" | "x" | "已" | "paid" => {
            Some(true)
        }
        "否" | "无" | "没有" | "未" | "×" | "n" | "no" | "false" | "0" | "-" | "unpaid" => Some(false),
        text if text.starts_with("已") => Some(true),
        text if text.starts_with("未") || text.starts_with("没") || text.starts_with("不") => Some(false),
        text => whole(text.trim_end_matches('元')).map(|amount| amount > 0),
    }
}

fn append(text: &mut String, more: &str) {
    if !text.is_empty() {
        text.push(' ');
    }
    text.push_str(more);
}
