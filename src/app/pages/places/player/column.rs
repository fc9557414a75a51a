//! How a value adds up, round by round (rules 3.10): the column that stands beside the games.

use bianpai::event::{Criterion, PlayerId, Points};
use bianpai::standings::{Cause, Entry, Ledger, Standings, Term, Value};

use crate::app::text::{Language, criterion_short, criterion_sum, with_minus};

/// A column beside the games.
#[derive(Clone, PartialEq)]
pub struct Column {
    /// What stands at its head.
    pub head: &'static str,
    /// What each round brought, from the first.
    pub cells: Vec<Cell>,
    /// The name of what it adds up to; empty where it adds up to nothing.
    pub sum: String,
    /// What it adds up to.
    pub value: String,
    /// What the bye counted, what fouls took.
    pub notes: Vec<String>,
}

/// What a round brought.
#[derive(Clone, PartialEq, Default)]
pub struct Cell {
    pub text: String,
    /// Whether a cut takes it out of the sum.
    pub left_out: bool,
}

/// The column of each criterion of the list, and at the end the points of each opponent. `lists` are the places
/// after every round, `standings` those in question.
pub fn columns(
    t: Language,
    ledger: &Ledger,
    lists: &[Standings],
    standings: &Standings,
    player: PlayerId,
    is_final: bool,
) -> Vec<Column> {
    let from = Source { t, ledger, lists, standings, player, is_final };
    let criteria = standings.criteria.iter().enumerate();
    let mut columns: Vec<Column> = criteria.map(|(index, &criterion)| from.column(index, criterion)).collect();
    columns.push(from.opponents());
    columns
}

struct Source<'a> {
    t: Language,
    ledger: &'a Ledger,
    lists: &'a [Standings],
    standings: &'a Standings,
    player: PlayerId,
    is_final: bool,
}

impl Source<'_> {
    fn column(&self, index: usize, criterion: Criterion) -> Column {
        let terms = self.standings.terms(self.ledger, self.player, index);
        let value = self.standings.row_of(self.player).and_then(|(_, row)| row.values.get(index));
        let is_opponents = criterion == Criterion::OpponentsPoints;
        Column {
            head: if is_opponents { self.t.column_their_points() } else { criterion_short(self.t, criterion) },
            cells: match criterion {
                Criterion::PreviousPlace => self.places(),
                _ => self.cells(&terms),
            },
            sum: self.sum(criterion, &terms),
            value: value.map_or_else(String::new, with_minus),
            notes: if asks_opponents(criterion) { self.notes(&terms) } else { Vec::new() },
        }
    }

    /// The opponents' points where no criterion asks for them.
    fn opponents(&self) -> Column {
        let lines = self.ledger.lines(self.player).iter().take(usize::from(self.standings.round.0));
        let points = |entry: &Entry| {
            let opponent = entry.game()?.opponent;
            Some(self.ledger.tally(opponent, self.standings.round).points.to_string())
        };
        let cell = |entry: &Entry| Cell { text: points(entry).unwrap_or_default(), left_out: false };
        Column {
            head: self.t.column_their_points(),
            cells: lines.map(|line| cell(&line.entry)).collect(),
            sum: String::new(),
            value: String::new(),
            notes: Vec::new(),
        }
    }

    fn cells(&self, terms: &[Term]) -> Vec<Cell> {
        let mut cells = vec![Cell::default(); usize::from(self.standings.round.0)];
        for term in terms {
            let cell = term.round.index().and_then(|index| cells.get_mut(index));
            if let Some(cell) = cell {
                let space = if cell.text.is_empty() { "" } else { " " };
                cell.text = format!("{}{space}{}", cell.text, with_minus(&term.amount));
                cell.left_out |= term.left_out.is_some();
            }
        }
        cells
    }

    /// The places after each round, by which "the place after the previous round" decides.
    fn places(&self) -> Vec<Cell> {
        let after = self.lists.iter().skip(1).take(usize::from(self.standings.round.0));
        let place = |list: &Standings| list.place_of(self.player).map_or_else(String::new, |place| place.to_string());
        after.map(|list| Cell { text: place(list), left_out: false }).collect()
    }

    fn sum(&self, criterion: Criterion, terms: &[Term]) -> String {
        let games = terms.iter().filter(|term| matches!(term.cause, Cause::Round(Entry::Game(_)))).count();
        match criterion {
            Criterion::OpponentsPoints if self.is_final => self.t.adds_opponents_final(games),
            Criterion::OpponentsPoints => self.t.adds_opponents(games, self.standings.round),
            criterion => criterion_sum(self.t, criterion).into(),
        }
    }

    fn notes(&self, terms: &[Term]) -> Vec<String> {
        let bye = terms.iter().find(|term| matches!(term.cause, Cause::Round(Entry::Bye(_))));
        let bye = bye.map(|term| self.t.bye_counts(&term.amount));
        let lost = terms.iter().filter(|term| matches!(term.cause, Cause::Fouls(_))).filter_map(amount);
        let lost = lost.fold(Points::ZERO, |sum, amount| sum - amount);
        let fouls = (lost != Points::ZERO).then(|| self.t.fouls_take(lost));
        bye.into_iter().chain(fouls).collect()
    }
}

const fn asks_opponents(criterion: Criterion) -> bool {
    matches!(
        criterion,
        Criterion::OpponentsPoints | Criterion::OpponentsPointsCutLowest | Criterion::OpponentsPointsMedian
    )
}

fn amount(term: &Term) -> Option<Points> {
    match term.amount {
        Value::Points(points) => Some(points),
        _ => None,
    }
}
