//! Texts of the settings of entries.

use super::super::Language;

texts! {
    set_limit { "名额", "名額", "Limit" }
    set_limit_help { "最多收多少人，例如 80。", "最多收多少人，例如 80。", "The most entrants that are taken, as 80." }
    no_limit { "不限", "不限", "no limit" }
    set_deadline { "报名截止", "報名截止", "Deadline" }
    set_deadline_help { "照规程写，例如“11月22日 12:00”。", "照規程寫，例如「11月22日 12:00」。", "In the regulation's words, as 22 November, noon." }
    set_fee { "报名费", "報名費", "Fee" }
    set_fee_help { "每人多少元，例如 100；空着不收费。", "每人多少元，例如 100；空著不收費。", "In yuan for each entrant, as 100; empty where none is taken." }
    no_fee { "不收费", "不收費", "none" }
    set_needs_paid { "缴费才抽签", "繳費才抽籤", "Draw needs payment" }
    set_needs_paid_help { "没缴费的人不编入抽签。", "沒繳費的人不編入抽籤。", "Who has not paid is not drawn." }
    set_needs_present { "到场才抽签", "到場才抽籤", "Draw needs presence" }
    set_needs_present_help { "没点到的人不编入抽签，来晚了再补号。", "沒點到的人不編入抽籤，來晚了再補號。", "Who has not been seen is not drawn, and gets a number on arrival." }

    set_other_fees { "另收的费用", "另收的費用", "Other fees" }
    set_other_fees_help {
        "带某个标记的人改付多少，例如会员 50、赞助 0；从上往下第一条算数。",
        "帶某個標記的人改付多少，例如會員 50、贊助 0；從上往下第一條算數。",
        "What those with a flag pay instead, as members 50 and sponsors 0; the first that fits counts.",
    }
    no_other_fees { "没有", "沒有", "none" }
    fee_flag { "带哪个标记的人", "帶哪個標記的人", "With the flag" }
    fee_flag_help { "例如“会员”。", "例如「會員」。", "As “member”." }
    fee_yuan { "付多少（元）", "付多少（元）", "Pay (yuan)" }
    add_fee { "加一种", "加一種", "Add one" }
    set_flags { "用到的标记", "用到的標記", "Flags" }
    set_flags_help {
        "报名时可以加给人的标记，例如“本地、大师、会员”；组别、奖项、费用的条件都用它。",
        "報名時可以加給人的標記，例如「本地、大師、會員」；組別、獎項、費用的條案都用它。",
        "What entries can be marked with, as “local, master, member”; conditions of sections, prizes and fees use them.",
    }
    set_private_flags { "不公开的标记", "不公開的標記", "Private flags" }
    set_private_flags_help {
        "其中不出现在公开名单上的，例如“食宿”。",
        "其中不出現在公開名單上的，例如「食宿」。",
        "Those that no public list shows, as “meals”.",
    }
    set_open_to { "谁能报名", "誰能報名", "Who may enter" }
    set_open_to_help {
        "所有组都要满足的条件，例如不带“外省”标记；各组另有自己的条件。",
        "所有組都要滿足的條案，例如不帶「外省」標記；各組另有自己的條案。",
        "What every entrant must be, as not from elsewhere; sections ask for the rest.",
    }
    set_fields { "报名要填", "報名要填", "Asked at entry" }
    set_fields_help {
        "报名表除姓名外要填的，例如性别、出生日期、电话。",
        "報名表除姓名外要填的，例如性別、出生日期、電話。",
        "What the form asks for beside the name, as gender, birth and phone.",
    }
    as_you_like { "随意填", "隨意填", "as you like" }
    asked_born { "出生日期", "出生日期", "Date of birth" }
    asked_age { "年龄", "年齡", "Age" }
    asked_region { "单位、地区", "單位、地區", "Region or unit" }
    asked_phone { "电话", "電話", "Phone" }
    asked_team { "队", "隊", "Team" }
    asked_rating { "等级分", "等級分", "Rating" }
    asked_grade { "等级称号", "等級稱號", "Grade" }
    asked_id_number { "身份证号", "身份證號", "ID number" }
    asked_guardian { "监护人", "監護人", "Guardian" }
    asked_coach { "教练", "教練", "Coach" }
    set_requirements { "要带、要办的", "要帶、要辦的", "To bring or see to" }
    set_requirements_help {
        "报到时查的证件和保险，例如首次参赛者查身份证。",
        "報到時查的證案和保險，例如首次參賽者查身份證。",
        "Papers and insurance at check-in, as the identity card of first-timers.",
    }
    needs_identity_card { "查验身份证", "查驗身份證", "Identity card shown" }
    needs_identity_of_first_timers { "首次参赛者交身份证或户口簿复印件", "首次參賽者交身份證或戶窗簿複印案", "Identity of first-timers" }
    needs_own_insurance { "各人自行保险", "各人自行保險", "Own insurance" }
    needs_insurance_list { "组织者统一保险、留名单", "組織者統一保險、留名單", "Insurance list kept" }
    needs_guardian { "未成年人由监护人陪同", "未成年人由監護人陪同", "Guardian with minors" }
}
