//! Correcting a game of a final: what else goes with it is said before (rules 8.4).

use bianpai::command::{Command, apply};
use bianpai::event::{Event, FinalGame, Outcome};
use bianpai::knockout::{Bracket, Match};
use leptos::prelude::*;

use super::games::game_word;
use super::{Playing, match_name};
use crate::app::components::{Ask, Icon, IconName, Sheet};
use crate::app::device;
use crate::app::session::use_session;
use crate::app::text::{Language, outcome_text};
use crate::app::use_language;

/// The sheet of a game that was played.
#[component]
pub fn GameSheet(one: Match, number: usize, playing: Playing, open: RwSignal<Option<(Match, usize)>>) -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let asked = RwSignal::new(None::<Command>);
    let close = Callback::new(move |()| open.set(None));
    let (Some(&game), Ok(index)) = (one.games.get(number), u8::try_from(number)) else { return ().into_any() };
    let (id, of) = (one.id, playing.of);
    let make = move |command: Command| {
        if session.look(|document| lost(t, document.event(), playing, &command).is_empty()) {
            if session.run_and_say(command) {
                close.run(());
            }
        } else {
            asked.set(Some(command));
        }
    };
    let set = move |outcome| make(Command::SetFinalGame { of, id, game: index, first: game.first, outcome });
    let clear = move |_| make(Command::ClearFinalGame { of, id, game: index });
    let title = playing.knockout.with_untracked(|knockout| {
        knockout.as_ref().map_or_else(String::new, |knockout| game_word(t, &knockout.rules, number))
    });
    view! {
        <Show when=move || asked.read().is_none()>
            <Sheet title=title.clone() on_close=close test="game-sheet">
                <Outcomes game=game set=Callback::new(set) />
                <div class="menu">
                    <button data-test="clear" on:click=clear>
                        <Icon name=IconName::Close />
                        {t.clear_result()}
                    </button>
                </div>
            </Sheet>
        </Show>
        {move || asked.get().map(|command| {
            let lost = session.look(|document| lost(t, document.event(), playing, &command));
            let yes = Callback::new(move |()| {
                if session.run_and_say(command.clone()) {
                    close.run(());
                }
            });
            view! {
                <Ask
                    title=t.correct_final()
                    yes=t.change_it()
                    no=t.leave_it()
                    on_yes=yes
                    on_no=Callback::new(move |()| asked.set(None))
                >
                    <ul class="consequences">{lost.into_iter().map(|line| view! { <li>{line}</li> }).collect_view()}</ul>
                </Ask>
            }
        })}
    }
    .into_any()
}

#[component]
fn Outcomes(game: FinalGame, set: Callback<Outcome>) -> impl IntoView {
    let t = use_language();
    let button = move |outcome: Outcome| {
        view! {
            <button
                class="outcome"
                aria-pressed=(game.outcome == outcome).to_string()
                data-test=format!("set-{outcome:?}")
                on:click=move |_| set.run(outcome)
            >
                {outcome_text(t, outcome)}
            </button>
        }
    };
    view! {
        <div class="segments" role="group">
            {[Outcome::FirstWins, Outcome::Draw, Outcome::SecondWins].map(button)}
        </div>
        <div class="special" role="group">
            {[Outcome::FirstForfeits, Outcome::SecondForfeits, Outcome::DoubleForfeit, Outcome::DoubleLoss].map(button)}
        </div>
    }
}

/// What goes with the change: later games of the match, and matches whose players are others then.
fn lost(t: Language, event: &Event, playing: Playing, command: &Command) -> Vec<String> {
    let mut after = event.clone();
    if apply(&mut after, command, device::now()).is_err() {
        // The refusal is said when it is run.
        return Vec::new();
    }
    let (Some(before), Some(after)) = (event.knockout(playing.of), after.knockout(playing.of)) else {
        return Vec::new();
    };
    let bracket = Bracket::of(before);
    let fewer = before.matches.iter().filter_map(|played| {
        let gone = played.games.len().saturating_sub(after.games(played.id).len());
        let own = matches!(command, Command::ClearFinalGame { id, .. } if *id == played.id);
        (gone > usize::from(own)).then(|| t.games_go(match_name(t, &bracket, played.id), gone))
    });
    fewer.collect()
}
