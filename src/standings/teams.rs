//! Team places (rules 9): given an order of players, the entries and the regulation's team rules, the teams from the
//! best on, each with what its members count, or with the reason why it has no score.

mod composition;
mod place_points;

use std::collections::{BTreeMap, HashMap};

use crate::event::{Event, Number, Place, Player, PlayerId, Points, RoundNo, TeamRules, TeamScore};

use super::ledger::Ledger;
use super::order::Order;
use super::value::{Better, Value};

pub use composition::{TeamFault, team_faults};
pub use place_points::{DecidingGame, Finals};

/// A team in its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TeamRow {
    /// The team's name, as in the entries.
    pub name: String,
    /// Its place; `None` if it has no score.
    pub place: Option<Place>,
    /// The sum: a count of places or place points, or points; or why there is none (rules 9.1).
    pub score: Result<Value, TeamFault>,
    /// Its members: those who count, the best first; then the others. Without a score: everyone, and nobody counts.
    pub members: Vec<TeamMember>,
    /// What put it below the team above; `None` for the first, and without a score.
    pub separated_by: Option<TeamSeparation>,
}

/// What a member brings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TeamMember {
    /// Who; `None` for one who is missing.
    pub player: Option<PlayerId>,
    /// His place, place points or points; [`Value::Nothing`] if he has none.
    pub value: Value,
    /// Whether it is added up.
    pub counted: bool,
}

/// Why a team stands below the one above it (rules 9.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TeamSeparation {
    /// By the score.
    Score,
    /// By the best single place or place points (0), or by the next best (1, 2 …).
    SinglePlace(usize),
    /// By nothing but the smallest drawn number among its members.
    Number,
}

/// The teams of the ledger's pool after `round`: those with a score from the best on, then the others by name. None
/// if the rules are about another pool's order.
///
/// `finals` says what was decided beside the pool; only place points ask for it (rules 9.3).
pub fn team_places(event: &Event, ledger: &Ledger, rules: &TeamRules, finals: &Finals, round: RoundNo) -> Vec<TeamRow> {
    let Some(order) = Order::of_listed(event, ledger, rules.of) else { return Vec::new() };
    let teams = teams(event, ledger);
    let complete = teams.iter().filter(|(_, players)| composition::check(rules, players).is_ok());
    let complete: Vec<&Player> = complete.flat_map(|(_, players)| players).copied().collect();
    let brought = Brought::of(rules, &order, ledger, finals, &complete, round);
    let (mut scored, mut others) = (Vec::new(), Vec::new());
    for (name, players) in teams {
        match composition::check(rules, &players) {
            Ok(()) => scored.push(Scored::of(rules, &brought, name, &players)),
            Err(fault) => others.push(without_score(&brought, name, &players, fault)),
        }
    }
    in_order(scored, brought.better).chain(others).collect()
}

/// The teams by name, with those members who are in the pool, in the order of entry.
fn teams<'a>(event: &'a Event, ledger: &Ledger) -> BTreeMap<&'a str, Vec<&'a Player>> {
    let mut teams: BTreeMap<&str, Vec<&Player>> = BTreeMap::new();
    for player in ledger.players().filter_map(|id| event.player(id)) {
        if !player.profile.team.is_empty() {
            teams.entry(&player.profile.team).or_default().push(player);
        }
    }
    teams
}

/// What every player would bring a team.
struct Brought {
    /// The value that is added up, and the single place or place points that decide between equal sums.
    by_player: HashMap<PlayerId, (Value, u32)>,
    missing: (Value, u32),
    better: Better,
}

