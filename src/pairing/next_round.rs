//! The next round of a pool, read from the event: who is to be paired, with what history, by the results as corrected
//! now (rules 4.4, 4.9, 4.11).

use std::collections::{BTreeMap, BTreeSet};

use crate::event::{Event, Outcome, Player, PlayerId, PoolId, RoundNo, TableNo, TeamId, Wish};
use crate::standings::{Entry, Ledger, Line};

use super::field::{Contender, Field, Float};

/// What to do about results that are not known yet (rules 4.9).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MissingResults {
    /// The round waits for them.
    Wait,
    /// Each counts as a draw for this pairing.
    AsDraws,
}

/// The next round of a pool, ready to be paired.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NextRound {
    /// What it is paired from, with the organizer's wishes.
    pub field: Field,
    /// Who is available but left out for forfeits in a row (rules 4.11), in the order of entry.
    pub left_out: Vec<PlayerId>,
    /// Who has a bye because the organizer wants it (rules 4.10), in the order of entry.
    pub byes_by_hand: Vec<PlayerId>,
    /// The missing results that were taken as draws.
    pub taken_as_draws: Vec<(RoundNo, TableNo)>,
}

/// Why the next round cannot be paired yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotReady {
    /// The event has no such pool.
    NoSuchPool(PoolId),
    /// The numbers have not been drawn.
    NotDrawn(PoolId),
    /// All rounds have been published.
    NoMoreRounds(RoundNo),
    /// Results are missing.
    ResultsMissing(Vec<(RoundNo, TableNo)>),
    /// A published round seats a player twice. The table is the second, or the last if his second seat is a bye.
    SeatedTwice {
        /// Who.
        player: PlayerId,
        /// In which round.
        round: RoundNo,
        /// At which table.
        table: TableNo,
    },
}

impl NextRound {
    /// Reads the next round of `pool`. Points, colours, floats and byes are those of all published rounds.
    ///
    /// # Errors
    /// If it cannot be paired yet, or the published rounds contradict themselves.
    pub fn of(event: &Event, pool: PoolId, missing: MissingResults) -> Result<Self, NotReady> {
        let rules = event.regulation.pool(pool).ok_or(NotReady::NoSuchPool(pool))?;
        let state = event.pool(pool).ok_or(NotReady::NoSuchPool(pool))?;
        let draw = state.draw.ok_or(NotReady::NotDrawn(pool))?;
        let round = state.last_round().next();
        if round > rules.rounds {
            return Err(NotReady::NoMoreRounds(rules.rounds));
        }
        check_seats(event, pool)?;
        let mut ledger = Ledger::of(event, pool);
        let unknown: Vec<_> = ledger.missing(round).collect();
        if !unknown.is_empty() {
            if missing == MissingResults::Wait {
                return Err(NotReady::ResultsMissing(unknown));
            }
            ledger = Ledger::of(&with_draws(event, pool, &unknown), pool);
        }
        let available: Vec<&Player> = event.players_in(pool).filter(|player| player.is_available(round)).collect();
        let (paired, left_out): (Vec<&Player>, Vec<&Player>) =
            available.into_iter().partition(|player| stays_in(player, &ledger, rules.pairing.forfeits_in_a_row));
        let wants_bye = |player: &&Player| state.wishes.contains(&Wish::Bye(player.id));
        let (byes_by_hand, paired): (Vec<&Player>, Vec<&Player>) = paired.into_iter().partition(wants_bye);
        let teams = teams(&paired);
        let history = History { ledger: &ledger, rules: &rules.pairing, teams: &teams };
        let field = Field {
            round,
            rounds: rules.rounds,
            rules: rules.pairing,
            seed: draw.seed,
            contenders: paired.iter().filter_map(|player| history.contender(player, round)).collect(),
            locked: wished(&state.wishes, &paired, true),
            forbidden: wished(&state.wishes, &paired, false),
        };
        let ids = |players: &[&Player]| players.iter().map(|player| player.id).collect();
        Ok(Self { field, left_out: ids(&left_out), byes_by_hand: ids(&byes_by_hand), taken_as_draws: unknown })
    }
}

/// The pairs that are wanted, or those that are not, of players who are there.
fn wished(wishes: &[Wish], paired: &[&Player], together: bool) -> Vec<(PlayerId, PlayerId)> {
    let is_there = |id: PlayerId| paired.iter().any(|player| player.id == id);
    let pairs = wishes.iter().filter(|wish| wish.settles() == together).map(|wish| wish.players());
    pairs.filter(|[one, other]| is_there(*one) && is_there(*other)).map(|[one, other]| (one, other)).collect()
}

