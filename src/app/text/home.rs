//! Texts of the start page.

use super::{Display, Language};

texts! {
    offline_note {
        "离线可用・数据只存在这台设备",
        "離線可用・資料只存在這台裝置",
        "Works offline · data stay on this device",
    }
    update_title { "有新版本了。", "有新版本了。", "A newer version is here." }
    update_text {
        "现在换还是以后换都可以；赛事和成绩都在，不受影响。",
        "現在換還是以後換都可以；賽事和成績都在，不受影響。",
        "Take it now or later; the events and results stay as they are.",
    }
    update_take { "换成新版本", "換成新版本", "Take it" }
    new_event { "新建赛事", "新建賽事", "New event" }
    import { "导入", "匯入", "Import" }
    sample { "示例", "示例", "Sample" }
    no_events_title { "还没有赛事", "還沒有賽事", "No events yet" }
    no_events_text { "选一份规程，其余都设好了。", "選一份規程，其餘都設好了。", "Choose a regulation; the rest is set." }
    try_the_sample {
        "先用 37 人的示例试试",
        "先用 37 人的示例試試",
        "Try the sample with 37 players first",
    }
    rounds_of_swiss(rounds) { "{rounds} 轮积分编排", "{rounds} 輪積分編排", "{rounds} rounds of swiss" }
    state_entering(count) { "报名中・已报 {count} 人", "報名中・已報 {count} 人", "Taking entries · {count} so far" }
    state_drawn(count) { "已抽签・{count} 人", "已抽籤・{count} 人", "Numbers drawn · {count} players" }
    state_round(round, done, all) {
        "第 {round} 轮・{done}/{all} 台已录",
        "第 {round} 輪・{done}/{all} 台已錄",
        "Round {round} · {done}/{all} results in",
    }
    state_finished { "已结束・名次已定", "已結束・名次已定", "Finished · places are final" }
    continue_results(missing) { "继续录入・还差 {missing} 台", "繼續錄入・還差 {missing} 台", "Enter results · {missing} missing" }
    continue_pairing(round) { "编排第 {round} 轮", "編排第 {round} 輪", "Pair round {round}" }
    continue_entries { "继续报名", "繼續報名", "Go on with entries" }
    storage_used(size, given) { "已用 {size}，共 {given}", "已用 {size}，共 {given}", "{size} of {given} used" }
    room_short_title { "这台手机快存不下了。", "這台手機快存不下了。", "This device is running out of room." }
    room_short_text {
        "把办完的赛事导出，再从这里删除，就有地方了。",
        "把辦完的賽事匯出，再從這裡刪除，就有地方了。",
        "Export events that are over, then delete them here.",
    }
    language { "语言", "語言", "Language" }
    blank_event { "空白赛事", "空白賽事", "Blank event" }
    template_gaoping { "高平 2019：公开赛", "高平 2019：公開賽", "Gaoping 2019: an open tournament" }
    template_gaoping_text {
        "9 轮积分编排，2 / 1 / 0，限 80 人，名次按 14.3.1",
        "9 輪積分編排，2 / 1 / 0，限 80 人，名次按 14.3.1",
        "9 rounds of swiss, 2 / 1 / 0, at most 80 players, places by clause 14.3.1",
    }
    template_mianyang { "绵阳 2019：公开赛", "綿陽 2019：公開賽", "Mianyang 2019: individuals and teams" }
    template_mianyang_text {
        "11 轮，5 / 2–3 / 0，个人和四人团体，奖励到半数",
        "11 輪，5 / 2–3 / 0，個人和四人團體，獎勵到半數",
        "11 rounds, 5 / 2–3 / 0, individuals and teams of four, prizes for half of the field",
    }
    template_xiamen { "厦门 2019：六个组", "廈門 2019：六個組", "Xiamen 2019: six sections" }
    template_xiamen_text {
        "按出生年分六组，男女分列名次，N−1 录取",
        "按出生年分六組，男女分列名次，N−1 錄取",
        "Six sections by birth, men and women listed apart, N−1 rule",
    }
    template_tangshan { "唐山 2020：锦标赛", "唐山 2020：錦標賽", "Tangshan 2020: championship" }
    template_tangshan_text {
        "五个组，先比累进分，公开组 7+2 轮，计等级分",
        "五個組，先比累進分，公開組 7+2 輪，計等級分",
        "Five sections, progressive points first, open section 7+2 rounds, rated",
    }
    template_jinhua { "金华 2021：混合比赛", "金華 2021：混合比賽", "Jinhua 2021: one pool, four sections" }
    template_jinhua_text {
        "9 轮一个池四个组，首轮同队回避，团体名次分",
        "9 輪一個池四個組，首輪同隊迴避，團體名次分",
        "9 rounds, four sections in one pool, teammates apart in round 1, team place points",
    }
    blank_event_text {
        "一个组、7 轮、2 / 1 / 0；其余在“规程”里设",
        "一個組、7 輪、2 / 1 / 0；其餘在「規程」裡設",
        "One section, 7 rounds, 2 / 1 / 0; set the rest under “Rules”",
    }
    blank_event_name { "新赛事", "新賽事", "New event" }
    blank_section_name { "公开组", "公開組", "Open" }
    sample_event_name { "“松风杯”象棋公开赛（示例）", "「松風盃」象棋公開賽（示例）", "Sample: Pine Wind Cup" }
    choose_regulation { "选一份规程", "選一份規程", "Choose a regulation" }
    delete_event { "删除赛事", "刪除賽事", "Delete the event" }
    delete_event_ask(name) {
        "把“{name}”从这台设备删除？",
        "把「{name}」從這台裝置刪除？",
        "Delete “{name}” from this device?",
    }
    delete_event_text {
        "删除不能撤销。没有备份的话，先导出一份。",
        "刪除不能撤銷。沒有備份的話，先匯出一份。",
        "Deleting cannot be undone. If there is no backup, export one first.",
    }
    delete_now { "删除", "刪除", "Delete" }
    export { "导出", "匯出", "Export" }
    share { "分享", "分享", "Share" }
    imported(name) { "已导入“{name}”", "已匯入「{name}」", "Imported “{name}”" }
    import_exists_title(name) {
        "本机已有“{name}”",
        "本機已有「{name}」",
        "“{name}” is on this device already",
    }
    import_exists_text(here, theirs) {
        "本机的有 {here} 步记录，文件里有 {theirs} 步。两份可以都留着。",
        "本機的有 {here} 步記錄，檔案裡有 {theirs} 步。兩份可以都留著。",
        "The one here has {here} recorded steps, the file has {theirs}. Both can be kept.",
    }
    import_keep_both { "都留着", "都留著", "Keep both" }
    import_replace { "用文件替换本机的", "用檔案替換本機的", "Replace the one here" }
    import_refused(file) { "没有导入“{file}”。", "沒有匯入「{file}」。", "“{file}” was not imported." }
    import_nothing_changed(count) {
        "本机的 {count} 项赛事没有变。",
        "本機的 {count} 項賽事沒有變。",
        "The events on this device ({count}) are as they were.",
    }
    choose_another_file { "另选文件", "另選檔案", "Choose another file" }
    fault_too_large { "文件超过 16 MB，不是赛事备份。", "檔案超過 16 MB，不是賽事備份。", "The file is larger than 16 MB and cannot be an event." }
    fault_empty { "文件是空的。", "檔案是空的。", "The file is empty." }
    fault_not_json(line) {
        "第 {line} 行起就读不懂了：不是赛事文件，或者没有传完。",
        "第 {line} 行起就讀不懂了：不是賽事檔案，或者沒有傳完。",
        "It cannot be read from line {line} on: not an event, or only half received.",
    }
    fault_foreign { "这不是编排的赛事文件。", "這不是編排的賽事檔案。", "This is not an event of Bianpai." }
    fault_future(version) {
        "它由更新的版本写成（格式 {version}）。请先更新本页面。",
        "它由更新的版本寫成（格式 {version}）。請先更新本頁面。",
        "It was written by a newer release (format {version}). Update this page first.",
    }
    fault_damaged(line) {
        "文件第 {line} 行附近有损坏。请从原来的设备再导出一次。",
        "檔案第 {line} 行附近有損壞。請從原來的裝置再匯出一次。",
        "The file is damaged near line {line}. Export it again from the first device.",
    }
    fault_contradicts(step) {
        "文件自相矛盾：第 {step} 步与前面的记录不合。",
        "檔案自相矛盾：第 {step} 步與前面的記錄不合。",
        "The file contradicts itself: step {step} does not fit those before it.",
    }
    damaged_title { "这项赛事读不出来", "這項賽事讀不出來", "This event cannot be read" }
    damaged_text {
        "原始数据还在，没有删除。导出原始数据，交给懂的人修。",
        "原始資料還在，沒有刪除。匯出原始資料，交給懂的人修。",
        "The raw data are kept and were not deleted. Export them and have them mended.",
    }
    open_sound_part(steps, round) {
        "打开完好的部分（{steps} 步，到第 {round} 轮）",
        "開啟完好的部分（{steps} 步，到第 {round} 輪）",
        "Open the sound part (steps: {steps}, up to round {round})",
    }
    before_damage { "损坏之前", "損壞之前", "before the damage" }
    export_raw { "导出原始数据", "匯出原始資料", "Export the raw data" }
}
