//! What the page lists: the prizes of a section in groups, each with who gets it or that nobody does.

use std::collections::BTreeSet;

use bianpai::awards::{Awards, Granted, Winner};
use bianpai::event::{Event, Listed, Participation, Place, PlayerId, PrizesOf, RoundNo, SectionId, TableNo};

use crate::app::text::{Language, money_text};

/// The prizes of a section.
#[derive(Clone, PartialEq)]
pub struct List {
    pub section: SectionId,
    /// Ranking prizes, then lucky ones; a group without prizes is left out.
    pub groups: Vec<Group>,
    /// The prizes handed out, and to how many players.
    pub count: usize,
    pub players: usize,
    /// All the money of the section, and of all sections: what is promised before the start, what is won after it.
    pub yuan: u64,
    pub yuan_of_all: u64,
    pub state: State,
}

/// How far the places have come.
#[derive(Clone, PartialEq)]
pub enum State {
    /// No round is published.
    Promised,
    /// Provisional: these results are missing, and so many rounds are to come.
    Provisional { missing: Vec<(RoundNo, TableNo)>, to_come: u16 },
    /// Every result is in.
    Final,
}

/// Prizes under one title.
#[derive(Clone, PartialEq)]
pub struct Group {
    pub title: String,
    pub count: usize,
    pub yuan: u64,
    pub lines: Vec<Line>,
}

/// One prize of one place, or of places that nobody holds.
#[derive(Clone, PartialEq)]
pub struct Line {
    /// "7", or "15–20".
    pub places: String,
    pub last: Place,
    /// Who gets it.
    pub winner: Option<Winning>,
    /// What it is: money, a thing, or both.
    pub prize: String,
    /// The money of it, in yuan.
    pub yuan: u64,
}

/// Who gets a prize.
#[derive(Clone, PartialEq)]
pub struct Winning {
    pub player: PlayerId,
    pub name: String,
    pub region: String,
    pub has_withdrawn: bool,
}

impl List {
    /// The prizes of `section` as things stand. A section that is no longer there gives the first.
    pub fn of(t: Language, event: &Event, section: SectionId) -> Self {
        let section = event.regulation.section(section).map_or(SectionId(0), |_| section);
        let state = State::of(event, section);
        let yuan = |awards: &Awards| {
            if state == State::Promised { promised(awards) } else { awards.yuan() }
        };
        let lists: Vec<(String, Awards)> =
            lists_of(event, section).map(|(name, list)| (name, Awards::of_list(event, list))).collect();
        let groups = lists.iter().flat_map(|(name, awards)| {
            let (lucky, ranking): (Vec<&Granted>, Vec<&Granted>) =
                awards.prizes.iter().partition(|granted| granted.prize.lucky);
            let groups = [(ranking_title(t, name, &ranking), ranking), (t.lucky_prizes().to_owned(), lucky)];
            groups.into_iter().filter_map(|(title, granted)| Group::of(event, title, &granted))
        });
        let of_all = event.regulation.section_ids().flat_map(|section| lists_of(event, section));
        let yuan_of_all = of_all.map(|(_, list)| yuan(&Awards::of_list(event, list))).fold(0, u64::saturating_add);
        let winners: BTreeSet<PlayerId> = lists.iter().flat_map(|(_, awards)| awards.winners()).collect();
        Self {
            section,
            groups: groups.collect(),
            count: lists.iter().map(|(_, awards)| awards.count()).sum(),
            players: winners.len(),
            yuan: lists.iter().map(|(_, awards)| yuan(awards)).fold(0, u64::saturating_add),
            yuan_of_all,
            state,
        }
    }
}

