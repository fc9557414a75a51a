//! An association's list of ratings (rules 10): read from CSV, asked about players, and written again with what the
//! event changed. Rows and columns that it does not know stay as they were.

use super::csv::Csv;
use crate::event::{Date, Event, ListedRating, Profile, Rating};
use crate::standings::RatingChange;

/// An association's list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RatingList {
    table: Csv,
    name: usize,
    rating: usize,
    games: Option<usize>,
    born: Option<usize>,
}

/// Why a text is no list of ratings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RatingListFault {
    /// No column is headed 姓名 or "name".
    NoName,
    /// No column is headed 等级分 or "rating".
    NoRating,
    /// The rating in this row (the header is row 1, empty lines are none) is no whole number.
    BadRating(usize),
}

impl RatingList {
    /// Reads a list with a header; a column of games and one of dates of birth may be there.
    ///
    /// # Errors
    /// What is missing, or the first row whose rating cannot be read.
    pub fn read(text: &str) -> Result<Self, RatingListFault> {
        let table = Csv::read(text);
        let column = |names: &[&str]| {
            let header = table.rows.first()?;
            header.iter().position(|field| names.contains(&field.trim().to_lowercase().as_str()))
        };
        let list = Self {
            name: column(&["姓名", "name"]).ok_or(RatingListFault::NoName)?,
            rating: column(&["等级分", "等級分", "rating", "elo"]).ok_or(RatingListFault::NoRating)?,
            games: column(&["局数", "局數", "games"]),
            born: column(&["出生日期", "出生", "birth", "born", "date of birth"]),
            table,
        };
        let bad = list.table.rows.iter().skip(1).position(|row| list.rating_in(row).is_none());
        bad.map_or(Ok(list), |index| Err(RatingListFault::BadRating(index + 2)))
    }

    /// An empty list, to be filled with an event's players.
    pub fn empty() -> Self {
        let table = Csv::read("姓名,出生日期,等级分,局数");
        Self { table, name: 0, born: Some(1), rating: 2, games: Some(3) }
    }

    /// What the list says of a person. `None` if it does not name him, or if it names several of that name whom the
    /// date of birth does not tell apart.
    pub fn listed(&self, person: &Profile) -> Option<ListedRating> {
        self.line_of(person).and_then(|line| self.listed_in(self.table.rows.get(line)?))
    }

    /// The list after an event: who gained or lost has his new rating, and who was not listed and has played is added
    /// at the end. Who is named more than once and cannot be told apart is left as he is.
    pub fn updated(&self, event: &Event, changes: &[RatingChange]) -> Self {
        let mut list = self.clone();
        for change in changes.iter().filter(|change| !change.games.is_empty()) {
            let Some(player) = event.player(change.player) else { continue };
            let line = match list.line_of(&player.profile) {
                Some(line) => line,
                None if list.lines_of(&player.profile).next().is_some() => continue,
                None => list.add(&player.profile),
            };
            list.set(line, change.after);
        }
        list
    }

    /// The list as CSV.
    pub fn write(&self) -> String {
        self.table.write()
    }

    fn rating_in(&self, row: &[String]) -> Option<Rating> {
        row.get(self.rating)?.trim().parse().ok().map(Rating)
    }

    fn born_in(&self, row: &[String]) -> Option<Date> {
        Date::parse(row.get(self.born?)?)
    }

    fn listed_in(&self, row: &[String]) -> Option<ListedRating> {
        let games = self.games.and_then(|games| row.get(games)?.trim().parse().ok());
        Some(ListedRating { rating: self.rating_in(row)?, games: games.unwrap_or(0) })
    }

    /// The lines (from 0, the header) that may be about a person: his name, and no other date of birth.
    fn lines_of<'a>(&'a self, person: &'a Profile) -> impl Iterator<Item = usize> + 'a {
        let may_be = move |row: &[String]| {
            let same_name = row.get(self.name).is_some_and(|name| name.trim() == person.name.trim());
            let other_birth = matches!((self.born_in(row), person.born), (Some(his), Some(born)) if his != born);
            same_name && !other_birth
        };
        let lines = self.table.rows.iter().enumerate().skip(1);
        lines.filter(move |(_, row)| may_be(row)).map(|(line, _)| line)
    }

    fn line_of(&self, person: &Profile) -> Option<usize> {
        let mut lines = self.lines_of(person);
        lines.next().filter(|_| lines.next().is_none())
    }

    fn add(&mut self, person: &Profile) -> usize {
        let line = self.table.rows.len();
        self.table.rows.push(Vec::new());
        self.write_in(line, self.name, person.name.trim().into());
        if let (Some(column), Some(born)) = (self.born, person.born) {
            self.write_in(line, column, born.to_string());
        }
        line
    }

