//! What stands above the table: sections, search, what is missing, and how to read the table.

use bianpai::command::Document;
use leptos::prelude::*;

use super::list::List;
use super::listing::{Listing, Listings};
use super::search::{Search, SearchField};
use crate::app::components::{CopyButton, Icon, IconName, Sections};
use crate::app::route::{Page, Route};
use crate::app::session::use_session;
use crate::app::text::{Language, missing_text};
use crate::app::use_language;

/// Everything above the table.
#[component]
pub fn PlacesHead(list: Memo<List>, listing: RwSignal<Listing>, search: Search) -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let text = Callback::new(move |()| session.look(|document| list.with_untracked(|list| as_text(t, document, list))));
    view! {
        <div class="places-head">
            <Sections />
            <Listings listing=listing />
            <div class="places-tools" hidden=move || !is_places(listing.get())>
                <SearchField search=search />
                <CopyButton text=text class="button" />
            </div>
            <NotFinal list=list />
            <Show when=move || is_places(listing.get())>
                <Legend list=list search=search />
            </Show>
        </div>
    }
}

/// Whether players are listed by their places, to be searched and copied.
const fn is_places(listing: Listing) -> bool {
    !matches!(listing, Listing::Teams | Listing::Ratings)
}

/// Which results are missing, with the way to them: places are final only when every result is in (rules 3.9).
#[component]
fn NotFinal(list: Memo<List>) -> impl IntoView {
    let t = use_language();
    let id = use_session().look(|document| document.id().clone());
    move || {
        list.with(|list| {
            let (round, _) = *list.missing.first()?;
            let href = Route::Event(id.clone(), Page::Rounds(Some(round))).hash();
            Some(view! {
                <a class="notice attention" href=href data-test="not-final">
                    <Icon name=IconName::Info />
                    <p>
                        <strong>{t.places_not_final()}</strong>
                        " "
                        {missing_text(t, &list.missing)}
                        {t.full_stop()}
                        " "
                        <span class="link">{t.go_and_enter()}</span>
                    </p>
                </a>
            })
        })
    }
}

/// What the underline means and that there is more at the right; or that nothing was found, or nobody is here.
#[component]
fn Legend(list: Memo<List>, search: Search) -> impl IntoView {
    let t = use_language();
    let nothing = move || {
        let text = search.text.get();
        let found = !text.trim().is_empty() && search.hits.with(Vec::is_empty);
        found.then(|| t.no_match(text.trim()))
    };
    let empty = move || list.with(|list| list.rows.is_empty().then_some(list.dropped));
    view! {
        <p class="legend label" role="status">
            {move || match nothing() {
                _ if empty() == Some(true) => t.dropped_list().into_any(),
                _ if empty().is_some() => t.empty_section().into_any(),
                Some(text) => text.into_any(),
                None => {
                    view! {
                        <span class="sample" aria-hidden="true">{t.legend_sample()}</span>
                        <span class="meaning">{t.legend_text()}</span>
                        <span class="more" aria-hidden="true">{t.more_columns()}</span>
                    }
                        .into_any()
                }
            }}
        </p>
    }
}

/// The list for a chat group: event, section and round, then place, name, region and points.
fn as_text(t: Language, document: &Document, list: &List) -> String {
    let regulation = &document.event().regulation;
    let several = regulation.sections.len() > 1;
    let section = regulation.section(list.section).filter(|_| several).map_or("", |section| &section.name);
    let state = if list.is_final { t.final_places() } else { t.not_final_places() };
    let listing = list.listing.name(t, document.event());
    let title = format!("{section} {listing} {}（{state}）", t.places_after(list.round));
    let rows = list.rows.iter().filter_map(|row| {
        let points = t.points_n(row.values.first()?);
        let words = [row.place?.to_string(), row.name.clone(), row.region.clone(), points];
        Some(words.into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" "))
    });
    let lines =
        [regulation.name.clone(), title.split_whitespace().collect::<Vec<_>>().join(" ")].into_iter().chain(rows);
    lines.collect::<Vec<_>>().join("\n")
}
