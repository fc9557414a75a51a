//! By what the page lists the awards: by prize, by player, by unit, the teams, or who qualifies.

use bianpai::event::{Event, SectionId};
use leptos::prelude::*;

use super::list::belongs;
use crate::app::session::use_session;
use crate::app::text::Language;
use crate::app::use_language;

/// By what the awards are listed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// Each prize with who gets it.
    Prizes,
    /// Each player with what he gets.
    Players,
    /// The same by unit, for whoever collects it for his people.
    Units,
    /// The prizes of the teams.
    Teams,
    /// Qualifications and grade titles.
    Qualified,
}

impl Mode {
    /// Those that there are for `section`.
    fn all(event: &Event, section: SectionId) -> Vec<Self> {
        let regulation = &event.regulation;
        let quotas = regulation.quotas.iter().any(|quota| belongs(event, quota.of, section));
        let titles = regulation.titles.iter().any(|title| belongs(event, title.of, section));
        let teams = regulation.teams.as_ref().is_some_and(|teams| belongs_to_pool(event, teams.of, section));
        let mut modes = vec![Self::Prizes, Self::Players, Self::Units];
        modes.extend((teams && !regulation.team_prizes.is_empty()).then_some(Self::Teams));
        modes.extend((quotas || titles).then_some(Self::Qualified));
        modes
    }

    /// What it is called.
    pub const fn name(self, t: Language) -> &'static str {
        match self {
            Self::Prizes => t.by_prize(),
            Self::Players => t.by_player(),
            Self::Units => t.by_unit(),
            Self::Teams => t.list_of_teams(),
            Self::Qualified => t.by_quota(),
        }
    }
}

/// Teams stand with every section of their pool.
fn belongs_to_pool(event: &Event, listed: bianpai::event::Listed, section: SectionId) -> bool {
    let pool = match listed {
        bianpai::event::Listed::Section(section) => event.pool_of(section),
        bianpai::event::Listed::Pool(pool) => Some(pool),
    };
    pool == event.pool_of(section)
}

/// One chip for each.
#[component]
pub fn Modes(mode: RwSignal<Mode>) -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let all = Memo::new(move |_| session.with(|event| Mode::all(event, session.section.get())));
    // What is not there in another section gives way to the prizes.
    Effect::new(move |_| {
        if all.with(|all| !all.contains(&mode.get_untracked())) {
            mode.set(Mode::Prizes);
        }
    });
    let chip = move |one: Mode| {
        view! {
            <button
                class="chip"
                aria-pressed=move || (mode.get() == one).to_string()
                data-test=format!("mode-{one:?}").to_lowercase()
                on:click=move |_| mode.set(one)
            >
                {one.name(t)}
            </button>
        }
    };
    view! {
        <div class="chips" role="group" aria-label=t.listed_by()>
            {move || all.get().into_iter().map(chip).collect_view()}
        </div>
    }
}
