//! Gaoping's places computed from what the test itself saw and did: pairings read off the page, results that it
//! tapped. Written from the rules alone, slow and plain, and without a line of the engine.

use std::collections::HashMap;

/// How a table ended, seen from red.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ended {
    RedWins,
    Draw,
    BlackWins,
    RedForfeits,
    BlackForfeits,
    BothForfeit,
}

/// One player's part in one round.
#[derive(Clone, Debug)]
struct Part {
    opponent: Option<String>,
    points: u32,
    won: bool,
    as_second: bool,
    fouls: u32,
}

/// Who played whom, and how it ended.
#[derive(Clone, Default)]
pub struct Crosstable {
    /// The drawn numbers.
    pub numbers: HashMap<String, u32>,
    /// Per round, what each player did; who is not in it missed the round.
    rounds: Vec<HashMap<String, Part>>,
}

impl Crosstable {
    /// Notes a table, or notes it again after a correction. Rounds count from 1.
    pub fn note(&mut self, round: usize, red: &str, black: &str, ended: Ended) {
        let (red_points, black_points) = match ended {
            Ended::RedWins | Ended::BlackForfeits => (2, 0),
            Ended::Draw => (1, 1),
            Ended::BlackWins | Ended::RedForfeits => (0, 2),
            Ended::BothForfeit => (0, 0),
        };
        let played = matches!(ended, Ended::RedWins | Ended::Draw | Ended::BlackWins);
        let part = |opponent: &str, points, as_second| Part {
            opponent: Some(opponent.to_owned()),
            points,
            won: points == 2,
            as_second,
            fouls: 0,
        };
        self.set(round, red, part(black, red_points, false));
        self.set(round, black, part(red, black_points, played));
    }

    /// Notes a bye: a win's points, and a win.
    pub fn note_bye(&mut self, round: usize, player: &str) {
        self.set(round, player, Part { opponent: None, points: 2, won: true, as_second: false, fouls: 0 });
    }

    /// Notes fouls in a round that is noted already.
    pub fn note_fouls(&mut self, round: usize, player: &str, fouls: u32) {
        self.rounds[round - 1].get_mut(player).expect("he played").fouls = fouls;
    }

    fn set(&mut self, round: usize, player: &str, part: Part) {
        self.rounds.resize_with(self.rounds.len().max(round), HashMap::new);
        self.rounds[round - 1].insert(player.to_owned(), part);
    }

    fn parts<'a>(&'a self, player: &'a str, after: usize) -> impl Iterator<Item = &'a Part> {
        self.rounds[..after].iter().filter_map(move |round| round.get(player))
    }

    fn points(&self, player: &str, after: usize) -> u32 {
        self.parts(player, after).map(|part| part.points).sum()
    }

    /// Rules 3.2: all opponents' points; a bye counts the lowest of those who have points at all.
    fn opponents_points(&self, player: &str, after: usize) -> u32 {
        let all = self.numbers.keys().map(|each| self.points(each, after));
        let lowest = all.filter(|&points| points > 0).min().unwrap_or(0);
        let brought = |part: &Part| part.opponent.as_ref().map_or(lowest, |opponent| self.points(opponent, after));
        self.parts(player, after).map(brought).sum()
    }

    /// Points, opponents' points, wins, fouls: what is compared before the direct encounter, as the page shows it.
    pub fn values(&self, player: &str, after: usize) -> [u32; 4] {
        let wins = self.parts(player, after).filter(|part| part.won).count() as u32;
        let fouls = self.parts(player, after).map(|part| part.fouls).sum();
        [self.points(player, after), self.opponents_points(player, after), wins, fouls]
    }

    fn games_as_second(&self, player: &str, after: usize) -> usize {
        self.parts(player, after).filter(|part| part.as_second).count()
    }

    /// Everyone in the order of Gaoping's list after a round.
    pub fn places(&self, after: usize) -> Vec<String> {
        let mut by_number: Vec<String> = self.numbers.keys().cloned().collect();
        by_number.sort_by_key(|player| self.numbers[player]);
        if after == 0 {
            return by_number;
        }
        let before = self.places(after - 1);
        let place_before = |player: &String| before.iter().position(|each| each == player);
        let groups = split(by_number, |player| {
            let [points, opponents, wins, fouls] = self.values(player, after);
            [u32::MAX - points, u32::MAX - opponents, u32::MAX - wins, fouls]
        });
        let groups = groups.into_iter().flat_map(|group| self.by_direct_encounter(group, after));
        let groups = groups.flat_map(|group| split(group, |player| usize::MAX - self.games_as_second(player, after)));
        groups.flat_map(|group| split(group, place_before)).flatten().collect()
    }

    /// Rules 3.5: two who met, the winner leads; more only if each has met each; a smaller group is compared again.
    fn by_direct_encounter(&self, group: Vec<String>, after: usize) -> Vec<Vec<String>> {
        let games = |one: &str, other: &str| {
            let against = |part: &&Part| part.opponent.as_deref() == Some(other);
            self.parts(one, after).filter(against).map(|part| part.points).collect::<Vec<u32>>()
        };
        let all_met = group.iter().all(|one| group.iter().all(|other| one == other || !games(one, other).is_empty()));
        if group.len() < 2 || !all_met {
            return vec![group];
        }
        let won = |one: &String| -> u32 { group.iter().flat_map(|other| games(one, other)).sum() };
        let smaller = split(group.clone(), |player| u32::MAX - won(player));
        if smaller.len() == 1 {
            return smaller;
        }
        smaller.into_iter().flat_map(|group| self.by_direct_encounter(group, after)).collect()
    }
}

/// Sorts by a key, smallest first, and puts those with the same key into one group.
fn split<K: Ord>(mut group: Vec<String>, key: impl Fn(&String) -> K) -> Vec<Vec<String>> {
    group.sort_by_key(&key);
    group.chunk_by(|one, other| key(one) == key(other)).map(<[String]>::to_vec).collect()
}

#[test]
fn the_test_s_own_places_are_right_on_paper() {
    let mut table = Crosstable::default();
    for (player, number) in [("a", 1), ("b", 2), ("c", 3)] {
        table.numbers.insert(player.into(), number);
    }
    // a beat b, c had the bye; c beat a, b had the bye: all have 2, but 4 for those with a bye.
    table.note(1, "a", "b", Ended::RedWins);
    table.note_bye(1, "c");
    table.note(2, "c", "a", Ended::RedWins);
    table.note_bye(2, "b");
    // After round 2: c 4, a 2, b 2. a met b (2) and c (4): 6; b met a (2) and a bye (lowest: 2): 4.
    assert_eq!(table.values("a", 2), [2, 6, 1, 0]);
    assert_eq!(table.values("b", 2), [2, 4, 1, 0]);
    assert_eq!(table.values("c", 2), [4, 4, 2, 0], "the bye counts 2, a brought 2");
    assert_eq!(table.places(2), ["c", "a", "b"]);
    // After round 1: a and c have 2; a met b (0), c had a bye that counts the lowest of a and c, 2.
    assert_eq!(table.places(1), ["c", "a", "b"]);
}
