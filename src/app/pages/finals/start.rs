//! Who leaves the pool for the final, and the button that starts it.

use bianpai::command::Command;
use bianpai::pairing::DueFinal;
use leptos::prelude::*;

use crate::app::components::{NextBar, Notice, NoticeKind};
use crate::app::device;
use crate::app::session::use_session;
use crate::app::text::name_of;
use crate::app::use_language;

/// Who plays it, and who is passed over.
#[component]
pub fn Due(due: DueFinal) -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let wanted = due.rules.players;
    let few = due.participants.len() < usize::from(wanted);
    let line = |(place, id): (usize, bianpai::event::PlayerId)| {
        let (name, region) = session.look(|document| {
            let event = document.event();
            let region = event.player(id).map(|player| player.profile.region.clone()).unwrap_or_default();
            (name_of(event, id), region)
        });
        view! {
            <li data-test="finalist">
                <b class="seed">{place}</b>
                <span>{name}</span>
                <span class="second">{region}</span>
            </li>
        }
    };
    let passed = due.passed_over.iter().map(|&id| session.look(|document| name_of(document.event(), id)));
    let passed: Vec<String> = passed.collect();
    view! {
        <div class="final-start column">
            <p class="second">{t.final_due_text(due.rules.after, wanted)}</p>
            <ol class="finalists">{due.participants.iter().copied().enumerate().map(|(index, id)| line((index + 1, id))).collect_view()}</ol>
            {(!passed.is_empty()).then(|| view! { <p class="second">{t.passed_over(passed.join(t.list_comma()))}</p> })}
            {few.then(|| view! {
                <Notice kind=NoticeKind::Attention title=t.too_few_finalists(wanted, due.participants.len()) text=t.too_few_finalists_text().into() />
            })}
        </div>
    }
}

/// Starts it.
#[component]
pub fn StartBar(due: DueFinal) -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let DueFinal { rules, participants, .. } = due;
    let enough = participants.len() == usize::from(rules.players);
    let start = move |_| {
        session.run_and_say(Command::StartFinal {
            of: rules.of,
            participants: participants.clone(),
            seed: device::random_seed(),
        });
    };
    view! {
        <NextBar state=t.final_can_start() detail=t.final_can_start_text()>
            <button class="button filled" data-test="start-final" disabled=!enough on:click=start>
                {t.start_final()}
            </button>
        </NextBar>
    }
}
