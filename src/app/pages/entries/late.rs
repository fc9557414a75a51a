//! A number for one who came after the draw (rules 5.3): the next one, or an absentee's by choice.

use bianpai::command::{Command, Undrawable, undrawable};
use bianpai::event::{Event, Number, PlayerId, RoundNo};
use leptos::prelude::*;

use super::selection::is_unnumbered;
use crate::app::components::{Notice, NoticeKind};
use crate::app::session::use_session;
use crate::app::use_language;

/// What he can be given.
#[derive(Clone, PartialEq, Eq)]
struct Offer {
    /// The next number.
    free: Number,
    /// Numbers of those who are not here and were never paired, with their names.
    absentees: Vec<(Number, String)>,
    /// The first round he is in; none if all are published.
    first_round: Option<RoundNo>,
    /// Why he cannot be given any yet.
    hindered: Option<Undrawable>,
}

impl Offer {
    fn of(event: &Event, id: PlayerId) -> Option<Self> {
        let player = event.player(id).filter(|player| is_unnumbered(event, player) && player.left_after().is_none())?;
        let pool = event.pool_of(player.section)?;
        let last = event.pool(pool)?.last_round();
        let highest = event.players_in(pool).filter_map(|player| player.number).max().unwrap_or(Number(0));
        let mut absentees: Vec<(Number, String)> = event
            .players_in(pool)
            .filter(|other| !other.present && !event.has_been_paired(other.id))
            .filter_map(|other| Some((other.number?, other.profile.name.clone())))
            .collect();
        absentees.sort_unstable();
        Some(Self {
            free: Number(highest.0 + 1),
            absentees,
            first_round: Some(last.next())
                .filter(|next| Some(*next) <= event.regulation.pool(pool).map(|pool| pool.rounds)),
            hindered: undrawable(event, player),
        })
    }
}

/// The offer, while he has no number in a drawn pool.
#[component]
pub fn LateEntry(player: PlayerId) -> impl IntoView {
    let offer = use_session().part(move |event| Offer::of(event, player));
    move || offer.get().map(|offer| view! { <OfferView offer=offer player=player /> })
}

#[component]
fn OfferView(offer: Offer, player: PlayerId) -> impl IntoView {
    let t = use_language();
    let (Some(first_round), None) = (offer.first_round, offer.hindered) else {
        let why = match offer.hindered {
            Some(Undrawable::Unpaid) => t.late_needs_paid(),
            Some(Undrawable::Absent) => t.late_needs_present(),
            Some(Undrawable::Left) | None => t.late_too_late(),
        };
        return view! { <Notice kind=NoticeKind::Attention title=t.late_title().into() text=why.into() /> }.into_any();
    };
    let session = use_session();
    let number = RwSignal::new(offer.free);
    let choose = move |event: web_sys::Event| {
        if let Ok(chosen) = event_target_value(&event).parse() {
            number.set(Number(chosen));
        }
    };
    let enter = move |_| {
        session.run_and_say(Command::EnterLate { player, number: number.get_untracked(), first_round });
    };
    let has_choice = !offer.absentees.is_empty();
    view! {
        <section class="late" data-test="late">
            <h3>{t.late_title()}</h3>
            <p class="second">{t.late_text(first_round)}</p>
            <label class="field" hidden=!has_choice>
                <span class="label">{t.field_number()}</span>
                <select data-test="late-number" on:change=choose>
                    <option value=offer.free.to_string()>{t.next_number(offer.free)}</option>
                    {offer
                        .absentees
                        .into_iter()
                        .map(|(number, name)| {
                            view! { <option value=number.to_string()>{t.number_of_absentee(number, name)}</option> }
                        })
                        .collect_view()}
                </select>
            </label>
            <button class="button filled wide" data-test="enter-late" on:click=enter>
                {move || t.enter_late_as(number.get())}
            </button>
        </section>
    }
    .into_any()
}
