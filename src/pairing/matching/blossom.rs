//! Blossoms: odd circles of nodes, each matched inside but for one child, that the method treats as one node.

use super::search::Label;
use super::{Matcher, NONE, Node, Vertex, Weight};

/// A circle of an odd number of nodes. The first child holds the base; after it, every two neighbours are matched.
pub(super) struct Blossom<W> {
    children: Vec<Node>,
    /// Per child: the edge to the next child of the circle, from its end in this child.
    joints: Vec<(Vertex, Vertex)>,
    /// What is taken off the prices of the two ends of every edge inside. Never negative; kept as at clock zero while
    /// a search holds the blossom.
    pub(super) price: W,
}

impl<W: Weight> Matcher<W> {
    /// Where the blossom `node` is kept; `None` for a vertex.
    pub(super) fn blossom_index(&self, node: Node) -> Option<usize> {
        (node as usize).checked_sub(self.vertices())
    }

    /// Every vertex of `node`.
    pub(super) fn vertices_of(&self, node: Node) -> Vec<Vertex> {
        let mut vertices = Vec::new();
        let mut nodes = vec![node];
        while let Some(node) = nodes.pop() {
            match self.blossom_index(node) {
                None => vertices.push(node),
                Some(index) => nodes.extend(&self.blossoms[index].children),
            }
        }
        vertices
    }

    /// A new outermost blossom without a price. `children[0]` holds its base.
    pub(super) fn new_blossom(&mut self, children: Vec<Node>, joints: Vec<(Vertex, Vertex)>) -> Node {
        let node = self.spare.pop().unwrap_or_else(|| self.grow_nodes());
        let index = node as usize - self.vertices();
        for &child in &children {
            self.parents[child as usize] = node;
        }
        self.parents[node as usize] = NONE;
        self.bases[node as usize] = self.bases[children[0] as usize];
        self.blossoms[index] = Blossom { children, joints, price: W::zero() };
        for vertex in self.vertices_of(node) {
            self.outermost[vertex as usize] = node;
        }
        node
    }

    fn grow_nodes(&mut self) -> Node {
        let node = (self.vertices() + self.blossoms.len()) as Node;
        self.blossoms.push(Blossom { children: Vec::new(), joints: Vec::new(), price: W::zero() });
        self.parents.push(NONE);
        self.bases.push(NONE);
        self.labels.push(Label::Free);
        self.entries.push((NONE, NONE));
        self.marks.push(0);
        node
    }

    /// Makes the children of the outermost blossom `node` outermost; gives back each with the joint to the next.
    pub(super) fn release_children(&mut self, node: Node, index: usize) -> Vec<(Node, (Vertex, Vertex))> {
        let children = std::mem::take(&mut self.blossoms[index].children);
        let joints = std::mem::take(&mut self.blossoms[index].joints);
        self.labels[node as usize] = Label::Free;
        self.spare.push(node);
        for &child in &children {
            self.parents[child as usize] = NONE;
            for vertex in self.vertices_of(child) {
                self.outermost[vertex as usize] = child;
            }
        }
        children.into_iter().zip(joints).collect()
    }

    /// Takes the outermost `node` apart as far as blossoms without a price go.
    pub(super) fn dissolve_unpriced(&mut self, node: Node) {
        let mut nodes = vec![node];
        while let Some(node) = nodes.pop() {
            if let Some(index) = self.blossom_index(node)
                && self.blossoms[index].price == W::zero()
            {
                nodes.extend(self.release_children(node, index).iter().map(|(child, _)| child));
            }
        }
    }

    /// The place in the circle of `node` of the child that contains `vertex`.
    pub(super) fn child_of(&self, node: Node, vertex: Vertex) -> usize {
        let mut child = vertex;
        while self.parents[child as usize] != node {
            child = self.parents[child as usize];
        }
        let index = node as usize - self.vertices();
        self.blossoms[index].children.iter().position(|&other| other == child).unwrap_or(0)
    }

    /// Changes the matching inside `node` so that `vertex` is the one with its mate outside.
    pub(super) fn rebase(&mut self, node: Node, vertex: Vertex) {
        let mut tasks = vec![(node, vertex)];
        while let Some((node, vertex)) = tasks.pop() {
            let Some(index) = self.blossom_index(node) else { continue };
            if self.bases[node as usize] == vertex {
                continue;
            }
            let at = self.child_of(node, vertex);
            let mut blossom = std::mem::replace(
                &mut self.blossoms[index],
                Blossom { children: vec![], joints: vec![], price: W::zero() },
            );
            let count = blossom.children.len();
            tasks.push((blossom.children[at], vertex));
            // The path from the child to the old base by the matched edge first; every other edge is matched anew.
            let newly_matched: Vec<usize> =
                if at.is_multiple_of(2) { (0..at).step_by(2).collect() } else { (at + 1..count).step_by(2).collect() };
            for joint in newly_matched {
                let (one, other) = blossom.joints[joint];
                self.mates[one as usize] = other;
                self.mates[other as usize] = one;
                tasks.push((blossom.children[joint], one));
                tasks.push((blossom.children[(joint + 1) % count], other));
            }
            blossom.children.rotate_left(at);
            blossom.joints.rotate_left(at);
            self.blossoms[index] = blossom;
            self.bases[node as usize] = vertex;
        }
    }
}
