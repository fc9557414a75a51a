//! The criteria by which places are decided: their names, and what each is (rules 3).

use bianpai::event::Criterion;

use super::Language;

texts! {
    criterion_points { "积分", "積分", "Points" }
    criterion_opponents { "对手分", "對手分", "Opponents' points" }
    criterion_opponents_cut { "对手分（去最低）", "對手分（去最低）", "Opponents' points, lowest cut" }
    criterion_opponents_median { "对手分（去最高最低）", "對手分（去最高最低）", "Opponents' points, median" }
    criterion_progressive { "累进分", "累進分", "Progressive points" }
    criterion_wins { "胜局", "勝局", "Wins" }
    criterion_direct { "直胜", "直勝", "Direct encounter" }
    criterion_fouls { "犯规", "犯規", "Fouls" }
    criterion_as_second { "后走局数", "後走局數", "Games as second" }
    criterion_wins_as_second { "后手胜局", "後手勝局", "Wins as second" }
    criterion_sonneborn { "胜和对手分", "勝和對手分", "Sonneborn–Berger" }
    criterion_previous { "前一轮名次", "前一輪名次", "Place after the previous round" }
    criterion_without_first { "去前轮积分", "去前輪積分", "Points without the first rounds" }
    criterion_without_last { "去后轮积分", "去後輪積分", "Points without the last rounds" }
    criterion_beaten { "所胜对手分", "所勝對手分", "Beaten opponents' points" }
    criterion_drawn { "所和对手分", "所和對手分", "Drawn opponents' points" }
    criterion_lost { "所负对手分", "所負對手分", "Points of opponents lost to" }
    criterion_number { "编号", "編號", "Drawn number" }
    criterion_lot { "抽签", "抽籤", "Lot" }
    criterion_points_help {
        "各轮得分之和：5 胜 1 和 3 负，按 2 / 1 / 0 是 11 分。",
        "各輪得分之和：5 勝 1 和 3 負，按 2 / 1 / 0 是 11 分。",
        "The sum over the rounds: 5 wins, 1 draw, 3 losses are 11 points at 2 / 1 / 0.",
    }
    criterion_opponents_help {
        "遇过的对手现在的积分之和：对手有 11、9、8 分，就是 28。",
        "遇過的對手現在的積分之和：對手有 11、9、8 分，就是 28。",
        "The sum of the points of all opponents met: opponents with 11, 9 and 8 points make 28.",
    }
    criterion_opponents_cut_help {
        "对手分里去掉最低的一个：11、9、8 分只算 20。",
        "對手分裡去掉最低的一個：11、9、8 分只算 20。",
        "Opponents' points without the lowest: of 11, 9 and 8 points 20 count.",
    }
    criterion_opponents_median_help {
        "对手分里去掉最高和最低各一个：11、9、8 分只算 9。",
        "對手分裡去掉最高和最低各一個：11、9、8 分只算 9。",
        "Opponents' points without the highest and the lowest: of 11, 9 and 8 points 9 count.",
    }
    criterion_progressive_help {
        "每轮后的积分累加，先赢的占先：2、4、4 分就是 10。",
        "每輪後的積分累加，先贏的佔先：2、4、4 分就是 10。",
        "The points held after each round, added up; early wins lead: 2, 4 and 4 make 10.",
    }
    criterion_wins_help {
        "赢了几局；轮空和弃权胜算不算，在“计分”里定。",
        "贏了幾局；輪空和棄權勝算不算，在「計分」裡定。",
        "Games won; whether byes and forfeits count is set under Points.",
    }
    criterion_direct_help {
        "同分的人互相下过，赢的在前；三人以上要两两都下过。",
        "同分的人互相下過，贏的在前；三人以上要兩兩都下過。",
        "Who won their game leads; of three and more only if each has met each.",
    }
    criterion_fouls_help {
        "全场犯规次数，少的在前：0 次排在 1 次前面。",
        "全場犯規次數，少的在前：0 次排在 1 次前面。",
        "All fouls of the event, fewer lead: none stands before one.",
    }
    criterion_as_second_help {
        "走后手的局数，多的在前；轮空不算先后手。",
        "走後手的局數，多的在前；輪空不算先後手。",
        "Rounds played as second, more lead; a bye has no colour.",
    }
    criterion_wins_as_second_help {
        "走后手赢的局数，多的在前。",
        "走後手贏的局數，多的在前。",
        "Games won as second, more lead.",
    }
    criterion_sonneborn_help {
        "所胜对手的积分，加所和对手积分的一半：胜 11 分、和 9 分是 15.5。",
        "所勝對手的積分，加所和對手積分的一半：勝 11 分、和 9 分是 15.5。",
        "Points of the beaten plus half of those drawn with: a win over 11 and a draw with 9 make 15.5.",
    }
    criterion_previous_help {
        "上一轮后谁在前，谁就在前；再一样看更前一轮，直到编号。",
        "上一輪後誰在前，誰就在前；再一樣看更前一輪，直到編號。",
        "Who stood before after the previous round stands before; then the round before that, back to the number.",
    }
    criterion_without_first_help {
        "去掉第 1 轮比积分，再去掉前 2 轮，一直比下去。",
        "去掉第 1 輪比積分，再去掉前 2 輪，一直比下去。",
        "Points without round 1, then without rounds 1 and 2, and so on.",
    }
    criterion_without_last_help {
        "去掉最后一轮比积分，再去掉最后两轮，一直比下去。",
        "去掉最後一輪比積分，再去掉最後兩輪，一直比下去。",
        "Points without the last round, then without the last two, and so on.",
    }
    criterion_beaten_help { "赢过的对手的积分之和。", "贏過的對手的積分之和。", "The sum of the points of those beaten." }
    criterion_drawn_help { "和过的对手的积分之和。", "和過的對手的積分之和。", "The sum of the points of those drawn with." }
    criterion_lost_help { "输给的对手的积分之和。", "輸給的對手的積分之和。", "The sum of the points of those lost to." }
    criterion_number_help {
        "编号小的在前；什么都一样时，最后也看它。",
        "編號小的在前；什麼都一樣時，最後也看它。",
        "The smaller number leads; it is also the last resort when all else is equal.",
    }
    criterion_lot_help {
        "由抽签的种子定出，人人可以重算。",
        "由抽籤的種子定出，人人可以重算。",
        "Drawn from the seed of the draw, so that anyone can repeat it.",
    }

}

