//! The words that say what the next word is: 姓名, 单位, 电话 and their many forms.

/// What a label announces.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum Label {
    Ordinal,
    Name,
    Gender,
    Born,
    Age,
    Region,
    Phone,
    Team,
    Section,
    Identity,
    Fee,
    Note,
}

const LABELS: [(Label, &str); 12] = [
    (Label::Ordinal, "序号 编号 序 no"),
    (Label::Name, "姓名 名字 选手 棋手 参赛者 参赛人 参赛选手 棋手姓名 选手姓名 报名人 name player"),
    (Label::Gender, "性别 gender sex"),
    (Label::Born, "出生 生日 出生日期 出生年月 出生年月日 生于 birth born birthday dob"),
    (Label::Age, "年龄 岁数 周岁 age"),
    (
        Label::Region,
        "单位 地区 籍贯 区域 省市 省份 省 市 省(市) 省市区 市县 县区 城市 所在地 来自 地址 住址 户籍 代表单位 工作单位 参赛单位 单位地区 学校 region unit from city club",
    ),
    (
        Label::Phone,
        "电话 手机 手机号 手机号码 联系电话 联系方式 联系手机 电话号码 号码 联系 手机电话 tel phone mobile telephone",
    ),
    (Label::Team, "代表队 队名 队伍 参赛队 所属队 队 team"),
    (Label::Section, "组别 参赛组别 报名组别 组 section group"),
    (Label::Identity, "身份证 身份证号 身份证号码 证件号 证件号码"),
    (Label::Fee, "报名费 缴费 交费 缴费情况 是否缴费 fee paid"),
    (Label::Note, "备注 说明 附注 称号 等级 等级分 级别 note remark title rating"),
];

/// Labels that are told even where no colon and no space parts them from their value: "姓名张三".
const GLUED: [&str; 4] = ["姓名", "性别", "籍贯", "单位"];

impl Label {
    /// The label that the word is, if it is one.
    pub fn of(word: &str) -> Option<Self> {
        let word = word.to_lowercase();
        LABELS.into_iter().find(|(_, words)| words.split(' ').any(|each| each == word)).map(|(label, _)| label)
    }

    /// The label at the front of the word and the value after it.
    pub fn glued(word: &str) -> Option<(Self, &str)> {
        GLUED.into_iter().find_map(|label| {
            let value = word.strip_prefix(label).filter(|value| !value.is_empty())?;
            Some((Self::of(label)?, value))
        })
    }

    /// Whether its value has figures, which tell themselves.
    pub const fn is_figure(self) -> bool {
        matches!(self, Self::Born | Self::Age | Self::Phone | Self::Identity)
    }
}
