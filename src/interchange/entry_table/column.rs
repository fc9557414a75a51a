//! What a column says: by its heading, or by what stands in it.

use std::ops::Range;

use super::super::pasted_text::name_likeness;
use super::{HEAD_LIMIT, TableRow, cell};

/// What a column says.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Column {
    /// It is not read.
    Nothing,
    /// 姓名
    Name,
    /// 性别
    Gender,
    /// 出生日期
    Born,
    /// 年龄
    Age,
    /// 单位、地区; of several columns the values are joined.
    Region,
    /// 电话
    Phone,
    /// 队
    Team,
    /// 队内职务
    Role,
    /// 组别
    Section,
    /// 称号
    Title,
    /// 等级
    Grade,
    /// 等级分
    Rating,
    /// 身份证号
    IdNumber,
    /// 监护人
    Guardian,
    /// 教练
    Coach,
    /// 缴费
    Paid,
    /// Whom one of the event's own words holds for, by its index.
    Flag(usize),
    /// 备注; of several columns the values are joined.
    Note,
}

impl Column {
    /// Every column but those of the event's own words, as offered.
    pub const ALL: [Self; 18] = [
        Self::Nothing,
        Self::Name,
        Self::Gender,
        Self::Born,
        Self::Age,
        Self::Region,
        Self::Phone,
        Self::Team,
        Self::Role,
        Self::Section,
        Self::Title,
        Self::Grade,
        Self::Rating,
        Self::IdNumber,
        Self::Guardian,
        Self::Coach,
        Self::Paid,
        Self::Note,
    ];

    /// Several columns of these are read together; of the others the first counts.
    const fn joins(self) -> bool {
        matches!(self, Self::Region | Self::Note | Self::Nothing | Self::Guardian)
    }
}

/// The headings, longest first where one holds another.
const HEADINGS: [(Column, &str); 18] = [
    (Column::Nothing, "序号 序 编号 no no. # id 号码牌 时间戳 提交时间 提交者 填写时间 timestamp"),
    (Column::IdNumber, "身份证 身份证号 身份证号码 身份证件号 证件号 证件号码 idnumber idcard identitynumber"),
    (Column::Rating, "等级分 积分 rating elo"),
    (Column::Guardian, "监护人 监护人姓名 监护人电话 家长 家长姓名 家长电话 紧急联系人 guardian parent"),
    (Column::Coach, "教练 教练员 指导老师 指导教师 指导教练 coach trainer"),
    (
        Column::Name,
        "姓名 名字 棋手 选手 棋手姓名 选手姓名 运动员 运动员姓名 参赛者 参赛者姓名 参赛选手 队员 学生姓名 name fullname player playername",
    ),
    (Column::Gender, "性别 gender sex"),
    (Column::Born, "出生 生日 出生日期 出生年月 出生年月日 出生时间 born birth birthday birthdate dateofbirth dob"),
    (Column::Age, "年龄 岁数 周岁 age"),
    (
        Column::Region,
        "单位 地区 籍贯 省市 省份 省 市 城市 区县 县区 县 区 户籍 所在地 来自 代表单位 工作单位 参赛单位 学校 年级 班级 地址 region unit city province club school from",
    ),
    (
        Column::Phone,
        "电话 手机 手机号 手机号码 联系电话 联系方式 电话号码 联系手机 phone mobile tel telephone phonenumber mobilephone",
    ),
    (Column::Team, "代表队 队名 队伍 参赛队 所属队 队 团体 team teamname"),
    (Column::Role, "职务 身份 角色 队内职务 role position"),
    (Column::Section, "组别 参赛组别 报名组别 组 section group category division"),
    (Column::Title, "称号 运动等级称号 title"),
    (Column::Grade, "等级 级别 棋力 段位 段级位 运动等级 技术等级 grade level"),
    (Column::Paid, "缴费 交费 报名费 是否缴费 缴费情况 已缴 费用 收费 fee paid payment"),
    (Column::Note, "备注 说明 附注 其他 备考 note notes remark remarks comment"),
];

/// The heading without spaces, marks and what stands in brackets.
fn plain(text: &str) -> String {
    let text = text.to_lowercase();
    let text = text.split(['(', '（', '[', '【']).next().unwrap_or_default();
    text.chars().filter(|letter| letter.is_alphanumeric() || *letter == '#').map(cell::simplified).collect()
}

/// What a heading says; `None`: it is none that is known.
fn of_heading(text: &str, flags: &[String]) -> Option<Column> {
    if let Some(index) = flags.iter().position(|flag| flag == text.trim()) {
        return Some(Column::Flag(index));
    }
    let word = plain(text);
    let found = HEADINGS.iter().find(|(_, words)| words.split(' ').any(|each| each == word));
    let ends = || {
        // "学生联系电话": what it ends with, if that is long enough to mean it.
        let ending = |(column, words): &(Column, &str)| {
            let longest = words.split(' ').filter(|each| each.chars().count() >= 2 && word.ends_with(each));
            longest.map(str::len).max().map(|length| (length, *column))
        };
        HEADINGS.iter().filter_map(ending).max_by_key(|(length, _)| *length).map(|(_, column)| column)
    };
    if word.is_empty() || word.chars().count() > 12 { None } else { found.map(|(column, _)| *column).or_else(ends) }
}

