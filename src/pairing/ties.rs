//! Entry 8 of rules 4.4: of all optimal pairings, the one whose list of opponents comes first.
//!
//! The solved matching knows all optimal pairings (see [`Face`]). From the top of the order, each player gets the
//! opponent highest in the order that any optimal pairing still leaves him, and the two are settled. Whether some
//! optimal pairing contains a given pair is one search for an alternating circle through it.

use super::matching::{Face, Matcher, Vertex};

/// An optimal pairing on its way to the one that comes first.
pub(super) struct Settling {
    face: Face,
    settled: Vec<bool>,
    walk: Walk,
}

/// The state of one search; kept between searches to save its memory.
struct Walk {
    number: u32,
    /// Per vertex: the search that last reached it by an unmatched edge, and from where.
    reached: Vec<(u32, Vertex)>,
    queue: Vec<Vertex>,
}

impl Settling {
    pub(super) fn of(face: Face) -> Self {
        let vertices = face.mates.len();
        let walk = Walk { number: 0, reached: vec![(0, 0); vertices], queue: Vec::new() };
        Self { face, settled: vec![false; vertices], walk }
    }

    /// The optimal pairing that comes first.
    pub(super) fn first(mut self) -> Vec<Vertex> {
        for vertex in 0..self.face.mates.len() as Vertex {
            if self.settled[vertex as usize] {
                continue;
            }
            let mate = self.face.mates[vertex as usize];
            let sooner: Vec<Vertex> = self.face.arcs[vertex as usize]
                .iter()
                .map(|&(to, _)| to)
                .filter(|&to| to < mate && !self.settled[to as usize])
                .collect();
            let _ = sooner.into_iter().any(|other| self.pair_up(vertex, other));
            self.settled[vertex as usize] = true;
            self.settled[self.face.mates[vertex as usize] as usize] = true;
        }
        self.face.mates
    }

    /// Changes the pairing so that `one` meets `other`, if an optimal pairing does that without touching the settled.
    fn pair_up(&mut self, one: Vertex, other: Vertex) -> bool {
        let Some(path) = self.walk_between(one, other) else { return false };
        if self.is_simple(&path) && self.keeps_depth(one, other, &path) {
            for &(from, to) in &path {
                self.marry(from, to);
            }
            self.marry(one, other);
            return true;
        }
        self.solve_with(one, other)
    }

    fn marry(&mut self, one: Vertex, other: Vertex) {
        self.face.mates[one as usize] = other;
        self.face.mates[other as usize] = one;
    }

    /// The unmatched edges of an alternating walk from the mate of `one` to the mate of `other`. A walk may pass a
    /// vertex twice, a path may not; so where there is no walk there is no path.
    fn walk_between(&mut self, one: Vertex, other: Vertex) -> Option<Vec<(Vertex, Vertex)>> {
        let (start, end) = (self.face.mates[one as usize], self.face.mates[other as usize]);
        self.walk.number += 1;
        self.walk.queue.clear();
        self.walk.queue.push(start);
        let mut next = 0;
        while let Some(&from) = self.walk.queue.get(next) {
            next += 1;
            for &(to, _) in &self.face.arcs[from as usize] {
                if to == one || to == other || to == start || self.settled[to as usize] {
                    continue;
                }
                let reached = &mut self.walk.reached[to as usize];
                if reached.0 == self.walk.number || self.face.mates[to as usize] == from {
                    continue;
                }
                *reached = (self.walk.number, from);
                if to == end {
                    return Some(self.trace(start, end));
                }
                self.walk.queue.push(self.face.mates[to as usize]);
            }
        }
        None
    }

    fn trace(&self, start: Vertex, end: Vertex) -> Vec<(Vertex, Vertex)> {
        let mut path = Vec::new();
        let mut to = end;
        loop {
            let from = self.walk.reached[to as usize].1;
            path.push((from, to));
            if from == start {
                return path;
            }
            to = self.face.mates[from as usize];
        }
    }

    fn is_simple(&self, path: &[(Vertex, Vertex)]) -> bool {
        let mut vertices: Vec<Vertex> = path.iter().flat_map(|&(from, to)| [from, to]).collect();
        vertices.sort_unstable();
        vertices.windows(2).all(|pair| pair[0] != pair[1])
    }

    /// Whether the pairing changed along `path` leaves every priced blossom by one edge only, as before.
    fn keeps_depth(&self, one: Vertex, other: Vertex, path: &[(Vertex, Vertex)]) -> bool {
        let before: u32 = path
            .iter()
            .flat_map(|&(from, to)| [from, to])
            .chain([one, other])
            .map(|vertex| self.face.depth(vertex, self.face.mates[vertex as usize]))
            .sum();
        let after: u32 = path.iter().chain([&(one, other)]).map(|&(from, to)| self.face.depth(from, to)).sum();
        // Every matched edge was counted at both its ends.
        before == 2 * after
    }

    /// The same as [`Self::pair_up`], by a matching of all that is not settled: for the rare walks that are no path.
    fn solve_with(&mut self, one: Vertex, other: Vertex) -> bool {
        let open = |vertex: Vertex| !self.settled[vertex as usize] && vertex != one && vertex != other;
        let vertices: Vec<Vertex> = (0..self.face.mates.len() as Vertex).filter(|&vertex| open(vertex)).collect();
        let mut matcher: Matcher<i64> = Matcher::new(vertices.len());
        let place = |vertex: Vertex| vertices.binary_search(&vertex).ok();
        let mut before = 0;
        for &vertex in vertices.iter().chain([&one, &other]) {
            before += self.face.depth(vertex, self.face.mates[vertex as usize]);
        }
        for (here, &from) in vertices.iter().enumerate() {
            for &(to, depth) in &self.face.arcs[from as usize] {
                if let Some(there) = place(to)
                    && here < there
                {
                    matcher.add_edge(here as Vertex, there as Vertex, -2 * i64::from(depth));
                }
            }
        }
        if !matcher.solve() {
            return false;
        }
        let mates: Vec<Vertex> = (0..vertices.len() as Vertex)
            .filter_map(|here| matcher.mate(here))
            .map(|there| vertices[there as usize])
            .collect();
        let depths = vertices.iter().zip(&mates).map(|(&from, &to)| self.face.depth(from, to));
        if depths.sum::<u32>() + 2 * self.face.depth(one, other) != before {
            return false;
        }
        for (&from, &to) in vertices.iter().zip(&mates) {
            self.face.mates[from as usize] = to;
        }
        self.marry(one, other);
        true
    }
}
