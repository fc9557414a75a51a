//! Why a command was refused. The app turns each into a sentence in the user's language.

use crate::event::{Number, PlayerId, PoolId, RegulationFault, RoundNo, SectionId, TableNo};

/// Why a command was refused. Nothing was changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The command names nobody.
    Nobody,
    /// No such player.
    NoSuchPlayer(PlayerId),
    /// No such section.
    NoSuchSection(SectionId),
    /// No such pool.
    NoSuchPool(PoolId),
    /// No such published round.
    NoSuchRound(PoolId, RoundNo),
    /// No such table in the round.
    NoSuchTable(RoundNo, TableNo),
    /// The entry has no name, or a text that is too long.
    Profile,
    /// The player has been paired: he can withdraw, but not be removed or change pools.
    AlreadyPaired(PlayerId),
    /// The player has a number already.
    AlreadyNumbered(PlayerId),
    /// Numbers start at 1 and end at 9999.
    NumberRange(Number),
    /// The number is held by a player who is here or has been paired.
    NumberTaken(Number, PlayerId),
    /// The draw is closed: round 1 is published.
    DrawClosed(PoolId),
    /// The pool has no draw yet.
    NotDrawn(PoolId),
    /// The player may not be drawn: unpaid or not seen, where the regulation asks for it, or of another pool.
    NotDrawable(PlayerId),
    /// The list names the player twice.
    Twice(PlayerId),
    /// The seed is out of range.
    SeedRange(u32),
    /// The next round to be published is this one.
    NotTheNextRound(RoundNo),
    /// The pool has no more rounds than this.
    NoMoreRounds(RoundNo),
    /// Results are missing in this round.
    ResultsMissing(RoundNo),
    /// The player does not belong in this round: another pool, no number, gone or excused.
    NotAvailable(PlayerId, RoundNo),
    /// The player belongs in this round, but the pairing leaves him out.
    Forgotten(PlayerId, RoundNo),
    /// The two have met already (rules 4.2), in this round.
    MetBefore(PlayerId, PlayerId, RoundNo),
    /// The round is not the last, or something has happened in it already.
    RoundHasBegun(RoundNo),
    /// The round is published already.
    RoundIsPublished(RoundNo),
    /// The player was not in this round.
    NotInRound(PlayerId, RoundNo),
    /// The regulation knows no such kind of foul.
    NoSuchFoulKind(usize),
    /// There is no such foul to take back.
    NoSuchFoul(PlayerId),
    /// The player was paired in this later round.
    PairedLater(PlayerId, RoundNo),
    /// The player has left already.
    HasLeft(PlayerId),
    /// The player has not left.
    HasNotLeft(PlayerId),
    /// The new regulation is not sound.
    Regulation(RegulationFault),
    /// The new regulation drops a section that has players.
    SectionInUse(SectionId),
    /// The new regulation drops a pool or moves players between pools after the draw.
    PoolInUse(PoolId),
    /// The new regulation has fewer rounds than are published.
    RoundsPublished(PoolId, RoundNo),
    /// The new regulation drops a kind of foul that has been recorded.
    FoulKindInUse(usize),
    /// There is no such wish to drop.
    NoSuchWish,
    /// The regulation has no final of this section, or it has not been started.
    NoSuchFinal(SectionId),
    /// The final has been started, or has results: it is called off only before the first.
    FinalHasBegun(SectionId),
    /// The final is for so many players.
    FinalPlayers(u8),
    /// The match has no such game: its players are not known yet, or it is decided.
    NoSuchMatch(SectionId),
    /// There is nothing to undo.
    NothingToUndo,
    /// There is nothing to redo.
    NothingToRedo,
}
