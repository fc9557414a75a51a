//! Texts of the awards page.

use super::{Display, Language};

texts! {
    awards_total { "应发合计", "應發合計", "To pay in all" }
    awards_promised { "规程所定合计", "規程所定合計", "Promised in all" }
    awards_count(prizes, players) { "{prizes} 份・{players} 人", "{prizes} 份・{players} 人", "Prizes: {prizes} · players: {players}" }
    awards_all_sections(amount) { "各组共 {amount}", "各組共 {amount}", "All sections: {amount}" }
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
    nobody_at_place { "没有这一名次", "沒有這一名次", "Nobody has this place" }
    nobody_at_places { "没有这些名次", "沒有這些名次", "Nobody has these places" }
    awards_provisional { "奖项暂列，名次还不是终局。", "獎項暫列，名次還不是終局。", "Provisional: places are not final." }
    awards_before_start { "还没有开赛，先列规程所定。", "還沒有開賽，先列規程所定。", "Not started: this is what the rules promise." }
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
