//! Why two meet, what another pair would cost, and what stands against a round.

use bianpai::event::{Event, PlayerId, RoundNo};
use bianpai::pairing::{
    Absolute, Field, FloatReason, GivenUp, Infeasible, NotReady, Obstacle, Otherwise, Pair, Reasons,
};
use bianpai::pairing::{Warning, WhyFirst, Worse};

use super::{Display, Language, name_of};

texts! {
    why_this_pair(table) { "第 {table} 台为什么是这一对", "第 {table} 台為什麼是這一對", "Table {table}: why these two" }
    why_this_bye(name) { "为什么{name}轮空", "為什麼{name}輪空", "Why {name} has the bye" }
    why_have_met { "相遇", "相遇", "Met" }
    why_floats { "跨分", "跨分", "Floats" }
    why_first { "先手", "先手", "First" }
    why_not_met(rounds) { "前 {rounds} 轮两人没有交手。", "前 {rounds} 輪兩人沒有交手。", "They have not met in {rounds} rounds." }
    why_first_meeting { "第 1 轮，都是初次相遇。", "第 1 輪，都是初次相遇。", "Round 1: everyone meets for the first time." }
    why_met(round) { "第 {round} 轮已经交过手。", "第 {round} 輪已經交過手。", "They met in round {round}." }
    why_round_1 { "第 1 轮按编号顺序和规程的方式排。", "第 1 輪按編號順序和規程的方式排。", "Round 1 follows the numbers, in the way the regulation sets." }
    why_no_float(points) { "两人都是 {points} 分，没有人跨分。", "兩人都是 {points} 分，沒有人跨分。", "Both have {points} points; nobody floats." }
    why_counts_equal { "分差在规程算作同分的范围里。", "分差在規程算作同分的範圍裡。", "The regulation counts this difference as equal." }
    why_group(group, size) { "{group} 分组 {size} 人", "{group} 分組 {size} 人", "{size} players have {group} points" }
    why_taken_up(count) { "，{count} 人对更高分", "，{count} 人對更高分", ", {count} of them meet more points" }
    why_left_odd(count) { "，余 {count} 人成单，须下调", "，餘 {count} 人成單，須下調", ", {count} are left, an odd number, so someone floats down" }
    why_left_even(count, down) { "，余 {count} 人，{down} 人在本组配不成对", "，餘 {count} 人，{down} 人在本組配不成對", ", {count} are left, {down} of whom find no partner among them" }
    why_floats_down(down, up, difference) { "。{down}下调，对{up}，分差 {difference}。", "。{down}下調，對{up}，分差 {difference}。", ". {down} floats down to {up}, by {difference}." }
    why_if_kept(name, otherwise) { "如果{name}不下调：{otherwise}", "如果{name}不下調：{otherwise}", "If {name} did not: {otherwise}" }
    why_balance(first, one, second, other) { "先减后：{first} {one}，{second} {other}；小者先。", "先減後：{first} {one}，{second} {other}；小者先。", "First minus second: {first} {one}, {second} {other}; the smaller has first." }
    why_three_rule(name) { "反过来就有人连三或多三，所以{name}先。", "反過來就有人連三或多三，所以{name}先。", "The other way round someone would have three of a colour; so {name} has first." }
    why_leader(name) { "最后三轮，分高的一方先得应得的颜色，所以{name}先。", "最後三輪，分高的一方先得應得的顏色，所以{name}先。", "In the last three rounds the one with more points gets his due; so {name} has first." }
    why_alternation(round, name) { "两人先后相当；第 {round} 轮两人一先一后，这回对调，{name}先。", "兩人先後相當；第 {round} 輪兩人一先一後，這回對調，{name}先。", "Their dues are equal; in round {round} they had different colours and now alternate: {name} has first." }
    why_number_sum(sum, name) { "两人先后相当；编号之和 {sum}，单数小号先，双数大号先：{name}先。", "兩人先後相當；編號之和 {sum}，單數小號先，雙數大號先：{name}先。", "Their dues are equal; their numbers add to {sum}: odd, the smaller has first, even, the larger: {name}." }
    why_round_parity(name) { "两人先后相当；单数轮小号先，双数轮大号先：{name}先。", "兩人先後相當；單數輪小號先，雙數輪大號先：{name}先。", "Their dues are equal; the smaller number has first in odd rounds, the larger in even ones: {name}." }
    why_table { "第 1 轮按台次定先后。", "第 1 輪按台次定先後。", "In round 1 the table settles it." }
    why_by_hand(name) { "手工指定{name}先。", "手工指定{name}先。", "{name} was given first by hand." }
    why_bye(points) { "轮空给没轮空过的人里积分最低的：{points} 分。", "輪空給沒輪空過的人裡積分最低的：{points} 分。", "The bye goes to the fewest points among those who have had none: {points}." }
    other_opponent(name) { "给{name}换个对手？", "給{name}換個對手？", "Another opponent for {name}?" }
    other_bye { "换个人轮空？", "換個人輪空？", "Someone else for the bye?" }
    more_others { "再看几个", "再看幾個", "Show more" }
    forbidden_tag { "不许", "不許", "no" }
    breaks_rematch { "已经交过手", "已經交過手", "they have met" }
    breaks_rematch_in(round) { "第 {round} 轮已经交过手", "第 {round} 輪已經交過手", "they met in round {round}" }
    breaks_teammates { "同队，本轮要回避", "同隊，本輪要迴避", "teammates are kept apart in this round" }
    breaks_second_bye { "已轮空过，还有人没轮空过", "已輪空過，還有人沒輪空過", "had a bye already while others have had none" }
    breaks_lock { "别人的指定就落空了", "別人的指定就落空了", "another wished pair would not be" }
    breaks_forbidden { "就得配上指定不对的两人", "就得配上指定不對的兩人", "two who are to be kept apart would have to meet" }
    runs_dry { "后面的轮次就编不完了", "後面的輪次就編不完了", "the later rounds could not all be paired" }
    runs_dry_tag { "编不完", "編不完", "dead end" }
    tag_bye { "轮空", "輪空", "bye" }
    tag_threes { "连三", "連三", "threes" }
    tag_descents { "跨分", "跨分", "floats" }
    tag_difference { "分差", "分差", "gap" }
    tag_unbalanced { "先后", "先後", "colours" }
    tag_again { "连跨", "連跨", "again" }
    tag_distance { "位次", "位次", "distance" }
    tag_order { "次序", "次序", "order" }
    worse_bye(points) { "轮空的人多 {points} 分", "輪空的人多 {points} 分", "the bye goes to {points} points more" }
    worse_threes(count) { "多 {count} 人连三或多三", "多 {count} 人連三或多三", "{count} more have three of a colour" }
    worse_descents(group, count) { "{group} 分组多 {count} 人下调", "{group} 分組多 {count} 人下調", "{count} more of those with {group} points float down" }
    worse_difference(group, more) { "{group} 分组下调的分差共多 {more}", "{group} 分組下調的分差共多 {more}", "those with {group} points float further down, by {more} in all" }
    worse_unbalanced(count) { "多 {count} 人先后不趋平", "多 {count} 人先後不趨平", "{count} more move no nearer to equal colours" }
    worse_unalternated(count) { "多 {count} 人先后不轮换", "多 {count} 人先後不輪換", "{count} more do not alternate colours" }
    worse_again(count) { "多 {count} 人连着两轮同向跨分", "多 {count} 人連著兩輪同向跨分", "{count} more float the same way twice running" }
    worse_before(count) { "跨分的人此前同向跨分共多 {count} 次", "跨分的人此前同向跨分共多 {count} 次", "those who float have done so {count} times more before" }
    worse_distance(more) { "各对在排位上共远 {more} 位", "各對在排位上共遠 {more} 位", "the pairs stand {more} positions further apart in all" }
    worse_bye_number { "轮空的编号更小", "輪空的編號更小", "the bye goes to a smaller number" }
    worse_order { "其余都一样，只是前面的人对手更靠后", "其餘都一樣，只是前面的人對手更靠後", "equal in all else, but the top has the later opponent" }
    wish_together(one, other) { "{one} 对 {other}", "{one} 對 {other}", "{one} meets {other}" }
    wish_seated(first, second) { "{first}（红）对 {second}（黑）", "{first}（紅）對 {second}（黑）", "{first} (red) meets {second} (black)" }
    wish_apart(one, other) { "{one} 不对 {other}", "{one} 不對 {other}", "{one} does not meet {other}" }
    wish_bye(name) { "{name} 轮空", "{name} 輪空", "{name} has a bye" }
    warn_field(players, rounds, most) {
        "{players} 人最多编 {most} 轮不重遇，规程要 {rounds} 轮。减少轮数，或准备破例。",
        "{players} 人最多編 {most} 輪不重遇，規程要 {rounds} 輪。減少輪數，或準備破例。",
        "{players} players can play {most} rounds without a repeat; the regulation has {rounds}. Set fewer rounds, or expect exceptions.",
    }
    warn_team(team, players, most) {
        "“{team}”有 {players} 人，要全程回避最多 {most} 人。",
        "「{team}」有 {players} 人，要全程迴避最多 {most} 人。",
        "“{team}” has {players} players; at most {most} can be kept apart for as long as the regulation asks.",
    }
    too_few(players) {
        "只有 {players} 人可以编排，至少要 2 人。请看报名页：编号、请假、退赛、连续弃权。",
        "只有 {players} 人可以編排，至少要 2 人。請看報名頁：編號、請假、退賽、連續棄權。",
        "Only {players} can be paired, and two are needed. See the entries: numbers, away, withdrawn, forfeits in a row.",
    }
    seated_twice(round, table) {
        "第 {round} 轮第 {table} 台的棋手在这一轮出现了两次。",
        "第 {round} 輪第 {table} 台的棋手在這一輪出現了兩次。",
        "A player of round {round}, table {table} is seated twice in that round.",
    }
    results_missing_in(round) { "第 {round} 轮还有结果没录。", "第 {round} 輪還有結果沒錄。", "Results of round {round} are missing." }
    contradiction {
        "这项赛事的数据自相矛盾。请撤销最近的改动，或导入备份。",
        "這項賽事的資料自相矛盾。請撤銷最近的改動，或匯入備份。",
        "The data of this event contradict themselves. Undo the latest changes or import a backup.",
    }
    rule_lock { "指定的对阵", "指定的對陣", "a wished pair" }
    rule_forbidden { "禁止的对阵", "禁止的對陣", "a forbidden pair" }
    rule_teammates { "同队回避", "同隊迴避", "teammates apart" }
    rule_second_bye { "轮空不过一次", "輪空不過一次", "no second bye" }
    rule_rematch { "不重遇", "不重遇", "no rematch" }
}

