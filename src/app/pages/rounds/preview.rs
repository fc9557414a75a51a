//! The next round before it is published: the pairing of least cost, as the engine finds it. Nothing of it is stored;
//! opened again, it is the same for the same event.

use std::sync::Arc;

use bianpai::command::Command;
use bianpai::event::{Bye, Event, PlayerId, Points, RoundNo, Side};
use bianpai::pairing::{
    Absolute, Contender, GivenUp, Infeasible, MissingResults, NextRound, NotReady, Pair, Pairing, pair,
};
use leptos::prelude::*;

use super::POOL;
use super::chooser::RoundTitle;
use super::quality::Quality;
use crate::app::components::{Empty, EventScreen, Icon, IconName, NextBar, Notice, NoticeKind};
use crate::app::route::{Page, Route};
use crate::app::session::use_session;
use crate::app::text::{Language, name_of};
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

/// A proposed pair.
#[derive(Clone, PartialEq, Eq)]
pub struct PairRow {
    /// Has red.
    pub first: PairSeat,
    /// Has black.
    pub second: PairSeat,
    /// Whether the two have met.
    pub met: bool,
}

impl PairRow {
    /// The difference in points of the two.
    pub fn difference(&self) -> Points {
        let difference = self.first.points - self.second.points;
        difference.max(-difference)
    }

    fn higher(&self) -> Points {
        self.first.points.max(self.second.points)
    }
}

/// A proposal as the page shows it and as it would be published.
#[derive(Clone, PartialEq, Eq)]
struct Proposal {
    pairing: Pairing,
    /// Rules that had to be given up, since no pairing keeps them all (rules 4.8).
    given_up: Vec<GivenUp>,
    rows: Vec<PairRow>,
    bye: Option<String>,
    left_out: Vec<(PlayerId, String)>,
}

impl Proposal {
    fn of(event: &Event) -> Result<Self, Obstacle> {
        let next = NextRound::of(event, POOL, MissingResults::Wait).map_err(Obstacle::NotReady)?;
        let (pairing, given_up) = match pair(&next.field) {
            Ok(pairing) => (pairing, Vec::new()),
            Err(Infeasible::NoPairing { give_up, then }) => (*then, give_up),
            Err(reason) => return Err(Obstacle::Infeasible(reason)),
        };
        let contenders = &next.field.contenders;
        let contender = |id: PlayerId| contenders.iter().find(|contender| contender.player == id);
        let seat = |id: PlayerId| seat(event, id, contender(id));
        let row = |pair: &Pair| PairRow {
            first: seat(pair.first),
            second: seat(pair.second),
            met: contender(pair.first).is_some_and(|first| first.met.contains(&pair.second)),
        };
        Ok(Self {
            rows: pairing.pairs.iter().map(row).collect(),
            bye: pairing.bye.map(|id| name_of(event, id)),
            left_out: next.left_out.iter().map(|&id| (id, name_of(event, id))).collect(),
            pairing,
            given_up,
        })
    }

    fn publish(&self, round: RoundNo) -> Command {
        Command::PublishRound {
            pool: POOL,
            round,
            tables: self.pairing.pairs.iter().map(|pair| [pair.first, pair.second]).collect(),
            byes: self.pairing.bye.into_iter().map(Bye::of).collect(),
            left_out: self.left_out.iter().map(|(id, _)| *id).collect(),
            // A rule is given up only at the organizer's word.
            by_hand: !self.given_up.is_empty(),
            missing_as_draws: false,
        }
    }
}

fn seat(event: &Event, id: PlayerId, contender: Option<&Contender>) -> PairSeat {
    PairSeat {
        name: name_of(event, id),
        number: contender.map_or(0, |contender| contender.number.0),
        points: contender.map_or(Points::ZERO, |contender| contender.points),
        colours: contender.map(|contender| contender.colours.clone()).unwrap_or_default(),
    }
}

/// Why there is nothing to propose.
#[derive(Clone, PartialEq, Eq)]
enum Obstacle {
    NotReady(NotReady),
    Infeasible(Infeasible),
}

/// The preview of the next round.
#[component]
pub fn Preview(round: RoundNo) -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let proposal = session.part(|event| Arc::new(Proposal::of(event)));
    view! {
        <EventScreen
            page=Page::Rounds(Some(round))
            title=move || view! { <RoundTitle round=round aside=t.preview_note() /> }
            next=move || proposal.get().as_ref().as_ref().ok().map(|found| view! { <Publish round=round command=found.publish(round) /> })
        >
            {move || match proposal.get().as_ref() {
                Ok(found) => view! { <ProposalView proposal=found.clone() /> }.into_any(),
                Err(reason) => view! { <NoPairing reason=reason.clone() /> }.into_any(),
            }}
        </EventScreen>
    }
}

#[component]
fn Publish(round: RoundNo, command: Command) -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let id = session.look(|document| document.id().clone());
    let publish = move |_| {
        if session.run_and_say(command.clone()) {
            Route::Event(id.clone(), Page::Rounds(Some(round))).replace();
        }
    };
    view! {
        <NextBar state=t.round_n(round) detail=t.preview_note()>
            <button class="button filled" data-test="publish" on:click=publish>
                {t.publish_round(round)}
            </button>
        </NextBar>
    }
}

