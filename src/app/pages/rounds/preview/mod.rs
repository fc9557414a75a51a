//! The next round before it is published: the pairing of least cost with the organizer's wishes, as the engine finds
//! it. Only the wishes are stored; opened again, the pairing is the same for the same event.

mod bye;
mod quality;
mod rows;
mod wishes;

use std::sync::Arc;

use bianpai::command::Command;
use bianpai::event::{Bye, Event, PoolId, RoundNo};
use bianpai::pairing::{MissingResults, Obstacle, Proposal, warnings};
use leptos::prelude::*;

use super::chooser::RoundTitle;
use super::why::{Asked, WhySheet};
use crate::app::components::{
    Empty, EventScreen, FinalDue, FinalLinks, Icon, IconName, NextBar, Notice, NoticeKind, Pools,
};
use crate::app::route::{Page, Route};
use crate::app::session::use_session;
use crate::app::text::{given_up_text, obstacle_text, warning_text};
use crate::app::use_language;
use bye::Byes;
use quality::Quality;
use rows::{PairRow, Pairs};
pub use rows::{PairSeat, PairSeatView};
use wishes::Wishes;

/// The preview of the next round. `missing` says what is done about results that are not in yet.
#[component]
pub fn Preview(round: RoundNo, missing: MissingResults) -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let pool = session.pool();
    let proposal = session.part(move |event| Arc::new(Proposal::of(event, pool, missing)));
    let publish = move || proposal.get().as_ref().as_ref().ok().map(|found| publish(pool, found));
    view! {
        <EventScreen
            page=Page::Rounds(Some(round))
            title=move || view! { <RoundTitle round=round aside=t.preview_note() /> }
            // What is published is the pairing as it stands, with the wishes made meanwhile.
            next=move || view! { {move || publish().map(|command| view! { <Publish round=round command=command /> })} }
        >
            <Pools />
            <FinalLinks rounds=true />
            <FinalDue />
            {move || match proposal.get().as_ref() {
                Ok(found) => view! { <ProposalView proposal=Arc::new(found.clone()) pool=pool /> }.into_any(),
                Err(reason) => view! { <NoPairing reason=reason.clone() /> }.into_any(),
            }}
        </EventScreen>
    }
}

fn publish(pool: PoolId, proposal: &Proposal) -> Command {
    let by_hand = |&player| Bye { by_hand: true, ..Bye::of(player) };
    Command::PublishRound {
        pool,
        round: proposal.round,
        tables: proposal.pairing.pairs.iter().map(|pair| [pair.first, pair.second]).collect(),
        byes: proposal.pairing.bye.map(Bye::of).into_iter().chain(proposal.byes_by_hand.iter().map(by_hand)).collect(),
        left_out: proposal.left_out.clone(),
        by_hand: proposal.is_by_hand(),
        missing_as_draws: !proposal.taken_as_draws.is_empty(),
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
fn ProposalView(proposal: Arc<Proposal>, pool: PoolId) -> impl IntoView {
    let session = use_session();
    let rows = session.look(|document| PairRow::all(document.event(), &proposal));
    let asked = RwSignal::new(None::<Asked>);
    let for_sheet = proposal.clone();
    view! {
        <div class="ledger round-list" data-test="preview">
            <Verdict proposal=proposal.clone() pool=pool />
            <Wishes proposal=proposal.clone() pool=pool />
            <Quality cost=proposal.pairing.cost.clone() pairs=rows.clone() />
            <Pairs rows=rows asked=asked />
            <Byes proposal=proposal asked=asked />
        </div>
        {move || {
            asked.get().map(|asking| {
                let Proposal { field, pairing, .. } = for_sheet.as_ref().clone();
                view! { <WhySheet field=field pairing=pairing asking=asking open=asked pool=Some(pool) /> }
            })
        }}
    }
}

/// Whether the round is the best there is, what had to be given up for it, and what else should be known of it.
#[component]
fn Verdict(proposal: Arc<Proposal>, pool: PoolId) -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let first = proposal.round == RoundNo(1);
    let warned =
        session.look(|document| if first { said_before_the_start(document.event(), pool, t) } else { Vec::new() });
    let attention = |title: String, text: String| view! { <Notice kind=NoticeKind::Attention title=title text=text /> };
    let missing = proposal.taken_as_draws.len();
    view! {
        {warned.into_iter().map(|warning| attention(warning, String::new())).collect_view()}
        {(missing > 0).then(|| attention(t.taken_as_draws_title(missing), t.taken_as_draws_text().into()))}
        {if proposal.given_up.is_empty() {
            view! {
                <p class="optimum">
                    <Icon name=IconName::Check />
                    <span>
                        <strong>{if proposal.price.is_some() { t.optimum_wished() } else { t.optimum_note() }}</strong>
                        <span class="second">{t.tap_for_reasons()}</span>
                    </span>
                </p>
            }
            .into_any()
        } else {
            let text = format!("{} {}", given_up_text(t, &proposal.given_up), t.given_up_advice());
            attention(t.given_up_title().into(), text).into_any()
        }}
    }
}

/// Rules 4.9.
fn said_before_the_start(event: &Event, pool: PoolId, t: crate::app::text::Language) -> Vec<String> {
    warnings(event, pool).iter().map(|warning| warning_text(t, warning)).collect()
}
