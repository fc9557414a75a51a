//! Texts of the settings of teams.

use super::super::{Display, Language};

texts! {
    set_teams { "团体赛", "團體賽", "Teams" }
    set_teams_help {
        "报名时写了队名的人按队排名；例如四人名次相加，少者在前。",
        "報名時寫了隊名的人按隊排名；例如四人名次相加，少者在前。",
        "Those with a team in their entry score for it, as the sum of four places, fewest first.",
    }
    set_team_of { "按哪个名次表", "按哪個名次表", "By which order" }
    set_team_of_help {
        "队员的名次或积分取自它，例如全池的总名次。",
        "隊員的名次或積分取自它，例如全池的總名次。",
        "Where members' places or points are taken from, as the joint order.",
    }
    set_members { "每队人数", "每隊人數", "Members" }
    set_members_help { "多于这么多人的队没有成绩，例如 4 人。", "多於這麼多人的隊沒有成績，例如 4 人。", "A team with more has no score, as 4." }
    set_accompanied { "随队人员", "隨隊人員", "Who comes along" }
    set_accompanied_help { "不下棋的，例如“领队、教练”。", "不下棋的，例如「領隊、教練」。", "Who does not play, as leader and coach." }
    set_composition { "组队条件", "組隊條案", "Composition" }
    set_composition_help {
        "队里某种人至少、至多几个，例如外援至多 1 人；不合的队列出原因。",
        "隊裡某種人至少、至多幾個，例如外援至多 1 人；不合的隊列出原因。",
        "How many of a kind a team needs or may have, as one guest at most; others are listed with the reason.",
    }
    no_composition { "不要求", "不要求", "nothing asked" }
    member_kind { "什么人", "什麼人", "Kind" }
    member_at_least { "至少几人", "至少幾人", "At least" }
    member_at_most { "至多几人", "至多幾人", "At most" }
    at_least_n(members) { "至少 {members} 人", "至少 {members} 人", "at least {members}" }
    at_most_n(members) { "至多 {members} 人", "至多 {members} 人", "at most {members}" }
    add_member_rule { "加一条", "加一條", "Add a condition" }
    set_team_score { "怎么计分", "怎麼計分", "Score" }
    set_team_score_help {
        "相加的是名次、名次分还是积分；例如名次之和，少者在前。",
        "相加的是名次、名次分還是積分；例如名次之和，少者在前。",
        "What is added up: places, place points or points.",
    }
    score_places { "名次", "名次", "Places" }
    score_places_text { "少者在前", "少者在前", "Fewest first" }
    score_place_points { "名次分", "名次分", "Place points" }
    score_place_points_text { "决赛者排在编排赛前面，少者在前", "決賽者排在編排賽前面，少者在前", "Finalists before the swiss, fewest first" }
    score_points { "积分", "積分", "Points" }
    score_points_text { "多者在前", "多者在前", "Most first" }
    set_team_best { "计几人", "計幾人", "Members counted" }
    set_team_best_help { "只加成绩最好的几人，例如 4 人里取 3 人。", "只加成績最好的幾人，例如 4 人裡取 3 人。", "Only the best so many, as 3 of 4." }
    all_members { "全部", "全部", "all" }
    best_n(members) { "最好的 {members} 人", "最好的 {members} 人", "the best {members}" }
    set_finalists { "决赛者的名次分", "決賽者的名次分", "Finalists' place points" }
    set_finalists_help {
        "按决赛名次依次写，例如“0、2、3、4”；其余的人从人数之后接着算。",
        "按決賽名次依次寫，例如「0、2、3、4」；其餘的人從人數之後接著算。",
        "By final places, as 0, 2, 3, 4; everyone else counts on after them.",
    }
    set_apart { "另排名次分的人", "另排名次分的人", "Ranked apart" }
    set_apart_help {
        "这种人按自己人里的先后记 1、2……，例如各队报的青少年。",
        "這種人按自己人裡的先後記 1、2……，例如各隊報的青少年。",
        "These count their rank among their like, 1, 2 and so on, as the named youths.",
    }
    some_ranked_apart { "有这种人", "有這種人", "There are some" }
    set_team_missing { "缺人怎么算", "缺人怎麼算", "Missing members" }
    set_team_missing_help { "队员不齐时，例如 4 人只来 3 人。", "隊員不齊時，例如 4 人只來 3 人。", "If a team is short, as 3 of 4." }
    missing_no_score { "没有成绩", "沒有成績", "No score" }
    missing_no_score_text { "不齐的队不排名次", "不齊的隊不排名次", "The team has no place" }
    missing_last_place { "按末名加一", "按末名加一", "Last place + 1" }
    missing_last_place_text {
        "每缺一人记最后名次加一；比积分时记 0",
        "每缺一人記最後名次加一；比積分時記 0",
        "For each; no points where points are added",
    }
    set_team_voids { "一人取消，全队取消", "一人取消，全隊取消", "A disqualified member voids the team" }
    set_team_voids_help {
        "有队员被取消成绩，全队没有成绩；否则当缺人。",
        "有隊員被取消成績，全隊沒有成績；否則當缺人。",
        "The team then has no score; else the member is missing.",
    }
}
