//! Blossoms: odd circles of nodes, each matched inside but for one child, that the method treats as one node.

use super::search::Label;
use super::{Matcher, NONE, Node, Vertex, Weight};

/// A node on a path or circle, with the edge to the next one: its end in this node, its end in the next.
#[derive(Clone, Copy)]
pub(super) struct Link {
    pub(super) node: Node,
    pub(super) to_next: (Vertex, Vertex),
}

/// A circle of an odd number of nodes. The first holds the base; after it, every two neighbours are matched.
pub(super) struct Blossom<W> {
    circle: Vec<Link>,
    /// What is taken off the prices of the two ends of every edge inside. Never negative; kept as at clock zero while
    /// a tree holds the blossom.
    pub(super) price: W,
}

/// Vertices still to be visited, up to the last of a node.
pub(super) struct Stretch {
    next: Option<Vertex>,
    tail: Vertex,
}

impl<W: Weight> Matcher<W> {
    /// Where the blossom `node` is kept; `None` for a vertex.
    pub(super) fn blossom_index(&self, node: Node) -> Option<usize> {
        (node as usize).checked_sub(self.vertices())
    }

    /// Every vertex of `node`: a stretch of one list, in which a blossom's children follow each other.
    pub(super) fn vertices_of(&self, node: Node) -> Stretch {
        Stretch { next: Some(self.heads[node as usize]), tail: self.tails[node as usize] }
    }

    /// The next vertex of a stretch, which it moves past.
    pub(super) fn step(&self, stretch: &mut Stretch) -> Option<Vertex> {
        let vertex = stretch.next?;
        stretch.next = if vertex == stretch.tail { None } else { Some(self.followers[vertex as usize]) };
        Some(vertex)
    }

    /// The circle of a blossom; nothing for a vertex.
    pub(super) fn circle(&self, node: Node) -> &[Link] {
        self.blossom_index(node).map_or(&[], |index| &self.blossoms[index].circle)
    }

    /// Changes the price of every vertex of `node`.
    pub(super) fn move_duals(&mut self, node: Node, change: impl Fn(&W) -> W) {
        let mut stretch = self.vertices_of(node);
        while let Some(vertex) = self.step(&mut stretch) {
            let dual = &mut self.duals[vertex as usize];
            *dual = change(dual);
        }
    }

    /// A new outermost blossom without a price. The first of the circle holds its base.
    pub(super) fn new_blossom(&mut self, circle: Vec<Link>) -> Node {
        let node = self.spare.pop().unwrap_or_else(|| self.add_node());
        let (first, last) = (circle[0].node, circle[circle.len() - 1].node);
        for pair in circle.windows(2) {
            self.followers[self.tails[pair[0].node as usize] as usize] = self.heads[pair[1].node as usize];
        }
        for link in &circle {
            self.parents[link.node as usize] = node;
        }
        self.parents[node as usize] = NONE;
        self.bases[node as usize] = self.bases[first as usize];
        self.heads[node as usize] = self.heads[first as usize];
        self.tails[node as usize] = self.tails[last as usize];
        let index = node as usize - self.vertices();
        self.blossoms[index] = Blossom { circle, price: W::zero() };
        self.put_outermost(node);
        node
    }

    fn add_node(&mut self) -> Node {
        let node = (self.vertices() + self.blossoms.len()) as Node;
        self.blossoms.push(Blossom { circle: Vec::new(), price: W::zero() });
        self.parents.push(NONE);
        self.bases.push(NONE);
        self.heads.push(NONE);
        self.tails.push(NONE);
        self.labels.push(Label::Free);
        self.entries.push((NONE, NONE));
        self.marks.push(0);
        node
    }

    fn put_outermost(&mut self, node: Node) {
        let mut stretch = self.vertices_of(node);
        while let Some(vertex) = self.step(&mut stretch) {
            self.outermost[vertex as usize] = node;
        }
    }

    /// Makes the children of the outermost blossom `node` outermost; gives back its circle.
    pub(super) fn release_children(&mut self, node: Node) -> Vec<Link> {
        let Some(index) = self.blossom_index(node) else { return Vec::new() };
        let circle = std::mem::take(&mut self.blossoms[index].circle);
        self.labels[node as usize] = Label::Free;
        self.spare.push(node);
        for link in &circle {
            self.parents[link.node as usize] = NONE;
            self.put_outermost(link.node);
        }
        circle
    }

    /// Takes the outermost `node` apart as far as blossoms without a price go.
    pub(super) fn dissolve_unpriced(&mut self, node: Node) {
        let mut open = vec![node];
        while let Some(node) = open.pop() {
            if self.blossom_index(node).is_some_and(|index| self.blossoms[index].price == W::zero()) {
                open.extend(self.release_children(node).iter().map(|link| link.node));
            }
        }
    }

    /// The place in the circle of `node` of the child that contains `vertex`.
    pub(super) fn child_of(&self, node: Node, vertex: Vertex) -> usize {
        let mut child = vertex;
        while self.parents[child as usize] != node {
            child = self.parents[child as usize];
        }
        self.circle(node).iter().position(|link| link.node == child).unwrap_or(0)
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
            let mut circle = std::mem::take(&mut self.blossoms[index].circle);
            let count = circle.len();
            tasks.push((circle[at].node, vertex));
            // The path from the child to the old base by the matched edge first; every other edge is matched anew.
            let (from, end) = if at.is_multiple_of(2) { (0, at) } else { (at + 1, count) };
            for place in (from..end).step_by(2) {
                let (one, other) = circle[place].to_next;
                self.mates[one as usize] = other;
                self.mates[other as usize] = one;
                tasks.push((circle[place].node, one));
                tasks.push((circle[(place + 1) % count].node, other));
            }
            circle.rotate_left(at);
            self.blossoms[index].circle = circle;
            self.bases[node as usize] = vertex;
        }
    }
}
