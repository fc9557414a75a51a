//! The start page: the events on this device with their state, a new event, import and the sample.

mod damaged;
mod import;
mod summary;

use bianpai::command::{Command, Document, EventId};
use bianpai::event::Regulation;
use bianpai::templates::{self, Template};
use leptos::prelude::*;

use crate::app::components::{Empty, Icon, IconName, LanguageChoice, Notice, NoticeKind};
use crate::app::offline::Update;
use crate::app::route::{Page, Route};
use crate::app::storage::{self, Found};
use crate::app::text::Language;
use crate::app::{device, use_language};

pub use damaged::DamagedEvent;
use import::{ImportButton, ImportState, ImportView};
use summary::EventSummary;

/// The start page.
#[component]
pub fn Home() -> impl IntoView {
    let t = use_language();
    let events = RwSignal::new(events_here());
    let import = RwSignal::new(ImportState::Idle);
    provide_context(EventsHere(events));
    view! {
        <div class="screen">
            <Masthead />
            <main class="content">
                <div class="column">
                    <UpdateView />
                    <ImportView state=import />
                    {move || {
                        let ids = events.get();
                        if ids.is_empty() {
                            view! { <NoEvents /> }.into_any()
                        } else {
                            ids.into_iter().map(|id| view! { <EventSummary id=id /> }).collect_view().into_any()
                        }
                    }}
                    <StorageUsed events=events />
                </div>
            </main>
            <footer class="next-bar">
                <div class="home-actions column">
                    <a class="button strong" href=Route::New.hash() data-test="new-event">
                        <Icon name=IconName::Add />
                        {t.new_event()}
                    </a>
                    <ImportButton state=import />
                    <button class="button" data-test="sample" on:click=move |_| open_sample(t)>
                        {t.sample()}
                    </button>
                </div>
            </footer>
        </div>
    }
}

/// The events that the start page lists; parts of it that add or delete one look again.
#[derive(Clone, Copy)]
struct EventsHere(RwSignal<Vec<EventId>>);

impl EventsHere {
    fn look_again(self) {
        self.0.set(events_here());
    }
}

/// The newest event first: it is the one that is running.
fn events_here() -> Vec<EventId> {
    let created = |id: &EventId| match storage::read(id) {
        Some(Found::Whole(document)) => document.created(),
        _ => bianpai::event::Moment(0),
    };
    let mut ids = storage::event_ids();
    ids.sort_by_key(|id| std::cmp::Reverse((created(id), id.clone())));
    ids
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
fn NoEvents() -> impl IntoView {
    let t = use_language();
    view! {
        <Empty title=t.no_events_title().into() text=t.no_events_text().into()>
            <a class="button filled" href=Route::New.hash()>{t.new_event()}</a>
            <button class="button text" on:click=move |_| open_sample(t)>
                {t.try_the_sample()}
            </button>
        </Empty>
    }
}

#[component]
fn StorageUsed(events: RwSignal<Vec<EventId>>) -> impl IntoView {
    let t = use_language();
    let used = move || {
        events.track();
        t.storage_used(size_text(storage::bytes_used()))
    };
    view! {
        <p class="storage-used label">
            <Icon name=IconName::Storage />
            {used}
        </p>
    }
}

/// A size in the unit that suits it: "12 KB", "1.2 MB".
fn size_text(bytes: usize) -> String {
    match bytes.div_ceil(1024) {
        kilobytes if kilobytes < 1024 => format!("{kilobytes} KB"),
        kilobytes => format!("{}.{} MB", kilobytes / 1024, kilobytes % 1024 * 10 / 1024),
    }
}

/// Makes an event with this regulation and these commands done, stores it and opens `page`. Says whether the device
/// had room for it.
pub fn begin(regulation: Regulation, commands: Vec<Command>, page: Page) -> bool {
    let Ok(mut document) = Document::new(device::new_event_id(), device::now(), regulation) else { return false };
    for command in commands {
        if document.run(command, device::now()).is_err() {
            return false;
        }
    }
    let stored = storage::create(&document).is_ok();
    if stored {
        Route::Event(document.id().clone(), page).go();
    }
    stored
}

/// The ready-made event to play with: 37 entrants, all but one paid, nothing drawn yet.
fn open_sample(t: Language) {
    let Some(mut regulation) = Template::Gaoping.regulation() else { return };
    regulation.name = t.sample_event_name().into();
    let entrants = templates::sample_entrants();
    let unpaid = entrants.iter().position(|entrant| entrant.profile.name == templates::UNPAID_IN_SAMPLE);
    let paid = (0..entrants.len()).filter(|index| Some(*index) != unpaid);
    let players: Vec<_> = paid.map(|index| bianpai::event::PlayerId(index as u32 + 1)).collect();
    let enter = Command::AddPlayers { entrants };
    let pay = Command::SetPaid { players, paid: true };
    begin(regulation, vec![enter, pay], Page::Entries);
}
