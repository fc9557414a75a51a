//! Texts of the settings of sections, and of conditions on a person.

use super::super::{Display, Language};

texts! {
    set_sections { "组别", "組別", "Sections" }
    set_sections_help {
        "按出生日期和性别分组；同池一起编排，名次分开排。",
        "按出生日期和性別分組；同池一起編排，名次分開排。",
        "By date of birth and gender; paired together in a pool, placed apart.",
    }
    section_name { "组名", "組名", "Name" }
    section_gender { "性别", "性別", "Gender" }
    gender_any { "不限", "不限", "Any" }
    gender_men { "男", "男", "Men" }
    gender_women { "女", "女", "Women" }
    section_pool { "编排池", "編排池", "Pool" }
    pool_n(pool) { "第 {pool} 池", "第 {pool} 池", "Pool {pool}" }
    born_between(from, to) { "{from} 至 {to} 出生", "{from} 至 {to} 出生", "born {from} to {to}" }
    born_from_text(from) { "{from} 起出生", "{from} 起出生", "born from {from}" }
    born_to_text(to) { "{to} 前出生", "{to} 前出生", "born until {to}" }
    add_section { "加一个组", "加一個組", "Add a section" }
    new_section { "新组别", "新組別", "New section" }

    section_limit { "本组名额", "本組名額", "Limit" }
    section_limit_n(players) { "限 {players} 人", "限 {players} 人", "at most {players}" }
    section_higher { "升组标记", "升組標記", "Flag to play up" }
    section_higher_help {
        "带这个标记的，下一组的棋手也能报本组，例如“可升组”；空着不许。",
        "帶這個標記的，下一組的棋手也能報本組，例如「可升組」；空著不許。",
        "With it players of the next younger section may enter this one; empty: nobody may.",
    }
    higher_with(flag) { "带“{flag}”可升入", "帶「{flag}」可升入", "up with “{flag}”" }
    section_merged { "不到几人并池", "不到幾人併池", "Merged below" }
    section_merged_help {
        "不到这么多人就并到别的池编排，名次分开，例如 10 人。",
        "不到這麼多人就併到別的池編排，名次分開，例如 10 人。",
        "With fewer it plays in another's pool, placed apart, as 10.",
    }
    merged_below_n(players) { "不到 {players} 人并池", "不到 {players} 人併池", "merged below {players}" }
    never_merged { "不并", "不併", "never" }
    section_split { "男女各几人分开", "男女各幾人分開", "Men and women apart from" }
    section_split_help {
        "男女都到这么多人就分开编排，例如 16 人。",
        "男女都到這麼多人就分開編排，例如 16 人。",
        "With so many of each they are paired apart, as 16.",
    }
    split_from_n(players) { "男女各 {players} 人分开", "男女各 {players} 人分開", "apart from {players} each" }
    never_split { "不分", "不分", "never" }
}
