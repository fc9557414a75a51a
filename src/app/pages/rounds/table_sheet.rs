//! The sheet of a table: its result in words, fouls, forfeits, exchange of colours, clearing.

use bianpai::command::Command;
use bianpai::event::{Foul, FoulRules, Outcome, PoolId, RoundNo, Side, TableNo};
use bianpai::pairing::{Pair, published};
use leptos::prelude::*;

use super::correction::{Correction, needs_asking};
use super::list::Rows;
use super::row::{Seat, TableRow};
use super::why::{Asked, WhySheet};
use crate::app::components::{Icon, IconName, Sheet};
use crate::app::device;
use crate::app::session::{Session, use_session};
use crate::app::text::outcome_text;
use crate::app::use_language;

/// The sheet of one table.
#[component]
pub fn TableSheet(round: RoundNo, table: TableNo, rows: Rows, open: RwSignal<Option<TableNo>>) -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let row = Memo::new(move |_| rows.with(|rows| rows.get(table.index()).cloned()));
    let change = Change {
        session,
        pool: session.pool(),
        round,
        table,
        asked: RwSignal::new(None),
        why: RwSignal::new(None),
        close: Callback::new(move |()| open.set(None)),
    };
    view! {
        // One sheet at a time: the question takes the place of the table.
        <Show when=move || change.asked.read().is_none() && change.why.read().is_none()>
            <Sheet title=t.table_n(table) on_close=change.close test="table-sheet">
                {move || row.get().map(|row| view! { <Body row=row change=change /> })}
            </Sheet>
        </Show>
        {move || change.why.get().map(|asking| view! { <Why change=change asking=asking /> })}
        {move || {
            change.asked.get().map(|command| view! { <Correction command=command asked=change.asked done=change.close /> })
        }}
    }
}

/// Makes a change at the table at once, or asks first where it reaches back behind a published round.
#[derive(Clone, Copy)]
struct Change {
    session: Session,
    pool: PoolId,
    round: RoundNo,
    table: TableNo,
    asked: RwSignal<Option<Command>>,
    /// Whether it is asked why the two meet.
    why: RwSignal<Option<Asked>>,
    close: Callback<()>,
}

impl Change {
    fn outcome(self, outcome: Option<Outcome>) {
        let command = Command::SetOutcome { pool: self.pool, round: self.round, table: self.table, outcome };
        self.make(command);
    }

    fn asking(self) -> Option<Asked> {
        let Self { session, pool, round, table, .. } = self;
        session.look(|document| {
            let seats = document.event().pool(pool)?.round(round)?.tables.get(table.index())?;
            let pair = Pair { first: seats.first, second: seats.second };
            Some(Asked::Pair { table: table.index() + 1, pair })
        })
    }

    fn make(self, command: Command) {
        if self.session.look(|document| needs_asking(document.event(), &command)) {
            self.asked.set(Some(command));
        } else if self.session.run_and_say(command) {
            self.close.run(());
        }
    }
}

/// Why the two meet, by the results before the round as they are now.
#[component]
fn Why(change: Change, asking: Asked) -> impl IntoView {
    let from = change.session.look(|document| published(document.event(), change.pool, change.round));
    from.map(|(field, pairing)| {
        view! { <WhySheet field=field pairing=pairing asking=asking open=change.why pool=None /> }
    })
}

#[component]
fn Body(row: TableRow, change: Change) -> impl IntoView {
    let t = use_language();
    let state = row.entered.map_or(t.not_entered().into(), |moment| t.entered_at(device::time_of_day(moment)));
    let rules = change.session.with(|event| event.regulation.fouls.clone());
    let outcome = row.outcome;
    view! {
        <p class="second" data-test="state">{state}</p>
        <div class="sides">
            <SideCard seat=row.first.clone() side=Side::First rules=rules.clone() change=change />
            <SideCard seat=row.second.clone() side=Side::Second rules=rules.clone() change=change />
        </div>
        <FoulNote row=row rules=rules change=change />
        <div class="segments" role="group">
            <OutcomeButton outcome=Outcome::FirstWins known=outcome change=change test="set-first" />
            <OutcomeButton outcome=Outcome::Draw known=outcome change=change test="set-draw" />
            <OutcomeButton outcome=Outcome::SecondWins known=outcome change=change test="set-second" />
        </div>
        <div class="special" role="group">
            <OutcomeButton outcome=Outcome::FirstForfeits known=outcome change=change test="first-forfeits" />
            <OutcomeButton outcome=Outcome::SecondForfeits known=outcome change=change test="second-forfeits" />
            <OutcomeButton outcome=Outcome::DoubleForfeit known=outcome change=change test="double-forfeit" />
            <OutcomeButton outcome=Outcome::DoubleLoss known=outcome change=change test="double-loss" />
        </div>
        <More has_outcome=outcome.is_some() change=change />
    }
}

#[component]
fn OutcomeButton(outcome: Outcome, known: Option<Outcome>, change: Change, test: &'static str) -> impl IntoView {
    let t = use_language();
    let current = known == Some(outcome);
    // A tap on what is so already says so by closing: nothing is to be changed.
    let tap = move |_| if current { change.close.run(()) } else { change.outcome(Some(outcome)) };
    view! {
        <button class="outcome" aria-pressed=current.to_string() data-test=test on:click=tap>
            {outcome_text(t, outcome)}
        </button>
    }
}

