//! The page: the final of a section (rules 8). Before it starts, who plays it; then the bracket, and the games of the
//! match that is meant, entered like those of a round.
//!
//! | file | what is in it |
//! |---|---|
//! | `start` | who leaves the pool for it, and the button that starts it |
//! | `bracket` | who meets whom |
//! | `games` | the games of one match: what was played, and the next |
//! | `game_sheet` | correcting a game, and what follows from it |

mod bracket;
mod game_sheet;
mod games;
mod start;

use std::sync::Arc;

use bianpai::command::Command;
use bianpai::event::{Event, FinalRules, Knockout, MatchId, PlayerId, SectionId};
use bianpai::knockout::{Bracket, Match};
use bianpai::pairing::{DueFinal, due_finals};
use leptos::prelude::*;

use crate::app::components::{Ask, Empty, EventScreen, FinalLinks, NextBar};
use crate::app::route::{Page, Route};
use crate::app::session::use_session;
use crate::app::text::Language;
use crate::app::use_language;
use bracket::BracketView;
use games::Games;
use start::{Due, StartBar};

/// How far the final of a section has come.
#[derive(Clone, PartialEq)]
enum State {
    /// The regulation has none.
    None,
    /// Its round has not been completed.
    Waiting(FinalRules),
    /// It can be started.
    Due(DueFinal),
    /// It has been started.
    Running,
}

impl State {
    fn of(event: &Event, of: SectionId) -> Self {
        if event.knockout(of).is_some() {
            return Self::Running;
        }
        let due = event.pool_of(of).map(|pool| due_finals(event, pool)).unwrap_or_default();
        let rules = event.regulation.finals.iter().find(|rules| rules.of == of);
        match (due.into_iter().find(|due| due.rules.of == of), rules) {
            (Some(due), _) => Self::Due(due),
            (None, Some(rules)) => Self::Waiting(rules.clone()),
            (None, None) => Self::None,
        }
    }
}

/// The page of the final of a section.
#[component]
pub fn FinalPage(of: SectionId) -> impl IntoView {
    let t = use_language();
    let session = use_session();
    session.section.set(of);
    let state = session.part(move |event| State::of(event, of));
    let name = session
        .part(move |event| event.regulation.section(of).map_or_else(String::new, |section| section.name.clone()));
    let title = move || view! { <span>{t.final_word()}</span> <span class="aside">{name}</span> };
    move || match state.get() {
        State::Running => view! { <Running of=of title=title.into() /> }.into_any(),
        State::Due(due) => {
            let bar = due.clone();
            view! {
                <EventScreen page=Page::Final(of) title=title next=move || view! { <StartBar due=bar.clone() /> }>
                    <FinalLinks />
                    <Due due=due />
                </EventScreen>
            }
            .into_any()
        }
        State::Waiting(rules) => view! {
            <EventScreen page=Page::Final(of) title=title>
                <FinalLinks />
                <Empty title=t.final_waits(rules.after) text=t.final_waits_text(rules.players, rules.after)>
                    <ToRounds />
                </Empty>
            </EventScreen>
        }
        .into_any(),
        State::None => view! {
            <EventScreen page=Page::Final(of) title=title>
                <Empty title=t.final_none().into() text=t.final_none_text().into()>
                    <ToRounds />
                </Empty>
            </EventScreen>
        }
        .into_any(),
    }
}

#[component]
fn ToRounds() -> impl IntoView {
    let t = use_language();
    let id = use_session().look(|document| document.id().clone());
    view! { <a class="button" href=Route::Event(id, Page::Rounds(None)).hash()>{t.to_current_round()}</a> }
}

/// A final that is being played, as its views share it.
#[derive(Clone, Copy)]
struct Playing {
    of: SectionId,
    knockout: Memo<Option<Arc<Knockout>>>,
    bracket: Memo<Option<Arc<Bracket>>>,
    /// The match that was chosen; `None`: the first that can be played.
    chosen: RwSignal<Option<MatchId>>,
}

