//! The events on this device.

use std::cmp::Reverse;

use bianpai::command::EventId;
use bianpai::event::Moment;
use leptos::prelude::*;

use super::EventsHere;
use super::summary::EventSummary;
use crate::app::storage::{self, Found};

/// Every event with its state.
#[component]
pub fn EventList(events: EventsHere) -> impl IntoView {
    provide_context(events);
    move || newest_first(events.0.get()).into_iter().map(|id| view! { <EventSummary id=id /> }).collect_view()
}

/// The newest event first: it is the one that is running.
fn newest_first(mut ids: Vec<EventId>) -> Vec<EventId> {
    let created = |id: &EventId| match storage::read(id) {
        Some(Found::Whole(document)) => document.created(),
        _ => Moment(0),
    };
    ids.sort_by_cached_key(|id| Reverse((created(id), id.clone())));
    ids
}
