//! Events written by hand as a crosstable: one row per player, one cell per round.
//!
//! | cell | meaning |
//! |---|---|
//! | `F9+` `S9=` `F9-` | had first against number 9 and won; second and drew; first and lost |
//! | `F9+f` `F9-f` | won or lost by forfeit (rules 2.2) |
//! | `F9xf` `F9xx` | double forfeit; double loss |
//! | `F9?` | paired, outcome not known |
//! | `bye` `half` `zero` | a bye as the regulation has it; one given by hand that brings a draw's points, or nothing |
//! | `.` | neither table nor bye |

use crate::event::{
    Bye, Event, Foul, NoGame, Number, Outcome, Player, PlayerId, PoolId, Profile, Regulation, Round, RoundNo,
    SectionId, Side, Table,
};
use crate::standings::{Ledger, Order, Row, Standings, Value};

/// The event of `rows`; the player of the n-th row has number and id n. Everyone is in section 0.
///
/// Panics where the two rows of a game contradict each other.
pub fn event(regulation: Regulation, rows: &[&str]) -> Event {
    let mut event = Event::new(regulation);
    for number in 1..=rows.len() as u32 {
        let id = event.enter(|id| Player::new(id, Profile::named(format!("棋手{number}")), SectionId(0)));
        player(&mut event, id.0).number = Some(Number(number));
    }
    let cells: Vec<Vec<&str>> = rows.iter().map(|row| row.split_whitespace().collect()).collect();
    let rounds = cells.iter().map(Vec::len).max().unwrap_or(0);
    event.pools[0].rounds = (0..rounds).map(|round| round_of(&cells, round)).collect();
    event
}

fn round_of(cells: &[Vec<&str>], index: usize) -> Round {
    let mut round = Round::default();
    for (row, cells) in cells.iter().enumerate() {
        let player = PlayerId(row as u32 + 1);
        let bye = |brings| Bye { player, by_hand: true, brings: Some(brings) };
        match cells.get(index).copied().unwrap_or(".") {
            "." => {}
            "bye" => round.byes.push(Bye::of(player)),
            "half" => round.byes.push(bye(NoGame::Draw)),
            "zero" => round.byes.push(bye(NoGame::Zero)),
            game => enter_game(&mut round, player, game),
        }
    }
    round
}

fn enter_game(round: &mut Round, player: PlayerId, cell: &str) {
    let end = cell.find(['+', '=', '-', 'x', '?']).unwrap();
    let opponent = PlayerId(cell[1..end].parse().unwrap());
    let side = if cell.starts_with('F') { Side::First } else { Side::Second };
    let seen_by_first = match &cell[end..] {
        "+" => Some(Outcome::FirstWins),
        "=" => Some(Outcome::Draw),
        "-" => Some(Outcome::SecondWins),
        "+f" => Some(Outcome::SecondForfeits),
        "-f" => Some(Outcome::FirstForfeits),
        "xf" => Some(Outcome::DoubleForfeit),
        "xx" => Some(Outcome::DoubleLoss),
        "?" => None,
        other => panic!("no such result: {other}"),
    };
    let table = match side {
        Side::First => Table { outcome: seen_by_first, ..Table::new(player, opponent) },
        Side::Second => Table { outcome: seen_by_first.map(Outcome::mirrored), ..Table::new(opponent, player) },
    };
    match round.seat_of(player) {
        Some((_, known, _)) => assert_eq!(*known, table, "the two rows of a game"),
        None => round.tables.push(table),
    }
}

/// The player with number `number`.
pub fn player(event: &mut Event, number: u32) -> &mut Player {
    event.player_mut(PlayerId(number)).unwrap()
}

/// Adds a foul of kind `kind` in a game.
pub fn foul(event: &mut Event, number: u32, round: u16, kind: usize) {
    let foul = Foul { player: PlayerId(number), kind, in_game: true };
    event.pools[0].round_mut(RoundNo(round)).unwrap().fouls.push(foul);
}

/// The ledger of pool 0.
pub fn ledger(event: &Event) -> Ledger {
    Ledger::of(event, PoolId(0))
}

/// The standings of section 0 after `round`.
pub fn standings(event: &Event, round: u16) -> Standings {
    Order::of_section(event, &ledger(event), SectionId(0)).after(RoundNo(round))
}

/// The numbers of the rows from the top.
pub fn numbers(standings: &Standings) -> Vec<u32> {
    standings.rows.iter().map(|row| row.player.0).collect()
}

/// The row of number `number`.
pub fn row(standings: &Standings, number: u32) -> &Row {
    standings.row_of(PlayerId(number)).unwrap().1
}

/// One row as text: number, then the values.
pub fn line(row: &Row) -> String {
    let values: Vec<String> = row.values.iter().map(Value::to_string).collect();
    format!("{}: {}", row.player, values.join(" "))
}

/// All rows as text, from the top.
pub fn lines(standings: &Standings) -> Vec<String> {
    standings.rows.iter().map(line).collect()
}
