//! What the page lists: the prizes of a section in groups, each with who gets it or that nobody does.

use bianpai::awards::{Awards, Granted, Winner};
use bianpai::event::{Event, Participation, Place, PlayerId, RoundNo, SectionId, TableNo};

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
        let money = |section| {
            let awards = Awards::of(event, section);
            if state == State::Promised { promised(&awards) } else { awards.yuan() }
        };
        let awards = Awards::of(event, section);
        let (lucky, ranking): (Vec<&Granted>, Vec<&Granted>) =
            awards.prizes.iter().partition(|granted| granted.prize.lucky);
        let groups = [(ranking_title(t, &ranking), ranking), (t.lucky_prizes().to_owned(), lucky)];
        Self {
            section,
            groups: groups.into_iter().filter_map(|(title, granted)| Group::of(event, title, &granted)).collect(),
            count: awards.count(),
            players: awards.players(),
            yuan: money(section),
            yuan_of_all: event.regulation.section_ids().map(money).fold(0, u64::saturating_add),
            state,
        }
    }
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
    let money = granted.prize.yuan.map(|yuan| money_text(yuan.into()));
    let thing = Some(granted.prize.thing.clone()).filter(|thing| !thing.is_empty());
    let prize = [thing, money].into_iter().flatten().collect::<Vec<_>>().join(" ");
    let yuan = u64::from(granted.prize.yuan.unwrap_or(0));
    let won = granted.winners.iter().map(|winner| Line {
        places: winner.place.to_string(),
        last: winner.place,
        winner: Some(Winning::of(event, *winner)),
        prize: prize.clone(),
        yuan,
    });
    let vacant = granted.vacant.map(|(from, to)| Line {
        places: if from == to { from.to_string() } else { format!("{from}–{to}") },
        last: to,
        winner: None,
        prize: prize.clone(),
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

/// "第 1–25 名".
fn ranking_title(t: Language, granted: &[&Granted]) -> String {
    let from = granted.iter().map(|granted| granted.prize.from).min();
    let to = granted.iter().map(|granted| granted.prize.to).max();
    match (from, to) {
        (Some(from), Some(to)) => places_title(t, from, to),
        _ => String::new(),
    }
}

/// "第 7 名", "第 7–10 名".
pub fn places_title(t: Language, from: Place, to: Place) -> String {
    if from == to { t.place_prize(from) } else { t.place_prizes(from, to) }
}

/// What the regulation promises if every place is taken, in yuan.
fn promised(awards: &Awards) -> u64 {
    let of_one = |granted: &Granted| {
        let places = u64::from(granted.prize.to.0 - granted.prize.from.0) + 1;
        places.saturating_mul(granted.prize.yuan.unwrap_or(0).into())
    };
    awards.prizes.iter().map(of_one).fold(0, u64::saturating_add)
}
