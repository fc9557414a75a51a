//! What the places of each section bring (rules 7.1).

use std::sync::Arc;

use bianpai::event::{Place, Prize, Regulation};

use super::super::part::Part;
use super::super::setting::{Editor, Group, Items, Setting};
use crate::app::text::Language;

/// The last place that can have a prize.
const LAST_PLACE: u32 = 9999;

pub fn settings(t: Language, regulation: &Regulation) -> Vec<Setting> {
    let count = regulation.sections.len();
    let sections = regulation.sections.iter().enumerate();
    sections
        .map(|(index, section)| {
            let setting = Setting {
                group: Group::Prizes,
                key: "prizes".into(),
                name: t.set_prizes().into(),
                help: t.set_prizes_help(),
                rule: "7.1",
                value: value(t, &section.prizes),
                editor: Editor::Items(Arc::new(Prizes { section: index })),
            };
            setting.for_one_of(count, index, &section.name)
        })
        .collect()
}

fn value(t: Language, prizes: &[Prize]) -> String {
    let places = |prize: &Prize| u64::from(prize.to.0.saturating_sub(prize.from.0)) + 1;
    let total: u64 = prizes.iter().map(|prize| places(prize) * u64::from(prize.yuan.unwrap_or(0))).sum();
    if prizes.is_empty() { t.no_prizes().into() } else { t.prizes_value(prizes.len(), total) }
}

struct Prizes {
    section: usize,
}

impl Prizes {
    fn list<'a>(&self, regulation: &'a Regulation) -> &'a [Prize] {
        regulation.sections.get(self.section).map_or(&[], |section| &section.prizes)
    }
}

impl Items for Prizes {
    fn count(&self, regulation: &Regulation) -> usize {
        self.list(regulation).len()
    }

    fn summary(&self, t: Language, regulation: &Regulation, index: usize) -> String {
        let Some(prize) = self.list(regulation).get(index) else { return String::new() };
        let places =
            if prize.from == prize.to { t.prize_place(prize.from) } else { t.prize_places(prize.from, prize.to) };
        let money = prize.yuan.map(|yuan| t.yuan_n(yuan));
        let lucky = prize.lucky.then(|| t.prize_lucky().to_owned());
        let thing = Some(prize.thing.clone()).filter(|thing| !thing.is_empty());
        let facts: Vec<String> = [Some(places), money, thing, lucky].into_iter().flatten().collect();
        facts.join("・")
    }

    fn parts(&self, t: Language, regulation: &Regulation, index: usize) -> Vec<Part> {
        let Some(prize) = self.list(regulation).get(index) else { return Vec::new() };
        let section = self.section;
        vec![
            Part::number(t, prize.from.0, 1..=LAST_PLACE, move |to| Some(&mut prize_mut(to, section, index)?.from.0))
                .named("from", t.prize_from()),
            Part::number(t, prize.to.0, 1..=LAST_PLACE, move |to| Some(&mut prize_mut(to, section, index)?.to.0))
                .named("to", t.prize_to()),
            Part::optional_number(t, prize.yuan, 0..=9_999_999, t.no_money(), move |to| {
                Some(&mut prize_mut(to, section, index)?.yuan)
            })
            .named("yuan", t.prize_yuan()),
            Part::text(t, &prize.thing, move |to| Some(&mut prize_mut(to, section, index)?.thing))
                .named("thing", t.prize_thing()),
            Part::yes_no(t, prize.lucky, move |to| Some(&mut prize_mut(to, section, index)?.lucky))
                .named("lucky", t.is_lucky()),
        ]
    }

    /// A new range begins where the ranking prizes end.
    fn add(&self, _: Language, regulation: &mut Regulation) {
        let ranking = self.list(regulation).iter().filter(|prize| !prize.lucky);
        let next = ranking.map(|prize| prize.to.0).max().unwrap_or(0).saturating_add(1).min(LAST_PLACE);
        if let Some(section) = regulation.sections.get_mut(self.section) {
            let place = Place(next);
            let prize = Prize { yuan: None, ..Prize::money(place.0, place.0, 0) };
            section.prizes.push(prize);
        }
    }

    fn remove(&self, regulation: &mut Regulation, index: usize) {
        if let Some(section) = regulation.sections.get_mut(self.section)
            && index < section.prizes.len()
        {
            section.prizes.remove(index);
        }
    }

    fn add_word(&self, t: Language) -> &'static str {
        t.add_prize()
    }
}

fn prize_mut(regulation: &mut Regulation, section: usize, index: usize) -> Option<&mut Prize> {
    regulation.sections.get_mut(section)?.prizes.get_mut(index)
}
