//! What holds for every event, whatever happened in it: proven on random ones.

use proptest::prelude::*;

use super::crosstable::{ledger, player};
use super::regulation;
use crate::event::{
    AbsentOpponent, Bye, Counting, Criterion, Event, Foul, NoGame, Number, Outcome, Participation, Player, PlayerId,
    Points, Profile, Round, RoundNo, SectionId, Table, WinsCounted,
};
use crate::standings::{Better, Ledger, Order, Separation, Standings, Value};

fn counting() -> impl Strategy<Value = Counting> {
    let no_game = || prop_oneof![Just(NoGame::Win), Just(NoGame::Draw), Just(NoGame::Zero)];
    let opponent = || {
        prop_oneof![
            Just(AbsentOpponent::LowestWithPoints),
            Just(AbsentOpponent::LowestOfAll),
            Just(AbsentOpponent::Zero),
            Just(AbsentOpponent::NotCounted),
        ]
    };
    let wins = prop_oneof![Just(WinsCounted::All), Just(WinsCounted::Played)];
    (no_game(), any::<bool>(), no_game(), opponent(), opponent(), wins, any::<bool>()).prop_map(
        |(bye, bye_is_win, missed_round, bye_opponent, missed_opponent, wins, forfeit_keeps_colour)| Counting {
            bye,
            bye_is_win,
            missed_round,
            bye_opponent,
            missed_opponent,
            wins,
            forfeit_keeps_colour,
        },
    )
}

fn participation() -> impl Strategy<Value = Participation> {
    let round = (0..7u16).prop_map(RoundNo);
    prop_oneof![
        6 => Just(Participation::InPlay),
        1 => round.clone().prop_map(|after| Participation::Withdrawn { after }),
        1 => round.prop_map(|after| Participation::Disqualified { after }),
    ]
}

/// A round over any of the players: some paired, in any order, some with a bye, some with neither; fouls anywhere.
fn round(players: u32) -> impl Strategy<Value = Round> {
    let order = Just((1..=players).map(PlayerId).collect::<Vec<_>>()).prop_shuffle();
    let outcome = proptest::option::weighted(0.9, proptest::sample::select(Outcome::ALL.to_vec()));
    let outcomes = proptest::collection::vec(outcome, players as usize);
    let foul = (1..=players.max(1)).prop_map(|id| Foul { player: PlayerId(id), kind: 0, in_game: true });
    (order, outcomes, 0..=players, proptest::collection::vec(foul, 0..3)).prop_map(
        |(order, outcomes, paired, fouls)| {
            let (paired, rest) = order.split_at(paired as usize);
            let tables = paired.chunks_exact(2).zip(outcomes);
            let tables = tables.map(|(pair, outcome)| Table { outcome, ..Table::new(pair[0], pair[1]) });
            let fouls = if order.is_empty() { Vec::new() } else { fouls };
            let brings = [None, Some(NoGame::Draw), Some(NoGame::Zero)];
            let byes = rest.iter().take(2).zip(brings).map(|(&player, brings)| Bye { brings, ..Bye::of(player) });
            Round { tables: tables.collect(), byes: byes.collect(), fouls, ..Round::default() }
        },
    )
}

fn criteria() -> impl Strategy<Value = Vec<Criterion>> {
    (Just(Criterion::ALL.to_vec()).prop_shuffle(), 0..Criterion::ALL.len()).prop_map(|(mut order, length)| {
        order.truncate(length);
        order
    })
}

fn any_event() -> impl Strategy<Value = Event> {
    (0..10u32).prop_flat_map(|players| {
        let entries = proptest::collection::vec((participation(), 1..4u16), players as usize);
        let rounds = proptest::collection::vec(round(players), 0..6);
        (criteria(), counting(), 0..4i32, entries, rounds).prop_map(|(criteria, counting, lost, entries, rounds)| {
            let mut rules = regulation(&criteria);
            rules.counting = counting;
            rules.fouls.opponents_points_lost = Points::whole(lost);
            let mut event = Event::new(rules);
            for (participation, first_round) in entries {
                let id = event.enter(|id| Player::new(id, Profile::named("某"), SectionId(0)));
                let entered = player(&mut event, id.0);
                entered.number = Some(Number(id.0));
                entered.participation = participation;
                entered.first_round = RoundNo(first_round);
            }
            event.pools[0].rounds = rounds;
            event
        })
    })
}

fn every_round(event: &Event) -> Vec<Standings> {
    let ledger = ledger(event);
    let order = Order::of_section(event, &ledger, SectionId(0));
    (0..=ledger.last_round().0).map(|round| order.after(RoundNo(round))).collect()
}

/// The same event with the players entered in another order: `ids[i]` takes the place of id i + 1. Numbers stay with
/// the persons, and the tables of each round are stored backwards.
fn stored_otherwise(event: &Event, ids: &[u32]) -> Event {
    let new_id = |old: PlayerId| PlayerId(ids[old.0 as usize - 1]);
    let mut other = Event::new(event.regulation.clone());
    let mut players: Vec<Player> = event.players().to_vec();
    players.sort_by_key(|player| new_id(player.id));
    for player in players {
        other.enter(|id| Player { id, ..player });
    }
    other.pools = event.pools.clone();
    for round in &mut other.pools[0].rounds {
        for table in &mut round.tables {
            (table.first, table.second) = (new_id(table.first), new_id(table.second));
        }
        round.tables.reverse();
        round.byes.iter_mut().for_each(|bye| bye.player = new_id(bye.player));
        round.fouls.iter_mut().for_each(|foul| foul.player = new_id(foul.player));
    }
    other
}

