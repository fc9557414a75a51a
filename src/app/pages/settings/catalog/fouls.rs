//! What is said of fouls (rules 2.6).

use bianpai::event::{FoulKind, Regulation};

use super::super::part::{At, Part};
use super::super::setting::{Group, Item, List, Setting};
use crate::app::text::Language;

const GROUP: Group = Group::Fouls;
/// The longest name of a kind, in characters.
const NAME_LIMIT: usize = 20;

pub fn settings(t: Language, regulation: &Regulation) -> Vec<Setting> {
    let fouls = &regulation.fouls;
    let total = Part::optional_number(t, fouls.loses_at, 1..=99, t.never_by_total(), |to| Some(&mut to.fouls.loses_at));
    let lost = Part::points(t, fouls.opponents_points_lost, |to| Some(&mut to.fouls.opponents_points_lost));
    let kinds = List {
        is_in_use: |event, index| {
            let rounds = event.pools.iter().flat_map(|pool| &pool.rounds);
            rounds.flat_map(|round| &round.fouls).any(|foul| foul.kind >= index)
        },
        ..List::<FoulKind>::of(0, |from, _| Some(&from.fouls.kinds), |to, _| Some(&mut to.fouls.kinds))
    };
    let words = (t.set_foul_kinds(), t.set_foul_kinds_help(), "2.6");
    vec![
        Setting::list(GROUP, "foul-kinds", words, (t, regulation, t.not_filled_in()), kinds),
        Setting::of(GROUP, "foul-total", (t.set_foul_total(), t.set_foul_total_help(), "2.6"), total)
            .worded(fouls.loses_at.map(|times| t.times_n(times))),
        Setting::of(GROUP, "foul-deduction", (t.set_foul_deduction(), t.set_foul_deduction_help(), "3.2"), lost)
            .worded(Some(t.points_n(fouls.opponents_points_lost))),
    ]
}

impl Item for FoulKind {
    fn summary(&self, t: Language, _: &Regulation) -> String {
        let name = if self.name.is_empty() { t.unnamed() } else { &self.name };
        match self.loses_at {
            Some(times) => t.foul_summary_loses(name, self.weight, times),
            None => t.foul_summary(name, self.weight),
        }
    }

    fn parts(&self, t: Language, _: &Regulation, at: &At<Self>) -> Vec<Part> {
        vec![
            Part::needed_text(t, &self.name, NAME_LIMIT, at.field(|kind| &mut kind.name)).named("name", t.foul_name()),
            Part::number(t, self.weight, 0..=9, at.field(|kind| &mut kind.weight)).named("weight", t.foul_weight()),
            Part::optional_number(t, self.loses_at, 1..=9, t.not_by_itself(), at.field(|kind| &mut kind.loses_at))
                .named("loses-at", t.foul_loses_at()),
        ]
    }

    fn first(_: Language, _: &Regulation, _: &[Self]) -> Self {
        Self { name: String::new(), weight: 1, loses_at: None }
    }

    fn add_word(t: Language) -> &'static str {
        t.add_foul_kind()
    }
}
