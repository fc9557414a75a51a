//! The bracket: a column for each stage, a box for each match. A tap means the match.

use bianpai::event::{FinalColours, PlayerId, Side};
use bianpai::knockout::Match;
use leptos::prelude::*;

use super::games::game_word;
use super::{Playing, match_name, stage_name};
use crate::app::session::use_session;
use crate::app::text::name_of;
use crate::app::use_language;

/// The bracket of the final.
#[component]
pub fn BracketView(playing: Playing) -> impl IntoView {
    let t = use_language();
    move || {
        let bracket = playing.bracket.get()?;
        let stages = (0..bracket.stages.len()).map(|stage| {
            let (of_stage, third): (Vec<Match>, Vec<Match>) = bracket.stages[stage]
                .iter()
                .cloned()
                .partition(|one| stage + 1 < bracket.stages.len() || one.id.index == 0);
            let boxes = of_stage.into_iter().map(|one| view! { <MatchBox one=one playing=playing /> }).collect_view();
            let third = third.into_iter().map(|one| {
                view! {
                    <p class="stage-name label">{t.for_third()}</p>
                    <MatchBox one=one playing=playing />
                }
            });
            view! {
                <div class="stage">
                    <p class="stage-name label">{stage_name(t, &bracket, stage)}</p>
                    <div class="boxes">{boxes}</div>
                    {third.collect_view()}
                </div>
            }
        });
        let lots = playing.knockout.get().filter(|knockout| knockout.rules.colours == FinalColours::Lot);
        Some(view! {
            <div class="bracket" data-test="bracket">{stages.collect_view()}</div>
            {lots.map(|knockout| view! { <p class="label lots">{t.lots_of(knockout.seed)}</p> })}
        })
    }
}

#[component]
fn MatchBox(one: Match, playing: Playing) -> impl IntoView {
    let t = use_language();
    let id = one.id;
    let name = playing
        .bracket
        .with_untracked(|bracket| bracket.as_ref().map_or_else(String::new, |bracket| match_name(t, bracket, id)));
    // Only a match that was not decided by its slow game says by which.
    let by = one.decision.filter(|decision| decision.game > 0).map(|decision| {
        playing.knockout.with_untracked(|knockout| {
            knockout.as_ref().map_or_else(String::new, |knockout| game_word(t, &knockout.rules, decision.game))
        })
    });
    let side = {
        let one = one.clone();
        move |index: usize| view! { <MatchSide one=one.clone() index=index playing=playing /> }
    };
    let meant = move || playing.meant().is_some_and(|meant| meant.id == id);
    let ready = one.is_ready();
    view! {
        <button
            class="match-box"
            class:open=one.next.is_some()
            aria-pressed=move || meant().to_string()
            aria-label=name
            disabled=!ready
            data-test=format!("match-{}-{}", id.stage, id.index)
            on:click=move |_| playing.chosen.set(Some(id))
        >
            {side(0)}
            {side(1)}
        </button>
        {by.map(|by| view! { <p class="decided-by label">{t.won_by_game(by)}</p> })}
    }
}

#[component]
fn MatchSide(one: Match, index: usize, playing: Playing) -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let player = one.players[index];
    let name = player.map(|id| session.look(|document| name_of(document.event(), id)));
    let won = one.decision.is_some_and(|decision| Some(decision.winner) == player);
    let lost = one.decision.is_some() && !won;
    let seed = player.and_then(|id| seed(playing, id));
    // The colour of the game that decided, or of the latest.
    let game = one.decision.map_or(one.games.last(), |decision| one.games.get(decision.game));
    let disc =
        game.zip(player).map(|(game, id)| if game.player(Side::First) == id { Side::First } else { Side::Second });
    view! {
        <span class="match-side" class:won=won class:lost=lost>
            <span class="seed">{seed}</span>
            <span class="who">{name.unwrap_or_else(|| t.not_known_yet().into())}</span>
            {disc.map(|side| match side {
                Side::First => view! { <span class="disc small red">{t.red()}</span> },
                Side::Second => view! { <span class="disc small black">{t.black()}</span> },
            })}
            {won.then(|| view! { <b class="win-mark">{t.win()}</b> })}
        </span>
    }
}

fn seed(playing: Playing, id: PlayerId) -> Option<usize> {
    playing.knockout.with_untracked(|knockout| {
        let position = knockout.as_ref()?.participants.iter().position(|&known| known == id)?;
        Some(position + 1)
    })
}
