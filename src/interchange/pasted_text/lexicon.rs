//! What names and places look like: common surnames, the provinces and cities, and the endings of places, units and
//! titles. It knows no person; it only weighs how much a word looks like a name.

use std::collections::HashSet;

use super::characters::is_han;

const SURNAMES: &str = "\
赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨朱秦尤许何吕施张孔曹严华金魏陶姜戚谢邹喻柏窦章云苏潘葛奚范彭郎鲁韦昌马苗凤花方俞任袁柳\
鲍史唐费廉岑薛雷贺倪汤滕殷罗毕郝邬安常乐于时傅皮卞齐康伍余元卜顾孟黄和穆萧尹姚邵湛汪祁毛禹狄米贝明臧计伏成戴谈宋庞熊纪舒\
屈项祝董梁杜阮蓝闵席季麻强贾路娄危江童颜郭梅盛林刁钟徐邱骆高夏蔡田樊胡凌霍虞万支柯管卢莫经房裘缪干解应宗丁宣邓郁单杭洪包诸\
左石崔吉钮龚程嵇邢裴陆荣翁荀羊惠甄曲封芮储靳段焦巴牧山谷车侯全班仰仲伊宫宁仇栾甘厉祖武符刘景詹束龙叶司黎薄印白怀蒲邰从鄂索\
咸籍赖卓蔺屠蒙池乔阴胥苍双闻莘党翟谭贡姬申扶堵冉宰郦雍桑桂牛寿通边燕冀郏浦尚农温别庄晏柴瞿阎充慕连茹习艾容向古易慎戈廖庾终\
居衡步都耿满弘匡国文寇广禄东沃利蔚越隆师巩聂晁勾敖融冷辛那简饶曾沙养鞠丰巢关蒯相查后荆红游竺权盖益桓公闫肖覃付代岳佟涂苟\
卿占赛鹿冼占宿丛邸苑冮逯岩仝郜原晋楚法汝缑亢海商牟哈谯年爱阳佴言福撒矫盘粟揭尧隋滑亓";

const COMPOUND_SURNAMES: &str = "\
欧阳 司马 上官 诸葛 东方 皇甫 尉迟 公孙 慕容 令狐 夏侯 司徒 司空 轩辕 宇文 长孙 端木 独孤 南宫 百里 呼延 东郭 西门 澹台 公冶 \
宗政 濮阳 淳于 单于 太叔 申屠 仲孙 钟离 鲜于 闾丘 亓官 赫连 拓跋 完颜 纳兰 万俟 闻人 左丘 梁丘 第五";

const PROVINCES: &str = "\
北京 天津 上海 重庆 河北 山西 辽宁 吉林 黑龙江 江苏 浙江 安徽 福建 江西 山东 河南 湖北 湖南 广东 海南 四川 贵州 云南 陕西 甘肃 \
青海 台湾 内蒙古 广西 西藏 宁夏 新疆 香港 澳门";

const CITIES: &str = "\
石家庄 唐山 秦皇岛 邯郸 邢台 保定 张家口 承德 沧州 廊坊 衡水 太原 大同 阳泉 长治 晋城 朔州 晋中 运城 忻州 临汾 吕梁 高平 \
呼和浩特 包头 乌海 赤峰 通辽 鄂尔多斯 呼伦贝尔 巴彦淖尔 乌兰察布 沈阳 大连 鞍山 抚顺 本溪 丹东 锦州 营口 阜新 辽阳 盘锦 铁岭 朝阳 \
葫芦岛 长春 四平 辽源 通化 白山 松原 白城 延边 哈尔滨 齐齐哈尔 鸡西 鹤岗 双鸭山 大庆 伊春 佳木斯 七台河 牡丹江 黑河 绥化 南京 无锡 \
徐州 常州 苏州 南通 连云港 淮安 盐城 扬州 镇江 泰州 宿迁 杭州 宁波 温州 嘉兴 湖州 绍兴 金华 衢州 舟山 台州 丽水 义乌 合肥 芜湖 蚌埠 \
淮南 马鞍山 淮北 铜陵 安庆 黄山 滁州 阜阳 宿州 六安 亳州 池州 宣城 福州 厦门 莆田 三明 泉州 漳州 南平 龙岩 宁德 南昌 景德镇 萍乡 九江 \
新余 鹰潭 赣州 吉安 宜春 抚州 上饶 济南 青岛 淄博 枣庄 东营 烟台 潍坊 济宁 泰安 威海 日照 临沂 德州 聊城 滨州 菏泽 郑州 开封 洛阳 \
平顶山 安阳 鹤壁 新乡 焦作 濮阳 许昌 漯河 三门峡 南阳 商丘 信阳 周口 驻马店 济源 武汉 黄石 十堰 宜昌 襄阳 鄂州 荆门 孝感 荆州 黄冈 \
咸宁 随州 恩施 仙桃 长沙 株洲 湘潭 衡阳 邵阳 岳阳 常德 张家界 益阳 郴州 永州 怀化 娄底 湘西 广州 韶关 深圳 珠海 汕头 佛山 江门 湛江 \
茂名 肇庆 惠州 梅州 汕尾 河源 阳江 清远 东莞 中山 潮州 揭阳 云浮 南宁 柳州 桂林 梧州 北海 防城港 钦州 贵港 玉林 百色 贺州 河池 来宾 \
崇左 海口 三亚 儋州 成都 自贡 攀枝花 泸州 德阳 绵阳 广元 遂宁 内江 乐山 南充 眉山 宜宾 广安 达州 雅安 巴中 资阳 阿坝 甘孜 凉山 江油 \
贵阳 六盘水 遵义 安顺 毕节 铜仁 昆明 曲靖 玉溪 保山 昭通 丽江 普洱 临沧 楚雄 红河 文山 大理 德宏 拉萨 日喀则 西安 铜川 宝鸡 咸阳 渭南 \
延安 汉中 榆林 安康 商洛 兰州 嘉峪关 金昌 白银 天水 武威 张掖 平凉 酒泉 庆阳 定西 陇南 西宁 海东 银川 石嘴山 吴忠 固原 中卫 乌鲁木齐 \
克拉玛依 吐鲁番 哈密 昌吉 伊犁 喀什 阿克苏";

