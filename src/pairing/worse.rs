//! By how much one round is worse than another: the first entry of rules 4.4 in which it costs more.

use crate::event::Points;

use super::cost::Cost;

/// The first entry in which a round costs more, and by how much.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Worse {
    /// Entry 1: the bye goes to a player with so many points more.
    ByePoints(Points),
    /// Entry 2 or 4: rules 4.3 are broken for so many players more.
    Threes(u32),
    /// Entry 3: so many players more of the group meet someone with fewer points.
    Descents {
        /// The points of the group.
        group: Points,
        /// How many more.
        players: u32,
    },
    /// Entry 3: as many of the group meet someone with fewer points, but these have so many fewer in all.
    Difference {
        /// The points of the group.
        group: Points,
        /// How many more points.
        more: Points,
    },
    /// Entry 5: so many players more move no nearer to balance.
    Unbalanced(u32),
    /// Entry 5: so many balanced players more do not alternate.
    Unalternated(u32),
    /// Entry 6: so many players more float the same way as in the round before.
    FloatedAgain(u32),
    /// Entry 6: those who float have floated that way so many times more.
    FloatedBefore(u32),
    /// Entry 7: the pairs are so many positions further apart.
    Distance(u64),
    /// Entry 7: the bye goes to a smaller number.
    ByeNumber,
    /// Entry 8: equal in everything, the top of the order has the later opponent.
    Order,
}

impl Cost {
    /// Where this round first costs more than `other`; `None` if it costs the same or less. Both are of one field.
    pub fn worse_than(&self, other: &Self) -> Option<Worse> {
        if self <= other {
            return None;
        }
        // The entry in which they first differ is one in which this one is larger.
        let more = |mine: u32, theirs: u32| mine.checked_sub(theirs).filter(|&more| more > 0);
        if self.bye_points != other.bye_points {
            return Some(Worse::ByePoints(self.bye_points - other.bye_points));
        }
        if let Some(players) = more(self.three_broken, other.three_broken) {
            return Some(Worse::Threes(players));
        }
        let differing = self.descents.iter().zip(&other.descents).find(|(mine, theirs)| mine != theirs);
        if let Some((mine, theirs)) = differing {
            let group = mine.points;
            return Some(match more(mine.players, theirs.players) {
                Some(players) => Worse::Descents { group, players },
                None => Worse::Difference { group, more: mine.difference - theirs.difference },
            });
        }
        let counts = [
            (self.three_broken_after_points, other.three_broken_after_points, Worse::Threes as fn(u32) -> Worse),
            (self.unbalanced, other.unbalanced, Worse::Unbalanced),
            (self.unalternated, other.unalternated, Worse::Unalternated),
            (self.floated_again, other.floated_again, Worse::FloatedAgain),
            (self.floated_before, other.floated_before, Worse::FloatedBefore),
        ];
        if let Some((players, worse)) =
            counts.iter().find_map(|&(mine, theirs, worse)| Some((more(mine, theirs)?, worse)))
        {
            return Some(worse(players));
        }
        Some(match self.distance.checked_sub(other.distance).filter(|&more| more > 0) {
            Some(more) => Worse::Distance(more),
            None if self.bye_number != other.bye_number => Worse::ByeNumber,
            None => Worse::Order,
        })
    }
}
