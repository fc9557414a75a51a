//! The ledger: everything by player and round that the criteria and the pairing share. It is given an event and one
//! of its pools, and holds for every player and every published round what the round was to him and his running
//! totals, all from the results as corrected now (rules 2.5).

use crate::event::{Counting, Event, PlayerId, PointTable, Points, PoolId, Round, RoundNo, Side, TableNo};

use super::entry::Entry;
use super::member::{self, Index, Member};
use super::seats::{self, Seat};

/// The running totals of a player after a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// 积分
    pub points: Points,
    /// 累进分 (rules 3.3): the sum of the points held after each round. A round that brings nothing, or nothing yet,
    /// carries the points on.
    pub progressive_points: Points,
    /// 胜局 (rules 3.4)
    pub wins: u32,
    /// 犯规: the weight of all fouls, in games and outside (rules 2.6).
    pub fouls: u32,
    /// 后走局数 (rules 3.6)
    pub games_as_second: u32,
    /// 后手胜局 (rules 3.6)
    pub wins_as_second: u32,
}

/// One player's line in one round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Line {
    /// What the round was to him.
    pub entry: Entry,
    /// The points it brought.
    pub earned: Points,
    /// His colour for the pairing and the criteria (rules 3.6).
    pub colour: Option<Side>,
    /// The weight of his fouls in it.
    pub fouls: u32,
    /// His totals after it.
    pub after: Tally,
    pub(super) opponent: Option<Index>,
}

/// The lowest points of the pool after a round, over all who were in it by then and are not disqualified (rules 3.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Lowest {
    /// Among those who have points at all; zero if nobody has.
    pub with_points: Points,
    /// Among all.
    pub of_all: Points,
}

/// Every player and every published round of one pool.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ledger {
    pool: PoolId,
    rounds: usize,
    members: Vec<Member>,
    /// Player by player, each with one line per round.
    lines: Vec<Line>,
    /// Round by round, each with one amount per player: the same as in the lines, where all opponents are looked up.
    points: Vec<Points>,
    /// Round by round.
    lowest: Vec<Lowest>,
    missing: Vec<(RoundNo, TableNo)>,
    counting: Counting,
    opponents_points_lost: Points,
    /// What slow games of finals brought their players, where that counts for opponents: after which round.
    from_finals: Vec<(Index, RoundNo, Points)>,
}

impl Ledger {
    /// The ledger of `pool` over all its published rounds; empty if the event has no such pool.
    pub fn of(event: &Event, pool: PoolId) -> Self {
        let rounds: &[Round] = event.pool(pool).map_or(&[], |pool| &pool.rounds);
        let regulation = &event.regulation;
        let mut members = member::members(event, pool, rounds);
        let seats = seats::seats(&members, rounds, &regulation.counting, &regulation.fouls);
        let mut lines = Vec::with_capacity(seats.len());
        for (member, seats) in members.iter_mut().zip(seats.chunks(rounds.len().max(1))) {
            add_up(member, seats, &regulation.points, &regulation.counting, &mut lines);
        }
        let mut ledger = Self {
            pool,
            rounds: rounds.len(),
            members,
            points: transposed(&lines, rounds.len()),
            lines,
            lowest: Vec::new(),
            missing: seats::missing(rounds),
            counting: regulation.counting,
            opponents_points_lost: regulation.fouls.opponents_points_lost,
            from_finals: Vec::new(),
        };
        ledger.from_finals = ledger.slow_games_of_finals(event);
        ledger.lowest = ledger.last_round().up_to().map(|round| ledger.find_lowest(round)).collect();
        ledger
    }

    /// The pool it is of.
    pub const fn pool(&self) -> PoolId {
        self.pool
    }

    /// The last published round; [`RoundNo::START`] before the first.
    pub const fn last_round(&self) -> RoundNo {
        RoundNo(self.rounds as u16)
    }

    /// Everyone in it, in the order of entry: who has a number in the pool, and whoever was paired in it.
    pub fn players(&self) -> impl Iterator<Item = PlayerId> {
        self.members.iter().map(|member| member.id)
    }

    /// The line of `player` in `round`; `None` if he is not in the pool or the round is not published.
    pub fn line(&self, player: PlayerId, round: RoundNo) -> Option<&Line> {
        self.lines(player).get(round.index()?)
    }

    /// The lines of `player` from round 1; none if he is not in the pool.
    pub fn lines(&self, player: PlayerId) -> &[Line] {
        self.index_of(player).map_or(&[], |index| self.lines_to(index, self.last_round()))
    }

    /// The totals of `player` after `round`, or after the last published one if that is earlier. Who is not in the
    /// pool has nothing.
    pub fn tally(&self, player: PlayerId, round: RoundNo) -> Tally {
        self.index_of(player).map_or_else(Tally::default, |index| self.tally_of(index, round))
    }

    /// The points that `player` holds before `round`, as the pairing of that round reads them.
    pub fn points_before(&self, player: PlayerId, round: RoundNo) -> Points {
        self.tally(player, round.previous().unwrap_or(RoundNo::START)).points
    }

