//! How the blossoms of a solved matching lie in each other, for whoever wants to read its prices pair by pair.

use super::{Matcher, Node, Vertex, Weight};

/// The whole graph as a tree of parts: every blossom is a part of what it lies in, down to the single vertices.
pub(crate) struct Nesting<W> {
    /// The parts, the whole graph first.
    pub(crate) parts: Vec<Part<W>>,
    /// Every vertex, in an order in which the vertices of a part follow each other.
    pub(crate) vertices: Vec<Vertex>,
}

/// The whole graph, a blossom, or a vertex.
pub(crate) struct Part<W> {
    /// The parts in it, the largest first. None for a vertex.
    pub(crate) inner: Vec<usize>,
    /// Where its vertices begin in the order, and how many they are.
    pub(crate) first: usize,
    pub(crate) size: usize,
    /// The prices of this blossom and those around it together: the slack of an edge between two different parts in
    /// it is the weight of the edge and this, less the prices of its ends.
    pub(crate) taken_off: W,
    /// How many of those blossoms have a price.
    pub(crate) depth: u32,
}

impl<W: Weight> Matcher<W> {
    /// The nesting of a matching that no search is changing.
    pub(crate) fn nesting(&self) -> Nesting<W> {
        let mut parts: Vec<Part<W>> = Vec::new();
        let outermost = (0..self.vertices()).filter(|&vertex| {
            // One vertex speaks for its outermost node.
            self.heads[self.outermost[vertex] as usize] as usize == vertex
        });
        let nodes: Vec<Node> = outermost.map(|vertex| self.outermost[vertex]).collect();
        let mut vertices = Vec::with_capacity(self.vertices());
        let whole = Part { inner: Vec::new(), first: 0, size: self.vertices(), taken_off: W::zero(), depth: 0 };
        parts.push(whole);
        // Every node with the part it lies in; children come right after their parent.
        let mut open: Vec<(Node, usize)> = nodes.into_iter().rev().map(|node| (node, 0)).collect();
        while let Some((node, around)) = open.pop() {
            let number = parts.len();
            parts[around].inner.push(number);
            let (mut taken_off, mut depth) = (parts[around].taken_off.clone(), parts[around].depth);
            let first = vertices.len();
            if let Some(index) = self.blossom_index(node) {
                let price = &self.blossoms[index].price;
                taken_off = taken_off.plus(price);
                depth += u32::from(*price > W::zero());
                open.extend(self.circle(node).iter().rev().map(|link| (link.node, number)));
            } else {
                vertices.push(node);
            }
            parts.push(Part { inner: Vec::new(), first, size: 1, taken_off, depth });
        }
        for number in (0..parts.len()).rev() {
            let mut inner = std::mem::take(&mut parts[number].inner);
            if !inner.is_empty() {
                parts[number].size = inner.iter().map(|&part| parts[part].size).sum();
                inner.sort_by_key(|&part| std::cmp::Reverse(parts[part].size));
            }
            parts[number].inner = inner;
        }
        Nesting { parts, vertices }
    }
}

impl<W> Nesting<W> {
    /// The vertices of a part.
    pub(crate) fn vertices_of(&self, part: usize) -> &[Vertex] {
        let part = &self.parts[part];
        &self.vertices[part.first..part.first + part.size]
    }
}
