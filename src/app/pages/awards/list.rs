//! What the page lists: the awards of a section in groups, each with who gets it or that nobody does.
//!
//! | file | groups |
//! |---|---|
//! | `prizes` | by prize: ranking prizes, then lucky ones, of the section and of its other lists |
//! | `recipients` | by player and by unit |
//! | `teams`, `qualified` | prizes of teams; qualifications and grade titles |

mod prizes;
mod qualified;
mod recipients;
mod teams;

use bianpai::awards::{Awards, Handout};
use bianpai::event::{Event, Listed, Participation, Place, PlayerId, PrizesOf, RoundNo, SectionId, TableNo};

use super::mode::Mode;
use crate::app::text::{Language, money_text};

/// The awards of a section.
#[derive(Clone, PartialEq)]
pub struct List {
    pub section: SectionId,
    pub mode: Mode,
    /// A group without lines is left out.
    pub groups: Vec<Group>,
    /// The prizes handed out to players of the section, and to how many.
    pub count: usize,
    pub players: usize,
    /// All the money of the section, and of all sections and teams: what is promised before the start, what is won
    /// after it.
    pub yuan: u64,
    pub yuan_of_all: u64,
    pub state: State,
    /// Whether anything at all is awarded in the section.
    pub has_awards: bool,
}

/// How far the places have come.
#[derive(Clone, PartialEq)]
pub enum State {
    /// No round is published.
    Promised,
    /// Provisional: these results are missing, and so many rounds are to come; with none of either, a final is open.
    Provisional { missing: Vec<(RoundNo, TableNo)>, to_come: u16 },
    /// Every result is in.
    Final,
}

/// Lines under one title.
#[derive(Clone, PartialEq)]
pub struct Group {
    pub title: String,
    /// How many and how much, in words; empty before the start.
    pub facts: String,
    pub lines: Vec<Line>,
}

/// One line: someone in his place and what he gets, or what nobody gets.
#[derive(Clone, PartialEq)]
pub struct Line {
    /// "7", or "15–20".
    pub places: String,
    pub last: Place,
    pub who: Who,
    /// His unit, or why he does not get it.
    pub aside: String,
    /// What it is: money, a thing, or both.
    pub prize: String,
    /// The money of it, in yuan.
    pub yuan: u64,
}

/// Whom a line is about.
#[derive(Clone, PartialEq)]
pub enum Who {
    /// One who gets it.
    Player(Person),
    /// One who is passed over; how many others are.
    PassedOver(Person, usize),
    /// A team.
    Team(String),
    /// Nobody, for this reason; empty before the start.
    Nobody(String),
}

/// A player as the page names him.
#[derive(Clone, PartialEq)]
pub struct Person {
    pub player: PlayerId,
    pub name: String,
    pub region: String,
    pub has_withdrawn: bool,
}

impl List {
    /// The awards of `section` as things stand. A section that is no longer there gives the first.
    pub fn of(t: Language, event: &Event, handout: &Handout, section: SectionId, mode: Mode) -> Self {
        let section = event.regulation.section(section).map_or(SectionId(0), |_| section);
        let own: Vec<&(PrizesOf, Awards)> =
            handout.lists.iter().filter(|(list, _)| is_of(event, *list, section)).collect();
        let state = State::of(event, section, own.iter().all(|(_, awards)| awards.is_final));
        let promised = state == State::Promised;
        let yuan = |awards: &Awards| if promised { awards.promised_yuan() } else { awards.yuan() };
        let of_teams = if promised { handout.teams.promised_yuan() } else { handout.teams.yuan() };
        let mut winners: Vec<PlayerId> = own.iter().flat_map(|(_, awards)| awards.winners()).collect();
        winners.sort_unstable();
        winners.dedup();
        let groups = match mode {
            Mode::Prizes => prizes::groups(t, event, &own, promised),
            Mode::Players => recipients::by_player(t, event, handout, section),
            Mode::Units => recipients::by_unit(t, event, handout, section),
            Mode::Teams => teams::groups(t, &handout.teams, promised),
            Mode::Qualified => qualified::groups(t, event, section),
        };
        Self {
            section,
            mode,
            groups: groups.into_iter().filter(|group| !group.lines.is_empty()).collect(),
            count: own.iter().map(|(_, awards)| awards.count()).sum(),
            players: winners.len(),
            yuan: own.iter().map(|(_, awards)| yuan(awards)).fold(0, u64::saturating_add),
            yuan_of_all: handout.lists.iter().map(|(_, awards)| yuan(awards)).fold(of_teams, u64::saturating_add),
            state,
            has_awards: !own.is_empty() || mode != Mode::Prizes || !handout.teams.prizes.is_empty(),
        }
    }
}

/// Whether an order stands with this section. That of a whole pool stands with the pool's first section.
pub fn belongs(event: &Event, listed: Listed, section: SectionId) -> bool {
    let first_of_pool = |pool| event.regulation.section_ids().find(|&section| event.pool_of(section) == Some(pool));
    match listed {
        Listed::Section(other) => other == section,
        Listed::Pool(pool) => first_of_pool(pool) == Some(section),
    }
}

fn is_of(event: &Event, list: PrizesOf, section: SectionId) -> bool {
    match list {
        PrizesOf::Section(other) => other == section,
        PrizesOf::View(index) => event.regulation.views.get(index).is_some_and(|view| belongs(event, view.of, section)),
        PrizesOf::Teams => false,
    }
}

impl State {
    /// `is_final`: whether no result that decides a place of the section is open.
    fn of(event: &Event, section: SectionId, is_final: bool) -> Self {
        let id = event.pool_of(section);
        let (Some(pool), Some(rules)) = (id.and_then(|id| event.pool(id)), id.and_then(|id| event.regulation.pool(id)))
        else {
            return Self::Promised;
        };
        let missing: Vec<_> =
            pool.numbered_rounds().flat_map(|(no, round)| round.missing().map(move |table| (no, table))).collect();
        match rules.rounds.0.saturating_sub(pool.last_round().0) {
            _ if pool.rounds.is_empty() => Self::Promised,
            0 if missing.is_empty() && is_final => Self::Final,
            to_come => Self::Provisional { missing, to_come },
        }
    }
}

impl Person {
    fn of(event: &Event, id: PlayerId) -> Self {
        let player = event.player(id);
        let profile = player.map(|player| player.profile.clone()).unwrap_or_default();
        Self {
            player: id,
            name: profile.name,
            region: profile.region,
            has_withdrawn: player.is_some_and(|player| matches!(player.participation, Participation::Withdrawn { .. })),
        }
    }
}

/// "第 7 名", "第 7–10 名".
pub fn places_title(t: Language, from: Place, to: Place) -> String {
    if from == to { t.place_prize(from) } else { t.place_prizes(from, to) }
}

/// "7", "7–10".
fn places_text(from: Place, to: Place) -> String {
    if from == to { from.to_string() } else { format!("{from}–{to}") }
}

/// A thing and money, whichever there is.
fn prize_text(thing: &str, yuan: Option<u64>) -> String {
    let thing = Some(thing.to_owned()).filter(|thing| !thing.is_empty());
    [thing, yuan.map(money_text)].into_iter().flatten().collect::<Vec<_>>().join(" ")
}
