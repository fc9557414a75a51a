//! The figures of a line: telephone numbers, identity numbers, dates of birth and ages, wherever they stand. They are
//! told by their shape alone and taken out, so that only words are left to be told apart.

use super::characters::{TAKEN, is_han, separates};
use crate::event::{Date, Gender};

/// What the figures of a line say.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Figures {
    /// Telephone numbers, in digits.
    pub phones: Vec<String>,
    /// Whether a telephone number has a length that none has.
    pub odd_phone: bool,
    /// The identity number.
    pub identity: Option<String>,
    /// The date of birth.
    pub born: Option<Date>,
    /// Ages, the surest first.
    pub ages: Vec<u8>,
    /// Whether the age stands where one would not expect it.
    pub odd_age: bool,
}

impl Figures {
    /// Takes the figures out of the line; each leaves [`TAKEN`] behind.
    pub fn take(line: &mut [char]) -> Self {
        let mut figures = Self::default();
        figures.take_dates(line);
        figures.take_identity(line);
        figures.take_phones(line);
        figures.take_long_runs(line);
        figures.take_ages(line);
        figures
    }

    /// The gender that the identity number says.
    pub fn gender_of_identity(&self) -> Option<Gender> {
        let digit = self.identity.as_ref()?.chars().nth(16)?.to_digit(10)?;
        Some(if digit % 2 == 1 { Gender::Man } else { Gender::Woman })
    }

    fn take_dates(&mut self, line: &mut [char]) {
        for start in 0..line.len() {
            if start > 0 && line[start - 1].is_ascii_digit() {
                continue;
            }
            if let Some((date, end)) = date_at(line, start)
                && self.born.is_none()
            {
                self.born = Some(date);
                line[start..end].fill(TAKEN);
            }
        }
    }

    fn take_identity(&mut self, line: &mut [char]) {
        for (start, end) in runs(line) {
            let with_x = end - start == 17 && line.get(end).is_some_and(|last| last.eq_ignore_ascii_case(&'x'));
            let end = end + usize::from(with_x);
            if end - start != 18 || self.identity.is_some() {
                continue;
            }
            let text: String = line[start..end].iter().collect::<String>().to_ascii_uppercase();
            if let Some(born) = Date::parse(&text[6..14]) {
                self.born = self.born.or(Some(born));
                self.identity = Some(text);
                line[start..end].fill(TAKEN);
            }
        }
    }

    fn take_phones(&mut self, line: &mut [char]) {
        loop {
            let runs = runs(line);
            let found = (0..runs.len()).find_map(|first| phone_at(line, &runs[first..]));
            let Some((phone, start, end)) = found else { return };
            self.phones.push(phone);
            line[start..end].fill(TAKEN);
        }
    }

    /// Eight digits may be a day; other long runs are telephone numbers with a digit too many or too few.
    fn take_long_runs(&mut self, line: &mut [char]) {
        for (start, end) in runs(line) {
            let text: String = line[start..end].iter().collect();
            match text.len() {
                8 if self.born.is_none() && Date::parse(&text).is_some() => self.born = Date::parse(&text),
                7..=17 if self.phones.is_empty() => {
                    self.odd_phone |= !(7..=8).contains(&text.len());
                    self.phones.push(text);
                }
                _ => continue,
            }
            line[start..end].fill(TAKEN);
        }
    }

    fn take_ages(&mut self, line: &mut [char]) {
        for (start, end) in runs(line) {
            let text: String = line[start..end].iter().collect();
            let Some(age) = text.parse::<u8>().ok().filter(|age| text.len() <= 3 && (3..=110).contains(age)) else {
                continue;
            };
            if let Some(end) = years_end(line, end) {
                self.ages.insert(0, age);
                line[start..end].fill(TAKEN);
            } else if text.len() <= 2 && self.ages.is_empty() && ends_freely(line, end) {
                let before = start.checked_sub(1).map(|index| line[index]);
                // "张三45" is read, but looked at by a person.
                let glued = before.is_some_and(|character| is_han(character) && !"男女龄".contains(character));
                if glued || before.is_none_or(|character| starts_freely(line, start, character)) {
                    self.odd_age |= glued;
                    self.ages.push(age);
                    line[start..end].fill(TAKEN);
                }
            }
        }
    }
}

