//! Who of the next round does not play: the bye, byes by hand, and who is left out for forfeits in a row.

use std::sync::Arc;

use bianpai::command::Command;
use bianpai::event::PlayerId;
use bianpai::pairing::Proposal;
use leptos::prelude::*;

use super::super::why::Asked;
use crate::app::session::use_session;
use crate::app::text::name_of;
use crate::app::use_language;

/// The players without a game.
#[component]
pub fn Byes(proposal: Arc<Proposal>, asked: RwSignal<Option<Asked>>) -> impl IntoView {
    let session = use_session();
    let named = |id: PlayerId| (id, session.look(|document| name_of(document.event(), id)));
    let bye = proposal.pairing.bye.map(named);
    let by_hand: Vec<_> = proposal.byes_by_hand.iter().map(|&id| named(id)).collect();
    let left_out: Vec<_> = proposal.left_out.iter().map(|&id| named(id)).collect();
    view! {
        <ul class="byes" data-test="byes">
            {bye.map(|(id, name)| view! {
                <li>
                    <button class="bye-row" data-test="bye" on:click=move |_| asked.set(Some(Asked::Bye(id)))>
                        <ByeOf name=name />
                    </button>
                </li>
            })}
            {by_hand.into_iter().map(|(_, name)| view! { <li><ByeOf name=name /></li> }).collect_view()}
            {left_out.into_iter().map(|(id, name)| view! { <LeftOut id=id name=name /> }).collect_view()}
        </ul>
    }
}

#[component]
fn ByeOf(name: String) -> impl IntoView {
    let t = use_language();
    view! {
        <span class="disc draw entered" aria-hidden="true">{t.bye_character()}</span>
        <b>{name}</b>
        <span class="second">{t.bye()}</span>
    }
}

#[component]
fn LeftOut(id: PlayerId, name: String) -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let put_back = move |_| {
        session.run_and_say(Command::PutBack { player: id });
    };
    view! {
        <li>
            <span class="tag">{t.left_out_title()}</span>
            <b>{name}</b>
            <span class="second">{t.left_out_forfeits()}</span>
            <button class="button push" data-test="put-back" on:click=put_back>
                {t.put_back()}
            </button>
        </li>
    }
}
