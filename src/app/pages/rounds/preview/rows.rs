//! The proposed pairs by score groups.

use bianpai::event::{Event, PlayerId, Points, Side};
use bianpai::pairing::{Contender, Pair, Proposal};
use leptos::prelude::*;

use super::super::why::Asked;
use crate::app::text::name_of;
use crate::app::use_language;

/// One of the two of a proposed pair.
#[derive(Clone, PartialEq, Eq)]
pub struct PairSeat {
    name: String,
    number: u32,
    /// Points before the round.
    pub points: Points,
    colours: Vec<Option<Side>>,
}

impl PairSeat {
    /// The seat of a player of the field.
    pub fn of(event: &Event, id: PlayerId, contender: Option<&Contender>) -> Self {
        Self {
            name: name_of(event, id),
            number: contender.map_or(0, |contender| contender.number.0),
            points: contender.map_or(Points::ZERO, |contender| contender.points),
            colours: contender.map(|contender| contender.colours.clone()).unwrap_or_default(),
        }
    }
}

/// A proposed pair.
#[derive(Clone, PartialEq, Eq)]
pub struct PairRow {
    pair: Pair,
    /// Has red.
    pub first: PairSeat,
    /// Has black.
    pub second: PairSeat,
    /// Whether the two have met.
    pub met: bool,
}

impl PairRow {
    /// The pairs of the proposal, from table 1.
    pub fn all(event: &Event, proposal: &Proposal) -> Vec<Self> {
        let contenders = &proposal.field.contenders;
        let contender = |id: PlayerId| contenders.iter().find(|contender| contender.player == id);
        let row = |&pair: &Pair| Self {
            pair,
            first: PairSeat::of(event, pair.first, contender(pair.first)),
            second: PairSeat::of(event, pair.second, contender(pair.second)),
            met: contender(pair.first).is_some_and(|first| first.met.contains(&pair.second)),
        };
        proposal.pairing.pairs.iter().map(row).collect()
    }

    /// The difference in points of the two.
    pub fn difference(&self) -> Points {
        let difference = self.first.points - self.second.points;
        difference.max(-difference)
    }

    fn higher(&self) -> Points {
        self.first.points.max(self.second.points)
    }
}

/// The pairs under the points of the higher of the two; a tap on one asks why.
#[component]
pub fn Pairs(rows: Vec<PairRow>, asked: RwSignal<Option<Asked>>) -> impl IntoView {
    let groups = groups(&rows).into_iter();
    groups
        .map(|(points, start, pairs)| view! { <Group points=points start=start pairs=pairs asked=asked /> })
        .collect_view()
}

/// The pairs by the higher points of the two, with the index of the first of each group.
fn groups(rows: &[PairRow]) -> Vec<(Points, usize, Vec<PairRow>)> {
    let mut start = 0;
    let chunks = rows.chunk_by(|one, other| one.higher() == other.higher());
    chunks
        .map(|chunk| {
            let group = (chunk[0].higher(), start, chunk.to_vec());
            start += chunk.len();
            group
        })
        .collect()
}

#[component]
fn Group(points: Points, start: usize, pairs: Vec<PairRow>, asked: RwSignal<Option<Asked>>) -> impl IntoView {
    let t = use_language();
    let members = pairs.iter().flat_map(|pair| [pair.first.points, pair.second.points]);
    let size = members.filter(|&each| each == points).count();
    let row = move |(index, pair): (usize, PairRow)| {
        let (first, second) = (pair.first.points, pair.second.points);
        let table = start + index + 1;
        let asking = Asked::Pair { table, pair: pair.pair };
        view! {
            <li>
                <button class="pair-row" data-test=format!("pair-{table}") on:click=move |_| asked.set(Some(asking))>
                    <b>{table}</b>
                    <PairSeatView seat=pair.first against=second />
                    <span class="gap"></span>
                    <PairSeatView seat=pair.second against=first />
                </button>
            </li>
        }
    };
    view! {
        <section>
            <h3 class="group-head">
                {t.group_of(points)}
                <span class="label">{if size % 2 == 1 { t.group_size_odd(size) } else { t.group_size(size) }}</span>
            </h3>
            <ol>{pairs.into_iter().enumerate().map(row).collect_view()}</ol>
        </section>
    }
}

/// One of a pair: name, number, colours so far, points, and which way he floats.
#[component]
pub fn PairSeatView(seat: PairSeat, against: Points) -> impl IntoView {
    let t = use_language();
    let float = match seat.points.cmp(&against) {
        std::cmp::Ordering::Less => Some(("↑", t.floats_up())),
        std::cmp::Ordering::Greater => Some(("↓", t.floats_down())),
        std::cmp::Ordering::Equal => None,
    };
    view! {
        <span class="pair-seat">
            <span class="who-and-history">
                <span class="who">{seat.name}</span>
                <span class="history">
                    <span>{t.number_n(seat.number)}</span>
                    <Colours colours=seat.colours />
                </span>
            </span>
            <span class="standing">
                {float.map(|(arrow, word)| view! {
                    <span class="float" aria-hidden="true">{arrow}</span>
                    <span class="spoken">{word}</span>
                })}
                {seat.points.to_string()}
            </span>
        </span>
    }
}

/// The colours so far: red dots high, black dots low, a gap for a round without colour.
#[component]
fn Colours(colours: Vec<Option<Side>>) -> impl IntoView {
    let t = use_language();
    let spoken = colours.iter().map(|colour| match colour {
        Some(Side::First) => t.red(),
        Some(Side::Second) => t.black(),
        None => "–",
    });
    let spoken = spoken.collect::<Vec<_>>().join(" ");
    let width = colours.len() * 8;
    view! {
        <svg class="colours" viewBox=format!("0 0 {width} 14") width=width height="14" role="img" aria-label=spoken>
            {colours
                .iter()
                .enumerate()
                .filter_map(|(index, colour)| {
                    let x = index * 8 + 4;
                    Some(match (*colour)? {
                        Side::First => view! { <circle class="red" cx=x cy="4.5" r="3.2" /> },
                        Side::Second => view! { <circle class="black" cx=x cy="9.5" r="3.2" /> },
                    })
                })
                .collect_view()}
        </svg>
    }
}
