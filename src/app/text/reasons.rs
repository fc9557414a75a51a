//! Why one of two neighbours stands above the other (rules 3.10), in sentences: what is equal, then what decides.

use bianpai::event::{Criterion, Event, PlayerId, Points, Score};
use bianpai::standings::{Cause, Comparison, Entry, Ledger, Row, Separation, Standings, Term, Value};

use super::criteria::criterion_name;
use super::{Display, Language, name_of};

texts! {
    with_value(criterion, value) { "{criterion}（{value}）", "{criterion}（{value}）", "{criterion} ({value})" }
    both_equal(list) { "两人{list}都相同；", "兩人{list}都相同；", "Equal: {list}. " }
    both_equal_undecided(list) {
        "两人{list}都相同，直胜分不出先后；",
        "兩人{list}都相同，直勝分不出先後；",
        "Equal: {list}; direct encounter does not separate them. ",
    }
    decided_by(subject, criterion, value, other, other_value, better) {
        "{subject}{criterion} {value}，{other} {other_value}，{better}。",
        "{subject}{criterion} {value}，{other} {other_value}，{better}。",
        "{criterion}: {subject} {value}, {other} {other_value}. {better}.",
    }
    more_is_better { "多者在前", "多者在前", "More is better" }
    fewer_is_better { "少者在前", "少者在前", "Fewer is better" }
    smaller_is_better { "小者在前", "小者在前", "The smaller stands first" }
    games_n(count) { "{count} 局", "{count} 局", "{count}" }
    stood_before(round, subject, place, other, other_place) {
        "第 {round} 轮后{subject}列第 {place}，{other}列第 {other_place}，名次靠前者在前。",
        "第 {round} 輪後{subject}列第 {place}，{other}列第 {other_place}，名次靠前者在前。",
        "After round {round} {subject} stood at {place}, {other} at {other_place}. The better place stands first.",
    }
    without_first_rounds(count) { "去掉前 {count} 轮积分", "去掉前 {count} 輪積分", "Points without the first rounds ({count})" }
    without_last_rounds(count) { "去掉后 {count} 轮积分", "去掉後 {count} 輪積分", "Points without the last rounds ({count})" }
    beat(round, winner, loser) {
        "第 {round} 轮两人相遇，{winner}胜{loser}。",
        "第 {round} 輪兩人相遇，{winner}勝{loser}。",
        "They met in round {round}: {winner} beat {loser}.",
    }
    beat_by_forfeit(round, winner, loser) {
        "第 {round} 轮两人相遇，{loser}弃权，{winner}胜。",
        "第 {round} 輪兩人相遇，{loser}棄權，{winner}勝。",
        "They were paired in round {round}: {winner} won by the forfeit of {loser}.",
    }
    met_twice(subject, value, other, other_value) {
        "两人相遇的几局，{subject}共得 {value} 分，{other} {other_value} 分（胜 2、和 1、负 0），多者在前。",
        "兩人相遇的幾局，{subject}共得 {value} 分，{other} {other_value} 分（勝 2、和 1、負 0），多者在前。",
        "In their games {subject} has {value}, {other} {other_value} (2 / 1 / 0). More is better.",
    }
    met_in_group(count, subject, value, other, other_value) {
        "相同的 {count} 人彼此都下过，只算这些对局：{subject} {value} 分，{other} {other_value} 分（胜 2、和 1、负 0），多者在前。",
        "相同的 {count} 人彼此都下過，只算這些對局：{subject} {value} 分，{other} {other_value} 分（勝 2、和 1、負 0），多者在前。",
        "The {count} tied players have all met; in these games {subject} has {value}, {other} {other_value} (2 / 1 / 0). More is better.",
    }
    met_in_smaller_group(subject, value, other, other_value) {
        "相同的几人彼此都下过，只算这些对局；分仍相同的再彼此相比：{subject} {value} 分，{other} {other_value} 分，多者在前。",
        "相同的幾人彼此都下過，只算這些對局；分仍相同的再彼此相比：{subject} {value} 分，{other} {other_value} 分，多者在前。",
        "The tied players have all met; those still equal are compared again: {subject} has {value}, {other} {other_value}. More is better.",
    }
    behind_in_final(name) { "决赛名次在{name}之后。", "決賽名次在{name}之後。", "Behind {name} by the final." }
    later_entry(subject) {
        "{subject}这时还没有参赛，按编号排在已参赛的人之后。",
        "{subject}這時還沒有參賽，按編號排在已參賽的人之後。",
        "{subject} was not in the event by then, and stands behind all who were.",
    }
}

