//! The characters of a pasted line: one form for each, so that the rest of the reader knows one comma and one colon,
//! and the numbering in front of a line.

/// What a figure (a phone, a date, an age) leaves behind once it was taken out: nothing joins across it.
pub(super) const TAKEN: char = '\u{1}';

/// The line with half-width punctuation, plain spaces (tabs stay) and without invisible characters.
pub(super) fn plain(line: &str) -> Vec<char> {
    line.chars().filter(|&character| !is_invisible(character)).map(half_width).collect()
}

fn is_invisible(character: char) -> bool {
    // Zero-width spaces and joiners, variation selectors, the keycap of "1️⃣", soft hyphen, byte order mark.
    matches!(
        character,
        '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{fe00}'..='\u{fe0f}'
            | '\u{20e3}' | '\u{ad}' | '\u{feff}'
    ) || (character.is_control() && character != '\t')
}

fn half_width(character: char) -> char {
    match character {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(character) - 0xfee0).unwrap_or(character),
        // One dot for names of several parts: ・ • ‧ ･ are typed for · alike.
        '\u{30fb}' | '\u{2022}' | '\u{2027}' | '\u{ff65}' | '\u{2219}' | '\u{22c5}' => '·',
        '﹑' | '､' => '、',
        '\t' => '\t',
        other if other.is_whitespace() => ' ',
        other => other,
    }
}

/// Whether words end here whatever stands on either side.
pub(super) fn separates(character: char) -> bool {
    matches!(
        character,
        TAKEN
            | '\t'
            | ' '
            | ','
            | '、'
            | ';'
            | ':'
            | '+'
            | '|'
            | '/'
            | '\\'
            | '。'
            | '!'
            | '?'
            | '"'
            | '*'
            | '#'
            | '='
            | '~'
            | '_'
            | '—'
            | '–'
            | '…'
            | '→'
            | '“'
            | '”'
            | '「'
            | '」'
            | '『'
            | '』'
            | '√'
            | '✓'
            | '✔'
            | '&'
            | '@'
    ) || opens(character)
        || closes(character)
}

pub(super) const fn opens(character: char) -> bool {
    matches!(character, '(' | '[' | '{' | '<' | '【' | '〔' | '《' | '〈' | '［')
}

pub(super) const fn closes(character: char) -> bool {
    matches!(character, ')' | ']' | '}' | '>' | '】' | '〕' | '》' | '〉' | '］')
}

/// A Chinese character, in the basic plane or beyond it.
pub(super) const fn is_han(character: char) -> bool {
    matches!(character, '\u{3400}'..='\u{9fff}' | '\u{f900}'..='\u{faff}' | '\u{20000}'..='\u{3ffff}' | '〇')
}

/// Takes the numbering off the front of a line: "1." "2、" "(3)" "④" "五、" "6号" "7 ". `expected` is the number that
/// would come next in the list: it decides whether a bare "45 " is a number or an age.
pub(super) fn take_numbering(line: &mut Vec<char>, expected: u32) -> Option<u32> {
    let start = line.iter().position(|&character| !matches!(character, ' ' | '\t' | '#' | '*' | '·'))?;
    let start = start + ordinal_word(&line[start..]);
    let (number, end) = circled(line, start)
        .or_else(|| bracketed(line, start))
        .or_else(|| chinese(line, start))
        .or_else(|| figures(line, start, expected))?;
    line.drain(..end);
    Some(number)
}

/// The length of "No." where a number follows.
fn ordinal_word(line: &[char]) -> usize {
    let length = line.iter().take_while(|character| matches!(character, 'N' | 'n' | 'O' | 'o' | '.' | '№')).count();
    if (1..=3).contains(&length) && line.get(length).is_some_and(char::is_ascii_digit) { length } else { 0 }
}

fn circled(line: &[char], start: usize) -> Option<(u32, usize)> {
    let code = u32::from(*line.get(start)?);
    let series =
        [(0x2460, 0x2473, 1), (0x2474, 0x2487, 1), (0x2488, 0x249b, 1), (0x3251, 0x325f, 21), (0x2776, 0x277f, 1)];
    let (first, _, value) = series.into_iter().find(|(first, last, _)| (*first..=*last).contains(&code))?;
    Some((code - first + value, start + 1))
}

