//! Texts of the rounds page.

use super::{Display, Language};

texts! {
    no_numbers_title { "还没有抽签", "還沒有抽籤", "Numbers are not drawn yet" }
    no_numbers_text { "抽签编号以后，就可以编排第 1 轮。", "抽籤編號以後，就可以編排第 1 輪。", "Once numbers are drawn, round 1 can be paired." }
    to_the_draw { "去抽签", "去抽籤", "To the draw" }
    entered_of { "已录", "已錄", "In" }
    totals(first, draws, second) { "红胜 {first}・和 {draws}・黑胜 {second}", "紅勝 {first}・和 {draws}・黑勝 {second}", "Red {first} · draws {draws} · black {second}" }
    filter_all { "全部", "全部", "All" }
    filter_missing { "未录", "未錄", "Missing" }
    filter_fouls { "有犯规", "有犯規", "With fouls" }
    column_table { "台", "台", "Tbl" }
    choose_round { "选一轮", "選一輪", "Choose a round" }
    preview_note { "预览，未发布", "預覽，未發布", "preview, not published" }
    pair_round(round) { "编排第 {round} 轮", "編排第 {round} 輪", "Pair round {round}" }
    publish_round(round) { "发布第 {round} 轮", "發布第 {round} 輪", "Publish round {round}" }
    take_back_round(round) { "撤回第 {round} 轮", "撤回第 {round} 輪", "Take round {round} back" }
    all_entered(count) { "{count} 台全部录完", "{count} 台全部錄完", "All {count} results are in" }
    to_current_round { "回到当前轮", "回到當前輪", "To the current round" }
    can_pair(round) { "可以编排第 {round} 轮", "可以編排第 {round} 輪", "Round {round} can be paired" }
    published_waiting { "等第一个结果", "等第一個結果", "Waiting for the first result" }
    published(round) { "第 {round} 轮已发布", "第 {round} 輪已發布", "Round {round} is published" }
    missing_n(count) { "还差 {count} 台", "還差 {count} 台", "{count} missing" }
    missing_tables(tables) { "第 {tables} 台", "第 {tables} 台", "Tables {tables}" }
    missing_tables_and_more(tables) { "第 {tables} 台等", "第 {tables} 台等", "Tables {tables} …" }
    only_missing { "只看未录", "只看未錄", "Show missing" }
    show_all { "看全部", "看全部", "Show all" }
    all_rounds_done(rounds) { "{rounds} 轮全部录完", "{rounds} 輪全部錄完", "All {rounds} rounds are in" }
    places_are_final { "名次已定，可以颁奖", "名次已定，可以頒獎", "Places are final" }
    see_places { "看名次", "看名次", "See places" }
    no_match(text) { "没有“{text}”。", "沒有「{text}」。", "Nothing matches “{text}”." }
    nothing_missing { "这一轮没有未录的台。", "這一輪沒有未錄的台。", "No result of this round is missing." }
    no_fouls { "这一轮没有犯规。", "這一輪沒有犯規。", "No fouls in this round." }
    search_tables { "查姓名、台号", "查姓名、台號", "Name or table" }
    foul_tag(count) { "犯{count}", "犯{count}", "F{count}" }
    forfeit_tag { "弃权", "棄權", "forfeit" }
    double_forfeit_tag { "双弃", "雙棄", "2×F" }
    double_loss_tag { "双负", "雙負", "2×L" }
    bye_brings(points) { "轮空，得 {points} 分", "輪空，得 {points} 分", "Bye, {points} pt" }
    bye_nothing { "轮空", "輪空", "Bye" }
    left_out_title { "本轮不编排", "本輪不編排", "Not paired in this round" }
    left_out_forfeits { "连续弃权", "連續棄權", "forfeits in a row" }
    put_back { "恢复编排", "恢復編排", "Put back" }
    tap_first_wins(table, name) { "第 {table} 台，{name} 红胜", "第 {table} 台，{name} 紅勝", "Table {table}: {name}, red, wins" }
    tap_draw(table) { "第 {table} 台，和棋", "第 {table} 台，和棋", "Table {table}: draw" }
    tap_second_wins(table, name) { "第 {table} 台，{name} 黑胜", "第 {table} 台，{name} 黑勝", "Table {table}: {name}, black, wins" }
    open_table(table, state) { "第 {table} 台，{state}，打开", "第 {table} 台，{state}，打開", "Table {table}, {state}: open" }
    not_entered { "未录", "未錄", "missing" }
    entered_at(time) { "已录 {time}", "已錄 {time}", "entered {time}" }
    fouls { "犯规", "犯規", "Fouls" }
    add_foul(name) { "{name} 犯规加一", "{name} 犯規加一", "One more foul for {name}" }
    remove_foul(name) { "{name} 犯规减一", "{name} 犯規減一", "One foul less for {name}" }
    foul_kind { "犯规种类", "犯規種類", "Kind of foul" }
    foul_outside { "不在对局中", "不在對局中", "outside the game" }
    fouls_lose(count) { "一轮犯规 {count} 次判负。", "一輪犯規 {count} 次判負。", "{count} fouls in a round lose the game." }
    foul_proposes_loss(name) {
        "{name}的犯规已达判负次数。",
        "{name}的犯規已達判負次數。",
        "The fouls of {name} lose the game.",
    }
    enter_loss(outcome) { "判{outcome}", "判{outcome}", "Enter: {outcome}" }
    exchange_colours { "换先后", "換先後", "Exchange colours" }
    clear_result { "清除结果", "清除結果", "Clear the result" }
    correct_title(round, table, outcome) {
        "把第 {round} 轮第 {table} 台改为{outcome}？",
        "把第 {round} 輪第 {table} 台改為{outcome}？",
        "Change round {round}, table {table} to: {outcome}?",
    }
    correct_clear_title(round, table) {
        "清除第 {round} 轮第 {table} 台的结果？",
        "清除第 {round} 輪第 {table} 台的結果？",
        "Clear the result of round {round}, table {table}?",
    }
    correct_swap_title(round, table) {
        "第 {round} 轮第 {table} 台换先后？",
        "第 {round} 輪第 {table} 台換先後？",
        "Exchange the colours in round {round}, table {table}?",
    }
    consequence_points(players, places) {
        "{players} 人的积分变，{places} 人的名次变",
        "{players} 人的積分變，{places} 人的名次變",
        "The points of {players} and the places of {places} players change",
    }
    consequence_pairings(from, to) {
        "第 {from}–{to} 轮已发布的对阵不变",
        "第 {from}–{to} 輪已發布的對陣不變",
        "The published pairings of rounds {from}–{to} stay as they are",
    }
    consequence_pairing(round) {
        "第 {round} 轮已发布的对阵不变",
        "第 {round} 輪已發布的對陣不變",
        "The published pairing of round {round} stays as it is",
    }
    leave_it { "不改", "不改", "Leave it" }
    change_to(outcome) { "改为{outcome}", "改為{outcome}", "Change to: {outcome}" }
    change_it { "更改", "更改", "Change" }
    tap_for_reasons { "点一对，看原因。", "點一對，看原因。", "Tap a pair to see why." }
    by_hand_title { "有手工要求", "有手工要求", "Changed by hand" }
    by_hand_as_good { "和不加要求一样好。", "和不加要求一樣好。", "As good as without." }
    by_hand_worse(what) { "比不加要求差在：{what}。", "比不加要求差在：{what}。", "Worse than without: {what}." }
    by_hand_breaks(rule, one, other) { "{one} 对 {other} 违反“{rule}”。", "{one} 對 {other} 違反「{rule}」。", "{one} against {other} breaks the rule: {rule}." }
    drop_wish { "取消", "取消", "Drop" }
    make_together { "锁定这对", "鎖定這對", "Lock the pair" }
    make_apart { "不许这对", "不許這對", "Keep apart" }
    make_turned { "换先后", "換先後", "Turn colours" }
    make_bye(name) { "让{name}轮空", "讓{name}輪空", "Give {name} the bye" }
    make_pair(name) { "换成对{name}", "換成對{name}", "Pair with {name}" }
    make_it { "换成", "換成", "Take" }
    taken_as_draws_title(count) { "{count} 台未录，编排时按和棋算。", "{count} 台未錄，編排時按和棋算。", "Missing results taken as draws for the pairing: {count}." }
    taken_as_draws_text {
        "结果补录以后，已发布的对阵不变，名次照真实结果算。",
        "結果補錄以後，已發布的對陣不變，名次照真實結果算。",
        "When they come in, the published pairing stays, and the places follow the real results.",
    }
    pair_with_missing { "先编下一轮", "先編下一輪", "Pair without them" }
    pair_with_missing_title(count) { "{count} 台没有结果，先编下一轮？", "{count} 台沒有結果，先編下一輪？", "Pair the next round with {count} results missing?" }
    pools { "编排池", "編排池", "Pools" }
    optimum_wished { "照手工要求，代价最小。", "照手工要求，代價最小。", "The least cost with what was asked for." }
    optimum_note { "可行编排中代价最小。", "可行編排中代價最小。", "The least cost of all possible pairings." }
    quality_rematches { "重遇", "重遇", "rematches" }
    quality_threes { "连三、多三", "連三、多三", "threes" }
    quality_floats(difference) { "跨分，差 {difference}", "跨分，差 {difference}", "across points, by {difference}" }
    quality_colours { "先后未趋平", "先後未趨平", "colours unmet" }
    group_of(points) { "{points} 分组", "{points} 分組", "{points} points" }
    group_size(count) { "{count} 人", "{count} 人", "{count} players" }
    group_size_odd(count) { "{count} 人・单数", "{count} 人・單數", "{count} players · odd" }
    floats_up { "上调", "上調", "floats up" }
    floats_down { "下调", "下調", "floats down" }
    given_up_title { "不破例就编不出来。", "不破例就編不出來。", "No pairing keeps every rule." }
    given_up_advice {
        "这是破例最少的编排；发布后记为手工调整。",
        "這是破例最少的編排；發布後記為手工調整。",
        "This one breaks the least; published, it is recorded as changed by hand.",
    }
    no_pairing_title { "编不出来", "編不出來", "No pairing is possible" }
    keypad { "按台号录成绩", "按台號錄成績", "Results by table number" }
    all_in { "这一轮全部录完", "這一輪全部錄完", "Every result of the round is in" }
    before_number { "第", "第", "Table" }
    after_table_number { "台", "台", "" }
    first { "先手", "先手", "first" }
    second { "后手", "後手", "second" }
    result { "结果", "結果", "Result" }
    already_in(outcome) { "已录：{outcome}", "已錄：{outcome}", "Already in: {outcome}" }
    press_again_to_change(known, new) {
        "已录{known}。再按一次{new}，改为{new}。",
        "已錄{known}。再按一次{new}，改為{new}。",
        "Already in: {known}. Press again to change it to: {new}.",
    }
    number_and_result { "台号 + 结果", "台號 + 結果", "Number + result" }
    keys_of_numbers { "按数字选台", "按數字選台", "Type a table's number" }
    keys_of_results { "再按 ← 红胜，↓ 和，→ 黑胜", "再按 ← 紅勝，↓ 和，→ 黑勝", "Then ← red wins, ↓ draw, → black wins" }
    forfeits_and_fouls { "弃权 犯规", "棄權 犯規", "Forfeit, foul" }
    next_missing { "下一张未录", "下一張未錄", "Next missing" }
    next_table { "下一台", "下一台", "Next" }
    delete_digit { "删一位", "刪一位", "Delete a digit" }
    entered_just_now { "刚才录的", "剛才錄的", "Just entered" }
    take_back_title(round) { "撤回第 {round} 轮？", "撤回第 {round} 輪？", "Take round {round} back?" }
    take_back_text {
        "这一轮还没有结果。撤回后可以重新编排；记录里留着。",
        "這一輪還沒有結果。撤回後可以重新編排；記錄裡留著。",
        "Nothing has been entered in this round. It can be paired again; the record keeps it.",
    }
}