/// One of the two, with his fouls of the round.
#[component]
fn SideCard(seat: Seat, side: Side, rules: FoulRules, change: Change) -> impl IntoView {
    let t = use_language();
    let (disc, character, test) = match side {
        Side::First => ("disc small red", t.red(), "fouls-first"),
        Side::Second => ("disc small black", t.black(), "fouls-second"),
    };
    let facts = [t.number_n(seat.number), t.points_n(seat.points), seat.region.clone()];
    let facts = facts.into_iter().filter(|fact| !fact.is_empty()).collect::<Vec<_>>().join("・");
    let has_kinds = !rules.kinds.is_empty();
    view! {
        <div class="side-card" data-test=test>
            <p class="who">
                <span class=disc>{character}</span>
                <b>{seat.name.clone()}</b>
            </p>
            <p class="second">{facts}</p>
            {has_kinds.then(|| view! { <FoulCounter seat=seat rules=rules change=change /> })}
        </div>
    }
}

/// Fouls up and down by one of the chosen kind.
#[component]
fn FoulCounter(seat: Seat, rules: FoulRules, change: Change) -> impl IntoView {
    let t = use_language();
    let kind = RwSignal::new(0_usize);
    let player = seat.player;
    let Change { round, session, pool, .. } = change;
    let outside = RwSignal::new(false);
    let foul = move |kind| Foul { player, kind, in_game: !outside.get_untracked() };
    let add = move |_| {
        session.run_and_say(Command::AddFoul { pool, round, foul: foul(kind.get_untracked()) });
    };
    // Takes back the latest foul of the round, of whatever kind.
    let latest = move || {
        session.look(|document| {
            let published = document.event().pool(pool)?.round(round)?;
            published.fouls.iter().rev().find(|foul| foul.player == player).copied()
        })
    };
    let remove = move |_| {
        if let Some(foul) = latest() {
            session.run_and_say(Command::RemoveFoul { pool, round, foul });
        }
    };
    let several = rules.kinds.len() > 1;
    let choose = move |event| kind.set(event_target_value(&event).parse().unwrap_or(0));
    view! {
        {several.then(|| view! {
            <select class="foul-kind" aria-label=t.foul_kind() data-test="foul-kind" on:change=choose>
                {rules.kinds.iter().enumerate().map(|(index, kind)| view! {
                    <option value=index>{kind.name.clone()}</option>
                }).collect_view()}
            </select>
        })}
        <label class="foul-outside label">
            <input
                type="checkbox"
                data-test="foul-outside"
                on:change=move |event| outside.set(event_target_checked(&event))
            />
            {t.foul_outside()}
        </label>
        <div class="foul-counter">
            <span class="second">{t.fouls()}</span>
            <button class="icon-button" aria-label=t.remove_foul(&seat.name) data-test="foul-less" disabled=latest().is_none() on:click=remove>
                "−"
            </button>
            <b data-test="foul-count">{seat.fouls}</b>
            <button class="icon-button" aria-label=t.add_foul(&seat.name) data-test="foul-more" on:click=add>
                "+"
            </button>
        </div>
    }
}

/// What the regulation says of fouls, and the loss it proposes (rules 2.6).
#[component]
fn FoulNote(row: TableRow, rules: FoulRules, change: Change) -> impl IntoView {
    let t = use_language();
    let loser = |side: Side| {
        let lost = change.session.with(|event| fouls_lose(event, change, row.seat(side)));
        let outcome = match side {
            Side::First => Outcome::SecondWins,
            Side::Second => Outcome::FirstWins,
        };
        let entered = row.outcome.is_some_and(|known| known.score(side) == bianpai::event::Score::Loss);
        (lost && !entered).then(|| (row.seat(side).name.clone(), outcome))
    };
    let proposed = [Side::First, Side::Second].into_iter().filter_map(loser);
    view! {
        {rules.loses_at.map(|count| view! { <p class="label">{t.fouls_lose(count)}</p> })}
        {proposed
            .map(|(name, outcome)| {
                view! {
                    <div class="proposal">
                        <p>{t.foul_proposes_loss(name)}</p>
                        <button class="button filled" data-test="enter-loss" on:click=move |_| change.outcome(Some(outcome))>
                            {t.enter_loss(outcome_text(t, outcome))}
                        </button>
                    </div>
                }
            })
            .collect_view()}
    }
}

/// Whether the fouls of a player in a round lose his game: all together, or one kind alone.
fn fouls_lose(event: &bianpai::event::Event, change: Change, seat: &Seat) -> bool {
    let rules = &event.regulation.fouls;
    let Some(published) = event.pool(change.pool).and_then(|pool| pool.round(change.round)) else { return false };
    rules.game_is_lost(published.fouls.iter().filter(|foul| foul.player == seat.player))
}

/// Exchange of colours, and clearing.
#[component]
fn More(has_outcome: bool, change: Change) -> impl IntoView {
    let t = use_language();
    let swap =
        move |_| change.make(Command::SwapColours { pool: change.pool, round: change.round, table: change.table });
    view! {
        <div class="menu">
            <button data-test="ask-why" on:click=move |_| change.why.set(change.asking())>
                <Icon name=IconName::Info />
                {t.why_this_pair(change.table)}
            </button>
            <button data-test="swap" on:click=swap>
                <Icon name=IconName::Exchange />
                {t.exchange_colours()}
            </button>
            {has_outcome.then(|| view! {
                <button data-test="clear" on:click=move |_| change.outcome(None)>
                    <Icon name=IconName::Close />
                    {t.clear_result()}
                </button>
            })}
        </div>
    }
}
