//! A player's sheet: his place and the reason for it, then his games round by round, and how each of his values adds
//! up.

mod card;
mod column;
mod games;
mod pair;

use bianpai::event::{PlayerId, RoundNo};
use leptos::prelude::*;

use crate::app::components::Sheet;
use crate::app::session::use_session;
use crate::app::use_language;
use card::Card;
use games::Games;
use pair::Pair;

/// The sheet of `player` as he stands after `round`, or after the last published one.
#[component]
pub fn PlayerSheet(player: PlayerId, round: RoundNo, on_close: Callback<()>) -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let card = session.part(move |event| Card::of(t, event, player, round));
    move || {
        card.get().map(|card| {
            let (title, aside) = (card.title.clone(), card.aside.clone());
            view! {
                <Sheet title=title aside=aside on_close=on_close test="player-sheet">
                    <Body card=card />
                </Sheet>
            }
        })
    }
}

#[component]
fn Body(card: Card) -> impl IntoView {
    let chosen = RwSignal::new(card.first_column);
    let question = card.question.clone();
    view! {
        <div class="reason">
            {(!question.is_empty()).then(|| view! { <h3 data-test="why">{question}</h3> })}
            <p data-test="reason">{card.reason.clone()}</p>
        </div>
        <Pair card=card.clone() chosen=chosen />
        <Games card=card chosen=chosen />
    }
}
