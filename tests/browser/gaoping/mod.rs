//! Gaoping 2019 (rules 1.5) as an organizer runs it on a phone: 37 entries pasted, nine rounds, everything that goes
//! wrong in a hall, and at the end the places, held against the test's own computation.

mod crosstable;
mod hall;

use crosstable::Ended;
use hall::{Hall, Seats};

use crate::browser::{Browser, Screen};
use crate::page::Page;

const ENTRIES: usize = 37;
const SEED: &str = "20191123";

/// Made up: pieces and moves, not people.
fn name(index: usize) -> String {
    let piece = ["车", "马", "炮", "象", "士", "将", "卒"][index % 7];
    let way = ["一平", "二进", "三退", "四平", "五进", "六退"][index / 7];
    format!("{piece}{way}")
}

/// Forfeits one game, in round 1: he came late.
const LATE: usize = 20;
/// Forfeits rounds 2 and 3, and is left out from then on.
const TWICE: usize = 25;
/// Withdraws after round 4.
const LEAVES: usize = 30;
/// The last entry: does not pay and is not drawn.
const UNPAID: usize = ENTRIES - 1;

/// The result that the players' strength and a little chance give: the earlier name is the stronger.
fn result(round: usize, seats: &Seats) -> Ended {
    let index = |player: &str| (0..ENTRIES).find(|&index| name(index) == player).expect("a known name");
    let (red, black) = (index(&seats.red), index(&seats.black));
    match ((red * 31 + black * 17 + round * 7) % 10, red < black) {
        (0..=2, _) => Ended::Draw,
        (3, stronger_red) if stronger_red => Ended::BlackWins,
        (3, _) => Ended::RedWins,
        (_, true) => Ended::RedWins,
        (_, false) => Ended::BlackWins,
    }
}

#[test]
fn gaoping_from_the_first_entry_to_the_places() {
    let mut hall = Hall { page: Browser::new(Screen::Phone).open(), notes: Default::default() };
    let page = &hall.page;
    page.tap("@new-event");
    page.tap("@template-gaoping");
    paste_entries(page);
    draw_numbers(&mut hall);
    rounds_1_to_4(&mut hall);
    round_5(&mut hall);
    rounds_6_to_9(&mut hall);
    hall.check_places(9);
    away_and_back(&hall);
}

fn paste_entries(page: &Page) {
    let lines: Vec<String> =
        (0..ENTRIES).map(|index| format!("{}、{}，东河镇，138{index:08}", index + 1, name(index))).collect();
    page.tap("@paste-first");
    page.paste_into("@paste-text", &lines.join("\n"));
    page.wait_for_count("@pasted-line", ENTRIES);
    page.tap("@add-pasted");
    page.wait_gone("@paste-sheet");
    page.wait_for_count("@entry", ENTRIES);
}

/// Everyone pays but one, and those who have paid are drawn.
fn draw_numbers(hall: &mut Hall) {
    let page = &hall.page;
    page.tap("@more");
    page.tap("@all-paid");
    page.wait_gone("@more-sheet");
    page.tap_in("@entry", &name(UNPAID), "@paid");
    page.tap("@draw");
    page.type_into("@seed", SEED);
    page.tap("@confirm-draw");
    page.wait_gone("@draw-sheet");
    let numbers = page.evaluate(
        "[...document.querySelectorAll('[data-test=\"entry\"]')].map((entry) => \
         [entry.querySelector('.name').textContent, entry.querySelector('[data-test=\"number\"]').textContent])",
    );
    for entry in numbers.as_array().expect("entries") {
        let (name, number) = (entry[0].as_str().expect("a name").trim(), entry[1].as_str().unwrap_or_default());
        if let Ok(number) = number.trim().parse() {
            hall.notes.numbers.insert(name.to_owned(), number);
        }
    }
    assert_eq!(hall.notes.numbers.len(), ENTRIES - 1, "all who have paid");
    assert!(!hall.notes.numbers.contains_key(&name(UNPAID)), "rules 1.5: unpaid entries are not drawn");
}

fn play(hall: &mut Hall, round: usize, tables: &[Seats]) {
    for seats in tables {
        hall.enter(round, seats, result(round, seats));
    }
}