/// Nobody may sit twice in a round: it would count him twice.
fn check_seats(event: &Event, pool: PoolId) -> Result<(), NotReady> {
    for (no, round) in event.pool(pool).into_iter().flat_map(|pool| pool.numbered_rounds()) {
        let mut seen = BTreeSet::new();
        let at_tables = round
            .tables
            .iter()
            .enumerate()
            .flat_map(|(index, table)| [(table.first, TableNo::at(index)), (table.second, TableNo::at(index))]);
        let last = TableNo::at(round.tables.len().saturating_sub(1));
        let byes = round.byes.iter().map(|bye| (bye.player, last));
        for (player, table) in at_tables.chain(byes) {
            if !seen.insert(player) {
                return Err(NotReady::SeatedTwice { player, round: no, table });
            }
        }
    }
    Ok(())
}

/// The event with a draw wherever a result is missing.
fn with_draws(event: &Event, pool: PoolId, unknown: &[(RoundNo, TableNo)]) -> Event {
    let mut event = event.clone();
    for &(round, table) in unknown {
        let round = event.pool_mut(pool).and_then(|pool| pool.round_mut(round));
        if let Some(table) = round.and_then(|round| round.tables.get_mut(table.index())) {
            table.outcome = Some(Outcome::Draw);
        }
    }
    event
}

/// Whether the player has not forfeited `limit` times in a row since he was last put back. Byes and rounds in which he
/// was not paired neither count nor interrupt.
fn stays_in(player: &Player, ledger: &Ledger, limit: Option<u8>) -> bool {
    let Some(limit) = limit else { return true };
    let since = usize::from(player.put_back_after.0);
    let games = ledger.lines(player.id).iter().skip(since).rev().filter_map(|line| line.entry.game());
    let forfeits = games.take_while(|game| game.outcome.is_some_and(|outcome| outcome.is_forfeit_by(game.side)));
    forfeits.count() < usize::from(limit.max(1))
}

/// The teams by their names, numbered from 1 in the order of entry.
fn teams<'e>(players: &[&'e Player]) -> BTreeMap<&'e str, TeamId> {
    let mut teams = BTreeMap::new();
    for name in players.iter().map(|player| player.profile.team.as_str()).filter(|name| !name.is_empty()) {
        let next = TeamId(teams.len() as u32 + 1);
        teams.entry(name).or_insert(next);
    }
    teams
}

struct History<'e> {
    ledger: &'e Ledger,
    rules: &'e crate::event::PairingRules,
    teams: &'e BTreeMap<&'e str, TeamId>,
}

impl History<'_> {
    /// `None` for a player without a number, who cannot be available.
    fn contender(&self, player: &Player, round: RoundNo) -> Option<Contender> {
        let lines = self.ledger.lines(player.id);
        let games = lines.iter().filter_map(|line| line.entry.game());
        let met = games.filter(|game| !(self.rules.forfeited_may_meet_again && game.is_forfeit()));
        let numbered = lines.iter().enumerate().map(|(index, line)| (RoundNo::at(index), line));
        Some(Contender {
            player: player.id,
            number: player.number?,
            points: self.ledger.points_before(player.id, round),
            team: self.teams.get(player.profile.team.as_str()).copied(),
            met: met.map(|game| game.opponent).collect(),
            colours: lines.iter().map(|line| line.colour).collect(),
            floats: numbered.map(|(no, line)| self.float(player.id, no, line)).collect(),
            byes: lines.iter().filter(|line| matches!(line.entry, Entry::Bye(_))).count().try_into().unwrap_or(u8::MAX),
        })
    }

    /// How the player floated in an earlier round, by the points before it as corrected now.
    fn float(&self, player: PlayerId, round: RoundNo, line: &Line) -> Option<Float> {
        let game = match line.entry {
            Entry::Bye(_) => return Some(Float::Down),
            Entry::Game(game) => game,
            Entry::Missed | Entry::NotEntered | Entry::Left => return None,
        };
        let mine = self.ledger.points_before(player, round);
        let theirs = self.ledger.points_before(game.opponent, round);
        let within = self.rules.equal_points_within;
        if mine - theirs > within {
            Some(Float::Down)
        } else if theirs - mine > within {
            Some(Float::Up)
        } else {
            None
        }
    }
}
