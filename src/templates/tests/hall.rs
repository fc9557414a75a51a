//! A hall in which a regulation is played by nothing but commands: entered, paid, drawn, paired by the engine,
//! results entered.
//!
//! Numbers are those of the order of entry, so that a table can be read without a list. A player's strength is his
//! number too: unless a test says otherwise the smaller number wins.

use crate::command::{Command, Entrant, apply};
use crate::event::{
    Event, Gender, Listed, Moment, Outcome, PlayerId, PoolId, Profile, Regulation, RoundNo, SectionId, Table, TableNo,
};
use crate::pairing::{MissingResults, Proposal};
use crate::standings::{Ledger, Order, Standings, Value, view};
use crate::templates::Template;

pub struct Hall {
    pub event: Event,
    at: Moment,
}

/// An entrant of a section, with a gender and flags.
pub fn entrant(section: u16, gender: Gender, flags: &[&str]) -> Entrant {
    let flags = flags.iter().map(|&flag| flag.into()).collect();
    let profile = Profile { gender: Some(gender), flags, ..Profile::named("棋手") };
    Entrant { profile, section: SectionId(section) }
}

/// The smaller number wins.
pub fn smaller_wins(table: &Table) -> Outcome {
    if table.first < table.second { Outcome::FirstWins } else { Outcome::SecondWins }
}

impl Hall {
    /// The template's event with these entrants, who have all paid.
    pub fn open(template: Template, entrants: Vec<Entrant>) -> Self {
        let regulation: Regulation = template.regulation().expect("the data are sound");
        assert_eq!(regulation.check(), Ok(()));
        let players = (1..=entrants.len() as u32).map(PlayerId).collect();
        let mut hall = Self { event: Event::new(regulation), at: Moment(0) };
        hall.run(Command::AddPlayers { entrants });
        hall.run(Command::SetPaid { players, paid: true });
        hall
    }

    pub fn run(&mut self, command: Command) {
        self.at.0 += 1;
        assert_eq!(apply(&mut self.event, &command, self.at), Ok(()), "{command:?}");
    }

    /// Gives the numbers of a pool in the order of entry.
    pub fn draw(&mut self, pool: u16) {
        let order = self.event.players_in(PoolId(pool)).map(|player| player.id).collect();
        self.run(Command::DrawNumbers { pool: PoolId(pool), seed: 1, order });
    }

    /// Pairs the next round as the engine proposes it, without giving up a rule.
    pub fn publish(&mut self, pool: u16) -> RoundNo {
        let pool = PoolId(pool);
        let proposal = Proposal::of(&self.event, pool, MissingResults::Wait).expect("it can be paired");
        assert!(!proposal.is_by_hand(), "no rule is given up in round {}", proposal.round);
        let byes = proposal.pairing.bye.map(crate::event::Bye::of);
        self.run(Command::PublishRound {
            pool,
            round: proposal.round,
            tables: proposal.pairing.pairs.iter().map(|pair| [pair.first, pair.second]).collect(),
            byes: byes.into_iter().collect(),
            left_out: proposal.left_out,
            by_hand: false,
            missing_as_draws: false,
        });
        proposal.round
    }

    /// Plays the next round of a pool to these results.
    pub fn play(&mut self, pool: u16, result: impl Fn(&Table) -> Outcome) {
        let round = self.publish(pool);
        let tables = self.event.pools[usize::from(pool)].round(round).expect("just published").tables.clone();
        for (index, table) in tables.iter().enumerate() {
            let outcome = Some(result(table));
            self.run(Command::SetOutcome { pool: PoolId(pool), round, table: TableNo::at(index), outcome });
        }
    }

    /// Plays the rounds up to this one; the smaller number wins.
    pub fn play_to(&mut self, pool: u16, round: u16) {
        while self.event.pools[usize::from(pool)].last_round() < RoundNo(round) {
            self.play(pool, smaller_wins);
        }
    }

    /// Takes players out of a round: they play elsewhere.
    pub fn away(&mut self, players: &[u32], round: u16) {
        for &player in players {
            self.run(Command::SetAway { player: PlayerId(player), round: RoundNo(round), away: true });
        }
    }

    pub fn ledger(&self, pool: u16) -> Ledger {
        Ledger::of(&self.event, PoolId(pool))
    }

    /// The final standings of an order.
    pub fn standings(&self, pool: u16, listed: Listed) -> Standings {
        let ledger = self.ledger(pool);
        let standings = Order::of_listed(&self.event, &ledger, listed).expect("of this pool").after(RoundNo(99));
        assert_eq!(standings.missing, [], "every result is in");
        standings
    }

    pub fn section(&self, section: u16) -> Standings {
        let id = SectionId(section);
        self.standings(self.event.pool_of(id).expect("a section").0, Listed::Section(id))
    }

    /// The numbers of a view from the top; `None`: it is dropped.
    pub fn view(&self, pool: u16, index: usize) -> Option<Vec<u32>> {
        view(&self.event, &self.ledger(pool), index, RoundNo(99)).map(|standings| numbers(&standings))
    }

    /// The tables of a round as text: "1-2 4-3", the first named has first; with a bye at the end.
    pub fn tables(&self, pool: u16, round: u16) -> String {
        let round = self.event.pools[usize::from(pool)].round(RoundNo(round)).expect("published");
        let tables = round.tables.iter().map(|table| format!("{}-{}", table.first, table.second));
        let byes = round.byes.iter().map(|bye| bye.player.to_string());
        tables.chain(byes).collect::<Vec<_>>().join(" ")
    }
}

/// The ids from the top.
pub fn numbers(standings: &Standings) -> Vec<u32> {
    standings.rows.iter().map(|row| row.player.0).collect()
}

/// Rows as text: the id, then the values.
pub fn lines(standings: &Standings) -> Vec<String> {
    let values = |values: &[Value]| values.iter().map(Value::to_string).collect::<Vec<_>>().join(" ");
    standings.rows.iter().map(|row| format!("{}: {}", row.player, values(&row.values))).collect()
}

/// The larger number wins.
pub fn larger_wins(table: &Table) -> Outcome {
    smaller_wins(table).mirrored()
}

/// Whether these two meet at the table.
pub fn meets(table: &Table, one: u32, other: u32) -> bool {
    [table.first, table.second].iter().all(|player| [one, other].contains(&player.0))
}
