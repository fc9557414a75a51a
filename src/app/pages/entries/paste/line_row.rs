//! One pasted line: what was understood, and open for changes when it is tapped.

use std::collections::BTreeSet;

use bianpai::event::Gender;
use bianpai::interchange::EntryField;
use bianpai::registration::{Change, ChangedField, EntryUpdate};
use leptos::prelude::*;

use super::super::fields::{EntryFields, Fields};
use super::lines::{Judged, Pasted, Standing};
use crate::app::text::Language;
use crate::app::use_language;

/// A line in the table of what was understood.
#[component]
pub fn LineRow(id: u32, pasted: Pasted) -> impl IntoView {
    let t = use_language();
    let judged = Memo::new(move |_| pasted.judged_line(id));
    let open = move || pasted.editing.get() == Some(id);
    let hidden = move || {
        let settled = judged.with(|judged| judged.as_ref().is_none_or(|judged| !judged.standing.is_open()));
        pasted.only_open.get() && settled && !open()
    };
    let turn = move |_| pasted.editing.update(|editing| *editing = (*editing != Some(id)).then_some(id));
    view! {
        <li class="pasted-line" data-test="pasted-line" hidden=hidden>
            <button class="understood" aria-expanded=move || open().to_string() data-test="edit-line" on:click=turn>
                {move || judged.get().map(|judged| understood(t, &judged))}
            </button>
            <Show when=open>
                <Editor id=id pasted=pasted judged=judged />
            </Show>
        </li>
    }
}

fn understood(t: Language, judged: &Judged) -> impl IntoView + use<> {
    let profile = judged.line.entrant.profile.clone();
    let aside = matches!(judged.standing, Standing::Dropped | Standing::Heading);
    let nameless = profile.name.is_empty();
    let name = match (aside, nameless) {
        (true, _) => judged.line.pasted.text.clone(),
        (false, true) => t.no_name().to_owned(),
        (false, false) => profile.name,
    };
    let region = if aside { String::new() } else { profile.region };
    let phone = if aside { String::new() } else { short_phone(&profile.phone) };
    view! {
        <span class="name" class:aside=aside class:missing=nameless && !aside>
            {name}
        </span>
        <span class="second region">{region}</span>
        <span class="second phone">{phone}</span>
        <span class="tags">{tags(t, judged)}</span>
    }
}

/// What is known besides, and what should be looked at.
fn tags(t: Language, judged: &Judged) -> impl IntoView + use<> {
    let line = &judged.line;
    let profile = &line.entrant.profile;
    let state = match judged.standing {
        Standing::Ready => None,
        Standing::NoName | Standing::Doubtful => Some((t.doubt_name(), true)),
        Standing::Repeats(_) => Some((t.alike(), true)),
        Standing::Updates(_) => Some((t.update_asked(), true)),
        Standing::WillUpdate(_) => Some((t.will_update(), false)),
        Standing::Known => Some((t.known_already(), false)),
        Standing::Heading => Some((t.skipped(), false)),
        Standing::Dropped => Some((t.dropped(), false)),
    };
    let aside = matches!(judged.standing, Standing::Dropped | Standing::Heading);
    let gender = profile.gender.map(|gender| match gender {
        Gender::Man => t.man().to_owned(),
        Gender::Woman => t.woman().to_owned(),
    });
    let born = profile.born.map(|date| date.year().to_string());
    let paid = (line.pasted.paid == Some(true)).then(|| t.says_paid().to_owned());
    let known = [gender, profile.age.map(|age| age.to_string()), born, paid];
    let known = known.into_iter().flatten().filter(|_| !aside).map(|word| view! { <span class="tag">{word}</span> });
    let doubts = doubts(t, &line.doubts).into_iter().filter(|_| !aside && !line.accepted);
    let doubts = doubts.map(|word| view! { <span class="tag attention">{word}</span> });
    view! {
        {known.collect_view()}
        {doubts.collect_view()}
        {state.map(|(word, attention)| view! { <span class="tag" class:attention=attention>{word}</span> })}
    }
}

fn doubts(t: Language, doubts: &BTreeSet<EntryField>) -> Vec<&'static str> {
    let words =
        [(EntryField::Phone, t.doubt_phone()), (EntryField::Age, t.doubt_age()), (EntryField::Born, t.doubt_born())];
    words.into_iter().filter(|(field, _)| doubts.contains(field)).map(|(_, word)| word).collect()
}

/// "100…0001": enough to tell two numbers apart.
fn short_phone(phone: &str) -> String {
    let characters: Vec<char> = phone.chars().collect();
    if characters.len() < 10 {
        return phone.to_owned();
    }
    let end: String = characters[characters.len() - 4..].iter().collect();
    format!("{}…{end}", characters[..3].iter().collect::<String>())
}

