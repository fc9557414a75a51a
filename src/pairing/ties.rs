//! Entry 8 of rules 4.4: of all optimal pairings, the one whose list of opponents comes first.
//!
//! The solved matching knows all optimal pairings (see [`Face`]). From the top of the order, each player gets the
//! opponent highest in the order that any optimal pairing still leaves him, and the two are settled. An optimal pairing
//! has a given pair just if an alternating circle leads through it, so from the player's present mate one walks along
//! unmatched and matched edges in turn to see whose mates can be reached. Mostly the walk shows the circle. Where it
//! passes a vertex twice, or leaves a priced blossom more than once, a small matching decides.

use super::matching::{Face, Matcher, Vertex};

/// An optimal pairing on its way to the one that comes first.
pub(super) struct Settling {
    face: Face,
    settled: Vec<bool>,
    /// Walks from the mate of the player in hand, and from the mate of the opponent he might get.
    there: Walk,
    back: Walk,
    /// Per vertex: its number in the small matching last made; wrong for vertices that are not in it.
    numbers: Vec<Vertex>,
}

/// Where one can go from a vertex along unmatched and matched edges in turn. A walk may pass a vertex twice, a path may
/// not; so where there is no walk there is no path.
struct Walk {
    /// How many walks have been begun.
    number: u32,
    /// Per vertex: the walk that last reached it by an unmatched edge, and from where.
    reached: Vec<(u32, Vertex)>,
    /// The vertices from which the walk goes on by an unmatched edge, and how many of them it has left behind.
    open: Vec<Vertex>,
    next: usize,
}

impl Settling {
    pub(super) fn of(face: Face) -> Self {
        let vertices = face.mates.len();
        let walk = || Walk { number: 0, reached: vec![(0, 0); vertices], open: Vec::new(), next: 0 };
        Self { settled: vec![false; vertices], there: walk(), back: walk(), numbers: vec![0; vertices], face }
    }

    /// The optimal pairing that comes first.
    pub(super) fn first(mut self) -> Vec<Vertex> {
        for vertex in 0..self.face.mates.len() as Vertex {
            if !self.settled[vertex as usize] {
                self.improve(vertex);
                self.settled[vertex as usize] = true;
                self.settled[self.face.mates[vertex as usize] as usize] = true;
            }
        }
        self.face.mates
    }

    /// Gives `one` the first opponent that an optimal pairing gives him without touching the settled.
    fn improve(&mut self, one: Vertex) {
        let mate = self.face.mates[one as usize];
        let is_sooner = |arc: &&(Vertex, u32)| arc.0 < mate && !self.settled[arc.0 as usize];
        let sooner: Vec<Vertex> =
            self.face.arcs[one as usize].iter().filter(is_sooner).map(|&(other, _)| other).collect();
        let Some(&first) = sooner.first() else { return };
        self.there.begin(mate, one);
        self.there.go_on(&self.face, &self.settled, Some(self.face.mates[first as usize]));
        for other in sooner {
            if self.there.reaches(self.face.mates[other as usize]) && self.pair_up(one, other) {
                return;
            }
        }
    }

    /// Changes the pairing so that `one` meets `other`, to whose mate a walk has been found, if an optimal pairing does.
    fn pair_up(&mut self, one: Vertex, other: Vertex) -> bool {
        let path = self.there.trace(&self.face, self.face.mates[other as usize]);
        if is_simple(&path) && self.keeps_depth(one, other, &path) {
            for &(from, to) in &path {
                self.marry(from, to);
            }
            self.marry(one, other);
            return true;
        }
        self.there.go_on(&self.face, &self.settled, None);
        self.back.begin(self.face.mates[other as usize], other);
        self.back.pass_by(one);
        self.back.go_on(&self.face, &self.settled, None);
        self.solve_between(one, other)
    }

    fn marry(&mut self, one: Vertex, other: Vertex) {
        self.face.mates[one as usize] = other;
        self.face.mates[other as usize] = one;
    }

    /// Whether the pairing changed along `path` leaves every priced blossom by one edge only, as before.
    fn keeps_depth(&self, one: Vertex, other: Vertex, path: &[(Vertex, Vertex)]) -> bool {
        let ends = path.iter().flat_map(|&(from, to)| [from, to]).chain([one, other]);
        let before: u32 = ends.map(|vertex| self.depth_of_pair(vertex)).sum();
        let after: u32 = path.iter().chain([&(one, other)]).map(|&(from, to)| self.face.depth(from, to)).sum();
        // Every matched edge was counted at both its ends.
        before == 2 * after
    }

    fn depth_of_pair(&self, vertex: Vertex) -> u32 {
        self.face.depth(vertex, self.face.mates[vertex as usize])
    }

