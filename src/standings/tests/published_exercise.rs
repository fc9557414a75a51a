//! A published exercise in tie-breaking: FIDE's technical commission, "Exercises in tie-breaking", the swiss table.
//! 16 players, 5 rounds, 1 / ½ / 0, with half byes, byes, forfeits and absences.

use super::crosstable::{event, ledger};
use super::regulation;
use crate::event::{Criterion, Event, PlayerId, PointTable, Points, RoundNo, WinsCounted};
use crate::standings::Tally;

const ROWS: [&str; 16] = [
    "F9+ S13= F2= S15+ F4=",
    "S10+ F7+ S1= F16+ S3=",
    "F11= S6+ F8+ S4= F2=",
    "S12+ half F13+ F3= S1=",
    "F13- S15- F11+ S7= F10+",
    "S14- F3- bye F10+ S8+",
    "F15+ S2- S16- F5= S11-",
    "S16= F14+ S3- F13+ F6-",
    "S1- F10- half F11-f bye",
    "F2- S9+ F15- S6- S5-",
    "S3= F16- S5- S9+f F7+",
    "F4- bye F14+f . .",
    "S5+ F1= S4- S8- F14-",
    "F6+ S8- S12-f . S13+",
    "S7- F5+ S10+ F1- S16-",
    "F8= S11+ F7+ S2- F15+",
];

/// Points, progressive points, these without round 1, wins, wins played, second played, wins as second played.
const FIGURES: [&str; 16] = [
    "3.5 11 10 2 2 2 1",
    "4 13 12 3 3 3 1",
    "3.5 11 10.5 2 2 2 1",
    "3.5 11.5 10.5 2 2 2 1",
    "2.5 5 5 2 2 2 0",
    "3 6 6 3 2 2 1",
    "1.5 6 5 1 1 3 0",
    "2.5 8.5 8 2 2 2 0",
    "1.5 2.5 2.5 1 0 1 0",
    "1 4 4 1 1 3 1",
    "2.5 5.5 5 2 1 2 0",
    "2 7 7 2 0 0 0",
    "1.5 7 6 1 1 3 1",
    "2 6 5 2 2 2 1",
    "2 7 7 2 2 3 1",
    "3.5 10.5 10 3 3 2 1",
];

fn exercise(wins: WinsCounted) -> Event {
    let mut rules = regulation(&[Criterion::Points]);
    rules.points = PointTable::equal(Points::whole(1), Points::HALF, Points::ZERO);
    rules.counting.wins = wins;
    event(rules, &ROWS)
}

#[test]
fn the_published_figures_of_all_sixteen_players() {
    let (all, played) = (ledger(&exercise(WinsCounted::All)), ledger(&exercise(WinsCounted::Played)));
    for (index, figures) in FIGURES.iter().enumerate() {
        let id = PlayerId(index as u32 + 1);
        let Tally { points, progressive_points, wins, .. } = all.tally(id, RoundNo(5));
        // "Without round 1" leaves out what was held after it.
        let without_first = progressive_points - all.tally(id, RoundNo(1)).points;
        let on_board = played.tally(id, RoundNo(5));
        let (wins_played, second, won_second) = (on_board.wins, on_board.games_as_second, on_board.wins_as_second);
        let found = format!("{points} {progressive_points} {without_first} {wins} {wins_played} {second} {won_second}");
        assert_eq!(found, *figures, "number {id}");
    }
}
