//! The entries page: who has entered, who has paid and is here, and the draw of numbers (rules 5 and 6).

mod barred;
mod draw_sheet;
mod entry_form;
mod fees_sheet;
mod fields;
mod flags_sheet;
mod further;
mod late;
mod list;
mod lots_sheet;
mod more;
mod next_bar;
mod participation;
mod paste;
mod player_sheet;
mod proposals;
mod row;
mod section_field;
mod selection;
mod teams_sheet;

use bianpai::event::PlayerId;
use leptos::prelude::*;

use crate::app::components::{EventScreen, Icon, IconName};
use crate::app::route::Page;
use crate::app::session::use_session;
use crate::app::use_language;
use barred::BarredSheet;
use draw_sheet::DrawSheet;
use entry_form::{AddSheet, EditSheet};
use fees_sheet::FeesSheet;
use flags_sheet::FlagsSheet;
use list::EntryList;
use lots_sheet::LotsSheet;
use more::MoreSheet;
use next_bar::EntriesNext;
use paste::{PasteSheet, Pasted};
use player_sheet::PlayerSheet;
use selection::Selection;
use teams_sheet::TeamsSheet;

/// The sheet that is open over the list.
#[derive(Clone, PartialEq, Eq)]
enum Open {
    /// Entering one by one, beginning with this name.
    Add(String),
    /// Correcting an entry.
    Edit(PlayerId),
    /// A player and what can be done with him.
    Player(PlayerId),
    /// Entering many from pasted text.
    Paste,
    /// The draw of numbers.
    Draw,
    /// What is done with many at once.
    More,
    /// The event's words for everyone whom the list shows.
    Flags,
    /// Due, paid and open.
    Fees,
    /// The teams.
    Teams,
    /// Lots among those whom the list shows.
    Lots,
    /// The list of barred players.
    Barred,
}

/// Which sheet is open; `None`: none.
#[derive(Clone, Copy)]
struct Sheets(RwSignal<Option<Open>>);

impl Sheets {
    fn show(self, open: Open) {
        self.0.set(Some(open));
    }

    fn close(self) {
        self.0.set(None);
    }

    /// What a sheet's cross does.
    fn on_close(self) -> Callback<()> {
        Callback::new(move |()| self.close())
    }
}

/// The page: entries.
#[component]
pub fn EntriesPage() -> impl IntoView {
    let sheets = Sheets(RwSignal::new(None));
    let selection = Selection::of(use_session(), use_language());
    // A text that was pasted outlives its sheet: a slip that closes it costs nothing.
    let pasted = Pasted::new(use_session());
    view! {
        <EventScreen
            page=Page::Entries
            title=|| view! { <Title /> }
            actions=move || view! { <Actions sheets=sheets /> }
            next=move || view! { <EntriesNext sheets=sheets /> }
        >
            <div class="entries-page">
                <EntryList sheets=sheets selection=selection />
                <Idle />
                <OpenSheet sheets=sheets selection=selection pasted=pasted />
            </div>
        </EventScreen>
    }
}

/// "报名 78 / 限 80 人".
#[component]
fn Title() -> impl IntoView {
    let t = use_language();
    let count = use_session().part(|event| (event.players().len(), event.regulation.entry.limit));
    let aside = move || match count.get() {
        (count, Some(limit)) => t.entries_of_limit(count, limit),
        (count, None) => t.players_n(count),
    };
    let over = move || matches!(count.get(), (count, Some(limit)) if count > limit as usize);
    view! {
        {t.tab_entries()}
        <span class="aside" class:over-limit=over data-test="entry-count">
            {aside}
        </span>
    }
}

#[component]
fn Actions(sheets: Sheets) -> impl IntoView {
    let t = use_language();
    view! {
        <button
            class="icon-button"
            aria-label=t.add_player()
            data-test="add-player"
            on:click=move |_| sheets.show(Open::Add(String::new()))
        >
            <Icon name=IconName::Add />
        </button>
        <button class="icon-button" aria-label=t.more() data-test="more" on:click=move |_| sheets.show(Open::More)>
            <Icon name=IconName::More />
        </button>
    }
}

/// Where a sheet will be on a wide screen, while none is open.
#[component]
fn Idle() -> impl IntoView {
    let t = use_language();
    view! { <aside class="idle second">{t.tap_a_row()}</aside> }
}

#[component]
fn OpenSheet(sheets: Sheets, selection: Selection, pasted: Pasted) -> impl IntoView {
    move || {
        sheets.0.get().map(|open| match open {
            Open::Add(name) => view! { <AddSheet sheets=sheets name=name /> }.into_any(),
            Open::Edit(player) => view! { <EditSheet sheets=sheets player=player /> }.into_any(),
            Open::Player(player) => {
                view! { <PlayerSheet sheets=sheets player=player selection=selection /> }.into_any()
            }
            Open::Paste => view! { <PasteSheet sheets=sheets pasted=pasted /> }.into_any(),
            Open::Draw => view! { <DrawSheet sheets=sheets selection=selection /> }.into_any(),
            Open::Flags => view! { <FlagsSheet sheets=sheets selection=selection /> }.into_any(),
            Open::Fees => view! { <FeesSheet sheets=sheets /> }.into_any(),
            Open::Teams => view! { <TeamsSheet sheets=sheets /> }.into_any(),
            Open::Lots => view! { <LotsSheet sheets=sheets selection=selection /> }.into_any(),
            Open::Barred => view! { <BarredSheet sheets=sheets /> }.into_any(),
            Open::More => view! { <MoreSheet sheets=sheets selection=selection /> }.into_any(),
        })
    }
}
