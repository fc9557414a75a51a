//! The games of one match: those that were played, and the next, entered like a table of a round.

use std::sync::Arc;

use bianpai::command::Command;
use bianpai::event::{FinalGame, FinalRules, Knockout, Outcome, PlayerId, Side};
use bianpai::knockout::{Match, NextGame};
use bianpai::pairing::{WhyFirstInFinal, first_in_final};
use leptos::prelude::*;

use super::game_sheet::GameSheet;
use super::{Playing, match_name};
use crate::app::session::use_session;
use crate::app::text::{Language, name_of, outcome_text};
use crate::app::use_language;

/// What a game of the chain is called: the slow game, or by its time control.
pub fn game_word(t: Language, rules: &FinalRules, number: usize) -> String {
    let extra = number.checked_sub(1).and_then(|index| rules.extra_games.get(index).or(rules.extra_games.last()));
    match extra {
        Some(extra) if !extra.time_control.is_empty() => extra.time_control.clone(),
        Some(_) => t.extra_game_n(number),
        None if number == 0 => t.slow_game().into(),
        None => t.slow_game_again().into(),
    }
}

/// The games of the match that is meant.
#[component]
pub fn Games(playing: Playing) -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let open = RwSignal::new(None::<(Match, usize)>);
    let list = move || {
        let (one, knockout, bracket) = (playing.meant()?, playing.knockout.get()?, playing.bracket.get()?);
        let name = match_name(t, &bracket, one.id);
        let state = one.decision.map(|decision| {
            let winner = session.with(|event| name_of(event, decision.winner));
            match decision.by_place {
                true => t.wins_by_place(winner),
                false => t.wins_match(winner, game_word(t, &knockout.rules, decision.game)),
            }
        });
        let lines = one.games.iter().copied().enumerate().map(|(number, game)| {
            let (one, word) = (one.clone(), game_word(t, &knockout.rules, number));
            view! { <GameLine game=game word=word open=Callback::new(move |()| open.set(Some((one.clone(), number)))) /> }
        });
        let lines = lines.collect_view();
        let next = one.next.clone().map(|next| {
            view! { <NextGameView one=one.clone() next=next knockout=knockout.clone() playing=playing /> }
        });
        Some(view! {
            <section class="games" data-test="games">
                <h2 class="group-head">
                    {name}
                    <span class="label" data-test="match-state">{state}</span>
                </h2>
                {lines}
                {next}
            </section>
        })
    };
    view! {
        {list}
        {move || open.get().map(|(one, number)| view! { <GameSheet one=one number=number playing=playing open=open /> })}
    }
}

/// A game that was played. A tap opens it.
#[component]
fn GameLine(game: FinalGame, word: String, open: Callback<()>) -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let name = |side| session.look(|document| name_of(document.event(), game.player(side)));
    view! {
        <button class="game-line" data-test="game" on:click=move |_| open.run(())>
            <span class="game-word label">{word}</span>
            <span class="game-players">
                <span class="disc small red" aria-hidden="true">{t.red()}</span>
                {name(Side::First)}
                <span class="disc small black" aria-hidden="true">{t.black()}</span>
                {name(Side::Second)}
            </span>
            <b>{outcome_text(t, game.outcome)}</b>
        </button>
    }
}

