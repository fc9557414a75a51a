//! Made-up files in the messy shapes that real ones have.

use super::*;
use crate::event::{Date, Gender};

fn table(text: &str) -> EntryTable {
    EntryTable::of_text(text, &["本地".into(), "会员".into()])
}

fn entries(text: &str) -> Vec<PastedLine> {
    table(text).lines().into_iter().filter(|line| line.kind == LineKind::Entry).collect()
}

#[test]
fn a_list_with_a_title_headings_empty_rows_and_a_sum() {
    let text = "“松风杯”报名表,,,,\r\n\r\n序号,姓 名,性别,出生年月日,联系电话（手机）\r\n\
                1,马行空,男,1990/5/1,10000000001\r\n,,,,\r\n2,车　平,女,2009年9月1日,10000000002\r\n合计,2人,,,\r\n";
    let lines = entries(text);
    let names: Vec<_> = lines.iter().map(|line| (line.line, line.profile.name.as_str())).collect();
    assert_eq!(names, [(4, "马行空"), (6, "车平")]);
    assert_eq!(lines[0].profile.born, Date::new(1990, 5, 1));
    assert_eq!(lines[1].profile.born, Date::new(2009, 9, 1));
    assert_eq!(lines[1].profile.gender, Some(Gender::Woman));
    assert_eq!(lines[1].profile.phone, "10000000002");
    assert!(lines.iter().all(|line| line.doubts.is_empty()));
}

#[test]
fn english_headings_semicolons_and_quotes() {
    let text = "Full Name;Sex;Date of Birth;Club;Mobile phone;Remarks\n\
                \"Pferd, Jo \"\"the\"\" van\";M;25.12.1990;Westport;0816-2000001;\"two\nlines\"\n";
    let line = &entries(text)[0];
    assert_eq!(line.profile.name, "Pferd, Jo \"the\" van");
    assert_eq!((line.profile.gender, line.profile.born), (Some(Gender::Man), Date::new(1990, 12, 25)));
    assert_eq!((line.profile.region.as_str(), line.profile.note.as_str()), ("Westport", "two lines"));
}

#[test]
fn tabs_and_traditional_headings() {
    let lines = entries("姓名\t性別\t年齡\t單位\t手機號碼\t組別\n炮平\t男\t45歲\t柳林鎮\t10000000001\t公開組");
    let line = &lines[0];
    assert_eq!((line.profile.age, line.section.as_str()), (Some(45), "公開組"));
    assert_eq!(line.profile.phone, "10000000001");
}

#[test]
fn dates_as_text_as_serials_and_as_ages() {
    let born = |cell: &str| {
        let line = entries(&format!("姓名,出生\n马行空,{cell}")).remove(0);
        (line.profile.born, line.profile.age, line.doubts.contains(&EntryField::Born))
    };
    let day = Date::new(1990, 5, 1);
    for cell in [
        "19900501",
        "1990-05-01",
        "1990.5.1",
        "1990/5/1 00:00",
        "1990-05-01T00:00:00",
        "32994",
        "32994.0",
        "１９９０－５－１",
    ] {
        assert_eq!(born(cell), (day, None, false), "{cell}");
    }
    assert_eq!(born("5/25/1990").0, Date::new(1990, 5, 25));
    assert_eq!(born("45"), (None, Some(45), false));
    for doubtful in ["1990", "1990.5", "1/5/1990", "五月一日", "90年"] {
        assert_eq!(born(doubtful), (None, None, true), "{doubtful}");
    }
    assert_eq!(cell::date("1"), None);
    assert_eq!(cell::date("25569"), Date::new(1970, 1, 1));
    assert_eq!(cell::date("40057"), Date::new(2009, 9, 1));
    assert_eq!(cell::date("36585"), Date::new(2000, 2, 29));
}

#[test]
fn telephone_numbers_that_a_spreadsheet_took_for_figures() {
    let phone = |cell: &str| {
        let line = entries(&format!("姓名,电话\n马行空,{cell}")).remove(0);
        (line.profile.phone, line.doubts.contains(&EntryField::Phone))
    };
    assert_eq!(phone("1.0000000001E+10"), ("10000000001".into(), false));
    assert_eq!(phone("10000000001.0"), ("10000000001".into(), false));
    assert_eq!(phone("100-0000-0001"), ("100-0000-0001".into(), false));
    assert_eq!(phone("无"), ("无".into(), true));
}

#[test]
fn an_identity_number_says_birth_and_gender_and_a_rounded_one_is_doubtful() {
    let line = entries("姓名,身份证号\n马行空,51070020090901001x").remove(0);
    assert_eq!((line.profile.born, line.profile.gender), (Date::new(2009, 9, 1), Some(Gender::Man)));
    assert_eq!(line.profile.id_number, "51070020090901001X");
    assert!(entries("姓名,身份证号\n马行空,5.107E+17")[0].doubts.contains(&EntryField::Born));
}