/// Two neighbours of a list, looked at by one of them.
pub struct Neighbours<'a> {
    /// The event, for names and numbers.
    pub event: &'a Event,
    /// The ledger of which the list is.
    pub ledger: &'a Ledger,
    /// The list.
    pub standings: &'a Standings,
    /// The two of them.
    pub comparison: Comparison<'a>,
    /// Which of the two asks: he is named first.
    pub asker: PlayerId,
}

/// Why they stand as they do.
pub fn reason_text(t: Language, neighbours: &Neighbours<'_>) -> String {
    let criteria = neighbours.standings.criteria.len();
    match neighbours.comparison.by {
        Separation::Final => t.behind_in_final(neighbours.name(t, neighbours.comparison.above)),
        Separation::Entry => t.later_entry(neighbours.name(t, neighbours.comparison.below)),
        Separation::Number => neighbours.equal(t, criteria) + &neighbours.by_number(t),
        Separation::Criterion(index) => neighbours.equal(t, index) + &neighbours.decided(t, index),
    }
}

impl Neighbours<'_> {
    fn subject(&self) -> &Row {
        if self.comparison.above.player == self.asker { self.comparison.above } else { self.comparison.below }
    }

    fn other(&self) -> &Row {
        if self.comparison.above.player == self.asker { self.comparison.below } else { self.comparison.above }
    }

    /// The name, set off from Chinese text that follows where it ends in Latin letters.
    fn name(&self, t: Language, row: &Row) -> String {
        let name = name_of(self.event, row.player);
        let latin = name.chars().last().is_some_and(|last| last.is_ascii_alphanumeric());
        if latin && t != Language::En { name + " " } else { name }
    }

    /// What is equal before the criterion at `end`.
    fn equal(&self, t: Language, end: usize) -> String {
        let criteria = self.standings.criteria.iter().zip(&self.subject().values).take(end);
        let undecided = criteria.clone().any(|(&criterion, value)| is_undecided(criterion, value));
        let values: Vec<String> = criteria
            .filter(|(_, value)| **value != Value::Nothing)
            .map(|(&criterion, value)| t.with_value(criterion_name(t, criterion), with_minus(value)))
            .collect();
        match (values.is_empty(), undecided) {
            (true, _) => String::new(),
            (false, false) => t.both_equal(values.join(t.list_comma())),
            (false, true) => t.both_equal_undecided(values.join(t.list_comma())),
        }
    }

    fn decided(&self, t: Language, index: usize) -> String {
        let criterion = self.standings.criteria.get(index).copied();
        let values = (self.subject().values.get(index), self.other().values.get(index));
        let (Some(criterion), (Some(value), Some(other))) = (criterion, values) else { return String::new() };
        match (criterion, value, other) {
            (Criterion::DirectEncounter, Value::Encounter(amounts), Value::Encounter(others)) => {
                self.by_encounter(t, index, amounts, others)
            }
            (Criterion::PointsWithoutFirstRounds, Value::Remainders(amounts), Value::Remainders(others)) => {
                let (at, value, other) = first_difference(amounts, others);
                self.by_value(t, &t.without_first_rounds(at + 1), value, other, t.more_is_better())
            }
            (Criterion::PointsWithoutLastRounds, Value::Remainders(amounts), Value::Remainders(others)) => {
                let (at, value, other) = first_difference(amounts, others);
                self.by_value(t, &t.without_last_rounds(at + 1), value, other, t.more_is_better())
            }
            (Criterion::PreviousPlace, Value::Place(place), Value::Place(other)) => {
                let before = self.standings.round.previous().unwrap_or(self.standings.round);
                t.stood_before(before, self.name(t, self.subject()), place, self.name(t, self.other()), other)
            }
            (_, Value::Number(_), _) => self.by_number(t),
            _ => self.by_value(
                t,
                criterion_name(t, criterion),
                with_unit(t, criterion, value),
                with_unit(t, criterion, other),
                better_text(t, criterion),
            ),
        }
    }

    fn by_value(&self, t: Language, what: &str, value: impl Display, other: impl Display, better: &str) -> String {
        t.decided_by(self.name(t, self.subject()), what, value, self.name(t, self.other()).trim_end(), other, better)
    }

    fn by_number(&self, t: Language) -> String {
        let number = |row: &Row| {
            let number = self.event.player(row.player).and_then(|player| player.number);
            number.map_or_else(|| Value::Nothing.to_string(), |number| number.to_string())
        };
        let what = t.criterion_number();
        self.by_value(t, what, number(self.subject()), number(self.other()), t.smaller_is_better())
    }

    fn by_encounter(&self, t: Language, index: usize, amounts: &[Points], others: &[Points]) -> String {
        let (at, value, other_value) = first_difference(amounts, others);
        let (subject, other) = (self.name(t, self.subject()), self.name(t, self.other()));
        let terms = self.standings.terms(self.ledger, self.subject().player, index);
        match (&terms[..], at) {
            ([game], _) => self.by_game(t, game).unwrap_or_default(),
            (games, 0) => match opponents(games) {
                1 => t.met_twice(subject, value, other, other_value),
                met => t.met_in_group(met + 1, subject, value, other, other_value),
            },
            _ => t.met_in_smaller_group(subject, value, other, other_value),
        }
    }

    /// The one game of the two.
    fn by_game(&self, t: Language, term: &Term) -> Option<String> {
        let Cause::Round(Entry::Game(game)) = &term.cause else { return None };
        let (winner, loser) = match game.score()? {
            Score::Win => (self.subject(), self.other()),
            Score::Draw | Score::Loss => (self.other(), self.subject()),
        };
        let (winner, loser) = (self.name(t, winner), self.name(t, loser));
        Some(if game.is_forfeit() {
            t.beat_by_forfeit(term.round, winner, loser)
        } else {
            t.beat(term.round, winner, loser.trim_end())
        })
    }
}