impl Brought {
    fn of(
        rules: &TeamRules,
        order: &Order,
        ledger: &Ledger,
        finals: &Finals,
        complete: &[&Player],
        round: RoundNo,
    ) -> Self {
        let standings = order.after(round);
        let singles: HashMap<PlayerId, u32> = match &rules.score {
            TeamScore::Places | TeamScore::Points => {
                standings.rows.iter().filter_map(|row| Some((row.player, row.place?.0))).collect()
            }
            TeamScore::PlacePoints(rules) => place_points::of(rules, order, &standings, finals, complete),
        };
        let after_last = singles.values().max().map_or(1, |last| last + 1);
        let by_points = rules.score == TeamScore::Points;
        let value = |player, single| match by_points {
            true => Value::Points(ledger.tally(player, standings.round).points),
            false => Value::Count(single),
        };
        let missing = if by_points { Value::Points(Points::ZERO) } else { Value::Count(after_last) };
        Self {
            by_player: singles.into_iter().map(|(player, single)| (player, (value(player, single), single))).collect(),
            missing: (missing, after_last),
            better: if by_points { Better::More } else { Better::Less },
        }
    }
}

/// A team that has a score, before it has a place.
struct Scored {
    row: TeamRow,
    sum: Value,
    /// The single places or place points of those who count, the best first.
    singles: Vec<u32>,
    number: Option<Number>,
}

impl Scored {
    fn of(rules: &TeamRules, brought: &Brought, name: &str, players: &[&Player]) -> Self {
        let known = players.iter().filter_map(|player| Some((Some(player.id), brought.by_player.get(&player.id)?)));
        let mut members: Vec<(Option<PlayerId>, &(Value, u32))> = known.collect();
        members.resize((rules.members as usize).max(members.len()), (None, &brought.missing));
        members.sort_by(|(_, (value, single)), (_, (other, other_single))| {
            brought.better.compare(value, other).then(single.cmp(other_single))
        });
        let counted = rules.best.map_or(members.len(), |best| best as usize);
        let mut singles: Vec<u32> = members.iter().take(counted).map(|(_, (_, single))| *single).collect();
        singles.sort_unstable();
        let sum = sum(members.iter().take(counted).map(|(_, (value, _))| value), brought.better);
        let member = |(index, (player, (value, _))): (usize, &(Option<PlayerId>, &(Value, u32)))| TeamMember {
            player: *player,
            value: value.clone(),
            counted: index < counted,
        };
        let members = members.iter().enumerate().map(member).collect();
        let number = players.iter().filter_map(|player| player.number).min();
        let row = TeamRow { name: name.into(), place: None, score: Ok(sum.clone()), members, separated_by: None };
        Self { row, sum, singles, number }
    }

    /// What tells the team from the one above it.
    fn separation(&self, above: &Self) -> TeamSeparation {
        if self.sum != above.sum {
            return TeamSeparation::Score;
        }
        let differs = self.singles.iter().zip(&above.singles).position(|(mine, theirs)| mine != theirs);
        differs.map_or(TeamSeparation::Number, TeamSeparation::SinglePlace)
    }
}

fn sum<'a>(values: impl Iterator<Item = &'a Value>, better: Better) -> Value {
    let nothing = if better == Better::More { Value::Points(Points::ZERO) } else { Value::Count(0) };
    values.fold(nothing, |sum, value| match (sum, value) {
        (Value::Points(sum), Value::Points(points)) => Value::Points(sum + *points),
        (Value::Count(sum), Value::Count(count)) => Value::Count(sum.saturating_add(*count)),
        (sum, _) => sum,
    })
}

fn in_order(mut teams: Vec<Scored>, better: Better) -> impl Iterator<Item = TeamRow> {
    teams.sort_by(|one, other| {
        let by_sum = better.compare(&one.sum, &other.sum);
        by_sum.then_with(|| one.singles.cmp(&other.singles)).then(one.number.cmp(&other.number))
    });
    for index in 1..teams.len() {
        teams[index].row.separated_by = Some(teams[index].separation(&teams[index - 1]));
    }
    let placed = teams.into_iter().zip(1..);
    placed.map(|(team, place)| TeamRow { place: Some(Place(place)), ..team.row })
}

fn without_score(brought: &Brought, name: &str, players: &[&Player], fault: TeamFault) -> TeamRow {
    let member = |player: &&Player| TeamMember {
        player: Some(player.id),
        value: brought.by_player.get(&player.id).map_or(Value::Nothing, |(value, _)| value.clone()),
        counted: false,
    };
    let members = players.iter().map(member).collect();
    TeamRow { name: name.into(), place: None, score: Err(fault), members, separated_by: None }
}
