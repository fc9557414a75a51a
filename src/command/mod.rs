//! Every change that an organizer can make, as a value. [`apply`] is the one door by which an event changes: it
//! makes the whole change or refuses with a reason and changes nothing. A [`Document`] keeps all commands in its
//! journal, so that undo, the record (rules 11), saving and the tests of all of them exist once.
//!
//! | file | what it changes |
//! |---|---|
//! | `entries` | players: entered, edited, moved, removed, paid, present |
//! | `numbers` | the draw and late entrants (rules 5) |
//! | `rounds` | rounds: published, taken back, results, fouls (rules 2, 4) |
//! | `wishes` | what is wanted of the next round (rules 4.10) |
//! | `participation` | who leaves, is away, comes back (rules 2.4, 4.11) |
//! | `finals` | knockouts beside the pool (rules 8) |
//! | `settings` | the regulation itself |
//! | `journal` | the steps of an event, undo and redo |

mod entries;
mod finals;
mod journal;
mod numbers;
mod participation;
mod refusal;
mod rounds;
mod settings;
mod wishes;

pub use journal::{Act, BrokenJournal, Document, EventId, Step};
pub use numbers::{Undrawable, undrawable};
pub use refusal::Refusal;

use serde::{Deserialize, Serialize};

use crate::event::{
    Bye, Event, Foul, ListedRating, MatchId, Moment, Number, Outcome, PlayerId, PoolId, Profile, Regulation, RoundNo,
    SectionId, TableNo, Wish,
};

/// A person as entered: what the entry says, and the section he asks for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Entrant {
    /// What the entry says of him.
    pub profile: Profile,
    /// The section in which he will be placed.
    pub section: SectionId,
}

