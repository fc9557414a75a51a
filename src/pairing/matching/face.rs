//! All optimal matchings at once.
//!
//! By the prices of a solved matching, a perfect matching is optimal just if all its edges are tight and it leaves
//! every priced blossom by one edge. The second condition needs no prices: among the perfect matchings of tight edges
//! it holds for those in which the depths of the edges, the number of priced blossoms that contain both ends, have
//! the largest sum.

use super::{Matcher, Vertex, Weight};

/// The tight edges of a solved matching.
pub(crate) struct Face {
    /// Per vertex: the vertices at the other ends of its tight edges in ascending order, and the depths of the edges.
    pub(crate) arcs: Vec<Vec<(Vertex, u32)>>,
    /// Per vertex: how many priced blossoms contain it.
    pub(crate) depths: Vec<u32>,
    /// Per vertex: its mate in one optimal matching.
    pub(crate) mates: Vec<Vertex>,
}

impl Face {
    /// The depth of the tight edge between the two; 0 for any other pair.
    pub(crate) fn depth(&self, from: Vertex, to: Vertex) -> u32 {
        let arcs = &self.arcs[from as usize];
        arcs.binary_search_by_key(&to, |&(vertex, _)| vertex).map_or(0, |index| arcs[index].1)
    }
}

impl<W: Weight> Matcher<W> {
    /// The face of a solved matching. `tight` are the tight pairs with their depths, which need not be edges of the
    /// graph; edges of the vertices from `given` on, which may be left out there, are looked up in the graph.
    pub(crate) fn face(&self, tight: &[(Vertex, Vertex, u32)], given: Vertex) -> Face {
        let mut arcs: Vec<Vec<(Vertex, u32)>> = vec![Vec::new(); self.vertices()];
        let mut add = |one: Vertex, other: Vertex, depth: u32| {
            arcs[one as usize].push((other, depth));
            arcs[other as usize].push((one, depth));
        };
        for &(one, other, depth) in tight {
            add(one, other, depth);
        }
        for vertex in given..self.vertices() as Vertex {
            for arc in &self.arcs[vertex as usize] {
                if self.slack(vertex, arc.to, &self.weights[arc.edge as usize]) == W::zero() {
                    add(vertex, arc.to, self.depth(vertex, arc.to));
                }
            }
        }
        for arcs in &mut arcs {
            arcs.sort_unstable();
        }
        let depths = (0..self.vertices() as Vertex).map(|vertex| self.depth(vertex, vertex)).collect();
        Face { arcs, depths, mates: self.mates.clone() }
    }

    /// How many priced blossoms contain both.
    fn depth(&self, one: Vertex, other: Vertex) -> u32 {
        let around = self.blossoms_around_both(one, other);
        around.iter().filter(|&&index| self.blossoms[index].price > W::zero()).count() as u32
    }
}