    /// The same as [`Self::pair_up`], by a matching of all whom a circle through the pair can touch: those to whom the
    /// walk from the one side leads and from whose mates the walk from the other side comes.
    fn solve_between(&mut self, one: Vertex, other: Vertex) -> bool {
        let (start, end) = (self.face.mates[one as usize], self.face.mates[other as usize]);
        let mut vertices = vec![start, end];
        for &vertex in self.there.open.iter().skip(1).filter(|&&vertex| vertex != other) {
            let mate = self.face.mates[vertex as usize];
            if self.back.reaches(vertex) && mate != other && vertex != end && mate != end {
                vertices.extend([vertex, mate]);
            }
        }
        vertices.sort_unstable();
        vertices.dedup();
        let Some(mates) = self.least_among(&vertices) else { return false };
        let before: u32 = vertices.iter().chain([&one, &other]).map(|&vertex| self.depth_of_pair(vertex)).sum();
        let after: u32 = vertices.iter().zip(&mates).map(|(&from, &to)| self.face.depth(from, to)).sum();
        if after + 2 * self.face.depth(one, other) != before {
            return false;
        }
        for (&from, &to) in vertices.iter().zip(&mates) {
            self.face.mates[from as usize] = to;
        }
        self.marry(one, other);
        true
    }

    /// The pairing of `vertices` among themselves whose depths have the largest sum; `None` if they have no pairing.
    fn least_among(&mut self, vertices: &[Vertex]) -> Option<Vec<Vertex>> {
        for (number, &vertex) in vertices.iter().enumerate() {
            self.numbers[vertex as usize] = number as Vertex;
        }
        let face = &self.face;
        let number_of = |vertex: Vertex| {
            let number = self.numbers[vertex as usize];
            Some(number).filter(|&number| vertices.get(number as usize) == Some(&vertex))
        };
        let mut matcher: Matcher<i64> = Matcher::new(vertices.len());
        for (here, &from) in (0..).zip(vertices) {
            for &(to, depth) in &face.arcs[from as usize] {
                if let Some(there) = number_of(to).filter(|&there| here < there) {
                    matcher.add_edge(here, there, -2 * i64::from(depth));
                }
            }
        }
        // By these prices no edge is cheaper than its ends, and most of the pairing is tight.
        let duals = vertices.iter().map(|&vertex| -i64::from(face.depths[vertex as usize])).collect();
        let mates: Vec<Option<Vertex>> =
            vertices.iter().map(|&vertex| number_of(face.mates[vertex as usize])).collect();
        matcher.start_from(duals, &mates);
        if !matcher.resume() {
            return None;
        }
        let mates = (0..vertices.len() as Vertex).filter_map(|here| matcher.mate(here));
        Some(mates.map(|there| vertices[there as usize]).collect())
    }
}

impl Walk {
    /// Begins at `start`, past its mate.
    fn begin(&mut self, start: Vertex, mate: Vertex) {
        self.number += 1;
        self.next = 0;
        self.open.clear();
        self.open.push(start);
        self.pass_by(start);
        self.pass_by(mate);
    }

    /// Never goes to `vertex`.
    fn pass_by(&mut self, vertex: Vertex) {
        self.reached[vertex as usize] = (self.number, vertex);
    }

    /// Goes on until `goal` is reached by an unmatched edge, or to the end.
    fn go_on(&mut self, face: &Face, settled: &[bool], goal: Option<Vertex>) {
        while let Some(&from) = self.open.get(self.next) {
            for &(to, _) in &face.arcs[from as usize] {
                let (reached, mate) = (&mut self.reached[to as usize], face.mates[to as usize]);
                if reached.0 == self.number || mate == from || settled[to as usize] {
                    continue;
                }
                *reached = (self.number, from);
                self.open.push(mate);
                if Some(to) == goal {
                    return;
                }
            }
            self.next += 1;
        }
    }

    fn reaches(&self, vertex: Vertex) -> bool {
        self.reached[vertex as usize].0 == self.number
    }

    /// The unmatched edges of the walk back from `end`.
    fn trace(&self, face: &Face, end: Vertex) -> Vec<(Vertex, Vertex)> {
        let mut path = Vec::new();
        let mut to = end;
        loop {
            let from = self.reached[to as usize].1;
            path.push((from, to));
            if from == self.open[0] {
                return path;
            }
            to = face.mates[from as usize];
        }
    }
}

/// Whether no vertex is passed twice.
fn is_simple(path: &[(Vertex, Vertex)]) -> bool {
    let mut vertices: Vec<Vertex> = path.iter().flat_map(|&(from, to)| [from, to]).collect();
    vertices.sort_unstable();
    vertices.windows(2).all(|pair| pair[0] != pair[1])
}
