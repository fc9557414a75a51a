//! The matcher against trying everything, on random graphs with many ties.

use proptest::prelude::*;

use super::{Matcher, Vertex};

/// The least weight of a perfect matching, by trying all of them.
fn least_by_trying(vertices: usize, edges: &[(usize, usize, i64)]) -> Option<i64> {
    let mut table = vec![vec![None; vertices]; vertices];
    for &(one, other, weight) in edges {
        table[one][other] = Some(weight);
        table[other][one] = Some(weight);
    }
    fn rest(table: &[Vec<Option<i64>>], used: u32) -> Option<i64> {
        let first = (0..table.len()).find(|vertex| used >> vertex & 1 == 0);
        let Some(first) = first else { return Some(0) };
        (first + 1..table.len())
            .filter(|other| used >> other & 1 == 0)
            .filter_map(|other| {
                let weight = table[first][other]?;
                Some(weight + rest(table, used | 1 << first | 1 << other)?)
            })
            .min()
    }
    rest(&table, 0)
}

/// A graph of an even number of vertices, some pairs without an edge.
fn graphs() -> impl Strategy<Value = (usize, Vec<(usize, usize, i64)>)> {
    (1usize..=6, 1i64..40, 0u32..70, any::<u64>()).prop_map(|(half, most, missing, seed)| {
        let mut state = seed | 1;
        let mut random = move |below: u64| {
            state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            (state >> 33) % below
        };
        let vertices = 2 * half;
        let mut edges = Vec::new();
        for one in 0..vertices {
            for other in one + 1..vertices {
                if random(100) >= u64::from(missing) {
                    edges.push((one, other, 2 * random(most as u64) as i64));
                }
            }
        }
        (vertices, edges)
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(20_000))]
    #[test]
    fn finds_the_least_perfect_matching((vertices, edges) in graphs()) {
        let mut matcher = Matcher::new(vertices);
        for &(one, other, weight) in &edges {
            matcher.add_edge(one as Vertex, other as Vertex, weight);
        }
        let found = matcher.solve(vec![0; vertices]).then(|| {
            let weight_of = |one: usize| {
                let other = matcher.mate(one as Vertex).unwrap() as usize;
                assert_eq!(matcher.mate(other as Vertex), Some(one as Vertex));
                edges.iter().find(|edge| (edge.0, edge.1) == (one, other)).map_or(0, |edge| edge.2)
            };
            (0..vertices).map(weight_of).sum::<i64>()
        });
        prop_assert_eq!(found, least_by_trying(vertices, &edges));
    }
}
