//! A player's sheet: what the entry says, paid and present, and what can be done with him.

use bianpai::command::Command;
use bianpai::event::{Event, Gender, Player, PlayerId};
use bianpai::registration::fit;
use leptos::prelude::*;

use super::barred::{BarButton, BarredNow};
use super::entry_form::namesakes;
use super::late::LateEntry;
use super::participation::Participation;
use super::row::{LateStamp, PaidStamp, PresentStamp};
use super::section_field::misfit_text;
use super::selection::Selection;
use super::{Open, Sheets};
use crate::app::components::{Notice, NoticeKind, Sheet};
use crate::app::session::use_session;
use crate::app::text::Language;
use crate::app::use_language;

/// The sheet of a player.
#[component]
pub fn PlayerSheet(sheets: Sheets, player: PlayerId, selection: Selection) -> impl IntoView {
    let session = use_session();
    let shown = session.part(move |event| event.player(player).cloned());
    let name = session.look(|document| document.event().player(player).map(|player| player.profile.name.clone()));
    // He may have been removed, here or by undo.
    Effect::new(move |_| {
        if shown.read().is_none() {
            sheets.close();
        }
    });
    view! {
        <Sheet title=name.unwrap_or_default() on_close=sheets.on_close() test="player-sheet">
            {move || shown.get().map(|player| view! { <Facts player=player selection=selection /> })}
            <LateEntry player=player />
            <Actions sheets=sheets player=player />
        </Sheet>
    }
}

#[component]
fn Facts(player: Player, selection: Selection) -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let id = player.id;
    let (facts, alike) = session.look(|document| {
        let event = document.event();
        (facts(t, event, &player), namesakes(event, &player.profile, Some(id)))
    });
    let phone = player.profile.phone.clone();
    let alike = if selection.marked.with_untracked(|marked| marked.alike.contains(&id)) { alike } else { Vec::new() };
    view! {
        <p class="second" data-test="facts">
            {facts}
        </p>
        {(!phone.is_empty())
            .then(|| {
                view! {
                    <p>
                        <a class="phone" href=format!("tel:{phone}") data-test="phone">
                            {phone.clone()}
                        </a>
                    </p>
                }
            })}
        {(!player.profile.note.is_empty()).then(|| view! { <p class="second">{player.profile.note.clone()}</p> })}
        {(!alike.is_empty())
            .then(|| {
                view! { <Notice kind=NoticeKind::Attention title=t.alike_title().into() text=t.alike_text(alike.join(t.list_semicolon())) /> }
            })}
        <Placing player=player.clone() />
        <BarredNow profile=player.profile.clone() />
        <div class="stamps">
            <PaidStamp id=id name=player.profile.name.clone() paid=player.paid />
            <PresentStamp id=id name=player.profile.name.clone() present=player.present />
            <LateStamp id=id name=player.profile.name.clone() late=player.late />
        </div>
    }
}

/// Why his section does not fit him, and the one that does (rules 6.2).
#[component]
fn Placing(player: Player) -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let (text, proposed) = session.look(|document| {
        let event = document.event();
        let fit = fit(&event.regulation, &player.profile);
        if event.has_started() || fit.admits(player.section) || !player.profile.section_reason.is_empty() {
            return (String::new(), None);
        }
        let section = fit.proposed().map(|_| player.section);
        let name = |id| event.regulation.section(id).map_or_else(String::new, |section| section.name.clone());
        (misfit_text(t, &event.regulation, &player.profile, &fit, section), fit.proposed().map(|id| (id, name(id))))
    });
    let id = player.id;
    let move_button = proposed.map(|(section, name)| {
        let go = move |_| {
            session.run_and_say(Command::MovePlayers { players: vec![id], section });
        };
        view! {
            <button class="button" data-test="move-to-section" on:click=go>
                {t.move_to(name)}
            </button>
        }
    });
    (!text.is_empty()).then(|| {
        view! {
            <Notice kind=NoticeKind::Attention title=t.misplaced_title().into() text=text>
                {move_button}
            </Notice>
        }
    })
}

/// "12 号・公开组・柳林镇・男・45 岁"
fn facts(t: Language, event: &Event, player: &Player) -> String {
    let profile = &player.profile;
    let several = event.regulation.sections.len() > 1;
    let section = event.regulation.section(player.section).filter(|_| several).map(|section| section.name.clone());
    let gender = profile.gender.map(|gender| match gender {
        Gender::Man => t.man().to_owned(),
        Gender::Woman => t.woman().to_owned(),
    });
    let facts = [
        player.number.map(|number| t.number_n(number)),
        section,
        Some(profile.region.clone()),
        Some(profile.team.clone()),
        gender,
        profile.born.map(|date| date.to_string()),
        profile.age.map(|age| t.years_n(age)),
        Some(profile.role.clone()),
        Some(profile.title.clone()),
        Some(profile.grade.clone()),
        (!profile.coach.is_empty()).then(|| format!("{}{}{}", t.field_coach(), t.colon(), profile.coach)),
        (!profile.guardian.is_empty()).then(|| format!("{}{}{}", t.field_guardian(), t.colon(), profile.guardian)),
        (!profile.id_number.is_empty()).then(|| format!("{}{}{}", t.field_id_number(), t.colon(), profile.id_number)),
        profile.documents_seen.then(|| t.documents_seen().to_owned()),
        profile.approved.then(|| t.entry_approved().to_owned()),
        profile.insured.then(|| t.insured().to_owned()),
        (!profile.flags.is_empty()).then(|| profile.flags.iter().cloned().collect::<Vec<_>>().join(t.list_comma())),
        (!profile.section_reason.is_empty())
            .then(|| format!("{}{}{}", t.section_reason(), t.colon(), profile.section_reason)),
        event.regulation.entry.fee_of(profile).filter(|fee| *fee > 0).map(|fee| t.yuan_n(fee)),
    ];
    facts.into_iter().flatten().filter(|fact| !fact.is_empty()).collect::<Vec<_>>().join("・")
}

#[component]
fn Actions(sheets: Sheets, player: PlayerId) -> impl IntoView {
    let t = use_language();
    view! {
        <div class="actions-list">
            <button class="button wide" data-test="edit" on:click=move |_| sheets.show(Open::Edit(player))>
                {t.edit_entry()}
            </button>
            <BarButton player=player />
            <Participation sheets=sheets player=player />
        </div>
    }
}
