//! Kinds of players: those in one score group whose colours ask for the same. What a pair costs is a sum of what the
//! two score groups, the two colour records, the floats of each of the two and the distance cost; so whole kinds can
//! be compared at once.

use std::collections::BTreeMap;

use crate::event::{Number, Points, Side};

use super::absolute::Breaches;
use super::colour::{ColourRecord, Seat, side_by_record};
use super::field::Field;
use super::matching::Wide;
use super::price::{PairPrice, colour_price};
use super::roster::{Position, Roster};
use super::scale::Scale;

/// The players of the field by kind.
pub(super) struct Kinds<'r, const LIMBS: usize> {
    pub roster: &'r Roster<'r>,
    pub scale: &'r Scale,
    /// Per position the kind.
    pub of: Vec<usize>,
    /// Per position how many of the kind stand before it in the order.
    pub rank: Vec<usize>,
    /// The kinds, those of a higher score group first.
    pub all: Vec<Kind>,
    /// Per score group its kinds.
    pub by_group: Vec<Vec<usize>>,
    /// Per position, what floating down and up costs.
    floats: Vec<[Wide<LIMBS>; 2]>,
    /// Per two classes of colour records what any pair costs at least: with equal points, and if the first leads.
    colours: Vec<[Wide<LIMBS>; 2]>,
    classes: usize,
}

/// One kind.
pub(super) struct Kind {
    /// The score group.
    pub group: usize,
    /// Its players, in the order.
    pub members: Vec<Position>,
    /// The colour that is due, if any.
    pub due: Option<Side>,
    /// The class of colour records.
    class: usize,
}

/// What of a colour record matters for the cost of a pair.
type ColourClass = (i32, Option<Side>, [bool; 2]);

fn class_of(record: &ColourRecord) -> ColourClass {
    let breaks = [Side::First, Side::Second].map(|side| record.breaks_three(side));
    (record.balance, record.latest.map(|(side, _)| side), breaks)
}

impl<'r, const LIMBS: usize> Kinds<'r, LIMBS> {
    pub(super) fn of(roster: &'r Roster<'r>, scale: &'r Scale) -> Self {
        let mut classes: BTreeMap<ColourClass, (usize, ColourRecord)> = BTreeMap::new();
        let mut members: BTreeMap<(usize, ColourClass), Vec<Position>> = BTreeMap::new();
        for (position, entrant) in roster.entrants.iter().enumerate() {
            let class = class_of(&entrant.record);
            classes.entry(class).or_insert((0, entrant.record));
            members.entry((entrant.group, class)).or_default().push(position);
        }
        for (number, (class, _)) in classes.values_mut().enumerate() {
            *class = number;
        }
        let kind = |((group, class), members)| {
            let (class, record) = classes[&class];
            Kind { group, members, due: record.due(), class }
        };
        let all: Vec<Kind> = members.into_iter().map(kind).collect();
        let (mut of, mut rank) = (vec![0; roster.len()], vec![0; roster.len()]);
        let mut by_group = vec![Vec::new(); roster.groups.len()];
        for (number, kind) in all.iter().enumerate() {
            by_group[kind.group].push(number);
            for (place, &position) in kind.members.iter().enumerate() {
                of[position] = number;
                rank[position] = place;
            }
        }
        let float = |price: PairPrice| scale.pair(&price, Breaches::NONE);
        let floats = (0..roster.len()).map(|position| roster.float_prices(position).map(float)).collect();
        let records: Vec<ColourRecord> = classes.values().map(|&(_, record)| record).collect();
        let colours = records.iter().flat_map(|one| {
            let pair = move |other| [false, true].map(|leads| least_by_colours(roster.field, one, other, leads));
            records.iter().map(move |other| pair(other).map(|price| scale.pair(&price, Breaches::NONE)))
        });
        let colours = colours.collect();
        Self { roster, scale, of, rank, all, by_group, floats, colours, classes: records.len() }
    }

    /// Whether pairs of the two score groups float.
    pub(super) fn are_unequal(&self, upper: usize, lower: usize) -> bool {
        self.roster.field.is_unequal(self.roster.groups[upper], self.roster.groups[lower])
    }

    /// What the difference in points of the two score groups costs.
    pub(super) fn descent(&self, upper: usize, lower: usize) -> Wide<LIMBS> {
        let difference = self.roster.groups[upper] - self.roster.groups[lower];
        let descent = self.are_unequal(upper, lower).then_some((upper, difference));
        self.scale.pair(&PairPrice { descent, ..PairPrice::default() }, Breaches::NONE)
    }

    /// What the colours of any pair of the two kinds cost at least. The first has as many points or more.
    pub(super) fn colours(&self, upper: usize, lower: usize) -> &Wide<LIMBS> {
        let (above, below) = (&self.all[upper], &self.all[lower]);
        &self.colours[above.class * self.classes + below.class][usize::from(above.group != below.group)]
    }

    /// Whether two of the kind, if they met, would cost more than floating down by one score group.
    pub(super) fn floats_rather(&self, kind: usize) -> bool {
        let group = self.all[kind].group;
        group + 1 < self.by_group.len() && *self.colours(kind, kind) > self.descent(group, group + 1)
    }

    /// What the distance between two neighbours in the order costs, so many times.
    pub(super) fn distance(&self, steps: usize) -> Wide<LIMBS> {
        let price = PairPrice { distance: steps as u32, ..PairPrice::default() };
        self.scale.pair(&price, Breaches::NONE)
    }

    /// What it costs that the player floats down or up against an opponent of unequal points.
    pub(super) fn float(&self, position: Position, down: bool) -> &Wide<LIMBS> {
        &self.floats[position][usize::from(!down)]
    }

    /// What the pair costs; `None` if an absolute rule forbids it.
    pub(super) fn cost(&self, one: Position, other: Position) -> Option<Wide<LIMBS>> {
        let breaches = self.roster.breaches(one, other);
        if !breaches.is_none() && !self.scale.is_relaxed() {
            return None;
        }
        Some(self.scale.pair(&self.roster.price(one, other), breaches))
    }
}

/// What the colours of two players with these records cost at least, if they have equal points or if the first has
/// more. Where the records do not settle who has first, it may go either way.
fn least_by_colours(field: &Field, one: &ColourRecord, other: &ColourRecord, leads: bool) -> PairPrice {
    let points = if leads { Points::HALF } else { Points::ZERO };
    let mine = Seat { number: Number(1), points, record: *one, colours: &[] };
    let theirs = Seat { number: Number(2), points: Points::ZERO, record: *other, colours: &[] };
    if let Some((side, _)) = side_by_record(field, &mine, &theirs) {
        return colour_price(one, other, side);
    }
    let [mut least, turned] = [Side::First, Side::Second].map(|side| colour_price(one, other, side));
    least.three_broken = least.three_broken.min(turned.three_broken);
    least.unbalanced = least.unbalanced.min(turned.unbalanced);
    least.unalternated = least.unalternated.min(turned.unalternated);
    least
}
