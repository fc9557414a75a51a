//! Prizes under one title: place, who, and what; of a long group the first few, the rest at a tap.

use bianpai::event::{Place, PlayerId};
use leptos::prelude::*;

use super::list::{Group, Line, State, Winning, places_title};
use crate::app::components::{Icon, IconName};
use crate::app::text::{Language, money_text};
use crate::app::use_language;

/// Groups longer than this are folded.
const WHOLE: usize = 8;
/// What a folded group shows.
const SHOWN: usize = 5;

/// One group of prizes.
#[component]
pub fn PrizeGroup(group: Group, state: State, open: RwSignal<Option<PlayerId>>) -> impl IntoView {
    let t = use_language();
    let promised = state == State::Promised;
    let facts = (!promised).then(|| t.prizes_and_money(group.count, money_text(group.yuan)));
    let mut shown = group.lines;
    let folded = if shown.len() > WHOLE { shown.split_off(SHOWN) } else { Vec::new() };
    let line = move |line: Line| view! { <PrizeLine line=line promised=promised open=open /> };
    let summary = summary(t, &folded, promised);
    view! {
        <section class="prizes" data-test="prizes">
            <h3>
                {group.title}
                <small>{facts}</small>
            </h3>
            <ul>{shown.into_iter().map(line).collect_view()}</ul>
            {summary
                .map(|summary| {
                    view! {
                        <details>
                            <summary data-test="more-prizes">
                                <span>{summary}</span>
                                <Icon name=IconName::Down />
                            </summary>
                            <ul>{folded.into_iter().map(line).collect_view()}</ul>
                        </details>
                    }
                })}
        </section>
    }
}

/// "第 6–25 名，20 份 ¥4,200"; before the start only the places.
fn summary(t: Language, folded: &[Line], promised: bool) -> Option<String> {
    let (first, last) = (folded.first()?, folded.last()?);
    let from = first.places.split('–').next()?.parse().ok()?;
    let places = places_title(t, Place(from), last.last);
    if promised {
        return Some(places);
    }
    let won = folded.iter().filter(|line| line.winner.is_some());
    let money = won.clone().map(|line| line.yuan).sum();
    Some(t.more_prizes(places, won.count(), money_text(money)))
}

#[component]
fn PrizeLine(line: Line, promised: bool, open: RwSignal<Option<PlayerId>>) -> impl IntoView {
    let t = use_language();
    let Line { places, winner, prize, .. } = line;
    match winner {
        Some(winner) => view! { <Won places=places winner=winner prize=prize open=open /> }.into_any(),
        None => {
            let nobody = match (promised, places.contains('–')) {
                (true, _) => "",
                (false, true) => t.nobody_at_places(),
                (false, false) => t.nobody_at_place(),
            };
            view! {
                <li class="prize-line" class:vacant=!promised data-test="vacant">
                    <span class="prize-place">{places}</span>
                    <span class="name">{nobody}</span>
                    <b class="amount">{prize}</b>
                </li>
            }
            .into_any()
        }
    }
}

/// A prize that is won; a tap opens the winner's sheet.
#[component]
fn Won(places: String, winner: Winning, prize: String, open: RwSignal<Option<PlayerId>>) -> impl IntoView {
    let t = use_language();
    let player = winner.player;
    view! {
        <li>
            <button class="prize-line" data-test="prize" on:click=move |_| open.set(Some(player))>
                <span class="prize-place">{places}</span>
                <span class="name">
                    {winner.name}
                    {winner.has_withdrawn.then(|| view! { <span class="tag">{t.tag_withdrawn()}</span> })}
                </span>
                <span class="label">{winner.region}</span>
                <b class="amount">{prize}</b>
            </button>
        </li>
    }
}