/// Why the line waits, as a sentence.
pub fn reason(t: Language, judged: &Judged) -> Option<String> {
    let line = judged.line.pasted.line;
    let name = judged.line.entrant.profile.name.as_str();
    match &judged.standing {
        Standing::NoName => Some(t.line_without_name(line)),
        Standing::Doubtful => Some(t.line_doubtful(line, name)),
        Standing::Updates(update) => Some(t.line_updates(line, name, changes_text(t, update))),
        Standing::Repeats(other) => Some(t.line_repeats(line, other, name)),
        Standing::Ready | Standing::Known | Standing::WillUpdate(_) | Standing::Heading | Standing::Dropped => None,
    }
}

/// What an update changes: "电话：无 → 10000000002".
fn changes_text(t: Language, update: &EntryUpdate) -> String {
    let name = |field: ChangedField| match field {
        ChangedField::Gender => t.field_gender(),
        ChangedField::Born => t.field_born(),
        ChangedField::Age => t.field_age(),
        ChangedField::Region => t.field_region(),
        ChangedField::Phone => t.field_phone(),
        ChangedField::Team => t.field_team(),
        ChangedField::Role => t.field_role(),
        ChangedField::Title => t.field_title(),
        ChangedField::Grade => t.field_grade(),
        ChangedField::IdNumber => t.field_id_number(),
        ChangedField::Guardian => t.field_guardian(),
        ChangedField::Coach => t.field_coach(),
        ChangedField::Note => t.field_note(),
        ChangedField::Flags => t.flags_title(),
    };
    let said = |change: &Change| {
        let field = name(change.field);
        match (change.field, change.from.is_empty()) {
            (ChangedField::Gender, _) => {
                let gender = if update.profile.gender == Some(Gender::Woman) { t.woman() } else { t.man() };
                format!("{field} → {gender}")
            }
            (_, true) => format!("{field} + {}", change.to),
            (_, false) => format!("{field} {} → {}", change.from, change.to),
        }
    };
    let changes = update.changes.iter().map(said).collect::<Vec<_>>();
    if changes.is_empty() { t.says_paid().to_owned() } else { changes.join(t.list_semicolon()) }
}

#[component]
fn Editor(id: u32, pasted: Pasted, judged: Memo<Option<Judged>>) -> impl IntoView {
    let t = use_language();
    let Some(line) = judged.get_untracked().map(|judged| judged.line) else { return ().into_any() };
    let fields = Fields::of(&line.entrant);
    Effect::new(move |_| pasted.retype(id, fields.entrant_so_far()));
    let exchange = move |_| {
        let name = fields.name.get_untracked();
        fields.name.set(fields.region.get_untracked());
        fields.region.set(name);
    };
    view! {
        <div class="line-editor" data-test="line-editor">
            <blockquote class="second">{line.pasted.text}</blockquote>
            {move || {
                let judged = judged.get()?;
                let reason = reason(t, &judged)?;
                Some(view! { <p class="doubt">{reason} {t.full_stop()}</p> })
            }}
            <EntryFields fields=fields />
            <button type="button" class="button" data-test="exchange" on:click=exchange>
                {t.exchange_name_and_region()}
            </button>
            <Verdict id=id pasted=pasted judged=judged />
        </div>
    }
    .into_any()
}

/// Not this line, or this line as it is.
#[component]
fn Verdict(id: u32, pasted: Pasted, judged: Memo<Option<Judged>>) -> impl IntoView {
    let t = use_language();
    let dropped = move || judged.with(|judged| judged.as_ref().is_some_and(|judged| judged.line.dropped));
    let drop_line = move |_| {
        pasted.change(id, |line| line.dropped = !line.dropped);
        pasted.editing.set(None);
    };
    let updates =
        move || judged.with(|judged| judged.as_ref().is_some_and(|each| matches!(each.standing, Standing::Updates(_))));
    let someone_else = move |_| {
        pasted.change(id, |line| (line.someone_else, line.dropped) = (true, false));
        pasted.editing.set(next_open(pasted, id));
    };
    let accept = move |_| {
        pasted.change(id, |line| (line.accepted, line.dropped) = (true, false));
        pasted.editing.set(next_open(pasted, id));
    };
    view! {
        <div class="buttons even">
            <button type="button" class="button" data-test="drop-line" on:click=drop_line>
                {move || if dropped() { t.take_line() } else { t.drop_line() }}
            </button>
            <Show when=updates>
                <button type="button" class="button" data-test="someone-else" on:click=someone_else>
                    {t.someone_else()}
                </button>
            </Show>
            <button type="button" class="button strong" data-test="accept-line" on:click=accept>
                {move || if updates() { t.take_update() } else { t.accept_line() }}
            </button>
        </div>
    }
}

/// While going through the lines one by one: the next that waits.
fn next_open(pasted: Pasted, after: u32) -> Option<u32> {
    if !pasted.only_open.get_untracked() {
        return None;
    }
    pasted.judged.with_untracked(|judged| {
        let open = judged.iter().filter(|each| each.standing.is_open() && each.line.id != after);
        open.map(|each| each.line.id).next()
    })
}
