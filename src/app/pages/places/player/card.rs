//! Everything that the sheet shows of one player, computed once when it opens and again when the event changes.

use bianpai::event::{Criterion, Event, Place, PlayerId, RoundNo, Score, Side};
use bianpai::standings::{Comparison, Entry, Ledger, Line, Order, Separation, Standing, Standings, Value};

use super::column::{Column, columns};
use crate::app::stage::Stage;
use crate::app::text::{Language, Neighbours, name_of, reason_text};

/// The sheet's content.
#[derive(Clone, PartialEq)]
pub struct Card {
    /// Place and name.
    pub title: String,
    /// Number and region.
    pub aside: String,
    /// "为什么第 7，不是第 6"; empty for an only player.
    pub question: String,
    /// The answer.
    pub reason: String,
    pub criteria: Vec<Criterion>,
    /// He and the neighbour with whom he is compared, the better placed first.
    pub pair: Vec<PairRow>,
    /// The criterion that separates them.
    pub decided: Option<usize>,
    /// His rounds, from the first.
    pub rounds: Vec<RoundLine>,
    /// What can stand beside the rounds: one column for each criterion, and the opponents' points at the end.
    pub columns: Vec<Column>,
    /// The column that stands there first.
    pub first_column: usize,
}

/// One of the two who are compared.
#[derive(Clone, PartialEq)]
pub struct PairRow {
    pub place: Option<Place>,
    pub name: String,
    pub values: Vec<Value>,
    /// Whether it is the player whose sheet it is.
    pub is_player: bool,
}

/// One round of the player.
#[derive(Clone, PartialEq)]
pub struct RoundLine {
    pub round: RoundNo,
    /// His side of the board; `None` without a game.
    pub side: Option<Side>,
    /// The opponent's name, or what the round was instead.
    pub what: String,
    pub is_bye: bool,
    /// The score; `None` where there is none or it is not known.
    pub score: Option<Score>,
    /// Whether the result is still missing.
    pub is_missing: bool,
    /// The weight of his fouls in it.
    pub fouls: u32,
    /// How a game ended that was not played out.
    pub remark: Option<&'static str>,
    /// His points after the round.
    pub running: String,
}

impl Card {
    /// The card of `player` after `round`; `None` if he is not on the list.
    pub fn of(t: Language, event: &Event, player: PlayerId, round: RoundNo) -> Option<Self> {
        let profile = event.player(player)?;
        let pool = event.pool_of(profile.section)?;
        let ledger = Ledger::of(event, pool);
        let round = round.min(ledger.last_round());
        let lists = Order::of_section(event, &ledger, profile.section).after_every_round();
        let standings = lists.get(usize::from(round.0))?;
        let (index, row) = standings.row_of(player)?;
        let comparison = standings.comparison(index).or_else(|| standings.comparison(1).filter(|_| index == 0));
        let is_final = round == ledger.last_round() && Stage::of(event, pool) == Stage::Finished;
        let columns = columns(t, &ledger, &lists, standings, player, is_final);
        let known = [profile.number.map(|number| t.number_n(number)), Some(profile.profile.region.clone())];
        let known: Vec<String> = known.into_iter().flatten().filter(|text| !text.is_empty()).collect();
        Some(Self {
            title: row.place.map_or_else(String::new, |place| format!("{place} ")) + &profile.profile.name,
            aside: known.join("・"),
            question: question(t, row.place, comparison.as_ref()),
            reason: reason(t, event, &ledger, standings, player, comparison.clone()),
            criteria: standings.criteria.clone(),
            pair: pair(event, standings, index, comparison.as_ref()),
            decided: comparison.and_then(|comparison| match comparison.by {
                Separation::Criterion(index) => Some(index),
                Separation::Final | Separation::Entry | Separation::Number => None,
            }),
            rounds: rounds(t, event, &ledger, player, round),
            first_column: first_column(&standings.criteria),
            columns,
        })
    }
}

/// Opponents' points say most of the games; where they do not count, they still stand beside them.
fn first_column(criteria: &[Criterion]) -> usize {
    let says_most = |criterion: &Criterion| {
        matches!(
            criterion,
            Criterion::OpponentsPoints | Criterion::OpponentsPointsCutLowest | Criterion::OpponentsPointsMedian
        )
    };
    criteria.iter().position(says_most).unwrap_or(criteria.len())
}

fn question(t: Language, place: Option<Place>, comparison: Option<&Comparison<'_>>) -> String {
    match (place, comparison) {
        (Some(place), Some(comparison)) if comparison.above.place == Some(place) => {
            comparison.below.place.map_or_else(String::new, |next| t.why_before_place(place, next))
        }
        (Some(place), Some(comparison)) => {
            comparison.above.place.map_or_else(String::new, |better| t.why_not_place(place, better))
        }
        _ => String::new(),
    }
}

fn reason(
    t: Language,
    event: &Event,
    ledger: &Ledger,
    standings: &Standings,
    asker: PlayerId,
    comparison: Option<Comparison<'_>>,
) -> String {
    let standing = standings.row_of(asker).map(|(_, row)| row.standing);
    match comparison {
        _ if standing == Some(Standing::Disqualified) => t.why_no_place().into(),
        Some(comparison) => reason_text(t, &Neighbours { event, ledger, standings, comparison, asker }),
        None => String::new(),
    }
}

fn pair(event: &Event, standings: &Standings, index: usize, comparison: Option<&Comparison<'_>>) -> Vec<PairRow> {
    let alone = standings.rows.get(index);
    let rows = match comparison {
        Some(comparison) => vec![comparison.above, comparison.below],
        None => alone.into_iter().collect(),
    };
    let row = |row: &bianpai::standings::Row| PairRow {
        place: row.place,
        name: name_of(event, row.player),
        values: row.values.clone(),
        is_player: alone.is_some_and(|alone| alone.player == row.player),
    };
    rows.into_iter().map(row).collect()
}

fn rounds(t: Language, event: &Event, ledger: &Ledger, player: PlayerId, last: RoundNo) -> Vec<RoundLine> {
    let lines = ledger.lines(player).iter().enumerate().take(usize::from(last.0));
    lines.map(|(index, line)| round_line(t, event, RoundNo::at(index), line)).collect()
}

fn round_line(t: Language, event: &Event, round: RoundNo, line: &Line) -> RoundLine {
    let game = line.entry.game();
    let what = match &line.entry {
        Entry::Game(game) => name_of(event, game.opponent),
        Entry::Bye(_) => t.bye_brings(line.earned),
        Entry::Missed => t.missed_round().into(),
        Entry::NotEntered => t.not_entered_yet().into(),
        Entry::Left => t.had_left().into(),
    };
    RoundLine {
        round,
        side: game.map(|game| game.side),
        what,
        is_bye: matches!(line.entry, Entry::Bye(_)),
        score: game.and_then(|game| game.score()),
        is_missing: game.is_some_and(|game| game.outcome.is_none()),
        fouls: line.fouls,
        remark: remark(t, &line.entry),
        running: line.after.points.to_string(),
    }
}

/// What is to be said of how a game ended that was not played out.
fn remark(t: Language, entry: &Entry) -> Option<&'static str> {
    use bianpai::event::Outcome;
    let game = entry.game()?;
    match game.outcome? {
        Outcome::DoubleForfeit => Some(t.double_forfeit_tag()),
        Outcome::DoubleLoss => Some(t.double_loss_tag()),
        outcome if outcome.is_forfeit_by(game.side) => Some(t.forfeit_tag()),
        outcome if outcome.is_forfeit() => Some(t.opponent_forfeits_tag()),
        _ => None,
    }
}
