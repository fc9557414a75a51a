//! Minimum-cost perfect matching in any graph, exactly: given vertices and weighted edges, it gives back for every
//! vertex its mate, so that the sum of the weights is least, together with the prices that prove it.
//!
//! This is Edmonds' primal-dual method. Every vertex has a price (`dual`), every blossom (an odd set of vertices that
//! the method treats as one) a price of at least nothing, and no edge is ever cheaper than its two ends together less
//! the blossoms that contain both. An edge that costs just that is *tight*. The matching grows by alternating paths of
//! tight edges; where there is none, prices move until one appears. When everyone has a mate, every matched edge is
//! tight and every priced blossom is left by just one matched edge, so no perfect matching can be cheaper.
//!
//! Each [`search`] grows one tree from one unmatched vertex by one clock, so that the order of events is that of a queue
//! and only the vertices of the tree are touched.

mod blossom;
mod face;
mod nesting;
mod repair;
mod search;
mod weight;

#[cfg(test)]
mod tests;

use std::collections::BinaryHeap;

pub(crate) use face::Face;
pub(crate) use nesting::{Nesting, Part};
pub(crate) use weight::{Weight, Wide};

use blossom::Blossom;
use search::{Event, Exit, Label, Meeting};

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
    /// Per node: the first and the last of its vertices in the list that `followers` make.
    heads: Vec<Vertex>,
    tails: Vec<Vertex>,
    /// Per vertex: the one after it in the list of the blossom that contains it.
    followers: Vec<Vertex>,
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
    /// Edges that are tight now; those that would close a circle wait until there are no others, because the search may
    /// end before.
    tight: Vec<Meeting>,
    circles: Vec<Meeting>,
    /// The soonest edge to an unmatched node.
    exit: Option<Exit<W>>,
    /// Per vertex: the search that last planned an edge to it, and when the soonest of these becomes tight.
    reached: Vec<(u32, W)>,
    searches: u32,
    /// The nodes that the search has labelled.
    labelled: Vec<Node>,
    /// Per node: the last walk towards the root that passed it.
    marks: Vec<u32>,
    walks: u32,
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
            bases: own.clone(),
            heads: own.clone(),
            tails: own,
            followers: vec![NONE; vertices],
            labels: vec![Label::Free; vertices],
            entries: vec![(NONE, NONE); vertices],
            blossoms: Vec::new(),
            spare: Vec::new(),
            clock: W::zero(),
            events: BinaryHeap::new(),
            tight: Vec::new(),
            circles: Vec::new(),
            exit: None,
            reached: vec![(0, W::zero()); vertices],
            searches: 0,
            labelled: Vec::new(),
            marks: vec![0; vertices],
            walks: 0,
        }
    }

    /// Adds the edge between `one` and `other`. The weight must be even: then the prices in one tree are all even or all
    /// odd, and edges that become tight half-way do so at a whole number.
    pub(crate) fn add_edge(&mut self, one: Vertex, other: Vertex, weight: W) {
        let edge = self.weights.len() as u32;
        self.weights.push(weight);
        self.arcs[one as usize].push(Arc { to: other, edge });
        self.arcs[other as usize].push(Arc { to: one, edge });
    }

    /// Finds the least perfect matching. False if the graph has none. `guess` are prices that are thought to be near;
    /// they decide only how soon it is found.
    pub(crate) fn solve(&mut self, guess: Vec<W>) -> bool {
        self.duals = guess;
        self.price_from_guess();
        self.match_greedily();
        self.resume()
    }

    /// Finds the least perfect matching again from its prices alone: where many edges were added, that is sooner done
    /// than mending it.
    pub(crate) fn solve_anew(&mut self) -> bool {
        let mut fresh = Self::new(self.vertices());
        std::mem::swap(&mut fresh.arcs, &mut self.arcs);
        std::mem::swap(&mut fresh.weights, &mut self.weights);
        let duals = std::mem::take(&mut self.duals);
        *self = fresh;
        self.solve(duals)
    }

    /// Takes over prices, which must leave no edge cheaper than its ends, and a matching as far as it is tight by them.
    pub(crate) fn start_from(&mut self, duals: Vec<W>, mates: &[Option<Vertex>]) {
        self.duals = duals;
        for (one, mate) in (0..).zip(mates) {
            let Some(other) = mate.filter(|&other| one < other) else { continue };
            let tight = |arc: &Arc| arc.to == other && self.slack(one, other, self.weight(arc)) == W::zero();
            if self.arcs[one as usize].iter().any(tight) {
                self.mates[one as usize] = other;
                self.mates[other as usize] = one;
            }
        }
    }

    fn weight(&self, arc: &Arc) -> &W {
        &self.weights[arc.edge as usize]
    }

    /// Finds the least perfect matching from where prices and matching stand. False if the graph has none.
    pub(crate) fn resume(&mut self) -> bool {
        let unmatched = |matcher: &Self, vertex: Vertex| matcher.mates[vertex as usize] == NONE;
        (0..self.vertices() as Vertex).all(|vertex| !unmatched(self, vertex) || self.search(vertex))
    }

    /// The mate of `vertex` in the matching found.
    pub(crate) fn mate(&self, vertex: Vertex) -> Option<Vertex> {
        Some(self.mates[vertex as usize]).filter(|&mate| mate != NONE)
    }

    /// The vertices, numbered below this.
    fn vertices(&self) -> usize {
        self.arcs.len()
    }

    /// Raises or lowers every vertex by half of what its cheapest edge by the guess leaves: then no edge is cheaper than
    /// its ends, whatever the guess.
    fn price_from_guess(&mut self) {
        let change = |(vertex, arcs): (usize, &Vec<Arc>)| {
            let left =
                arcs.iter().map(|arc| self.weight(arc).minus(&self.duals[vertex]).minus(&self.duals[arc.to as usize]));
            left.min().map_or(W::zero(), |least| least.halved())
        };
        let changes: Vec<W> = self.arcs.iter().enumerate().map(change).collect();
        for (dual, change) in self.duals.iter_mut().zip(changes) {
            *dual = dual.plus(&change);
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