    /// The tables without a known outcome in rounds 1 to `round` (rules 3.9).
    pub fn missing(&self, round: RoundNo) -> impl Iterator<Item = (RoundNo, TableNo)> {
        self.missing.iter().copied().filter(move |(missing, _)| *missing <= round)
    }

    pub(super) fn index_of(&self, player: PlayerId) -> Option<Index> {
        member::position(&self.members, player)
    }

    pub(super) fn members(&self) -> &[Member] {
        &self.members
    }

    pub(super) const fn counting(&self) -> &Counting {
        &self.counting
    }

    /// What fouls of `weight` take from the opponents' points of who committed them (rules 1.1).
    pub(super) fn lost_by_fouls(&self, weight: u32) -> Points {
        self.opponents_points_lost.times(i32::try_from(weight).unwrap_or(i32::MAX))
    }

    /// The lines of rounds 1 to `round`, as far as published.
    pub(super) fn lines_to(&self, member: Index, round: RoundNo) -> &[Line] {
        let from = member * self.rounds;
        let to = from + self.rounds.min(usize::from(round.0));
        self.lines.get(from..to).unwrap_or(&[])
    }

    pub(super) fn tally_of(&self, member: Index, round: RoundNo) -> Tally {
        self.lines_to(member, round).last().map_or_else(Tally::default, |line| line.after)
    }

    /// The points of `member` after the published `round`; none before round 1.
    pub(super) fn points_of(&self, member: Index, round: RoundNo) -> Points {
        let index = round.index().map(|index| index * self.members.len() + member);
        index.and_then(|index| self.points.get(index)).copied().unwrap_or_default()
    }

    /// What `member` counts for his opponents after the published `round`: his points, and those of the slow games of a
    /// final where that is set (rules 3.2).
    pub(super) fn points_for_opponents(&self, member: Index, round: RoundNo) -> Points {
        let own = self.from_finals.iter().filter(|(index, after, _)| *index == member && *after <= round);
        own.fold(self.points_of(member, round), |sum, (.., points)| sum + *points)
    }

    /// A stage of a final belongs to each round after its players left the pool.
    fn slow_games_of_finals(&self, event: &Event) -> Vec<(Index, RoundNo, Points)> {
        let counted = event.finals.iter().filter(|knockout| {
            knockout.rules.counts_for_opponents && event.pool_of(knockout.rules.of) == Some(self.pool)
        });
        let games = counted.flat_map(|knockout| {
            let after = move |stage: u8| RoundNo(knockout.rules.after.0 + u16::from(stage) + 1);
            let slow =
                knockout.matches.iter().filter_map(move |played| Some((after(played.id.stage), played.games.first()?)));
            slow.flat_map(|(round, game)| [Side::First, Side::Second].map(|side| (round, game, side)))
        });
        let earned = games.filter_map(|(round, game, side)| {
            let points = event.regulation.points.award(game.outcome, side);
            Some((self.index_of(game.player(side))?, round, points))
        });
        earned.collect()
    }

    pub(super) fn lowest(&self, round: RoundNo) -> Lowest {
        round.index().and_then(|index| self.lowest.get(index)).copied().unwrap_or_default()
    }

    fn find_lowest(&self, round: RoundNo) -> Lowest {
        let held = || {
            let members = self.members.iter().enumerate();
            let in_it = members.filter(|(_, member)| !member.disqualified && member.has_entered(round));
            in_it.map(|(index, _)| self.points_of(index, round))
        };
        Lowest {
            with_points: held().filter(|&points| points > Points::ZERO).min().unwrap_or_default(),
            of_all: held().min().unwrap_or_default(),
        }
    }
}

/// The points of all lines, round by round.
fn transposed(lines: &[Line], rounds: usize) -> Vec<Points> {
    let of_round = |round| lines.iter().skip(round).step_by(rounds).map(|line| line.after.points);
    (0..rounds).flat_map(of_round).collect()
}

/// Adds the lines of one player, with his totals round by round. Who was paired has entered, whatever his entry says.
fn add_up(member: &mut Member, seats: &[Seat], table: &PointTable, counting: &Counting, lines: &mut Vec<Line>) {
    if let Some(first) = seats.iter().position(|seat| seat.entry.is_some()) {
        member.entered = member.entered.min(RoundNo::at(first));
    }
    let mut total = Tally::default();
    for (index, seat) in seats.iter().enumerate() {
        let (entry, opponent) = seat.entry.unwrap_or_else(|| (member.absence(RoundNo::at(index)), None));
        let earned = entry.points(table, counting);
        let (is_win, is_second) = (entry.is_win(counting), entry.is_game_as_second(counting));
        total.points += earned;
        total.progressive_points += total.points;
        total.wins += u32::from(is_win);
        total.fouls = total.fouls.saturating_add(seat.fouls);
        total.games_as_second += u32::from(is_second);
        total.wins_as_second += u32::from(is_win && is_second);
        let colour = entry.colour(counting);
        lines.push(Line { entry, earned, colour, fouls: seat.fouls, after: total, opponent });
    }
}
