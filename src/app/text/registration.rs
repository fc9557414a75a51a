//! Texts of what follows from the entries: sections, fees, check-in, lots, teams, the barred.

use super::{Display, Language};

texts! {
    field_role { "队内职务", "隊內職務", "Role in the team" }
    field_title { "称号", "稱號", "Title" }
    field_grade { "等级", "等級", "Grade" }
    field_id_number { "身份证号", "身份證號", "ID number" }
    field_guardian { "监护人（电话）", "監護人（電話）", "Guardian, with phone" }
    field_coach { "教练", "教練", "Coach" }
    documents_seen { "证件已查", "證件已查", "documents seen" }
    entry_approved { "已批准", "已批准", "approved" }
    insured { "有保险", "有保險", "insured" }
    further_fields { "更多资料", "更多資料", "More about this player" }
    requires_card { "报到时查身份证", "報到時查身分證", "Identity card at check-in" }
    requires_card_first { "首次参赛交身份证或户口簿复印件", "首次參賽交身分證或戶口簿影本", "First-timers hand in a copy of their ID" }
    requires_own_insurance { "自己买保险", "自己買保險", "Everyone insures himself" }
    requires_insurance_list { "主办方统一投保", "主辦方統一投保", "The organizer insures everyone" }
    requires_guardian { "未成年人要有监护人", "未成年人要有監護人", "Minors come with a guardian" }
    flags_title { "标记", "標記", "Marks" }
    section_by_rule(section) { "自动：{section}", "自動：{section}", "By rule: {section}" }
    section_none { "自动：没有合适的组", "自動：沒有合適的組", "By rule: none fits" }
    section_reason { "分组理由", "分組理由", "Why this section" }
    not_admitted(why) { "本次比赛不接受：{why}", "本次比賽不接受：{why}", "Not admitted: {why}" }
    misfit_birth_unknown { "没有出生日期", "沒有出生日期", "no date of birth" }
    misfit_too_old { "出生太早", "出生太早", "born too early" }
    misfit_too_young { "出生太晚", "出生太晚", "born too late" }
    misfit_gender_unknown { "没有性别", "沒有性別", "no gender" }
    misfit_other_gender { "性别不符", "性別不符", "the other gender" }
    misfit_lacks(flag) { "没有“{flag}”", "沒有「{flag}」", "lacks “{flag}”" }
    misfit_carries(flag) { "有“{flag}”", "有「{flag}」", "has “{flag}”" }
    misplaced { "组别不符", "組別不符", "section?" }
    misplaced_title { "组别不符。", "組別不符。", "The section does not fit." }
    move_to(section) { "改到{section}", "改到{section}", "Move to {section}" }
    waiting { "候补", "候補", "waiting" }
    waiting_not_drawn(count) { "候补 {count} 人不编入", "候補 {count} 人不編入", "{count} waiting, not drawn" }
    late { "晚到", "晚到", "late" }
    fee_waived { "免", "免", "free" }
    proposals_n(count, accepted) { "按人数：{count} 条建议，{accepted} 条已采用", "按人數：{count} 條建議，{accepted} 條已採用", "By numbers: {count} proposals, {accepted} accepted" }
    section_too_small(section, count, needed) {
        "{section} {count} 人，不足 {needed} 人。可以并到别的组一起编排，名次和奖项分开。",
        "{section} {count} 人，不足 {needed} 人。可以併到別的組一起編排，名次和獎項分開。",
        "{section}: {count} entrants, fewer than {needed}. It can be paired with another section and ranked apart.",
    }
    merge_into(sections) { "与{sections}一起编排", "與{sections}一起編排", "Pair with {sections}" }
    plays_with(section, sections) { "{section}：一起编排的是{sections}。", "{section}：一起編排的是{sections}。", "{section} is paired together: {sections}." }
    apart_again { "恢复单独编排", "恢復單獨編排", "Pair it apart again" }
    enough_to_part(section, men, women) {
        "{section}男 {men} 人、女 {women} 人，够分开编排。",
        "{section}男 {men} 人、女 {women} 人，夠分開編排。",
        "{section}: {men} men and {women} women are enough to play apart.",
    }
    part_genders { "男女分开编排", "男女分開編排", "Part men and women" }
    list_dropped(list, count, needed) {
        "“{list}”只有 {count} 人，不足 {needed} 人，不单列名次。",
        "「{list}」只有 {count} 人，不足 {needed} 人，不單列名次。",
        "“{list}” has {count}, fewer than {needed}: no list of its own.",
    }
    list_dropped_into(list, count, needed, into) {
        "“{list}”只有 {count} 人，不足 {needed} 人，排入“{into}”。",
        "「{list}」只有 {count} 人，不足 {needed} 人，排入「{into}」。",
        "“{list}” has {count}, fewer than {needed}: ranked in “{into}”.",
    }
    check_in { "签到（点整行）", "簽到（點整行）", "Check in: tap the row" }
    checking_in { "签到中：点一行就是到了", "簽到中：點一行就是到了", "Checking in: a tap on a row means here" }
    end_check_in { "结束签到", "結束簽到", "Done" }
    flags_for_listed(count) { "给列出的 {count} 人加标记", "給列出的 {count} 人加標記", "Mark the {count} listed" }
    flags_for_n(count) { "对名单里现在列出的 {count} 人。先筛选或搜索，再来这里。", "對名單裡現在列出的 {count} 人。先篩選或搜尋，再來這裡。", "For the {count} listed now: filter or search first." }
    no_flag_words { "规程里还没有标记，到“规程”里添加。", "規程裡還沒有標記，到「規程」裡新增。", "The rules have no marks yet: add them there." }
    give_flag { "都加", "都加", "Set" }
    take_flag { "都去掉", "都去掉", "Clear" }
    fees { "报名费", "報名費", "Fees" }
    fees_due { "应收", "應收", "due" }
    fees_paid { "已收", "已收", "paid" }
    fees_open { "未收", "未收", "open" }
    unpaid_n(count) { "未缴 {count} 人", "未繳 {count} 人", "{count} unpaid" }
    unpaid_list(count, amount) { "还没有缴费的 {count} 人，共 {amount} 元：", "還沒有繳費的 {count} 人，共 {amount} 元：", "Not yet paid: {count}, ¥{amount} in all" }
    teams { "团体", "團體", "Teams" }
    teams_note { "队名和职务在各人的报名里改；点名字就能改。", "隊名和職務在各人的報名裡改；點名字就能改。", "Team and role stand in each entry: tap a name to change them." }
    accompanied_by(who) { "随队：{who}", "隨隊：{who}", "With the team: {who}" }
    team_lacks(count) { "还差 {count} 人", "還差 {count} 人", "{count} missing" }
    team_has_more(count) { "多 {count} 人", "多 {count} 人", "{count} too many" }
    team_at_least(name, least, count) { "{name}至少 {least} 人，现有 {count} 人", "{name}至少 {least} 人，現有 {count} 人", "{name}: at least {least}, has {count}" }
    team_at_most(name, most, count) { "{name}最多 {most} 人，现有 {count} 人", "{name}最多 {most} 人，現有 {count} 人", "{name}: at most {most}, has {count}" }
    draw_lots { "抽签", "抽籤", "Draw lots" }
    draw_lots_now { "抽签，记入记录", "抽籤，記入記錄", "Draw and keep in the record" }
    lots_of_listed(count) { "从列出的 {count} 人里抽签", "從列出的 {count} 人裡抽籤", "Draw lots among the {count} listed" }
    lots_among(count) { "从列出的 {count} 人里抽。", "從列出的 {count} 人裡抽。", "Among the {count} listed." }
    lots_for { "抽什么", "抽什麼", "For what" }
    lots_purpose { "幸运奖", "幸運獎", "Lucky prize" }
    lots_count { "抽几人", "抽幾人", "How many" }
    lots_note { "同样的名单、同样的种子，谁来抽都一样。", "同樣的名單、同樣的種子，誰來抽都一樣。", "The same list and the same seed draw the same people." }
    barred_list { "禁赛名单", "禁賽名單", "Barred players" }
    barred_note { "这份名单留在这台设备上，各次比赛都用；报名时会提醒。", "這份名單留在這台裝置上，各次比賽都用；報名時會提醒。", "This list stays on the device for all events and warns at entry." }
    is_barred(name) { "{name}在禁赛名单上。", "{name}在禁賽名單上。", "{name} is on the list of barred players." }
    barred_at(event) { "{event}", "{event}", "{event}" }
    bar_player { "列入禁赛名单", "列入禁賽名單", "Put on the barred list" }
    did_bar(name) { "{name} 已列入禁赛名单", "{name} 已列入禁賽名單", "{name} is on the barred list" }
    unbar { "移出", "移出", "Remove" }
    export_what { "导出什么？", "匯出什麼？", "Export what?" }
    export_complete { "完整，自己留着", "完整，自己留著", "Complete, for myself" }
    export_complete_note { "连同全部记录和个人资料。能在别的设备上接着办。", "連同全部記錄和個人資料。能在別的裝置上接著辦。", "With the whole record and all personal data; another device can go on with it." }
    export_public { "公开，不含个人资料", "公開，不含個人資料", "Public, without personal data" }
    export_public_note {
        "没有电话、出生、年龄、证件、监护人、备注、缴费和不公开的标记，记录里也没有；不能还原。靠出生或不公开标记定的名单会和原来不同。",
        "沒有電話、出生、年齡、證件、監護人、備註、繳費和不公開的標記，記錄裡也沒有；不能還原。靠出生或不公開標記定的名單會和原來不同。",
        "No phone, birth, age, ID, guardian, notes, payments or private marks, in the record neither; it cannot be turned back. Lists that ask for birth or private marks will differ.",
    }
    public_file { "公开", "公開", "public" }
}
