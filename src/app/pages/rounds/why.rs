//! Why two meet, or why someone has the bye (rules 4.7), and what anyone else would have cost. In the preview the
//! answer can be acted upon: a wish for the round (rules 4.10).

use std::sync::Arc;

use bianpai::command::Command;
use bianpai::event::{Event, PlayerId, Points, PoolId, RoundNo, Wish};
use bianpai::pairing::{
    Field, Otherwise, Pair, Pairing, bye_instead, instead, kept_from_floating_down, others, reasons,
};
use leptos::prelude::*;

use super::preview::{PairSeat, PairSeatView};
use crate::app::components::Sheet;
use crate::app::session::{Session, use_session};
use crate::app::text::{Language, first_text, float_text, name_of, otherwise_text};
use crate::app::use_language;

/// What is asked about.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Asked {
    /// A pair at a table.
    Pair {
        /// The table, from 1.
        table: usize,
        /// Who sits there.
        pair: Pair,
    },
    /// The player with the bye.
    Bye(PlayerId),
}

/// The round that is asked about, as the parts of the sheet look at it.
#[derive(Clone)]
struct Matter {
    field: Arc<Field>,
    pairing: Arc<Pairing>,
    /// The pool, where the round can still be changed.
    pool: Option<PoolId>,
}

/// How many others are looked at at a time.
const AT_A_TIME: usize = 4;

/// The sheet. `pool` is given where the round is not published yet.
#[component]
pub fn WhySheet(
    field: Field,
    pairing: Pairing,
    asking: Asked,
    open: RwSignal<Option<Asked>>,
    pool: Option<PoolId>,
) -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let matter = Matter { field: Arc::new(field), pairing: Arc::new(pairing), pool };
    let title = match asking {
        Asked::Pair { table, .. } => t.why_this_pair(table),
        Asked::Bye(player) => t.why_this_bye(session.look(|document| name_of(document.event(), player))),
    };
    view! {
        <Sheet title=title on_close=Callback::new(move |()| open.set(None)) test="why">
            {match asking {
                Asked::Pair { pair, .. } => view! { <PairMatter matter=matter pair=pair open=open /> }.into_any(),
                Asked::Bye(player) => view! { <ByeMatter matter=matter player=player open=open /> }.into_any(),
            }}
        </Sheet>
    }
}

#[component]
fn PairMatter(matter: Matter, pair: Pair, open: RwSignal<Option<Asked>>) -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let contender = |id: PlayerId| matter.field.contenders.iter().find(|contender| contender.player == id);
    let seat = |id: PlayerId| session.look(|document| PairSeat::of(document.event(), id, contender(id)));
    let (first, second) = (seat(pair.first), seat(pair.second));
    let (points, against) = (first.points, second.points);
    let lines = session.look(|document| pair_lines(t, document.event(), &matter, pair));
    let asks_others = matter.pool.is_some() && matter.field.round > RoundNo(1);
    let of = RwSignal::new(pair.first);
    let for_others = matter.clone();
    view! {
        <div class="pair-row">
            <PairSeatView seat=first against=against />
            <span class="gap"></span>
            <PairSeatView seat=second against=points />
        </div>
        <dl class="reasons" data-test="reasons">
            {lines.into_iter().map(|(word, text)| view! { <dt>{word}</dt><dd>{text}</dd> }).collect_view()}
        </dl>
        {asks_others.then(|| view! {
            <WhoseOther pair=pair of=of />
            {move || view! { <Others matter=for_others.clone() of=Of::Opponents(of.get()) open=open /> }}
        })}
        {matter.pool.map(|pool| view! { <PairWishes pool=pool pair=pair open=open /> })}
    }
}

