//! What a command did, as a short phrase: in the record, on the undo button and in the toast after a tap.

use bianpai::command::Command;
use bianpai::event::{Event, Outcome, PlayerId, Wish};

use super::{Display, Language};

texts! {
    did_set_ratings(count) { "按名单填等级分 {count} 人", "按名單填等級分 {count} 人", "Ratings from a list: {count}" }
    did_add(count, name) { "添加 {name} 等 {count} 人", "新增 {name} 等 {count} 人", "add {name} and others, {count} in all" }
    did_add_one(name) { "添加{name}", "新增{name}", "add {name}" }
    did_edit(name) { "修改{name}的报名", "修改{name}的報名", "edit the entry of {name}" }
    did_move(count, section) { "{count} 人改到{section}", "{count} 人改到{section}", "move players to {section}: {count}" }
    did_remove_named(name) { "移除{name}", "移除{name}", "remove {name}" }
    did_remove { "移除一名棋手", "移除一名棋手", "remove a player" }
    did_paid(name) { "{name} 已缴费", "{name} 已繳費", "{name} has paid" }
    did_unpaid(name) { "{name} 改为未缴", "{name} 改為未繳", "{name} has not paid" }
    did_present(name) { "{name} 已到", "{name} 已到", "{name} is here" }
    did_absent(name) { "{name} 改为未到", "{name} 改為未到", "{name} is not here" }
    did_paid_many(count) { "{count} 人已缴费", "{count} 人已繳費", "{count} players have paid" }
    did_unpaid_many(count) { "{count} 人改为未缴", "{count} 人改為未繳", "{count} players have not paid" }
    did_present_many(count) { "{count} 人已到", "{count} 人已到", "{count} players are here" }
    did_absent_many(count) { "{count} 人改为未到", "{count} 人改為未到", "{count} players are not here" }
    did_late(name) { "{name} 晚到", "{name} 晚到", "{name} comes late" }
    did_not_late(name) { "{name} 不再算晚到", "{name} 不再算晚到", "{name} no longer comes late" }
    did_late_many(count) { "{count} 人晚到", "{count} 人晚到", "{count} players come late" }
    did_not_late_many(count) { "{count} 人不再算晚到", "{count} 人不再算晚到", "{count} players no longer come late" }
    did_flag(name, flag) { "{name} 标为“{flag}”", "{name} 標為「{flag}」", "mark {name}: {flag}" }
    did_unflag(name, flag) { "{name} 去掉“{flag}”", "{name} 去掉「{flag}」", "unmark {name}: {flag}" }
    did_flag_many(count, flag) { "{count} 人标为“{flag}”", "{count} 人標為「{flag}」", "mark {count} players: {flag}" }
    did_unflag_many(count, flag) { "{count} 人去掉“{flag}”", "{count} 人去掉「{flag}」", "unmark {count} players: {flag}" }
    did_lots(purpose, among, names, seed) {
        "{purpose}：{among} 人中抽出{names}（种子 {seed}）",
        "{purpose}：{among} 人中抽出{names}（種子 {seed}）",
        "{purpose}: of {among} were drawn {names} (seed {seed})",
    }
    did_part(count) { "男女分开编排，{count} 人改组", "男女分開編排，{count} 人改組", "part men and women, {count} moved" }
    did_together(what, count) { "{what} 等 {count} 项", "{what} 等 {count} 項", "{what} and more, {count} in all" }
    did_add_several(count) { "添加 {count} 人", "新增 {count} 人", "add {count} players" }
    did_update_several(count) { "更新 {count} 人的报名", "更新 {count} 人的報名", "update {count} entries" }
    did_add_and_update(added, edited) {
        "添加 {added} 人，更新 {edited} 人",
        "新增 {added} 人，更新 {edited} 人",
        "add {added} players, update {edited}",
    }
    did_draw(count, seed) { "抽签 {count} 个编号（种子 {seed}）", "抽籤 {count} 個編號（種子 {seed}）", "draw {count} numbers (seed {seed})" }
    did_enter_late(name, number, round) {
        "{name} 补为 {number} 号，第 {round} 轮起",
        "{name} 補為 {number} 號，第 {round} 輪起",
        "{name} enters late as number {number} from round {round}",
    }
    did_publish(round) { "发布第 {round} 轮", "發布第 {round} 輪", "publish round {round}" }
    did_publish_by_hand(round) { "发布第 {round} 轮（有手工调整）", "發布第 {round} 輪（有手工調整）", "publish round {round} (changed by hand)" }
    did_take_back(round) { "撤回第 {round} 轮", "撤回第 {round} 輪", "take round {round} back" }
    did_outcome(round, table, outcome) { "第 {round} 轮第 {table} 台，{outcome}", "第 {round} 輪第 {table} 台，{outcome}", "round {round} table {table}: {outcome}" }
    did_clear(round, table) { "清除第 {round} 轮第 {table} 台的结果", "清除第 {round} 輪第 {table} 台的結果", "clear the result of round {round} table {table}" }
    did_swap(round, table) { "第 {round} 轮第 {table} 台换先后", "第 {round} 輪第 {table} 台換先後", "exchange colours in round {round} table {table}" }
    did_foul(round, name, kind) { "第 {round} 轮 {name} {kind}", "第 {round} 輪 {name} {kind}", "round {round}: {name}, {kind}" }
    did_remove_foul(round, name, kind) { "取消第 {round} 轮 {name} 的{kind}", "取消第 {round} 輪 {name} 的{kind}", "take back in round {round}: {name}, {kind}" }
    did_wish(wish) { "下一轮要求：{wish}", "下一輪要求：{wish}", "wish for the next round: {wish}" }
    did_drop_wish(wish) { "取消要求：{wish}", "取消要求：{wish}", "drop the wish: {wish}" }
    did_withdraw(name, round) { "{name} 第 {round} 轮后退赛", "{name} 第 {round} 輪後退賽", "{name} withdraws after round {round}" }
    did_disqualify(name) { "取消 {name} 的成绩", "取消 {name} 的成績", "disqualify {name}" }
    did_return(name) { "{name} 恢复参赛", "{name} 恢復參賽", "{name} is back" }
    did_away(name, round) { "{name} 第 {round} 轮请假", "{name} 第 {round} 輪請假", "{name} is away in round {round}" }
    did_not_away(name, round) { "{name} 第 {round} 轮不再请假", "{name} 第 {round} 輪不再請假", "{name} is not away in round {round}" }
    did_put_back(name) { "{name} 恢复编排", "{name} 恢復編排", "{name} is paired again" }
    did_start_final(section, players) { "{section}决赛开始，{players} 人", "{section}決賽開始，{players} 人", "start the final of {section}, {players} players" }
    did_cancel_final(section) { "取消{section}决赛", "取消{section}決賽", "call the final of {section} off" }
    did_final_game(section, name, outcome, game) { "{section}决赛，{name}先手，第 {game} 局{outcome}", "{section}決賽，{name}先手，第 {game} 局{outcome}", "final of {section}, {name} first, game {game}: {outcome}" }
    did_clear_final_game(section) { "清除{section}决赛的一局", "清除{section}決賽的一局", "clear a game of the final of {section}" }
    did_change_rules { "修改规程", "修改規程", "change the regulation" }
    outcome_first_wins { "红胜", "紅勝", "red wins" }
    outcome_draw { "和棋", "和棋", "draw" }
    outcome_second_wins { "黑胜", "黑勝", "black wins" }
    outcome_first_forfeits { "红弃权", "紅棄權", "red forfeits" }
    outcome_second_forfeits { "黑弃权", "黑棄權", "black forfeits" }
    outcome_double_forfeit { "双弃权", "雙棄權", "double forfeit" }
    outcome_double_loss { "判双负", "判雙負", "double loss" }
    unknown_player { "（已移除）", "（已移除）", "(removed)" }
}

