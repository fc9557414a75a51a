//! The columns of the places: the short names at their heads, and what the values in them add up.

use bianpai::event::Criterion;

use super::{Display, Language};

texts! {
    short_points { "积分", "積分", "Pts" }
    short_opponents { "对手分", "對手分", "Opp" }
    short_cut_lowest { "去最低", "去最低", "Opp −1" }
    short_median { "去高低", "去高低", "Opp −2" }
    short_progressive { "累进分", "累進分", "Prog" }
    short_wins { "胜局", "勝局", "Wins" }
    short_encounter { "直胜", "直勝", "Direct" }
    short_fouls { "犯规", "犯規", "Fouls" }
    short_as_second { "后走", "後走", "2nd" }
    short_wins_as_second { "后胜", "後勝", "W 2nd" }
    short_sonneborn_berger { "索伯分", "索伯分", "SB" }
    short_previous_place { "上轮", "上輪", "Prev" }
    short_without_first { "去前轮", "去前輪", "From 2" }
    short_without_last { "去后轮", "去後輪", "To last" }
    short_beaten { "胜者分", "勝者分", "Beaten" }
    short_drawn { "和者分", "和者分", "Drawn" }
    short_lost { "负者分", "負者分", "Lost to" }
    short_number { "编号", "編號", "No." }
    short_lot { "抽签", "抽籤", "Lot" }
    adds_points { "各轮得分之和", "各輪得分之和", "The points of all rounds" }
    adds_all_opponents { "对手积分之和", "對手積分之和", "The points of all opponents" }
    adds_cut_lowest { "对手积分之和，去掉最低的一项", "對手積分之和，去掉最低的一項", "Opponents' points, without the lowest" }
    adds_median {
        "对手积分之和，去掉最高和最低的各一项",
        "對手積分之和，去掉最高和最低的各一項",
        "Opponents' points, without the highest and the lowest",
    }
    adds_progressive { "每轮后的积分相加", "每輪後的積分相加", "The points held after each round, added" }
    adds_wins { "胜局合计", "勝局合計", "Wins in all" }
    adds_encounter {
        "与同分者之间的得分（胜 2、和 1、负 0）",
        "與同分者之間的得分（勝 2、和 1、負 0）",
        "Points among those still tied (2 / 1 / 0)",
    }
    adds_fouls { "犯规合计，少者在前", "犯規合計，少者在前", "Fouls in all; fewer is better" }
    adds_as_second { "执黑的局数", "執黑的局數", "Games played as second" }
    adds_wins_as_second { "执黑取胜的局数", "執黑取勝的局數", "Games won as second" }
    adds_sonneborn_berger {
        "所胜对手的积分，加所和对手积分的一半",
        "所勝對手的積分，加所和對手積分的一半",
        "Beaten opponents' points and half of drawn ones'",
    }
    adds_previous_place { "各轮后的名次；上一轮后", "各輪後的名次；上一輪後", "Places after each round; after the previous one" }
    adds_without_first {
        "去掉前 1 轮、前 2 轮……的积分",
        "去掉前 1 輪、前 2 輪……的積分",
        "Points without round 1, without 1–2, and so on",
    }
    adds_without_last {
        "去掉后 1 轮、后 2 轮……的积分",
        "去掉後 1 輪、後 2 輪……的積分",
        "Points without the last round, the last two, and so on",
    }
    adds_beaten { "所胜对手的积分之和", "所勝對手的積分之和", "The points of beaten opponents" }
    adds_drawn { "所和对手的积分之和", "所和對手的積分之和", "The points of drawn opponents" }
    adds_lost { "所负对手的积分之和", "所負對手的積分之和", "The points of opponents lost to" }
    adds_number { "抽到的编号，小者在前", "抽到的編號，小者在前", "The drawn number; the smaller stands first" }
    adds_lot { "由抽签种子得出，小者在前", "由抽籤種子得出，小者在前", "A lot from the seed of the draw; the smaller stands first" }
    adds_opponents(count, round) {
        "{count} 名对手第 {round} 轮后积分之和",
        "{count} 名對手第 {round} 輪後積分之和",
        "Points of {count} opponents after round {round}",
    }
    adds_opponents_final(count) {
        "{count} 名对手终局积分之和",
        "{count} 名對手終局積分之和",
        "Final points of {count} opponents",
    }
}

/// The name of a criterion at the head of a narrow column: at most three characters, or a short English word.
pub const fn criterion_short(t: Language, criterion: Criterion) -> &'static str {
    match criterion {
        Criterion::Points => t.short_points(),
        Criterion::OpponentsPoints => t.short_opponents(),
        Criterion::OpponentsPointsCutLowest => t.short_cut_lowest(),
        Criterion::OpponentsPointsMedian => t.short_median(),
        Criterion::ProgressivePoints => t.short_progressive(),
        Criterion::Wins => t.short_wins(),
        Criterion::DirectEncounter => t.short_encounter(),
        Criterion::Fouls => t.short_fouls(),
        Criterion::GamesAsSecond => t.short_as_second(),
        Criterion::WinsAsSecond => t.short_wins_as_second(),
        Criterion::SonnebornBerger => t.short_sonneborn_berger(),
        Criterion::PreviousPlace => t.short_previous_place(),
        Criterion::PointsWithoutFirstRounds => t.short_without_first(),
        Criterion::PointsWithoutLastRounds => t.short_without_last(),
        Criterion::BeatenOpponentsPoints => t.short_beaten(),
        Criterion::DrawnOpponentsPoints => t.short_drawn(),
        Criterion::LostOpponentsPoints => t.short_lost(),
        Criterion::DrawnNumber => t.short_number(),
        Criterion::Lot => t.short_lot(),
    }
}

/// What the value of a criterion adds up. Opponents' points say more: [`Language::adds_opponents`].
pub const fn criterion_sum(t: Language, criterion: Criterion) -> &'static str {
    match criterion {
        Criterion::Points => t.adds_points(),
        Criterion::OpponentsPoints => t.adds_all_opponents(),
        Criterion::OpponentsPointsCutLowest => t.adds_cut_lowest(),
        Criterion::OpponentsPointsMedian => t.adds_median(),
        Criterion::ProgressivePoints => t.adds_progressive(),
        Criterion::Wins => t.adds_wins(),
        Criterion::DirectEncounter => t.adds_encounter(),
        Criterion::Fouls => t.adds_fouls(),
        Criterion::GamesAsSecond => t.adds_as_second(),
        Criterion::WinsAsSecond => t.adds_wins_as_second(),
        Criterion::SonnebornBerger => t.adds_sonneborn_berger(),
        Criterion::PreviousPlace => t.adds_previous_place(),
        Criterion::PointsWithoutFirstRounds => t.adds_without_first(),
        Criterion::PointsWithoutLastRounds => t.adds_without_last(),
        Criterion::BeatenOpponentsPoints => t.adds_beaten(),
        Criterion::DrawnOpponentsPoints => t.adds_drawn(),
        Criterion::LostOpponentsPoints => t.adds_lost(),
        Criterion::DrawnNumber => t.adds_number(),
        Criterion::Lot => t.adds_lot(),
    }
}
