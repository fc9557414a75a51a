//! The table of places: place and name stay at the left, the heads at the top.

use bianpai::event::{PlayerId, SectionId};
use leptos::prelude::*;

use super::list::List;
use super::listing::Listing;
use super::row::{Heads, PlaceRow};
use super::search::Search;
use crate::app::components::RowWindow;

/// The table; only the rows around what is seen are in the page.
#[component]
pub fn PlacesTable(list: Memo<List>, search: Search, open: RwSignal<Option<PlayerId>>) -> impl IntoView {
    let window = RowWindow::new();
    Effect::new(move |_| {
        if let Some(index) = search.current() {
            window.show(index);
        }
    });
    let section = Memo::new(move |_| list.with(|list| (list.section, list.listing)));
    Effect::new(move |before: Option<(SectionId, Listing)>| {
        let section = section.get();
        // Another list is looked at from its top; the same one after a change stays where it is.
        if before.is_some_and(|before| before != section) {
            window.show(0);
        }
        section
    });
    view! {
        <div class="places-scroll" node_ref=window.scroller on:scroll=move |_| window.follow()>
            {move || view! { <Rows list=list.get() window=window search=search open=open /> }}
        </div>
    }
}

#[component]
fn Rows(list: List, window: RowWindow, search: Search, open: RwSignal<Option<PlayerId>>) -> impl IntoView {
    let all = list.rows.len();
    let criteria = list.criteria.clone();
    let row = move |index| view! { <PlaceRow list=list.clone() index=index search=search open=open /> };
    view! {
        <table class="places-table" role="table" aria-rowcount=all + 1 data-test="places">
            <thead role="rowgroup">
                <Heads criteria=criteria />
            </thead>
            <tbody role="rowgroup">
                {move || gap(window, window.rows(all).start)}
                <For each=move || window.rows(all) key=|index| *index children=row />
                {move || gap(window, all - window.rows(all).end)}
            </tbody>
        </table>
    }
}

/// The room of rows that are not in the page.
fn gap(window: RowWindow, rows: usize) -> Option<impl IntoView> {
    (rows > 0).then(|| {
        view! {
            <tr class="gap" aria-hidden="true">
                <td>
                    <svg width="1" height=window.height_of(rows) />
                </td>
            </tr>
        }
    })
}