/// Direct encounter says nothing where the tied have not all met, and nothing where they are level.
const fn is_undecided(criterion: Criterion, value: &Value) -> bool {
    matches!((criterion, value), (Criterion::DirectEncounter, Value::Nothing))
}

/// Where two lists of amounts first differ, and both amounts there.
fn first_difference(amounts: &[Points], others: &[Points]) -> (usize, Points, Points) {
    let differs = amounts.iter().zip(others).position(|(amount, other)| amount != other);
    let at = differs.unwrap_or(amounts.len().min(others.len()));
    let amount = |list: &[Points]| list.get(at).copied().unwrap_or_default();
    (at, amount(amounts), amount(others))
}

fn opponents(games: &[Term]) -> usize {
    let met = games.iter().filter_map(|term| match &term.cause {
        Cause::Round(Entry::Game(game)) => Some(game.opponent),
        _ => None,
    });
    let mut met: Vec<PlayerId> = met.collect();
    met.sort_unstable();
    met.dedup();
    met.len()
}

fn with_unit(t: Language, criterion: Criterion, value: &Value) -> String {
    match (criterion, value) {
        (Criterion::Fouls, Value::Count(count)) => t.times_n(count),
        (_, Value::Count(count)) => t.games_n(count),
        _ => with_minus(value),
    }
}

/// A value as text, with a true minus sign, which is as wide as a digit.
pub fn with_minus(value: &Value) -> String {
    value.to_string().replace('-', "−")
}

const fn better_text(t: Language, criterion: Criterion) -> &'static str {
    match criterion {
        Criterion::Fouls => t.fewer_is_better(),
        Criterion::PreviousPlace | Criterion::DrawnNumber | Criterion::Lot => t.smaller_is_better(),
        _ => t.more_is_better(),
    }
}
