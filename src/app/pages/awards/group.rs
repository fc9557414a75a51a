//! Lines under one title: place, who, and what; of a long group the first few, the rest at a tap.

use bianpai::event::{Place, PlayerId};
use leptos::prelude::*;

use super::list::{Group, Line, Person, State, Who, places_title};
use super::mode::Mode;
use crate::app::components::{Icon, IconName};
use crate::app::text::{Language, money_text};
use crate::app::use_language;

/// Groups longer than this are folded.
const WHOLE: usize = 8;
/// What a folded group shows.
const SHOWN: usize = 5;

/// One group of awards.
#[component]
pub fn AwardGroup(group: Group, state: State, mode: Mode, open: RwSignal<Option<PlayerId>>) -> impl IntoView {
    let t = use_language();
    let promised = state == State::Promised;
    let mut shown = group.lines;
    // Who was passed over is what a list of qualifications is read for: it is shown whole.
    let folds = shown.len() > WHOLE && mode != Mode::Qualified;
    let folded = if folds { shown.split_off(SHOWN) } else { Vec::new() };
    let line = move |line: Line| view! { <AwardLine line=line promised=promised open=open /> };
    let summary = summary(t, &folded, promised, mode);
    view! {
        <section class="prizes" data-test="prizes">
            <h3>
                {group.title}
                <small>{group.facts}</small>
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

/// "第 6–25 名，20 份 ¥4,200"; before the start only the places; by player only how many.
fn summary(t: Language, folded: &[Line], promised: bool, mode: Mode) -> Option<String> {
    let (first, last) = (folded.first()?, folded.last()?);
    let won = folded.iter().filter(|line| matches!(line.who, Who::Player(_) | Who::Team(_)));
    let money = money_text(won.clone().map(|line| line.yuan).sum());
    if matches!(mode, Mode::Players | Mode::Units) {
        return Some(t.more_players(won.count(), money));
    }
    let from = first.places.split('–').next()?.parse().ok()?;
    let places = places_title(t, Place(from), last.last);
    Some(if promised { places } else { t.more_prizes(places, won.count(), money) })
}

#[component]
fn AwardLine(line: Line, promised: bool, open: RwSignal<Option<PlayerId>>) -> impl IntoView {
    let t = use_language();
    let Line { places, who, aside, prize, .. } = line;
    match who {
        Who::Player(person) => {
            view! { <Won places=places person=person aside=aside prize=prize open=open /> }.into_any()
        }
        Who::PassedOver(person, others) => {
            let name = if others == 0 { person.name } else { t.and_others(person.name, others) };
            view! {
                <li class="prize-line passed" data-test="passed-over">
                    <span class="prize-place">{places}</span>
                    <s class="name">{name}</s>
                    <span class="label">{aside}</span>
                </li>
            }
            .into_any()
        }
        Who::Team(name) => view! {
            <li class="prize-line" data-test="team-prize">
                <span class="prize-place">{places}</span>
                <span class="name">{name}</span>
                <b class="amount">{prize}</b>
            </li>
        }
        .into_any(),
        Who::Nobody(reason) => view! {
            <li class="prize-line" class:vacant=!promised data-test="vacant">
                <span class="prize-place">{places}</span>
                <span class="name">{reason}</span>
                <b class="amount">{prize}</b>
            </li>
        }
        .into_any(),
    }
}

/// What someone gets; a tap opens his sheet.
#[component]
fn Won(
    places: String,
    person: Person,
    aside: String,
    prize: String,
    open: RwSignal<Option<PlayerId>>,
) -> impl IntoView {
    let t = use_language();
    let player = person.player;
    view! {
        <li>
            <button class="prize-line" data-test="prize" on:click=move |_| open.set(Some(player))>
                <span class="prize-place">{places}</span>
                <span class="name">
                    {person.name}
                    {person.has_withdrawn.then(|| view! { <span class="tag">{t.tag_withdrawn()}</span> })}
                </span>
                <span class="label">{aside}</span>
                <b class="amount">{prize}</b>
            </button>
        </li>
    }
}
