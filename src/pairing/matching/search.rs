//! One search: a tree of alternating paths grows from an unmatched node until it meets another.
//!
//! Nodes of the tree are even (an even number of edges from the root; their prices rise with the clock) or odd (theirs
//! fall). Four things happen as the clock goes:
//!
//! - an edge from an even node to a free one becomes tight: the tree takes the free node and its mate;
//! - an edge between two even nodes becomes tight: the odd circle it closes becomes a blossom;
//! - an odd blossom's price is used up: it comes apart;
//! - an edge from an even node to an unmatched one becomes tight: the path to the root through it is turned over, and
//!   the search ends.
//!
//! A node's prices are kept as they would have been at clock zero under its present label. So the time of an event
//! does not change while its two ends keep their labels, and nothing has to be updated as the clock goes. What was
//! planned before a label changed is recognised when its time comes.

use std::cmp::Ordering;

use super::blossom::Link;
use super::{Matcher, NONE, Node, Vertex, Weight};

/// What an outermost node is to the search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Label {
    /// Not in the tree.
    Free,
    /// An even number of edges from the root.
    Even,
    /// An odd number of edges from the root.
    Odd,
}

/// Something that will happen at a time of the clock.
pub(super) struct Event<W> {
    at: W,
    what: What,
}

/// An edge, its even end and its other end.
pub(super) type Meeting = (u32, Vertex, Vertex);

#[derive(Clone, Copy)]
enum What {
    /// An edge becomes tight.
    Tight(Meeting),
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

/// The soonest edge from the tree to an unmatched node.
pub(super) struct Exit<W> {
    at: W,
    from: Vertex,
    to: Vertex,
}

impl<W: Weight> Matcher<W> {
    /// Searches from the unmatched vertex `root` and enlarges the matching. False if no perfect matching exists.
    pub(super) fn search(&mut self, root: Vertex) -> bool {
        self.searches += 1;
        self.clock = W::zero();
        let node = self.outermost[root as usize];
        self.become_even(node);
        self.scan_all(node);
        let found = loop {
            if let Some((edge, from, to)) = self.next_tight() {
                self.meet(edge, from, to);
            } else if let Some(exit) = self.exit.take_if(|exit| is_next(exit, self.events.peek())) {
                self.clock = exit.at;
                self.turn_over(exit.from, exit.to);
                break true;
            } else if let Some(event) = self.events.pop() {
                self.clock = event.at;
                match event.what {
                    What::Tight((edge, from, to)) => self.meet(edge, from, to),
                    What::UsedUp(node) => self.come_apart_if_used_up(node),
                }
            } else {
                break false;
            }
        };
        self.fell();
        found
    }

    /// An edge that is tight now; none once an unmatched node is reached.
    fn next_tight(&mut self) -> Option<Meeting> {
        if self.exit.as_ref().is_some_and(|exit| exit.at == self.clock) {
            return None;
        }
        self.tight.pop().or_else(|| self.circles.pop())
    }

    /// Looks at every edge of `node`, which has just become even.
    fn scan_all(&mut self, node: Node) {
        let mut stretch = self.vertices_of(node);
        while let Some(vertex) = self.step(&mut stretch) {
            for index in 0..self.arcs[vertex as usize].len() {
                let arc = self.arcs[vertex as usize][index];
                self.look(arc.edge, vertex, arc.to);
            }
        }
    }

    /// Looks at the edges that lead from even nodes to `vertex`, which has just become free.
    fn look_back(&mut self, vertex: Vertex) {
        self.reached[vertex as usize].0 = 0;
        for index in 0..self.arcs[vertex as usize].len() {
            let arc = self.arcs[vertex as usize][index];
            if self.labels[self.outermost[arc.to as usize] as usize] == Label::Even {
                self.look(arc.edge, arc.to, vertex);
            }
        }
    }

