//! Messy lists as they are written, all made up, and properties of any text at all.

use proptest::prelude::*;

use super::*;
use crate::event::{Date, Gender};

/// The one line, as name, region, phone.
fn one(text: &str) -> PastedLine {
    let lines = read_pasted_text(text);
    assert_eq!(lines.len(), 1, "{text}: {lines:#?}");
    lines.into_iter().next().unwrap()
}

fn core(line: &PastedLine) -> [&str; 3] {
    [&line.profile.name, &line.profile.region, &line.profile.phone]
}

fn entries(text: &str) -> Vec<PastedLine> {
    read_pasted_text(text).into_iter().filter(|line| line.kind == LineKind::Entry).collect()
}

#[test]
fn rules_1_5_gaoping_name_region_phone() {
    for text in [
        "炮镇山，东河县，10000000002",
        "炮镇山,东河县,10000000002",
        "炮镇山 东河县 10000000002",
        "炮镇山、东河县、10000000002",
        "炮镇山；东河县；10000000002。",
        "炮镇山\t东河县\t10000000002",
        "１．炮镇山　东河县　１０００００００００２",
        "12、炮镇山（东河县）10000000002",
        "③炮镇山 10000000002 东河县",
        "10000000002 东河县 炮镇山",
        "东河县炮镇山".replace("东河县", "东河县 ").as_str(),
    ] {
        let line = one(text);
        assert_eq!(core(&line)[..2], ["炮镇山", "东河县"], "{text}");
        assert!(line.doubts.is_empty(), "{text}: {:?}", line.doubts);
        assert!(line.profile.phone == "10000000002" || !text.contains('2'), "{text}");
    }
}

#[test]
fn rules_1_1_mianyang_province_name_gender_age_phone() {
    for text in [
        "四川绵阳+张三丰+男+45+10000000045",
        "四川（绵阳）+张三丰+男+45+10000000045",
        "四川绵阳＋张三丰＋男＋45岁＋10000000045",
        "四川绵阳 张三丰 男 45 10000000045",
        "四川绵阳张三丰".replace("绵阳", "绵阳，").as_str(),
        "张三丰 男 四川绵阳 45岁 100 0000 0045",
        "5. 张三丰/男/45/四川绵阳/100-0000-0045",
        "张三丰（男，45岁）四川绵阳 10000000045",
    ] {
        let line = one(text);
        assert_eq!(line.profile.name, "张三丰", "{text}");
        assert!(["四川绵阳", "四川 绵阳"].contains(&line.profile.region.as_str()), "{text}: {}", line.profile.region);
        if text.contains("45") {
            assert_eq!((line.profile.gender, line.profile.age), (Some(Gender::Man), Some(45)), "{text}");
            assert_eq!(line.profile.phone, "10000000045", "{text}");
        }
        assert!(line.doubts.is_empty(), "{text}: {:?}", line.doubts);
    }
}

#[test]
fn labels_in_any_order_and_shape() {
    for text in [
        "姓名：马行空 单位：云台队 电话：10000000007",
        "姓名:马行空,单位:云台队,联系电话:10000000007",
        "电话：10000000007；单位：云台队；姓名：马行空",
        "姓名 马行空 单位 云台队 手机 10000000007",
        "姓名马行空 单位云台队 电话10000000007",
        "【姓名】马行空【单位】云台队【电话】10000000007",
        "姓名：马 行 空　单位：云台队　电话：100 0000 0007",
    ] {
        let line = one(text);
        assert_eq!(core(&line), ["马行空", "云台队", "10000000007"], "{text}");
        assert!(line.doubts.is_empty(), "{text}: {:?}", line.doubts);
    }
    let line = one("姓名：马行空 性别：女 出生日期：2009年9月1日 代表队：云台二队 组别：少年组 备注：第一次 参加");
    assert_eq!(line.profile.gender, Some(Gender::Woman));
    assert_eq!(line.profile.born, Date::new(2009, 9, 1));
    assert_eq!((line.profile.team.as_str(), line.section.as_str()), ("云台二队", "少年组"));
    assert_eq!(line.profile.note, "第一次 参加");
}

