//! Texts of the page of a final.

use super::{Display, Language};

texts! {
    final_word { "决赛", "決賽", "Final" }
    semifinal { "半决赛", "半決賽", "Semifinal" }
    quarterfinal { "八强", "八強", "Quarterfinal" }
    first_of_sixteen { "十六强", "十六強", "Last sixteen" }
    for_third { "三、四名", "三、四名", "For third" }
    swiss_link { "积分编排", "積分編排", "Swiss" }
    final_link(section) { "{section}决赛", "{section}決賽", "Final: {section}" }
    final_none { "规程没有这个组的决赛", "規程沒有這個組的決賽", "The regulation has no final of this section" }
    final_none_text { "在“规程”里可以加一个决赛。", "在「規程」裡可以加一個決賽。", "One can be added under Rules." }
    final_waits(round) { "第 {round} 轮录完以后开始", "第 {round} 輪錄完以後開始", "It begins when round {round} is complete" }
    final_waits_text(players, round) {
        "第 {round} 轮后的前 {players} 名离开编排池打淘汰赛，其余的人继续编排。",
        "第 {round} 輪後的前 {players} 名離開編排池打淘汰賽，其餘的人繼續編排。",
        "The first {players} after round {round} leave the pool for a knockout; everybody else is paired on.",
    }
    final_due(section, players) { "{section}前 {players} 名进决赛", "{section}前 {players} 名進決賽", "The first {players} of {section} play a final" }
    final_due_hint { "先定名单，再编下一轮：他们不再参加积分编排。", "先定名單，再編下一輪：他們不再參加積分編排。", "Settle who plays before the next round: they are not paired in it." }
    to_the_final { "去决赛", "去決賽", "To the final" }
    final_due_text(round, players) {
        "按第 {round} 轮后的名次，前 {players} 名打淘汰赛。开始以后名单不变，其余的人继续编排。",
        "按第 {round} 輪後的名次，前 {players} 名打淘汰賽。開始以後名單不變，其餘的人繼續編排。",
        "By the places after round {round} the first {players} play a knockout. Once it has begun the list stays; everybody else is paired on.",
    }
    passed_over(names) { "已离开，由后面的人递补：{names}", "已離開，由後面的人遞補：{names}", "Passed over, having left: {names}" }
    too_few_finalists(wanted, there) { "规程要 {wanted} 人，只有 {there} 人。", "規程要 {wanted} 人，只有 {there} 人。", "The regulation asks for {wanted} players; there are {there}." }
    too_few_finalists_text { "在“规程”里改决赛人数，或不打决赛、继续编排。", "在「規程」裡改決賽人數，或不打決賽、繼續編排。", "Change the number under Rules, or pair on without a final." }
    final_can_start { "名单已齐", "名單已齊", "The list is complete" }
    final_can_start_text { "第一个结果之前可以取消", "第一個結果之前可以取消", "It can be called off before its first result" }
    start_final { "开始决赛", "開始決賽", "Start the final" }
    cancel_final { "取消决赛", "取消決賽", "Call the final off" }
    cancel_final_title { "取消决赛，大家继续编排？", "取消決賽，大家繼續編排？", "Call the final off and pair everyone on?" }
    cancel_final_text { "还没有结果。他们回到编排池；记录里留着。", "還沒有結果。他們回到編排池；記錄裡留著。", "It has no result yet. Its players come back into the pool; the record keeps it." }
    final_over { "决赛结束", "決賽結束", "The final is over" }
    final_over_text { "名次已排在其他人前面", "名次已排在其他人前面", "Its places come before all others" }
    not_in(what) { "{what} 未录", "{what} 未錄", "{what}: no result yet" }
    to_the_match { "录结果", "錄結果", "Enter it" }
    versus(one, other) { "{one} 对 {other}", "{one} 對 {other}", "{one} – {other}" }
    not_known_yet { "待定", "待定", "to be decided" }
    won_by_game(game) { "凭{game}", "憑{game}", "by: {game}" }
    slow_game { "慢棋", "慢棋", "Slow game" }
    slow_game_again { "再下一局慢棋", "再下一局慢棋", "Another slow game" }
    extra_game_n(number) { "加赛第 {number} 局", "加賽第 {number} 局", "Extra game {number}" }
    wins_match(name, game) { "{name}胜，凭{game}", "{name}勝，憑{game}", "{name} wins by: {game}" }
    wins_by_place(name) { "双方都没有赢，名次在前的{name}晋级", "雙方都沒有贏，名次在前的{name}晉級", "Nobody won; {name}, better placed, goes on" }
    wins(name) { "{name}胜", "{name}勝", "{name} wins" }
    draw_wins_for_second { "和棋算后手胜。", "和棋算後手勝。", "A draw wins for second." }
    colours_by_hand { "先后由裁判指定", "先後由裁判指定", "Colours given by the arbiter" }
    chooses_colour(name) { "名次在前的{name}选先后：", "名次在前的{name}選先後：", "{name}, better placed, chooses the colour:" }
    takes_first { "执红先走", "執紅先走", "takes red, first" }
    takes_second { "执黑后走", "執黑後走", "takes black, second" }
    why_exchanged { "与上一局换先后", "與上一局換先後", "colours exchanged" }
    why_fewer_first(fewer, more) { "先手少的先走：{fewer} 比 {more}", "先手少的先走：{fewer} 比 {more}", "fewer games as first: {fewer} to {more}" }
    why_odd_sum { "先手一样多，编号之和为单，小号先走", "先手一樣多，編號之和為單，小號先走", "as often first; the sum of the numbers is odd: the smaller" }
    why_even_sum { "先手一样多，编号之和为双，大号先走", "先手一樣多，編號之和為雙，大號先走", "as often first; the sum of the numbers is even: the larger" }
    why_lot { "抽签决定先后", "抽籤決定先後", "by lot" }
    lots_of(seed) { "抽签种子 {seed}", "抽籤種子 {seed}", "Seed of the lots: {seed}" }
    correct_final { "改了它，后面的结果要撤回：", "改了它，後面的結果要撤回：", "Changing it withdraws what followed:" }
    games_go(what, count) { "{what}：撤回 {count} 局", "{what}：撤回 {count} 局", "{what}: games withdrawn: {count}" }
}
