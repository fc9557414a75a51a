//! The page: places.

use bianpai::event::RoundNo;
use leptos::prelude::*;

use crate::app::components::EventScreen;
use crate::app::route::Page;

/// The page: places.
#[component]
pub fn PlacesPage(round: Option<RoundNo>) -> impl IntoView {
    view! { <EventScreen page=Page::Places(round) title=|| ""><p></p></EventScreen> }
}
