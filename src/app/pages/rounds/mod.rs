//! The page: rounds.

use bianpai::event::RoundNo;
use leptos::prelude::*;

use crate::app::components::EventScreen;
use crate::app::route::Page;

/// The page: rounds.
#[component]
pub fn RoundsPage(round: Option<RoundNo>) -> impl IntoView {
    view! { <EventScreen page=Page::Rounds(round) title=|| ""><p></p></EventScreen> }
}