/// A change to an event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Command {
    /// Enters players, in this order.
    AddPlayers {
        /// Who; at least one.
        entrants: Vec<Entrant>,
    },
    /// Corrects an entry.
    EditPlayer {
        /// Whose.
        player: PlayerId,
        /// What it says from now on.
        entrant: Box<Entrant>,
    },
    /// Moves players to another section, as where men and women are parted (rules 6.4). Who changes pools loses his
    /// number; nobody does who has been paired.
    MovePlayers {
        /// Whom; at least one.
        players: Vec<PlayerId>,
        /// Where they are placed from now on.
        section: SectionId,
    },
    /// Takes an entry back: only of one who has not been paired yet.
    RemovePlayer {
        /// Whose.
        player: PlayerId,
    },
    /// Marks the fee as paid or open.
    SetPaid {
        /// Whose; at least one.
        players: Vec<PlayerId>,
        /// Paid, or open.
        paid: bool,
    },
    /// Marks players as seen in the hall or not.
    SetPresent {
        /// Whom; at least one.
        players: Vec<PlayerId>,
        /// Seen, or not.
        present: bool,
    },
    /// Takes over what an association's list says of players (rules 10).
    SetRatings {
        /// Of whom, and what; at least one.
        ratings: Vec<(PlayerId, ListedRating)>,
    },
    /// Marks players as coming late, or no more: they are neither seen nor given up.
    SetLate {
        /// Whom; at least one.
        players: Vec<PlayerId>,
        /// Late, or not.
        late: bool,
    },
    /// Gives players one of the event's words, or takes it from them (rules 6.1).
    SetFlag {
        /// Whom; at least one.
        players: Vec<PlayerId>,
        /// The word.
        flag: String,
        /// Whether it holds from now on.
        holds: bool,
    },
    /// Draws lots among players, for whatever they decide: boards of a simultaneous display, lucky prizes. It changes
    /// nothing but the record, which keeps the seed and who was drawn.
    DrawLots {
        /// For what, in the organizer's words.
        purpose: String,
        /// Among whom.
        among: Vec<PlayerId>,
        /// The seed from which they were drawn.
        seed: u32,
        /// Who was drawn, in this order; at least one.
        drawn: Vec<PlayerId>,
    },
    /// Several changes that are one: done, shown and undone together.
    Together {
        /// One after the other; at least one.
        commands: Vec<Command>,
    },
    /// Gives numbers 1 to n as drawn (rules 5.1). Drawing again is possible until round 1 is published.
    DrawNumbers {
        /// In which pool.
        pool: PoolId,
        /// The seed from which the order was drawn.
        seed: u32,
        /// The players in the order of their numbers.
        order: Vec<PlayerId>,
    },
    /// Gives a number to one who came after the draw (rules 5.3): a free one, or that of an absentee who has not
    /// been paired and loses it.
    EnterLate {
        /// Who came late.
        player: PlayerId,
        /// His number.
        number: Number,
        /// The first round he is in: not yet published.
        first_round: RoundNo,
    },
    /// Publishes the next round of a pool.
    PublishRound {
        /// Of which pool.
        pool: PoolId,
        /// Which round: the one after the last.
        round: RoundNo,
        /// First and second at each table, from table 1.
        tables: Vec<[PlayerId; 2]>,
        /// Who has a bye.
        byes: Vec<Bye>,
        /// Who is available but left out for forfeits in a row (rules 4.11).
        left_out: Vec<PlayerId>,
        /// Whether the organizer changed what the engine proposed (rules 4.10).
        by_hand: bool,
        /// Whether missing results of earlier rounds were taken as draws for the pairing (rules 4.9).
        missing_as_draws: bool,
    },
    /// Says what is wanted of the next round (rules 4.10). An earlier wish that excludes it is dropped.
    Wish {
        /// Of which pool.
        pool: PoolId,
        /// What.
        wish: Wish,
    },
    /// Drops a wish.
    DropWish {
        /// Of which pool.
        pool: PoolId,
        /// Which.
        wish: Wish,
    },
    /// Takes the last round back: only while nothing has happened in it.
    TakeBackRound {
        /// Of which pool.
        pool: PoolId,
        /// Which round: the last.
        round: RoundNo,
    },
    /// Enters, corrects (rules 2.5) or clears the outcome of a table.
    SetOutcome {
        /// In which pool.
        pool: PoolId,
        /// In which round.
        round: RoundNo,
        /// At which table.
        table: TableNo,
        /// How it ended; `None` clears.
        outcome: Option<Outcome>,
    },
    /// Exchanges first and second at a table: they sat down the wrong way round. A known outcome goes with the
    /// players: who had won has won.
    SwapColours {
        /// In which pool.
        pool: PoolId,
        /// In which round.
        round: RoundNo,
        /// At which table.
        table: TableNo,
    },
    /// Records a foul (rules 2.6).
    AddFoul {
        /// In which pool.
        pool: PoolId,
        /// In which round.
        round: RoundNo,
        /// Whose and of what kind.
        foul: Foul,
    },
    /// Takes a foul back: the latest that equals it.
    RemoveFoul {
        /// In which pool.
        pool: PoolId,
        /// In which round.
        round: RoundNo,
        /// Whose and of what kind.
        foul: Foul,
    },
    /// A player leaves (退赛).
    Withdraw {
        /// Who.
        player: PlayerId,
        /// The last round he is in: not before one that he was paired in.
        after: RoundNo,
    },
    /// A player's results are cancelled (取消成绩).
    Disqualify {
        /// Whose.
        player: PlayerId,
        /// The last round he is in: not before one that he was paired in.
        after: RoundNo,
    },
    /// Takes a withdrawal or disqualification back.
    Return {
        /// Whose.
        player: PlayerId,
    },
    /// Excuses a player for a round that is not yet published, or takes that back.
    SetAway {
        /// Whom.
        player: PlayerId,
        /// For which round.
        round: RoundNo,
        /// Away, or not.
        away: bool,
    },
    /// Puts a player back who was left out for forfeits in a row (rules 4.11).
    PutBack {
        /// Whom.
        player: PlayerId,
    },
    /// Starts the final of a section: its players leave the pool (rules 8.1).
    StartFinal {
        /// Of which section.
        of: SectionId,
        /// Who plays, the best placed first.
        participants: Vec<PlayerId>,
        /// What lots are drawn from (rules 8.2).
        seed: u32,
    },
    /// Calls a final off before its first result: its players are paired again.
    CancelFinal {
        /// Of which section.
        of: SectionId,
    },
    /// Enters or corrects a game of a final. What followed from an earlier result goes with it (rules 8.4).
    SetFinalGame {
        /// Of which section.
        of: SectionId,
        /// In which match.
        #[serde(rename = "match")]
        id: MatchId,
        /// Which game of it, from 0: the slow one.
        game: u8,
        /// Who had first.
        first: PlayerId,
        /// How it ended.
        outcome: Outcome,
    },
    /// Clears a game of a final and what followed from it.
    ClearFinalGame {
        /// Of which section.
        of: SectionId,
        /// In which match.
        #[serde(rename = "match")]
        id: MatchId,
        /// Which game of it, from 0.
        game: u8,
    },
    /// Changes the regulation.
    ChangeRegulation {
        /// What it says from now on.
        regulation: Box<Regulation>,
    },
}

