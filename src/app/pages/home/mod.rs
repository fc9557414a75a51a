//! The start page: the events on this device with their state, a new event, import and the sample. What needs the
//! engine comes with a part of its own (`pages::parts`): a first visit has no events to show.

mod beginning;
mod damaged;
mod import;
mod list;
mod summary;

use bianpai::command::EventId;
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::app::components::{Empty, Icon, IconName, LanguageChoice, Notice, NoticeKind};
use crate::app::offline::Update;
use crate::app::route::Route;
use crate::app::storage::Room;
use crate::app::text::Language;
use crate::app::{storage, use_language};

pub use beginning::{begin, open_sample};
pub use damaged::DamagedEvent;
pub use import::{ChosenFile, Import};
pub use list::EventList;

use super::parts::{self, Fetched, Fetching, NotFetched, shown};
use import::FileInput;

/// The start page.
#[component]
pub fn Home() -> impl IntoView {
    let t = use_language();
    let events = EventsHere(RwSignal::new(storage::event_ids()));
    let file: ChosenFile = RwSignal::new_local(None);
    let missing = RwSignal::new(false);
    let full = RwSignal::new(false);
    spawn_local(async move {
        if storage::recovered().await {
            events.look_again();
        }
    });
    view! {
        <div class="screen">
            <Masthead />
            <main class="content">
                <div class="column">
                    <UpdateView />
                    <Show when=move || missing.get()>
                        <Notice
                            kind=NoticeKind::Trouble
                            title=t.page_not_fetched_title().into()
                            text=t.page_not_fetched_text().into()
                        />
                    </Show>
                    <Show when=move || full.get()>
                        <Notice kind=NoticeKind::Trouble title=t.not_saved_title().into() />
                    </Show>
                    <ImportView events=events file=file missing=missing />
                    <EventsView events=events missing=missing full=full />
                    <StorageUsed events=events />
                </div>
            </main>
            <footer class="next-bar">
                <div class="home-actions column">
                    <a class="button strong" href=Route::New.hash() data-test="new-event">
                        <Icon name=IconName::Add />
                        {t.new_event()}
                    </a>
                    <label class="button file-button">
                        <Icon name=IconName::Download />
                        {t.import()}
                        <FileInput file=file />
                    </label>
                    <button class="button" data-test="sample" on:click=move |_| ask_for_sample(t, missing, full)>
                        {t.sample()}
                    </button>
                </div>
            </footer>
        </div>
    }
}

/// The events that the start page lists; parts of it that add or delete one look again.
#[derive(Clone, Copy)]
pub struct EventsHere(RwSignal<Vec<EventId>>);

impl EventsHere {
    fn look_again(self) {
        // The page may be gone by now.
        let _ = self.0.try_set(storage::event_ids());
    }
}

/// The list, or what to do where there is none yet.
#[component]
fn EventsView(events: EventsHere, missing: RwSignal<bool>, full: RwSignal<bool>) -> impl IntoView {
    let some = Memo::new(move |_| events.0.with(|ids| !ids.is_empty()).then_some(()));
    let fetch = move |()| -> Fetching {
        Box::pin(async move {
            let list = parts::events().await?.list;
            Ok(shown(move || list(events)))
        })
    };
    move || match some.get() {
        None => view! { <NoEvents missing=missing full=full /> }.into_any(),
        Some(()) => view! { <Fetched asked=some fetch=fetch /> }.into_any(),
    }
}

/// What becomes of a chosen file.
#[component]
fn ImportView(events: EventsHere, file: ChosenFile, missing: RwSignal<bool>) -> impl IntoView {
    let import = RwSignal::new(None::<fn(EventsHere, ChosenFile) -> AnyView>);
    Effect::new(move |_| {
        if file.read().is_some() && import.read_untracked().is_none() {
            spawn_local(async move {
                match parts::events().await {
                    Ok(part) => {
                        missing.set(false);
                        import.set(Some(part.import));
                    }
                    Err(NotFetched) => missing.set(true),
                }
            });
        }
    });
    move || import.get().map(|import| import(events, file))
}

fn ask_for_sample(t: Language, missing: RwSignal<bool>, full: RwSignal<bool>) {
    spawn_local(async move {
        match parts::events().await {
            // By then a second tap of a hasty finger may have opened it.
            Ok(_) if window().location().hash().is_ok_and(|hash| hash.contains("event")) => {}
            Ok(part) => {
                missing.set(false);
                full.set(!(part.open_sample)(t));
            }
            Err(NotFetched) => missing.set(true),
        }
    });
}

#[component]
fn Masthead() -> impl IntoView {
    let t = use_language();
    view! {
        <header class="masthead">
            <img class="seal" src="seal.svg" alt="" width="38" height="38" />
            <h1>{t.app_name()}</h1>
            <LanguageChoice />
            <p class="second">
                <Icon name=IconName::Offline />
                {t.offline_note()}
            </p>
        </header>
    }
}

/// Offers a newer release. Only here: nobody is asked in the middle of a round.
#[component]
fn UpdateView() -> impl IntoView {
    let t = use_language();
    let update = expect_context::<Update>();
    view! {
        <Show when=move || update.is_ready()>
            <Notice kind=NoticeKind::Plain title=t.update_title().into() text=t.update_text().into()>
                <button class="button" data-test="take-update" on:click=move |_| update.take()>
                    {t.update_take()}
                </button>
            </Notice>
        </Show>
    }
}

#[component]
fn NoEvents(missing: RwSignal<bool>, full: RwSignal<bool>) -> impl IntoView {
    let t = use_language();
    view! {
        <Empty title=t.no_events_title().into() text=t.no_events_text().into()>
            <a class="button filled" href=Route::New.hash()>{t.new_event()}</a>
            <button class="button text" on:click=move |_| ask_for_sample(t, missing, full)>
                {t.try_the_sample()}
            </button>
        </Empty>
    }
}

/// How much of the device's room is used; a warning where it runs short.
#[component]
fn StorageUsed(events: EventsHere) -> impl IntoView {
    let t = use_language();
    let room = Memo::new(move |_| {
        events.0.track();
        Room::now()
    });
    view! {
        <Show when=move || room.get().is_short()>
            <Notice
                kind=NoticeKind::Attention
                title=t.room_short_title().into()
                text=t.room_short_text().into()
            />
        </Show>
        <p class="storage-used label" data-test="storage-used">
            <Icon name=IconName::Storage />
            {move || t.storage_used(size_text(room.get().used), size_text(Room::GIVEN))}
        </p>
    }
}

/// A size in the unit that suits it: "12 KB", "1.2 MB".
fn size_text(bytes: usize) -> String {
    match bytes.div_ceil(1024) {
        kilobytes if kilobytes < 1024 => format!("{kilobytes} KB"),
        kilobytes if kilobytes % 1024 == 0 => format!("{} MB", kilobytes / 1024),
        kilobytes => format!("{}.{} MB", kilobytes / 1024, kilobytes % 1024 * 10 / 1024),
    }
}