/// The lists of a section that have prizes, with their names: its own, which needs none, and its views. Those of a
/// whole pool stand with the pool's first section.
fn lists_of(event: &Event, section: SectionId) -> impl Iterator<Item = (String, PrizesOf)> {
    let regulation = &event.regulation;
    let first_of_pool = |pool| regulation.section_ids().find(|&section| event.pool_of(section) == Some(pool));
    let is_of = move |listed: Listed| match listed {
        Listed::Section(other) => other == section,
        Listed::Pool(pool) => first_of_pool(pool) == Some(section),
    };
    let views = regulation.views.iter().enumerate().filter(move |(_, view)| is_of(view.of) && !view.prizes.is_empty());
    let views = views.map(|(index, view)| (view.name.clone(), PrizesOf::View(index)));
    [(String::new(), PrizesOf::Section(section))].into_iter().chain(views)
}

impl State {
    fn of(event: &Event, section: SectionId) -> Self {
        let id = event.pool_of(section);
        let (Some(pool), Some(rules)) = (id.and_then(|id| event.pool(id)), id.and_then(|id| event.regulation.pool(id)))
        else {
            return Self::Promised;
        };
        let missing: Vec<_> =
            pool.numbered_rounds().flat_map(|(no, round)| round.missing().map(move |table| (no, table))).collect();
        match rules.rounds.0.saturating_sub(pool.last_round().0) {
            _ if pool.rounds.is_empty() => Self::Promised,
            0 if missing.is_empty() => Self::Final,
            to_come => Self::Provisional { missing, to_come },
        }
    }
}

impl Group {
    fn of(event: &Event, title: String, granted: &[&Granted]) -> Option<Self> {
        let lines: Vec<Line> = granted.iter().flat_map(|granted| lines(event, granted)).collect();
        (!lines.is_empty()).then(|| Self {
            title,
            count: granted.iter().map(|granted| granted.winners.len()).sum(),
            yuan: granted.iter().map(|granted| granted.yuan()).sum(),
            lines,
        })
    }
}

fn lines(event: &Event, granted: &Granted) -> Vec<Line> {
    let prize = |yuan: Option<u64>| {
        let thing = Some(granted.prize.thing.clone()).filter(|thing| !thing.is_empty());
        [thing, yuan.map(money_text)].into_iter().flatten().collect::<Vec<_>>().join(" ")
    };
    let promised = granted.prize.yuan.map(u64::from);
    let won = granted.winners.iter().map(|winner| Line {
        places: winner.place.to_string(),
        last: winner.place,
        winner: Some(Winning::of(event, *winner)),
        prize: prize(promised.map(|_| winner.yuan)),
        yuan: winner.yuan,
    });
    let vacant = granted.vacant.map(|(from, to)| Line {
        places: if from == to { from.to_string() } else { format!("{from}–{to}") },
        last: to,
        winner: None,
        prize: prize(promised),
        yuan: 0,
    });
    won.chain(vacant).collect()
}

impl Winning {
    fn of(event: &Event, winner: Winner) -> Self {
        let player = event.player(winner.player);
        let profile = player.map(|player| player.profile.clone()).unwrap_or_default();
        Self {
            player: winner.player,
            name: profile.name,
            region: profile.region,
            has_withdrawn: player.is_some_and(|player| matches!(player.participation, Participation::Withdrawn { .. })),
        }
    }
}

/// "第 1–25 名", "女子 第 1–3 名".
fn ranking_title(t: Language, list: &str, granted: &[&Granted]) -> String {
    let given = granted.iter().filter(|granted| granted.prize.from <= granted.prize.to);
    let from = given.clone().map(|granted| granted.prize.from).min();
    let to = given.map(|granted| granted.prize.to).max();
    let places = from.zip(to).map_or_else(String::new, |(from, to)| places_title(t, from, to));
    format!("{list} {places}").trim().to_owned()
}

/// "第 7 名", "第 7–10 名".
pub fn places_title(t: Language, from: Place, to: Place) -> String {
    if from == to { t.place_prize(from) } else { t.place_prizes(from, to) }
}

/// What the regulation promises if every place is taken, in yuan.
fn promised(awards: &Awards) -> u64 {
    awards.prizes.iter().map(Granted::promised_yuan).fold(0, u64::saturating_add)
}
