//! Those who are barred (rules 1.3): a list of this device that outlives the event. Who is on it is warned of when he is
//! entered; nothing is forbidden.

use bianpai::event::{Player, Profile};
use leptos::prelude::*;

use super::Sheets;
use super::fields::Fields;
use crate::app::components::{Notice, NoticeKind, Sheet};
use crate::app::session::use_session;
use crate::app::storage::{self, Barred};
use crate::app::{device, use_language};

/// Says that the person who is being entered is barred.
#[component]
pub fn BarredNotice(fields: Fields) -> impl IntoView {
    let list = StoredValue::new(storage::barred());
    let found = Memo::new(move |_| {
        let profile = fields.entrant_so_far().profile;
        list.with_value(|list| list.iter().find(|barred| barred.is(&profile)).cloned())
    });
    move || found.get().map(|barred| view! { <Warning barred=barred /> })
}

/// Says that the person is barred.
#[component]
pub fn BarredNow(profile: Profile) -> impl IntoView {
    let found = storage::barred().into_iter().find(|barred| barred.is(&profile));
    found.map(|barred| view! { <Warning barred=barred /> })
}

#[component]
fn Warning(barred: Barred) -> impl IntoView {
    let t = use_language();
    let text = [barred.since, barred.reason].into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>().join("・");
    view! { <Notice kind=NoticeKind::Attention title=t.is_barred(barred.name) text=text /> }
}

/// Puts the player on the list.
#[component]
pub fn BarButton(player: bianpai::event::PlayerId) -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let profile =
        session.look(|document| document.event().player(player).map(|player: &Player| player.profile.clone()));
    let bar = move |_| {
        let Some(profile) = profile.clone() else { return };
        let event = session.look(|document| document.event().regulation.name.clone());
        let name = profile.name.clone();
        let mut list = storage::barred();
        if !list.iter().any(|barred| barred.is(&profile)) {
            list.push(Barred::of(&profile, t.barred_at(event), device::day(device::now())));
        }
        if storage::keep_barred(&list).is_ok() {
            session.say(t.did_bar(name), false);
        }
    };
    view! {
        <button class="button wide" data-test="bar" on:click=bar>
            {t.bar_player()}
        </button>
    }
}

/// The list, and the way off it.
#[component]
pub fn BarredSheet(sheets: Sheets) -> impl IntoView {
    let t = use_language();
    let list = RwSignal::new(storage::barred());
    let remove = move |index: usize| {
        list.update(|list| {
            if index < list.len() {
                list.remove(index);
            }
        });
        // Without room the list stays as it was; removing asks for none.
        let _ = storage::keep_barred(&list.read_untracked());
    };
    view! {
        <Sheet title=t.barred_list() on_close=sheets.on_close() test="barred-sheet">
            <p class="second">{t.barred_note()}</p>
            <ul class="flag-rows">
                {move || {
                    let row = |(index, barred): (usize, Barred)| {
                        let facts = [barred.phone, barred.since, barred.reason];
                        let facts = facts.into_iter().filter(|fact| !fact.is_empty()).collect::<Vec<_>>().join("・");
                        view! {
                            <li data-test="barred">
                                <span class="name">{barred.name}</span>
                                <span class="second">{facts}</span>
                                <button class="button" data-test="unbar" on:click=move |_| remove(index)>
                                    {t.unbar()}
                                </button>
                            </li>
                        }
                    };
                    list.get().into_iter().enumerate().map(row).collect_view()
                }}
            </ul>
        </Sheet>
    }
}
