//! The published rounds turned around: not table by table but player by player, round by round.

use crate::event::{Counting, FoulRules, PlayerId, Round, RoundNo, Side, Table, TableNo};

use super::entry::{Entry, Game};
use super::member::{self, Index, Member};

/// What is published of one player in one round.
#[derive(Clone, Copy, Default)]
pub(super) struct Seat {
    /// His table or bye, with the opponent's position; `None`: neither.
    pub entry: Option<(Entry, Option<Index>)>,
    /// The weight of his fouls.
    pub fouls: u32,
}

/// The seats of `members`, player by player, each with one seat per round.
pub(super) fn seats(members: &[Member], rounds: &[Round], counting: &Counting, fouls: &FoulRules) -> Vec<Seat> {
    let mut seats = Seats { members, rounds: rounds.len(), seats: vec![Seat::default(); members.len() * rounds.len()] };
    for (index, round) in rounds.iter().enumerate() {
        for (table_index, table) in round.tables.iter().enumerate() {
            seats.take(index, TableNo::at(table_index), table, Side::First);
            seats.take(index, TableNo::at(table_index), table, Side::Second);
        }
        for bye in &round.byes {
            seats.enter(index, bye.player, Entry::Bye(bye.brings.unwrap_or(counting.bye)), None);
        }
        for foul in &round.fouls {
            if let Some(seat) = seats.of(index, foul.player) {
                seat.fouls = seat.fouls.saturating_add(fouls.weight_of(foul));
            }
        }
    }
    seats.seats
}

/// The tables of `rounds` whose outcomes are not known (rules 3.9).
pub(super) fn missing(rounds: &[Round]) -> Vec<(RoundNo, TableNo)> {
    let numbered = rounds.iter().enumerate().map(|(index, round)| (RoundNo::at(index), round));
    numbered.flat_map(|(no, round)| round.missing().map(move |table| (no, table))).collect()
}

struct Seats<'a> {
    members: &'a [Member],
    rounds: usize,
    seats: Vec<Seat>,
}

impl Seats<'_> {
    fn of(&mut self, round: usize, player: PlayerId) -> Option<&mut Seat> {
        let member = member::position(self.members, player)?;
        self.seats.get_mut(member * self.rounds + round)
    }

    fn take(&mut self, round: usize, table_no: TableNo, table: &Table, side: Side) {
        let opponent = table.player(side.other());
        let game = Game { table: table_no, opponent, side, outcome: table.outcome };
        self.enter(round, table.player(side), Entry::Game(game), member::position(self.members, opponent));
    }

    /// A broken file might seat a player twice in a round: the first seat counts.
    fn enter(&mut self, round: usize, player: PlayerId, entry: Entry, opponent: Option<Index>) {
        if let Some(seat) = self.of(round, player) {
            seat.entry.get_or_insert((entry, opponent));
        }
    }
}
