//! Texts of the entries page.

use super::{Display, Language};

texts! {
    entries_of_limit(count, limit) { "{count} / 限 {limit} 人", "{count} / 限 {limit} 人", "{count} / {limit}" }
    add_player { "添加棋手", "新增棋手", "Add a player" }
    edit_entry { "修改报名", "修改報名", "Edit the entry" }
    no_entries_title { "还没有棋手", "還沒有棋手", "No players yet" }
    no_entries_text {
        "从微信群复制报名接龙，粘贴到这里。",
        "從群組複製報名接龍，貼到這裡。",
        "Copy the entries from your chat group and paste them here.",
    }
    paste_list { "粘贴名单", "貼上名單", "Paste a list" }
    add_one_by_one { "逐个添加", "逐個新增", "Add one by one" }
    paste { "粘贴", "貼上", "Paste" }
    search_entries { "姓名、单位、电话", "姓名、單位、電話", "Name, region…" }
    filter { "筛选", "篩選", "Filter" }
    filter_everyone { "全部", "全部", "All" }
    unpaid { "未缴", "未繳", "unpaid" }
    absent { "未到", "未到", "absent" }
    unnumbered { "无编号", "無編號", "no number" }
    gone { "已离开", "已離開", "gone" }
    alike { "疑似重名", "疑似重名", "same name" }
    stamp_paid { "缴", "繳", "paid" }
    stamp_present { "到", "到", "here" }
    has_paid(name) { "{name}，已缴费", "{name}，已繳費", "{name}: paid" }
    has_not_paid(name) { "{name}，未缴费", "{name}，未繳費", "{name}: not paid" }
    is_here(name) { "{name}，已到场", "{name}，已到場", "{name}: here" }
    is_not_here(name) { "{name}，未到场", "{name}，未到場", "{name}: not here" }
    fee_head { "费", "費", "paid" }
    present_head { "到", "到", "here" }
    sort_order { "排序", "排序", "Order" }
    by_name { "按姓名", "按姓名", "By name" }
    by_number { "按编号", "按編號", "By number" }
    by_entry { "按报名先后", "按報名先後", "By entry" }
    nobody_here { "这里没有人。", "這裡沒有人。", "Nobody here." }
    add_this_player { "添加这位棋手", "新增這位棋手", "Add this player" }
    tag_away { "下轮请假", "下輪請假", "away next" }
    tag_left_out { "连续弃权", "連續棄權", "left out" }
    can_be_drawn(count) { "可抽签 {count} 人", "可抽籤 {count} 人", "{count} can be drawn" }
    unpaid_not_drawn(count) { "未缴 {count} 人不编入", "未繳 {count} 人不編入", "{count} unpaid, not drawn" }
    absent_not_drawn(count) { "未到 {count} 人不编入", "未到 {count} 人不編入", "{count} absent, not drawn" }
    left_not_drawn(count) { "已离开 {count} 人不编入", "已離開 {count} 人不編入", "{count} gone, not drawn" }
    draw_numbers { "抽签编号", "抽籤編號", "Draw numbers" }
    drawn_n(count) { "已抽签 {count} 人", "已抽籤 {count} 人", "{count} numbers drawn" }
    seed_n(seed) { "种子 {seed}", "種子 {seed}", "Seed {seed}" }
    results_in(done, all) { "已录 {done}/{all} 台", "已錄 {done}/{all} 台", "{done}/{all} results in" }
    to_round(round) { "看第 {round} 轮", "看第 {round} 輪", "To round {round}" }
    field_name { "姓名", "姓名", "Name" }
    field_gender { "性别", "性別", "Gender" }
    field_born { "出生日期", "出生日期", "Date of birth" }
    field_age { "年龄", "年齡", "Age" }
    field_region { "单位（地区）", "單位（地區）", "Region or unit" }
    field_phone { "电话", "電話", "Phone" }
    field_team { "队", "隊", "Team" }
    field_section { "组别", "組別", "Section" }
    field_note { "备注（不公开）", "備註（不公開）", "Note (never published)" }
    man { "男", "男", "man" }
    woman { "女", "女", "woman" }
    not_said { "不填", "不填", "not said" }
    years_n(age) { "{age} 岁", "{age} 歲", "{age} years" }
    name_needed { "要有姓名，最多 60 个字。", "要有姓名，最多 60 個字。", "A name is needed, of at most 60 characters." }
    born_hint { "直接打 8 位数：20090901", "直接打 8 位數：20090901", "Eight digits: 20090901" }
    born_wrong { "没有这一天。", "沒有這一天。", "There is no such day." }
    add_and_close { "添加", "新增", "Add" }
    add_and_next { "添加，下一位", "新增，下一位", "Add, next one" }
    added(name, count) { "已添加{name}，共 {count} 人。", "已新增{name}，共 {count} 人。", "{name} is added; {count} in all." }
    alike_title { "名单里有同名的：", "名單裡有同名的：", "The same name is in the list:" }
    alike_text(who) {
        "{who}。是另一个人就照常保存。",
        "{who}。是另一個人就照常儲存。",
        "{who}. If this is someone else, go on.",
    }
    away_in(round) { "第 {round} 轮请假", "第 {round} 輪請假", "Away in round {round}" }
    not_away(round) { "取消第 {round} 轮请假", "取消第 {round} 輪請假", "Not away in round {round}" }
    left_out_text {
        "连续弃权，下一轮不编排。",
        "連續棄權，下一輪不編排。",
        "Left out of the next round for forfeits in a row.",
    }
    withdraws { "退赛", "退賽", "Withdraws" }
    withdraws_after(round) { "现在退赛（第 {round} 轮后）", "現在退賽（第 {round} 輪後）", "Leaves now (after round {round})" }
    withdrawn_after(round) {
        "第 {round} 轮后退赛。积分和名次保留。",
        "第 {round} 輪後退賽。積分和名次保留。",
        "Withdrew after round {round}; points and place are kept.",
    }
    disqualified_after(round) {
        "第 {round} 轮后取消成绩。没有名次，对局仍算对手的。",
        "第 {round} 輪後取消成績。沒有名次，對局仍算對手的。",
        "Disqualified after round {round}: no place; the games count for the opponents.",
    }
    comes_back { "恢复参赛", "恢復參賽", "Comes back" }
    disqualify { "取消成绩", "取消成績", "Disqualify" }
    disqualify_ask { "取消这位棋手的成绩？", "取消這位棋手的成績？", "Disqualify this player?" }
    disqualify_text {
        "他不再编排，没有名次和奖项；下过的棋仍算对手的。可以撤销。",
        "他不再編排，沒有名次和獎項；下過的棋仍算對手的。可以撤銷。",
        "He is paired no more and has no place and no prize; his games still count for his opponents. It can be undone.",
    }
    remove_entry { "移除报名", "移除報名", "Remove the entry" }
    late_title { "抽签后报名", "抽籤後報名", "After the draw" }
    late_text(round) { "给他一个编号，从第 {round} 轮起编排。", "給他一個編號，從第 {round} 輪起編排。", "Give a number; paired from round {round} on." }
    late_needs_paid { "缴费以后才能给编号。", "繳費以後才能給編號。", "A number is given once the fee is paid." }
    late_needs_present { "到场以后才能给编号。", "到場以後才能給編號。", "A number is given once the player is here." }
    late_too_late { "各轮都已发布，不能再编入。", "各輪都已發布，不能再編入。", "All rounds are published; it is too late." }
    field_number { "编号", "編號", "Number" }
    next_number(number) { "新编号 {number}", "新編號 {number}", "The next: {number}" }
    number_of_absentee(number, name) { "{number} 号（{name}未到）", "{number} 號（{name}未到）", "No. {number} ({name} is absent)" }
    enter_late_as(number) { "编为 {number} 号", "編為 {number} 號", "Enter as number {number}" }
    all_paid(count) { "列出的 {count} 人都标为已缴", "列出的 {count} 人都標為已繳", "Mark all {count} listed as paid" }
    all_present(count) { "列出的 {count} 人都标为已到", "列出的 {count} 人都標為已到", "Mark all {count} listed as here" }
    draw_again { "重新抽签", "重新抽籤", "Draw again" }
    draw_again_ask { "真的重新抽签？", "真的重新抽籤？", "Draw again?" }
    draw_again_text {
        "现在的编号全部作废。已经公布的话，先告诉大家。",
        "現在的編號全部作廢。已經公布的話，先告訴大家。",
        "All numbers of the present draw become void. If they were announced, tell everyone first.",
    }
    old_draw_title { "已经抽过签。", "已經抽過籤。", "Numbers are drawn already." }
    old_draw_text(count, seed, time) {
        "{count} 个编号，种子 {seed}，{time}。重新抽签后全部作废，记录里留着。",
        "{count} 個編號，種子 {seed}，{time}。重新抽籤後全部作廢，記錄裡留著。",
        "{count} numbers, seed {seed}, {time}. Drawing again makes them void; the record keeps them.",
    }
    seed { "种子", "種子", "Seed" }
    new_seed { "换一个", "換一個", "Another" }
    seed_note {
        "同样的名单、同样的种子，谁来抽都是同样的编号。",
        "同樣的名單、同樣的種子，誰來抽都是同樣的編號。",
        "The same entries and the same seed give everyone the same numbers.",
    }
    seed_wrong { "种子是 0 到 999999999 的数。", "種子是 0 到 999999999 的數。", "A seed is a number from 0 to 999999999." }
    numbers_to_be(count) { "{count} 个编号", "{count} 個編號", "{count} numbers" }
    give_numbers(count) { "确定，编号 1–{count}", "確定，編號 1–{count}", "Give numbers 1–{count}" }
    paste_here { "报名文字", "報名文字", "Entries as text" }
    paste_example {
        "1. 柳林镇 车正义 男 10000000001\n2、炮镇山，东河县，10000000002",
        "1. 柳林鎮 車正義 男 10000000001\n2、炮鎮山，東河縣，10000000002",
        "1. Westport, Jo Knight, 10000000001\n2. Ann Rook, Eastport, 10000000002",
    }
    paste_hint {
        "每行一人。姓名、单位、性别、年龄、电话按任意次序，编号和标题会认出来。加入之前可以逐行改。",
        "每行一人。姓名、單位、性別、年齡、電話按任意次序，編號和標題會認出來。加入之前可以逐行改。",
        "One person a line: name, region, gender, age and phone in any order; numbering and headings are recognised. Every line can be changed before it is added.",
    }
    understood_n(count) { "认出 {count} 人", "認出 {count} 人", "{count} understood" }
    any_order { "姓名、单位、电话按任意次序", "姓名、單位、電話按任意次序", "name, region, phone in any order" }
    headings_skipped(count) { "{count} 行是标题，略过", "{count} 行是標題，略過", "{count} headings skipped" }
    tap_a_row { "点一行，在这里看和改。", "點一行，在這裡看和改。", "Tap a row to see and change it here." }
    no_name { "没有姓名", "沒有姓名", "no name" }
    doubt_name { "姓名？", "姓名？", "name?" }
    doubt_phone { "电话？", "電話？", "phone?" }
    doubt_age { "年龄？", "年齡？", "age?" }
    doubt_born { "出生？", "出生？", "birth?" }
    skipped { "略过", "略過", "skipped" }
    dropped { "不加", "不加", "left out" }
    says_paid { "已缴", "已繳", "paid" }
    line_without_name(line) { "第 {line} 行没有姓名", "第 {line} 行沒有姓名", "Line {line} has no name" }
    line_doubtful(line, name) {
        "第 {line} 行分不清姓名和单位（“{name}”）",
        "第 {line} 行分不清姓名和單位（「{name}」）",
        "Line {line}: is “{name}” the name?",
    }
    line_repeats(line, other, name) {
        "第 {line} 行“{name}”与第 {other} 行同名",
        "第 {line} 行「{name}」與第 {other} 行同名",
        "Line {line}: “{name}” is in line {other} too",
    }
    exchange_name_and_region { "姓名、单位对调", "姓名、單位對調", "Exchange name and region" }
    drop_line { "不加这一行", "不加這一行", "Leave this line out" }
    take_line { "还是要这一行", "還是要這一行", "Take this line after all" }
    accept_line { "就这样", "就這樣", "It is right" }
    lines_to_look_at(count) { "{count} 行要看一眼。", "{count} 行要看一眼。", "{count} lines to look at." }
    go_through { "逐条看", "逐條看", "One by one" }
    accept_all { "都对，一起加", "都對，一起加", "All are right" }
    show_all_lines { "显示所有行", "顯示所有行", "Show all lines" }
    add_n(count) { "加入 {count} 人", "加入 {count} 人", "Add {count}" }
    add_n_and_wait(count, open) { "加入 {count} 人，{open} 行待定", "加入 {count} 人，{open} 行待定", "Add {count}, {open} wait" }
    only_waiting(open) { "{open} 行待定", "{open} 行待定", "{open} lines wait" }
    nothing_to_add { "还没有可加入的", "還沒有可加入的", "Nothing to add yet" }
    pasted_added(count) { "已加入 {count} 人。", "已加入 {count} 人。", "{count} are added." }
    field_rating { "等级分", "等級分", "Rating" }
    update_asked { "更新？", "更新？", "update?" }
    will_update { "更新", "更新", "update" }
    known_already { "已在名单", "已在名單", "in the list" }
    line_updates(line, name, changes) {
        "第 {line} 行“{name}”已在名单，这次不同的是：{changes}",
        "第 {line} 行「{name}」已在名單，這次不同的是：{changes}",
        "Line {line}: “{name}” is in the list; new is: {changes}",
    }
    take_update { "更新", "更新", "Update" }
    someone_else { "是另一个人", "是另一個人", "Someone else" }
    pasted_added_and_updated(added, updated) { "已加入 {added} 人，更新 {updated} 人。", "已加入 {added} 人，更新 {updated} 人。", "{added} are added, {updated} updated." }
    add_and_update_n(added, updated, open) {
        "加入 {added} 人，更新 {updated} 人，{open} 行待定",
        "加入 {added} 人，更新 {updated} 人，{open} 行待定",
        "Add {added}, update {updated}, {open} wait",
    }
    export_aside { "导出这些行（CSV）", "匯出這些行（CSV）", "Export these lines (CSV)" }
    lines_aside_file { "待定的行", "待定的行", "lines-to-look-at" }
    choose_table { "选表格文件（CSV）", "選表格檔案（CSV）", "Choose a table (CSV)" }
    back_to_text { "不用这个文件", "不用這個檔案", "Without this file" }
    columns_title { "各列是什么（认错了可以改）", "各欄是什麼（認錯了可以改）", "What the columns say: correct what is wrong" }
    column_nothing { "不用", "不用", "not used" }
    table_refused { "这个文件没有读。", "這個檔案沒有讀。", "This file was not read." }
    table_too_large { "大于 20 MB。名单里什么都没有变；请只留名单那张表，另存后再选。", "大於 20 MB。名單裡什麼都沒有變；請只留名單那張表，另存後再選。", "It is larger than 20 MB. Nothing has changed; save the list alone and choose that." }
    table_is_spreadsheet { "这是 Excel 自己的格式。请另存为 CSV 再选，或者在表格里全选、复制，粘贴到上面。", "這是 Excel 自己的格式。請另存為 CSV 再選，或者在表格裡全選、複製，貼到上面。", "This is a spreadsheet of its own format. Save it as CSV, or copy its cells and paste them above." }
    table_empty { "里面没有内容。", "裡面沒有內容。", "Nothing stands in it." }
    table_unreadable { "损坏了，或者不是表格。名单里什么都没有变；可以另存为 CSV，或者复制后粘贴。", "損壞了，或者不是表格。名單裡什麼都沒有變；可以另存為 CSV，或者複製後貼上。", "It is damaged or no table. Nothing has changed; save it as CSV, or copy and paste it." }
}