/// What a criterion is called.
pub const fn criterion_name(t: Language, criterion: Criterion) -> &'static str {
    match criterion {
        Criterion::Points => t.criterion_points(),
        Criterion::OpponentsPoints => t.criterion_opponents(),
        Criterion::OpponentsPointsCutLowest => t.criterion_opponents_cut(),
        Criterion::OpponentsPointsMedian => t.criterion_opponents_median(),
        Criterion::ProgressivePoints => t.criterion_progressive(),
        Criterion::Wins => t.criterion_wins(),
        Criterion::DirectEncounter => t.criterion_direct(),
        Criterion::Fouls => t.criterion_fouls(),
        Criterion::GamesAsSecond => t.criterion_as_second(),
        Criterion::WinsAsSecond => t.criterion_wins_as_second(),
        Criterion::SonnebornBerger => t.criterion_sonneborn(),
        Criterion::PreviousPlace => t.criterion_previous(),
        Criterion::PointsWithoutFirstRounds => t.criterion_without_first(),
        Criterion::PointsWithoutLastRounds => t.criterion_without_last(),
        Criterion::BeatenOpponentsPoints => t.criterion_beaten(),
        Criterion::DrawnOpponentsPoints => t.criterion_drawn(),
        Criterion::LostOpponentsPoints => t.criterion_lost(),
        Criterion::DrawnNumber => t.criterion_number(),
        Criterion::Lot => t.criterion_lot(),
    }
}

/// What a criterion is, in a sentence with an example, and the number of its rule.
pub const fn criterion_help(t: Language, criterion: Criterion) -> (&'static str, &'static str) {
    match criterion {
        Criterion::Points => (t.criterion_points_help(), "2.1"),
        Criterion::OpponentsPoints => (t.criterion_opponents_help(), "3.2"),
        Criterion::OpponentsPointsCutLowest => (t.criterion_opponents_cut_help(), "3.1"),
        Criterion::OpponentsPointsMedian => (t.criterion_opponents_median_help(), "3.1"),
        Criterion::ProgressivePoints => (t.criterion_progressive_help(), "3.3"),
        Criterion::Wins => (t.criterion_wins_help(), "3.4"),
        Criterion::DirectEncounter => (t.criterion_direct_help(), "3.5"),
        Criterion::Fouls => (t.criterion_fouls_help(), "2.6"),
        Criterion::GamesAsSecond => (t.criterion_as_second_help(), "3.6"),
        Criterion::WinsAsSecond => (t.criterion_wins_as_second_help(), "3.6"),
        Criterion::SonnebornBerger => (t.criterion_sonneborn_help(), "3.1"),
        Criterion::PreviousPlace => (t.criterion_previous_help(), "3.7"),
        Criterion::PointsWithoutFirstRounds => (t.criterion_without_first_help(), "3.1"),
        Criterion::PointsWithoutLastRounds => (t.criterion_without_last_help(), "3.1"),
        Criterion::BeatenOpponentsPoints => (t.criterion_beaten_help(), "3.1"),
        Criterion::DrawnOpponentsPoints => (t.criterion_drawn_help(), "3.1"),
        Criterion::LostOpponentsPoints => (t.criterion_lost_help(), "3.1"),
        Criterion::DrawnNumber => (t.criterion_number_help(), "3.1"),
        Criterion::Lot => (t.criterion_lot_help(), "5.1"),
    }
}
