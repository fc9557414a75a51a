//! Texts of the settings page: the name of every setting, and what it means in a sentence. Each group of the page has
//! a file of its own.

mod edit;
mod entry;
mod event;
mod finals;
mod fouls;
mod pairing;
mod places;
mod points;
mod prizes;
mod ratings;
mod sections;
mod teams;

use super::{Display, Language};

texts! {
    unsaved_edits {
        "改动还没有保存。点“保存”留下；再关一次就放弃。",
        "改動還沒有保存。點「保存」留下；再關一次就放棄。",
        "The change is not saved. Save keeps it; closing once more drops it.",
    }
    group_event { "赛事", "賽事", "Event" }
    group_pairing { "编排", "編排", "Pairing" }
    group_points { "计分", "計分", "Points" }
    group_places { "名次", "名次", "Places" }
    group_fouls { "犯规", "犯規", "Fouls" }
    group_entry { "报名", "報名", "Entries" }
    group_sections { "组别", "組別", "Sections" }
    group_prizes { "奖项", "獎項", "Prizes" }
    group_timetable { "日程", "日程", "Timetable" }
    groups_of_settings { "规程的各部分", "規程的各部分", "Parts of the regulation" }
    settings_open { "未开赛，随时可改", "未開賽，隨時可改", "not started, free to change" }
    settings_started { "已开赛，改动问两遍", "已開賽，改動問兩遍", "started, changes ask twice" }
    rule_n(rule) { "规则 {rule}", "規則 {rule}", "Rule {rule}" }
    rule_mark { "・", "・", " · " }
    setting_saved(name) { "已修改：{name}", "已修改：{name}", "Changed: {name}" }
    setting_from_to(name, before, after) {
        "{name} {before} → {after}",
        "{name} {before} → {after}",
        "{name} {before} → {after}",
    }
    colon { "：", "：", ": " }
    list_semicolon { "；", "；", "; " }
    list_comma { "、", "、", ", " }
    not_filled_in { "未填", "未填", "not filled in" }
    yes { "是", "是", "Yes" }
    no { "否", "否", "No" }
    wrong_fields { "先改正标出的格，再保存。", "先改正標出的格，再儲存。", "Mend the marked fields first, then save." }
    not_changed_kept { "没有保存。规程还是原来的。", "沒有儲存。規程還是原來的。", "Nothing was saved. The regulation is as it was." }
    hint_range(from, to) { "{from} 到 {to} 的整数", "{from} 到 {to} 的整數", "A whole number from {from} to {to}" }
    hint_range_or_empty(from, to, none) {
        "{from} 到 {to} 的整数；空着：{none}",
        "{from} 到 {to} 的整數；空著：{none}",
        "A whole number from {from} to {to}; empty: {none}",
    }
    hint_points { "0 到 100，可以带半分：0.5 或 ½", "0 到 100，可以帶半分：0.5 或 ½", "0 to 100, halves as 0.5 or ½" }
    hint_date { "例如 2009-09-01；空着：不限", "例如 2009-09-01；空著：不限", "As 2009-09-01; empty: no limit" }
    hint_needed { "不能空着", "不能空著", "Cannot be empty" }

    to_record_steps(count) { "记录 {count} 步", "記錄 {count} 步", "Record, steps: {count}" }
    event_tools { "记录和备份", "記錄和備份", "Record and backup" }

    group_finals { "决赛", "決賽", "Finals" }
    group_teams { "团体", "團體", "Teams" }
    group_ratings { "等级分", "等級分", "Ratings" }
    hint_words { "几个词用顿号隔开", "幾個詞用頓號隔開", "Words set off by commas" }
    hint_numbers { "几个数用顿号隔开", "幾個數用頓號隔開", "Numbers set off by commas" }
    hint_points_or_empty(none) { "可以带半分；空着：{none}", "可以帶半分；空著：{none}", "Halves too, as 0.5; empty: {none}" }
    none_of_them { "没有", "沒有", "none" }
    none_yet { "还没有", "還沒有", "none yet" }
    nobody { "没有人", "沒有人", "nobody" }
    everyone { "全体", "全體", "everyone" }
    everyone_in(pool) { "{pool}全体", "{pool}全體", "everyone in {pool}" }
    list_of { "从哪个名次表", "從哪個名次表", "From which order" }
    section_of { "哪个组", "哪個組", "Section" }

    any_flags { "不要求", "不要求", "not asked for" }
    no_flags { "不排除", "不排除", "none barred" }
    condition_flags { "要有的标记", "要有的標記", "Flags needed" }
    condition_flags_help {
        "报名时加的标记，例如“本地、会员”；每个都要有。",
        "報名時加的標記，例如「本地、會員」；每個都要有。",
        "Flags of the entries, as “local, member”; all of them.",
    }
    condition_without { "不能有的标记", "不能有的標記", "Flags barred" }
    born_not_before { "出生不早于", "出生不早於", "Born from" }
    born_not_after { "出生不晚于", "出生不晚於", "Born until" }
    without_flag(flag) { "不带“{flag}”", "不帶「{flag}」", "not “{flag}”" }
}
