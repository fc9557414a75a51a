//! The page: awards.

use leptos::prelude::*;

use crate::app::components::EventScreen;
use crate::app::route::Page;

/// The page: awards.
#[component]
pub fn AwardsPage() -> impl IntoView {
    view! { <EventScreen page=Page::Awards title=|| ""><p></p></EventScreen> }
}