/// The game to be played: who has first and why, and a tap for its result.
#[component]
fn NextGameView(one: Match, next: NextGame, knockout: Arc<Knockout>, playing: Playing) -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let ruled = session.look(|document| first_in_final(document.event(), &knockout, &one, &next));
    let first = RwSignal::new(ruled.map(|(player, _)| player));
    let [Some(better), Some(lower)] = one.players else { return ().into_any() };
    let number = next.number;
    let why = move || match (ruled, first.get()) {
        (Some((player, why)), Some(now)) if player == now => why_text(t, why),
        (Some(_), _) => t.colours_by_hand().into(),
        (None, _) => String::new(),
    };
    let draw_wins = next.extra.as_ref().is_some_and(|extra| extra.draw_wins_for_second);
    let (id, of) = (one.id, playing.of);
    let enter = Callback::new(move |outcome: Outcome| {
        if let (Some(first), Ok(game)) = (first.get_untracked(), u8::try_from(number)) {
            // The match stays in sight when it is decided.
            playing.chosen.set(Some(id));
            session.run_and_say(Command::SetFinalGame { of, id, game, first, outcome });
        }
    });
    let other = move |player: PlayerId| if player == better { lower } else { better };
    let word = game_word(t, &knockout.rules, number);
    view! {
        <div class="next-game" data-test="next-game">
            <p class="game-word">
                <strong>{word}</strong>
                <span class="second">{why}</span>
            </p>
            {draw_wins.then(|| view! { <p class="second">{t.draw_wins_for_second()}</p> })}
            {move || match first.get() {
                None => view! { <ChooseColour better=better lower=lower first=first /> }.into_any(),
                Some(now) => view! {
                    <GameRow first=now second=other(now) enter=enter />
                    <div class="buttons">
                        <button class="button text" data-test="swap-colours" on:click=move |_| first.set(Some(other(now)))>
                            {t.exchange_colours()}
                        </button>
                        {[Outcome::FirstForfeits, Outcome::SecondForfeits, Outcome::DoubleForfeit, Outcome::DoubleLoss]
                            .map(|outcome| view! {
                                <button class="button text" on:click=move |_| enter.run(outcome)>{outcome_text(t, outcome)}</button>
                            })}
                    </div>
                }
                .into_any(),
            }}
        </div>
    }
    .into_any()
}

/// The better placed chooses his colour (rules 8.2).
#[component]
fn ChooseColour(better: PlayerId, lower: PlayerId, first: RwSignal<Option<PlayerId>>) -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let name = session.look(|document| name_of(document.event(), better));
    view! {
        <p>{t.chooses_colour(name)}</p>
        <div class="buttons even">
            <button class="button" data-test="chooses-first" on:click=move |_| first.set(Some(better))>
                <span class="disc small red" aria-hidden="true">{t.red()}</span>
                {t.takes_first()}
            </button>
            <button class="button" data-test="chooses-second" on:click=move |_| first.set(Some(lower))>
                <span class="disc small black" aria-hidden="true">{t.black()}</span>
                {t.takes_second()}
            </button>
        </div>
    }
}

/// A row like one of a round: half of it is a win, the river a draw.
#[component]
fn GameRow(first: PlayerId, second: PlayerId, enter: Callback<Outcome>) -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let name = |id| session.look(|document| name_of(document.event(), id));
    view! {
        <div class="table-row missing final-row">
            <button class="half first" data-test="first" aria-label=t.wins(name(first)) on:click=move |_| enter.run(Outcome::FirstWins)>
                <span class="disc red" aria-hidden="true">{t.win()}</span>
                <span class="name"><span class="who">{name(first)}</span></span>
            </button>
            <button class="river" data-test="draw" aria-label=outcome_text(t, Outcome::Draw) on:click=move |_| enter.run(Outcome::Draw)>
                <span class="disc draw" aria-hidden="true">{t.draw_character()}</span>
            </button>
            <button class="half second-side" data-test="second" aria-label=t.wins(name(second)) on:click=move |_| enter.run(Outcome::SecondWins)>
                <span class="disc black" aria-hidden="true">{t.win()}</span>
                <span class="name"><span class="who">{name(second)}</span></span>
            </button>
        </div>
    }
}

fn why_text(t: Language, why: WhyFirstInFinal) -> String {
    match why {
        WhyFirstInFinal::Exchanged => t.why_exchanged().into(),
        WhyFirstInFinal::FewerGamesAsFirst { his, others } => t.why_fewer_first(his, others),
        WhyFirstInFinal::OddSum => t.why_odd_sum().into(),
        WhyFirstInFinal::EvenSum => t.why_even_sum().into(),
        WhyFirstInFinal::Lot => t.why_lot().into(),
    }
}