/// An absolute rule by its name (rules 4.2, 4.10).
pub const fn rule_text(t: Language, rule: Absolute) -> &'static str {
    match rule {
        Absolute::Lock => t.rule_lock(),
        Absolute::Forbidden => t.rule_forbidden(),
        Absolute::Teammates => t.rule_teammates(),
        Absolute::SecondBye => t.rule_second_bye(),
        Absolute::Rematch => t.rule_rematch(),
    }
}

/// The rules that had to be given up, with how often.
pub fn given_up_text(t: Language, given_up: &[GivenUp]) -> String {
    let each = given_up.iter().map(|each| format!("{} ×{}", rule_text(t, each.rule), each.times));
    each.collect::<Vec<_>>().join("、")
}

/// Why nothing can be paired, as a sentence.
pub fn obstacle_text(t: Language, reason: &Obstacle) -> String {
    match reason {
        Obstacle::Infeasible(Infeasible::TooFew { players }) => t.too_few(players),
        Obstacle::NotReady(NotReady::SeatedTwice { round, table, .. }) => t.seated_twice(round, table),
        Obstacle::NotReady(NotReady::ResultsMissing(missing)) => {
            t.results_missing_in(missing.first().map_or(RoundNo::START, |(round, _)| *round))
        }
        _ => t.contradiction().into(),
    }
}

