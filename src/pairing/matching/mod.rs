//! Minimum-cost perfect matching in any graph, exactly: given vertices and weighted edges, it gives back for every
//! vertex its mate, so that the sum of the weights is least, together with the prices that prove it.
//!
//! This is Edmonds' primal-dual method. Every vertex has a price (`dual`), every blossom (an odd set of vertices that
//! the method treats as one) a price of at least nothing, and no edge is ever cheaper than its two ends together less
//! the blossoms that contain both. An edge that costs just that is *tight*. The matching grows by alternating paths of
//! tight edges; where there is none, prices move until one appears. When everyone has a mate, every matched edge is
//! tight and every priced blossom is left by just one matched edge, so no perfect matching can be cheaper.
//!
//! Each [`search`] grows one tree from one unmatched vertex. Its prices move with one common clock, so that the order
//! of events is that of a queue and only the vertices of the tree are touched.

mod blossom;
mod face;
mod search;
mod weight;

#[cfg(test)]
mod tests;

use std::collections::BinaryHeap;

pub(crate) use face::Face;
pub(crate) use weight::{Weight, Wide};

use blossom::Blossom;
use search::{Event, Exit, Label};

/// A vertex of the graph, from 0.
pub(crate) type Vertex = u32;
/// A vertex, or a blossom numbered after all vertices.
type Node = u32;
/// No vertex, no node.
const NONE: u32 = u32::MAX;

/// An edge as seen from one of its ends.
#[derive(Clone, Copy)]
struct Arc {
    to: Vertex,
    edge: u32,
}

/// A graph with its matching and its prices.
pub(crate) struct Matcher<W> {
    arcs: Vec<Vec<Arc>>,
    weights: Vec<W>,
    /// Per vertex: its price. While a search holds the vertex, the price it would have at the search's beginning.
    duals: Vec<W>,
    mates: Vec<Vertex>,
    /// Per vertex: the outermost blossom that contains it, or itself.
    outermost: Vec<Node>,
    /// Per node: the blossom that contains it directly.
    parents: Vec<Node>,
    /// Per node: the vertex whose mate is outside.
    bases: Vec<Vertex>,
    /// Per outermost node: what it is to the search.
    labels: Vec<Label>,
    /// Per outermost node with an odd label: the edge by which the search reached it, from outside to inside.
    entries: Vec<(Vertex, Vertex)>,
    /// Per node, less the number of vertices.
    blossoms: Vec<Blossom<W>>,
    /// Blossoms that are not in use.
    spare: Vec<Node>,

    /// The search's clock: how far the prices have moved.
    clock: W,
    events: BinaryHeap<Event<W>>,
    /// Edges that are tight now.
    tight: Vec<(u32, Vertex, Vertex)>,
    /// The nearest way to an unmatched node.
    exit: Option<Exit<W>>,
    /// Per vertex: the search that last saw an edge to it, and when that edge becomes tight.
    reached: Vec<(u32, W)>,
    searches: u32,
    /// Per node: the last walk towards the root that passed it.
    marks: Vec<u32>,
    walks: u32,
    /// Nodes that the search labelled.
    touched: Vec<Node>,
}

impl<W: Weight> Matcher<W> {
    /// A graph of `vertices` vertices without any edge.
    pub(crate) fn new(vertices: usize) -> Self {
        let own: Vec<u32> = (0..vertices as u32).collect();
        Self {
            arcs: vec![Vec::new(); vertices],
            weights: Vec::new(),
            duals: vec![W::zero(); vertices],
            mates: vec![NONE; vertices],
            outermost: own.clone(),
            parents: vec![NONE; vertices],
            bases: own,
            labels: vec![Label::Free; vertices],
            entries: vec![(NONE, NONE); vertices],
            blossoms: Vec::new(),
            spare: Vec::new(),
            clock: W::zero(),
            events: BinaryHeap::new(),
            tight: Vec::new(),
            exit: None,
            reached: vec![(0, W::zero()); vertices],
            searches: 0,
            marks: vec![0; vertices],
            walks: 0,
            touched: Vec::new(),
        }
    }

    /// Adds the edge between `one` and `other`. The weight must be even, so that half-way meetings stay whole.
    pub(crate) fn add_edge(&mut self, one: Vertex, other: Vertex, weight: W) {
        let edge = self.weights.len() as u32;
        self.weights.push(weight);
        self.arcs[one as usize].push(Arc { to: other, edge });
        self.arcs[other as usize].push(Arc { to: one, edge });
    }

    /// Finds the least perfect matching. False if the graph has none.
    pub(crate) fn solve(&mut self) -> bool {
        self.price_from_cheapest();
        self.match_greedily();
        (0..self.vertices() as Vertex).all(|vertex| self.mates[vertex as usize] != NONE || self.search(vertex))
    }

    /// The mate of `vertex` in the matching found.
    pub(crate) fn mate(&self, vertex: Vertex) -> Option<Vertex> {
        Some(self.mates[vertex as usize]).filter(|&mate| mate != NONE)
    }

    /// The vertices, numbered below this.
    fn vertices(&self) -> usize {
        self.arcs.len()
    }

    /// Gives every vertex half the weight of its cheapest edge: then no edge is cheaper than its ends.
    fn price_from_cheapest(&mut self) {
        for (dual, arcs) in self.duals.iter_mut().zip(&self.arcs) {
            if let Some(least) = arcs.iter().map(|arc| &self.weights[arc.edge as usize]).min() {
                *dual = least.halved();
            }
        }
    }

    /// Raises each vertex as far as its edges allow and matches it where an edge becomes tight.
    fn match_greedily(&mut self) {
        for vertex in 0..self.vertices() {
            if self.mates[vertex] != NONE {
                continue;
            }
            let slack = |arc: &Arc| self.weights[arc.edge as usize].minus(&self.duals[arc.to as usize]);
            let Some(price) = self.arcs[vertex].iter().map(slack).min() else { continue };
            let free = |arc: &&Arc| self.mates[arc.to as usize] == NONE && slack(arc) == price;
            if let Some(mate) = self.arcs[vertex].iter().find(free).map(|arc| arc.to) {
                self.mates[vertex] = mate;
                self.mates[mate as usize] = vertex as Vertex;
            }
            self.duals[vertex] = price;
        }
    }
}
