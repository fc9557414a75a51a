//! What comes next: the list for the chat group once it is final, the rounds before.

use bianpai::command::Document;
use leptos::prelude::*;

use super::list::{Line, List, State, Who};
use super::mode::Mode;
use crate::app::components::{CopyButton, NextBar};
use crate::app::session::use_session;
use crate::app::text::{Language, money_text};
use crate::app::use_language;

/// The bar above the tabs; none while nobody has won anything.
#[component]
pub fn AwardsNextBar(list: Memo<List>) -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let text = Callback::new(move |()| session.look(|document| list.with_untracked(|list| as_text(t, document, list))));
    move || {
        let (state, count, yuan) = list.with(|list| (list.state.clone(), list.count, list.yuan));
        let facts = t.prizes_and_money(count, money_text(yuan));
        let (title, class) = match state {
            State::Promised => return None,
            State::Final => (t.awards_can_be_given(), "button filled"),
            _ => (t.not_final_places(), "button"),
        };
        Some(view! {
            <NextBar state=title detail=facts>
                <CopyButton text=text class=class />
            </NextBar>
        })
    }
}

/// The list for a chat group as it is shown: place, name, what stands beside it, and what he gets; who was passed over
/// and what nobody gets too, and the total at the end.
fn as_text(t: Language, document: &Document, list: &List) -> String {
    let regulation = &document.event().regulation;
    let several = regulation.sections.len() > 1;
    let section = regulation.section(list.section).filter(|_| several).map_or("", |section| &section.name);
    let state = if list.state == State::Final { t.final_places() } else { t.not_final_places() };
    let title = format!("{section} {} {}（{state}）", t.tab_awards(), list.mode.name(t));
    let mut lines = vec![regulation.name.clone(), title.trim().to_owned()];
    for group in &list.groups {
        lines.push(format!("{} {}", group.title, group.facts).trim().to_owned());
        lines.extend(group.lines.iter().map(|line| line_text(t, line)));
    }
    if matches!(list.mode, Mode::Prizes | Mode::Players | Mode::Units) {
        lines.push(format!("{} {}", t.awards_total(), money_text(list.yuan)));
    }
    lines.join("\n")
}

fn line_text(t: Language, line: &Line) -> String {
    let who = match &line.who {
        Who::Player(person) => person.name.clone(),
        Who::PassedOver(person, 0) => person.name.clone(),
        Who::PassedOver(person, others) => t.and_others(&person.name, others),
        Who::Team(name) => name.clone(),
        Who::Nobody(reason) => reason.clone(),
    };
    let words = [&line.places, &who, &line.aside, &line.prize];
    words.into_iter().filter(|word| !word.is_empty()).cloned().collect::<Vec<_>>().join(" ")
}