/// A warning before the start (rules 4.9).
pub fn warning_text(t: Language, warning: &Warning) -> String {
    match warning {
        Warning::FieldTooSmall { players, most, rounds } => t.warn_field(players, rounds, most),
        Warning::TeamTooLarge { team, players, most } => t.warn_team(team, players, most),
    }
}

/// What gets worse, in a clause.
pub fn worse_text(t: Language, worse: Worse) -> String {
    match worse {
        Worse::ByePoints(points) => t.worse_bye(points),
        Worse::Threes(count) => t.worse_threes(count),
        Worse::Descents { group, players } => t.worse_descents(group, players),
        Worse::Difference { group, more } => t.worse_difference(group, more),
        Worse::Unbalanced(count) => t.worse_unbalanced(count),
        Worse::Unalternated(count) => t.worse_unalternated(count),
        Worse::FloatedAgain(count) => t.worse_again(count),
        Worse::FloatedBefore(count) => t.worse_before(count),
        Worse::Distance(more) => t.worse_distance(more),
        Worse::ByeNumber => t.worse_bye_number().into(),
        Worse::Order => t.worse_order().into(),
    }
}

/// What gets worse, in a word and a figure.
pub fn worse_tag(t: Language, worse: Worse) -> String {
    let (word, more) = match worse {
        Worse::ByePoints(points) => (t.tag_bye(), points.to_string()),
        Worse::Threes(count) => (t.tag_threes(), count.to_string()),
        Worse::Descents { players, .. } => (t.tag_descents(), players.to_string()),
        Worse::Difference { more, .. } => (t.tag_difference(), more.to_string()),
        Worse::Unbalanced(count) | Worse::Unalternated(count) => (t.tag_unbalanced(), count.to_string()),
        Worse::FloatedAgain(count) | Worse::FloatedBefore(count) => (t.tag_again(), count.to_string()),
        Worse::Distance(more) => (t.tag_distance(), more.to_string()),
        Worse::ByeNumber => return t.tag_bye().into(),
        Worse::Order => return t.tag_order().into(),
    };
    format!("{word} +{more}")
}