/// Makes the whole change, or refuses and leaves the event as it was.
///
/// # Errors
/// The reason why the event does not allow the change.
pub fn apply(event: &mut Event, command: &Command, at: Moment) -> Result<(), Refusal> {
    match command {
        Command::AddPlayers { entrants } => entries::add(event, entrants),
        Command::EditPlayer { player, entrant } => entries::edit(event, *player, entrant),
        Command::MovePlayers { players, section } => entries::move_to(event, players, *section),
        Command::RemovePlayer { player } => entries::remove(event, *player),
        Command::SetPaid { players, paid } => entries::mark(event, players, |player| player.paid = *paid),
        Command::SetRatings { ratings } => entries::set_ratings(event, ratings),
        Command::SetPresent { players, present } => entries::set_present(event, players, *present),
        Command::SetLate { players, late } => entries::set_late(event, players, *late),
        Command::SetFlag { players, flag, holds } => entries::set_flag(event, players, flag, *holds),
        Command::DrawLots { among, seed, drawn, .. } => entries::draw_lots(event, among, drawn, *seed),
        Command::Together { commands } => together(event, commands, at),
        Command::DrawNumbers { pool, seed, order } => numbers::draw(event, *pool, *seed, order, at),
        Command::EnterLate { player, number, first_round } => {
            numbers::enter_late(event, *player, *number, *first_round)
        }
        Command::PublishRound { .. } => rounds::publish(event, command, at),
        Command::Wish { pool, wish } => wishes::add(event, *pool, *wish),
        Command::DropWish { pool, wish } => wishes::drop(event, *pool, *wish),
        Command::TakeBackRound { pool, round } => rounds::take_back(event, *pool, *round),
        Command::SetOutcome { pool, round, table, outcome } => {
            rounds::set_outcome(event, (*pool, *round, *table), *outcome, at)
        }
        Command::SwapColours { pool, round, table } => rounds::swap_colours(event, (*pool, *round, *table)),
        Command::AddFoul { pool, round, foul } => rounds::add_foul(event, *pool, *round, *foul),
        Command::RemoveFoul { pool, round, foul } => rounds::remove_foul(event, *pool, *round, *foul),
        Command::Withdraw { player, after } => participation::withdraw(event, *player, *after),
        Command::Disqualify { player, after } => participation::disqualify(event, *player, *after),
        Command::Return { player } => participation::take_back(event, *player),
        Command::SetAway { player, round, away } => participation::set_away(event, *player, *round, *away),
        Command::PutBack { player } => participation::put_back(event, *player),
        Command::StartFinal { of, participants, seed } => finals::start(event, *of, participants, *seed, at),
        Command::CancelFinal { of } => finals::cancel(event, *of),
        Command::SetFinalGame { of, id, game, first, outcome } => {
            finals::set_game(event, *of, *id, *game, Some((*first, *outcome)), at)
        }
        Command::ClearFinalGame { of, id, game } => finals::set_game(event, *of, *id, *game, None, at),
        Command::ChangeRegulation { regulation } => settings::change(event, regulation),
    }
}

/// All of them, or none.
fn together(event: &mut Event, commands: &[Command], at: Moment) -> Result<(), Refusal> {
    if commands.is_empty() {
        return Err(Refusal::Nobody);
    }
    let mut changed = event.clone();
    for command in commands {
        apply(&mut changed, command, at)?;
    }
    *event = changed;
    Ok(())
}

impl Command {
    /// The changes of which it consists: several only of [`Command::Together`].
    pub fn singles(&self) -> &[Command] {
        match self {
            Self::Together { commands } => commands,
            one => std::slice::from_ref(one),
        }
    }
}

#[cfg(test)]
mod tests;