/// Where the headings are, and what the columns say.
pub(super) fn guess(rows: &[TableRow], flags: &[String]) -> (Range<usize>, Vec<Column>) {
    let width = rows.iter().map(|row| row.cells.len()).max().unwrap_or(0);
    let known = |row: &TableRow| -> Vec<Option<Column>> {
        (0..width).map(|at| row.cells.get(at).and_then(|cell| of_heading(cell, flags))).collect()
    };
    let score = |row: &TableRow| {
        let known = known(row);
        let named = known.contains(&Some(Column::Name));
        let figures = row.cells.iter().filter(|cell| cell.chars().any(|letter| letter.is_ascii_digit())).count();
        if named && figures * 2 <= row.cells.len() { known.iter().flatten().count() } else { 0 }
    };
    let best = rows.iter().take(HEAD_LIMIT).enumerate().map(|(index, row)| (score(row), index));
    let Some((_, head)) =
        best.filter(|(score, _)| *score > 0).max_by_key(|(score, index)| (*score, usize::MAX - index))
    else {
        return (0..0, by_content(rows, width));
    };
    let mut columns = known(&rows[head]);
    let mut end = head + 1;
    // A heading over several columns leaves cells empty that the row below fills.
    if let Some(below) = rows.get(end) {
        let under = known(below);
        let fits = under.iter().flatten().count() >= 1
            && !below.cells.iter().any(|cell| cell.chars().filter(char::is_ascii_digit).count() > 3)
            && below.cells.iter().zip(&under).all(|(cell, column)| cell.is_empty() || column.is_some());
        if fits {
            end += 1;
            columns = columns.into_iter().zip(under).map(|(above, below)| below.or(above)).collect();
        }
    }
    let mut seen = Vec::new();
    let columns = columns.into_iter().map(|column| {
        let column = column.unwrap_or(Column::Nothing);
        if !column.joins() && seen.contains(&column) {
            return Column::Nothing;
        }
        seen.push(column);
        column
    });
    let mut columns: Vec<Column> = columns.collect();
    keep_unknown(rows, end, &mut columns);
    (head..end, columns)
}

/// A column whose heading is not known, but that says something, is kept as a note.
fn keep_unknown(rows: &[TableRow], end: usize, columns: &mut [Column]) {
    for (at, column) in columns.iter_mut().enumerate().filter(|(_, column)| **column == Column::Nothing) {
        let headed = rows[..end].last().and_then(|row| row.cells.get(at)).map_or("", String::as_str);
        let counted = of_heading(headed, &[]) == Some(Column::Nothing);
        let filled = rows[end..].iter().any(|row| row.cells.get(at).is_some_and(|cell| !cell.is_empty()));
        if filled && !counted && !headed.is_empty() && of_heading(headed, &[]).is_none() {
            *column = Column::Note;
        }
    }
}

/// Whether a cell looks like something.
type Looks = fn(&str) -> bool;

/// Without headings: what most cells of a column look like.
fn by_content(rows: &[TableRow], width: usize) -> Vec<Column> {
    let cells = |at: usize| rows.iter().filter_map(move |row| row.cells.get(at)).filter(|cell| !cell.is_empty());
    let most = |at: usize, is: Looks| {
        let all = cells(at).count();
        all > 0 && cells(at).filter(|cell| is(cell)).count() * 3 >= all * 2
    };
    let mut columns = vec![Column::Nothing; width];
    let kinds: [(Column, Looks); 5] = [
        (Column::IdNumber, |cell| cell::identity(cell).is_some()),
        (Column::Phone, |cell| cell::digits(cell).len() >= 7 && cell::date(cell).is_none()),
        (Column::Gender, |cell| cell::gender(cell).is_some()),
        (Column::Born, |cell| cell::date(cell).is_some()),
        (Column::Age, |cell| cell::age(cell).is_some_and(|age| age >= 4)),
    ];
    for (column, is) in kinds {
        let counts = |at: &usize| {
            let numbered = cells(*at).enumerate().all(|(index, cell)| cell.parse() == Ok(index + 1));
            column == Column::Age && numbered
        };
        let free = (0..width).filter(|at| columns[*at] == Column::Nothing && !counts(at));
        if let Some(at) = free.into_iter().find(|at| most(*at, is)) {
            columns[at] = column;
        }
    }
    let likeness = |at: usize| {
        let words: Vec<&str> = cells(at).map(String::as_str).collect();
        (!words.is_empty() && words.iter().any(|word| !word.chars().any(|letter| letter.is_ascii_digit())))
            .then(|| name_likeness(&words))
    };
    let free: Vec<usize> = (0..width).filter(|at| columns[*at] == Column::Nothing).collect();
    let name = free
        .iter()
        .filter_map(|at| Some((likeness(*at)?, *at)))
        .max_by_key(|(likeness, at)| (*likeness, usize::MAX - at));
    if let Some((_, name)) = name {
        columns[name] = Column::Name;
        let rest = free.iter().filter(|at| **at != name && likeness(**at).is_some());
        for (index, at) in rest.enumerate() {
            columns[*at] = if index == 0 { Column::Region } else { Column::Note };
        }
    }
    columns
}

/// A, B … Z, AA … as spreadsheets call their columns.
pub(super) fn letter(column: usize) -> String {
    let last = char::from(b'A' + (column % 26) as u8);
    if column < 26 { last.to_string() } else { format!("{}{last}", letter(column / 26 - 1)) }
}
