//! Whether a pair that the matching has not seen could make the round cheaper: all pairs held against the prices of a
//! solved matching, whole kinds at a time.
//!
//! A pair can matter only if it costs no more than its prices. Its cost is at least what the score groups, the colours
//! of the two kinds, the floats of the two and the distance cost, and the last two can be said of each player alone: a
//! player bids his price less his float, and plus his position as the upper of two, less it as the lower. So for a
//! given player, those of one kind who can matter are those whose bid is high enough, and a [`Tournament`] over the
//! kind finds them without looking at the others.
//!
//! Blossoms take something off the prices of the pairs inside. So each pair is looked at in the innermost blossom that
//! contains both: the players of its largest part are at their tournaments when the players of each other part come,
//! look for opponents, and stay. Everyone comes at most so many times as the field can be halved.

use super::kinds::Kinds;
use super::matching::{Matcher, Nesting, Part, Vertex, Weight, Wide};
use super::roster::Position;
use super::tournament::Tournament;

/// A pair that costs no more than its prices.
pub(super) struct Find<const LIMBS: usize> {
    pub one: Vertex,
    pub other: Vertex,
    pub cost: Wide<LIMBS>,
    /// Nothing, or less than nothing.
    pub slack: Wide<LIMBS>,
}

/// The pairs that cost no more than their prices.
pub(super) struct Finds<const LIMBS: usize> {
    /// Those that cost less, though of one player with one kind not more than a few.
    pub cheap: Vec<Find<LIMBS>>,
    /// Those that cost just as much, with the number of priced blossoms around both; all of them if none cost less.
    pub tight: Vec<(Vertex, Vertex, u32)>,
}

/// How many cheap pairs of one player with one kind are looked at, and how many of these, the cheapest, are kept. What
/// is left out is found the next time, unless the kept ones have settled it.
const PLENTY: usize = 200;
const ENOUGH: usize = 3;

/// Holds all pairs against the prices of `matcher`.
pub(super) fn price_all<const LIMBS: usize>(kinds: &Kinds<LIMBS>, matcher: &Matcher<Wide<LIMBS>>) -> Finds<LIMBS> {
    let nesting = matcher.nesting();
    let stands =
        kinds.all.iter().map(|kind| Stand { tournaments: std::array::from_fn(|_| Tournament::of(kind.members.len())) });
    let mut market = Market {
        kinds,
        matcher,
        stands: stands.collect(),
        best: vec![[Wide::LOWEST; 4]; kinds.by_group.len()],
        finds: Finds { cheap: Vec::new(), tight: Vec::new() },
    };
    market.open(&nesting, 0);
    market.finds
}

/// As what a player bids: the upper or the lower of two, with equal or unequal points.
#[derive(Clone, Copy)]
enum Role {
    Upper = 0,
    Lower = 2,
}

impl Role {
    fn index(self, unequal: bool) -> usize {
        self as usize + usize::from(unequal)
    }

    const fn other(self) -> Self {
        match self {
            Self::Upper => Self::Lower,
            Self::Lower => Self::Upper,
        }
    }
}

/// Where the players of one kind bid, by role.
struct Stand<const LIMBS: usize> {
    tournaments: [Tournament<LIMBS>; 4],
}

struct Market<'k, const LIMBS: usize> {
    kinds: &'k Kinds<'k, LIMBS>,
    matcher: &'k Matcher<Wide<LIMBS>>,
    stands: Vec<Stand<LIMBS>>,
    /// Per score group and role, no less than the highest bid there.
    best: Vec<[Wide<LIMBS>; 4]>,
    finds: Finds<LIMBS>,
}