/// The runs of digits, from where to where.
fn runs(line: &[char]) -> Vec<(usize, usize)> {
    let mut runs = Vec::new();
    let mut start = None;
    for (index, character) in line.iter().chain([&TAKEN]).enumerate() {
        match (character.is_ascii_digit(), start) {
            (true, None) => start = Some(index),
            (false, Some(from)) => {
                runs.push((from, index));
                start = None;
            }
            _ => {}
        }
    }
    runs
}

/// A full date that starts here, and where it ends: 1990-05-01, 1990.5.1, 1990/5/1, 1990年5月1日.
fn date_at(line: &[char], start: usize) -> Option<(Date, usize)> {
    let (year, end) = number_at(line, start, 4, 4)?;
    let end = mark_at(line, end, &['-', '.', '/', '年', '、'])?;
    let (month, end) = number_at(line, end, 1, 2)?;
    let end = mark_at(line, end, &['-', '.', '/', '月', '、'])?;
    let (day, end) = number_at(line, end, 1, 2)?;
    let end = end + usize::from(matches!(line.get(end), Some('日' | '号' | '生')));
    let end = end + usize::from(line.get(end) == Some(&'生'));
    Some((Date::new(year, u8::try_from(month).ok()?, u8::try_from(day).ok()?)?, end))
}

fn number_at(line: &[char], start: usize, least: usize, most: usize) -> Option<(u16, usize)> {
    let length = line.get(start..)?.iter().take_while(|character| character.is_ascii_digit()).count();
    if !(least..=most).contains(&length) {
        return None;
    }
    let text: String = line[start..start + length].iter().collect();
    Some((text.parse().ok()?, start + length))
}

/// One of these marks, with a space on either side at most.
fn mark_at(line: &[char], start: usize, marks: &[char]) -> Option<usize> {
    let space = |at: usize| at + usize::from(line.get(at) == Some(&' '));
    let at = space(start);
    line.get(at).filter(|mark| marks.contains(mark)).map(|_| space(at + 1))
}

/// A telephone number made of the first of these runs, or of the first few where single spaces or hyphens part them:
/// 13800000000, 138 0000 0000, +86 138-0000-0000, 0816-2345678.
fn phone_at(line: &[char], runs: &[(usize, usize)]) -> Option<(String, usize, usize)> {
    let (start, _) = *runs.first()?;
    let mut text = String::new();
    let mut parts = Vec::new();
    for (index, (from, to)) in runs.iter().take(5).enumerate() {
        let joined = index == 0 || {
            let before = runs[index - 1].1;
            from - before == 1 && matches!(line[before], ' ' | '-')
        };
        if !joined {
            return None;
        }
        text.extend(&line[*from..*to]);
        parts.push(to - from);
        if let Some(phone) = phone_of(&text, &parts) {
            let plus = start > 0 && line[start - 1] == '+';
            return Some((phone, start - usize::from(plus), *to));
        }
    }
    None
}

fn phone_of(text: &str, parts: &[usize]) -> Option<String> {
    let mobile = |digits: &str| digits.len() == 11 && digits.starts_with('1');
    let usual = matches!(parts, [11] | [3, 4, 4] | [3, 8] | [7, 4] | [4, 4, 3]);
    if mobile(text) && usual {
        return Some(text.to_owned());
    }
    let national = text.strip_prefix("0086").or_else(|| text.strip_prefix("86"));
    if let Some(digits) = national.filter(|digits| mobile(digits)) {
        return Some(digits.to_owned());
    }
    let fixed = text.starts_with('0') && !text.starts_with("00");
    match parts {
        [10..=12] if fixed => Some(text.to_owned()),
        [area @ 3..=4, 7..=8] if fixed => Some(format!("{}-{}", &text[..*area], &text[*area..])),
        _ => None,
    }
}

/// Where "岁" or "周岁" ends, if it follows.
fn years_end(line: &[char], end: usize) -> Option<usize> {
    let at = end + usize::from(line.get(end) == Some(&' '));
    let at = at + usize::from(line.get(at) == Some(&'周'));
    (line.get(at) == Some(&'岁')).then_some(at + 1)
}

