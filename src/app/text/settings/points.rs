//! Texts of the settings of points, and of what criteria count.

use super::super::{Display, Language};

texts! {
    set_points { "胜、和、负", "勝、和、負", "Win, draw, loss" }
    set_points_help {
        "0 到 100，可以带半分：1、½、0；红黑可以不同，例如和棋红 2 黑 3。",
        "0 到 100，可以帶半分：1、½、0；紅黑可以不同，例如和棋紅 2 黑 3。",
        "0 to 100, halves too: 1, ½, 0; the sides may differ, as a draw of 2 for red and 3 for black.",
    }
    points_by_side(first, second) { "红 {first}・黑 {second}", "紅 {first}・黑 {second}", "Red {first} · black {second}" }
    red_wins_get { "红胜得", "紅勝得", "Red wins" }
    red_draws_get { "红和得", "紅和得", "Red draws" }
    red_loses_gets { "红负得", "紅負得", "Red loses" }
    black_wins_get { "黑胜得", "黑勝得", "Black wins" }
    black_draws_get { "黑和得", "黑和得", "Black draws" }
    black_loses_gets { "黑负得", "黑負得", "Black loses" }
    set_bye { "轮空得分", "輪空得分", "A bye brings" }
    set_bye_help {
        "轮空按胜、按和还是零分记；红黑分值不同时按黑方。",
        "輪空按勝、按和還是零分記；紅黑分值不同時按黑方。",
        "What a round without an opponent brings; where the sides differ, as black.",
    }
    as_a_win { "按胜", "按勝", "As a win" }
    as_a_draw { "按和", "按和", "As a draw" }
    as_nothing { "零分", "零分", "Nothing" }
    set_bye_win { "轮空算胜局", "輪空算勝局", "A bye is a win" }
    set_bye_win_help { "比胜局数的时候，轮空算不算一局胜。", "比勝局數的時候，輪空算不算一局勝。", "Whether a bye counts where wins are compared." }
    set_missed { "缺轮得分", "缺輪得分", "A missed round brings" }
    set_missed_help {
        "中途补进来的人，没赶上的轮每轮记多少；一般零分。",
        "中途補進來的人，沒趕上的輪每輪記多少；一般零分。",
        "What each round brings that a late entrant missed; usually nothing.",
    }
    set_bye_opponent { "轮空的对手分", "輪空的對手分", "Opponent of a bye" }
    set_bye_opponent_help {
        "轮空那一轮按多少计入对手分；14.4 条是有分者的最低分。",
        "輪空那一輪按多少計入對手分；14.4 條是有分者的最低分。",
        "What a bye adds to the opponents' points; by clause 14.4 the lowest of those with points.",
    }
    set_missed_opponent { "缺轮的对手分", "缺輪的對手分", "Opponent of a missed round" }
    set_missed_opponent_help {
        "迟到或退赛缺下的轮，按多少计入对手分；一般不计。",
        "遲到或退賽缺下的輪，按多少計入對手分；一般不計。",
        "What a round missed by a late entrant or after leaving adds; usually not counted.",
    }
    lowest_with_points { "有分者的最低分", "有分者的最低分", "Lowest with points" }
    lowest_of_all { "全体的最低分", "全體的最低分", "Lowest of all" }
    as_zero { "按 0 分", "按 0 分", "Zero" }
    not_counted { "不计", "不計", "Not counted" }
    set_wins { "胜局怎么算", "勝局怎麼算", "Wins counted" }
    set_wins_help {
        "比胜局数时，只算下出来的，还是连弃权胜一起算。",
        "比勝局數時，只算下出來的，還是連棄權勝一起算。",
        "Where wins are compared: only those at the board, or those by forfeit too.",
    }
    wins_all { "全部", "全部", "All" }
    wins_all_text { "弃权胜也算", "棄權勝也算", "Wins by forfeit too" }
    wins_played { "只算下成的", "只算下成的", "Played only" }
    wins_played_text { "弃权胜和轮空都不算", "棄權勝和輪空都不算", "Neither forfeits nor byes" }
    set_keeps_colour { "弃权局算先后手", "棄權局算先後手", "Forfeits keep their colour" }
    set_keeps_colour_help {
        "弃权没下成的局，算不算走过先手或后手；编排和名次都看它。",
        "棄權沒下成的局，算不算走過先手或後手；編排和名次都看它。",
        "Whether a forfeited game counts as one of its colour, for the pairing and for places.",
    }
}
