//! The page: settings.

use leptos::prelude::*;

use crate::app::components::EventScreen;
use crate::app::route::Page;

/// The page: settings.
#[component]
pub fn SettingsPage() -> impl IntoView {
    view! { <EventScreen page=Page::Settings title=|| ""><p></p></EventScreen> }
}
