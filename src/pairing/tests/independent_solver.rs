//! Fields of up to 60 players against a matching algorithm that is not ours: `rustworkx-core` computes a matching of
//! most weight over all pairs that rules 4.2 allow, each weighed by the plain reading of rules 4.4. Entries 1 to 7 of
//! its round and of ours have to be equal. They are packed into one number, which has room for fields of few score groups.

use rustworkx_core::max_weight_matching::max_weight_matching;
use rustworkx_core::petgraph::graph::UnGraph;

use super::fields::any_field;
use super::plain_cost::{cost, is_allowed, may_have_bye, order, who_has_first};
use super::simulation::Random;
use crate::event::{PlayerId, Points};
use crate::pairing::{Cost, Field, Infeasible, pair};

/// The bits that the solver can count with: it doubles weights and adds up to four of them.
const BITS: u32 = 120;

/// Entries 1 to 7 as one whole number: each in the base of the largest total that it can reach, and one.
struct Packing {
    bases: Vec<i128>,
    larger_numbers: Vec<(u32, i128)>,
}

impl Packing {
    /// `None` if the number would be too large for the solver.
    fn of(field: &Field) -> Option<Self> {
        let order = order(field);
        let players = order.len() as i128;
        let spread = i128::from((order[0].points - order[order.len() - 1].points).quarters());
        let groups = order.chunk_by(|one, other| one.points == other.points).count();
        let floats: usize = order.iter().map(|contender| contender.floats.len()).sum();
        let mut bases = vec![spread + 1, players + 1];
        for _ in 0..groups {
            bases.extend([players + 1, players * spread + 1]);
        }
        bases.extend([players + 1, players + 1, players + 1, players + 1, floats as i128 + 1]);
        bases.extend([players * players / 2 + 1, players + 1]);
        let bits: u32 = bases.iter().map(|base| 128 - base.leading_zeros()).sum();
        let mut numbers: Vec<u32> = order.iter().map(|contender| contender.number.0).collect();
        numbers.sort_unstable_by_key(|&number| std::cmp::Reverse(number));
        let larger_numbers = numbers.into_iter().zip(0..).collect();
        (bits <= BITS).then_some(Self { bases, larger_numbers })
    }

    fn pack(&self, cost: &Cost, lowest: Points, bye: bool) -> i128 {
        let bye_points = if bye { (cost.bye_points - lowest).quarters() } else { 0 };
        let number = cost.bye_number.0.0;
        let larger = self.larger_numbers.iter().find(|&&(known, _)| bye && known == number);
        let mut entries = vec![i128::from(bye_points), i128::from(cost.three_broken)];
        for descent in &cost.descents {
            entries.extend([i128::from(descent.players), i128::from(descent.difference.quarters())]);
        }
        let counts = [cost.three_broken_after_points, cost.unbalanced, cost.unalternated, cost.floated_again];
        entries.extend(counts.map(i128::from));
        entries.extend([i128::from(cost.floated_before), i128::from(cost.distance)]);
        entries.push(larger.map_or(0, |&(_, larger)| larger));
        assert_eq!(entries.len(), self.bases.len());
        entries.iter().zip(&self.bases).fold(0, |packed, (entry, base)| {
            assert!((0..*base).contains(entry), "{entry} of {base}");
            packed * base + entry
        })
    }
}

/// The packed cost of the least round, by the other solver; `None` if no pairing is allowed.
fn least(field: &Field, packing: &Packing) -> Option<i128> {
    let players: Vec<PlayerId> = order(field).iter().map(|contender| contender.player).collect();
    let lowest = order(field)[players.len() - 1].points;
    let mut edges: Vec<(u32, u32, i128)> = Vec::new();
    for (index, &one) in players.iter().enumerate() {
        for (other_index, &other) in players.iter().enumerate().skip(index + 1) {
            if is_allowed(field, one, other) {
                let seated = who_has_first(field, one, other);
                let price = packing.pack(&cost(field, &[seated], None), lowest, false);
                edges.push((index as u32, other_index as u32, price));
            }
        }
        if players.len() % 2 == 1 && may_have_bye(field, one) {
            let price = packing.pack(&cost(field, &[], Some(one)), lowest, true);
            edges.push((index as u32, players.len() as u32, price));
        }
    }
    let dearest = edges.iter().map(|&(.., price)| price).max()?;
    let graph = UnGraph::<(), i128>::from_edges(edges.iter().map(|&(one, other, price)| (one, other, dearest - price)));
    let matching = max_weight_matching(&graph, true, |edge| Ok::<i128, ()>(*edge.weight()), true).ok()?;
    let vertices = players.len().next_multiple_of(2);
    if 2 * matching.len() < vertices {
        return None;
    }
    let price = |one: usize, other: usize| {
        let (one, other) = (one.min(other) as u32, one.max(other) as u32);
        edges.iter().find(|&&(from, to, _)| (from, to) == (one, other)).map_or(0, |&(.., price)| price)
    };
    Some(matching.into_iter().map(|(one, other)| price(one, other)).sum())
}

#[test]
fn rules_4_4_another_solver_finds_no_lesser_round_for_up_to_60_players() {
    let mut random = Random(60);
    let (mut compared, mut infeasible) = (0, 0);
    while compared < 400 {
        // Above 14 players nothing of rules 4.8 comes in.
        let players = 15 + random.below(46) as usize;
        let field = any_field(&mut random, players);
        let Some(packing) = Packing::of(&field) else { continue };
        let lowest = order(&field)[players - 1].points;
        match (pair(&field), least(&field, &packing)) {
            (Ok(paired), Some(least)) => {
                let ours = packing.pack(&cost(&field, &paired.pairs, paired.bye), lowest, paired.bye.is_some());
                assert_eq!(ours, least, "{field:#?}");
                compared += 1;
            }
            (Err(Infeasible::NoPairing { .. }), None) => infeasible += 1,
            (paired, least) => panic!("{paired:?}\nbut {least:?}\n{field:#?}"),
        }
    }
    assert!(infeasible < compared, "most states can be paired: {infeasible} of {compared} cannot");
}
