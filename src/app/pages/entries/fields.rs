//! The fields of an entry as they are typed: shared by the form and by the lines of pasted text.

use std::collections::BTreeSet;

use bianpai::command::Entrant;
use bianpai::event::{Date, EntryField, Gender, Profile, SectionId};
use bianpai::registration::fit;
use leptos::html::Input;
use leptos::prelude::*;

use super::further::FurtherFields;
use super::section_field::SectionField;
use crate::app::session::{Session, use_session};
use crate::app::use_language;

/// The oldest age that is taken.
const AGE_LIMIT: u8 = 120;

/// Where one stands who fits nowhere, until someone looks at it.
pub const FIRST: SectionId = SectionId(0);

/// What is typed so far.
#[derive(Clone, Copy)]
pub struct Fields {
    pub name: RwSignal<String>,
    pub gender: RwSignal<Option<Gender>>,
    pub born: RwSignal<String>,
    pub age: RwSignal<String>,
    pub region: RwSignal<String>,
    pub phone: RwSignal<String>,
    pub team: RwSignal<String>,
    /// The section that was chosen by hand; `None`: the one that the entry fits.
    pub section: RwSignal<Option<SectionId>>,
    /// Why another than that (rules 6.2).
    pub section_reason: RwSignal<String>,
    pub role: RwSignal<String>,
    pub title: RwSignal<String>,
    pub grade: RwSignal<String>,
    pub id_number: RwSignal<String>,
    pub guardian: RwSignal<String>,
    pub coach: RwSignal<String>,
    pub documents_seen: RwSignal<bool>,
    pub approved: RwSignal<bool>,
    pub insured: RwSignal<bool>,
    pub flags: RwSignal<BTreeSet<String>>,
    pub note: RwSignal<String>,
    session: Session,
    /// What the form does not show is kept as it was.
    rest: StoredValue<Profile>,
    /// Whether it was tried to take the fields over: only then what is missing is marked.
    pub tried: RwSignal<bool>,
}

impl Fields {
    /// Fields that say what the entry says.
    pub fn of(entrant: &Entrant) -> Self {
        let profile = &entrant.profile;
        let session = use_session();
        let proposed = session.look(|document| fit(&document.event().regulation, profile).proposed());
        let by_rule = entrant.section == proposed.unwrap_or(FIRST) && profile.section_reason.is_empty();
        Self {
            name: RwSignal::new(profile.name.clone()),
            gender: RwSignal::new(profile.gender),
            born: RwSignal::new(profile.born.map_or_else(String::new, |date| date.to_string())),
            age: RwSignal::new(profile.age.map_or_else(String::new, |age| age.to_string())),
            region: RwSignal::new(profile.region.clone()),
            phone: RwSignal::new(profile.phone.clone()),
            team: RwSignal::new(profile.team.clone()),
            section: RwSignal::new((!by_rule).then_some(entrant.section)),
            section_reason: RwSignal::new(profile.section_reason.clone()),
            role: RwSignal::new(profile.role.clone()),
            title: RwSignal::new(profile.title.clone()),
            grade: RwSignal::new(profile.grade.clone()),
            id_number: RwSignal::new(profile.id_number.clone()),
            guardian: RwSignal::new(profile.guardian.clone()),
            coach: RwSignal::new(profile.coach.clone()),
            documents_seen: RwSignal::new(profile.documents_seen),
            approved: RwSignal::new(profile.approved),
            insured: RwSignal::new(profile.insured),
            flags: RwSignal::new(profile.flags.clone()),
            session,
            note: RwSignal::new(profile.note.clone()),
            rest: StoredValue::new(profile.clone()),
            tried: RwSignal::new(false),
        }
    }

    /// Empties the fields for the next entry; a section that was chosen by hand stays.
    pub fn clear(self) {
        let texts =
            [self.name, self.born, self.age, self.region, self.phone, self.team, self.section_reason, self.note];
        let further = [self.role, self.title, self.grade, self.id_number, self.guardian, self.coach];
        for text in texts.into_iter().chain(further) {
            text.set(String::new());
        }
        for mark in [self.documents_seen, self.approved, self.insured] {
            mark.set(false);
        }
        self.flags.set(BTreeSet::new());
        self.gender.set(None);
        self.rest.set_value(Profile::default());
        self.tried.set(false);
    }

    /// The entry that the fields say, if each of them can be taken.
    pub fn entrant(self) -> Option<Entrant> {
        let fits = self.name_fits() && self.born_fits() && self.age_fits();
        fits.then(|| self.entrant_so_far())
    }

