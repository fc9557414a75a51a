//! Texts of the settings of finals.

use super::super::{Display, Language};

texts! {
    set_finals { "决赛", "決賽", "Finals" }
    set_finals_help {
        "一个组的前几名离开编排池下淘汰赛，例如第 7 轮后前四名；每组至多一次。",
        "一個組的前幾名離開編排池下淘汰賽，例如第 7 輪後前四名；每組至多一次。",
        "The first of a section leave the pool for a knockout, as four after round 7; one for each section at most.",
    }
    no_finals { "没有决赛", "沒有決賽", "none" }
    final_of(section) { "{section}决赛", "{section}決賽", "final of {section}" }
    final_summary(section, round, players) {
        "{section}第 {round} 轮后前 {players} 名",
        "{section}第 {round} 輪後前 {players} 名",
        "{section}, after round {round}, first {players}",
    }
    final_after { "第几轮后", "第幾輪後", "After round" }
    final_after_help {
        "所在池下完这一轮就开始；填末轮就是编排赛之后再下。",
        "所在池下完這一輪就開始；填末輪就是編排賽之後再下。",
        "It begins after this round of the pool; the last round puts it after the swiss.",
    }
    final_players { "几人", "幾人", "Players" }
    final_colours { "先后手", "先後手", "Colours" }
    final_third { "争第三名", "爭第三名", "match for third" }
    final_swaps { "名次分随胜负交换", "名次分隨勝負交換", "place points go with the places" }
    final_swaps_help {
        "名次低的赢了，两人的名次分也对换。",
        "名次低的贏了，兩人的名次分也對換。",
        "If the lower placed wins, the two exchange place points too.",
    }
    final_counts { "慢棋计入对手分", "慢棋計入對手分", "slow games count for opponents" }
    final_counts_help {
        "决赛的慢棋加到他给对手的分里；否则按离池时的分。",
        "決賽的慢棋加到他給對手的分裡；否則按離池時的分。",
        "His slow games of the final add to what he counts for opponents; else what he left the pool with.",
    }
    add_final { "加一场决赛", "加一場決賽", "Add a final" }
    colours_fewer_first { "少走先手者先", "少走先手者先", "fewer games as first" }
    colours_fewer_first_text {
        "一样多时看编号之和：单数小号先，双数大号先",
        "一樣多時看編號之和：單數小號先，雙數大號先",
        "Equal: by the sum of numbers, odd the smaller, even the larger",
    }
    colours_lot { "抽签", "抽籤", "by lot" }
    colours_lot_text { "由抽签的种子定", "由抽籤的種子定", "By the seed of the draw" }
    colours_chosen { "名次好的选", "名次好的選", "the better placed chooses" }
    colours_chosen_text { "编排赛名次在前的挑红黑", "編排賽名次在前的挑紅黑", "Who stood higher in the swiss chooses" }
    colours_exchanged { "与上一局对换", "與上一局對換", "exchanged" }
    colours_exchanged_text { "上一局走红的这一局走黑", "上一局走紅的這一局走黑", "Who had red has black now" }
    set_extra_games { "加赛", "加賽", "Extra games" }
    set_extra_games_help {
        "和了按这个次序加赛，例如先快棋，再红 6 分黑 4 分、和棋黑胜。",
        "和了按這個次序加賽，例如先快棋，再紅 6 分黑 4 分、和棋黑勝。",
        "After a draw these follow in order, as fast games, then 6 minutes against 4 in which a draw wins for black.",
    }
    no_extra_games { "不加赛", "不加賽", "none" }
    extra_time_help {
        "例如“红 6 分、黑 4 分，每步加 5 秒”。",
        "例如「紅 6 分、黑 4 分，每步加 5 秒」。",
        "As 6 min for red, 4 for black, + 5 s.",
    }
    extra_draw_wins { "和棋黑胜", "和棋黑勝", "a draw wins for black" }
    extra_repeated { "下到分出胜负", "下到分出勝負", "until one wins" }
    add_extra_game { "加一局", "加一局", "Add a game" }
}
