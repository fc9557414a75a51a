//! Texts of the settings of ratings.

use super::super::{Display, Language};

texts! {
    set_ratings { "计算等级分", "計算等級分", "Rated" }
    set_ratings_help {
        "下成的慢棋算等级分变动，名次页可以看和导出。",
        "下成的慢棋算等級分變動，名次頁可以看和匯出。",
        "Slow games that were played move ratings; the places page shows them.",
    }
    set_rating_start { "起始分", "起始分", "Start" }
    set_rating_start_help {
        "名单上没有的人按多少起算，例如 1500。",
        "名單上沒有的人按多少起算，例如 1500。",
        "The rating of who is in no list, as 1500.",
    }
    set_k { "系数 K", "係數 K", "Factor K" }
    set_k_help { "一局最多动多少分，例如 20。", "一局最多動多少分，例如 20。", "The most that one game moves, as 20." }
    set_factors { "另定的系数", "另定的係數", "Special factors" }
    set_factors_help {
        "从上往下第一条合的算数，例如不满 30 局的 K 40。",
        "從上往下第一條合的算數，例如不滿 30 局的 K 40。",
        "The first that fits counts, as 40 for the first 30 games.",
    }
    no_factors { "没有", "沒有", "none" }
    factor_games { "不满几局", "不滿幾局", "Games below" }
    factor_age { "不满几岁", "不滿幾歲", "Age below" }
    factor_rating { "低于几分", "低於幾分", "Rating below" }
    games_below_n(games) { "不满 {games} 局", "不滿 {games} 局", "below {games} games" }
    age_below_n(age) { "不满 {age} 岁", "不滿 {age} 歲", "under {age}" }
    rating_below_n(rating) { "低于 {rating} 分", "低於 {rating} 分", "below {rating}" }
    add_factor { "加一种系数", "加一種係數", "Add a factor" }
    set_difference { "分差上限", "分差上限", "Largest difference" }
    set_difference_help {
        "两人分差大于它就按它算，例如 400。",
        "兩人分差大於它就按它算，例如 400。",
        "A larger difference counts as this one, as 400.",
    }
    set_ages_on { "年龄算到哪天", "年齡算到哪天", "Ages on" }
    set_ages_on_help {
        "看年龄定系数时用，例如 2020-12-31。",
        "看年齡定係數時用，例如 2020-12-31。",
        "Where age decides the factor, as 2020-12-31.",
    }
    ages_by_entry { "按报名的年龄", "按報名的年齡", "by the age entered" }
}