    /// The entry as far as the fields can be taken; followed by whoever calls it in an effect.
    pub fn entrant_so_far(self) -> Entrant {
        let text = |signal: RwSignal<String>| short(&signal.read(), Profile::TEXT_LIMIT);
        let mut profile = Profile {
            name: short(&self.name.read(), Profile::NAME_LIMIT),
            gender: self.gender.get(),
            born: Date::parse(&half_width(&self.born.read())),
            age: half_width(&self.age.read()).parse().ok(),
            region: text(self.region),
            phone: short(&half_width(&self.phone.read()), Profile::TEXT_LIMIT),
            team: text(self.team),
            role: text(self.role),
            title: text(self.title),
            grade: text(self.grade),
            id_number: short(&half_width(&self.id_number.read()).to_uppercase(), Profile::TEXT_LIMIT),
            guardian: text(self.guardian),
            coach: text(self.coach),
            documents_seen: self.documents_seen.get(),
            approved: self.approved.get(),
            insured: self.insured.get(),
            flags: self.flags.get(),
            note: text(self.note),
            ..self.rest.get_value()
        };
        let fit = self.session.with(|event| fit(&event.regulation, &profile));
        let section = self.section.get().or(fit.proposed()).unwrap_or(FIRST);
        // What fits needs no reason.
        let reason = text(self.section_reason);
        profile.section_reason = if fit.admits(section) { String::new() } else { reason };
        Entrant { profile, section }
    }

    /// Whether the form shows a field: the regulation asks for it, or leaves it to the organizer and it is `usual`, or it
    /// is filled.
    pub fn shows(self, field: EntryField, usual: bool, value: RwSignal<String>) -> bool {
        let asked = self.session.look(|document| {
            let fields = &document.event().regulation.entry.fields;
            if fields.is_empty() { usual } else { fields.contains(&field) }
        });
        asked || !value.with_untracked(String::is_empty)
    }

    fn name_fits(self) -> bool {
        (1..=Profile::NAME_LIMIT).contains(&self.name.read().trim().chars().count())
    }

    fn born_fits(self) -> bool {
        self.born.read().trim().is_empty() || Date::parse(&half_width(&self.born.read())).is_some()
    }

    fn age_fits(self) -> bool {
        let text = half_width(&self.age.read());
        text.is_empty() || text.parse::<u8>().is_ok_and(|age| (1..=AGE_LIMIT).contains(&age))
    }
}

fn short(text: &str, limit: usize) -> String {
    text.trim().chars().take(limit).collect()
}

/// Figures as a Chinese keyboard types them: １２３ is 123.
fn half_width(text: &str) -> String {
    let figure = |character: char| match character {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(character) - 0xfee0).unwrap_or(character),
        '。' => '.',
        other => other,
    };
    text.trim().chars().map(figure).collect()
}

/// What a field of one line needs to be typed well on a phone.
#[derive(Clone, Copy)]
pub struct Keys {
    pub kind: &'static str,
    pub mode: &'static str,
    pub test: &'static str,
}

pub const WORDS: Keys = Keys { kind: "text", mode: "text", test: "" };

/// A label, a field of one line, and a hint below it.
#[component]
pub fn Line(
    label: &'static str,
    value: RwSignal<String>,
    keys: Keys,
    #[prop(into, default = Signal::derive(|| true))] fits: Signal<bool>,
    #[prop(into, default = Signal::derive(String::new))] hint: Signal<String>,
    #[prop(optional)] node: NodeRef<Input>,
    #[prop(default = "")] list: &'static str,
) -> impl IntoView {
    view! {
        <label class="field">
            <span class="label">{label}</span>
            <input
                node_ref=node
                type=keys.kind
                inputmode=keys.mode
                list=list
                autocomplete="off"
                enterkeyhint="next"
                aria-invalid=move || (!fits.get()).to_string()
                data-test=keys.test
                prop:value=value
                on:input:target=move |event| value.set(event.target().value())
            />
            <Show when=move || !hint.read().is_empty()>
                <span class="hint">{hint}</span>
            </Show>
        </label>
    }
}