/// No round can be paired: what stands against it.
#[component]
fn NoPairing(reason: Obstacle) -> impl IntoView {
    let t = use_language();
    let id = use_session().look(|document| document.id().clone());
    view! {
        <Empty title=t.no_pairing_title().into() text=obstacle_text(t, &reason)>
            <a class="button" href=Route::Event(id, Page::Entries).hash()>{t.tab_entries()}</a>
        </Empty>
    }
}

#[component]
fn ProposalView(proposal: Proposal) -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let rows = proposal.rows.clone();
    view! {
        <div class="ledger round-list" data-test="preview">
            {if proposal.given_up.is_empty() {
                view! {
                    <p class="optimum">
                        <Icon name=IconName::Check />
                        <strong>{t.optimum_note()}</strong>
                    </p>
                }
                .into_any()
            } else {
                let text = format!("{} {}", given_up_text(t, &proposal.given_up), t.given_up_advice());
                view! { <Notice kind=NoticeKind::Attention title=t.given_up_title().into() text=text /> }.into_any()
            }}
            <Quality cost=proposal.pairing.cost.clone() pairs=rows.clone() />
            {groups(&rows).into_iter().map(|(points, start, pairs)| view! { <Group points=points start=start pairs=pairs /> }).collect_view()}
            <ul class="byes" data-test="byes">
                {proposal.bye.map(|name| view! {
                    <li>
                        <span class="disc draw entered" aria-hidden="true">{t.bye_character()}</span>
                        <b>{name}</b>
                        <span class="second">{t.bye()}</span>
                    </li>
                })}
                {proposal.left_out.into_iter().map(|(id, name)| view! {
                    <li>
                        <span class="tag">{t.left_out_title()}</span>
                        <b>{name}</b>
                        <span class="second">{t.left_out_forfeits()}</span>
                        <button class="button push" data-test="put-back" on:click=move |_| { session.run_and_say(Command::PutBack { player: id }); }>
                            {t.put_back()}
                        </button>
                    </li>
                }).collect_view()}
            </ul>
        </div>
    }
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
fn Group(points: Points, start: usize, pairs: Vec<PairRow>) -> impl IntoView {
    let t = use_language();
    let members = pairs.iter().flat_map(|pair| [pair.first.points, pair.second.points]);
    let size = members.filter(|&each| each == points).count();
    view! {
        <section>
            <h3 class="group-head">
                {t.group_of(points)}
                <span class="label">{if size % 2 == 1 { t.group_size_odd(size) } else { t.group_size(size) }}</span>
            </h3>
            <ol>
                {pairs
                    .into_iter()
                    .enumerate()
                    .map(|(index, pair)| {
                        let (first, second) = (pair.first.points, pair.second.points);
                        view! {
                            <li class="pair-row" data-test=format!("pair-{}", start + index + 1)>
                                <b>{start + index + 1}</b>
                                <PairSeatView seat=pair.first against=second />
                                <span class="gap"></span>
                                <PairSeatView seat=pair.second against=first />
                            </li>
                        }
                    })
                    .collect_view()}
            </ol>
        </section>
    }
}

#[component]
fn PairSeatView(seat: PairSeat, against: Points) -> impl IntoView {
    let t = use_language();
    let float = match seat.points.cmp(&against) {
        std::cmp::Ordering::Less => Some(("↑", t.floats_up())),
        std::cmp::Ordering::Greater => Some(("↓", t.floats_down())),
        std::cmp::Ordering::Equal => None,
    };
    view! {
        <div class="pair-seat">
            <div class="who-and-history">
                <p class="who">{seat.name}</p>
                <p class="history">
                    <span>{t.number_n(seat.number)}</span>
                    <Colours colours=seat.colours />
                </p>
            </div>
            <span class="standing">
                {float.map(|(arrow, word)| view! {
                    <span class="float" aria-hidden="true">{arrow}</span>
                    <span class="spoken">{word}</span>
                })}
                {seat.points.to_string()}
            </span>
        </div>
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

/// Why nothing can be paired, as a sentence.
fn obstacle_text(t: Language, reason: &Obstacle) -> String {
    match reason {
        Obstacle::Infeasible(Infeasible::TooFew { players }) => t.too_few(players),
        Obstacle::NotReady(NotReady::SeatedTwice { round, table, .. }) => t.seated_twice(round, table),
        Obstacle::NotReady(NotReady::ResultsMissing(missing)) => {
            t.results_missing_in(missing.first().map_or(RoundNo::START, |(round, _)| *round))
        }
        _ => t.contradiction().into(),
    }
}

/// The rules that had to be given up, with how often.
fn given_up_text(t: Language, given_up: &[GivenUp]) -> String {
    let rule = |rule: Absolute| match rule {
        Absolute::Lock => t.rule_lock(),
        Absolute::Forbidden => t.rule_forbidden(),
        Absolute::Teammates => t.rule_teammates(),
        Absolute::SecondBye => t.rule_second_bye(),
        Absolute::Rematch => t.rule_rematch(),
    };
    given_up.iter().map(|each| format!("{} ×{}", rule(each.rule), each.times)).collect::<Vec<_>>().join("、")
}
