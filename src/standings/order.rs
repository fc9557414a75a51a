//! An order: which players of a pool stand in a list, and by which criteria (rules 3.1, 3.8). Given a round it gives
//! back the standings, building the order of each round on that of the round before (rules 3.7).

use crate::event::{Criterion, Event, Listed, Place, Player, PlayerId, RoundNo, SectionId};

use crate::knockout::Bracket;

use super::criteria::Reading;
use super::ledger::Ledger;
use super::list::{Row, Standing, Standings};
use super::lot;
use super::member::Index;
use super::ranking::{Ranked, Ranking};

/// A list of players of one pool, and the criteria that order it.
#[derive(Clone, Debug)]
pub struct Order<'a> {
    ledger: &'a Ledger,
    criteria: &'a [Criterion],
    /// By number: the last resort rests on it.
    members: Vec<Index>,
    /// By position in the ledger; empty where no criterion asks for lots.
    lots: Vec<u32>,
    /// The final of the section that the order is of.
    finals: Option<Finalists>,
}

/// Those who play for the first places beside the pool.
#[derive(Clone, Debug)]
struct Finalists {
    bracket: Bracket,
    after: RoundNo,
    /// Whether the pool has no round left in which a stage could be played.
    at_the_end: bool,
}

impl<'a> Order<'a> {
    /// The order of `section`, without those of its players who play outside the list
    /// ([`Section::placed`](crate::event::Section::placed)); of nobody if there is no such section or `ledger` is of
    /// another pool.
    pub fn of_section(event: &'a Event, ledger: &'a Ledger, section: SectionId) -> Self {
        let rules = event.regulation.section(section);
        let criteria = rules.map_or(&[][..], |rules| &rules.criteria);
        let is_placed = |player: &Player| rules.is_some_and(|rules| rules.placed.holds_for(&player.profile));
        let order = Self::of_players(event, ledger, criteria, |player| player.section == section && is_placed(player));
        let finals = event.knockout(section).filter(|_| event.pool_of(section) == Some(ledger.pool()));
        let rounds = event.regulation.pool(ledger.pool()).map(|pool| pool.rounds);
        let finals = finals.map(|knockout| Finalists {
            bracket: Bracket::of(knockout),
            after: knockout.rules.after,
            at_the_end: Some(knockout.rules.after) == rounds,
        });
        Self { finals, ..order }
    }

    /// The joint order of everyone in the ledger's pool, whatever his section, by the criteria of the pool's first
    /// section.
    pub fn of_pool(event: &'a Event, ledger: &'a Ledger) -> Self {
        let first = event.regulation.sections.iter().find(|section| section.pool == ledger.pool());
        let criteria = first.map_or(&[][..], |section| &section.criteria);
        Self::of_players(event, ledger, criteria, |_| true)
    }

    /// The order that `listed` names; `None` if it is one of another pool than the ledger's.
    pub fn of_listed(event: &'a Event, ledger: &'a Ledger, listed: Listed) -> Option<Self> {
        match listed {
            Listed::Section(section) => {
                (event.pool_of(section) == Some(ledger.pool())).then(|| Self::of_section(event, ledger, section))
            }
            Listed::Pool(pool) => (pool == ledger.pool()).then(|| Self::of_pool(event, ledger)),
        }
    }

    /// The order of those players of the ledger's pool that `belongs` takes. Opponents count in full, whether they
    /// are in it or not (rules 3.8).
    pub fn of_players(
        event: &'a Event,
        ledger: &'a Ledger,
        criteria: &'a [Criterion],
        belongs: impl Fn(&Player) -> bool,
    ) -> Self {
        let belongs = |player: &Player| event.pool_of(player.section) == Some(ledger.pool()) && belongs(player);
        let is_in = |&index: &Index| event.player(ledger.members()[index].id).is_some_and(belongs);
        let mut members: Vec<Index> = (0..ledger.members().len()).filter(is_in).collect();
        members.sort_by_key(|&index| ledger.members()[index].by_number());
        let lots = if criteria.contains(&Criterion::Lot) { lot::lots(event, ledger) } else { Vec::new() };
        Self { ledger, criteria, members, lots, finals: None }
    }

    /// The standings after `round`; after the last published one for later rounds.
    pub fn after(&self, round: RoundNo) -> Standings {
        let round = round.min(self.ledger.last_round());
        let mut places = Vec::new();
        if self.criteria.contains(&Criterion::PreviousPlace) {
            for earlier in round.previous().unwrap_or(RoundNo::START).up_to() {
                places = self.places_in(earlier, &self.ranked(earlier, &places));
            }
        }
        self.standings(round, &places)
    }

