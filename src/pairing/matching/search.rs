//! One search: a tree of alternating paths grows from an unmatched vertex until it meets another.
//!
//! Nodes of the tree are even (an even number of edges from the root; their prices rise) or odd (theirs fall). Three
//! things happen as the clock goes: an edge from an even node to a free one becomes tight, and the tree takes the free
//! node and its mate; an edge between two even nodes becomes tight, and the odd circle it closes becomes a blossom; an
//! odd blossom's price is used up, and it comes apart.
//!
//! A node's prices are kept as they would have been at clock zero under its present label. So an event's time never
//! changes while its two ends keep their labels, and nothing has to be updated as the clock goes.

use std::cmp::Ordering;

use super::{Matcher, NONE, Node, Vertex, Weight};

/// What an outermost node is to the search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Label {
    /// Not in the tree.
    Free,
    /// In the tree, an even number of edges from the root.
    Even,
    /// In the tree, an odd number of edges from the root.
    Odd,
}

/// Something that will happen at a time of the search's clock.
pub(super) struct Event<W> {
    at: W,
    what: What,
}

#[derive(Clone, Copy)]
enum What {
    /// An edge becomes tight: its number, its even end, its other end.
    Tight(u32, Vertex, Vertex),
    /// An odd blossom's price is used up.
    UsedUp(Node),
}

impl<W: Ord> Ord for Event<W> {
    /// The soonest is the greatest, as the queue wants it.
    fn cmp(&self, other: &Self) -> Ordering {
        other.at.cmp(&self.at)
    }
}

impl<W: Ord> PartialOrd for Event<W> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<W: Ord> PartialEq for Event<W> {
    fn eq(&self, other: &Self) -> bool {
        self.at == other.at
    }
}

impl<W: Ord> Eq for Event<W> {}

/// An edge from the tree to an unmatched node, and when it becomes tight.
pub(super) struct Exit<W> {
    at: W,
    from: Vertex,
    to: Vertex,
}

/// The way from an even node to the next one above it, over the odd node between.
struct StepUp {
    odd: Node,
    above: Node,
    /// As they are passed going up.
    edges: [(Vertex, Vertex); 2],
}

impl<W: Weight> Matcher<W> {
    /// Searches from the unmatched vertex `root` and enlarges the matching. False if no perfect matching exists.
    pub(super) fn search(&mut self, root: Vertex) -> bool {
        self.searches += 1;
        self.clock = W::zero();
        self.become_even(self.outermost[root as usize]);
        let found = loop {
            if let Some((edge, from, to)) = self.tight.pop() {
                self.meet(edge, from, to);
            } else if let Some(exit) = self.exit.take_if(|exit| is_next(exit, self.events.peek())) {
                self.clock = exit.at;
                self.augment(exit.from, exit.to);
                break true;
            } else if let Some(event) = self.events.pop() {
                self.clock = event.at;
                match event.what {
                    What::Tight(edge, from, to) => self.meet(edge, from, to),
                    What::UsedUp(node) => self.come_apart_if_used_up(node),
                }
            } else {
                break false;
            }
        };
        self.end_search();
        found
    }

    /// Looks at every edge of `vertex`, which has just become even.
    fn scan(&mut self, vertex: Vertex) {
        for index in 0..self.arcs[vertex as usize].len() {
            let arc = self.arcs[vertex as usize][index];
            self.look(arc.edge, vertex, arc.to);
        }
    }

    /// Notes when the edge from the even vertex `from` to `to` will become tight, if it can matter.
    fn look(&mut self, edge: u32, from: Vertex, to: Vertex) {
        let (here, there) = (self.outermost[from as usize], self.outermost[to as usize]);
        if here == there {
            return;
        }
        let at = match self.labels[there as usize] {
            Label::Odd => return,
            Label::Free => self.gap(edge, from, to),
            Label::Even => self.gap(edge, from, to).halved(),
        };
        if self.exit.as_ref().is_some_and(|exit| exit.at <= at) {
            return;
        }
        if self.labels[there as usize] == Label::Free {
            if self.mates[self.bases[there as usize] as usize] == NONE {
                if at == self.clock {
                    self.tight.clear();
                }
                self.exit = Some(Exit { at, from, to });
                return;
            }
            let (search, soonest) = &mut self.reached[to as usize];
            if *search == self.searches && *soonest <= at {
                return;
            }
            *search = self.searches;
            *soonest = at.clone();
        }
        if at == self.clock {
            self.tight.push((edge, from, to));
        } else {
            self.events.push(Event { at, what: What::Tight(edge, from, to) });
        }
    }

    /// The weight of an edge less the prices kept for its ends.
    fn gap(&self, edge: u32, one: Vertex, other: Vertex) -> W {
        self.weights[edge as usize].minus(&self.duals[one as usize]).minus(&self.duals[other as usize])
    }

