//! The keys of the keypad on the screen.

use bianpai::event::Outcome;
use leptos::prelude::*;

use super::Entering;
use crate::app::components::{Icon, IconName};
use crate::app::text::outcome_text;
use crate::app::use_language;

/// Red wins, draw, black wins: red at the left or above, as everywhere.
#[component]
pub fn Results(entering: Entering) -> impl IntoView {
    let t = use_language();
    let results = [
        (Outcome::FirstWins, "disc red won", t.win(), "←", "key-first"),
        (Outcome::Draw, "disc draw entered", t.draw_character(), "↓", "key-draw"),
        (Outcome::SecondWins, "disc black won", t.win(), "→", "key-second"),
    ];
    view! {
        <div class="result-keys" role="group" aria-label=t.result()>
            {results
                .map(|(outcome, disc, character, key, test)| {
                    view! {
                        <button
                            class="result-key"
                            aria-pressed=move || (entering.to_repeat() == Some(outcome)).to_string()
                            data-test=test
                            on:click=move |_| entering.enter(outcome)
                        >
                            <span class=disc aria-hidden="true">{character}</span>
                            <b>{outcome_text(t, outcome)}</b>
                            <kbd aria-hidden="true">{key}</kbd>
                        </button>
                    }
                })
                .collect_view()}
        </div>
    }
}

/// Forfeits and double losses, and the sheet with the fouls.
#[component]
pub fn Specials(entering: Entering) -> impl IntoView {
    let t = use_language();
    let specials =
        [Outcome::FirstForfeits, Outcome::SecondForfeits, Outcome::DoubleForfeit, Outcome::DoubleLoss].map(|outcome| {
            view! {
                <button class="button wide-only" on:click=move |_| entering.enter(outcome)>
                    {outcome_text(t, outcome)}
                </button>
            }
        });
    view! {
        <div class="special-keys" role="group">
            {specials.into_iter().collect_view()}
            <button class="button" data-test="key-more" on:click=move |_| entering.open_sheet()>
                <span class="narrow-only">{t.forfeits_and_fouls()}</span>
                <span class="wide-only">{t.fouls()}</span>
            </button>
            <button class="button wide-only" data-test="key-next" on:click=move |_| entering.go_on()>
                {t.next_missing()}
                <kbd aria-hidden="true">"N"</kbd>
            </button>
        </div>
    }
}

/// The digits of a table's number, where there is no keyboard.
#[component]
pub fn Digits(entering: Entering) -> impl IntoView {
    let t = use_language();
    let digit = move |digit: char| {
        view! {
            <button class="digit" data-test=format!("digit-{digit}") on:click=move |_| entering.digit(digit)>
                {digit.to_string()}
            </button>
        }
    };
    view! {
        <div class="digits" role="group" aria-label=t.column_table()>
            {"123456789".chars().map(digit).collect_view()}
            <button class="digit" aria-label=t.delete_digit() data-test="digit-delete" on:click=move |_| entering.delete()>
                <Icon name=IconName::Delete />
            </button>
            {digit('0')}
            <button class="digit word" data-test="digit-next" on:click=move |_| entering.go_on()>
                {t.next_table()}
            </button>
        </div>
    }
}
