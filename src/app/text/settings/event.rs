//! Texts of the settings of the event itself and its timetable.

use super::super::{Display, Language};

texts! {
    set_name { "赛事名称", "賽事名稱", "Name" }
    set_name_help { "印在每张表的抬头，最多 100 个字。", "印在每張表的抬頭，最多 100 個字。", "Stands at the head of every sheet; at most 100 characters." }
    set_days { "日期", "日期", "Days" }
    set_days_help { "照规程的写法，例如“11月23–24日”。", "照規程的寫法，例如「11月23–24日」。", "In the regulation's own words, as 23–24 November." }
    set_venue { "地点", "地點", "Venue" }
    set_venue_help { "写到找得到的程度，例如“市文化馆三楼”。", "寫到找得到的程度，例如「市文化館三樓」。", "So that people find it, as Town Hall, third floor." }
    set_time_control { "用时", "用時", "Time control" }
    set_time_control_help {
        "照规程写，例如“每方20分钟，每步加10秒”；软件不计时。",
        "照規程寫，例如「每方20分鐘，每步加10秒」；軟體不計時。",
        "In the regulation's words, as 20 min + 10 s each; no clock runs here.",
    }
    set_late { "迟到判负", "遲到判負", "Late is lost" }
    set_late_help {
        "过了这些分钟还没入座，就判弃权；例如 10 分钟。",
        "過了這些分鐘還沒入座，就判棄權；例如 10 分鐘。",
        "Who is not at the table after so many minutes has forfeited, as 10.",
    }
    minutes_n(minutes) { "{minutes} 分钟", "{minutes} 分鐘", "{minutes} min" }
    by_the_arbiter { "由裁判定", "由裁判定", "the arbiter decides" }

    set_timetable { "日程", "日程", "Timetable" }
    set_timetable_help { "哪半天下哪几轮，照规程写。", "哪半天下哪幾輪，照規程寫。", "Which rounds are played when, in the regulation's words." }
    no_timetable { "还没有写", "還沒有寫", "not written yet" }
    timetable_time { "时间", "時間", "When" }
    timetable_what { "内容", "內容", "What" }
    add_session { "加一场", "加一場", "Add a session" }
    unnamed { "（未命名）", "（未命名）", "(no name)" }
    remove_this { "删去这一项", "刪去這一項", "Remove this one" }
    in_use { "已经用到，不能删去", "已經用到，不能刪去", "In use, cannot be removed" }
    item_n(number) { "第 {number} 项", "第 {number} 項", "No. {number}" }

    set_chief { "裁判长", "裁判長", "Chief arbiter" }
    set_chief_help {
        "印在秩序册和成绩册上，例如“车正义”。",
        "印在秩序冊和成績冊上，例如「車正義」。",
        "Printed in the programme and the result book, as “Jane Rook”.",
    }
    set_pairing_officer { "编排长", "編排長", "Pairing officer" }
    set_pairing_officer_help {
        "管编排的人，印在对阵表下面。",
        "管編排的人，印在對陣表下面。",
        "Who pairs the rounds; printed below the pairings.",
    }
    set_appeals { "仲裁", "仲裁", "Appeals" }
    set_appeals_help { "受理申诉的人，几个人用顿号隔开。", "受理申訴的人，幾個人用頓號隔開。", "Who hears appeals; several are set off by commas." }
    set_signatures { "结果单签名", "結果單簽名", "Signatures on a slip" }
    set_signatures_help {
        "结果单上留谁的签名栏；例如胜负由负方签，和棋双方签。",
        "結果單上留誰的簽名欄；例如勝負由負方簽，和棋雙方簽。",
        "Who signs a result slip, as the loser after a decision and both after a draw.",
    }
    winner_signs { "胜方签", "勝方簽", "the winner signs" }
    loser_signs { "负方签", "負方簽", "the loser signs" }
    draw_signed { "和棋双方签", "和棋雙方簽", "both sign a draw" }
    nobody_signs { "都不签", "都不簽", "nobody signs" }
    set_notes { "其他规定", "其他規定", "Other rules" }
    set_notes_help {
        "软件不判、但办赛的人要记得的，例如“限着 40 回合”。",
        "軟案不判、但辦賽的人要記得的，例如「限著 40 回合」。",
        "What no program decides but must be remembered, as a limit of 40 moves.",
    }
    no_notes { "没有写", "沒有寫", "none written" }
    note_text { "内容", "內容", "Text" }
    add_note { "加一条", "加一條", "Add one" }

    timetable_sections { "哪些组", "哪些組", "For which sections" }
    timetable_sections_help { "一个都不选就是全体。", "一個都不選就是全體。", "None of them means everyone." }
}
