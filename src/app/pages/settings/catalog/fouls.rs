//! What is said of fouls (rules 2.6).

use std::sync::Arc;

use bianpai::event::{Event, FoulKind, Regulation};

use super::super::part::Part;
use super::super::setting::{Editor, Group, Items, Setting, summaries};
use crate::app::text::Language;

const GROUP: Group = Group::Fouls;
/// The longest name of a kind, in characters.
const NAME_LIMIT: usize = 20;

pub fn settings(t: Language, regulation: &Regulation) -> Vec<Setting> {
    let fouls = &regulation.fouls;
    let total = Part::optional_number(t, fouls.loses_at, 1..=99, t.never_by_total(), |to| Some(&mut to.fouls.loses_at));
    let lost = Part::points(t, fouls.opponents_points_lost, |to| Some(&mut to.fouls.opponents_points_lost));
    let kinds = match summaries(t, &Kinds, regulation) {
        empty if empty.is_empty() => t.not_filled_in().into(),
        lines => lines,
    };
    vec![
        Setting {
            group: GROUP,
            key: "foul-kinds".into(),
            name: t.set_foul_kinds().into(),
            help: t.set_foul_kinds_help(),
            rule: "2.6",
            value: kinds,
            editor: Editor::Items(Arc::new(Kinds)),
        },
        Setting::of(GROUP, "foul-total", (t.set_foul_total(), t.set_foul_total_help(), "2.6"), total)
            .worded(fouls.loses_at.map(|times| t.times_n(times))),
        Setting::of(GROUP, "foul-deduction", (t.set_foul_deduction(), t.set_foul_deduction_help(), "3.2"), lost)
            .worded(Some(t.points_n(fouls.opponents_points_lost))),
    ]
}

struct Kinds;

impl Items for Kinds {
    fn count(&self, regulation: &Regulation) -> usize {
        regulation.fouls.kinds.len()
    }

    fn summary(&self, t: Language, regulation: &Regulation, index: usize) -> String {
        let Some(kind) = regulation.fouls.kinds.get(index) else { return String::new() };
        let name = if kind.name.is_empty() { t.unnamed() } else { &kind.name };
        match kind.loses_at {
            Some(times) => t.foul_summary_loses(name, kind.weight, times),
            None => t.foul_summary(name, kind.weight),
        }
    }

    fn parts(&self, t: Language, regulation: &Regulation, index: usize) -> Vec<Part> {
        let Some(kind) = regulation.fouls.kinds.get(index) else { return Vec::new() };
        vec![
            Part::needed_text(t, &kind.name, NAME_LIMIT, move |to| Some(&mut kind_mut(to, index)?.name))
                .named("name", t.foul_name()),
            Part::number(t, kind.weight, 0..=9, move |to| Some(&mut kind_mut(to, index)?.weight))
                .named("weight", t.foul_weight()),
            Part::optional_number(t, kind.loses_at, 1..=9, t.not_by_itself(), move |to| {
                Some(&mut kind_mut(to, index)?.loses_at)
            })
            .named("loses-at", t.foul_loses_at()),
        ]
    }

    fn add(&self, _: Language, regulation: &mut Regulation) {
        regulation.fouls.kinds.push(FoulKind { name: String::new(), weight: 1, loses_at: None });
    }

    fn remove(&self, regulation: &mut Regulation, index: usize) {
        if index < regulation.fouls.kinds.len() {
            regulation.fouls.kinds.remove(index);
        }
    }

    fn add_word(&self, t: Language) -> &'static str {
        t.add_foul_kind()
    }

    fn is_in_use(&self, event: &Event, index: usize) -> bool {
        let rounds = event.pools.iter().flat_map(|pool| &pool.rounds);
        rounds.flat_map(|round| &round.fouls).any(|foul| foul.kind >= index)
    }
}

fn kind_mut(regulation: &mut Regulation, index: usize) -> Option<&mut FoulKind> {
    regulation.fouls.kinds.get_mut(index)
}