    /// Plans the edge from the even vertex `from` to `to` for when it becomes tight, unless something sooner makes it
    /// needless: the way to an unmatched node, or another edge to the same free vertex.
    fn look(&mut self, edge: u32, from: Vertex, to: Vertex) {
        let (here, there) = (self.outermost[from as usize], self.outermost[to as usize]);
        if here == there {
            return;
        }
        let label = self.labels[there as usize];
        let at = match label {
            Label::Odd => return,
            Label::Free => self.gap(edge, from, to),
            Label::Even => self.gap(edge, from, to).halved(),
        };
        if self.exit.as_ref().is_some_and(|exit| exit.at <= at) {
            return;
        }
        if label == Label::Free {
            if self.mates[self.bases[there as usize] as usize] == NONE {
                self.exit = Some(Exit { at, from, to });
                return;
            }
            let (search, soonest) = &mut self.reached[to as usize];
            if *search == self.searches && *soonest <= at {
                return;
            }
            (*search, *soonest) = (self.searches, at.clone());
        }
        if at > self.clock {
            self.events.push(Event { at, what: What::Tight((edge, from, to)) });
        } else if label == Label::Free {
            self.tight.push((edge, from, to));
        } else {
            self.circles.push((edge, from, to));
        }
    }

    /// The weight of an edge less the prices kept for its ends.
    fn gap(&self, edge: u32, one: Vertex, other: Vertex) -> W {
        self.weights[edge as usize].minus(&self.duals[one as usize]).minus(&self.duals[other as usize])
    }