/// All fields. `name` is the field that has the focus when the form opens.
#[component]
pub fn EntryFields(fields: Fields, #[prop(optional)] name: NodeRef<Input>) -> impl IntoView {
    let t = use_language();
    let name_fits = Signal::derive(move || !fields.tried.get() || fields.name_fits());
    let name_hint = Signal::derive(move || if name_fits.get() { String::new() } else { t.name_needed().to_owned() });
    view! {
        <Line
            label=t.field_name()
            value=fields.name
            keys=Keys { test: "field-name", ..WORDS }
            fits=name_fits
            hint=name_hint
            node=name
        />
        <GenderField gender=fields.gender />
        <BirthFields fields=fields />
        <div>
            <Line label=t.field_region() value=fields.region keys=Keys { test: "field-region", ..WORDS } list="regions" />
            <Again value=fields.region of=|profile| &profile.region list="regions" test="region-again" />
        </div>
        <Line label=t.field_phone() value=fields.phone keys=Keys { kind: "tel", mode: "tel", test: "field-phone" } />
        <div>
            <Line label=t.field_team() value=fields.team keys=Keys { test: "field-team", ..WORDS } list="teams" />
            <Again value=fields.team of=|profile| &profile.team list="teams" test="team-again" />
        </div>
        <FurtherFields fields=fields />
        <SectionField fields=fields />
        <Line label=t.field_note() value=fields.note keys=Keys { test: "field-note", ..WORDS } />
    }
}

#[component]
pub fn GenderField(gender: RwSignal<Option<Gender>>) -> impl IntoView {
    let t = use_language();
    let choices = [
        (Some(Gender::Man), t.man(), "gender-man"),
        (Some(Gender::Woman), t.woman(), "gender-woman"),
        (None, t.not_said(), "gender-none"),
    ];
    view! {
        <fieldset class="field">
            <legend class="label">{t.field_gender()}</legend>
            <div class="segments">
                {choices
                    .map(|(choice, word, test)| {
                        view! {
                            <button
                                type="button"
                                aria-pressed=move || (gender.get() == choice).to_string()
                                data-test=test
                                on:click=move |_| gender.set(choice)
                            >
                                {word}
                            </button>
                        }
                    })
                    .collect_view()}
            </div>
        </fieldset>
    }
}

/// Date of birth and age side by side: events ask for one of them.
#[component]
pub fn BirthFields(fields: Fields) -> impl IntoView {
    let t = use_language();
    // Nothing is marked while it is being typed.
    let complete = move || fields.tried.get() || fields.born.read().trim().chars().count() >= 8;
    let born_fits = Signal::derive(move || !complete() || fields.born_fits());
    let born_hint = Signal::derive(move || match Date::parse(&half_width(&fields.born.read())) {
        Some(date) => date.to_string(),
        None if born_fits.get() => t.born_hint().to_owned(),
        None => t.born_wrong().to_owned(),
    });
    let age_fits = Signal::derive(move || fields.age_fits());
    let shows_born = fields.shows(EntryField::Born, true, fields.born);
    let shows_age = fields.shows(EntryField::Age, true, fields.age) || !shows_born;
    view! {
        <div class:two=shows_born && shows_age>
            {shows_born
                .then(|| {
                    view! {
                        <Line
                            label=t.field_born()
                            value=fields.born
                            keys=Keys { mode: "numeric", test: "field-born", ..WORDS }
                            fits=born_fits
                            hint=born_hint
                        />
                    }
                })}
            {shows_age
                .then(|| {
                    view! {
                        <Line
                            label=t.field_age()
                            value=fields.age
                            keys=Keys { mode: "numeric", test: "field-age", ..WORDS }
                            fits=age_fits
                        />
                    }
                })}
        </div>
    }
}

/// How many of the values used before are offered as chips.
const OFFERED: usize = 3;

/// What was entered here before, the latest first: one tap away, and all of it while typing.
#[component]
fn Again(
    value: RwSignal<String>,
    of: fn(&Profile) -> &String,
    list: &'static str,
    test: &'static str,
) -> impl IntoView {
    let used = use_session().part(move |event| {
        let mut used: Vec<String> = Vec::new();
        for player in event.players().iter().rev() {
            let text = of(&player.profile);
            if !text.is_empty() && !used.contains(text) {
                used.push(text.clone());
            }
        }
        used
    });
    let offered = move || used.with(|used| used.iter().take(OFFERED).cloned().collect::<Vec<_>>());
    view! {
        <datalist id=list>
            <For each=move || used.get() key=|text| text.clone() let:text>
                <option value=text></option>
            </For>
        </datalist>
        <div class="again" hidden=move || used.read().is_empty() || !value.read().is_empty()>
            <For each=offered key=|text| text.clone() let:text>
                {
                    let chosen = text.clone();
                    view! {
                        <button type="button" class="chip" data-test=test on:click=move |_| value.set(chosen.clone())>
                            {text}
                        </button>
                    }
                }
            </For>
        </div>
    }
}