    /// The edge from `from` to `to` was expected to be tight now: grows the tree or closes a circle, if it is.
    fn meet(&mut self, edge: u32, from: Vertex, to: Vertex) {
        let (here, there) = (self.outermost[from as usize], self.outermost[to as usize]);
        if here == there {
            return;
        }
        // An end may have changed its label since; then the edge was looked at again.
        match self.labels[there as usize] {
            Label::Odd => {}
            Label::Free => {
                if self.gap(edge, from, to) <= self.clock {
                    self.grow(from, to);
                }
            }
            Label::Even => {
                if self.gap(edge, from, to).halved() <= self.clock {
                    self.close_circle(from, to);
                }
            }
        }
    }

    /// Takes the free node of `to` and its mate into the tree.
    fn grow(&mut self, from: Vertex, to: Vertex) {
        let node = self.outermost[to as usize];
        self.become_odd(node, (from, to));
        let mate = self.mates[self.bases[node as usize] as usize];
        self.become_even(self.outermost[mate as usize]);
    }

    /// A free node becomes odd.
    fn become_odd(&mut self, node: Node, entry: (Vertex, Vertex)) {
        let clock = self.clock.clone();
        self.move_duals(node, |dual| dual.plus(&clock));
        self.label_odd(node, entry);
    }

    /// Labels `node`, whose vertices have the prices of an odd node already.
    pub(super) fn label_odd(&mut self, node: Node, entry: (Vertex, Vertex)) {
        self.labels[node as usize] = Label::Odd;
        self.entries[node as usize] = entry;
        self.touched.push(node);
        if let Some(index) = self.blossom_index(node) {
            let price = &mut self.blossoms[index].price;
            *price = price.plus(&self.clock.doubled());
            let at = price.halved();
            self.events.push(Event { at, what: What::UsedUp(node) });
        }
    }

    /// A free node becomes even.
    fn become_even(&mut self, node: Node) {
        let clock = self.clock.clone();
        self.move_duals(node, |dual| dual.minus(&clock));
        self.label_even(node);
        for vertex in self.vertices_of(node) {
            self.scan(vertex);
        }
    }

    /// Labels `node`, whose vertices have the prices of an even node already.
    pub(super) fn label_even(&mut self, node: Node) {
        self.labels[node as usize] = Label::Even;
        self.touched.push(node);
        if let Some(index) = self.blossom_index(node) {
            let price = &mut self.blossoms[index].price;
            *price = price.minus(&self.clock.doubled());
        }
    }

    /// Changes the price of every vertex of `node`.
    pub(super) fn move_duals(&mut self, node: Node, change: impl Fn(&W) -> W) {
        for vertex in self.vertices_of(node) {
            let dual = &mut self.duals[vertex as usize];
            *dual = change(dual);
        }
    }

    /// The two even nodes of `one` and `other` close an odd circle with their paths to the root: it becomes a blossom.
    fn close_circle(&mut self, one: Vertex, other: Vertex) {
        let top = self.meeting_of(self.outermost[one as usize], self.outermost[other as usize]);
        let mut children = Vec::new();
        let mut joints = Vec::new();
        // From the top down to `one`, across, and up again from `other`.
        let (nodes, steps) = self.path_up(self.outermost[one as usize], top);
        children.push(top);
        children.extend(nodes.iter().rev());
        joints.extend(steps.iter().rev().map(|&(below, above)| (above, below)));
        joints.push((one, other));
        let (nodes, steps) = self.path_up(self.outermost[other as usize], top);
        children.extend(nodes);
        joints.extend(steps);

        let newly_even = self.finish_children(&children);
        let node = self.new_blossom(children, joints);
        self.label_even(node);
        for vertex in newly_even {
            self.scan(vertex);
        }
    }

    /// Ends the labels of the nodes that become one blossom; gives back the vertices that become even by it.
    fn finish_children(&mut self, children: &[Node]) -> Vec<Vertex> {
        let twice = self.clock.doubled();
        let mut newly_even = Vec::new();
        for &child in children {
            let odd = self.labels[child as usize] == Label::Odd;
            if odd {
                self.move_duals(child, |dual| dual.minus(&twice));
                newly_even.extend(self.vertices_of(child));
            }
            if let Some(index) = self.blossom_index(child) {
                let price = &mut self.blossoms[index].price;
                *price = if odd { price.minus(&twice) } else { price.plus(&twice) };
            }
            self.labels[child as usize] = Label::Free;
        }
        newly_even
    }

    /// How the tree goes on upwards from the even `node`; `None` at the root.
    fn step_up(&self, node: Node) -> Option<StepUp> {
        let base = self.bases[node as usize];
        let mate = self.mates[base as usize];
        if mate == NONE {
            return None;
        }
        let odd = self.outermost[mate as usize];
        let (outside, inside) = self.entries[odd as usize];
        Some(StepUp { odd, above: self.outermost[outside as usize], edges: [(base, mate), (inside, outside)] })
    }

    /// The lowest even node that is above both.
    fn meeting_of(&mut self, one: Node, other: Node) -> Node {
        self.walks += 1;
        let (mut here, mut there) = (Some(one), Some(other));
        // The two walks take turns, so that neither goes much further up than the meeting.
        loop {
            if let Some(node) = here {
                if self.marks[node as usize] == self.walks {
                    return node;
                }
                self.marks[node as usize] = self.walks;
                here = self.step_up(node).map(|step| step.above);
            }
            std::mem::swap(&mut here, &mut there);
        }
    }