#[test]
fn an_entry_labelled_over_several_lines_is_one() {
    let text =
        "姓名：马行空\n单位：云台队\n电话：10000000007\n\n姓名：车正义\n单位：柳林镇\n姓名：卒过河\n电话：10000000009";
    let lines = read_pasted_text(text);
    assert_eq!(lines.iter().map(|line| line.line).collect::<Vec<_>>(), [1, 5, 7]);
    assert_eq!(core(&lines[0]), ["马行空", "云台队", "10000000007"]);
    assert_eq!(core(&lines[1]), ["车正义", "柳林镇", ""]);
    assert_eq!(core(&lines[2]), ["卒过河", "", "10000000009"]);
    assert_eq!(lines[0].text, "姓名：马行空\n单位：云台队\n电话：10000000007");
}

#[test]
fn a_chain_of_a_chat_group() {
    let text = "#接龙\n“松风杯”象棋公开赛报名\n截止11月22日12:00，报名费100元\n例 张某某 单位 电话\n\n\
                1. 车正义 柳林镇 男 10000000001\n2. 炮镇山，东河县，10000000002 已缴\n3、大刀剜（西岭市）\n\
                4. 鞠手行 10000000004 云台队\n5. 弈\n6. Maximilian von Pferdespringer 北屏镇\n7. 阿依炮·麦麦提马 白鹭洲 女\n……";
    let lines = read_pasted_text(text);
    let headings: Vec<usize> =
        lines.iter().filter(|line| line.kind == LineKind::Heading).map(|line| line.line).collect();
    assert_eq!(headings, [1, 2, 3, 4, 13]);
    let read: Vec<[&str; 3]> = lines.iter().filter(|line| line.kind == LineKind::Entry).map(core).collect();
    let expected = [
        ["车正义", "柳林镇", "10000000001"],
        ["炮镇山", "东河县", "10000000002"],
        ["大刀剜", "西岭市", ""],
        ["鞠手行", "云台队", "10000000004"],
        ["弈", "", ""],
        ["Maximilian von Pferdespringer", "北屏镇", ""],
        ["阿依炮·麦麦提马", "白鹭洲", ""],
    ];
    assert_eq!(read, expected);
    assert_eq!(lines[5].paid, Some(true));
    assert_eq!(lines[4].paid, None);
    assert!(lines.iter().all(|line| line.doubts.is_empty() || line.kind == LineKind::Heading), "{lines:#?}");
}

#[test]
fn headings_over_columns() {
    for part in ["\t", "，", ",", " ", "|"] {
        let rows = [
            ["序号", "姓名", "性别", "单位", "年龄", "电话"],
            ["1", "高平", "男", "晋城", "51", "10000000001"],
            ["2", "将相和", "男", "张村", "12", "10000000002"],
            ["3", "仙人指", "女", "无名", "9", "10000000003"],
        ];
        let text = rows.map(|row| row.join(part)).join("\n");
        let lines = read_pasted_text(&text);
        assert_eq!(lines[0].kind, LineKind::Heading, "{part}");
        let read: Vec<_> = lines[1..].iter().map(|line| (core(line), line.profile.age)).collect();
        let expected = [
            (["高平", "晋城", "10000000001"], Some(51)),
            (["将相和", "张村", "10000000002"], Some(12)),
            (["仙人指", "无名", "10000000003"], Some(9)),
        ];
        assert_eq!(read, expected, "{part}");
        assert!(lines[1..].iter().all(|line| line.doubts.is_empty()), "{part}: {lines:#?}");
    }
}

#[test]
fn empty_cells_and_unknown_columns() {
    let text = "姓名\t性别\t等级分\t单位\t电话\t住宿\n马行空\t\t1800\t云台队\t\t是\n\t男\t\t柳林镇\t10000000002\t";
    let lines = read_pasted_text(text);
    assert_eq!(core(&lines[1]), ["马行空", "云台队", ""]);
    assert_eq!(lines[1].profile.note, "1800 是");
    assert_eq!(core(&lines[2]), ["", "柳林镇", "10000000002"]);
    assert!(lines[2].doubts.contains(&EntryField::Name));
}

#[test]
fn a_line_out_of_its_columns_is_read_by_itself() {
    let lines = read_pasted_text(
        "姓名，籍贯，联系电话\n炮镇山，东河县，10000000002\n东河县 车正义 10000000003\n10000000004，贺后守，东河县",
    );
    let read: Vec<_> = lines[1..].iter().map(core).collect();
    assert_eq!(read[0], ["炮镇山", "东河县", "10000000002"]);
    assert_eq!(read[1], ["车正义", "东河县", "10000000003"]);
    assert_eq!(read[2], ["贺后守", "东河县", "10000000004"]);
}

