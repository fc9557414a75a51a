//! Texts of the settings page: the name of every setting, and what it means in a sentence.

use super::{Display, Language};

texts! {
    unsaved_edits {
        "改动还没有保存。点“保存”留下；再关一次就放弃。",
        "改動還沒有保存。點「保存」留下；再關一次就放棄。",
        "The change is not saved. Save keeps it; closing once more drops it.",
    }
    group_event { "赛事", "賽事", "Event" }
    group_pairing { "编排", "編排", "Pairing" }
    group_points { "计分", "計分", "Points" }
    group_places { "名次", "名次", "Places" }
    group_fouls { "犯规", "犯規", "Fouls" }
    group_entry { "报名", "報名", "Entries" }
    group_sections { "组别", "組別", "Sections" }
    group_prizes { "奖项", "獎項", "Prizes" }
    group_timetable { "日程", "日程", "Timetable" }
    groups_of_settings { "规程的各部分", "規程的各部分", "Parts of the regulation" }
    settings_open { "未开赛，随时可改", "未開賽，隨時可改", "not started, free to change" }
    settings_started { "已开赛，改动问两遍", "已開賽，改動問兩遍", "started, changes ask twice" }
    rule_n(rule) { "规则 {rule}", "規則 {rule}", "Rule {rule}" }
    rule_mark { "・", "・", " · " }
    setting_saved(name) { "已修改：{name}", "已修改：{name}", "Changed: {name}" }
    setting_from_to(name, before, after) {
        "{name} {before} → {after}",
        "{name} {before} → {after}",
        "{name} {before} → {after}",
    }
    colon { "：", "：", ": " }
    list_semicolon { "；", "；", "; " }
    list_comma { "、", "、", ", " }
    not_filled_in { "未填", "未填", "not filled in" }
    yes { "是", "是", "Yes" }
    no { "否", "否", "No" }
    wrong_fields { "先改正标出的格，再保存。", "先改正標出的格，再儲存。", "Mend the marked fields first, then save." }
    not_changed_kept { "没有保存。规程还是原来的。", "沒有儲存。規程還是原來的。", "Nothing was saved. The regulation is as it was." }
    hint_range(from, to) { "{from} 到 {to} 的整数", "{from} 到 {to} 的整數", "A whole number from {from} to {to}" }
    hint_range_or_empty(from, to, none) {
        "{from} 到 {to} 的整数；空着：{none}",
        "{from} 到 {to} 的整數；空著：{none}",
        "A whole number from {from} to {to}; empty: {none}",
    }
    hint_points { "0 到 100，可以带半分：0.5 或 ½", "0 到 100，可以帶半分：0.5 或 ½", "0 to 100, halves as 0.5 or ½" }
    hint_date { "例如 2009-09-01；空着：不限", "例如 2009-09-01；空著：不限", "As 2009-09-01; empty: no limit" }
    hint_needed { "不能空着", "不能空著", "Cannot be empty" }

    ask_after_start(name) { "开赛后还要改“{name}”？", "開賽後還要改「{name}」？", "Change after the start: {name}?" }
    nothing_moves { "积分和名次都不变", "積分和名次都不變", "No points and no places change" }
    only_places_move(places) { "积分不变，{places} 人的名次变", "積分不變，{places} 人的名次變", "No points change; players with another place: {places}" }
    back_to_editing { "再看看", "再看看", "Look again" }

    set_name { "赛事名称", "賽事名稱", "Name" }
    set_name_help { "印在每张表的抬头，最多 100 个字。", "印在每張表的抬頭，最多 100 個字。", "Stands at the head of every sheet; at most 100 characters." }
    set_days { "日期", "日期", "Days" }
    set_days_help { "照规程的写法，例如“11月23–24日”。", "照規程的寫法，例如「11月23–24日」。", "In the regulation's own words, as 23–24 November." }
    set_venue { "地点", "地點", "Venue" }
    set_venue_help { "写到找得到的程度，例如“市文化馆三楼”。", "寫到找得到的程度，例如「市文化館三樓」。", "So that people find it, as Town Hall, third floor." }
    set_time_control { "用时", "用時", "Time control" }
    set_time_control_help {
        "照规程写，例如“每方20分钟，每步加10秒”；软件不计时。",
        "照規程寫，例如「每方20分鐘，每步加10秒」；軟體不計時。",
        "In the regulation's words, as 20 min + 10 s each; no clock runs here.",
    }
    set_late { "迟到判负", "遲到判負", "Late is lost" }
    set_late_help {
        "过了这些分钟还没入座，就判弃权；例如 10 分钟。",
        "過了這些分鐘還沒入座，就判棄權；例如 10 分鐘。",
        "Who is not at the table after so many minutes has forfeited, as 10.",
    }
    minutes_n(minutes) { "{minutes} 分钟", "{minutes} 分鐘", "{minutes} min" }
    by_the_arbiter { "由裁判定", "由裁判定", "the arbiter decides" }

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

    set_criteria { "名次次序", "名次次序", "Order of places" }
    set_criteria_help {
        "从上往下比，分出高下就停；全一样时按编号，名次不并列。",
        "從上往下比，分出高下就停；全一樣時按編號，名次不並列。",
        "Compared from the top until two differ; at the end by number, so that no place is shared.",
    }
    points_stay_first { "积分总在第一", "積分總在第一", "Points always come first" }
    preset_orders { "用现成的次序", "用現成的次序", "Take a ready order" }
    preset_a { "14.3.1（A）", "14.3.1（A）", "14.3.1 (A)" }
    preset_b { "14.3.2（B）", "14.3.2（B）", "14.3.2 (B)" }
    preset_gaoping { "高平 2019", "高平 2019", "Gaoping 2019" }
    move_up(name) { "{name}上移", "{name}上移", "Move {name} up" }
    move_down(name) { "{name}下移", "{name}下移", "Move {name} down" }
    remove_item(name) { "去掉{name}", "去掉{name}", "Remove {name}" }
    add_criterion { "加一项", "加一項", "Add a criterion" }
    add_criterion_named(name) { "加上{name}", "加上{name}", "Add {name}" }

    set_foul_kinds { "犯规种类", "犯規種類", "Kinds of fouls" }
    set_foul_kinds_help {
        "每种记几次、一盘里几次判负；例如接听手机一次记 2 次。",
        "每種記幾次、一盤裡幾次判負；例如接聽手機一次記 2 次。",
        "How much each counts and how often it loses the game; an answered phone may count 2.",
    }
    foul_summary(name, weight) { "{name}，记 {weight} 次", "{name}，記 {weight} 次", "{name}, counts {weight}" }
    foul_summary_loses(name, weight, times) {
        "{name}，记 {weight} 次，满 {times} 次判负",
        "{name}，記 {weight} 次，滿 {times} 次判負",
        "{name}, counts {weight}, lost at {times}",
    }
    foul_name { "名称", "名稱", "Name" }
    foul_weight { "记几次", "記幾次", "Counts" }
    foul_loses_at { "本种满几次判负", "本種滿幾次判負", "This kind loses at" }
    not_by_itself { "本种不单独判负", "本種不單獨判負", "not by itself" }
    add_foul_kind { "加一种犯规", "加一種犯規", "Add a kind of foul" }
    set_foul_total { "一轮犯规判负", "一輪犯規判負", "Fouls that lose a round" }
    set_foul_total_help {
        "一轮里各种犯规合计到这么多次，这盘判负；例如 2 次。",
        "一輪裡各種犯規合計到這麼多次，這盤判負；例如 2 次。",
        "When all fouls of a round count so many, the game is lost, as 2.",
    }
    times_n(times) { "{times} 次", "{times} 次", "{times}" }
    never_by_total { "不按合计判负", "不按合計判負", "never by the total" }
    set_foul_deduction { "犯规扣对手分", "犯規扣對手分", "Deduction for a foul" }
    set_foul_deduction_help {
        "每次犯规从犯规者自己的对手分里扣多少；绵阳 2019 扣 3，一般是 0。",
        "每次犯規從犯規者自己的對手分裡扣多少；綿陽 2019 扣 3，一般是 0。",
        "What each foul takes from the fouling player's own opponents' points; 3 in Mianyang 2019, usually 0.",
    }

    set_limit { "名额", "名額", "Limit" }
    set_limit_help { "最多收多少人，例如 80。", "最多收多少人，例如 80。", "The most entrants that are taken, as 80." }
    no_limit { "不限", "不限", "no limit" }
    set_deadline { "报名截止", "報名截止", "Deadline" }
    set_deadline_help { "照规程写，例如“11月22日 12:00”。", "照規程寫，例如「11月22日 12:00」。", "In the regulation's words, as 22 November, noon." }
    set_fee { "报名费", "報名費", "Fee" }
    set_fee_help { "每人多少元，例如 100；空着不收费。", "每人多少元，例如 100；空著不收費。", "In yuan for each entrant, as 100; empty where none is taken." }
    no_fee { "不收费", "不收費", "none" }
    set_needs_paid { "缴费才抽签", "繳費才抽籤", "Draw needs payment" }
    set_needs_paid_help { "没缴费的人不编入抽签。", "沒繳費的人不編入抽籤。", "Who has not paid is not drawn." }
    set_needs_present { "到场才抽签", "到場才抽籤", "Draw needs presence" }
    set_needs_present_help { "没点到的人不编入抽签，来晚了再补号。", "沒點到的人不編入抽籤，來晚了再補號。", "Who has not been seen is not drawn, and gets a number on arrival." }

    set_sections { "组别", "組別", "Sections" }
    set_sections_help {
        "按出生日期和性别分组；同池一起编排，名次分开排。",
        "按出生日期和性別分組；同池一起編排，名次分開排。",
        "By date of birth and gender; paired together in a pool, placed apart.",
    }
    section_name { "组名", "組名", "Name" }
    section_born_from { "出生不早于", "出生不早於", "Born from" }
    section_born_to { "出生不晚于", "出生不晚於", "Born until" }
    section_gender { "性别", "性別", "Gender" }
    gender_any { "不限", "不限", "Any" }
    gender_men { "男", "男", "Men" }
    gender_women { "女", "女", "Women" }
    section_pool { "编排池", "編排池", "Pool" }
    pool_n(pool) { "第 {pool} 池", "第 {pool} 池", "Pool {pool}" }
    born_between(from, to) { "{from} 至 {to} 出生", "{from} 至 {to} 出生", "born {from} to {to}" }
    born_from_text(from) { "{from} 起出生", "{from} 起出生", "born from {from}" }
    born_to_text(to) { "{to} 前出生", "{to} 前出生", "born until {to}" }
    add_section { "加一个组", "加一個組", "Add a section" }
    new_section { "新组别", "新組別", "New section" }

    set_prizes { "奖项", "獎項", "Prizes" }
    set_prizes_help {
        "一段名次得多少，例如 7–10 名各 300 元；幸运奖给别的名次。",
        "一段名次得多少，例如 7–10 名各 300 元；幸運獎給別的名次。",
        "What a range of places brings, as 300 yuan each for 7 to 10; lucky prizes go to other places.",
    }
    no_prizes { "没有奖项", "沒有獎項", "no prizes" }
    prizes_value(ranges, total) { "{ranges} 档，共 {total} 元", "{ranges} 檔，共 {total} 元", "{ranges} ranges, ¥{total} in all" }
    prize_place(place) { "第 {place} 名", "第 {place} 名", "Place {place}" }
    prize_places(from, to) { "第 {from}–{to} 名", "第 {from}–{to} 名", "Places {from}–{to}" }
    prize_lucky { "幸运奖", "幸運獎", "lucky prize" }
    prize_from { "从第几名", "從第幾名", "From place" }
    prize_to { "到第几名", "到第幾名", "To place" }
    prize_yuan { "每人奖金（元）", "每人獎金（元）", "Money each (yuan)" }
    no_money { "没有奖金", "沒有獎金", "no money" }
    prize_thing { "奖品", "獎品", "Thing" }
    is_lucky { "是幸运奖", "是幸運獎", "A lucky prize" }
    add_prize { "加一档", "加一檔", "Add a range" }

    set_timetable { "日程", "日程", "Timetable" }
    set_timetable_help { "哪半天下哪几轮，照规程写。", "哪半天下哪幾輪，照規程寫。", "Which rounds are played when, in the regulation's words." }
    no_timetable { "还没有写", "還沒有寫", "not written yet" }
    timetable_time { "时间", "時間", "When" }
    timetable_what { "内容", "內容", "What" }
    add_session { "加一场", "加一場", "Add a session" }
    unnamed { "（未命名）", "（未命名）", "(no name)" }
    remove_this { "删去这一项", "刪去這一項", "Remove this one" }
    in_use { "已经用到，不能删去", "已經用到，不能刪去", "In use, cannot be removed" }
    item_n(number) { "第 {number} 项", "第 {number} 項", "No. {number}" }

    to_record_steps(count) { "记录 {count} 步", "記錄 {count} 步", "Record, steps: {count}" }
    event_tools { "记录和备份", "記錄和備份", "Record and backup" }
}
