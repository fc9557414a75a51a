//! Who may enter, what he is asked for and pays, and what he must have done to be drawn (rules 6.1, 6.3).

use bianpai::event::{Condition, EntryField, EntryRules, FeeRule, Regulation, Requirement};

use super::super::part::{At, Part};
use super::super::setting::{Group, Item, List, Setting};
use super::condition;
use crate::app::text::Language;

const GROUP: Group = Group::Entry;

pub fn settings(t: Language, regulation: &Regulation) -> Vec<Setting> {
    let entry = &regulation.entry;
    let limit = Part::optional_number(t, entry.limit, 1..=9999, t.no_limit(), |to| Some(&mut to.entry.limit));
    let deadline = Part::text(t, &entry.deadline, |to| Some(&mut to.entry.deadline));
    let mut settings = vec![
        Setting::of(GROUP, "limit", (t.set_limit(), t.set_limit_help(), "6.3"), limit)
            .worded(entry.limit.map(|players| t.players_n(players))),
        Setting::of(GROUP, "deadline", (t.set_deadline(), t.set_deadline_help(), "6.3"), deadline),
    ];
    settings.extend(fees(t, regulation));
    settings.extend(who(t, entry));
    settings.extend(what(t, entry));
    settings
}

fn fees(t: Language, regulation: &Regulation) -> [Setting; 3] {
    let entry = &regulation.entry;
    let fee = Part::optional_number(t, entry.fee, 0..=99_999, t.no_fee(), |to| Some(&mut to.entry.fee));
    let paid = Part::yes_no(t, entry.draw_needs_paid, |to| Some(&mut to.entry.draw_needs_paid));
    let others = List::<FeeRule>::of(0, |from, _| Some(&from.entry.other_fees), |to, _| Some(&mut to.entry.other_fees));
    let words = (t.set_other_fees(), t.set_other_fees_help(), "6.3");
    [
        Setting::of(GROUP, "fee", (t.set_fee(), t.set_fee_help(), "6.3"), fee)
            .worded(entry.fee.map(|yuan| t.yuan_n(yuan))),
        Setting::list(GROUP, "other-fees", words, (t, regulation, t.no_other_fees()), others),
        Setting::of(GROUP, "needs-paid", (t.set_needs_paid(), t.set_needs_paid_help(), "6.3"), paid),
    ]
}

fn who(t: Language, entry: &EntryRules) -> [Setting; 4] {
    let present = Part::yes_no(t, entry.draw_needs_present, |to| Some(&mut to.entry.draw_needs_present));
    let flags = Part::words(t, &entry.flags, t.none_yet(), |to| Some(&mut to.entry.flags));
    let private = Part::words(t, &entry.private_flags, t.none_of_them(), |to| Some(&mut to.entry.private_flags));
    let open_to = condition::text(t, &entry.open_to).unwrap_or_else(|| t.everyone().into());
    let parts = condition::parts(t, &entry.open_to, &At::<Condition>::new(|to| Some(&mut to.entry.open_to)));
    [
        Setting::of(GROUP, "needs-present", (t.set_needs_present(), t.set_needs_present_help(), "6.3"), present),
        Setting::of(GROUP, "flags", (t.set_flags(), t.set_flags_help(), "6.1"), flags),
        Setting::of(GROUP, "private-flags", (t.set_private_flags(), t.set_private_flags_help(), "6.1"), private),
        Setting::form(GROUP, "open-to", (t.set_open_to(), t.set_open_to_help(), "6.2"), open_to, parts),
    ]
}

fn what(t: Language, entry: &EntryRules) -> [Setting; 2] {
    let fields = FIELDS.map(|field| (field, field_name(t, field)));
    let fields = Part::several(&entry.fields, fields, |to| Some(&mut to.entry.fields));
    let requirements = REQUIREMENTS.map(|requirement| (requirement, requirement_name(t, requirement)));
    let requirements = Part::several(&entry.requirements, requirements, |to| Some(&mut to.entry.requirements));
    let asked = entry.fields.is_empty().then(|| t.as_you_like().to_owned());
    let needed = entry.requirements.is_empty().then(|| t.none_of_them().to_owned());
    [
        Setting::of(GROUP, "fields", (t.set_fields(), t.set_fields_help(), "6.1"), fields).worded(asked),
        Setting::of(GROUP, "requirements", (t.set_requirements(), t.set_requirements_help(), "6.1"), requirements)
            .worded(needed),
    ]
}

impl Item for FeeRule {
    fn summary(&self, t: Language, _: &Regulation) -> String {
        let flag = if self.flag.is_empty() { t.unnamed() } else { &self.flag };
        format!("{flag}　{}", t.yuan_n(self.fee))
    }

    fn parts(&self, t: Language, _: &Regulation, at: &At<Self>) -> Vec<Part> {
        vec![
            Part::needed_text(t, &self.flag, 30, at.field(|rule| &mut rule.flag))
                .named("flag", t.fee_flag())
                .explained(t.fee_flag_help()),
            Part::number(t, self.fee, 0..=99_999, at.field(|rule| &mut rule.fee)).named("fee", t.fee_yuan()),
        ]
    }

    fn first(_: Language, _: &Regulation, _: &[Self]) -> Self {
        Self { flag: String::new(), fee: 0 }
    }

    fn add_word(t: Language) -> &'static str {
        t.add_fee()
    }
}

const FIELDS: [EntryField; 11] = [
    EntryField::Gender,
    EntryField::Born,
    EntryField::Age,
    EntryField::Region,
    EntryField::Phone,
    EntryField::Team,
    EntryField::Rating,
    EntryField::Grade,
    EntryField::IdNumber,
    EntryField::Guardian,
    EntryField::Coach,
];

const fn field_name(t: Language, field: EntryField) -> &'static str {
    match field {
        EntryField::Gender => t.section_gender(),
        EntryField::Born => t.asked_born(),
        EntryField::Age => t.asked_age(),
        EntryField::Region => t.asked_region(),
        EntryField::Phone => t.asked_phone(),
        EntryField::Team => t.asked_team(),
        EntryField::Rating => t.asked_rating(),
        EntryField::Grade => t.asked_grade(),
        EntryField::IdNumber => t.asked_id_number(),
        EntryField::Guardian => t.asked_guardian(),
        EntryField::Coach => t.asked_coach(),
    }
}

const REQUIREMENTS: [Requirement; 5] = [
    Requirement::IdentityCard,
    Requirement::IdentityOfFirstTimers,
    Requirement::OwnInsurance,
    Requirement::InsuranceList,
    Requirement::GuardianOfMinors,
];

const fn requirement_name(t: Language, requirement: Requirement) -> &'static str {
    match requirement {
        Requirement::IdentityCard => t.needs_identity_card(),
        Requirement::IdentityOfFirstTimers => t.needs_identity_of_first_timers(),
        Requirement::OwnInsurance => t.needs_own_insurance(),
        Requirement::InsuranceList => t.needs_insurance_list(),
        Requirement::GuardianOfMinors => t.needs_guardian(),
    }
}
