//! Texts of the settings of fouls.

use super::super::{Display, Language};

texts! {
    set_foul_kinds { "犯规种类", "犯規種類", "Kinds of fouls" }
    set_foul_kinds_help {
        "每种记几次、一盘里几次判负；例如接听手机一次记 2 次。",
        "每種記幾次、一盤裡幾次判負；例如接聽手機一次記 2 次。",
        "How much each counts and how often it loses the game; an answered phone may count 2.",
    }
    foul_summary(name, weight) { "{name}，记 {weight} 次", "{name}，記 {weight} 次", "{name}, counts {weight}" }
    foul_summary_loses(name, weight, times) {
        "{name}，记 {weight} 次，满 {times} 次判负",
        "{name}，記 {weight} 次，滿 {times} 次判負",
        "{name}, counts {weight}, lost at {times}",
    }
    foul_name { "名称", "名稱", "Name" }
    foul_weight { "记几次", "記幾次", "Counts" }
    foul_loses_at { "本种满几次判负", "本種滿幾次判負", "This kind loses at" }
    not_by_itself { "本种不单独判负", "本種不單獨判負", "not by itself" }
    add_foul_kind { "加一种犯规", "加一種犯規", "Add a kind of foul" }
    set_foul_total { "一轮犯规判负", "一輪犯規判負", "Fouls that lose a round" }
    set_foul_total_help {
        "一轮里各种犯规合计到这么多次，这盘判负；例如 2 次。",
        "一輪裡各種犯規合計到這麼多次，這盤判負；例如 2 次。",
        "When all fouls of a round count so many, the game is lost, as 2.",
    }
    times_n(times) { "{times} 次", "{times} 次", "{times}" }
    never_by_total { "不按合计判负", "不按合計判負", "never by the total" }
    set_foul_deduction { "犯规扣对手分", "犯規扣對手分", "Deduction for a foul" }
    set_foul_deduction_help {
        "每次犯规从犯规者自己的对手分里扣多少；绵阳 2019 扣 3，一般是 0。",
        "每次犯規從犯規者自己的對手分裡扣多少；綿陽 2019 扣 3，一般是 0。",
        "What each foul takes from the fouling player's own opponents' points; 3 in Mianyang 2019, usually 0.",
    }
}