fn ends_freely(line: &[char], end: usize) -> bool {
    line.get(end).is_none_or(|&next| {
        let decimal = matches!(next, '.' | '/' | '-') && line.get(end + 1).is_some_and(char::is_ascii_digit);
        !decimal && (separates(next) || matches!(next, '男' | '女' | '.' | '-'))
    })
}

fn starts_freely(line: &[char], start: usize, before: char) -> bool {
    let decimal =
        matches!(before, '.' | '/' | '-') && start.checked_sub(2).is_some_and(|index| line[index].is_ascii_digit());
    !decimal && (separates(before) || matches!(before, '男' | '女' | '龄' | '.' | '-'))
}

#[cfg(test)]
mod tests {
    use super::super::characters::plain;
    use super::*;

    fn figures(line: &str) -> (Figures, String) {
        let mut line = plain(line);
        let figures = Figures::take(&mut line);
        let rest = line.into_iter().filter(|character| *character != TAKEN).collect::<String>();
        (figures, rest.split_whitespace().collect::<Vec<_>>().join(" "))
    }

    #[test]
    fn telephone_numbers_in_every_shape() {
        let shapes = [
            ("张三10000000001", "10000000001"),
            ("张三 100 0000 0001", "10000000001"),
            ("张三 100-0000-0001", "10000000001"),
            ("张三 1000000 0001", "10000000001"),
            ("张三 +86 10000000001", "10000000001"),
            ("张三 +86100-0000-0001", "10000000001"),
            ("张三 008610000000001", "10000000001"),
            ("张三 １０００００００００１", "10000000001"),
            ("张三 0816-2000001", "0816-2000001"),
            ("张三 08162000001", "08162000001"),
            ("张三 2000001", "2000001"),
        ];
        for (line, phone) in shapes {
            let (figures, rest) = figures(line);
            assert_eq!((figures.phones, figures.odd_phone), (vec![phone.to_owned()], false), "{line}");
            assert_eq!(rest, "张三", "{line}");
        }
    }

    #[test]
    fn a_number_too_long_or_too_short_is_taken_with_doubt() {
        for line in ["张三 1000000001", "张三 100000000011"] {
            let (figures, _) = figures(line);
            assert!(figures.odd_phone, "{line}");
            assert_eq!(figures.phones.len(), 1, "{line}");
        }
    }

    #[test]
    fn dates_and_ages_beside_a_telephone_number() {
        let born = Date::new(1990, 5, 1);
        for line in [
            "张三 1990-05-01 10000000001",
            "张三1990.5.1 10000000001",
            "张三，1990年5月1日生，10000000001",
            "张三 19900501 10000000001",
            "张三 1990 年 5 月 1 日 10000000001",
        ] {
            let (figures, rest) = figures(line);
            assert_eq!((figures.born, figures.phones.len()), (born, 1), "{line}");
            assert!(rest.starts_with("张三") && !rest.contains(char::is_numeric), "{line}: {rest}");
        }
        for line in [
            "张三 男 45 10000000001",
            "张三,45岁,10000000001",
            "张三 男45 10000000001",
            "张三 45男",
            "年龄:45 张三",
            "张三 45 周岁",
        ] {
            let (figures, _) = figures(line);
            assert_eq!((figures.ages.as_slice(), figures.odd_age), (&[45][..], false), "{line}");
        }
        assert!(figures("张三45 男").0.odd_age);
    }

    #[test]
    fn numbers_that_belong_to_a_word_stay_in_it() {
        for line in ["绵阳2队", "七中15班 张三", "5段", "第12名", "2.5", "3/4"] {
            let (figures, rest) = figures(line);
            assert_eq!(figures, Figures::default(), "{line}");
            assert_eq!(rest, line);
        }
    }

    #[test]
    fn an_identity_number_says_birth_and_gender() {
        let (figures, rest) = figures("张三 51070020090901001x 男");
        assert_eq!(figures.born, Date::new(2009, 9, 1));
        assert_eq!(figures.identity.as_deref(), Some("51070020090901001X"));
        assert_eq!(figures.gender_of_identity(), Some(Gender::Man));
        assert_eq!(rest, "张三 男");
    }
}