impl Playing {
    fn new(of: SectionId) -> Self {
        let session = use_session();
        let knockout = session.part(move |event| event.knockout(of).cloned().map(Arc::new));
        let bracket = Memo::new(move |_| knockout.get().map(|knockout| Arc::new(Bracket::of(&knockout))));
        Self { of, knockout, bracket, chosen: RwSignal::new(None) }
    }

    /// The match whose games are shown.
    fn meant(self) -> Option<Match> {
        let bracket = self.bracket.get()?;
        let chosen = self.chosen.get().and_then(|id| bracket.match_of(id));
        chosen.or_else(|| open_match(&bracket)).or_else(|| bracket.stages.last()?.first()).cloned()
    }
}

/// The first match that can be played.
fn open_match(bracket: &Bracket) -> Option<&Match> {
    bracket.matches().find(|one| one.next.is_some())
}

#[component]
fn Running(of: SectionId, title: ViewFn) -> impl IntoView {
    let playing = Playing::new(of);
    view! {
        <EventScreen page=Page::Final(of) title=title next=move || view! { <RunningBar playing=playing /> }>
            <FinalLinks />
            <BracketView playing=playing />
            <Games playing=playing />
        </EventScreen>
    }
}

/// What is to be played next, or that it is over.
#[component]
fn RunningBar(playing: Playing) -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let id = session.look(|document| document.id().clone());
    move || {
        let bracket = playing.bracket.get()?;
        let Some(open) = open_match(&bracket) else {
            let places = Route::Event(id.clone(), Page::Places(None)).hash();
            return Some(
                view! {
                    <NextBar state=t.final_over() detail=t.final_over_text()>
                        <a class="button filled" href=places data-test="see-places">{t.see_places()}</a>
                    </NextBar>
                }
                .into_any(),
            );
        };
        let (state, detail) =
            (t.not_in(match_name(t, &bracket, open.id)), session.with(|event| versus(t, event, open)));
        let open = open.id;
        let untouched =
            playing.knockout.with(|knockout| knockout.as_ref().is_some_and(|knockout| knockout.matches.is_empty()));
        Some(
            view! {
                <NextBar state=state detail=detail>
                    {untouched.then(|| view! { <CallOff of=playing.of /> })}
                    <button class="button filled" data-test="next-match" on:click=move |_| playing.chosen.set(Some(open))>
                        {t.to_the_match()}
                    </button>
                </NextBar>
            }
            .into_any(),
        )
    }
}

/// Before its first result the final can be called off, after asking.
#[component]
fn CallOff(of: SectionId) -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let asked = RwSignal::new(false);
    let cancel = Callback::new(move |()| {
        asked.set(false);
        session.run_and_say(Command::CancelFinal { of });
    });
    view! {
        <button class="button" data-test="cancel-final" on:click=move |_| asked.set(true)>
            {t.cancel_final()}
        </button>
        <Show when=move || asked.get()>
            <Ask
                title=t.cancel_final_title()
                yes=t.cancel_final()
                no=t.leave_it()
                on_yes=cancel
                on_no=Callback::new(move |()| asked.set(false))
            >
                <p>{t.cancel_final_text()}</p>
            </Ask>
        </Show>
    }
}

/// "半决赛 2", "决赛", "三、四名".
fn match_name(t: Language, bracket: &Bracket, id: MatchId) -> String {
    let last = bracket.stages.len() - 1 == usize::from(id.stage);
    match (last, id.index) {
        (true, 0) => t.final_word().into(),
        (true, _) => t.for_third().into(),
        (false, index) => format!("{} {}", stage_name(t, bracket, usize::from(id.stage)), index + 1),
    }
}

/// What a stage is called, by how many play in it.
fn stage_name(t: Language, bracket: &Bracket, stage: usize) -> &'static str {
    match bracket.stages.len() - stage {
        1 => t.final_word(),
        2 => t.semifinal(),
        3 => t.quarterfinal(),
        _ => t.first_of_sixteen(),
    }
}

/// "甲 对 乙".
fn versus(t: Language, event: &Event, one: &Match) -> String {
    let name = |player: Option<PlayerId>| player.map_or_else(String::new, |id| crate::app::text::name_of(event, id));
    t.versus(name(one.players[0]), name(one.players[1]))
}
