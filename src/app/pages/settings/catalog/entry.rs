//! Who may enter, and what he must have done to be drawn (rules 6.3).

use bianpai::event::Regulation;

use super::super::part::Part;
use super::super::setting::{Group, Setting};
use crate::app::text::Language;

const GROUP: Group = Group::Entry;

pub fn settings(t: Language, regulation: &Regulation) -> Vec<Setting> {
    let entry = &regulation.entry;
    let limit = Part::optional_number(t, entry.limit, 1..=9999, t.no_limit(), |to| Some(&mut to.entry.limit));
    let deadline = Part::text(t, &entry.deadline, |to| Some(&mut to.entry.deadline));
    let fee = Part::optional_number(t, entry.fee, 0..=99_999, t.no_fee(), |to| Some(&mut to.entry.fee));
    let paid = Part::yes_no(t, entry.draw_needs_paid, |to| Some(&mut to.entry.draw_needs_paid));
    let present = Part::yes_no(t, entry.draw_needs_present, |to| Some(&mut to.entry.draw_needs_present));
    vec![
        Setting::of(GROUP, "limit", (t.set_limit(), t.set_limit_help(), "6.3"), limit)
            .worded(entry.limit.map(|players| t.players_n(players))),
        Setting::of(GROUP, "deadline", (t.set_deadline(), t.set_deadline_help(), "6.3"), deadline),
        Setting::of(GROUP, "fee", (t.set_fee(), t.set_fee_help(), "6.3"), fee)
            .worded(entry.fee.map(|yuan| t.yuan_n(yuan))),
        Setting::of(GROUP, "needs-paid", (t.set_needs_paid(), t.set_needs_paid_help(), "6.3"), paid),
        Setting::of(GROUP, "needs-present", (t.set_needs_present(), t.set_needs_present_help(), "6.3"), present),
    ]
}
