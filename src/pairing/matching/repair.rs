//! New edges for a solved matching.

use super::{Matcher, NONE, Node, Vertex, Weight};

impl<W: Weight> Matcher<W> {
    /// The price of a vertex.
    pub(crate) fn dual(&self, vertex: Vertex) -> &W {
        &self.duals[vertex as usize]
    }

    /// By how much the edge between the two, with this weight, is dearer than its prices.
    pub(crate) fn slack(&self, one: Vertex, other: Vertex, weight: &W) -> W {
        let mut slack = weight.minus(&self.duals[one as usize]).minus(&self.duals[other as usize]);
        if self.outermost[one as usize] == self.outermost[other as usize] {
            for index in self.blossoms_around_both(one, other) {
                slack = slack.plus(&self.blossoms[index].price);
            }
        }
        slack
    }

    /// The blossoms that contain both, from the outermost.
    pub(super) fn blossoms_around_both(&self, one: Vertex, other: Vertex) -> Vec<usize> {
        let (mine, theirs) = (self.ancestors(one), self.ancestors(other));
        let common = mine.iter().rev().zip(theirs.iter().rev()).take_while(|(mine, theirs)| mine == theirs);
        common.filter_map(|(&node, _)| self.blossom_index(node)).collect()
    }

    /// The blossoms that contain the vertex, from the innermost.
    fn ancestors(&self, vertex: Vertex) -> Vec<Node> {
        let up = |&node: &Node| Some(self.parents[node as usize]).filter(|&parent| parent != NONE);
        std::iter::successors(up(&vertex), up).collect()
    }

    /// Adds an edge that may be cheaper than its prices: then one of its ends is unmatched and its price lowered.
    pub(crate) fn add_cheap_edge(&mut self, one: Vertex, other: Vertex, weight: W) {
        let slack = self.slack(one, other, &weight);
        if slack < W::zero() {
            let freed = self.easier_to_free(one, other);
            self.free(freed);
            // Freeing may have moved prices already.
            let slack = self.slack(one, other, &weight);
            if slack < W::zero() {
                self.duals[freed as usize] = self.duals[freed as usize].plus(&slack);
            }
        }
        self.add_edge(one, other, weight);
    }

    fn easier_to_free(&self, one: Vertex, other: Vertex) -> Vertex {
        let effort = |vertex: Vertex| (self.ancestors(vertex).len(), self.mates[vertex as usize] != NONE);
        if effort(other) < effort(one) { other } else { one }
    }

    /// Unmatches a vertex and takes all blossoms around it apart. Prices stay such that no edge is cheaper.
    fn free(&mut self, vertex: Vertex) {
        while self.parents[vertex as usize] != NONE {
            let node = self.outermost[vertex as usize];
            let Some(index) = self.blossom_index(node) else { return };
            let half = self.blossoms[index].price.halved();
            if half > W::zero() {
                self.move_duals(node, |dual| dual.minus(&half));
                self.unmatch(self.bases[node as usize]);
            }
            self.release_children(node);
        }
        self.unmatch(vertex);
    }

    fn unmatch(&mut self, vertex: Vertex) {
        let mate = std::mem::replace(&mut self.mates[vertex as usize], NONE);
        if mate != NONE {
            self.mates[mate as usize] = NONE;
        }
    }
}