    /// The standings after every round, from "before round 1" to the last published round.
    pub fn after_every_round(&self) -> Vec<Standings> {
        let mut places = Vec::new();
        let rounds = (0..=self.ledger.last_round().0).map(RoundNo);
        rounds
            .map(|round| {
                let standings = self.standings(round, &places);
                places = vec![None; self.ledger.members().len()];
                standings.rows.iter().for_each(|row| places[row.member] = row.place);
                standings
            })
            .collect()
    }

    /// The players who have a place after each round, best first: from "before round 1" to the last published round.
    pub fn placed_after_every_round(&self) -> Vec<Vec<PlayerId>> {
        let mut places = Vec::new();
        let rounds = (0..=self.ledger.last_round().0).map(RoundNo);
        rounds
            .map(|round| {
                let ranked = self.ranked(round, &places);
                places = self.places_in(round, &ranked);
                let mut placed: Vec<(Place, PlayerId)> = ranked
                    .iter()
                    .filter_map(|ranked| Some((places[ranked.member]?, self.ledger.members()[ranked.member].id)))
                    .collect();
                placed.sort_unstable();
                placed.into_iter().map(|(_, player)| player).collect()
            })
            .collect()
    }

    fn reading<'b>(&'b self, round: RoundNo, previous: &'b [Option<Place>]) -> Reading<'b> {
        Reading::new(self.ledger, round, self.criteria, previous, &self.lots)
    }

    fn ranked(&self, round: RoundNo, previous: &[Option<Place>]) -> Vec<Ranked> {
        Ranking::of(&self.reading(round, previous), self.criteria, &self.members).ranked
    }

    /// The places of a ranking after `round`, by position in the ledger: who plays a final before all others.
    fn places_in(&self, round: RoundNo, ranked: &[Ranked]) -> Vec<Option<Place>> {
        let mut places = vec![None; self.ledger.members().len()];
        let first = self.finals.as_ref().map_or_else(Vec::new, |finals| finals.order_after(round));
        let first: Vec<Index> = first.into_iter().filter_map(|player| self.ledger.index_of(player)).collect();
        let others = ranked.iter().map(|ranked| ranked.member).filter(|member| !first.contains(member));
        let with_place =
            first.iter().copied().chain(others).filter(|&member| !self.ledger.members()[member].disqualified);
        for (place, member) in (1..).zip(with_place) {
            places[member] = Some(Place(place));
        }
        places
    }

    fn standings(&self, round: RoundNo, previous: &[Option<Place>]) -> Standings {
        let reading = self.reading(round, previous);
        let ranking = Ranking::of(&reading, self.criteria, &self.members);
        let places = self.places_in(round, &ranking.ranked);
        let row = |&Ranked { member, separated_by }: &Ranked| {
            let known = &self.ledger.members()[member];
            Row {
                player: known.id,
                place: places[member],
                standing: Standing::of(known, round),
                values: self.criteria.iter().map(|&criterion| ranking.value(&reading, criterion, member)).collect(),
                separated_by,
                member,
            }
        };
        let standings = Standings {
            round,
            criteria: self.criteria.to_vec(),
            rows: ranking.ranked.iter().map(row).collect(),
            missing: self.ledger.missing(round).collect(),
            final_is_open: false,
        };
        match &self.finals {
            Some(finals) => finals.before_all_others(standings),
            None => standings,
        }
    }
}

impl Finalists {
    /// The finalists take the first places by what the final has decided by then; the others follow (rules 8.1). A
    /// stage belongs to each round after they left; where none is left, all belong to the last.
    fn before_all_others(&self, standings: Standings) -> Standings {
        let played = self.stages_after(standings.round);
        if played == 0 {
            return standings;
        }
        let open = self.bracket.stages.iter().take(played).flatten().any(|one| one.decision.is_none());
        let order = self.order_after(standings.round);
        Standings { final_is_open: open, ..standings.with_first(&order) }
    }

    /// The finalists in their order after `round`; nobody before they have left.
    fn order_after(&self, round: RoundNo) -> Vec<PlayerId> {
        match self.stages_after(round) {
            0 => Vec::new(),
            played => self.bracket.order(played),
        }
    }

    fn stages_after(&self, round: RoundNo) -> usize {
        let stages = self.bracket.stages.len();
        if self.at_the_end && round >= self.after {
            return stages;
        }
        usize::from(round.0.saturating_sub(self.after.0)).min(stages)
    }
}

/// The places of `section` after `round`: shorthand for one [`Order`].
pub fn places(event: &Event, ledger: &Ledger, section: SectionId, round: RoundNo) -> Standings {
    Order::of_section(event, ledger, section).after(round)
}
