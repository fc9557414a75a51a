//! Texts of the settings of prizes, grade titles and quotas.

use super::super::{Display, Language};

texts! {
    set_prizes { "奖项", "獎項", "Prizes" }
    set_prizes_help {
        "一段名次得多少，例如 7–10 名各 300 元；幸运奖给别的名次。",
        "一段名次得多少，例如 7–10 名各 300 元；幸運獎給別的名次。",
        "What a range of places brings, as 300 yuan each for 7 to 10; lucky prizes go to other places.",
    }
    no_prizes { "没有奖项", "沒有獎項", "no prizes" }
    prizes_value(ranges, total) { "{ranges} 档，共 {total} 元", "{ranges} 檔，共 {total} 元", "{ranges} ranges, ¥{total} in all" }
    prize_place(place) { "第 {place} 名", "第 {place} 名", "Place {place}" }
    prize_places(from, to) { "第 {from}–{to} 名", "第 {from}–{to} 名", "Places {from}–{to}" }
    prize_lucky { "幸运奖", "幸運獎", "lucky prize" }
    prize_from { "从第几名", "從第幾名", "From place" }
    prize_to { "到第几名", "到第幾名", "To place" }
    prize_yuan { "每人奖金（元）", "每人獎金（元）", "Money each (yuan)" }
    no_money { "没有奖金", "沒有獎金", "no money" }
    prize_thing { "奖品", "獎品", "Thing" }
    is_lucky { "是幸运奖", "是幸運獎", "A lucky prize" }
    add_prize { "加一档", "加一檔", "Add a range" }

    set_team_prizes { "团体奖项", "團體獎項", "Team prizes" }
    prize_places_on(from) { "第 {from} 名起", "第 {from} 名起", "From place {from}" }
    prize_thing_help { "例如“奖杯、证书”。", "例如「獎盃、證書」。", "As “cup and certificate”." }
    prize_share { "到参赛人数的百分之几", "到參賽人數的百分之幾", "Down to a share of the field (%)" }
    prize_share_help {
        "例如 50：70 人奖到第 35 名；只按比例时“到第几名”空着。",
        "例如 50：70 人獎到第 35 名；只按比例時「到第幾名」空著。",
        "As 50: of 70 down to place 35; where only the share counts, leave the last place empty.",
    }
    prize_share_n(percent) { "至多前 {percent}%", "至多前 {percent}%", "at most {percent} %" }
    to_the_last { "到最后一名", "到最後一名", "down to the last" }
    no_share { "不按比例", "不按比例", "no share" }
    one_fewer { "不足时少奖一名", "不足時少獎一名", "one fewer if too few" }
    one_fewer_also_equal { "不足或正好时少奖一名", "不足或正好時少獎一名", "one fewer if too few or just enough" }
    one_fewer_rule { "人数不足时少奖一名", "人數不足時少獎一名", "One fewer where too few" }
    one_fewer_help {
        "人数少于奖项时，奖到人数减一名，例如 12 人设 16 名，奖 11 名。",
        "人數少於獎項時，獎到人數減一名，例如 12 人裝 16 名，獎 11 名。",
        "With fewer players than places one fewer is awarded: of 12 players for 16 places, 11.",
    }
    one_fewer_when_equal { "人数正好时也少奖一名", "人數正好時也少獎一名", "Also where just enough" }

    set_one_each { "每人只得一份", "每人只得一份", "One prize each" }
    set_one_each_help {
        "得了几份的留钱最多的一份，其余递给下一名。",
        "得了幾份的留錢最多的一份，其餘遞給下一名。",
        "Who has won several keeps the one of most money, and the others pass to the next.",
    }
    set_tied_money { "同分的奖金", "同分的獎金", "Money of equals" }
    set_tied_money_help {
        "同分的人照名次拿，还是把几份奖金平分；例如 3、4 名同分分 800 和 600，各得 700。",
        "同分的人照名次拿，還是把幾份獎金平分；例如 3、4 名同分分 800 和 600，各得 700。",
        "Whether equals have what their places bring or share it, as 800 and 600 to 700 each.",
    }
    money_as_placed { "照名次", "照名次", "By place" }
    money_as_placed_text { "名次不并列，各拿各的", "名次不並列，各拿各的", "Places are not shared, nor is money" }
    money_by_points { "积分相同就平分", "積分相同就平分", "Shared by equal points" }
    money_by_points_text {
        "积分一样的几名加起来平分，零头舍去",
        "積分一樣的幾名加起來平分，零頭捨去",
        "What their places bring together, in whole yuan",
    }
    money_by_order_text {
        "只有编号或抽签分出先后的才平分",
        "只有編號或抽籤分出先後的才平分",
        "Only where nothing but number or lot tells them apart",
    }
    money_by_order { "各项全同才平分", "各項全同才平分", "Shared if all is equal" }
    set_rounding { "比例的零头", "比例的零頭", "Odd shares" }
    set_rounding_help { "按比例算出来不是整数时，例如 15 人的一半。", "按比例算出來不是整數時，例如 15 人的一半。", "What becomes of half of 15." }
    round_down { "舍去", "捨去", "Down" }
    round_nearest { "四舍五入", "四捨五入", "Nearest" }
    round_up { "进一", "進一", "Up" }
    set_titles { "等级称号", "等級稱號", "Grade titles" }
    set_titles_help {
        "按名次或积分授予的称号，例如前 3 名授“一级棋士”；最后成绩出来才定。",
        "按名次或積分授予的稱號，例如前 3 名授「一級棋士」；最後成績出來才定。",
        "Titles for places or points, as first grade for the first three.",
    }
    no_titles { "没有", "沒有", "none" }
    title_name { "称号", "稱號", "Title" }
    title_places { "到第几名", "到第幾名", "Down to place" }
    title_points { "积分至少", "積分至少", "From points" }
    any_place { "不看名次", "不看名次", "any place" }
    any_points { "不看积分", "不看積分", "any points" }
    title_places_n(place) { "前 {place} 名", "前 {place} 名", "first {place}" }
    title_points_n(points) { "满 {points} 分", "滿 {points} 分", "from {points} pt" }
    add_title { "加一种称号", "加一種稱號", "Add a title" }
    set_quotas { "晋级名额", "晉級名額", "Qualification" }
    set_quotas_help {
        "谁凭名次得到别的比赛的资格，例如每 20 人一个名额、大师让给下一名。",
        "誰憑名次得到別的比賽的資格，例如每 20 人一個名額、大師讓給下一名。",
        "Whose place qualifies for another event, as one for every 20, passing over masters.",
    }
    no_quotas { "没有", "沒有", "none" }
    quota_name { "什么资格", "什麼資格", "For what" }
    quota_places { "至多几个名额", "至多幾個名額", "At most" }
    quota_places_n(places) { "{places} 个名额", "{places} 個名額", "places: {places}" }
    as_the_rest_says { "按下面的算", "按下面的算", "as the rest says" }
    quota_one_per { "每几人一个", "每幾人一個", "One for so many" }
    quota_one_per_help {
        "按名次表的人数，例如 20：70 人有 3 个。",
        "按名次表的人數，例如 20：70 人有 3 個。",
        "Of everyone in the order, as 20: of 70 there are 3.",
    }
    quota_one_per_n(entrants) { "每 {entrants} 人一个", "每 {entrants} 人一個", "one per {entrants}" }
    not_by_entrants { "不按人数", "不按人數", "not by number" }
    quota_less { "少几个", "少幾個", "Fewer by" }
    quota_less_help {
        "别的名额已经占去的，例如 1 个给了外地最好的。",
        "別的名額已經佔去的，例如 1 個給了外地最好的。",
        "Those that another quota gives, as 1.",
    }
    quota_less_n(places) { "少 {places} 个", "少 {places} 個", "fewer by {places}" }
    quota_as_awarded { "与哪份名单的获奖人数相同", "與哪份名單的獲獎人數相同", "As many as are awarded in" }
    quota_as_awarded_help {
        "例如少年女子奖了 11 人，就有 11 个名额。",
        "例如少年女子獎了 11 人，就有 11 個名額。",
        "If 11 women are awarded, there are 11.",
    }
    quota_as_in(list) { "同{list}获奖人数", "同{list}獲獎人數", "as awarded in {list}" }
    not_by_list { "不按获奖人数", "不按獲獎人數", "no list" }
    quota_passing_over { "让过的标记", "讓過的標記", "Passing over" }
    quota_passing_over_help {
        "带其中一个的不占名额，递给下一名，例如“大师、已有资格”。",
        "帶其中一個的不佔名額，遞給下一名，例如「大師、已有資格」。",
        "Who has one of these flags takes no place, and the next does, as masters.",
    }
    quota_over(flags) { "让过{flags}", "讓過{flags}", "passing over {flags}" }
    add_quota { "加一种名额", "加一種名額", "Add a quota" }
}
