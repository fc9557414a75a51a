//! What a player's sheet offers of taking part: away in the next round, leaving, being cancelled, coming back, being put
//! back after forfeits, and taking the entry off the list (rules 2.4 and 4.11).

use bianpai::command::Command;
use bianpai::event::{Event, PlayerId, RoundNo};
use bianpai::pairing::{MissingResults, NextRound};
use leptos::prelude::*;

use super::Sheets;
use crate::app::components::Ask;
use crate::app::session::use_session;
use crate::app::use_language;

/// How he stands to the rounds.
#[derive(Clone, PartialEq, Eq)]
struct Standing {
    /// The last round he was in, if he has left.
    left_after: Option<RoundNo>,
    disqualified: bool,
    /// The last published round.
    last: RoundNo,
    /// The next round, if there is one.
    next: Option<RoundNo>,
    away_next: bool,
    /// Left out of the next round for forfeits in a row.
    left_out: bool,
    numbered: bool,
    paired: bool,
}

impl Standing {
    fn of(event: &Event, id: PlayerId) -> Option<Self> {
        let player = event.player(id)?;
        let pool = event.pool_of(player.section)?;
        let last = event.pool(pool)?.last_round();
        let rounds = event.regulation.pool(pool)?.rounds;
        let next = Some(last.next()).filter(|next| *next <= rounds);
        let coming = NextRound::of(event, pool, MissingResults::AsDraws);
        Some(Self {
            left_after: player.left_after(),
            disqualified: player.is_disqualified(),
            last,
            next,
            away_next: player.away.contains(&last.next()),
            left_out: coming.is_ok_and(|coming| coming.left_out.contains(&id)),
            numbered: player.number.is_some(),
            paired: event.has_been_paired(id),
        })
    }

    const fn is_in_play(&self) -> bool {
        self.left_after.is_none()
    }
}

/// What can be done about it. Each is one tap and can be undone; only the cancelling of results asks first.
#[component]
pub fn Participation(sheets: Sheets, player: PlayerId) -> impl IntoView {
    let standing = use_session().part(move |event| Standing::of(event, player));
    move || {
        standing.get().map(|standing| {
            view! {
                <Presence standing=standing.clone() sheets=sheets player=player />
                <Leaving standing=standing sheets=sheets player=player />
            }
        })
    }
}

/// A button that does one thing and closes the sheet, so that what was done can be read and undone.
#[component]
fn Deed(word: String, command: Command, sheets: Sheets, test: &'static str) -> impl IntoView {
    let session = use_session();
    let tap = move |_| {
        if session.run_and_say(command.clone()) {
            sheets.close();
        }
    };
    view! {
        <button class="button wide" data-test=test on:click=tap>
            {word}
        </button>
    }
}

/// Away in the next round, and put back.
#[component]
fn Presence(standing: Standing, sheets: Sheets, player: PlayerId) -> impl IntoView {
    let t = use_language();
    let away = standing.next.filter(|_| standing.is_in_play() && standing.numbered).map(|round| {
        let word = if standing.away_next { t.not_away(round) } else { t.away_in(round) };
        let command = Command::SetAway { player, round, away: !standing.away_next };
        view! { <Deed word=word command=command sheets=sheets test="away" /> }
    });
    let put_back = (standing.left_out && standing.is_in_play()).then(|| {
        view! {
            <p class="second">{t.left_out_text()}</p>
            <Deed word=t.put_back().into() command=Command::PutBack { player } sheets=sheets test="put-back" />
        }
    });
    view! {
        {put_back}
        {away}
    }
}

/// Leaving, being cancelled, coming back, being taken off the list.
#[component]
fn Leaving(standing: Standing, sheets: Sheets, player: PlayerId) -> impl IntoView {
    let t = use_language();
    let left = standing.left_after.map(|after| {
        let said = if standing.disqualified { t.disqualified_after(after) } else { t.withdrawn_after(after) };
        view! {
            <p class="second" data-test="left">
                {said}
            </p>
            <Deed word=t.comes_back().into() command=Command::Return { player } sheets=sheets test="return" />
        }
    });
    let after = standing.last;
    let leaves = standing.is_in_play().then(|| {
        let word = if after == RoundNo::START { t.withdraws().to_owned() } else { t.withdraws_after(after) };
        view! { <Deed word=word command=Command::Withdraw { player, after } sheets=sheets test="withdraw" /> }
    });
    let cancel = (standing.paired && !standing.disqualified)
        .then(|| view! { <Disqualify player=player after=after sheets=sheets /> });
    let remove = (!standing.paired).then(|| {
        view! { <Deed word=t.remove_entry().into() command=Command::RemovePlayer { player } sheets=sheets test="remove" /> }
    });
    view! {
        {left}
        {leaves}
        {cancel}
        {remove}
    }
}

#[component]
fn Disqualify(player: PlayerId, after: RoundNo, sheets: Sheets) -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let asked = RwSignal::new(false);
    let cancel = Callback::new(move |()| {
        asked.set(false);
        if session.run_and_say(Command::Disqualify { player, after }) {
            sheets.close();
        }
    });
    view! {
        <button class="button wide" data-test="disqualify" on:click=move |_| asked.set(true)>
            {t.disqualify()}
        </button>
        <Show when=move || asked.get()>
            <Ask
                title=t.disqualify_ask()
                yes=t.disqualify()
                no=t.cancel()
                on_yes=cancel
                on_no=Callback::new(move |()| asked.set(false))
            >
                <p>{t.disqualify_text()}</p>
            </Ask>
        </Show>
    }
}
