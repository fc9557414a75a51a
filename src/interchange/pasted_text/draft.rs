//! One line as far as it can be read by itself: its figures, labelled values and plain words are sorted; which of the
//! words left is the name may need the other lines (see [`super::evidence`]).

use std::collections::BTreeSet;

use super::figures::Figures;
use super::labels::Label;
use super::words::{Word, words};
use super::{EntryField, characters};
use crate::event::{Gender, Profile};

/// A line, half read.
#[derive(Clone, Debug, Default)]
pub(super) struct Draft {
    /// Its number in the text, from 1.
    pub line: usize,
    /// As pasted.
    pub text: String,
    /// The number in front of it.
    pub number: Option<u32>,
    /// What is certain so far. An empty name is not found yet.
    pub profile: Profile,
    /// Whether it says that the fee is paid.
    pub paid: Option<bool>,
    /// The section that it names.
    pub section: String,
    /// What a person should look at.
    pub doubts: BTreeSet<EntryField>,
    /// Words that still are to be told apart.
    pub words: Vec<Word>,
    /// The labels in it.
    pub labels: BTreeSet<Label>,
    /// Whether it has any figure or gender: something that only an entry has.
    pub is_personal: bool,
    /// Whether it heads columns.
    pub is_heading: bool,
    /// Whether it was read column by column.
    pub in_columns: bool,
}

impl Draft {
    /// Reads a line. `expected` is the number that would come next in a numbered list.
    pub fn read(line: usize, text: &str, expected: u32) -> Self {
        let mut plain = characters::plain(text);
        let number = characters::take_numbering(&mut plain, expected);
        let figures = Figures::take(&mut plain);
        let (words, labels) = words(&plain);
        let mut draft = Self {
            line,
            text: text.trim().to_owned(),
            number,
            labels: labels.into_iter().collect(),
            ..Self::default()
        };
        for word in words {
            draft.sort(word);
        }
        draft.take_over(figures);
        draft
    }

    /// Whether everything that it says is labelled: then it may be a part of an entry of several lines.
    pub fn is_labelled(&self) -> bool {
        !self.labels.is_empty() && self.words.is_empty() && self.number.is_none()
    }

    /// Whether it is a title or decoration: nothing in it is a person's, and it speaks of lists or dates, or it stands
    /// `before_list`.
    pub fn is_title(&self, before_list: bool) -> bool {
        let text = self.text.trim_start();
        let example = EXAMPLES.iter().any(|word| text.starts_with(word));
        if self.in_columns || !example && self.labels.contains(&Label::Name) {
            return false;
        }
        // A number or a date alone is nobody's.
        let said = Profile { born: None, age: None, ..self.profile.clone() };
        let empty = self.words.is_empty() && said == Profile::default() && self.labels.is_empty();
        let speaks = TITLE_WORDS.iter().any(|word| text.contains(word));
        let personal = self.is_personal && !self.profile.phone.is_empty() || self.profile.gender.is_some();
        let contact = CONTACTS.iter().any(|word| text.contains(word));
        empty || example || contact || !personal && (speaks || before_list && !self.is_personal)
    }

    fn sort(&mut self, word: Word) {
        let text = word.text.as_str();
        if let Some(gender) = gender_of(text).filter(|_| self.profile.gender.is_none()) {
            self.profile.gender = Some(gender);
            self.is_personal = true;
            return;
        }
        if let Some(paid) = paid_by(text, word.label) {
            self.paid = Some(paid);
            return;
        }
        match word.label {
            Some(Label::Ordinal | Label::Gender | Label::Fee) => {}
            Some(Label::Name) if self.profile.name.is_empty() => self.profile.name = word.text,
            Some(Label::Region) => append(&mut self.profile.region, text),
            Some(Label::Team) => append(&mut self.profile.team, text),
            Some(Label::Section) => self.section = word.text,
            Some(Label::Note) => append(&mut self.profile.note, text),
            Some(Label::Phone) => self.put_figure(EntryField::Phone, text),
            Some(Label::Born) => self.put_figure(EntryField::Born, text),
            Some(Label::Age) => self.put_figure(EntryField::Age, text),
            Some(Label::Identity) => append(&mut self.profile.note, text),
            Some(Label::Name) | None => self.sort_plain(word),
        }
    }

    fn sort_plain(&mut self, word: Word) {
        let text = word.text.as_str();
        if text.ends_with('组') && text.chars().count() > 1 && self.section.is_empty() {
            self.section = word.text;
        } else if is_year(text) {
            self.put_figure(EntryField::Born, text);
        } else if !FILLERS.contains(&text) {
            self.words.push(word);
        }
    }

