//! The page: entries.

use leptos::prelude::*;

use crate::app::components::EventScreen;
use crate::app::route::Page;

/// The page: entries.
#[component]
pub fn EntriesPage() -> impl IntoView {
    view! { <EventScreen page=Page::Entries title=|| ""><p></p></EventScreen> }
}