/// What can be said of the pair, each with the word it answers to.
fn pair_lines(t: Language, event: &Event, matter: &Matter, pair: Pair) -> Vec<(&'static str, String)> {
    let field = &matter.field;
    let Ok(why) = reasons(field, &matter.pairing, pair) else { return Vec::new() };
    let points = |id: PlayerId| {
        field
            .contenders
            .iter()
            .find(|contender| contender.player == id)
            .map_or(Points::ZERO, |contender| contender.points)
    };
    let (one, other) = (points(pair.first), points(pair.second));
    let met = match (field.round, met_in(event, pair.first, pair.second, field.round)) {
        (RoundNo(1), _) => t.why_first_meeting().into(),
        (_, Some(round)) => t.why_met(round),
        (round, None) => t.why_not_met(round.0.saturating_sub(1)),
    };
    let floats = match why.float {
        _ if field.round == RoundNo(1) => t.why_round_1().into(),
        Some(float) => {
            let mut text = float_text(t, event, &float, (one - other).max(other - one));
            if let (Some(_), Ok(kept)) = (matter.pool, kept_from_floating_down(field, &matter.pairing, float.down)) {
                let (_, clause, _) = otherwise_text(t, kept, None);
                text.push_str(&t.why_if_kept(name_of(event, float.down), clause));
            }
            text
        }
        None if one == other => t.why_no_float(one),
        None => t.why_counts_equal().into(),
    };
    let first = first_text(t, event, field, pair, &why);
    vec![(t.why_have_met(), met), (t.why_floats(), floats), (t.why_first(), first)]
}

/// The round before `round` in which the two met last.
fn met_in(event: &Event, one: PlayerId, other: PlayerId, round: RoundNo) -> Option<RoundNo> {
    let section = event.player(one)?.section;
    let pool = event.pool(event.pool_of(section)?)?;
    let before = pool.numbered_rounds().rev().filter(|(no, _)| *no < round);
    let mut met = before
        .filter(|(_, played)| played.seat_of(one).is_some_and(|(_, table, side)| table.player(side.other()) == other));
    met.next().map(|(no, _)| no)
}

#[component]
fn ByeMatter(matter: Matter, player: PlayerId, open: RwSignal<Option<Asked>>) -> impl IntoView {
    let t = use_language();
    let points = matter.field.contenders.iter().find(|contender| contender.player == player);
    let text = points.map_or_else(String::new, |contender| t.why_bye(contender.points));
    let asks_others = matter.pool.is_some() && matter.field.round > RoundNo(1);
    view! {
        <p data-test="reasons">{text}</p>
        {asks_others.then(|| view! {
            <h3>{t.other_bye()}</h3>
            <Others matter=matter of=Of::Byes(player) open=open />
        })}
    }
}

/// For which of the two another opponent is asked.
#[component]
fn WhoseOther(pair: Pair, of: RwSignal<PlayerId>) -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let name = move |player| session.look(|document| name_of(document.event(), player));
    view! {
        <h3>{move || t.other_opponent(name(of.get()))}</h3>
        <div class="segments" role="group">
            {[pair.first, pair.second].map(|player| view! {
                <button
                    aria-pressed=move || (of.get() == player).to_string()
                    data-test=format!("other-of-{player}")
                    on:click=move |_| of.set(player)
                >
                    {name(player)}
                </button>
            })}
        </div>
    }
}

/// Whose place is asked about.
#[derive(Clone, Copy)]
enum Of {
    /// Other opponents of this player.
    Opponents(PlayerId),
    /// Others than this player for the bye.
    Byes(PlayerId),
}

impl Of {
    fn player(self) -> PlayerId {
        match self {
            Self::Opponents(player) | Self::Byes(player) => player,
        }
    }

    fn otherwise(self, matter: &Matter, other: PlayerId) -> Option<Otherwise> {
        match self {
            Self::Opponents(player) => instead(&matter.field, &matter.pairing, player, other).ok(),
            Self::Byes(_) => bye_instead(&matter.field, &matter.pairing, other).ok(),
        }
    }

    fn wish(self, other: PlayerId) -> Wish {
        match self {
            Self::Opponents(player) => Wish::Together(player, other),
            Self::Byes(_) => Wish::Bye(other),
        }
    }
}

