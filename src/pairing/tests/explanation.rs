//! Why a pair is a pair, and what another would have cost (rules 4.7), against trying every pairing.

use super::brute_force::all_pairings;
use super::fields::any_field;
use super::simulation::Random;
use crate::event::{Points, RoundNo};
use crate::pairing::{
    Cost, Field, Infeasible, Otherwise, Pairing, WhyFirst, Worse, bye_instead, instead, kept_from_floating_down,
    others, pair, reasons,
};

/// A field without wishes and without later rounds, and its round.
fn paired(random: &mut Random, players: usize) -> (Field, Option<Pairing>) {
    let mut field = any_field(random, players);
    field.rounds = field.round;
    field.locked.clear();
    field.forbidden.clear();
    let pairing = pair(&field).ok();
    (field, pairing)
}

#[test]
fn rules_4_7_another_opponent_costs_what_the_best_round_with_him_costs() {
    let mut random = Random(11);
    let mut compared = 0;
    for case in 0..300 {
        let (field, Some(pairing)) = paired(&mut random, 4 + case % 5) else { continue };
        let all = all_pairings(&field);
        let player = field.contenders[0].player;
        for other in others(&field, &pairing, player) {
            let with_him = |pairs: &[(_, _)]| pairs.contains(&(player, other)) || pairs.contains(&(other, player));
            let best = all.iter().filter(|(_, pairs, _)| with_him(pairs)).map(|(cost, ..)| cost).min();
            match (instead(&field, &pairing, player, other), best) {
                (Ok(Otherwise::Worse(worse)), Some(best)) => {
                    compared += 1;
                    assert_eq!(Some(worse), best.worse_than(&pairing.cost), "{field:#?}");
                }
                (Ok(Otherwise::Breaks(_)), None) => {}
                (answer, best) => panic!("{answer:?} but {best:?} of {pairing:?}\n{field:#?}"),
            }
        }
    }
    assert!(compared > 200, "{compared} pairs were compared");
}

#[test]
fn rules_4_7_another_bye_costs_what_the_best_round_with_it_costs() {
    let mut random = Random(12);
    let mut compared = 0;
    for case in 0..200 {
        let (field, Some(pairing)) = paired(&mut random, 5 + case % 2 * 2) else { continue };
        let all = all_pairings(&field);
        for player in others(&field, &pairing, pairing.bye.unwrap()) {
            let best = all.iter().filter(|(.., bye)| *bye == Some(player)).map(|(cost, ..)| cost).min();
            match (bye_instead(&field, &pairing, player), best) {
                (Ok(Otherwise::Worse(worse @ Worse::ByePoints(_))), Some(best)) => {
                    compared += 1;
                    assert_eq!(Some(worse), best.worse_than(&pairing.cost));
                }
                (Ok(Otherwise::Worse(_)), Some(_)) | (Ok(Otherwise::Breaks(_)), None) => {}
                (answer, best) => panic!("{answer:?} but {best:?}\n{field:#?}"),
            }
        }
    }
    assert!(compared > 100, "{compared} byes were compared");
}

#[test]
fn rules_4_7_who_floats_and_what_it_would_cost_if_he_did_not() {
    let mut random = Random(13);
    let mut floats = 0;
    for _ in 0..150 {
        let (field, Some(pairing)) = paired(&mut random, 8) else { continue };
        for &seated in &pairing.pairs {
            let why = reasons(&field, &pairing, seated).unwrap();
            let points = |player| field.contenders.iter().find(|one| one.player == player).unwrap().points;
            let Some(float) = why.float else {
                assert!(!field.is_unequal(points(seated.first), points(seated.second)));
                continue;
            };
            floats += 1;
            assert!(points(float.down) > points(float.up) && points(float.down) == float.group);
            assert!(float.size >= 1 && float.sent_down >= 1 && float.taken_up + float.sent_down <= float.size);
            let stays = |pairs: &[(_, _)], bye| {
                let lower = |one, other| one == float.down && points(other) < float.group;
                bye != Some(float.down) && !pairs.iter().any(|&(one, other)| lower(one, other) || lower(other, one))
            };
            let all = all_pairings(&field);
            let best: Option<&Cost> =
                all.iter().filter(|(_, pairs, bye)| stays(pairs, *bye)).map(|(cost, ..)| cost).min();
            if field.contenders.len() % 2 == 0 {
                match (kept_from_floating_down(&field, &pairing, float.down).unwrap(), best) {
                    (Otherwise::Worse(worse), Some(best)) => assert_eq!(Some(worse), best.worse_than(&pairing.cost)),
                    (Otherwise::Breaks(_), None) => {}
                    (answer, best) => panic!("{answer:?} but {best:?}"),
                }
            }
        }
    }
    assert!(floats > 50, "{floats} floats were looked at");
}

#[test]
fn rules_4_1_in_round_1_the_table_gives_first() {
    let mut random = Random(14);
    let (mut field, _) = paired(&mut random, 8);
    field.round = RoundNo(1);
    for contender in &mut field.contenders {
        contender.met.clear();
        contender.colours.clear();
        contender.floats.clear();
        contender.points = Points::ZERO;
    }
    let pairing = pair(&field).unwrap();
    assert_eq!(reasons(&field, &pairing, pairing.pairs[0]).unwrap().first, WhyFirst::Table);
}

#[test]
fn who_is_not_in_the_round_has_no_reasons() {
    let mut random = Random(15);
    let (field, pairing) = loop {
        if let (field, Some(pairing)) = paired(&mut random, 6) {
            break (field, pairing);
        }
    };
    let stranger = crate::event::PlayerId(7777);
    let known = field.contenders[0].player;
    assert_eq!(instead(&field, &pairing, known, stranger), Err(Infeasible::NotEveryoneOnce(stranger)));
    assert!(others(&field, &pairing, stranger).is_empty());
}
