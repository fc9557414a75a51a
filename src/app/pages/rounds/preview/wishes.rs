//! What the organizer wants of the round, and what it costs (rules 4.10).

use std::sync::Arc;

use bianpai::command::Command;
use bianpai::event::{PoolId, Wish};
use bianpai::pairing::{Price, Proposal};
use leptos::prelude::*;

use crate::app::session::use_session;
use crate::app::text::{name_of, rule_text, wish_text, worse_text};
use crate::app::use_language;

/// The wishes with their price; nothing where there are none.
#[component]
pub fn Wishes(proposal: Arc<Proposal>, pool: PoolId) -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let price = proposal.price.clone()?;
    let (wishes, broken) = session.look(|document| {
        let event = document.event();
        let name = |player| name_of(event, player);
        let wishes = event.pool(pool).map(|pool| pool.wishes.clone()).unwrap_or_default();
        let text = |&wish: &Wish| (wish, wish_text(t, wish, name));
        let breaks = |(pair, rule): &(_, _)| breach_text(t, *rule, name, pair);
        (wishes.iter().map(text).collect::<Vec<_>>(), price.broken.iter().map(breaks).collect::<Vec<_>>())
    });
    Some(view! {
        <section class="wishes" data-test="wishes">
            <h3>{t.by_hand_title()}</h3>
            <ul>{wishes.into_iter().map(|(wish, text)| view! { <WishRow pool=pool wish=wish text=text /> }).collect_view()}</ul>
            <p data-test="price">{price_text(t, &price)}</p>
            {broken.into_iter().map(|text| view! { <p><strong>{text}</strong></p> }).collect_view()}
        </section>
    })
}

fn price_text(t: crate::app::text::Language, price: &Price) -> String {
    price.worse.map_or_else(|| t.by_hand_as_good().into(), |worse| t.by_hand_worse(worse_text(t, worse)))
}

fn breach_text(
    t: crate::app::text::Language,
    rule: bianpai::pairing::Absolute,
    name: impl Fn(bianpai::event::PlayerId) -> String,
    pair: &bianpai::pairing::Pair,
) -> String {
    t.by_hand_breaks(rule_text(t, rule), name(pair.first), name(pair.second))
}

#[component]
fn WishRow(pool: PoolId, wish: Wish, text: String) -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let label = format!("{} {text}", t.drop_wish());
    let drop = move |_| {
        session.run_and_say(Command::DropWish { pool, wish });
    };
    view! {
        <li>
            <span>{text}</span>
            <button class="button" aria-label=label data-test="drop-wish" on:click=drop>
                {t.drop_wish()}
            </button>
        </li>
    }
}