/// The name of a player, or a word for one who is no longer on the list.
pub fn name_of(event: &Event, id: PlayerId) -> String {
    event.player(id).map_or_else(String::new, |player| player.profile.name.clone())
}

/// An outcome in words.
pub const fn outcome_text(t: Language, outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::FirstWins => t.outcome_first_wins(),
        Outcome::Draw => t.outcome_draw(),
        Outcome::SecondWins => t.outcome_second_wins(),
        Outcome::FirstForfeits => t.outcome_first_forfeits(),
        Outcome::SecondForfeits => t.outcome_second_forfeits(),
        Outcome::DoubleForfeit => t.outcome_double_forfeit(),
        Outcome::DoubleLoss => t.outcome_double_loss(),
    }
}

/// What a command did. Names are looked up in the event as it stands now.
pub fn command_text(t: Language, event: &Event, command: &Command) -> String {
    let name = |id: PlayerId| event.player(id).map(|player| player.profile.name.clone());
    command_text_with(t, event, command, name)
}

/// What a command did, with the names that `name` knows.
pub fn command_text_with(
    t: Language,
    event: &Event,
    command: &Command,
    name: impl Fn(PlayerId) -> Option<String>,
) -> String {
    text_of(t, event, command, &name)
}

fn text_of(t: Language, event: &Event, command: &Command, known: &dyn Fn(PlayerId) -> Option<String>) -> String {
    let section = |id| event.regulation.section(id).map_or("", |section| &section.name);
    let name = |id: PlayerId| known(id).unwrap_or_else(|| t.unknown_player().to_owned());
    match command {
        Command::AddPlayers { entrants } => match &entrants[..] {
            [one] => t.did_add_one(&one.profile.name),
            [first, ..] => t.did_add(entrants.len(), &first.profile.name),
            [] => t.did_add(0, ""),
        },
        Command::EditPlayer { player, .. } => t.did_edit(name(*player)),
        Command::MovePlayers { players, section: to } => t.did_move(players.len(), section(*to)),
        Command::RemovePlayer { player } => {
            known(*player).map_or_else(|| t.did_remove().to_owned(), |name| t.did_remove_named(name))
        }
        Command::SetPaid { players, paid } => match (&players[..], paid) {
            ([one], true) => t.did_paid(name(*one)),
            ([one], false) => t.did_unpaid(name(*one)),
            (many, true) => t.did_paid_many(many.len()),
            (many, false) => t.did_unpaid_many(many.len()),
        },
        Command::SetPresent { players, present } => match (&players[..], present) {
            ([one], true) => t.did_present(name(*one)),
            ([one], false) => t.did_absent(name(*one)),
            (many, true) => t.did_present_many(many.len()),
            (many, false) => t.did_absent_many(many.len()),
        },
        Command::SetRatings { ratings } => t.did_set_ratings(ratings.len()),
        Command::SetLate { players, late } => match (&players[..], late) {
            ([one], true) => t.did_late(name(*one)),
            ([one], false) => t.did_not_late(name(*one)),
            (many, true) => t.did_late_many(many.len()),
            (many, false) => t.did_not_late_many(many.len()),
        },
        Command::SetFlag { players, flag, holds } => match (&players[..], holds) {
            ([one], true) => t.did_flag(name(*one), flag),
            ([one], false) => t.did_unflag(name(*one), flag),
            (many, true) => t.did_flag_many(many.len(), flag),
            (many, false) => t.did_unflag_many(many.len(), flag),
        },
        Command::DrawLots { purpose, among, seed, drawn } => {
            let names: Vec<String> = drawn.iter().map(|id| name(*id)).collect();
            t.did_lots(purpose, among.len(), names.join(t.list_comma()), seed)
        }
        Command::Together { commands } => together_text(t, event, commands, known),
        Command::DrawNumbers { seed, order, .. } => t.did_draw(order.len(), seed),
        Command::EnterLate { player, number, first_round } => t.did_enter_late(name(*player), number, first_round),
        Command::PublishRound { round, by_hand: false, .. } => t.did_publish(round),
        Command::PublishRound { round, by_hand: true, .. } => t.did_publish_by_hand(round),
        Command::Withdraw { player, after } => t.did_withdraw(name(*player), after),
        Command::Disqualify { player, .. } => t.did_disqualify(name(*player)),
        Command::Return { player } => t.did_return(name(*player)),
        Command::SetAway { player, round, away: true } => t.did_away(name(*player), round),
        Command::SetAway { player, round, away: false } => t.did_not_away(name(*player), round),
        Command::PutBack { player } => t.did_put_back(name(*player)),
        Command::Wish { wish, .. } => t.did_wish(wish_text(t, *wish, name)),
        Command::DropWish { wish, .. } => t.did_drop_wish(wish_text(t, *wish, name)),
        Command::StartFinal { of, participants, .. } => t.did_start_final(section(*of), participants.len()),
        Command::CancelFinal { of } => t.did_cancel_final(section(*of)),
        Command::SetFinalGame { of, first, outcome, game, .. } => {
            t.did_final_game(section(*of), name(*first), outcome_text(t, *outcome), game + 1)
        }
        Command::ClearFinalGame { of, .. } => t.did_clear_final_game(section(*of)),
        Command::ChangeRegulation { .. } => t.did_change_rules().into(),
        at_a_round => round_text(t, event, at_a_round, name),
    }
}

