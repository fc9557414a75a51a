//! Which list the page shows: the section, its men or women, a list that the regulation keeps (rules 3.8), the teams
//! (rules 9) or the ratings (rules 10).

use bianpai::event::{Event, Gender, Listed, SectionId};
use leptos::prelude::*;

use crate::app::session::use_session;
use crate::app::text::Language;
use crate::app::use_language;

/// A list of the chosen section or its pool.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Listing {
    /// Everyone of the section.
    Section,
    /// Those of one gender, with places of their own.
    Gender(Gender),
    /// The view at this index of the regulation.
    View(usize),
    /// The teams of the pool.
    Teams,
    /// What the event does to ratings.
    Ratings,
}

impl Listing {
    /// The lists that there are for `section`, with their names.
    fn all(t: Language, event: &Event, section: SectionId) -> Vec<(Self, String)> {
        let regulation = &event.regulation;
        let pool = event.pool_of(section);
        let is_of = |listed: Listed| match listed {
            Listed::Section(other) => other == section,
            Listed::Pool(other) => Some(other) == pool,
        };
        let views = regulation.views.iter().enumerate().filter(|(_, view)| is_of(view.of));
        let views: Vec<_> = views.map(|(index, view)| (Self::View(index), view.name.clone())).collect();
        let has = |gender| event.players_of(section).any(|player| player.profile.gender == Some(gender));
        // A regulation with lists of its own says itself which there are.
        let genders = if views.is_empty() && has(Gender::Man) && has(Gender::Woman) {
            vec![
                (Self::Gender(Gender::Man), t.gender_men().to_owned()),
                (Self::Gender(Gender::Woman), t.gender_women().to_owned()),
            ]
        } else {
            Vec::new()
        };
        let teams = regulation.teams.as_ref().filter(|teams| {
            is_of(teams.of) || matches!(teams.of, Listed::Section(other) if event.pool_of(other) == pool)
        });
        let teams = teams.map(|_| (Self::Teams, t.list_of_teams().to_owned()));
        let ratings = regulation.ratings.as_ref().map(|_| (Self::Ratings, t.list_of_ratings().to_owned()));
        let whole = (Self::Section, t.filter_all().to_owned());
        [whole].into_iter().chain(genders).chain(views).chain(teams).chain(ratings).collect()
    }

    /// What it is called; empty for the section itself.
    pub fn name(self, t: Language, event: &Event) -> String {
        match self {
            Self::Section => String::new(),
            Self::Gender(Gender::Man) => t.gender_men().into(),
            Self::Gender(Gender::Woman) => t.gender_women().into(),
            Self::View(index) => event.regulation.views.get(index).map_or_else(String::new, |view| view.name.clone()),
            Self::Teams => t.list_of_teams().into(),
            Self::Ratings => t.list_of_ratings().into(),
        }
    }
}

/// One segment for each list; nothing where there is only one.
#[component]
pub fn Listings(listing: RwSignal<Listing>) -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let all = Memo::new(move |_| session.with(|event| Listing::all(t, event, session.section.get())));
    // A list that is not there in another section gives way to the section itself.
    Effect::new(move |_| {
        if all.with(|all| all.iter().all(|(known, _)| *known != listing.get_untracked())) {
            listing.set(Listing::Section);
        }
    });
    let segment = move |(one, name): (Listing, String)| {
        view! {
            <button
                aria-pressed=move || (listing.get() == one).to_string()
                data-test="listing"
                on:click=move |_| listing.set(one)
            >
                {name}
            </button>
        }
    };
    move || {
        let all = all.get();
        (all.len() > 1).then(|| {
            let segments = all.into_iter().map(segment).collect_view();
            view! { <div class="segments sections" role="group" aria-label=t.lists()>{segments}</div> }
        })
    }
}
