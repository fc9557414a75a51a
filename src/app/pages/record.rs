//! The page: record.

use leptos::prelude::*;

use crate::app::components::EventScreen;
use crate::app::route::Page;

/// The page: record.
#[component]
pub fn RecordPage() -> impl IntoView {
    view! { <EventScreen page=Page::Record title=|| ""><p></p></EventScreen> }
}