/// Several changes as one: what they are together.
fn together_text(
    t: Language,
    event: &Event,
    commands: &[Command],
    known: &dyn Fn(PlayerId) -> Option<String>,
) -> String {
    let edited = commands.iter().filter(|each| matches!(each, Command::EditPlayer { .. })).count();
    let entrants =
        commands.iter().map(|each| if let Command::AddPlayers { entrants } = each { entrants.len() } else { 0 });
    match (commands, entrants.sum::<usize>(), edited) {
        ([], ..) => String::new(),
        ([one], ..) => text_of(t, event, one, known),
        ([Command::ChangeRegulation { .. }, Command::MovePlayers { players, .. }], ..) => t.did_part(players.len()),
        ([first, ..], 0, 0) => t.did_together(text_of(t, event, first, known), commands.len()),
        (_, added, 0) => t.did_add_several(added),
        (_, 0, edited) => t.did_update_several(edited),
        (_, added, edited) => t.did_add_and_update(added, edited),
    }
}

/// What is wanted of the next round (rules 4.10).
pub fn wish_text(t: Language, wish: Wish, name: impl Fn(PlayerId) -> String) -> String {
    match wish {
        Wish::Together(one, other) => t.wish_together(name(one), name(other)),
        Wish::Seated(first, second) => t.wish_seated(name(first), name(second)),
        Wish::Apart(one, other) => t.wish_apart(name(one), name(other)),
        Wish::Bye(player) => t.wish_bye(name(player)),
    }
}

fn round_text(t: Language, event: &Event, command: &Command, name: impl Fn(PlayerId) -> String) -> String {
    let kind = |index: usize| event.regulation.fouls.kinds.get(index).map_or("", |kind| &kind.name).to_owned();
    match command {
        Command::TakeBackRound { round, .. } => t.did_take_back(round),
        Command::SetOutcome { round, table, outcome: Some(outcome), .. } => {
            t.did_outcome(round, table, outcome_text(t, *outcome))
        }
        Command::SetOutcome { round, table, outcome: None, .. } => t.did_clear(round, table),
        Command::SwapColours { round, table, .. } => t.did_swap(round, table),
        Command::AddFoul { round, foul, .. } => t.did_foul(round, name(foul.player), kind(foul.kind)),
        Command::RemoveFoul { round, foul, .. } => t.did_remove_foul(round, name(foul.player), kind(foul.kind)),
        _ => String::new(),
    }
}
