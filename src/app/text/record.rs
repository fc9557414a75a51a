//! Texts of the record.

use super::{Display, Language};

texts! {
    record { "记录", "記錄", "Record" }
    record_steps(count) { "{count} 步", "{count} 步", "steps: {count}" }
    record_search { "姓名、轮次、结果", "姓名、輪次、結果", "Name, round or result" }
    record_all { "全部", "全部", "All" }
    record_results { "成绩", "成績", "Results" }
    record_entries { "棋手", "棋手", "Players" }
    record_pairing { "编排", "編排", "Pairing" }
    record_settings { "规程", "規程", "Rules" }
    record_kinds { "记录的种类", "記錄的種類", "Kinds of steps" }
    before_round_one { "赛前", "賽前", "before" }
    was_undone { "已撤销", "已撤銷", "undone" }
    undo_step(what) { "撤销：{what}", "撤銷：{what}", "undo: {what}" }
    redo_step(what) { "重做：{what}", "重做：{what}", "redo: {what}" }
    event_created(name) { "建立：{name}", "建立：{name}", "created: {name}" }
    nothing_recorded { "还没有记录", "還沒有記錄", "Nothing recorded yet" }
    nothing_recorded_text {
        "每一步改动都会记在这里：时间、做了什么、第几轮。",
        "每一步改動都會記在這裡：時間、做了什麼、第幾輪。",
        "Every change will stand here: when, what, and in which round.",
    }
    nothing_found { "没有这样的记录。", "沒有這樣的記錄。", "No step like that." }
    show_everything { "看全部", "看全部", "Show all" }
    earlier_steps(count) { "更早的 {count} 步", "更早的 {count} 步", "Earlier steps: {count}" }
    step_n(number) { "第 {number} 步", "第 {number} 步", "Step {number}" }
    step_state { "状态", "狀態", "State" }
    step_time { "时间", "時間", "Time" }
    step_round { "当时", "當時", "At the time" }
    in_effect { "有效", "有效", "in effect" }
    step_what { "内容", "內容", "What" }
    undo_to_here(count) { "撤销到这里（后面 {count} 步）", "撤銷到這裡（後面 {count} 步）", "Undo back to here, steps: {count}" }
    before_pairing(round) { "第 {round} 轮编排之前", "第 {round} 輪編排之前", "before round {round} was paired" }
    undo_pairing(round, count) {
        "退回到第 {round} 轮编排之前（撤销 {count} 步）",
        "退回到第 {round} 輪編排之前（撤銷 {count} 步）",
        "Back to before round {round} was paired, steps: {count}",
    }
    copy_before_pairing(round) {
        "另开一份：第 {round} 轮编排之前",
        "另開一份：第 {round} 輪編排之前",
        "Open a copy as it was before round {round}",
    }
    latest_in_effect { "这是最后一步；要退回它，点上面的“撤销”。", "這是最後一步；要退回它，點上面的「撤銷」。", "This is the latest step; Undo above takes it back." }
    undo_to_title(count) { "撤销后面的 {count} 步？", "撤銷後面的 {count} 步？", "Undo the steps after this one: {count}?" }
    undo_stretch(first, last) {
        "从“{first}”到“{last}”。",
        "從「{first}」到「{last}」。",
        "From: {first}; to: {last}.",
    }
    undo_only(what) { "“{what}”。", "「{what}」。", "{what}." }
    undo_kept {
        "它们都留在记录里，可以一步步重做。",
        "它們都留在記錄裡，可以一步步重做。",
        "They stay in the record and can be redone one by one.",
    }
    undo_now(count) { "撤销 {count} 步", "撤銷 {count} 步", "Undo: {count}" }
}