    /// A labelled figure that has not the shape of one: a telephone number is taken as it stands, a birth or an age is
    /// kept in the note; both are looked at.
    fn put_figure(&mut self, field: EntryField, text: &str) {
        self.is_personal = true;
        self.doubts.insert(field);
        if field == EntryField::Phone && self.profile.phone.is_empty() {
            self.profile.phone = text.to_owned();
        } else {
            append(&mut self.profile.note, text);
        }
    }

    fn take_over(&mut self, figures: Figures) {
        let found = !figures.phones.is_empty() || figures.born.is_some() || !figures.ages.is_empty();
        self.is_personal |= found || figures.identity.is_some();
        self.profile.gender = self.profile.gender.or_else(|| figures.gender_of_identity());
        self.profile.born = figures.born;
        self.profile.age = figures.ages.first().copied();
        if figures.odd_age || figures.ages.len() > 1 {
            self.doubts.insert(EntryField::Age);
        }
        let mut phones = figures.phones.into_iter();
        if let Some(phone) = phones.next() {
            self.profile.phone = phone;
            if figures.odd_phone {
                self.doubts.insert(EntryField::Phone);
            }
        }
        // A second number is not lost, but a person decides which one is right.
        for phone in phones {
            self.doubts.insert(EntryField::Phone);
            append(&mut self.profile.note, &phone);
        }
        if let Some(identity) = figures.identity {
            append(&mut self.profile.note, &identity);
        }
    }
}

/// What a title speaks of.
const TITLE_WORDS: [&str; 22] = [
    "名单",
    "报名表",
    "接龙",
    "通知",
    "公告",
    "规程",
    "公开赛",
    "锦标赛",
    "邀请赛",
    "联赛",
    "选拔赛",
    "大奖赛",
    "截止",
    "报名费",
    "报名方式",
    "报名须知",
    "合计",
    "总计",
    "共计",
    "请大家",
    "格式",
    "报名如下",
];

/// What a model line begins with.
const EXAMPLES: [&str; 9] = ["例如", "例：", "例:", "例 ", "示例", "样例", "格式", "报名格式", "e.g."];

/// Whom to ask is nobody who enters.
const CONTACTS: [&str; 5] = ["报名联系", "咨询", "联系人：", "联系人:", "报名电话"];

/// Words that say nothing of the entrant.
const FILLERS: [&str; 14] =
    ["报名", "参加", "参赛", "我", "我报名", "谢谢", "收到", "你好", "您好", "岁", "周岁", "生", "例", "等"];

/// Adds a text after what is there.
pub(super) fn append(text: &mut String, more: &str) {
    if !text.is_empty() {
        text.push(' ');
    }
    text.push_str(more);
}

fn gender_of(word: &str) -> Option<Gender> {
    match word {
        "男" | "男性" | "男子" | "男士" | "先生" | "M" | "male" | "Male" => Some(Gender::Man),
        "女" | "女性" | "女子" | "女士" | "小姐" | "F" | "female" | "Female" => Some(Gender::Woman),
        _ => None,
    }
}

fn paid_by(word: &str, label: Option<Label>) -> Option<bool> {
    const PAID: [&str; 9] = ["已缴", "已交", "已付", "已转", "已收", "缴费了", "交了", "已扫", "已汇"];
    const OPEN: [&str; 6] = ["未缴", "未交", "未付", "没交", "没缴", "现场缴"];
    let starts = |list: &[&str]| list.iter().any(|each| word.starts_with(each));
    match word {
        "是" | "有" | "yes" | "Yes" if label == Some(Label::Fee) => Some(true),
        "否" | "无" | "no" | "No" if label == Some(Label::Fee) => Some(false),
        "paid" | "Paid" => Some(true),
        "unpaid" | "Unpaid" => Some(false),
        _ if starts(&OPEN) => Some(false),
        _ if starts(&PAID) => Some(true),
        _ => None,
    }
}

/// A year of birth without month and day: "1974", "1974年", "1974年5月", "74年".
fn is_year(word: &str) -> bool {
    let digits: String = word.chars().take_while(char::is_ascii_digit).collect();
    let rest = &word[digits.len()..];
    match digits.len() {
        4 => {
            let year: u16 = digits.parse().unwrap_or(0);
            (1920..2030).contains(&year) && (rest.is_empty() || rest.starts_with('年'))
        }
        2 => rest == "年" || rest == "年生",
        _ => false,
    }
}
