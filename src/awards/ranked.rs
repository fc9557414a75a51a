//! A list of players whose places bring something, with all that deciding who gets what asks for.

use crate::event::{Criterion, Event, Listed, Place, PlayerId, Prize, PrizeList, PrizesOf, TiedMoney};
use crate::standings::{Ledger, Order, Row, Separation, Standings, view};

/// The ledgers of an event's pools: each is added up once, however many lists ask for it.
pub struct Ledgers(Vec<Ledger>);

impl Ledgers {
    pub fn of(event: &Event) -> Self {
        Self(event.regulation.pool_ids().map(|pool| Ledger::of(event, pool)).collect())
    }

    /// The ledger of the pool that an order is of.
    pub fn of_listed(&self, event: &Event, listed: Listed) -> Option<&Ledger> {
        let pool = match listed {
            Listed::Section(section) => event.pool_of(section)?,
            Listed::Pool(pool) => pool,
        };
        self.0.get(usize::from(pool.0))
    }
}

/// Whether every result of every round of the ledger's pool is in.
pub fn is_final(event: &Event, ledger: &Ledger, standings: &Standings) -> bool {
    let rules = event.regulation.pool(ledger.pool());
    rules.is_some_and(|rules| ledger.last_round() >= rules.rounds)
        && standings.missing.is_empty()
        && !standings.final_is_open
}

/// A list of players whose places bring something.
pub struct Ranked<'a> {
    pub list: PrizesOf,
    pub rules: PrizeList<'a>,
    /// How many the shares of the field are of.
    pub field: u32,
    /// Those who have a place, the first first; nobody before round 1.
    rows: Vec<Row>,
    criteria: Vec<Criterion>,
    /// The last place that is awarded, where no more than some are (N−1, rules 1.2).
    pub last_awarded: Option<Place>,
    pub is_final: bool,
}

impl<'a> Ranked<'a> {
    /// `None` if there is no such list, if it is dropped for want of players (rules 6.4), and for teams.
    pub fn of(event: &'a Event, ledgers: &Ledgers, list: PrizesOf) -> Option<Self> {
        let regulation = &event.regulation;
        let listed = match list {
            PrizesOf::Section(section) => Listed::Section(section),
            PrizesOf::View(index) => regulation.views.get(index)?.of,
            PrizesOf::Teams => return None,
        };
        let rules = regulation.prizes_of(list)?;
        let ledger = ledgers.of_listed(event, listed)?;
        let last = ledger.last_round();
        let standings = match list {
            PrizesOf::View(index) => view(event, ledger, index, last)?,
            _ => Order::of_listed(event, ledger, listed)?.after(last),
        };
        let is_final = is_final(event, ledger, &standings);
        let rows: Vec<Row> = standings.rows.into_iter().filter(|row| row.place.is_some()).collect();
        let field = rows.len() as u32;
        let last_awarded = last_awarded(event, rules, field);
        let rows = if last.index().is_some() { rows } else { Vec::new() };
        Some(Self { list, rules, field, rows, criteria: standings.criteria, last_awarded, is_final })
    }

    /// Who holds a place that is awarded.
    pub fn holder(&self, place: Place) -> Option<PlayerId> {
        let row = self.rows.get((place.0 as usize).checked_sub(1)?)?;
        self.last_awarded.is_none_or(|last| place <= last).then_some(row.player)
    }

    /// The place of a player.
    pub fn place_of(&self, player: PlayerId) -> Option<Place> {
        self.rows.iter().find(|row| row.player == player)?.place
    }

    /// The players in groups, each of those who share their money; the best first.
    pub fn tied(&self, tied: TiedMoney) -> Vec<Vec<PlayerId>> {
        let mut groups: Vec<Vec<PlayerId>> = Vec::new();
        for (index, row) in self.rows.iter().enumerate() {
            let above = index.checked_sub(1).and_then(|above| self.rows.get(above));
            match groups.last_mut() {
                Some(group) if above.is_some_and(|above| self.shares(tied, above, row)) => group.push(row.player),
                _ => groups.push(vec![row.player]),
            }
        }
        groups
    }

    /// Whether two neighbours share.
    fn shares(&self, tied: TiedMoney, above: &Row, below: &Row) -> bool {
        match tied {
            // What a final has decided is not tied.
            _ if below.separated_by == Some(Separation::Final) => false,
            TiedMoney::AsPlaced => false,
            TiedMoney::SharedByPoints => {
                let points = self.criteria.iter().position(|&criterion| criterion == Criterion::Points);
                points.is_some_and(|at| above.values.get(at) == below.values.get(at))
            }
            TiedMoney::SharedByOrder => match below.separated_by {
                Some(Separation::Number) => true,
                Some(Separation::Criterion(at)) => {
                    matches!(self.criteria.get(at), Some(Criterion::DrawnNumber | Criterion::Lot))
                }
                Some(Separation::Entry | Separation::Final) | None => false,
            },
        }
    }
}

/// The last place of a prize with so many in the field; the place before its first one if it is for none of them. A
/// range without an end is for everyone from there on.
/// Shares round as the regulation says (rules 7.1).
pub fn ends_at(event: &Event, prize: &Prize, field: u32) -> Place {
    let before_first = Place(prize.from.0.saturating_sub(1));
    match prize.up_to_percent {
        None if prize.to < Prize::OPEN_END => prize.to,
        // Nobody has entered: nothing is known yet, and a range without an end is for one place at least.
        _ if field == 0 => {
            if prize.to == Prize::OPEN_END {
                prize.from
            } else {
                prize.to
            }
        }
        None => Place(field).max(before_first),
        Some(percent) => {
            let rounding = event.regulation.awards.rounding;
            let share = rounding.divide(u64::from(field) * u64::from(percent), 100);
            let share = Place(u32::try_from(share).unwrap_or(u32::MAX));
            prize.to.min(share).max(before_first)
        }
    }
}

/// The N−1 rule (rules 1.2): with fewer players than places to be awarded, one fewer than there are players.
fn last_awarded(event: &Event, rules: PrizeList, players: u32) -> Option<Place> {
    let ranking = rules.prizes.iter().filter(|prize| !prize.lucky);
    let promised = ranking.map(|prize| ends_at(event, prize, players).0).max()?;
    let too_few = players < promised || rules.one_fewer_when_equal && players == promised;
    (rules.one_fewer && too_few).then(|| Place(players.saturating_sub(1)))
}