    /// The edge from the even vertex `from` to `to` was planned to be tight now. If the label of `to` has changed since,
    /// it may not be, and was looked at again.
    fn meet(&mut self, edge: u32, from: Vertex, to: Vertex) {
        let (here, there) = (self.outermost[from as usize], self.outermost[to as usize]);
        if here == there {
            return;
        }
        match self.labels[there as usize] {
            Label::Odd => {}
            Label::Free => {
                if self.gap(edge, from, to) <= self.clock {
                    self.take(from, to);
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
    fn take(&mut self, from: Vertex, to: Vertex) {
        let node = self.outermost[to as usize];
        let clock = self.clock.clone();
        self.move_duals(node, |dual| dual.plus(&clock));
        self.label_odd(node, (from, to));
        let mate = self.outermost[self.mates[self.bases[node as usize] as usize] as usize];
        self.become_even(mate);
        self.scan_all(mate);
    }

    /// A free node becomes even.
    fn become_even(&mut self, node: Node) {
        let clock = self.clock.clone();
        self.move_duals(node, |dual| dual.minus(&clock));
        self.label_even(node);
    }

    /// Labels `node`, whose vertices have the prices of an odd node already.
    fn label_odd(&mut self, node: Node, entry: (Vertex, Vertex)) {
        self.entries[node as usize] = entry;
        self.label(node, Label::Odd);
        if let Some(index) = self.blossom_index(node) {
            let price = self.blossoms[index].price.plus(&self.clock.doubled());
            self.events.push(Event { at: price.halved(), what: What::UsedUp(node) });
            self.blossoms[index].price = price;
        }
    }

    /// Labels `node`, whose vertices have the prices of an even node already.
    fn label_even(&mut self, node: Node) {
        self.label(node, Label::Even);
        if let Some(index) = self.blossom_index(node) {
            self.blossoms[index].price = self.blossoms[index].price.minus(&self.clock.doubled());
        }
    }

    fn label(&mut self, node: Node, label: Label) {
        self.labels[node as usize] = label;
        self.labelled.push(node);
    }

    /// The even nodes of `one` and `other` close an odd circle with their paths to where these meet: a new blossom.
    fn close_circle(&mut self, one: Vertex, other: Vertex) {
        let (left, right) = (self.outermost[one as usize], self.outermost[other as usize]);
        let top = self.meeting_of(left, right);
        // From the top down to `one`, across, and up again from `other`.
        let down = self.path_up(left, top);
        let nodes = std::iter::once(top).chain(down.iter().rev().map(|link| link.node));
        let steps = down.iter().rev().map(|link| flipped(link.to_next)).chain([(one, other)]);
        let mut circle: Vec<Link> = nodes.zip(steps).map(|(node, to_next)| Link { node, to_next }).collect();
        circle.extend(self.path_up(right, top));

        let newly_even = self.end_labels(&circle);
        let node = self.new_blossom(circle);
        self.label_even(node);
        for child in newly_even {
            self.scan_all(child);
        }
    }

    /// Ends the labels of the nodes that become one blossom; gives back those that become even by it.
    fn end_labels(&mut self, circle: &[Link]) -> Vec<Node> {
        let twice = self.clock.doubled();
        let mut newly_even = Vec::new();
        for link in circle {
            let odd = std::mem::replace(&mut self.labels[link.node as usize], Label::Free) == Label::Odd;
            if odd {
                self.move_duals(link.node, |dual| dual.minus(&twice));
                newly_even.push(link.node);
            }
            if let Some(index) = self.blossom_index(link.node) {
                let price = &mut self.blossoms[index].price;
                *price = if odd { price.minus(&twice) } else { price.plus(&twice) };
            }
        }
        newly_even
    }

    /// From an even node over the odd one above it: the two links, and the even node they lead to. `None` at a root.
    fn step_up(&self, node: Node) -> Option<([Link; 2], Node)> {
        let base = self.bases[node as usize];
        let mate = self.mates[base as usize];
        if mate == NONE {
            return None;
        }
        let odd = self.outermost[mate as usize];
        let (outside, inside) = self.entries[odd as usize];
        let links = [Link { node, to_next: (base, mate) }, Link { node: odd, to_next: (inside, outside) }];
        Some((links, self.outermost[outside as usize]))
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
                here = self.step_up(node).map(|(_, above)| above);
            }
            std::mem::swap(&mut here, &mut there);
        }
    }

    /// The nodes from `from` up to below `top`, each with the edge to the next.
    fn path_up(&self, from: Node, top: Node) -> Vec<Link> {
        let mut path = Vec::new();
        let mut node = from;
        while node != top {
            let Some((links, above)) = self.step_up(node) else { break };
            path.extend(links);
            node = above;
        }
        path
    }

    fn come_apart_if_used_up(&mut self, node: Node) {
        let Some(index) = self.blossom_index(node) else { return };
        let outermost = self.parents[node as usize] == NONE && self.labels[node as usize] == Label::Odd;
        if outermost && self.blossoms[index].price.halved() <= self.clock {
            self.come_apart(node);
        }
    }

    /// An odd blossom without a price is replaced by its children: those between its entry and its base stay in the
    /// tree, odd and even in turn; the others become free.
    fn come_apart(&mut self, node: Node) {
        let mut entry = self.entries[node as usize];
        let mut at = self.child_of(node, entry.1);
        let circle = self.release_children(node);
        let count = circle.len();
        // Along the circle in the direction in which the first step is a matched edge; an even number of steps.
        let forward = !at.is_multiple_of(2);
        let mut stays = vec![false; count];
        let mut newly_even = Vec::new();
        loop {
            stays[at] = true;
            self.label_odd(circle[at].node, entry);
            if at == 0 {
                break;
            }
            let even = if forward { (at + 1) % count } else { at - 1 };
            stays[even] = true;
            let twice = self.clock.doubled();
            self.move_duals(circle[even].node, |dual| dual.minus(&twice));
            self.label_even(circle[even].node);
            newly_even.push(circle[even].node);
            at = if forward { (even + 1) % count } else { even - 1 };
            entry = if forward { circle[even].to_next } else { flipped(circle[at].to_next) };
        }
        let leaving: Vec<Node> = (0..count).filter(|&at| !stays[at]).map(|at| circle[at].node).collect();
        let clock = self.clock.clone();
        for &child in &leaving {
            self.move_duals(child, |dual| dual.minus(&clock));
        }
        for child in leaving {
            self.look_back_all(child);
        }
        for child in newly_even {
            self.scan_all(child);
        }
    }

    fn look_back_all(&mut self, node: Node) {
        let mut stretch = self.vertices_of(node);
        while let Some(vertex) = self.step(&mut stretch) {
            self.look_back(vertex);
        }
    }

    /// Matches the unmatched `to` with `from`, and from there on up to the root every odd node with the even one above.
    fn turn_over(&mut self, from: Vertex, to: Vertex) {
        self.rebase(self.outermost[to as usize], to);
        let (mut here, mut mate) = (from, to);
        loop {
            let even = self.outermost[here as usize];
            let old_mate = self.mates[self.bases[even as usize] as usize];
            self.rebase(even, here);
            self.mates[here as usize] = mate;
            self.mates[mate as usize] = here;
            if old_mate == NONE {
                return;
            }
            let odd = self.outermost[old_mate as usize];
            let (outside, inside) = self.entries[odd as usize];
            self.rebase(odd, inside);
            (here, mate) = (outside, inside);
        }
    }

    /// Ends the search: settles the prices of the tree's nodes, which become free, and dissolves blossoms without one.
    fn fell(&mut self) {
        self.tight.clear();
        self.circles.clear();
        self.events.clear();
        self.exit = None;
        let (clock, twice) = (self.clock.clone(), self.clock.doubled());
        for node in std::mem::take(&mut self.labelled) {
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