#[test]
fn the_regulations_own_model_lines_are_headings() {
    for text in [
        "姓名，籍贯，联系电话",
        "省（市）+姓名+性别+年龄+电话",
        "序号  姓 名  性 别  单 位",
        "报名格式：省（市）+姓名+性别+年龄+电话",
    ] {
        assert_eq!(one(text).kind, LineKind::Heading, "{text}");
    }
}

#[test]
fn the_list_itself_says_which_word_is_the_place() {
    // 松风 is in no list of places and 高 is a surname, but both come again.
    let text = "松风 仙人指\n松风 铁门栓\n松风 中宫象\n高里 反宫马\n高里 卒过河\n高里 当头炮\n云上 汪界西";
    let read = entries(text);
    let names: Vec<&str> = read.iter().map(|line| line.profile.name.as_str()).collect();
    assert_eq!(names, ["仙人指", "铁门栓", "中宫象", "反宫马", "卒过河", "当头炮", "汪界西"]);
    assert!(read.iter().all(|line| line.doubts.is_empty()));
}

#[test]
fn the_sample_field_is_read_without_doubt_in_every_order() {
    let entrants = crate::templates::sample_entrants();
    let formats: [fn(&str, &str, usize) -> String; 7] = [
        |name, region, index| format!("{name}，{region}，1000000{index:04}"),
        |name, region, index| format!("{index}. {region} {name} 男 1000000{index:04}"),
        |name, region, index| format!("{region}+{name}+男+{}+1000000{index:04}", index + 10),
        |name, region, index| format!("1000000{index:04} {name} {region}"),
        |name, region, index| format!("{index}、{name}（{region}）"),
        |name, region, _| format!("姓名：{name} 单位：{region}"),
        |name, region, index| {
            let long = if name.is_ascii() { "" } else { "甲子" };
            format!("{index}. {name}{long} {region} 男 1000000{index:04}")
        },
    ];
    for (no, format) in formats.into_iter().enumerate() {
        let line = |(index, entrant): (usize, &crate::command::Entrant)| {
            format(&entrant.profile.name, &entrant.profile.region, index + 1)
        };
        let text: Vec<String> = entrants.iter().enumerate().map(line).collect();
        let read = read_pasted_text(&text.join("\n"));
        for (line, entrant) in read.iter().zip(&entrants) {
            assert!(line.profile.name.starts_with(&entrant.profile.name), "{no}: {}", line.text);
            assert_eq!(line.profile.region, entrant.profile.region, "{no}: {}", line.text);
            assert!(line.doubts.is_empty(), "{no}: {line:?}");
        }
        assert_eq!(read.len(), 37, "{no}");
    }
}

#[test]
fn what_cannot_be_told_is_doubtful() {
    let two_names = one("张三丰 李四光");
    assert!(two_names.doubts.contains(&EntryField::Name));
    let no_name = one("10000000002 男 45");
    assert_eq!((no_name.profile.name.as_str(), no_name.kind), ("", LineKind::Entry));
    assert!(no_name.doubts.contains(&EntryField::Name));
    let places_only = one("东河县 云台二队 10000000002");
    assert!(places_only.doubts.contains(&EntryField::Name));
    let place_only = one("东河县 10000000002");
    assert!(place_only.doubts.contains(&EntryField::Name));
    let odd = one("张三丰 1000000002");
    assert_eq!((odd.profile.phone.as_str(), odd.doubts.contains(&EntryField::Phone)), ("1000000002", true));
    let two = one("张三丰 10000000002 10000000003");
    assert_eq!((two.profile.phone.as_str(), two.profile.note.as_str()), ("10000000002", "10000000003"));
    assert!(two.doubts.contains(&EntryField::Phone));
    let year = one("张三丰 男 1974年 东河县");
    assert_eq!((year.profile.born, year.profile.note.as_str()), (None, "1974年"));
    assert!(year.doubts.contains(&EntryField::Born));
}

