//! Colours: what a player's earlier colours ask for, what breaks rules 4.3, and who of two has first (rules 4.5).

use crate::event::{EqualDues, Number, Points, RoundNo, Side, ThreeRule};

use super::field::Field;

/// What a player's earlier colours come to. Rounds without a colour are passed over.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct ColourRecord {
    /// Games as first minus games as second.
    pub balance: i32,
    /// The latest colour, and in how many successive games it was had.
    pub latest: Option<(Side, u32)>,
}

impl ColourRecord {
    /// The record of `colours`, from round 1.
    pub fn of(colours: &[Option<Side>]) -> Self {
        let mut record = Self::default();
        for &side in colours.iter().flatten() {
            record.balance += step(side);
            record.latest = match record.latest {
                Some((latest, games)) if latest == side => Some((side, games + 1)),
                _ => Some((side, 1)),
            };
        }
        record
    }

    /// Whether `side` would be the third in a row, or a surplus of three or more (rules 4.3).
    pub fn breaks_three(&self, side: Side) -> bool {
        let in_a_row = self.latest.is_some_and(|(latest, games)| latest == side && games >= 2);
        in_a_row || self.balance * step(side) >= 2
    }

    /// Whether there is a surplus that `side` does not lessen (rules 4.4, entry 5).
    pub fn unbalances(&self, side: Side) -> bool {
        self.balance * step(side) > 0
    }

    /// Whether the record is balanced and `side` is the latest colour again (rules 4.4, entry 5).
    pub fn repeats(&self, side: Side) -> bool {
        self.balance == 0 && self.latest.is_some_and(|(latest, _)| latest == side)
    }

    /// The colour that is due: towards balance, or else the other than the latest; `None` without a colour so far.
    pub fn due(&self) -> Option<Side> {
        match self.balance {
            0 => self.latest.map(|(latest, _)| latest.other()),
            surplus if surplus > 0 => Some(Side::Second),
            _ => Some(Side::First),
        }
    }
}

const fn step(side: Side) -> i32 {
    match side {
        Side::First => 1,
        Side::Second => -1,
    }
}

/// The line of rules 4.5 that gave first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WhyFirst {
    /// The other way round would break rules 4.3 for more of the two.
    ThreeRule,
    /// It is one of the last three rounds, and the one with more points is given his due.
    LeadersDue,
    /// The smaller surplus of games as first.
    Balance,
    /// They alternate from this round, the latest in which both had a colour and these differed.
    Alternation(RoundNo),
    /// The sum of their numbers.
    NumberSum,
    /// The round's parity.
    RoundParity,
    /// The table, in round 1 (rules 4.1).
    Table,
    /// The organizer.
    ByHand,
}

/// One of two players before their colours are known.
#[derive(Clone, Copy)]
pub(super) struct Seat<'a> {
    pub number: Number,
    pub points: Points,
    pub record: ColourRecord,
    pub colours: &'a [Option<Side>],
}

/// The colour of `one` against `other`, and why (rules 4.5). Exchanging the two gives the other colour.
pub(super) fn side_of(field: &Field, one: &Seat, other: &Seat) -> (Side, WhyFirst) {
    side_by_record(field, one, other).unwrap_or_else(|| side_by_turn(field, one, other))
}

/// The first lines of rules 4.5, which look at the records only; `None` if these are equal enough.
pub(super) fn side_by_record(field: &Field, one: &Seat, other: &Seat) -> Option<(Side, WhyFirst)> {
    if field.three_rule() != ThreeRule::Off {
        let broken =
            |side: Side| u8::from(one.record.breaks_three(side)) + u8::from(other.record.breaks_three(side.other()));
        let (as_first, as_second) = (broken(Side::First), broken(Side::Second));
        if as_first != as_second {
            return Some((first_if(as_first < as_second), WhyFirst::ThreeRule));
        }
    }
    if field.leader_comes_first() && one.points != other.points {
        let (leader, flip) = if one.points > other.points { (one, false) } else { (other, true) };
        if let Some(due) = leader.record.due() {
            return Some((if flip { due.other() } else { due }, WhyFirst::LeadersDue));
        }
    }
    let (mine, theirs) = (one.record.balance, other.record.balance);
    (mine != theirs).then(|| (first_if(mine < theirs), WhyFirst::Balance))
}

/// The last lines of rules 4.5: they alternate, or else by their numbers.
fn side_by_turn(field: &Field, one: &Seat, other: &Seat) -> (Side, WhyFirst) {
    let differed = one.colours.iter().zip(other.colours).enumerate().rev().find_map(|(index, pair)| match pair {
        (Some(mine), Some(theirs)) if mine != theirs => Some((index, *mine)),
        _ => None,
    });
    if let Some((index, mine)) = differed {
        return (mine.other(), WhyFirst::Alternation(RoundNo::at(index)));
    }
    let smaller = one.number < other.number;
    match field.rules.equal_dues {
        EqualDues::NumberSum => {
            let odd = (one.number.0 ^ other.number.0) & 1 == 1;
            (first_if(odd == smaller), WhyFirst::NumberSum)
        }
        EqualDues::RoundParity => (first_if(field.round.is_odd() == smaller), WhyFirst::RoundParity),
    }
}

const fn first_if(condition: bool) -> Side {
    if condition { Side::First } else { Side::Second }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Side::{First, Second};

    #[test]
    fn rules_4_3_three_in_a_row_or_a_surplus_of_three() {
        let record = ColourRecord::of(&[Some(First), None, Some(First)]);
        assert!(record.breaks_three(First), "a bye between does not interrupt successive games");
        assert!(!record.breaks_three(Second));
        let record = ColourRecord::of(&[Some(First), Some(First), Some(Second), Some(First)]);
        assert!(record.breaks_three(First), "a surplus of three, not three in a row");
        let record = ColourRecord::of(&[Some(First), Some(First), Some(First), Some(First), Some(Second)]);
        assert!(!record.breaks_three(Second), "a large surplus lessened is no breach");
    }

    #[test]
    fn rules_4_4_entry_5_balance_then_alternation() {
        let record = ColourRecord::of(&[Some(First), Some(Second)]);
        assert!(record.repeats(Second) && !record.repeats(First));
        assert!(!record.unbalances(First) && !record.unbalances(Second));
        let record = ColourRecord::of(&[Some(First)]);
        assert!(record.unbalances(First) && !record.unbalances(Second) && !record.repeats(First));
        assert!(!ColourRecord::of(&[None]).repeats(First), "no colour yet");
    }
}
