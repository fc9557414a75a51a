//! The prizes of a list: those of a section, or of a view that has its own.

use crate::event::{Event, Place, PlayerId, Prize, PrizesOf, SectionId};

use super::handout::Handout;
use super::ranked::{Ledgers, Ranked};

/// One who has won a prize.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Winner {
    /// His place.
    pub place: Place,
    /// Who.
    pub player: PlayerId,
    /// The place that the prize is for: his own, unless it was passed down to him, or he only shares its money.
    pub of_place: Place,
    /// The money that he gets of it, in yuan; shared if the regulation says so (rules 7.1).
    pub yuan: u64,
}

/// A prize of the regulation and what becomes of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Granted {
    /// The prize as the regulation promises it, down to the share of the field that it is for.
    pub prize: Prize,
    /// Those whose place it is for, the best first.
    pub winners: Vec<Winner>,
    /// Those who stood there before the winners but get more elsewhere, where everyone gets one prize only.
    pub passed_over: Vec<PassedOver>,
    /// The first and the last place of its range that nobody gets: the field is too small for them.
    pub vacant: Option<(Place, Place)>,
}

/// One who has a better prize in another list, so that this one passes to the next (rules 7.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PassedOver {
    /// His place.
    pub place: Place,
    /// Who.
    pub player: PlayerId,
}

impl Granted {
    /// The money handed out for it, in yuan.
    pub fn yuan(&self) -> u64 {
        self.winners.iter().map(|winner| winner.yuan).fold(0, u64::saturating_add)
    }

    /// The money promised for it if every place of it is taken, in yuan.
    pub fn promised_yuan(&self) -> u64 {
        promised_yuan(&self.prize)
    }
}

/// The money of a prize if every place of it is taken, in yuan.
pub(super) fn promised_yuan(prize: &Prize) -> u64 {
    let places = (u64::from(prize.to.0) + 1).saturating_sub(prize.from.0.into());
    places.saturating_mul(prize.yuan.unwrap_or(0).into())
}

/// The prizes of a list.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Awards {
    /// Each prize of the regulation, in its order.
    pub prizes: Vec<Granted>,
    /// How many in the list have a place.
    pub field: u32,
    /// The last place that is awarded where there are too few players for more (N−1, rules 1.2).
    pub last_awarded: Option<Place>,
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
        // Who gets a prize of one list may depend on what he has won in another.
        if event.regulation.awards.one_each {
            return Handout::of(event).list(list).cloned().unwrap_or_default();
        }
        let ranked = Ranked::of(event, &Ledgers::of(event), list);
        ranked.map_or_else(Self::default, |ranked| super::assignment::by_place(event, &ranked))
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
        self.prizes.iter().map(Granted::yuan).fold(0, u64::saturating_add)
    }

    /// The money promised if every place is taken, in yuan.
    pub fn promised_yuan(&self) -> u64 {
        self.prizes.iter().map(Granted::promised_yuan).fold(0, u64::saturating_add)
    }
}
