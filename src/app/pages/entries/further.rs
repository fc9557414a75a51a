//! What the form asks for besides name, birth and where one is from: what the regulation asks for is in sight, the rest
//! behind "more" (rules 6.1).

use std::collections::BTreeSet;

use bianpai::event::{EntryField, Requirement};
use leptos::prelude::*;

use super::fields::{Fields, Keys, Line, WORDS};
use crate::app::session::use_session;
use crate::app::use_language;

/// The further fields and the event's own words.
#[component]
pub fn FurtherFields(fields: Fields) -> impl IntoView {
    let t = use_language();
    let lines = [
        (t.field_grade(), fields.grade, "field-grade", fields.shows(EntryField::Grade, false, fields.grade)),
        (
            t.field_id_number(),
            fields.id_number,
            "field-id",
            fields.shows(EntryField::IdNumber, false, fields.id_number),
        ),
        (
            t.field_guardian(),
            fields.guardian,
            "field-guardian",
            fields.shows(EntryField::Guardian, false, fields.guardian),
        ),
        (t.field_coach(), fields.coach, "field-coach", fields.shows(EntryField::Coach, false, fields.coach)),
        (t.field_title(), fields.title, "field-title", !fields.title.with_untracked(String::is_empty)),
        (t.field_role(), fields.role, "field-role", !fields.role.with_untracked(String::is_empty)),
    ];
    let line = |(label, value, test, _): (&'static str, RwSignal<String>, &'static str, bool)| {
        view! { <Line label=label value=value keys=Keys { test, ..WORDS } /> }
    };
    let (asked, rest): (Vec<_>, Vec<_>) = lines.into_iter().partition(|(.., shown)| *shown);
    view! {
        {asked.into_iter().map(line).collect_view()}
        <FlagChips flags=fields.flags />
        <details class="further" data-test="further">
            <summary>{t.further_fields()}</summary>
            {rest.into_iter().map(line).collect_view()}
            <Marks fields=fields />
        </details>
    }
}

/// The event's own words, and those that he carries besides.
#[component]
fn FlagChips(flags: RwSignal<BTreeSet<String>>) -> impl IntoView {
    let t = use_language();
    let words = use_session().look(|document| {
        let mut words = document.event().regulation.entry.flags.clone();
        words.extend(flags.get_untracked().into_iter().filter(|flag| !words.contains(flag)).collect::<Vec<_>>());
        words
    });
    let chip = move |word: String| {
        let (held, turned) = (word.clone(), word.clone());
        let turn = move |_| {
            flags.update(|flags| {
                if !flags.remove(&turned) {
                    flags.insert(turned.clone());
                }
            });
        };
        let pressed = move || flags.read().contains(&held).to_string();
        view! {
            <button type="button" class="chip" aria-pressed=pressed data-test="flag" on:click=turn>
                {word}
            </button>
        }
    };
    (!words.is_empty()).then(|| {
        view! {
            <fieldset class="field">
                <legend class="label">{t.flags_title()}</legend>
                <div class="chips flags">{words.into_iter().map(chip).collect_view()}</div>
            </fieldset>
        }
    })
}

/// What was seen, approved and insured; what the regulation requires is said.
#[component]
fn Marks(fields: Fields) -> impl IntoView {
    let t = use_language();
    let required = use_session().look(|document| document.event().regulation.entry.requirements.clone());
    let words = required.iter().map(|requirement| match requirement {
        Requirement::IdentityCard => t.requires_card(),
        Requirement::IdentityOfFirstTimers => t.requires_card_first(),
        Requirement::OwnInsurance => t.requires_own_insurance(),
        Requirement::InsuranceList => t.requires_insurance_list(),
        Requirement::GuardianOfMinors => t.requires_guardian(),
    });
    let words = words.collect::<Vec<_>>().join(t.list_semicolon());
    let marks = [
        (t.documents_seen(), fields.documents_seen, "documents-seen"),
        (t.entry_approved(), fields.approved, "approved"),
        (t.insured(), fields.insured, "insured"),
    ];
    view! {
        <div class="chips flags">
            {marks
                .map(|(word, mark, test)| {
                    view! {
                        <button
                            type="button"
                            class="chip"
                            aria-pressed=move || mark.get().to_string()
                            data-test=test
                            on:click=move |_| mark.update(|mark| *mark = !*mark)
                        >
                            {word}
                        </button>
                    }
                })
                .collect_view()}
        </div>
        {(!words.is_empty()).then(|| view! { <p class="label">{words}</p> })}
    }
}