/// Endings that hardly any given name has.
const PLACE_ENDINGS: &str = "\
省 市 县 区 镇 乡 村 队 社 院 校 馆 协 中学 小学 大学 学院 一中 二中 三中 四中 俱乐部 协会 公司 集团 银行 医院 街道 社区 煤矿 中心 基地 \
工会 单位";

/// Endings that names have too.
const WEAK_ENDINGS: &str = "州 洲 旗 盟 岛 湾 会 部 局 厂 司 所 站 团 店 场 矿";

const PLACES: &str = "个人 外地 本地 外省 本省 本市 外市 农民 自由 军区 铁路 石化 教育 公安";

const TITLES: &str = "大师 棋士 教练 领队 裁判 裁判员 会员 级 段 冠军 亚军 名 届 元 参加 报名 老师 校长 主席 秘书长 队长 棋王 号 岁 届 种子 家属 家长 带队";

/// The words that the reader knows, ready to be asked.
pub(super) struct Lexicon {
    cities: HashSet<&'static str>,
    surnames: HashSet<char>,
}

impl Lexicon {
    pub fn new() -> Self {
        Self { cities: CITIES.split_whitespace().collect(), surnames: SURNAMES.chars().collect() }
    }

    /// How much the word looks like a person's name: from about −8, surely none, to 5.
    pub fn likeness(&self, word: &str) -> i32 {
        if word.contains(|character: char| character.is_ascii_digit()) {
            return -7;
        }
        let length = word.chars().filter(|character| character.is_alphanumeric()).count();
        if !word.chars().any(is_han) {
            return if length >= 2 && word.chars().any(char::is_alphabetic) { 2 } else { -2 };
        }
        if is_title(word) {
            return -5;
        }
        self.surname_likeness(word, length) - self.place_likeness(word, length)
    }

    fn surname_likeness(&self, word: &str, length: usize) -> i32 {
        let surname = word.chars().next().is_some_and(|first| self.surnames.contains(&first));
        let compound = COMPOUND_SURNAMES.split_whitespace().any(|each| word.starts_with(each));
        if word.trim_matches('·').contains('·') {
            return 5;
        }
        match length {
            3 | 4 if compound => 5,
            2 | 3 if surname => 4,
            2 | 3 => 1,
            4 if surname => 1,
            1 | 4 => -1,
            _ => -3,
        }
    }

    /// How much the word looks like a region or a unit: 0 or more.
    fn place_likeness(&self, word: &str, length: usize) -> i32 {
        if PLACES.split_whitespace().any(|place| place == word) {
            return 8;
        }
        if length >= 2 && PROVINCES.split_whitespace().any(|place| word.starts_with(place)) {
            return 8;
        }
        if self.cities.contains(word) {
            return 6;
        }
        let ends = |endings: &str| {
            endings.split_whitespace().any(|ending| word.len() > ending.len() && word.ends_with(ending))
        };
        if ends(PLACE_ENDINGS) {
            return if length >= 3 { 6 } else { 4 };
        }
        if ends(WEAK_ENDINGS) {
            return 3;
        }
        let front = |count: usize| word.chars().take(count).collect::<String>();
        let in_a_city = length >= 4 && (2..=3).any(|count| self.cities.contains(front(count).as_str()));
        if in_a_city { 5 } else { 0 }
    }

    /// Whether the word is a region or a unit by its own look.
    pub fn is_place(&self, word: &str) -> bool {
        self.place_likeness(word, word.chars().count()) > 0
    }
}

/// Whether the word says what a person is, not who.
pub(super) fn is_title(word: &str) -> bool {
    TITLES.split_whitespace().any(|title| word.ends_with(title)) && word.chars().count() >= 2
}

/// Whether the word is a team's name by its ending.
pub(super) fn is_team(word: &str) -> bool {
    word.ends_with('队') && word.chars().count() >= 2
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_look_more_like_names_than_places_do() {
        let lexicon = Lexicon::new();
        let names = [
            "张三",
            "车正义",
            "马行空",
            "欧阳过宫",
            "阿依炮·麦麦提马",
            "Maximilian von Pferd",
            "仙人指",
            "鞠手行",
            "卒过河",
        ];
        let places = [
            "四川",
            "四川绵阳",
            "绵阳",
            "高平",
            "柳林镇",
            "南屏区",
            "云台队",
            "青石棋院",
            "江苏",
            "安徽合肥",
            "个人",
            "唐山",
            "绵阳2队",
        ];
        for name in names {
            assert!(lexicon.likeness(name) >= 1, "{name}: {}", lexicon.likeness(name));
        }
        for place in places {
            assert!(lexicon.likeness(place) < 0, "{place}: {}", lexicon.likeness(place));
            assert!(lexicon.is_place(place) || place.contains('2'), "{place}");
        }
    }
}