    /// The nodes from `from` up to below `top`, and the edge from each to the next.
    fn path_up(&self, from: Node, top: Node) -> (Vec<Node>, Vec<(Vertex, Vertex)>) {
        let (mut nodes, mut steps) = (Vec::new(), Vec::new());
        let mut node = from;
        while node != top {
            let Some(step) = self.step_up(node) else { break };
            nodes.extend([node, step.odd]);
            steps.extend(step.edges);
            node = step.above;
        }
        (nodes, steps)
    }

    fn come_apart_if_used_up(&mut self, node: Node) {
        let Some(index) = self.blossom_index(node) else { return };
        let outermost = self.parents[node as usize] == NONE;
        if outermost && self.labels[node as usize] == Label::Odd && self.blossoms[index].price.halved() <= self.clock {
            self.come_apart(node, index);
        }
    }

    /// An odd blossom without a price is replaced by its children: those between its entry and its base stay in the
    /// tree, the others become free.
    fn come_apart(&mut self, node: Node, index: usize) {
        let entry = self.entries[node as usize];
        let first = self.child_of(node, entry.1);
        let children = self.release_children(node, index);
        let count = children.len();
        // Along the circle in the direction in which the first step is a matched edge; an even number of steps.
        let forward = first % 2 == 1;
        let mut at = first;
        let mut entry = entry;
        let mut in_tree = vec![false; count];
        let twice = self.clock.doubled();
        let mut newly_even = Vec::new();
        loop {
            in_tree[at] = true;
            self.label_odd(children[at].0, entry);
            if at == 0 {
                break;
            }
            let even = if forward { (at + 1) % count } else { at - 1 };
            in_tree[even] = true;
            self.move_duals(children[even].0, |dual| dual.minus(&twice));
            self.label_even(children[even].0);
            newly_even.extend(self.vertices_of(children[even].0));
            let next = if forward { (even + 1) % count } else { even - 1 };
            // The joint kept with a child leads to the one after it.
            entry = if forward { children[even].1 } else { flipped(children[next].1) };
            at = next;
        }
        let free: Vec<Node> = (0..count).filter(|&at| !in_tree[at]).map(|at| children[at].0).collect();
        self.set_free(&free);
        for vertex in newly_even {
            self.scan(vertex);
        }
    }

    /// Children of an odd blossom that came apart leave the tree; even vertices look at them again.
    fn set_free(&mut self, nodes: &[Node]) {
        let clock = self.clock.clone();
        let mut vertices = Vec::new();
        for &node in nodes {
            self.move_duals(node, |dual| dual.minus(&clock));
            vertices.extend(self.vertices_of(node));
        }
        for vertex in vertices {
            self.reached[vertex as usize].0 = 0;
            for index in 0..self.arcs[vertex as usize].len() {
                let arc = self.arcs[vertex as usize][index];
                if self.labels[self.outermost[arc.to as usize] as usize] == Label::Even {
                    self.look(arc.edge, arc.to, vertex);
                }
            }
        }
    }

    /// Changes matched and unmatched edges along the path from the root to `from` and on to the unmatched `to`.
    fn augment(&mut self, from: Vertex, to: Vertex) {
        self.rebase(self.outermost[to as usize], to);
        let (mut even_end, mut odd_end) = (from, to);
        loop {
            let even = self.outermost[even_end as usize];
            let old_mate = self.mates[self.bases[even as usize] as usize];
            self.rebase(even, even_end);
            self.mates[even_end as usize] = odd_end;
            self.mates[odd_end as usize] = even_end;
            if old_mate == NONE {
                break;
            }
            let odd = self.outermost[old_mate as usize];
            let (outside, inside) = self.entries[odd as usize];
            self.rebase(odd, inside);
            (even_end, odd_end) = (outside, inside);
        }
    }

    /// Settles the prices of everything that the search held, and takes blossoms without a price apart.
    fn end_search(&mut self) {
        self.tight.clear();
        self.events.clear();
        self.exit = None;
        let clock = self.clock.clone();
        let twice = clock.doubled();
        for node in std::mem::take(&mut self.touched) {
            let label = std::mem::replace(&mut self.labels[node as usize], Label::Free);
            if label == Label::Free {
                continue;
            }
            let even = label == Label::Even;
            self.move_duals(node, |dual| if even { dual.plus(&clock) } else { dual.minus(&clock) });
            if let Some(index) = self.blossom_index(node) {
                let price = &mut self.blossoms[index].price;
                *price = if even { price.plus(&twice) } else { price.minus(&twice) };
                self.dissolve_unpriced(node);
            }
        }
    }
}

/// Whether the tree reaches an unmatched node before anything else happens.
fn is_next<W: Ord>(exit: &Exit<W>, event: Option<&Event<W>>) -> bool {
    event.is_none_or(|event| exit.at <= event.at)
}

fn flipped((one, other): (Vertex, Vertex)) -> (Vertex, Vertex) {
    (other, one)
}