/// The order as numbers, with the values.
fn by_number(event: &Event, standings: &Standings) -> Vec<(Option<Number>, Vec<Value>)> {
    let row = |row: &crate::standings::Row| (event.player(row.player).unwrap().number, row.values.clone());
    standings.rows.iter().map(row).collect()
}

proptest! {
    #[test]
    fn rules_3_1_places_are_a_permutation(event in any_event()) {
        for standings in every_round(&event) {
            let mut players: Vec<PlayerId> = standings.rows.iter().map(|row| row.player).collect();
            players.sort_unstable();
            prop_assert_eq!(players, event.players().iter().map(|player| player.id).collect::<Vec<_>>());
            let placed = event.players().iter().filter(|player| !player.is_disqualified()).count();
            let places: Vec<_> = standings.rows.iter().map(|row| row.place.map(|place| place.0 as usize)).collect();
            let expected = (1..=event.players().len()).map(|place| (place <= placed).then_some(place));
            prop_assert_eq!(places, expected.collect::<Vec<_>>());
        }
    }

    #[test]
    fn the_order_does_not_depend_on_how_players_are_stored(
        (event, ids) in any_event().prop_flat_map(|event| {
            let ids: Vec<u32> = (1..=event.players().len() as u32).collect();
            (Just(event), Just(ids).prop_shuffle())
        })
    ) {
        let other = stored_otherwise(&event, &ids);
        for (one, two) in every_round(&event).iter().zip(&every_round(&other)) {
            prop_assert_eq!(by_number(&event, one), by_number(&other, two));
        }
    }

    #[test]
    fn places_after_a_round_do_not_depend_on_later_rounds(event in any_event()) {
        let all = every_round(&event);
        // Before round 1 it is asked who is in round 1, so that one may depend on it.
        for (index, standings) in all.iter().enumerate().skip(1) {
            let mut earlier = event.clone();
            earlier.pools[0].rounds.truncate(index);
            let alone = every_round(&earlier);
            prop_assert_eq!(alone.last(), Some(standings));
        }
    }

    #[test]
    fn all_rounds_at_once_are_the_rounds_one_by_one(event in any_event()) {
        let ledger = ledger(&event);
        let at_once = Order::of_section(&event, &ledger, SectionId(0)).placed_after_every_round();
        let placed = |standings: &Standings| -> Vec<PlayerId> {
            standings.rows.iter().filter(|row| row.place.is_some()).map(|row| row.player).collect()
        };
        prop_assert_eq!(at_once, every_round(&event).iter().map(placed).collect::<Vec<_>>());
    }

    #[test]
    fn rules_3_10_terms_add_up_to_the_value(event in any_event()) {
        let ledger = ledger(&event);
        for standings in every_round(&event) {
            for row in &standings.rows {
                for (index, value) in row.values.iter().enumerate() {
                    check_sum(&standings, &ledger, row.player, index, value)?;
                }
            }
        }
    }

    #[test]
    fn rules_3_10_neighbours_are_separated_by_the_first_criterion_that_differs(event in any_event()) {
        // Before round 1 the number alone decides.
        for standings in every_round(&event).into_iter().skip(1) {
            for pair in standings.rows.windows(2).filter(|pair| pair[1].place.is_some()) {
                let differs = (0..standings.criteria.len()).find(|&at| pair[0].values[at] != pair[1].values[at]);
                match pair[1].separated_by {
                    Some(Separation::Criterion(at)) => {
                        prop_assert_eq!(differs, Some(at));
                        let better = Better::of(standings.criteria[at]);
                        prop_assert!(better.compare(&pair[0].values[at], &pair[1].values[at]).is_lt());
                    }
                    Some(Separation::Number) => prop_assert!(
                        differs.is_none() || pair[0].standing == crate::standings::Standing::NotEntered
                    ),
                    Some(Separation::Entry) => {}
                    Some(Separation::Final) => prop_assert!(false, "these events have no finals"),
                    None => prop_assert!(false, "only the first has nobody above him"),
                }
            }
        }
    }

    #[test]
    fn rules_8_1_a_filtered_list_names_what_separates_its_neighbours(event in any_event(), kept in any::<u16>()) {
        for standings in every_round(&event) {
            let apart = standings.filtered(|player| kept >> player.0 & 1 == 1);
            for pair in apart.rows.windows(2) {
                if let Some(Separation::Criterion(at)) = pair[1].separated_by {
                    prop_assert_eq!(&pair[0].values[..at], &pair[1].values[..at]);
                    prop_assert_ne!(&pair[0].values[at], &pair[1].values[at]);
                }
            }
        }
    }
}

fn check_sum(
    standings: &Standings,
    ledger: &Ledger,
    player: PlayerId,
    index: usize,
    value: &Value,
) -> Result<(), TestCaseError> {
    let terms = standings.terms(ledger, player, index);
    let counted = || terms.iter().filter(|term| term.left_out.is_none());
    match value {
        Value::Points(points) => {
            let sum: Points = counted().map(amount).sum();
            prop_assert_eq!(sum, *points);
        }
        Value::Count(count) => {
            let sum: u32 = counted().map(|term| if let Value::Count(count) = term.amount { count } else { 0 }).sum();
            prop_assert_eq!(sum, *count);
        }
        Value::Encounter(points) => {
            let sum: Points = counted().map(amount).sum();
            prop_assert_eq!(Some(&sum), points.first());
        }
        _ => {}
    }
    Ok(())
}

fn amount(term: &crate::standings::Term) -> Points {
    match term.amount {
        Value::Points(points) => points,
        _ => Points::ZERO,
    }
}
