//! The section of an entry: proposed by birth, gender and flags, or chosen by hand with a reason (rules 6.2).

use bianpai::event::{Profile, Regulation, SectionId};
use bianpai::registration::{Fit, Misfit, fit};
use leptos::prelude::*;

use super::fields::{Fields, Keys, Line, WORDS};
use crate::app::session::use_session;
use crate::app::text::Language;
use crate::app::use_language;

/// The sections to choose from, where there are several: first of all the one that fits.
#[component]
pub fn SectionField(fields: Fields) -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let names = session.look(|document| {
        let sections = &document.event().regulation.sections;
        sections.iter().map(|section| section.name.clone()).collect::<Vec<_>>()
    });
    let judged = Memo::new(move |_| {
        let profile = fields.entrant_so_far().profile;
        session.with(|event| Judged::of(t, &event.regulation, &profile, fields.section.get()))
    });
    let choose =
        move |event: web_sys::Event| fields.section.set(event_target_value(&event).parse().ok().map(SectionId));
    let chosen = move || fields.section.get().map_or_else(String::new, |section| section.to_string());
    (names.len() > 1).then(|| {
        view! {
            <div>
                <label class="field">
                    <span class="label">{t.field_section()}</span>
                    <select data-test="field-section" prop:value=chosen on:change=choose>
                        <option value="">{move || judged.read().proposed.clone()}</option>
                        {names
                            .into_iter()
                            .enumerate()
                            .map(|(index, name)| {
                                let selected = fields.section.get_untracked() == Some(SectionId(index as u16));
                                view! {
                                    <option value=index.to_string() selected=selected>
                                        {name}
                                    </option>
                                }
                            })
                            .collect_view()}
                    </select>
                    <Show when=move || !judged.read().why_not.is_empty()>
                        <span class="hint misfit" data-test="misfit">
                            {move || judged.read().why_not.clone()}
                        </span>
                    </Show>
                </label>
                <Show when=move || judged.read().by_hand>
                    <Line
                        label=t.section_reason()
                        value=fields.section_reason
                        keys=Keys { test: "section-reason", ..WORDS }
                    />
                </Show>
            </div>
        }
    })
}

/// What is said of the section.
#[derive(Clone, PartialEq, Eq)]
struct Judged {
    /// "自动：少年甲组"
    proposed: String,
    /// Why he does not fit; empty: he does.
    why_not: String,
    /// Whether a section that does not fit was chosen by hand.
    by_hand: bool,
}

impl Judged {
    fn of(t: Language, regulation: &Regulation, profile: &Profile, chosen: Option<SectionId>) -> Self {
        let fit = fit(regulation, profile);
        let name = |id: SectionId| regulation.section(id).map_or("", |section| section.name.as_str());
        let proposed = fit.proposed().map_or_else(|| t.section_none().to_owned(), |id| t.section_by_rule(name(id)));
        let by_hand = chosen.is_some_and(|chosen| !fit.admits(chosen));
        let why_not =
            if by_hand || chosen.is_none() { misfit_text(t, regulation, profile, &fit, chosen) } else { String::new() };
        Self { proposed, why_not, by_hand }
    }
}

/// Why a person does not fit the section, or any: the reasons section by section. Empty: he does.
pub fn misfit_text(
    t: Language,
    regulation: &Regulation,
    profile: &Profile,
    fit: &Fit,
    section: Option<SectionId>,
) -> String {
    let name = |id: SectionId| regulation.section(id).map_or("", |section| section.name.as_str());
    match (fit, section) {
        (Fit::NotAdmitted(misfit), _) => t.not_admitted(reason(t, misfit)),
        (Fit::Sections { .. }, None) => String::new(),
        (Fit::Nowhere(reasons), None) => {
            let reasons = reasons.iter().map(|(id, misfit)| format!("{}{}{}", name(*id), t.colon(), reason(t, misfit)));
            reasons.collect::<Vec<_>>().join(t.list_semicolon())
        }
        (_, Some(id)) if fit.admits(id) => String::new(),
        (_, Some(id)) => Misfit::of_section(regulation, id, profile)
            .map_or_else(String::new, |misfit| format!("{}{}{}", name(id), t.colon(), reason(t, &misfit))),
    }
}

fn reason(t: Language, misfit: &Misfit) -> String {
    match misfit {
        Misfit::BirthUnknown => t.misfit_birth_unknown().into(),
        Misfit::TooOld => t.misfit_too_old().into(),
        Misfit::TooYoung => t.misfit_too_young().into(),
        Misfit::GenderUnknown => t.misfit_gender_unknown().into(),
        Misfit::OtherGender => t.misfit_other_gender().into(),
        Misfit::Lacks(flag) => t.misfit_lacks(flag),
        Misfit::Carries(flag) => t.misfit_carries(flag),
    }
}
