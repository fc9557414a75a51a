//! One step of the record in full, and the way back to it.

use bianpai::command::{Act, Command};
use bianpai::event::RoundNo;
use leptos::prelude::*;

use super::lines::{Line, State};
use crate::app::components::{Ask, Icon, IconName, Sheet};
use crate::app::session::use_session;
use crate::app::text::Language;
use crate::app::use_language;
use crate::app::{backup, device};

/// How far looking at a step has come.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub enum Looking {
    /// At none.
    #[default]
    Closed,
    /// At the step of this index.
    At(usize),
    /// Whether to undo everything after it.
    Asked(usize),
}

/// The sheet of the step that is looked at, or the question before undoing.
#[component]
pub fn StepView(lines: Memo<Vec<Line>>, looking: RwSignal<Looking>) -> impl IntoView {
    let line = move |index: usize| lines.with(|lines| lines.iter().find(|line| line.index == index).cloned());
    move || match looking.get() {
        Looking::Closed => ().into_any(),
        Looking::At(index) => line(index).map(|line| view! { <StepSheet line=line looking=looking /> }).into_any(),
        Looking::Asked(index) => view! { <AskUndo index=index lines=lines looking=looking /> }.into_any(),
    }
}

/// In which round a step was made.
pub fn round_text(t: Language, line: &Line) -> String {
    if line.round.0 == 0 { t.before_round_one().into() } else { t.round_n(line.round) }
}

#[component]
fn StepSheet(line: Line, looking: RwSignal<Looking>) -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let close = Callback::new(move |()| looking.set(Looking::Closed));
    let state = match line.state {
        State::InEffect => Some(t.in_effect()),
        State::Undone => Some(t.was_undone()),
        State::Undo | State::Redo => None,
    };
    let after = session.look(|document| document.in_effect_after(line.index));
    let published = session.look(|document| match &document.steps().get(line.index)?.act {
        Act::Do(Command::PublishRound { round, .. }) => Some(*round),
        _ => None,
    });
    let facts = [
        (t.step_what(), Some(line.text.clone())),
        (t.step_time(), Some(device::day_and_time(line.at))),
        (t.step_round(), Some(round_text(t, &line))),
        (t.step_state(), state.map(str::to_owned)),
    ];
    view! {
        <Sheet title=t.step_n(line.index + 1) on_close=close test="step-sheet">
            <dl class="step-facts">
                {facts
                    .into_iter()
                    .filter_map(|(word, fact)| {
                        let fact = fact?;
                        Some(view! {
                            <dt class="label">{word}</dt>
                            <dd>{fact}</dd>
                        })
                    })
                    .collect_view()}
            </dl>
            {published.map(|round| view! { <BeforePairing round=round index=line.index state=line.state looking=looking /> })}
            {match (line.state, after) {
                (State::InEffect, 0) => view! { <p class="second">{t.latest_in_effect()}</p> }.into_any(),
                (State::InEffect, count) => {
                    let ask = move |_| looking.set(Looking::Asked(line.index));
                    view! {
                        <button class="button wide" data-test="undo-to-here" on:click=ask>
                            <Icon name=IconName::Undo />
                            {t.undo_to_here(count)}
                        </button>
                    }
                    .into_any()
                }
                _ => ().into_any(),
            }}
        </Sheet>
    }
}

/// The ways back to before a round was paired: undo all that came after, or look at it as a copy beside this event.
#[component]
fn BeforePairing(round: RoundNo, index: usize, state: State, looking: RwSignal<Looking>) -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let full = RwSignal::new(false);
    let copy = move |_| {
        let before = session.look(|document| document.before(index, device::new_event_id()));
        full.set(!before.is_some_and(|copy| backup::open_copy(t, copy, t.before_pairing(round))));
    };
    // Nothing can be published in the first step, so that there is one before it.
    let undo = index.checked_sub(1).filter(|_| state == State::InEffect).map(|last| {
        let count = session.look(|document| document.in_effect_after(last));
        view! {
            <button class="button wide" data-test="undo-pairing" on:click=move |_| looking.set(Looking::Asked(last))>
                <Icon name=IconName::Undo />
                {t.undo_pairing(round, count)}
            </button>
        }
    });
    view! {
        {undo}
        <button class="button wide" data-test="copy-before" on:click=copy>
            <Icon name=IconName::Storage />
            {t.copy_before_pairing(round)}
        </button>
        <Show when=move || full.get()>
            <p>{t.not_saved_title()}</p>
        </Show>
    }
}

/// Names the stretch that would be undone.
#[component]
fn AskUndo(index: usize, lines: Memo<Vec<Line>>, looking: RwSignal<Looking>) -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let stretch: Vec<String> = lines.with_untracked(|lines| {
        let later = lines.iter().filter(|line| line.index > index && line.state == State::InEffect);
        later.map(|line| line.text.clone()).collect()
    });
    let count = stretch.len();
    let named = match (stretch.last(), stretch.first()) {
        (Some(only), Some(_)) if count == 1 => t.undo_only(only),
        (Some(first), Some(last)) => t.undo_stretch(first, last),
        _ => String::new(),
    };
    let undo = Callback::new(move |()| {
        looking.set(Looking::Closed);
        session.undo_to(index);
    });
    let back = Callback::new(move |()| looking.set(Looking::At(index)));
    view! {
        <Ask title=t.undo_to_title(count) yes=t.undo_now(count) no=t.cancel() on_yes=undo on_no=back>
            <ul class="consequences">
                <li>{named}</li>
                <li>{t.undo_kept()}</li>
            </ul>
        </Ask>
    }
}
