//! Texts of the settings of places and lists.

use super::super::{Display, Language};

texts! {
    set_criteria { "名次次序", "名次次序", "Order of places" }
    set_criteria_help {
        "从上往下比，分出高下就停；全一样时按编号，名次不并列。",
        "從上往下比，分出高下就停；全一樣時按編號，名次不並列。",
        "Compared from the top until two differ; at the end by number, so that no place is shared.",
    }
    points_stay_first { "积分总在第一", "積分總在第一", "Points always come first" }
    preset_orders { "用现成的次序", "用現成的次序", "Take a ready order" }
    preset_a { "14.3.1（A）", "14.3.1（A）", "14.3.1 (A)" }
    preset_b { "14.3.2（B）", "14.3.2（B）", "14.3.2 (B)" }
    preset_gaoping { "高平 2019", "高平 2019", "Gaoping 2019" }
    move_up(name) { "{name}上移", "{name}上移", "Move {name} up" }
    move_down(name) { "{name}下移", "{name}下移", "Move {name} down" }
    remove_item(name) { "去掉{name}", "去掉{name}", "Remove {name}" }
    add_criterion { "加一项", "加一項", "Add a criterion" }
    add_criterion_named(name) { "加上{name}", "加上{name}", "Add {name}" }

    set_placed { "计名次的人", "計名次的人", "Who is placed" }
    set_placed_help {
        "不合条件的照样下棋、算对手分，但没有名次和奖；例如本地组不排大师。",
        "不合條案的照樣下棋、算對手分，但沒有名次和獎；例如本地組不排大師。",
        "The others play along and count for their opponents, without place or prize, as masters in a local section.",
    }
    set_views { "另列的名次", "另列的名次", "Other lists" }
    set_views_help {
        "从名次表里挑出一些人另排，例如“女子”“60 岁以上女子”“本地”。",
        "從名次表裡挑出一些人另排，例如「女子」「60 歲以上女子」「本地」。",
        "Some of an order placed among themselves, as women, women over 60, or locals.",
    }
    no_views { "没有", "沒有", "none" }
    view_name { "名称", "名稱", "Name" }
    view_name_help { "例如“女子”“本地最佳”。", "例如「女子」「本地最佳」。", "As “Women” or “Best local”." }
    view_fewest { "最少几人", "最少幾人", "At least" }
    view_fewest_help {
        "不到这么多人就不单列，例如女子不到 3 人；0 是总要列。",
        "不到這麼多人就不單列，例如女子不到 3 人；0 是總要列。",
        "With fewer the list is dropped, as with fewer than 3 women; 0 keeps it always.",
    }
    view_into { "人不够时并入", "人不夠時併入", "Then merged into" }
    view_only_dropped { "不另列", "不另列", "no list" }
    view_fewest_n(players) { "不到 {players} 人不列", "不到 {players} 人不列", "dropped below {players}" }
    view_merged_into(list) { "人不够并入{list}", "人不夠併入{list}", "else into {list}" }
    add_view { "加一份名单", "加一份名單", "Add a list" }
}