/// What would come of another pair: the tag, the clause, and whether it is forbidden.
pub fn otherwise_text(t: Language, otherwise: Otherwise, met_in: Option<RoundNo>) -> (String, String, bool) {
    let (tag, clause): (String, String) = match otherwise {
        Otherwise::Worse(worse) => (worse_tag(t, worse), worse_text(t, worse)),
        Otherwise::RunsDry => (t.runs_dry_tag().into(), t.runs_dry().into()),
        Otherwise::Breaks(rule) => {
            let clause = match (rule, met_in) {
                (Absolute::Rematch, Some(round)) => t.breaks_rematch_in(round),
                (Absolute::Rematch, None) => t.breaks_rematch().into(),
                (Absolute::Teammates, _) => t.breaks_teammates().into(),
                (Absolute::SecondBye, _) => t.breaks_second_bye().into(),
                (Absolute::Lock, _) => t.breaks_lock().into(),
                (Absolute::Forbidden, _) => t.breaks_forbidden().into(),
            };
            (t.forbidden_tag().into(), clause)
        }
    };
    (tag, clause, matches!(otherwise, Otherwise::Breaks(_)))
}

/// Who floats and why, as a sentence.
pub fn float_text(t: Language, event: &Event, float: &FloatReason, difference: impl Display) -> String {
    let left = float.size - float.taken_up;
    let mut text = t.why_group(float.group, float.size);
    if float.taken_up > 0 {
        text.push_str(&t.why_taken_up(float.taken_up));
    }
    text.push_str(&if left % 2 == 1 { t.why_left_odd(left) } else { t.why_left_even(left, float.sent_down) });
    text.push_str(&t.why_floats_down(name_of(event, float.down), name_of(event, float.up), difference));
    text
}

/// Who has first and why, as a sentence.
pub fn first_text(t: Language, event: &Event, field: &Field, pair: Pair, reasons: &Reasons) -> String {
    let name = |player: PlayerId| name_of(event, player);
    let number = |player: PlayerId| {
        field.contenders.iter().find(|contender| contender.player == player).map_or(0, |contender| contender.number.0)
    };
    // A true minus sign is as wide as a digit.
    let signed = |balance: i32| format!("{balance:+}").replace('-', "−");
    let first = name(pair.first);
    match reasons.first {
        WhyFirst::ThreeRule => t.why_three_rule(first),
        WhyFirst::LeadersDue => t.why_leader(first),
        WhyFirst::Balance => {
            let [mine, theirs] = reasons.balances.map(signed);
            t.why_balance(first, mine, name(pair.second), theirs)
        }
        WhyFirst::Alternation(round) => t.why_alternation(round, first),
        WhyFirst::NumberSum => t.why_number_sum(number(pair.first) + number(pair.second), first),
        WhyFirst::RoundParity => t.why_round_parity(first),
        WhyFirst::Table => t.why_table().into(),
        WhyFirst::ByHand => t.why_by_hand(first),
    }
}
