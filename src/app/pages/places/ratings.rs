//! What the event does to each player's rating (rules 10).

use bianpai::event::{Event, PlayerId, RoundNo, SectionId};
use bianpai::standings::{Ledger, rating_changes};
use leptos::prelude::*;

use super::list::List;
use super::rating_file::RatingFile;
use crate::app::components::CopyButton;
use crate::app::session::use_session;
use crate::app::text::name_of;
use crate::app::use_language;

/// A player's change.
#[derive(Clone, PartialEq)]
struct Change {
    player: PlayerId,
    name: String,
    before: String,
    after: String,
    gain: i32,
    games: usize,
}

/// Everyone of the section, the highest new rating first.
#[component]
pub fn RatingList(list: Memo<List>) -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let changes = Memo::new(move |_| {
        let (section, round) = list.with(|list| (list.section, list.round));
        session.with(|event| changes(event, section, round))
    });
    let text = Callback::new(move |()| {
        let title = session.look(|document| document.event().regulation.name.clone());
        let lines = changes
            .get_untracked()
            .into_iter()
            .map(|change| format!("{} {} {} {}", change.name, change.before, gain_text(change.gain), change.after));
        [title, t.list_of_ratings().into()].into_iter().chain(lines).collect::<Vec<_>>().join("\n")
    });
    view! {
        <div class="places-tools wraps">
            <RatingFile />
            <CopyButton text=text class="button" />
        </div>
        <p class="legend label">{t.ratings_help()}</p>
        <table class="ratings" data-test="ratings">
            <thead>
                <tr>
                    <th scope="col">{t.column_player()}</th>
                    <th scope="col" class="value">{t.column_rating_before()}</th>
                    <th scope="col" class="value">{t.column_rating_games()}</th>
                    <th scope="col" class="value">{t.column_rating_gain()}</th>
                    <th scope="col" class="value">{t.column_rating_after()}</th>
                </tr>
            </thead>
            <tbody>
                <For each=move || changes.get() key=|change| (change.player, change.before.clone(), change.gain, change.games) let:change>
                    <tr data-test="rating">
                        <th scope="row">{change.name}</th>
                        <td class="value">{change.before}</td>
                        <td class="value">{change.games}</td>
                        <td class="value">{gain_text(change.gain)}</td>
                        <td class="value"><b>{change.after}</b></td>
                    </tr>
                </For>
            </tbody>
        </table>
    }
}

/// "+12", "−8".
fn gain_text(gain: i32) -> String {
    format!("{gain:+}").replace('-', "−")
}

fn changes(event: &Event, section: SectionId, round: RoundNo) -> Vec<Change> {
    let (Some(rules), Some(pool)) = (&event.regulation.ratings, event.pool_of(section)) else { return Vec::new() };
    // As of an earlier round, the later ones have not been played.
    let mut until = event.clone();
    if let Some(pool) = until.pool_mut(pool) {
        pool.rounds.truncate(usize::from(round.0));
    }
    let ledger = Ledger::of(&until, pool);
    let of_section = |id: PlayerId| event.player(id).is_some_and(|player| player.section == section);
    let all = rating_changes(&until, &ledger, rules).into_iter().filter(|change| of_section(change.player));
    let mut all: Vec<_> = all.collect();
    all.sort_by_key(|change| std::cmp::Reverse(change.after.rating));
    let line = |change: bianpai::standings::RatingChange| Change {
        player: change.player,
        name: name_of(event, change.player),
        before: change.before.rating.to_string(),
        after: change.after.rating.to_string(),
        gain: change.gain,
        games: change.games.len(),
    };
    all.into_iter().map(line).collect()
}
