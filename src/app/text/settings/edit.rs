//! Texts of the sheet in which a setting is edited, and of the question after the start.

use super::super::{Display, Language};

texts! {
    ask_after_start(name) { "开赛后还要改“{name}”？", "開賽後還要改「{name}」？", "Change after the start: {name}?" }
    nothing_moves { "积分和名次都不变", "積分和名次都不變", "No points and no places change" }
    only_places_move(places) { "积分不变，{places} 人的名次变", "積分不變，{places} 人的名次變", "No points change; players with another place: {places}" }
    teams_move(teams) { "{teams} 队的团体名次变", "{teams} 隊的團體名次變", "Teams with another place: {teams}" }
    back_to_editing { "再看看", "再看看", "Look again" }

    changed_elsewhere_too {
        "这一项刚在另一个窗口也改动过。关上再打开，看过新的再改。",
        "這一項剛在另一個視窗也改動過。關上再打開，看過新的再改。",
        "This was also changed in another window just now. Close, open again, and change it as it stands.",
    }
}
