//! A change that reaches back behind a published round: what follows from it is said before it is made (rules 2.5).

use bianpai::command::{Command, apply};
use bianpai::event::{Event, Pool, PoolId, RoundNo, TableNo};
use bianpai::standings::Changes;
use leptos::prelude::*;

use crate::app::components::Ask;
use crate::app::device;
use crate::app::session::use_session;
use crate::app::text::{Language, outcome_text};
use crate::app::use_language;

/// Whether the command changes something behind which another round has been published. A result that was still
/// missing is entered without asking.
pub fn needs_asking(event: &Event, command: &Command) -> bool {
    let last = |pool| event.pool(pool).map_or(RoundNo::START, |pool: &Pool| pool.last_round());
    let known = |pool: PoolId, round: RoundNo, table: TableNo| {
        let table = event.pool(pool).and_then(|pool| pool.round(round)?.tables.get(table.index()));
        table.is_some_and(|table| table.outcome.is_some())
    };
    match command {
        Command::SetOutcome { pool, round, table, .. } => *round < last(*pool) && known(*pool, *round, *table),
        Command::SwapColours { pool, round, .. } => *round < last(*pool),
        _ => false,
    }
}

/// Asks before the command is run; `asked` is emptied either way, `done` follows a yes.
#[component]
pub fn Correction(command: Command, asked: RwSignal<Option<Command>>, done: Callback<()>) -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let consequences = session.look(|document| consequences(t, document.event(), &command));
    let (title, yes) = question(t, &command);
    let make = Callback::new(move |()| {
        asked.set(None);
        if session.run_and_say(command.clone()) {
            done.run(());
        }
    });
    view! {
        <Ask title=title yes=yes no=t.leave_it() on_yes=make on_no=Callback::new(move |()| asked.set(None))>
            <ul class="consequences">{consequences.into_iter().map(|line| view! { <li>{line}</li> }).collect_view()}</ul>
        </Ask>
    }
}

fn question(t: Language, command: &Command) -> (String, String) {
    match command {
        Command::SetOutcome { round, table, outcome: Some(outcome), .. } => {
            let outcome = outcome_text(t, *outcome);
            (t.correct_title(round, table, outcome), t.change_to(outcome))
        }
        Command::SetOutcome { round, table, outcome: None, .. } => {
            (t.correct_clear_title(round, table), t.clear_result().into())
        }
        Command::SwapColours { round, table, .. } => (t.correct_swap_title(round, table), t.change_it().into()),
        _ => (t.change_it().into(), t.change_it().into()),
    }
}

/// What follows from the command, in sentences.
fn consequences(t: Language, event: &Event, command: &Command) -> Vec<String> {
    let mut after = event.clone();
    if apply(&mut after, command, device::now()).is_err() {
        // The refusal is said when it is run.
        return Vec::new();
    }
    let changes = Changes::between(event, &after);
    let (Command::SetOutcome { pool, round, .. } | Command::SwapColours { pool, round, .. }) = command else {
        return Vec::new();
    };
    let last = event.pool(*pool).map_or(RoundNo::START, |pool| pool.last_round());
    let from = round.next();
    let stays = if from == last { t.consequence_pairing(last) } else { t.consequence_pairings(from, last) };
    let teams = (changes.teams > 0).then(|| t.teams_move(changes.teams));
    let moves = t.consequence_points(changes.points, changes.places);
    [Some(moves), teams, Some(stays)].into_iter().flatten().collect()
}
