//! Gaoping 2019 (rules 1.5): ten players, nine rounds, so that everyone meets everyone and opponents' points are 90
//! less one's own.

use super::facts::{fee, fouls, money, regulation};
use super::hall::*;
use crate::awards::Awards;
use crate::command::Command;
use crate::event::{
    Criterion, Foul, Gender, Outcome, Place, PlayerId, PointTable, PoolId, RoundNo, SectionId, Signatures, Table,
};
use crate::templates::Template;

fn hall() -> Hall {
    let mut hall = Hall::open(Template::Gaoping, (0..10).map(|_| entrant(0, Gender::Man, &[])).collect());
    hall.draw(0);
    hall
}

/// 4 beats 2 and 7 beats 5; else the smaller number wins. So 2, 3, 4 beat each other in a ring, and 5, 6, 7 too.
fn two_rings(table: &Table) -> Outcome {
    if meets(table, 2, 4) || meets(table, 5, 7) { larger_wins(table) } else { smaller_wins(table) }
}

#[test]
fn rules_1_5_a_whole_event() {
    let mut hall = hall();
    for _ in 0..9 {
        hall.play(0, two_rings);
    }
    assert_eq!(hall.tables(0, 1), "1-2 4-3 5-6 8-7 9-10", "rules 4.1");
    assert_eq!(hall.tables(0, 9), "9-1 3-2 10-4 7-6 5-8");
    // A telephone rang in the last round at the table of 7 and 6.
    let foul = Foul { player: PlayerId(7), kind: 1, in_game: true };
    hall.run(Command::AddFoul { pool: PoolId(0), round: RoundNo(9), foul });
    // 2, 3 and 4 have beaten each other once: the direct encounter parts nobody. 3 had second four times, the others
    // five. Before round 9 both 4 and 2 had 12; 4 had yet to meet 10, who had nothing, 2 had yet to meet 3, who had
    // 14: the opponents of 4 had 80 - 12 - 0, those of 2 80 - 12 - 14, so that 4 stood before 2.
    // 7's foul puts him behind 5 and 6. Of these two 5 won, who has fewer games as second.
    let places = [
        "1: 18 72 9 0 – 4 1",
        "4: 14 76 7 0 2 5 3",
        "2: 14 76 7 0 2 5 4",
        "3: 14 76 7 0 2 4 2",
        "5: 8 82 4 0 2 4 6",
        "6: 8 82 4 0 0 5 7",
        "7: 8 82 4 1 – 5 5",
        "8: 4 86 2 0 – 4 8",
        "9: 2 88 1 0 – 5 9",
        "10: 0 90 0 0 – 4 10",
    ];
    assert_eq!(lines(&hall.section(0)), places);
    let awards = Awards::of(&hall.event, SectionId(0));
    assert!(awards.is_final);
    assert_eq!(awards.yuan(), 5000 + 2500 + 1500 + 1000 + 800 + 500 + 4 * 300);
    let vacant: Vec<_> = awards.prizes.iter().filter_map(|granted| granted.vacant).collect();
    assert_eq!((vacant.len(), vacant[2]), (8, (Place(28), Place(28))), "11–20, 21–25 and six lucky ones");
}

#[test]
fn rules_1_5_two_forfeits_in_a_row_and_the_others_play_on() {
    let mut hall = hall();
    let ten_is_not_here = |table: &Table| match table.side_of(PlayerId(10)) {
        Some(crate::event::Side::First) => Outcome::FirstForfeits,
        Some(crate::event::Side::Second) => Outcome::SecondForfeits,
        None => smaller_wins(table),
    };
    for _ in 0..9 {
        hall.play(0, ten_is_not_here);
    }
    let rounds = &hall.event.pools[0].rounds;
    let left_out: Vec<_> = rounds.iter().map(|round| round.left_out.len()).collect();
    assert_eq!(left_out, [0, 0, 1, 1, 1, 1, 1, 1, 1]);
    let mut byes: Vec<_> = rounds.iter().flat_map(|round| &round.byes).map(|bye| bye.player).collect();
    byes.dedup();
    assert_eq!(byes.len(), 7, "nine play on, one has a bye, and nobody twice");
    assert_eq!(numbers(&hall.section(0))[0], 1);
    assert_eq!(hall.section(0).place_of(PlayerId(10)), Some(Place(10)), "he keeps a place");
}

#[test]
fn rules_1_5_gaoping_plays_nine_rounds_by_clause_14_3_1() {
    let gaoping = regulation(Template::Gaoping);
    assert_eq!((gaoping.points, gaoping.pools[0].rounds), (PointTable::TWO_ONE_ZERO, RoundNo(9)));
    assert_eq!(
        gaoping.sections[0].criteria,
        [
            Criterion::Points,
            Criterion::OpponentsPoints,
            Criterion::Wins,
            Criterion::Fouls,
            Criterion::DirectEncounter,
            Criterion::GamesAsSecond,
            Criterion::PreviousPlace
        ]
    );
    assert_eq!((gaoping.entry.limit, gaoping.late_after_minutes), (Some(80), Some(10)));
    assert!(gaoping.entry.draw_needs_paid, "unpaid entries are not drawn");
    assert_eq!(gaoping.pools[0].pairing.forfeits_in_a_row, Some(2));
    let kinds = [
        ("犯规", 1, None),
        ("手机铃响", 1, None),
        ("接听手机", 2, None),
        ("违反行棋规定", 1, Some(1)),
        ("自杀、不应将", 1, Some(1)),
    ];
    assert_eq!((fouls(&gaoping), gaoping.fouls.loses_at), (kinds.to_vec(), Some(2)));
    let prices = [fee(&gaoping, &[]), fee(&gaoping, &["外地食宿"]), fee(&gaoping, &["本地用餐"])];
    assert_eq!(prices, [100, 300, 200].map(Some), "packages with meals and nights");
    assert_eq!(gaoping.signatures, Signatures { winner: false, loser: true, draw: true });
}

#[test]
fn rules_1_5_gaoping_prizes_to_place_25_and_six_lucky_ones() {
    let prizes = &regulation(Template::Gaoping).sections[0].prizes;
    let money_of = |place: u32| {
        let prize = prizes.iter().find(|prize| prize.from <= Place(place) && Place(place) <= prize.to);
        prize.and_then(|prize| prize.yuan)
    };
    assert_eq!([1, 6, 10, 20, 25].map(money_of), [5000, 500, 300, 200, 100].map(Some));
    assert_eq!([26, 27, 29, 77, 80].map(money_of), [None; 5]);
    let lucky: Vec<u32> = prizes.iter().filter(|prize| prize.lucky).map(|prize| prize.from.0).collect();
    assert_eq!(lucky, [28, 38, 48, 58, 68, 78]);
    assert_eq!(money(prizes), 5000 + 2500 + 1500 + 1000 + 800 + 500 + 4 * 300 + 10 * 200 + 5 * 100 + 6 * 100);
}