impl<const LIMBS: usize> Market<'_, LIMBS> {
    /// Looks at all pairs within a part, and leaves the tournaments empty.
    fn open(&mut self, nesting: &Nesting<Wide<LIMBS>>, part: usize) {
        // From the part into its largest, and on to a single vertex.
        let largest = |&part: &usize| nesting.parts[part].inner.first().copied();
        let line: Vec<usize> = std::iter::successors(Some(part), largest).collect();
        for &part in &line {
            for &smaller in nesting.parts[part].inner.iter().skip(1) {
                if nesting.parts[smaller].size > 1 {
                    self.open(nesting, smaller);
                }
            }
        }
        for &part in line.iter().rev() {
            let within = &nesting.parts[part];
            if within.inner.is_empty() {
                self.enter_all(nesting.vertices_of(part));
            }
            for &smaller in within.inner.iter().skip(1) {
                for &vertex in nesting.vertices_of(smaller) {
                    self.look_around(vertex, within);
                }
                self.enter_all(nesting.vertices_of(smaller));
            }
        }
        self.clear(nesting.vertices_of(part));
    }

    fn is_player(&self, vertex: Vertex) -> bool {
        (vertex as usize) < self.kinds.roster.len()
    }

    /// What a player bids in each role.
    fn bids(&self, vertex: Vertex) -> [Wide<LIMBS>; 4] {
        let position = vertex as Position;
        let price = self.matcher.dual(vertex);
        let distance = self.kinds.distance(position);
        let (upper, lower) = (price.plus(&distance), price.minus(&distance));
        let (down, up) = (self.kinds.float(position, true), self.kinds.float(position, false));
        [upper, upper.minus(down), lower, lower.minus(up)]
    }

    fn enter_all(&mut self, vertices: &[Vertex]) {
        for &vertex in vertices {
            if self.is_player(vertex) {
                let (bids, kind) = (self.bids(vertex), self.kinds.of[vertex as usize]);
                self.enter(vertex, bids);
                let best = &mut self.best[self.kinds.all[kind].group];
                for (best, bid) in best.iter_mut().zip(bids) {
                    *best = (*best).max(bid);
                }
            }
        }
    }

    fn enter(&mut self, vertex: Vertex, bids: [Wide<LIMBS>; 4]) {
        let stand = &mut self.stands[self.kinds.of[vertex as usize]];
        for (tournament, bid) in stand.tournaments.iter_mut().zip(bids) {
            tournament.enter(self.kinds.rank[vertex as usize], bid);
        }
    }

    fn clear(&mut self, vertices: &[Vertex]) {
        for &vertex in vertices {
            if self.is_player(vertex) {
                self.enter(vertex, [Wide::LOWEST; 4]);
                let kind = self.kinds.of[vertex as usize];
                self.best[self.kinds.all[kind].group] = [Wide::LOWEST; 4];
            }
        }
    }

    /// Looks for opponents of a player among those at their tournaments; `within` is the innermost part with both.
    fn look_around(&mut self, vertex: Vertex, within: &Part<Wide<LIMBS>>) {
        if !self.is_player(vertex) {
            return;
        }
        let bids = self.bids(vertex);
        let own = self.kinds.all[self.kinds.of[vertex as usize]].group;
        for group in 0..self.kinds.by_group.len() {
            let unequal = self.kinds.are_unequal(own.min(group), own.max(group));
            let roles: &[Role] = match own.cmp(&group) {
                std::cmp::Ordering::Less => &[Role::Upper],
                std::cmp::Ordering::Greater => &[Role::Lower],
                std::cmp::Ordering::Equal => &[Role::Upper, Role::Lower],
            };
            for &role in roles {
                // What the opponent has to bid at least, whatever the colours.
                let best = &self.best[group][role.other().index(unequal)];
                let wanted = within.taken_off.minus(&bids[role.index(unequal)]);
                if *best < wanted {
                    continue;
                }
                let wanted = wanted.plus(&self.kinds.descent(own.min(group), own.max(group)));
                if *best >= wanted {
                    self.look_in_group(vertex, role, group, &wanted, within);
                }
            }
        }
    }

    fn look_in_group(
        &mut self,
        vertex: Vertex,
        role: Role,
        group: usize,
        wanted: &Wide<LIMBS>,
        within: &Part<Wide<LIMBS>>,
    ) {
        let kinds = self.kinds;
        let own = kinds.of[vertex as usize];
        let unequal = kinds.are_unequal(kinds.all[own].group.min(group), kinds.all[own].group.max(group));
        for &kind in &kinds.by_group[group] {
            let colours = match role {
                Role::Upper => kinds.colours(own, kind),
                Role::Lower => kinds.colours(kind, own),
            };
            let wanted = wanted.plus(colours);
            let tournament = &self.stands[kind].tournaments[role.other().index(unequal)];
            if *tournament.best() < wanted {
                continue;
            }
            let members = &kinds.all[kind].members;
            let (from, end) = match role {
                Role::Upper => (members.partition_point(|&position| position <= vertex as Position), members.len()),
                Role::Lower => (0, members.partition_point(|&position| position < vertex as Position)),
            };
            let (matcher, finds) = (self.matcher, &mut self.finds);
            let before = finds.cheap.len();
            tournament.at_least(&wanted, from, end, |place| {
                finds.look_at(kinds, matcher, vertex, members[place] as Vertex, within);
                finds.cheap.len() < before + PLENTY
            });
            if finds.cheap.len() > before + ENOUGH {
                finds.cheap[before..].sort_unstable_by_key(|find| find.slack);
                finds.cheap.truncate(before + ENOUGH);
            }
        }
    }
}

impl<const LIMBS: usize> Finds<LIMBS> {
    /// Notes the pair if it costs no more than its prices.
    fn look_at(
        &mut self,
        kinds: &Kinds<LIMBS>,
        matcher: &Matcher<Wide<LIMBS>>,
        one: Vertex,
        other: Vertex,
        within: &Part<Wide<LIMBS>>,
    ) {
        let Some(cost) = kinds.cost(one as Position, other as Position) else { return };
        let slack = cost.plus(&within.taken_off).minus(matcher.dual(one)).minus(matcher.dual(other));
        match slack.cmp(&Wide::zero()) {
            std::cmp::Ordering::Less => self.cheap.push(Find { one, other, cost, slack }),
            std::cmp::Ordering::Equal => self.tight.push((one, other, within.depth)),
            std::cmp::Ordering::Greater => {}
        }
    }
}
