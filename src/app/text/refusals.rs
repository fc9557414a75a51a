//! Why a command was refused, in sentences.

use bianpai::command::Refusal;
use bianpai::event::{Event, PlayerId, RegulationFault};

use super::{Display, Language};

texts! {
    refused_nobody { "没有选中任何人。", "沒有選中任何人。", "Nobody is chosen." }
    refused_missing { "它已经不在了，可能刚被撤销。", "它已經不在了，可能剛被撤銷。", "It is no longer there; perhaps it was just undone." }
    refused_profile {
        "要有名字，最多 60 个字；其他各项最多 200 个字。",
        "要有名字，最多 60 個字；其他各項最多 200 個字。",
        "A name is needed, of at most 60 characters; other texts have at most 200.",
    }
    refused_paired(name) {
        "{name}已经编入对阵，不能移除或换池；可以退赛。",
        "{name}已經編入對陣，不能移除或換池；可以退賽。",
        "{name} has been paired and cannot be removed or moved; withdraw the player instead.",
    }
    refused_numbered(name) { "{name}已经有编号。", "{name}已經有編號。", "{name} has a number already." }
    refused_number_range { "编号从 1 到 9999。", "編號從 1 到 9999。", "Numbers go from 1 to 9999." }
    refused_number_taken(number, name) {
        "{number} 号是{name}的，他已到场或已编入对阵。",
        "{number} 號是{name}的，他已到場或已編入對陣。",
        "Number {number} belongs to {name}, who is here or has been paired.",
    }
    refused_draw_closed {
        "第 1 轮已经发布，不能重新抽签。先撤回第 1 轮。",
        "第 1 輪已經發布，不能重新抽籤。先撤回第 1 輪。",
        "Round 1 is published: numbers cannot be drawn again. Take round 1 back first.",
    }
    refused_not_drawn { "还没有抽签编号。", "還沒有抽籤編號。", "Numbers have not been drawn yet." }
    refused_not_drawable(name) {
        "{name}还不能抽签：未缴费、未到场或已退赛。",
        "{name}還不能抽籤：未繳費、未到場或已退賽。",
        "{name} cannot be drawn: not paid, not present, or withdrawn.",
    }
    refused_twice(name) { "{name}出现了两次。", "{name}出現了兩次。", "{name} is named twice." }
    refused_seed { "种子是 0 到 999999999 的数。", "種子是 0 到 999999999 的數。", "A seed is a number from 0 to 999999999." }
    refused_next_round(round) { "下一轮应是第 {round} 轮。", "下一輪應是第 {round} 輪。", "The next round is round {round}." }
    refused_no_more_rounds(rounds) { "规程只有 {rounds} 轮。", "規程只有 {rounds} 輪。", "The regulation has {rounds} rounds." }
    refused_results_missing(round) { "第 {round} 轮还有结果没录。", "第 {round} 輪還有結果沒錄。", "Results of round {round} are missing." }
    refused_not_available(name, round) {
        "{name}不在第 {round} 轮：没有编号、已离开或已请假。",
        "{name}不在第 {round} 輪：沒有編號、已離開或已請假。",
        "{name} is not in round {round}: no number, gone, or excused.",
    }
    refused_forgotten(name, round) {
        "第 {round} 轮漏了{name}。请重新编排。",
        "第 {round} 輪漏了{name}。請重新編排。",
        "Round {round} leaves {name} out. Pair it again.",
    }
    refused_met(one, other, round) {
        "{one}与{other}在第 {round} 轮已经相遇。",
        "{one}與{other}在第 {round} 輪已經相遇。",
        "{one} and {other} have met in round {round}.",
    }
    refused_round_begun(round) {
        "第 {round} 轮已有记录，或不是最后一轮，不能撤回。",
        "第 {round} 輪已有記錄，或不是最後一輪，不能撤回。",
        "Round {round} has begun or is not the last; it cannot be taken back.",
    }
    refused_round_published(round) { "第 {round} 轮已经发布。", "第 {round} 輪已經發布。", "Round {round} is published already." }
    refused_not_in_round(name, round) { "{name}不在第 {round} 轮。", "{name}不在第 {round} 輪。", "{name} is not in round {round}." }
    refused_paired_later(name, round) {
        "{name}在第 {round} 轮已经编入对阵。",
        "{name}在第 {round} 輪已經編入對陣。",
        "{name} was paired in round {round}.",
    }
    refused_has_left(name) { "{name}已经离开。", "{name}已經離開。", "{name} has left already." }
    refused_has_not_left(name) { "{name}没有离开。", "{name}沒有離開。", "{name} has not left." }
    refused_section_in_use { "这个组里还有棋手，不能删。", "這個組裡還有棋手，不能刪。", "The section has players and cannot be dropped." }
    refused_pool_in_use { "这个编排池已经抽签，不能改。", "這個編排池已經抽籤，不能改。", "The pool has been drawn and cannot be changed." }
    refused_rounds_published(round) { "已经发布到第 {round} 轮，轮数不能更少。", "已經發布到第 {round} 輪，輪數不能更少。", "Round {round} is published; there cannot be fewer rounds." }
    refused_foul_in_use { "这种犯规已有记录，不能删。", "這種犯規已有記錄，不能刪。", "This kind of foul has been recorded and cannot be dropped." }
    refused_final_begun { "决赛已经开始。有了结果就不能取消；可以撤销。", "決賽已經開始。有了結果就不能取消；可以撤銷。", "The final has begun. With a result it cannot be called off; undo instead." }
    refused_final_players(players) { "决赛要 {players} 人。", "決賽要 {players} 人。", "The final needs {players} players." }
    nothing_to_undo { "没有可撤销的。", "沒有可撤銷的。", "There is nothing to undo." }
    nothing_to_redo { "没有可重做的。", "沒有可重做的。", "There is nothing to redo." }
    fault_name { "赛事要有名称，最多 100 个字。", "賽事要有名稱，最多 100 個字。", "The event needs a name of at most 100 characters." }
    fault_no_section { "至少要有一个组。", "至少要有一個組。", "There must be at least one section." }
    fault_rounds { "轮数从 1 到 99。", "輪數從 1 到 99。", "The number of rounds goes from 1 to 99." }
    fault_points_first { "名次的第一项必须是积分。", "名次的第一項必須是積分。", "Places must begin with points." }
    fault_criterion_twice { "名次里有一项重复了。", "名次裡有一項重複了。", "A criterion stands twice in the order of places." }
    fault_points {
        "胜不能少于和，和不能少于负；都在 0 到 100 之间。",
        "勝不能少於和，和不能少於負；都在 0 到 100 之間。",
        "A win counts at least a draw, a draw at least a loss; all from 0 to 100.",
    }
    fault_prize { "奖项的名次范围颠倒了。", "獎項的名次範圍顛倒了。", "A range of prizes ends before it begins." }
    fault_births { "组别的出生日期：起在止之后。", "組別的出生日期：起在止之後。", "A section's dates of birth end before they begin." }
    fault_share { "奖励到参赛人数的百分之几：1 到 100。", "獎勵到參賽人數的百分之幾：1 到 100。", "Prizes go down to a share of the field from 1 to 100 %." }
    fault_quota {
        "名额要有名称和数目，所属的组别或名单要存在。",
        "名額要有名稱和數目，所屬的組別或名單要存在。",
        "A quota needs a name, a number, and a section or list that exists.",
    }
    fault_title { "等级称号要有名称，写明名次或积分，所属的组别要存在。", "等級稱號要有名稱，寫明名次或積分，所屬的組別要存在。", "A grade title needs a name, a place or points, and a section that exists." }
    fault_fee { "优惠的费用要写明给哪种标记的人。", "優惠的費用要寫明給哪種標記的人。", "Another fee needs the flag of those who pay it." }
    fault_timetable { "日程里的组别不存在。", "日程裡的組別不存在。", "The timetable names a section that does not exist." }
    fault_teams { "团体至少 1 人，最多 20 人，计分人数不能超过队员人数，组队条件不能自相矛盾。", "團體至少 1 人，最多 20 人，計分人數不能超過隊員人數，組隊條件不能自相矛盾。", "A team has 1 to 20 members, counts no more of them than it has, and asks for no more of a kind than it allows." }
    fault_final { "决赛要属于一个组，每组至多一次，2、4、8 或 16 人，不迟于末轮。", "決賽要屬於一個組，每組至多一次，2、4、8 或 16 人，不遲於末輪。", "A final is the only one of a section that exists, of 2, 4, 8 or 16 players, and not after the last round." }
    fault_rating_factor { "等级分系数最大 200。", "等級分係數最大 200。", "A rating factor is at most 200." }
    fault_view { "名单要有名称，所属的组别或编排池要存在；只能并入同一组别的名单。", "名單要有名稱，所屬的組別或編排池要存在；只能併入同一組別的名單。", "A list needs a name, and a section or pool that exists; it is merged only into a list of the same one." }
    fault_foul { "犯规要有名称，次数最多 9。", "犯規要有名稱，次數最多 9。", "A kind of foul needs a name and counts at most 9." }
}