    fn set(&mut self, line: usize, listed: ListedRating) {
        self.write_in(line, self.rating, listed.rating.to_string());
        if let Some(games) = self.games {
            self.write_in(line, games, listed.games.to_string());
        }
    }

    fn write_in(&mut self, line: usize, column: usize, text: String) {
        let width = self.table.rows.first().map_or(0, Vec::len);
        if let Some(row) = self.table.rows.get_mut(line) {
            row.resize(row.len().max(width).max(column + 1), String::new());
            row[column] = text;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{Number, Outcome, Player, PoolId, RatingRules, Regulation, Round, RoundNo, SectionId, Table};
    use crate::standings::{Ledger, rating_changes};

    const LIST: &str = "\
编号,姓名,出生日期,等级分,局数
17,马八进七,1990-05-01,1500,100
18,车二平五,,1700,100
19,炮八平五,1980-01-01,1600,50
20,炮八平五,1985-01-01,1650,60
";

    fn person(name: &str, born: Option<Date>) -> Profile {
        Profile { born, ..Profile::named(name) }
    }

    #[test]
    fn rules_10_a_list_names_players_by_name_and_birth() {
        let list = RatingList::read(LIST).unwrap();
        let rating = |name: &str, born| list.listed(&person(name, born)).map(|listed| (listed.rating.0, listed.games));
        assert_eq!(rating("马八进七", None), Some((1500, 100)));
        assert_eq!(rating("马八进七", Date::new(1990, 5, 1)), Some((1500, 100)));
        assert_eq!(rating("马八进七", Date::new(1991, 5, 1)), None, "another person of that name");
        assert_eq!(rating("炮八平五", Date::new(1985, 1, 1)), Some((1650, 60)));
        assert_eq!(rating("炮八平五", None), None, "one of two");
        assert_eq!(rating("兵三进一", None), None);
    }

    #[test]
    fn what_is_no_list_is_refused() {
        assert_eq!(RatingList::read("").unwrap_err(), RatingListFault::NoName);
        assert_eq!(RatingList::read("name;born\nX;2000").unwrap_err(), RatingListFault::NoRating);
        assert_eq!(RatingList::read("Name;Rating\nX;1500\nY;x").unwrap_err(), RatingListFault::BadRating(3));
    }

    /// Two players after one game that the first-named won as first.
    fn played(names: [&str; 2], list: &RatingList) -> Event {
        let mut event = Event::new(Regulation::blank("试赛", "公开组", RoundNo(1)));
        for (name, number) in names.into_iter().zip(1..) {
            let id = event.enter(|id| Player::new(id, Profile::named(name), SectionId(0)));
            let player = event.player_mut(id).unwrap();
            player.number = Some(Number(number));
            player.profile.rating = list.listed(&player.profile);
        }
        let ids: Vec<_> = event.players().iter().map(|player| player.id).collect();
        let table = Table { outcome: Some(Outcome::FirstWins), ..Table::new(ids[0], ids[1]) };
        event.pools[0].rounds.push(Round { tables: vec![table], ..Round::default() });
        event
    }

    #[test]
    fn rules_10_the_list_comes_out_with_what_the_event_changed() {
        let list = RatingList::read(LIST).unwrap();
        let event = played(["马八进七", "兵三进一"], &list);
        let changes = rating_changes(&event, &Ledger::of(&event, PoolId(0)), &RatingRules::default());
        // Equals: 20 × 0.5 and 40 × 0.5.
        let expected = LIST.replace("1500,100", "1510,101") + ",兵三进一,,1480,1\n";
        assert_eq!(list.updated(&event, &changes).write(), expected.replace('\n', "\r\n"));
        let fresh = RatingList::empty().updated(&event, &changes).write();
        assert_eq!(fresh, "姓名,出生日期,等级分,局数\r\n马八进七,,1510,101\r\n兵三进一,,1480,1\r\n");
    }

    #[test]
    fn who_cannot_be_told_apart_is_left_as_he_is() {
        let list = RatingList::read(LIST).unwrap();
        let event = played(["炮八平五", "车二平五"], &list);
        let changes = rating_changes(&event, &Ledger::of(&event, PoolId(0)), &RatingRules::default());
        let written = list.updated(&event, &changes).write();
        assert!(written.contains("炮八平五,1980-01-01,1600,50") && written.contains("炮八平五,1985-01-01,1650,60"));
        assert!(written.contains("车二平五,,1685,101"), "20 × 0.759747 lost to 1500");
    }
}
