//! Entering one by one, and correcting an entry.

use bianpai::command::{Command, Entrant};
use bianpai::event::{Event, PlayerId, Profile};
use leptos::ev::SubmitEvent;
use leptos::html::Input;
use leptos::prelude::*;

use super::barred::BarredNotice;
use super::fields::{EntryFields, FIRST, Fields};
use super::selection::is_unnumbered;
use super::{Open, Sheets};
use crate::app::components::{Notice, NoticeKind, Sheet};
use crate::app::session::{Session, use_session};
use crate::app::use_language;

/// The name by which the buttons below the form know it.
const FORM: &str = "entry-form";

/// Entering one by one.
#[component]
pub fn AddSheet(sheets: Sheets, name: String) -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let entrant = Entrant { profile: Profile::named(name), section: FIRST };
    let fields = Fields::of(&entrant);
    // The section follows what is typed.
    fields.section.set(None);
    let field = focused();
    let added = RwSignal::new(String::new());
    let add = move || {
        fields.tried.set(true);
        let entrant = untrack(|| fields.entrant())?;
        let name = entrant.profile.name.clone();
        session.run(Command::AddPlayers { entrants: vec![entrant] }).then_some(name)
    };
    let next = move |event: SubmitEvent| {
        event.prevent_default();
        if let Some(name) = add() {
            fields.clear();
            added.set(t.added(name, session.look(|document| document.event().players().len())));
            focus(field);
        }
    };
    let last = move |_| {
        if let Some(name) = add() {
            close_or_number(session, sheets);
            session.say(t.did_add_one(name), true);
        }
    };
    view! {
        <Sheet
            title=t.add_player()
            on_close=sheets.on_close()
            test="add-sheet"
            footer=move || {
                view! {
                    <div class="buttons even">
                        <button class="button" data-test="save" on:click=last>
                            {t.add_and_close()}
                        </button>
                        <button class="button filled" type="submit" form=FORM data-test="save-and-next">
                            {t.add_and_next()}
                        </button>
                    </div>
                }
            }
        >
            <form id=FORM class="entry-form" on:submit=next>
                <p class="second" role="status" data-test="added" hidden=move || added.read().is_empty()>
                    {added}
                </p>
                <EntryFields fields=fields name=field />
                <Namesakes fields=fields except=None />
                <BarredNotice fields=fields />
            </form>
        </Sheet>
    }
}

/// After the draw the next thing is the new player's number; before it the list.
fn close_or_number(session: Session, sheets: Sheets) {
    let late = session.look(|document| {
        let event = document.event();
        event.players().last().filter(|player| is_unnumbered(event, player)).map(|player| player.id)
    });
    match late {
        Some(player) => sheets.show(Open::Player(player)),
        None => sheets.close(),
    }
}

/// Correcting an entry.
#[component]
pub fn EditSheet(sheets: Sheets, player: PlayerId) -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let entrant = session.look(|document| {
        let player = document.event().player(player)?;
        Some(Entrant { profile: player.profile.clone(), section: player.section })
    });
    let fields = Fields::of(&entrant.unwrap_or(Entrant { profile: Profile::default(), section: FIRST }));
    let field = NodeRef::<Input>::new();
    let save = move |event: SubmitEvent| {
        event.prevent_default();
        fields.tried.set(true);
        let Some(entrant) = untrack(|| fields.entrant()) else { return };
        if session.run_and_say(Command::EditPlayer { player, entrant: Box::new(entrant) }) {
            sheets.show(Open::Player(player));
        }
    };
    view! {
        <Sheet
            title=t.edit_entry()
            on_close=sheets.on_close()
            test="edit-sheet"
            footer=move || {
                view! {
                    <button class="button filled wide" type="submit" form=FORM data-test="save">
                        {t.save()}
                    </button>
                }
            }
        >
            <form id=FORM class="entry-form" on:submit=save>
                <EntryFields fields=fields name=field />
                <Namesakes fields=fields except=Some(player) />
                <BarredNotice fields=fields />
            </form>
        </Sheet>
    }
}

/// A field that has the focus as soon as its sheet is open.
fn focused() -> NodeRef<Input> {
    let field = NodeRef::<Input>::new();
    field.on_load(move |_| {
        // After the sheet, which takes the focus first.
        request_animation_frame(move || focus(field));
    });
    field
}

fn focus(field: NodeRef<Input>) {
    if let Some(input) = field.try_get_untracked().flatten() {
        let _ = input.focus();
    }
}

/// Says that the person may be in the list already (rules 6.3). He can be entered all the same.
#[component]
fn Namesakes(fields: Fields, except: Option<PlayerId>) -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let found = Memo::new(move |_| {
        let entrant = fields.entrant_so_far();
        session.with(|event| namesakes(event, &entrant.profile, except))
    });
    move || {
        let found = found.get();
        (!found.is_empty()).then(|| {
            view! { <Notice kind=NoticeKind::Attention title=t.alike_title().into() text=t.alike_text(found.join(t.list_semicolon())) /> }
        })
    }
}

/// The entries that may be the same person: name, region and phone of each.
pub fn namesakes(event: &Event, profile: &Profile, except: Option<PlayerId>) -> Vec<String> {
    if profile.name.is_empty() {
        return Vec::new();
    }
    let others = event.players().iter().filter(|player| Some(player.id) != except);
    let alike = others.map(|player| &player.profile).filter(|other| other.may_duplicate(profile));
    alike
        .map(|other| {
            let facts = [&other.name, &other.region, &other.phone].map(String::as_str);
            facts.into_iter().filter(|fact| !fact.is_empty()).collect::<Vec<_>>().join(" ")
        })
        .collect()
}
