//! Texts of the settings of pools and pairing.

use super::super::{Display, Language};

texts! {
    set_rounds { "轮数", "輪數", "Rounds" }
    set_rounds_help {
        "双数场最多人数减一轮，单数场最多人数轮；已发布的轮不能减掉。",
        "雙數場最多人數減一輪，單數場最多人數輪；已發布的輪不能減掉。",
        "At most one fewer than an even field has players, or as many as an odd one; published rounds stay.",
    }
    rounds_n(rounds) { "{rounds} 轮", "{rounds} 輪", "{rounds}" }
    set_first_round { "第 1 轮配对", "第 1 輪配對", "Pairing of round 1" }
    set_first_round_help {
        "按第 1 轮到场的人排成的次序来配，不是按编号。",
        "按第 1 輪到場的人排成的次序來配，不是按編號。",
        "By the positions of those paired in round 1, not by their numbers.",
    }
    first_neighbours { "相邻", "相鄰", "Neighbours" }
    first_neighbours_text { "1–2、4–3、5–6、8–7", "1–2、4–3、5–6、8–7", "1–2, 4–3, 5–6, 8–7" }
    first_folded { "首尾", "首尾", "Folded" }
    first_folded_text { "8 人：1–8、2–7、3–6、4–5", "8 人：1–8、2–7、3–6、4–5", "Of 8: 1–8, 2–7, 3–6, 4–5" }
    first_halves { "前后半", "前後半", "Halves" }
    first_halves_text { "8 人：1–5、2–6、3–7、4–8", "8 人：1–5、2–6、3–7、4–8", "Of 8: 1–5, 2–6, 3–7, 4–8" }
    first_random { "随机", "隨機", "Random" }
    first_random_text { "由抽签的种子定出", "由抽籤的種子定出", "By the seed of the draw" }
    set_teammates { "同队回避", "同隊迴避", "Teammates apart" }
    set_teammates_help {
        "同队的人在这些轮里不编在一起，例如只在第 1 轮。",
        "同隊的人在這些輪裡不編在一起，例如只在第 1 輪。",
        "In these rounds teammates are not paired, as in round 1 only.",
    }
    teammates_never { "不回避", "不迴避", "Never" }
    teammates_first { "只第 1 轮", "只第 1 輪", "Round 1 only" }
    teammates_through(round) { "前 {round} 轮", "前 {round} 輪", "Rounds 1 to {round}" }
    teammates_always { "每一轮", "每一輪", "Always" }
    set_three { "连三、多三", "連三、多三", "Three rule" }
    set_three_help {
        "连走三局同色，或先后手差到三局：红红之后尽量不再给红。",
        "連走三局同色，或先後手差到三局：紅紅之後儘量不再給紅。",
        "A third game of one colour in a row, or a surplus of three: after red, red, red is avoided.",
    }
    set_three_last { "末轮的连三、多三", "末輪的連三、多三", "Three rule in the last round" }
    set_three_last_help {
        "末轮一般“积分优先”：同分相遇，哪怕第三次同色。",
        "末輪一般「積分優先」：同分相遇，哪怕第三次同色。",
        "Usually after the points: equal points meet, even at a third game of one colour.",
    }
    three_forbidden { "尽量避免", "儘量避免", "Avoided" }
    three_forbidden_text { "宁可跨分，也不连三", "寧可跨分，也不連三", "Rather across points than a third of one colour" }
    three_after { "积分优先", "積分優先", "After the points" }
    three_after_text { "同分相遇在前，连三在后", "同分相遇在前，連三在後", "Equal points first, colours next" }
    three_off { "不管", "不管", "Off" }
    three_off_text { "编排时不看", "編排時不看", "Not looked at" }
    set_equal_within { "同分差距", "同分差距", "Equal points within" }
    set_equal_within_help {
        "积分相差不超过它就当同分；一般是 0，胜 5 和 3 负 0 一类用 1。",
        "積分相差不超過它就當同分；一般是 0，勝 5 和 3 負 0 一類用 1。",
        "Points no further apart count as equal; usually 0, or 1 where wins bring 5 and draws 2 or 3.",
    }
    set_equal_dues { "先后相当时", "先後相當時", "Equal dues" }
    set_equal_dues_help {
        "两人一样该走先手时看什么，例如 3 号和 8 号：和是单数，小号先走。",
        "兩人一樣該走先手時看什麼，例如 3 號和 8 號：和是單數，小號先走。",
        "What gives first when both deserve it alike: 3 and 8 add up to an odd number, so 3 has first.",
    }
    dues_sum { "看编号之和", "看編號之和", "Sum of numbers" }
    dues_sum_text { "单数小号先走，双数大号先走", "單數小號先走，雙數大號先走", "Odd: the smaller number has first; even: the larger" }
    dues_parity { "看轮次", "看輪次", "Round" }
    dues_parity_text { "单数轮小号先走，双数轮大号先走", "單數輪小號先走，雙數輪大號先走", "Odd rounds: the smaller number has first; even: the larger" }
    set_leader { "末三轮高分者优先", "末三輪高分者優先", "Leader's colour first" }
    set_leader_help {
        "最后三轮两人积分不同时，先后手照高分者的需要给。",
        "最後三輪兩人積分不同時，先後手照高分者的需要給。",
        "In the last three rounds, of two with unequal points the one with more is given his due.",
    }
    set_in_a_row { "连续弃权停编", "連續棄權停編", "Left out after forfeits" }
    set_in_a_row_help {
        "连续弃权这么多轮就不再编排，直到点“恢复编排”；例如 2 轮。",
        "連續棄權這麼多輪就不再編排，直到點「恢復編排」；例如 2 輪。",
        "After so many forfeits in a row a player is not paired until put back, as 2.",
    }
    never_left_out { "不停编", "不停編", "never" }
    set_meet_again { "弃权局可再遇", "棄權局可再遇", "Forfeited may meet again" }
    set_meet_again_help {
        "因弃权没下成的两人，以后能不能再编到一起。",
        "因棄權沒下成的兩人，以後能不能再編到一起。",
        "Whether two may be paired again whose game was not played for a forfeit.",
    }

    set_pools { "编排池", "編排池", "Pools" }
    set_pools_help {
        "一个池里的人一起编排；几个组可以同池，例如男女混编、名次分开。",
        "一個池裡的人一起編排；幾個組可以同池，例如男女混編、名次分開。",
        "Those of a pool are paired together; several sections can share one, as men and women who are placed apart.",
    }
    one_pool { "一个池", "一個池", "one pool" }
    pool_name { "池名", "池名", "Name" }
    new_pool { "新池", "新池", "New pool" }
    add_pool { "加一个池", "加一個池", "Add a pool" }
}
