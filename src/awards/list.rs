//! The prizes of a list: those of a section, or of a view that has its own.

use crate::event::{Event, Listed, Place, PlayerId, Prize, PrizeList, PrizesOf, SectionId};
use crate::standings::{Ledger, Order, Standings, view};

/// One who has won a prize.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Winner {
    /// His place.
    pub place: Place,
    /// Who.
    pub player: PlayerId,
}

/// A prize of the regulation and what becomes of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Granted {
    /// The prize as the regulation promises it, down to the share of the field that it is for.
    pub prize: Prize,
    /// Those whose place it is for, the best first.
    pub winners: Vec<Winner>,
    /// The first and the last place of its range that nobody holds: the field is too small for them.
    pub vacant: Option<(Place, Place)>,
}

impl Granted {
    /// `field` is how many the shares are of, and `last` the last place that the list awards, where it awards no more
    /// than some (N−1).
    fn of(prize: &Prize, standings: &Standings, field: u32, last: Option<Place>) -> Self {
        let mut prize = prize.clone();
        prize.to = ends_at(&prize, field);
        let held = standings.rows.iter().filter_map(|row| Some(Winner { place: row.place?, player: row.player }));
        let awarded = |winner: &Winner| {
            (prize.from..=prize.to).contains(&winner.place) && last.is_none_or(|last| winner.place <= last)
        };
        let winners: Vec<Winner> = held.filter(awarded).collect();
        // Places are given from 1 without a gap, so that the vacant ones are the last of the range.
        let first_vacant = winners.last().map_or(prize.from, |last| Place(last.place.0 + 1));
        let vacant = (first_vacant <= prize.to).then_some((first_vacant, prize.to));
        Self { prize, winners, vacant }
    }

    /// The money handed out for it, in yuan.
    pub fn yuan(&self) -> u64 {
        u64::from(self.prize.yuan.unwrap_or(0)) * self.winners.len() as u64
    }

    /// The money promised for it if every place of it is taken, in yuan.
    pub fn promised_yuan(&self) -> u64 {
        let places = u64::from(self.prize.to.0) + 1;
        let places = places.saturating_sub(self.prize.from.0.into());
        places.saturating_mul(self.prize.yuan.unwrap_or(0).into())
    }
}

/// The last place of a prize with so many in the field; the place before its first one if it is for none of them.
/// Shares round down (rules 7.1).
fn ends_at(prize: &Prize, field: u32) -> Place {
    match prize.up_to_percent {
        None => prize.to,
        // Nobody has entered: no share is known yet, and a range that only the share ends is for one place at least.
        Some(_) if field == 0 => {
            if prize.to == Prize::OPEN_END {
                prize.from
            } else {
                prize.to
            }
        }
        Some(percent) => {
            let share = u64::from(field) * u64::from(percent) / 100;
            let share = Place(u32::try_from(share).unwrap_or(u32::MAX));
            prize.to.min(share).max(Place(prize.from.0.saturating_sub(1)))
        }
    }
}

/// The prizes of a list.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Awards {
    /// Each prize of the regulation, in its order.
    pub prizes: Vec<Granted>,
    /// Whether every result of every round is in; else the list is provisional.
    pub is_final: bool,
}

impl Awards {
    /// The prizes of `section` by the places after the last published round. Before round 1 nobody has a place yet:
    /// then every prize is vacant. Empty if there is no such section.
    pub fn of(event: &Event, section: SectionId) -> Self {
        Self::of_list(event, PrizesOf::Section(section))
    }

    /// The same for the prizes of any list of players. Empty if there is no such list, if it is dropped for want of
    /// players (rules 6.4), and for teams, whose winners are no players.
    pub fn of_list(event: &Event, list: PrizesOf) -> Self {
        Self::known(event, list).unwrap_or_default()
    }

    fn known(event: &Event, list: PrizesOf) -> Option<Self> {
        let regulation = &event.regulation;
        let listed = match list {
            PrizesOf::Section(section) => Listed::Section(section),
            PrizesOf::View(index) => regulation.views.get(index)?.of,
            PrizesOf::Teams => return None,
        };
        let pool = match listed {
            Listed::Section(section) => event.pool_of(section)?,
            Listed::Pool(pool) => pool,
        };
        let rules = regulation.prizes_of(list)?;
        let ledger = Ledger::of(event, pool);
        let last = ledger.last_round();
        let mut standings = match list {
            PrizesOf::View(index) => view(event, &ledger, index, last)?,
            _ => Order::of_listed(event, &ledger, listed)?.after(last),
        };
        let field = standings.rows.iter().filter(|row| row.place.is_some()).count() as u32;
        if last.index().is_none() {
            standings.rows.clear();
        }
        let last_awarded = last_awarded(rules, &standings);
        let granted = |prize: &Prize| Granted::of(prize, &standings, field, last_awarded);
        Some(Self {
            prizes: rules.prizes.iter().map(granted).collect(),
            is_final: last >= regulation.pool(pool)?.rounds && standings.missing.is_empty(),
        })
    }

    /// The number of prizes handed out.
    pub fn count(&self) -> usize {
        self.prizes.iter().map(|granted| granted.winners.len()).sum()
    }

    /// Those who get any, in the order of their ids.
    pub fn winners(&self) -> Vec<PlayerId> {
        let mut players: Vec<PlayerId> =
            self.prizes.iter().flat_map(|granted| &granted.winners).map(|winner| winner.player).collect();
        players.sort_unstable();
        players.dedup();
        players
    }

    /// All the money handed out, in yuan.
    pub fn yuan(&self) -> u64 {
        self.prizes.iter().map(Granted::yuan).sum()
    }
}

/// The N−1 rule (rules 1.2): with fewer players than places to be awarded, one fewer than there are players.
fn last_awarded(rules: PrizeList, standings: &Standings) -> Option<Place> {
    let players = standings.rows.iter().filter(|row| row.place.is_some()).count() as u32;
    let promised = rules.prizes.iter().filter(|prize| !prize.lucky).map(|prize| prize.to.0).max()?;
    let too_few = players < promised || rules.one_fewer_when_equal && players == promised;
    (rules.one_fewer && too_few).then(|| Place(players.saturating_sub(1)))
}