fn bracketed(line: &[char], start: usize) -> Option<(u32, usize)> {
    if !opens(*line.get(start)?) {
        return None;
    }
    let (number, end) = digits(line, start + 1, 3)?;
    closes(*line.get(end)?).then_some((number, end + 1))
}

fn chinese(line: &[char], start: usize) -> Option<(u32, usize)> {
    let numeral = |character: &char| "一二三四五六七八九十百".contains(*character);
    let length = line[start..].iter().take_while(|character| numeral(character)).count();
    let ends = matches!(line.get(start + length), Some('、' | '.'));
    if !(1..=4).contains(&length) || !ends {
        return None;
    }
    Some((chinese_value(&line[start..start + length]), start + length + 1))
}

fn chinese_value(numerals: &[char]) -> u32 {
    let mut total = 0;
    let mut digit = None;
    for numeral in numerals {
        match numeral {
            '十' => total += digit.take().unwrap_or(1) * 10,
            '百' => total += digit.take().unwrap_or(1) * 100,
            other => digit = "一二三四五六七八九".chars().position(|each| each == *other).map(|index| index as u32 + 1),
        }
    }
    total + digit.unwrap_or(0)
}

fn figures(line: &[char], start: usize, expected: u32) -> Option<(u32, usize)> {
    let (number, end) = digits(line, start, 3)?;
    let after = line.get(end).copied()?;
    let then = line.get(end + 1).copied();
    let numbering = match after {
        '、' | ')' | ':' | ',' => true,
        '.' => !then.is_some_and(|character| character.is_ascii_digit()) || digits(line, end + 1, 6).is_none(),
        '号' => number == expected || number <= 3,
        ' ' | '\t' => number == expected || number < 4 || has_other_age(&line[end..]),
        // "1张三", but not "1队" and not "45岁".
        other => is_han(other) && !"岁周年月日级段台队组班中小高".contains(other) && number == expected,
    };
    let end = if is_han(after) && after != '号' || after.is_ascii_alphabetic() { end } else { end + 1 };
    numbering.then_some((number, end))
}

/// Whether the rest of a line names an age of its own, so that the figure before it is none.
fn has_other_age(rest: &[char]) -> bool {
    let years = rest.windows(2).any(|pair| pair[0].is_ascii_digit() && matches!(pair[1], '岁' | '周'));
    let mut runs = rest.split(|character| !character.is_ascii_digit());
    years || runs.any(|run| run.len() == 2)
}

/// The number at `start` of at most `most` digits, and where it ends; none if it goes on beyond.
fn digits(line: &[char], start: usize, most: usize) -> Option<(u32, usize)> {
    let run = line.get(start..)?.iter().take_while(|character| character.is_ascii_digit());
    let text: String = run.take(most + 1).collect();
    let number = (1..=most).contains(&text.len()).then(|| text.parse().ok())??;
    Some((number, start + text.len()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbering(line: &str, expected: u32) -> (Option<u32>, String) {
        let mut line = plain(line);
        let number = take_numbering(&mut line, expected);
        (number, line.into_iter().collect::<String>().trim().to_owned())
    }

    #[test]
    fn numbering_in_every_shape() {
        let shapes = [
            ("1.张三", 1),
            ("2、张三", 2),
            ("３．张三", 3),
            ("(4)张三", 4),
            ("（5） 张三", 5),
            ("⑥张三", 6),
            ("⒎张三", 7),
            ("八、张三", 8),
            ("9)张三", 9),
            ("10:张三", 10),
            ("十一、张三", 11),
            ("二十二、张三", 22),
            ("7号 张三", 7),
            ("1️⃣张三", 1),
            ("8 张三", 8),
            ("9\t张三", 9),
            ("【10】张三", 10),
            ("No.11 张三", 11),
        ];
        for (line, number) in shapes {
            assert_eq!(numbering(line, number), (Some(number), "张三".into()), "{line}");
        }
    }

    #[test]
    fn what_is_no_numbering_stays() {
        for line in
            ["张三", "45 张三 男", "45岁 张三", "1990.5.1 张三", "13800000000 张三", "2队张三", "1", "", "丁一、男"]
        {
            assert_eq!(numbering(line, 7), (None, line.into()), "{line}");
        }
        assert_eq!(numbering("25 张三 男", 25).0, Some(25), "the next in the list");
        assert_eq!(numbering("25 张三 男 41", 7).0, Some(25), "the age is another");
    }
}