#[test]
fn nothing_is_lost_that_fits_nowhere() {
    let line = one("1. 张三丰 男 四川绵阳 松风队 象棋大师 要住宿 10000000001");
    assert_eq!(core(&line), ["张三丰", "四川绵阳", "10000000001"]);
    assert_eq!((line.profile.team.as_str(), line.profile.note.as_str()), ("松风队", "象棋大师 要住宿"));
}

#[test]
fn names_of_every_kind() {
    for (text, name) in [
        ("弈 男 10000000001", "弈"),
        ("张　三　男", "张三"),
        ("欧阳过宫炮先生, 北屏镇", "欧阳过宫炮先生"),
        ("阿依炮•麦麦提马 白鹭洲", "阿依炮·麦麦提马"),
        ("𠮷野家 南屏区", "𠮷野家"),
        ("J. van Pferd-Springer, 北屏镇, 10000000001", "J. van Pferd-Springer"),
        ("O'Knight 10000000001", "O'Knight"),
        ("于大江 江苏 10000000001", "于大江"),
        ("安徽 安子梧 10000000001", "安子梧"),
        ("🀄马行空🀄 云台队", "🀄马行空🀄"),
    ] {
        assert_eq!(one(text).profile.name, name, "{text}");
    }
}

#[test]
fn decoration_is_no_entry() {
    for text in ["----------", "……", "★★★", "共计 38 人", "2019年11月23日"] {
        assert_eq!(one(text).kind, LineKind::Heading, "{text}");
    }
    assert!(read_pasted_text(" \n\t\r\n　\n").is_empty());
}

#[test]
fn what_is_too_long_is_cut_with_doubt() {
    let line = one(&"长".repeat(500));
    assert_eq!(line.profile.name.chars().count(), Profile::NAME_LIMIT);
    assert!(line.doubts.contains(&EntryField::Name));
    let long_note = one(&format!("张三丰 备注：{}", "说".repeat(500)));
    assert_eq!(long_note.profile.note.chars().count(), Profile::TEXT_LIMIT);
}

/// Text like that of lists: their characters and words in any order.
fn listlike() -> impl Strategy<Value = String> {
    let part = prop_oneof![
        Just("张三"),
        Just("绵阳"),
        Just("南屏区"),
        Just("男"),
        Just("45"),
        Just("岁"),
        Just("10000000001"),
        Just("1990-05-01"),
        Just("姓名"),
        Just("单位："),
        Just("电话:"),
        Just("（"),
        Just(")"),
        Just("，"),
        Just(" "),
        Just("\t"),
        Just("\n"),
        Just("\r\n"),
        Just("1."),
        Just("①"),
        Just("十一、"),
        Just("+"),
        Just("·"),
        Just("X"),
        Just("𠮷"),
        Just("🀄"),
        Just("1️⃣"),
        Just("51070020090901001x"),
        Just("No."),
        Just("已缴"),
        Just("少年组"),
    ];
    prop::collection::vec(part, 0..60).prop_map(|parts| parts.concat())
}

fn lines_kept(text: &str) {
    let read = read_pasted_text(text);
    let mut expected = text.split(['\n', '\r']).enumerate().filter(|(_, line)| !line.trim().is_empty());
    for line in &read {
        for part in line.text.lines() {
            assert_eq!(expected.next().map(|(_, line)| line.trim()), Some(part));
        }
        assert!(line.profile.name.chars().count() <= Profile::NAME_LIMIT);
        assert_eq!(
            line.profile.name.is_empty(),
            line.profile.name.is_empty() && line.doubts.contains(&EntryField::Name)
        );
    }
    assert_eq!(expected.next(), None);
}

proptest! {
    #[test]
    fn no_line_is_lost_of_any_text(text in "\\PC{0,80}(\n\\PC{0,80}){0,4}") {
        lines_kept(&text);
    }

    #[test]
    fn no_line_is_lost_of_any_list(text in listlike()) {
        lines_kept(&text);
    }

    #[test]
    fn one_person_in_any_arrangement(order in Just(["炮镇山", "东河县", "男", "45岁", "10000000002"]).prop_shuffle(),
                                     part in prop::sample::select(&[" ", "，", "+", "\t", "、", " / "][..])) {
        let line = one(&order.join(part));
        prop_assert_eq!(core(&line), ["炮镇山", "东河县", "10000000002"]);
        prop_assert_eq!((line.profile.gender, line.profile.age), (Some(Gender::Man), Some(45)));
        prop_assert!(line.doubts.is_empty());
    }
}
