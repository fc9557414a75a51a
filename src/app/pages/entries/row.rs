//! One entrant in the list: a tap on the row opens his sheet, a tap on a stamp marks him as paid or here.

use bianpai::command::Command;
use bianpai::event::{Event, Number, PlayerId};
use bianpai::registration::owes;
use leptos::prelude::*;

use super::selection::{Marked, Selection, is_unnumbered};
use super::{Open, Sheets};
use crate::app::session::use_session;
use crate::app::text::Language;
use crate::app::use_language;

/// What the row shows.
#[derive(Clone, PartialEq, Eq)]
struct Facts {
    name: String,
    region: String,
    /// The section, where there are several.
    section: String,
    number: Option<Number>,
    paid: bool,
    present: bool,
    late: bool,
    /// Whether a fee is owed or was paid; what is waived asks for nothing.
    owes: bool,
    state: Option<State>,
}

/// What a tag says of him.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Withdrawn,
    Disqualified,
    Unnumbered,
    AwayNext,
    LeftOut,
}

impl Facts {
    fn of(event: &Event, id: PlayerId) -> Option<Self> {
        let player = event.player(id)?;
        let several = event.regulation.sections.len() > 1;
        let section = event.regulation.section(player.section).filter(|_| several);
        Some(Self {
            name: player.profile.name.clone(),
            region: player.profile.region.clone(),
            section: section.map_or_else(String::new, |section| section.name.clone()),
            number: player.number,
            paid: player.paid,
            present: player.present,
            late: player.late,
            owes: player.paid || owes(event, player),
            state: State::of(event, player),
        })
    }
}

impl State {
    fn of(event: &Event, player: &bianpai::event::Player) -> Option<Self> {
        let pool = event.pool(event.pool_of(player.section)?)?;
        let last = pool.last_round();
        let left_out = pool.rounds.last().is_some_and(|round| round.left_out.contains(&player.id));
        if player.left_after().is_some() {
            Some(if player.is_disqualified() { Self::Disqualified } else { Self::Withdrawn })
        } else if is_unnumbered(event, player) {
            Some(Self::Unnumbered)
        } else if left_out && player.put_back_after < last {
            Some(Self::LeftOut)
        } else {
            player.away.contains(&last.next()).then_some(Self::AwayNext)
        }
    }

    const fn text(self, t: Language) -> &'static str {
        match self {
            Self::Withdrawn => t.tag_withdrawn(),
            Self::Disqualified => t.tag_disqualified(),
            Self::Unnumbered => t.unnumbered(),
            Self::AwayNext => t.tag_away(),
            Self::LeftOut => t.tag_left_out(),
        }
    }
}

/// A row. While the filter or the search leaves him out it is hidden, not gone.
#[component]
pub fn EntryRow(id: PlayerId, sheets: Sheets, selection: Selection) -> impl IntoView {
    let t = use_language();
    let facts = use_session().part(move |event| Facts::of(event, id));
    let marks = Memo::new(move |_| Marks::of(&selection.marked.read(), id));
    view! {
        <li class="entry" data-test="entry" data-id=id.to_string() hidden=move || !selection.shown.read().contains(&id)>
            {move || facts.get().map(|facts| row(t, id, facts, marks.get(), sheets, selection.check_in.get()))}
        </li>
    }
}

/// Why he needs a look.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Marks {
    alike: bool,
    waiting: bool,
    misplaced: bool,
}

impl Marks {
    fn of(marked: &Marked, id: PlayerId) -> Self {
        let [alike, waiting, misplaced] =
            [&marked.alike, &marked.waiting, &marked.misplaced].map(|players| players.contains(&id));
        Self { alike, waiting, misplaced }
    }

    fn words(self, t: Language) -> Vec<&'static str> {
        let words = [(self.misplaced, t.misplaced()), (self.waiting, t.waiting()), (self.alike, t.alike())];
        words.into_iter().filter(|(holds, _)| *holds).map(|(_, word)| word).collect()
    }
}

fn row(t: Language, id: PlayerId, facts: Facts, marks: Marks, sheets: Sheets, check_in: bool) -> impl IntoView {
    let session = use_session();
    let attention = facts.state == Some(State::Unnumbered);
    let present = facts.present;
    let tapped = move |_| {
        if check_in {
            session.run_and_say(Command::SetPresent { players: vec![id], present: !present });
        } else {
            sheets.show(Open::Player(id));
        }
    };
    let warned = marks.words(t).into_iter().map(|word| view! { <span class="tag attention">{word}</span> });
    view! {
        <button
            class="who"
            class:gone=matches!(facts.state, Some(State::Withdrawn | State::Disqualified))
            aria-pressed=check_in.then(|| present.to_string())
            data-test="open-player"
            on:click=tapped
        >
            <b class="number" hidden=facts.number.is_none() data-test="number">
                {facts.number.map(|number| number.to_string())}
            </b>
            <span class="name" class:long=is_long(&facts.name)>
                {facts.name.clone()}
            </span>
            <span class="under">
                <span class="region">{facts.region}</span>
                <span class="section">{facts.section}</span>
                {facts.state.map(|state| view! { <span class="tag" class:attention=attention>{state.text(t)}</span> })}
                {(facts.late && !check_in).then(|| view! { <span class="tag">{t.late()}</span> })}
                {warned.collect_view()}
            </span>
        </button>
        {if check_in {
            view! {
                <LateStamp id=id name=facts.name.clone() late=facts.late />
                <span class="seen" class:here=present>
                    {if present { t.stamp_present() } else { t.absent() }}
                </span>
            }
                .into_any()
        } else {
            view! {
                {if facts.owes {
                    view! { <PaidStamp id=id name=facts.name.clone() paid=facts.paid /> }.into_any()
                } else {
                    view! { <span class="seen" data-test="waived">{t.fee_waived()}</span> }.into_any()
                }}
                <PresentStamp id=id name=facts.name present=present />
            }
                .into_any()
        }}
    }
}

/// 晚到
#[component]
pub fn LateStamp(id: PlayerId, name: String, late: bool) -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let turn = move |_| {
        session.run_and_say(Command::SetLate { players: vec![id], late: !late });
    };
    view! {
        <button
            class="stamp"
            aria-pressed=late.to_string()
            aria-label=format!("{name} {}", t.late())
            data-test="late"
            on:click=turn
        >
            {t.late()}
        </button>
    }
}

/// Whether a name is wider than a phone's line in full size; a Latin letter is about half a square.
fn is_long(name: &str) -> bool {
    let width: usize = name.chars().map(|character| if character.is_ascii() { 1 } else { 2 }).sum();
    width > 24
}

/// 未缴 / ✓缴
#[component]
pub fn PaidStamp(id: PlayerId, name: String, paid: bool) -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let turn = move |_| {
        session.run_and_say(Command::SetPaid { players: vec![id], paid: !paid });
    };
    let label = if paid { t.has_paid(name) } else { t.has_not_paid(name) };
    view! {
        <button class="stamp" aria-pressed=paid.to_string() aria-label=label data-test="paid" on:click=turn>
            {if paid { t.stamp_paid() } else { t.unpaid() }}
        </button>
    }
}

/// 未到 / ✓到
#[component]
pub fn PresentStamp(id: PlayerId, name: String, present: bool) -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let turn = move |_| {
        session.run_and_say(Command::SetPresent { players: vec![id], present: !present });
    };
    let label = if present { t.is_here(name) } else { t.is_not_here(name) };
    view! {
        <button class="stamp" aria-pressed=present.to_string() aria-label=label data-test="present" on:click=turn>
            {if present { t.stamp_present() } else { t.absent() }}
        </button>
    }
}