#[test]
fn headings_on_two_rows_over_merged_cells() {
    let text = "姓名,个人资料,,联系方式,\n,性别,年龄,手机,学校\n马行空,女,12,10000000001,柳林镇小学\n";
    let line = &entries(text)[0];
    assert_eq!((line.profile.gender, line.profile.age), (Some(Gender::Woman), Some(12)));
    assert_eq!((line.profile.phone.as_str(), line.profile.region.as_str()), ("10000000001", "柳林镇小学"));
}

#[test]
fn without_headings_columns_are_told_by_what_is_in_them() {
    let text =
        "1,柳林镇,马行空,男,45,10000000001\n2,东河镇,车平安,女,38,10000000002\n3,西河镇,欧阳炮,男,60,10000000003";
    let table = table(text);
    use Column::{Age, Gender, Name, Nothing, Phone, Region};
    assert_eq!(table.columns, [Nothing, Region, Name, Gender, Age, Phone]);
    assert_eq!(table.lines()[2].profile.name, "欧阳炮");
    assert_eq!(table.heading(1), "B");
}

#[test]
fn the_events_own_words_are_columns_too() {
    let lines = entries("姓名,本地,会员,缴费\n马行空,是,,已缴\n车平,否,√,未\n炮平,本地,0,100元");
    let flags = |index: usize| lines[index].profile.flags.iter().map(String::as_str).collect::<Vec<_>>();
    assert_eq!((flags(0), flags(1), flags(2)), (vec!["本地"], vec!["会员"], vec!["本地"]));
    assert_eq!(lines.iter().map(|line| line.paid).collect::<Vec<_>>(), [Some(true), Some(false), Some(true)]);
}

#[test]
fn a_mapping_that_was_guessed_wrong_is_corrected() {
    let mut table = table("姓名,学校,推荐\n马行空,柳林镇小学,炮教练");
    assert_eq!(table.columns[2], Column::Note, "what is not known is kept");
    table.columns[2] = Column::Coach;
    assert_eq!(table.lines()[1].profile.coach, "炮教练");
    assert_eq!((table.heading(2).as_str(), table.example(2)), ("推荐", "炮教练"));
}

#[test]
fn strange_names_stay_whole() {
    let text = "姓名,单位\n𠮷野马,甲\n👨‍👩‍👧 车平,乙\n阿依炮·麦麦提马,丙\n\"马,\"\"小\"\"\",丁\n,戊\n";
    let lines = entries(text);
    let names: Vec<&str> = lines.iter().map(|line| line.profile.name.as_str()).collect();
    assert_eq!(names, ["𠮷野马", "👨‍👩‍👧 车平", "阿依炮·麦麦提马", "马,\"小\""]);
    let long = format!("姓名,单位\n{},甲", "马".repeat(80));
    let line = entries(&long).remove(0);
    assert_eq!(line.profile.name.chars().count(), Profile::NAME_LIMIT);
    assert!(line.doubts.contains(&EntryField::Name));
}

#[test]
fn lines_kept_aside_go_out_with_their_headings_and_come_in_again() {
    let table = table("报名表\n姓名,出生\n马行空,19900501\n车平,五月\n=炮,1990");
    let csv = table.aside(&BTreeSet::from([4, 5]));
    assert_eq!(csv, "\u{feff}姓名,出生\r\n车平,五月\r\n'=炮,1990\r\n");
    assert_eq!(entries(&csv).len(), 2);
}

#[test]
fn encodings_are_told_by_their_bytes() {
    let utf16 = |text: &str| text.encode_utf16().flat_map(u16::to_le_bytes).collect::<Vec<u8>>();
    assert_eq!(file_kind("姓名,电话".as_bytes()), FileKind::Text("utf-8"));
    assert_eq!(file_kind("\u{feff}姓名".as_bytes()), FileKind::Text("utf-8"));
    assert_eq!(file_kind(&utf16("\u{feff}姓名\t电话")), FileKind::Text("utf-16le"));
    assert_eq!(file_kind(&utf16("姓名\t电话\n马")), FileKind::Text("utf-16le"));
    let swapped: Vec<u8> = "姓名\t电话\n".encode_utf16().flat_map(u16::to_be_bytes).collect();
    assert_eq!(file_kind(&swapped), FileKind::Text("utf-16be"));
    assert_eq!(file_kind(&[0xd0, 0xd5, 0xc3, 0xfb, b',', 0xb5, 0xe7]), FileKind::Text("gb18030"));
    assert_eq!(file_kind(b"PK\x03\x04"), FileKind::Spreadsheet);
    assert_eq!(file_kind(&[0xd0, 0xcf, 0x11, 0xe0, 0xa1]), FileKind::Spreadsheet);
    assert_eq!(file_kind(b""), FileKind::Text("utf-8"));
}