/// Why a command was refused, as a sentence or two.
pub fn refusal_text(t: Language, event: &Event, refusal: &Refusal) -> String {
    let name = |id: &PlayerId| super::name_of(event, *id);
    match refusal {
        Refusal::Nobody => t.refused_nobody().into(),
        Refusal::NoSuchPlayer(_)
        | Refusal::NoSuchSection(_)
        | Refusal::NoSuchPool(_)
        | Refusal::NoSuchRound(..)
        | Refusal::NoSuchTable(..)
        | Refusal::NoSuchFoulKind(_)
        | Refusal::NoSuchFoul(_)
        | Refusal::NoSuchMatch(_)
        | Refusal::NoSuchFinal(_)
        | Refusal::NoSuchWish => t.refused_missing().into(),
        Refusal::FinalHasBegun(_) => t.refused_final_begun().into(),
        Refusal::FinalPlayers(players) => t.refused_final_players(players),
        Refusal::Profile => t.refused_profile().into(),
        Refusal::AlreadyPaired(player) => t.refused_paired(name(player)),
        Refusal::AlreadyNumbered(player) => t.refused_numbered(name(player)),
        Refusal::NumberRange(_) => t.refused_number_range().into(),
        Refusal::NumberTaken(number, player) => t.refused_number_taken(number, name(player)),
        Refusal::DrawClosed(_) => t.refused_draw_closed().into(),
        Refusal::NotDrawn(_) => t.refused_not_drawn().into(),
        Refusal::NotDrawable(player) => t.refused_not_drawable(name(player)),
        Refusal::Twice(player) => t.refused_twice(name(player)),
        Refusal::SeedRange(_) => t.refused_seed().into(),
        Refusal::NotTheNextRound(round) => t.refused_next_round(round),
        Refusal::NoMoreRounds(rounds) => t.refused_no_more_rounds(rounds),
        Refusal::ResultsMissing(round) => t.refused_results_missing(round),
        Refusal::NotAvailable(player, round) => t.refused_not_available(name(player), round),
        Refusal::Forgotten(player, round) => t.refused_forgotten(name(player), round),
        Refusal::MetBefore(one, other, round) => t.refused_met(name(one), name(other), round),
        Refusal::RoundHasBegun(round) => t.refused_round_begun(round),
        Refusal::RoundIsPublished(round) => t.refused_round_published(round),
        Refusal::NotInRound(player, round) => t.refused_not_in_round(name(player), round),
        Refusal::PairedLater(player, round) => t.refused_paired_later(name(player), round),
        Refusal::HasLeft(player) => t.refused_has_left(name(player)),
        Refusal::HasNotLeft(player) => t.refused_has_not_left(name(player)),
        Refusal::Regulation(fault) => regulation_fault_text(t, fault).into(),
        Refusal::SectionInUse(_) => t.refused_section_in_use().into(),
        Refusal::PoolInUse(_) => t.refused_pool_in_use().into(),
        Refusal::RoundsPublished(_, round) => t.refused_rounds_published(round),
        Refusal::FoulKindInUse(_) => t.refused_foul_in_use().into(),
        Refusal::NothingToUndo => t.nothing_to_undo().into(),
        Refusal::NothingToRedo => t.nothing_to_redo().into(),
    }
}

