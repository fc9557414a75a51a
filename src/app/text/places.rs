//! Texts of the places page and of a player's sheet.

use bianpai::event::{RoundNo, TableNo};

use super::{Display, Language};

texts! {
    after_round(round) { "第 {round} 轮后", "第 {round} 輪後", "after round {round}" }
    after_round_final(round) { "第 {round} 轮后，终局", "第 {round} 輪後，終局", "after round {round}, final" }
    places_after(round) { "第 {round} 轮后名次", "第 {round} 輪後名次", "Places after round {round}" }
    final_places { "终局", "終局", "final" }
    not_final_places { "暂列", "暫列", "provisional" }
    sections { "组别", "組別", "Sections" }
    lists { "名单", "名單", "Lists" }
    list_of_teams { "团体", "團體", "Teams" }
    list_of_ratings { "等级分", "等級分", "Ratings" }
    dropped_list { "人数不够，规程不单列这份名次。", "人數不夠，規程不單列這份名次。", "Too few players: the regulation keeps no list of their own for them." }
    no_teams { "没有棋手写了团体。", "沒有棋手寫了團體。", "No entry names a team." }
    missing_member { "（缺员）", "（缺員）", "(missing)" }
    team_disqualified(name) { "{name}被取消成绩", "{name}被取消成績", "{name} is disqualified" }
    team_too_few(count) { "只有 {count} 人", "只有 {count} 人", "only {count} players" }
    team_too_many(count) { "有 {count} 人，超员", "有 {count} 人，超員", "{count} players, too many" }
    team_composition(rule, count) { "{rule} {count} 人，不合规程", "{rule} {count} 人，不合規程", "{rule}: {count}, against the regulation" }
    column_player { "棋手", "棋手", "Player" }
    column_rating_before { "原分", "原分", "Before" }
    column_rating_games { "局", "局", "Games" }
    column_rating_gain { "增减", "增減", "Change" }
    column_rating_after { "新分", "新分", "After" }
    same_score_single(place) { "总分相同，看第 {place} 好的单项", "總分相同，看第 {place} 好的單項", "equal sum, by single place {place}" }
    same_score_best { "总分相同，看最好的单项", "總分相同，看最好的單項", "equal sum, by the best single place" }
    same_score_number { "全相同，看编号", "全相同，看編號", "all equal, by number" }
    import_ratings { "读入名单", "讀入名單", "Read a list" }
    export_ratings { "导出名单", "匯出名單", "Export the list" }
    ratings_help {
        "名单是 CSV：姓名、出生日期、等级分、局数。先读入，再导出，协会名单上别的人照旧。",
        "名單是 CSV：姓名、出生日期、等級分、局數。先讀入，再匯出，協會名單上別的人照舊。",
        "A list is CSV: name, birth, rating, games. Read it first: whoever else it names stays as he is when exported.",
    }
    ratings_read(found, all) { "名单里找到 {found} 人，共 {all} 人", "名單裡找到 {found} 人，共 {all} 人", "Found in the list: {found} of {all}" }
    ratings_none_found { "名单里没有这次的棋手，什么也没有改。", "名單裡沒有這次的棋手，什麼也沒有改。", "The list names none of the players; nothing was changed." }
    ratings_no_name { "名单里没有“姓名”一栏，什么也没有改。", "名單裡沒有「姓名」一欄，什麼也沒有改。", "The list has no column “name”; nothing was changed." }
    ratings_no_rating { "名单里没有“等级分”一栏，什么也没有改。", "名單裡沒有「等級分」一欄，什麼也沒有改。", "The list has no column “rating”; nothing was changed." }
    ratings_bad_row(row) { "名单第 {row} 行的等级分不是整数，什么也没有改。", "名單第 {row} 行的等級分不是整數，什麼也沒有改。", "Row {row} of the list has a rating that is no whole number; nothing was changed." }
    no_places_title { "还没有名次", "還沒有名次", "No places yet" }
    no_places_text {
        "第 1 轮发布以后，这里逐轮排出名次，说明每一名凭哪一项。",
        "第 1 輪發布以後，這裡逐輪排出名次，說明每一名憑哪一項。",
        "Once round 1 is published, the places stand here after every round, each with its reason.",
    }
    to_the_rounds { "去轮次", "去輪次", "To the rounds" }
    empty_section { "这一组没有棋手。", "這一組沒有棋手。", "Nobody is in this section." }
    search_places { "查姓名、编号", "查姓名、編號", "Name or number" }
    next_match { "下一个", "下一個", "Next match" }
    legend_sample { "线", "線", "Line" }
    legend_text {
        "凭这一项排在上一名之后",
        "憑這一項排在上一名之後",
        "what put a player below the one above",
    }
    more_columns { "编号、单位 →", "編號、單位 →", "No., region →" }
    column_place { "名次", "名次", "Place" }
    column_region { "单位", "單位", "Region" }
    tag_withdrawn { "退赛", "退賽", "withdrawn" }
    tag_disqualified { "取消成绩", "取消成績", "disqualified" }
    tag_not_entered { "尚未参赛", "尚未參賽", "not in yet" }
    places_not_final { "名次还不是终局。", "名次還不是終局。", "These places are not final." }
    round_lacks(round, tables) { "第 {round} 轮缺第 {tables} 台", "第 {round} 輪缺第 {tables} 台", "Round {round} lacks tables {tables}" }
    round_lacks_many(round, count) { "第 {round} 轮缺 {count} 台", "第 {round} 輪缺 {count} 台", "Round {round} lacks {count} results" }
    full_stop { "。", "。", "." }
    clause_comma { "，", "，", "; " }
    go_and_enter { "去录", "去錄", "Enter them" }
    go_to_results { "去录结果", "去錄結果", "Enter results" }
    see_awards { "看奖项", "看獎項", "See awards" }
    round_is_in(round) { "第 {round} 轮全部录完", "第 {round} 輪全部錄完", "All results of round {round} are in" }
    why_not_place(place, better) { "为什么第 {place}，不是第 {better}", "為什麼第 {place}，不是第 {better}", "Why place {place}, not {better}" }
    why_before_place(place, next) { "为什么第 {place}，在第 {next} 之前", "為什麼第 {place}，在第 {next} 之前", "Why place {place}, before {next}" }
    why_no_place {
        "成绩已取消：不排名次，也不得奖；对局仍算给对手。",
        "成績已取消：不排名次，也不得獎；對局仍算給對手。",
        "The results were cancelled: no place and no prize; the games still count for the opponents.",
    }
    tap_a_value { "点一项，看它怎么加出来", "點一項，看它怎麼加出來", "Tap a value to see how it adds up" }
    terms_of(criterion, value) { "{criterion} {value}，逐轮列出", "{criterion} {value}，逐輪列出", "{criterion} {value}: round by round" }
    column_round { "轮", "輪", "Rd" }
    column_side { "先后", "先後", "Colour" }
    column_opponent { "对手", "對手", "Opponent" }
    column_their_points { "其分", "其分", "Opp" }
    column_result { "结果", "結果", "Result" }
    column_running { "累计", "累計", "Total" }
    red_character { "红", "紅", "R" }
    black_character { "黑", "黑", "B" }
    loss { "负", "負", "L" }
    opponent_forfeits_tag { "对手弃权", "對手棄權", "by forfeit" }
    missed_round { "本轮未参加", "本輪未參加", "Not in this round" }
    not_entered_yet { "尚未参赛", "尚未參賽", "Not in the event yet" }
    had_left { "已退出", "已退出", "Had left" }
    bye_counts(points) { "轮空按 {points} 分计", "輪空按 {points} 分計", "the bye counts {points}" }
    fouls_take(amount) { "犯规扣 {amount} 分", "犯規扣 {amount} 分", "fouls take {amount}" }
    cut_away { "不计", "不計", "not counted" }
}

/// How many tables of a round are named before they are only counted.
const NAMED: usize = 6;
/// How many rounds are named.
const ROUNDS_NAMED: usize = 2;

/// Which results are missing, round by round: "第 9 轮缺第 2、6 台".
pub fn missing_text(t: Language, missing: &[(RoundNo, TableNo)]) -> String {
    let rounds = missing.chunk_by(|one, other| one.0 == other.0);
    let named = rounds.clone().take(ROUNDS_NAMED).filter_map(|tables| {
        let (round, _) = tables.first()?;
        Some(if tables.len() <= NAMED {
            let numbers: Vec<String> = tables.iter().map(|(_, table)| table.to_string()).collect();
            t.round_lacks(round, numbers.join(t.list_comma()))
        } else {
            t.round_lacks_many(round, tables.len())
        })
    });
    let text = named.collect::<Vec<_>>().join(t.clause_comma());
    if rounds.count() > ROUNDS_NAMED { text + "…" } else { text }
}