/// Someone else, and what would come of it.
#[derive(Clone)]
struct Other {
    player: PlayerId,
    name: String,
    points: Points,
    tag: String,
    clause: String,
    forbidden: bool,
}

/// The likeliest others, each with what it would cost; each is a whole round paired anew, so a few at a time.
#[component]
fn Others(matter: Matter, of: Of, open: RwSignal<Option<Asked>>) -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let candidates = others(&matter.field, &matter.pairing, of.player());
    let all = candidates.len();
    let shown = RwSignal::new(AT_A_TIME.min(all));
    let found = Memo::new_owning({
        let matter = matter.clone();
        move |known: Option<Vec<Answer>>| {
            let mut known = known.unwrap_or_default();
            for &other in candidates.iter().take(shown.get()).skip(known.len()) {
                known.push(Answer(session.look(|document| look_at(t, document.event(), &matter, of, other))));
            }
            (known, true)
        }
    });
    let more = move |_| shown.update(|shown| *shown = (*shown + AT_A_TIME).min(all));
    view! {
        <ul class="others">
            {move || {
                let rows = found.get().into_iter().map(|Answer(other)| view! { <OtherRow other=other of=of pool=matter.pool open=open /> });
                rows.collect_view()
            }}
        </ul>
        <Show when=move || { shown.get() < all }>
            <button class="button" data-test="more-others" on:click=more>{t.more_others()}</button>
        </Show>
    }
}

/// An answer is never equal to another: a list of them has changed when it has grown.
#[derive(Clone)]
struct Answer(Other);

fn look_at(t: Language, event: &Event, matter: &Matter, of: Of, other: PlayerId) -> Other {
    let met = met_in(event, of.player(), other, matter.field.round);
    let answer = of.otherwise(matter, other).map(|otherwise| otherwise_text(t, otherwise, met));
    let (tag, clause, forbidden) = answer.unwrap_or_default();
    let contender = matter.field.contenders.iter().find(|contender| contender.player == other);
    let points = contender.map_or(Points::ZERO, |contender| contender.points);
    Other { player: other, name: name_of(event, other), points, tag, clause, forbidden }
}

#[component]
fn OtherRow(other: Other, of: Of, pool: Option<PoolId>, open: RwSignal<Option<Asked>>) -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let wish = of.wish(other.player);
    let tag = if other.forbidden { "tag ink" } else { "tag" };
    let label = match of {
        Of::Opponents(_) => t.make_pair(&other.name),
        Of::Byes(_) => t.make_bye(&other.name),
    };
    view! {
        <li data-test="other">
            <span class="who">
                <b>{other.name}</b>
                " "
                {t.points_n(other.points)}
                <span class="label">{other.clause}</span>
            </span>
            <span class=tag>{other.tag}</span>
            {pool.map(|pool| view! {
                <button class="button" aria-label=label data-test="make" on:click=move |_| make(session, pool, wish, open)>
                    {t.make_it()}
                </button>
            })}
        </li>
    }
}

/// What can be wished of the pair.
#[component]
fn PairWishes(pool: PoolId, pair: Pair, open: RwSignal<Option<Asked>>) -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let Pair { first, second } = pair;
    let wishes = [
        (Wish::Together(first, second), t.make_together(), "make-together"),
        (Wish::Apart(first, second), t.make_apart(), "make-apart"),
        (Wish::Seated(second, first), t.make_turned(), "make-turned"),
    ];
    view! {
        <div class="buttons even">
            {wishes.map(|(wish, word, test)| view! {
                <button class="button" data-test=test on:click=move |_| make(session, pool, wish, open)>{word}</button>
            })}
        </div>
    }
}

fn make(session: Session, pool: PoolId, wish: Wish, open: RwSignal<Option<Asked>>) {
    if session.run_and_say(Command::Wish { pool, wish }) {
        open.set(None);
    }
}
