//! Finding a player in the list: the first match is scrolled to, and all of them are marked.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;

use super::list::List;
use crate::app::components::{Icon, IconName};
use crate::app::use_language;

/// What is looked for, and what was found.
#[derive(Clone, Copy)]
pub struct Search {
    /// As typed.
    pub text: RwSignal<String>,
    /// The rows that match, from the top.
    pub hits: Memo<Vec<usize>>,
    /// Which of the hits is shown.
    at: RwSignal<usize>,
}

impl Search {
    /// A search in `list`, with nothing typed yet.
    pub fn in_list(list: Memo<List>) -> Self {
        let text = RwSignal::new(String::new());
        let hits = Memo::new(move |_| {
            let text = text.get();
            let rows = list.with(|list| list.rows.clone());
            rows.iter().enumerate().filter(|(_, row)| row.matches(&text)).map(|(index, _)| index).collect()
        });
        Self { text, hits, at: RwSignal::new(0) }
    }

    /// The row that is shown.
    pub fn current(self) -> Option<usize> {
        self.hits.with(|hits| hits.get(self.at.get() % hits.len().max(1)).copied())
    }

    fn look_for(self, text: String) {
        self.at.set(0);
        self.text.set(text);
    }

    fn next(self) {
        self.at.update(|at| *at += 1);
    }
}

/// The field, with the way to the next match.
#[component]
pub fn SearchField(search: Search) -> impl IntoView {
    let t = use_language();
    let count = move || search.hits.with(Vec::len);
    let position = move || {
        let shown = search.at.get() % count().max(1) + 1;
        format!("{shown}/{}", count())
    };
    let enter = move |event: KeyboardEvent| {
        if event.key() == "Enter" {
            search.next();
        }
    };
    view! {
        <div class="places-search" class:many=move || 1 < count()>
            <label class="search-field">
                <span class="spoken">{t.search_places()}</span>
                <Icon name=IconName::Search />
                <input
                    type="search"
                    placeholder=t.search_places()
                    autocomplete="off"
                    enterkeyhint="next"
                    data-test="search"
                    prop:value=search.text
                    on:input=move |event| search.look_for(event_target_value(&event))
                    on:keydown=enter
                />
            </label>
            <Show when=move || 1 < count()>
                <button class="next-match" aria-label=t.next_match() data-test="next-match" on:click=move |_| search.next()>
                    {position}
                    <Icon name=IconName::Down />
                </button>
            </Show>
        </div>
    }
}