/// What is wrong with a regulation, as a sentence.
const fn regulation_fault_text(t: Language, fault: &RegulationFault) -> &'static str {
    match fault {
        RegulationFault::Name => t.fault_name(),
        RegulationFault::Empty | RegulationFault::NoSuchPool(_) => t.fault_no_section(),
        RegulationFault::Rounds(_) => t.fault_rounds(),
        RegulationFault::PointsNotFirst(_) => t.fault_points_first(),
        RegulationFault::CriterionTwice(..) => t.fault_criterion_twice(),
        RegulationFault::PointOrder => t.fault_points(),
        RegulationFault::PrizeRange(_) => t.fault_prize(),
        RegulationFault::FoulKind(_) => t.fault_foul(),
        RegulationFault::View(_) => t.fault_view(),
        RegulationFault::Final(_) => t.fault_final(),
        RegulationFault::Teams => t.fault_teams(),
        RegulationFault::Births(_) => t.fault_births(),
        RegulationFault::PrizeShare(_) => t.fault_share(),
        RegulationFault::Quota(_) => t.fault_quota(),
        RegulationFault::Title(_) => t.fault_title(),
        RegulationFault::Fee(_) => t.fault_fee(),
        RegulationFault::Timetable(_) => t.fault_timetable(),
        RegulationFault::RatingFactor => t.fault_rating_factor(),
    }
}
