//! Texts of the awards page.

use super::{Display, Language};

texts! {
    awards_total { "应发合计", "應發合計", "To pay in all" }
    awards_promised { "规程所定合计", "規程所定合計", "Promised in all" }
    awards_count(prizes, players) { "{prizes} 份・{players} 人", "{prizes} 份・{players} 人", "Prizes: {prizes} · players: {players}" }
    awards_all_sections(amount) { "全部共 {amount}", "全部共 {amount}", "All of the event: {amount}" }
    listed_by { "列法", "列法", "Listed by" }
    by_prize { "按奖项", "按獎項", "By prize" }
    by_player { "按棋手", "按棋手", "By player" }
    by_unit { "按单位", "按單位", "By unit" }
    by_quota { "晋级", "晉級", "Qualified" }
    by_player_title { "每人所得", "每人所得", "What each gets" }
    no_unit { "未填单位", "未填單位", "No unit given" }
    players_and_money(count, amount) { "{count} 人・{amount}", "{count} 人・{amount}", "Players: {count} · {amount}" }
    more_players(count, amount) { "还有 {count} 人，{amount}", "還有 {count} 人，{amount}", "{count} more, {amount}" }
    and_others(name, count) { "{name} 等，另 {count} 人", "{name} 等，另 {count} 人", "{name} and {count} more" }
    has_more_elsewhere { "另有更高的奖，略过", "另有更高的獎，略過", "has a better prize, passed over" }
    in_place_of(place) { "递补第 {place} 名", "遞補第 {place} 名", "moves up to {place}" }
    only_so_many(players) { "只有 {players} 人", "只有 {players} 人", "only {players} players" }
    one_fewer_awarded(place) { "人数不足，只奖到第 {place} 名", "人數不足，只獎到第 {place} 名", "too few players: down to place {place}" }
    nobody_left { "没有可递补的人", "沒有可遞補的人", "nobody is left for it" }
    no_team_left { "没有这么多队有成绩", "沒有這麼多隊有成績", "not so many teams have a score" }
    share_of_field(percent) { "奖到前 {percent}%", "獎到前 {percent}%", "down to {percent} %" }
    quota_has(places) { "{places} 个名额", "{places} 個名額", "places: {places}" }
    quota_left(places) { "还有 {places} 个名额没有人", "還有 {places} 個名額沒有人", "places left: {places}" }
    qualifies { "晋级", "晉級", "qualifies" }
    passed_over_for(flag) { "带“{flag}”，让给下一名", "帶「{flag}」，讓給下一名", "“{flag}”: passed over" }
    nothing_awarded_yet { "还没有人得到。", "還沒有人得到。", "Nobody has got any yet." }
    awards_final { "终局，可颁", "終局，可頒", "final, ready" }
    awards_can_be_given { "可以颁奖", "可以頒獎", "Ready to be handed out" }
    place_prizes(from, to) { "第 {from}–{to} 名", "第 {from}–{to} 名", "Places {from}–{to}" }
    place_prize(place) { "第 {place} 名", "第 {place} 名", "Place {place}" }
    lucky_prizes { "幸运奖", "幸運獎", "Lucky prizes" }
    prizes_and_money(count, amount) { "{count} 份・{amount}", "{count} 份・{amount}", "Prizes: {count} · {amount}" }
    more_prizes(range, count, amount) {
        "{range}，{count} 份 {amount}",
        "{range}，{count} 份 {amount}",
        "{range}: {count} for {amount}",
    }
    awards_provisional { "奖项暂列，名次还不是终局。", "獎項暫列，名次還不是終局。", "Provisional: places are not final." }
    awards_before_start { "还没有开赛，先列规程所定。", "還沒有開賽，先列規程所定。", "Not started: this is what the rules promise." }
    awards_final_open { "决赛还没有下完。", "決賽還沒有下完。", "A final is not over." }
    awards_rounds_to_come(count) { "还有 {count} 轮", "還有 {count} 輪", "Rounds to come: {count}" }
    no_prizes_title { "没有奖项", "沒有獎項", "No prizes" }
    no_prizes_text {
        "在“规程”里写上名次和奖金，这里就列出谁得什么、一共要发多少。",
        "在「規程」裡寫上名次和獎金，這裡就列出誰得什麼、一共要發多少。",
        "Put places and prizes into the rules; who gets what, and the total to pay, then stand here.",
    }
    to_the_rules { "去规程", "去規程", "To the rules" }
}

/// An amount of money in yuan, with its thousands set off: "¥15,900".
pub fn money_text(yuan: u64) -> String {
    let digits = yuan.to_string();
    let mut text = String::from("¥");
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}
