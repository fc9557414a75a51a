//! All optimal matchings at once.
//!
//! By the prices of a solved matching, a perfect matching is optimal just if all its edges are tight and it leaves
//! every priced blossom by one edge. The second condition needs no prices: among the perfect matchings of tight edges
//! it holds for those in which the depths of the edges, the number of priced blossoms that contain both ends, have
//! the largest sum.

use super::{Matcher, NONE, Vertex, Weight};

/// The tight edges of a solved matching.
pub(crate) struct Face {
    /// Per vertex: the vertices at the other ends of its tight edges in ascending order, and the depths of the edges.
    pub(crate) arcs: Vec<Vec<(Vertex, u32)>>,
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
    /// The face of a solved matching.
    pub(crate) fn face(&self) -> Face {
        let around: Vec<Vec<usize>> = (0..self.vertices() as Vertex).map(|vertex| self.priced_around(vertex)).collect();
        let mut arcs: Vec<Vec<(Vertex, u32)>> = vec![Vec::new(); self.vertices()];
        for (one, from) in self.arcs.iter().enumerate() {
            for arc in from {
                let common =
                    around[one].iter().zip(&around[arc.to as usize]).take_while(|(mine, theirs)| mine == theirs);
                let ends = self.duals[one].plus(&self.duals[arc.to as usize]);
                let (mut price, mut depth) = (self.weights[arc.edge as usize].minus(&ends), 0);
                for (&index, _) in common {
                    price = price.plus(&self.blossoms[index].price);
                    depth += 1;
                }
                if price == W::zero() {
                    arcs[one].push((arc.to, depth));
                }
            }
            arcs[one].sort_unstable();
        }
        Face { arcs, mates: self.mates.clone() }
    }

    /// The priced blossoms that contain the vertex, from the outermost.
    fn priced_around(&self, vertex: Vertex) -> Vec<usize> {
        let mut around = Vec::new();
        let mut node = vertex;
        while self.parents[node as usize] != NONE {
            node = self.parents[node as usize];
            if let Some(index) = self.blossom_index(node)
                && self.blossoms[index].price > W::zero()
            {
                around.push(index);
            }
        }
        around.reverse();
        around
    }
}
