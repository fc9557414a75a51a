//! Lots among those whom the list shows: boards of a simultaneous display, lucky prizes. The seed is shown, and who was
//! drawn is kept in the record.

use bianpai::command::Command;
use bianpai::event::{Draw, PlayerId};
use bianpai::pairing::lots;
use leptos::prelude::*;

use super::Sheets;
use super::fields::{Keys, Line, WORDS};
use super::selection::Selection;
use crate::app::components::{CopyButton, Sheet};
use crate::app::device;
use crate::app::session::use_session;
use crate::app::use_language;

const FIGURE: Keys = Keys { kind: "text", mode: "numeric", test: "" };

/// The sheet of lots.
#[component]
pub fn LotsSheet(sheets: Sheets, selection: Selection) -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let among = StoredValue::new(selection.shown_who(session, |player| player.left_after().is_none()));
    let purpose = RwSignal::new(t.lots_purpose().to_owned());
    let count = RwSignal::new("1".to_owned());
    let seed = RwSignal::new(device::random_seed().to_string());
    let asked = Memo::new(move |_| {
        let count = count.read().trim().parse::<usize>().ok().filter(|count| *count > 0)?;
        let seed = seed.read().trim().parse::<u32>().ok().filter(|seed| *seed < Draw::SEED_END)?;
        Some((count, seed))
    });
    // Nobody is shown before it is in the record: a draw that is looked at first is none.
    let drawn = RwSignal::new(Vec::<PlayerId>::new());
    let names = Memo::new(move |_| {
        let name = |id: &PlayerId| session.look(|document| Some(document.event().player(*id)?.profile.name.clone()));
        drawn.with(|drawn| drawn.iter().filter_map(name).collect::<Vec<_>>())
    });
    let draw = move |_| {
        let Some((count, seed)) = asked.get_untracked() else { return };
        let players = among.with_value(|among| lots(among, count, seed));
        let command = Command::DrawLots {
            purpose: purpose.get_untracked().trim().to_owned(),
            among: among.get_value(),
            seed,
            drawn: players.clone(),
        };
        if session.run(command) {
            drawn.set(players);
        }
    };
    let text = Callback::new(move |()| {
        let numbered =
            names.get_untracked().into_iter().enumerate().map(|(index, name)| format!("{}. {name}", index + 1));
        let head = format!("{} · {}", purpose.get_untracked(), t.seed_n(seed.get_untracked()));
        std::iter::once(head).chain(numbered).collect::<Vec<_>>().join("\n")
    });
    let nobody = move || drawn.read().is_empty();
    view! {
        <Sheet
            title=t.draw_lots()
            on_close=sheets.on_close()
            test="lots-sheet"
            footer=move || {
                view! {
                    <button
                        class="button filled wide"
                        hidden=move || !nobody()
                        disabled=move || asked.read().is_none() || among.with_value(Vec::is_empty)
                        data-test="confirm-lots"
                        on:click=draw
                    >
                        {t.draw_lots_now()}
                    </button>
                    <Show when=move || !nobody()>
                        <CopyButton text=text class="button wide" />
                    </Show>
                }
            }
        >
            <p class="second">{t.lots_among(among.with_value(Vec::len))}</p>
            <fieldset class="entry-form" disabled=move || !nobody()>
                <Line label=t.lots_for() value=purpose keys=Keys { test: "lots-purpose", ..WORDS } />
                <div class="two">
                    <Line label=t.seed() value=seed keys=Keys { test: "lots-seed", ..FIGURE } />
                    <Line label=t.lots_count() value=count keys=Keys { test: "lots-count", ..FIGURE } />
                </div>
            </fieldset>
            <p class="label">{t.lots_note()}</p>
            <ol class="numbers" aria-live="polite" data-test="drawn-lots">
                {move || {
                    let row = |(index, name): (usize, String)| {
                        view! {
                            <li>
                                <b class="number">{index + 1}</b>
                                <span>{name}</span>
                            </li>
                        }
                    };
                    names.get().into_iter().enumerate().map(row).collect_view()
                }}
            </ol>
        </Sheet>
    }
}