fn rounds_1_to_4(hall: &mut Hall) {
    let tables = hall.publish(1);
    assert_eq!(tables.len(), 18);
    let (late, others): (Vec<Seats>, Vec<Seats>) = tables.into_iter().partition(|seats| seats.has(&name(LATE)));
    play(hall, 1, &others);
    hall.enter(1, &late[0], late[0].forfeited_by(&name(LATE)));

    for round in [2, 3] {
        let mut tables = hall.publish(round);
        let at = tables.iter().position(|seats| seats.has(&name(TWICE))).expect("he is still paired");
        let absent = tables.remove(at);
        hall.enter(round, &absent, absent.forfeited_by(&name(TWICE)));
        if round == 3 {
            let nobody = tables.pop().expect("tables");
            hall.enter(3, &nobody, Ended::BothForfeit);
        }
        play(hall, round, &tables);
    }

    let tables = hall.publish(4);
    assert!(!tables.iter().any(|seats| seats.has(&name(TWICE))), "rules 1.5: two forfeits in a row, no longer paired");
    assert_eq!(hall.page.count("@left-out"), 1);
    play(hall, 4, &tables[1..]);
    two_fouls(hall, &tables[0]);
    hall.check_places(4);
}

/// Two fouls in one game lose it: the page proposes the loss, one tap enters it.
fn two_fouls(hall: &mut Hall, seats: &Seats) {
    let page = &hall.page;
    page.tap(&format!("@table-{} @open", seats.no));
    for count in ["1", "2"] {
        page.tap("@fouls-first @foul-more");
        page.wait_until_reads("@fouls-first @foul-count", count);
    }
    page.tap("@enter-loss");
    page.wait_gone("@table-sheet");
    hall.notes.note(4, &seats.red, &seats.black, Ended::BlackWins);
    hall.notes.note_fouls(4, &seats.red, 2);
}

/// A withdrawal before it, a reload in the middle of it, an undo and a redo.
fn round_5(hall: &mut Hall) {
    hall.page.tap("@tab-entries");
    hall.page.tap_in("@entry", &name(LEAVES), "@open-player");
    hall.page.tap("@withdraw");
    let tables = hall.publish(5);
    assert!(!tables.iter().any(|seats| seats.has(&name(LEAVES))), "rules 2.4: who has left is not paired");
    let (first, second) = tables.split_at(tables.len() / 2);
    play(hall, 5, first);
    let (entered, hash) = (hall.entered(), hall.page.hash());
    hall.page.reload();
    hall.page.wait_for("@table-1");
    assert_eq!((hall.entered(), hall.page.hash()), (entered.clone(), hash), "the same screen and data");
    assert_eq!(hall.tables(), tables);
    hall.page.tap("@undo");
    hall.page.wait_until_reads("@entered", &format!("已录 {}/{}", first.len() - 1, tables.len()));
    hall.page.tap("@redo");
    hall.page.wait_until_reads("@entered", &format!("已录 {}/{}", first.len(), tables.len()));
    assert_eq!(hall.entered(), entered);
    play(hall, 5, second);
}

/// A result of round 2 is corrected while round 6 is on: places follow, pairings stay.
fn rounds_6_to_9(hall: &mut Hall) {
    for round in 6..=9 {
        let tables = hall.publish(round);
        play(hall, round, &tables);
        if round == 6 {
            correct_round_2(hall, &tables);
        }
    }
}

fn correct_round_2(hall: &mut Hall, tables_of_6: &[Seats]) {
    hall.page.tap("@choose-round");
    hall.page.tap("@round-2");
    hall.page.wait_until_reads("@choose-round", "第 2 轮");
    let tables = hall.tables();
    let wrong = tables.iter().find(|seats| result(2, seats) == Ended::RedWins && !seats.has(&name(TWICE)));
    let wrong = wrong.expect("red won somewhere");
    hall.page.tap(&format!("@table-{} @first", wrong.no));
    hall.page.tap("@set-second");
    hall.page.wait_for_text("第 3–6 轮已发布的对阵不变");
    hall.page.tap("@yes");
    hall.page.wait_gone("@ask");
    hall.notes.note(2, &wrong.red, &wrong.black, Ended::BlackWins);
    hall.page.tap("@to-current");
    hall.page.tap("@choose-round");
    hall.page.tap("@round-6");
    hall.page.wait_until_reads("@choose-round", "第 6 轮");
    assert_eq!(hall.tables(), tables_of_6, "rules 2.5: published pairings never change by themselves");
}

/// Exported, deleted and imported again, the event has the same places.
fn away_and_back(hall: &Hall) {
    let page = &hall.page;
    let places = hall.places();
    page.tap(".back-link");
    page.tap("@event-menu");
    page.tap("@export");
    let file = page.downloaded();
    page.tap("@delete-event");
    page.tap("@yes");
    page.wait_gone("@event");
    page.upload("@import", &file);
    page.wait_for("@event");
    page.tap("@open-event");
    assert_eq!(hall.places(), places);
}
