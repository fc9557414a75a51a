//! An organizer who does anything at any time: enters late, corrects, forgets, undoes, pairs anew, closes the page.

use bianpai::command::{Command, Document, Entrant, EventId, Refusal};
use bianpai::event::{
    Bye, Event, Foul, FoulKind, Moment, Number, Outcome, Player, PlayerId, PoolId, Profile, Regulation, RoundNo,
    SectionId, TableNo, Wish,
};
use bianpai::interchange::{read_event, write_event};
use bianpai::pairing::{MissingResults, Proposal, draw};

pub const POOL: PoolId = PoolId(0);

/// What an organizer does with one tap.
#[derive(Clone, Debug)]
pub enum Tap {
    Do(Command),
    Undo,
    Redo,
    /// Back to before the step at this index.
    UndoTo(usize),
    /// The page is closed and opened again: the event goes through its file.
    Reopen,
}

/// An organizer with an event.
pub struct Organizer {
    pub document: Document,
    chance: u64,
    clock: i64,
}

impl Organizer {
    /// Organizer number `seed`: the same number does the same everywhere.
    pub fn new(seed: u64) -> Self {
        let mut regulation = Regulation::blank("试", "公开组", RoundNo(5));
        regulation.fouls.kinds = vec![FoulKind { name: "行棋违规".into(), weight: 1, loses_at: Some(2) }];
        let id = EventId::new(format!("simulated-{seed}")).expect("letters and digits");
        let document = Document::new(id, Moment(0), regulation).expect("a sound regulation");
        let mut organizer = Self { document, chance: seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1, clock: 0 };
        let players = 4 + organizer.below(8);
        let entrants = (0..players).map(|index| entrant(format!("棋手{index}"))).collect();
        organizer.tap(&Tap::Do(Command::AddPlayers { entrants })).expect("players enter");
        organizer
    }

    fn below(&mut self, end: usize) -> usize {
        self.chance = self.chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.chance >> 33) as usize % end.max(1)
    }

    /// The next tap, mostly a sensible one.
    pub fn next(&mut self) -> Tap {
        let event = self.document.event();
        let drawn = event.pools[0].draw.is_some();
        let missing = event.pools[0].rounds.last().is_some_and(|round| !round.is_complete());
        match self.below(20) {
            0 => Tap::Undo,
            1 => Tap::Redo,
            2 => Tap::Reopen,
            3 if self.below(4) == 0 => Tap::UndoTo(self.below(self.document.steps().len())),
            4..=6 => Tap::Do(self.odd()),
            _ if !drawn => Tap::Do(self.draw()),
            _ if missing && self.below(12) > 0 => Tap::Do(self.result()),
            _ => self.pair().map_or(Tap::Undo, Tap::Do),
        }
    }

    fn draw(&mut self) -> Command {
        let players: Vec<PlayerId> = self.document.event().players().iter().map(|player| player.id).collect();
        let seed = self.below(1000) as u32;
        Command::DrawNumbers { pool: POOL, seed, order: draw(&players, seed) }
    }

    fn outcome(&mut self) -> Outcome {
        Outcome::ALL[self.below(Outcome::ALL.len())]
    }

    /// The first missing result of the last round.
    fn result(&mut self) -> Command {
        let outcome = Some(self.outcome());
        let pool = &self.document.event().pools[0];
        let table = pool.rounds.last().and_then(|round| round.missing().next()).unwrap_or(TableNo(1));
        Command::SetOutcome { pool: POOL, round: pool.last_round(), table, outcome }
    }

    /// The next round as the engine proposes it; `None`: it proposes none.
    fn pair(&mut self) -> Option<Command> {
        let missing = if self.below(4) == 0 { MissingResults::AsDraws } else { MissingResults::Wait };
        let proposal = Proposal::of(self.document.event(), POOL, missing).ok()?;
        let by_hand = proposal.byes_by_hand.iter().map(|&player| Bye::of(player));
        Some(Command::PublishRound {
            pool: POOL,
            round: proposal.round,
            tables: proposal.pairing.pairs.iter().map(|pair| [pair.first, pair.second]).collect(),
            byes: proposal.pairing.bye.into_iter().map(Bye::of).chain(by_hand).collect(),
            left_out: proposal.left_out,
            by_hand: !proposal.given_up.is_empty() || !self.document.event().pools[0].wishes.is_empty(),
            missing_as_draws: missing == MissingResults::AsDraws,
        })
    }

    fn player(&mut self) -> PlayerId {
        let index = self.below(self.document.event().players().len());
        self.document.event().players().get(index).map_or(PlayerId(1), |player: &Player| player.id)
    }

    /// What does not happen every round: late entries, withdrawals, corrections, fouls, changes of mind.
    fn odd(&mut self) -> Command {
        let last = self.document.event().pools[0].last_round();
        let round = RoundNo(self.below(usize::from(last.0) + 2) as u16);
        let table = TableNo(1 + self.below(6) as u16);
        let (player, other) = (self.player(), self.player());
        match self.below(15) {
            0 | 1 => Command::AddPlayers { entrants: vec![entrant("迟到".into())] },
            2 | 3 => {
                let number = Number(1 + self.below(16) as u32);
                Command::EnterLate { player, number, first_round: last.next() }
            }
            4 => Command::Withdraw { player, after: round },
            5 => Command::Disqualify { player, after: round },
            6 => Command::Return { player },
            7 => Command::SetAway { player, round, away: self.below(2) == 0 },
            8 => Command::PutBack { player },
            9 => Command::TakeBackRound { pool: POOL, round: last },
            10 => Command::SwapColours { pool: POOL, round, table },
            11 => Command::AddFoul { pool: POOL, round, foul: Foul { player, kind: 0, in_game: true } },
            12 => Command::Wish { pool: POOL, wish: Wish::Together(player, other) },
            13 => Command::EditPlayer { player, entrant: Box::new(entrant(format!("改名{}", self.below(100)))) },
            _ => {
                let outcome = if self.below(5) == 0 { None } else { Some(self.outcome()) };
                Command::SetOutcome { pool: POOL, round, table, outcome }
            }
        }
    }

    /// Does it.
    ///
    /// # Errors
    /// Why the event refuses it.
    pub fn tap(&mut self, tap: &Tap) -> Result<(), Refusal> {
        // Clocks of phones jump, back too.
        self.clock += if self.below(10) == 0 { -100_000 } else { 20_000 };
        let at = Moment(self.clock);
        match tap {
            Tap::Do(command) => self.document.run(command.clone(), at),
            Tap::Undo => self.document.undo(at),
            Tap::Redo => self.document.redo(at),
            Tap::UndoTo(index) => self.document.undo_latest(self.document.in_effect_after(*index), at),
            Tap::Reopen => {
                self.document = read_event(&write_event(&self.document)).expect("what was written is read");
                Ok(())
            }
        }
    }

    /// The event.
    pub fn event(&self) -> &Event {
        self.document.event()
    }
}

fn entrant(name: String) -> Entrant {
    Entrant { profile: Profile::named(name), section: SectionId(0) }
}
