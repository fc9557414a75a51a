//! What the places of each section, of each other list and of the teams bring (rules 7.1).

use bianpai::event::{Place, Prize, PrizesOf, Regulation, SectionId};

use super::super::part::{At, Part};
use super::super::setting::{Group, Item, Items, List, Setting};
use super::{facts, if_so, listed};
use crate::app::text::Language;

const GROUP: Group = Group::Prizes;
/// The last place that can be named; a range that goes further has no end.
const LAST_PLACE: u32 = Prize::OPEN_END.0 - 1;

pub fn settings(t: Language, regulation: &Regulation) -> Vec<Setting> {
    let count = regulation.sections.len();
    let mut settings = Vec::new();
    for (index, section) in regulation.sections.iter().enumerate() {
        let list = List {
            own_parts: |t, regulation, index| one_fewer(t, regulation, PrizesOf::Section(SectionId(index as u16))),
            ..List::<Prize>::of(
                index,
                |from, index| Some(&from.sections.get(index)?.prizes),
                |to, index| Some(&mut to.sections.get_mut(index)?.prizes),
            )
        };
        let setting = setting(t, regulation, "prizes", PrizesOf::Section(SectionId(index as u16)), list);
        settings.push(setting.for_one_of(count, index, &section.name));
    }
    for index in 0..regulation.views.len() {
        let list = List {
            own_parts: |t, regulation, index| one_fewer(t, regulation, PrizesOf::View(index)),
            ..List::<Prize>::of(
                index,
                |from, index| Some(&from.views.get(index)?.prizes),
                |to, index| Some(&mut to.views.get_mut(index)?.prizes),
            )
        };
        let setting = setting(t, regulation, "view-prizes", PrizesOf::View(index), list);
        settings.push(setting.for_each(index, &listed::view_name(t, regulation, index)));
    }
    if regulation.teams.is_some() || !regulation.team_prizes.is_empty() {
        let list = List::<Prize>::of(0, |from, _| Some(&from.team_prizes), |to, _| Some(&mut to.team_prizes));
        let setting = setting(t, regulation, "team-prizes", PrizesOf::Teams, list);
        settings.push(Setting { name: t.set_team_prizes().into(), ..setting });
    }
    settings
}

fn setting(
    t: Language,
    regulation: &Regulation,
    key: &'static str,
    of: PrizesOf,
    list: impl Items + 'static,
) -> Setting {
    let words = (t.set_prizes(), t.set_prizes_help(), "7.1");
    Setting::list(GROUP, key, words, (t, regulation, ""), list).worded(Some(value(t, regulation, of)))
}

/// How many ranges, and how much at most if the field is large enough; a range that only a share ends has no sum yet.
fn value(t: Language, regulation: &Regulation, of: PrizesOf) -> String {
    let Some(list) = regulation.prizes_of(of).filter(|list| !list.prizes.is_empty()) else {
        return t.no_prizes().into();
    };
    let closed = list.prizes.iter().filter(|prize| prize.to < Prize::OPEN_END);
    let places = |prize: &Prize| u64::from(prize.to.0.saturating_sub(prize.from.0)) + 1;
    let total: u64 = closed.map(|prize| places(prize) * u64::from(prize.yuan.unwrap_or(0))).sum();
    let one_fewer = if list.one_fewer_when_equal { t.one_fewer_also_equal() } else { t.one_fewer() };
    facts([Some(t.prizes_value(list.prizes.len(), total)), if_so(list.one_fewer, one_fewer)])
}

/// The N−1 rule of a list.
fn one_fewer(t: Language, regulation: &Regulation, of: PrizesOf) -> Vec<Part> {
    let (fewer, equal): (At<bool>, At<bool>) = match of {
        PrizesOf::Section(SectionId(index)) => {
            let index = usize::from(index);
            (
                At::new(move |to| Some(&mut to.sections.get_mut(index)?.one_fewer)),
                At::new(move |to| Some(&mut to.sections.get_mut(index)?.one_fewer_when_equal)),
            )
        }
        PrizesOf::View(index) => (
            At::new(move |to| Some(&mut to.views.get_mut(index)?.one_fewer)),
            At::new(move |to| Some(&mut to.views.get_mut(index)?.one_fewer_when_equal)),
        ),
        PrizesOf::Teams => return Vec::new(),
    };
    let Some(list) = regulation.prizes_of(of) else { return Vec::new() };
    vec![
        Part::yes_no(t, list.one_fewer, fewer.place())
            .named("one-fewer", t.one_fewer_rule())
            .explained(t.one_fewer_help()),
        Part::yes_no(t, list.one_fewer_when_equal, equal.place())
            .named("one-fewer-when-equal", t.one_fewer_when_equal()),
    ]
}

impl Item for Prize {
    fn summary(&self, t: Language, _: &Regulation) -> String {
        let places = match (self.from, self.to) {
            (from, Self::OPEN_END) => t.prize_places_on(from),
            (from, to) if from == to => t.prize_place(from),
            (from, to) => t.prize_places(from, to),
        };
        facts([
            Some(places),
            self.up_to_percent.map(|percent| t.prize_share_n(percent)),
            self.yuan.map(|yuan| t.yuan_n(yuan)),
            Some(self.thing.clone()),
            if_so(self.lucky, t.prize_lucky()),
        ])
    }

    fn parts(&self, t: Language, _: &Regulation, at: &At<Self>) -> Vec<Part> {
        vec![
            Part::number(t, self.from.0, 1..=LAST_PLACE, at.field(|prize| &mut prize.from.0))
                .named("from", t.prize_from()),
            Part::number_or_open(
                t,
                self.to,
                1..=LAST_PLACE,
                (Self::OPEN_END, t.to_the_last()),
                at.field(|prize| &mut prize.to),
            )
            .named("to", t.prize_to()),
            Part::optional_number(t, self.yuan, 0..=9_999_999, t.no_money(), at.field(|prize| &mut prize.yuan))
                .named("yuan", t.prize_yuan()),
            Part::text(t, &self.thing, at.field(|prize| &mut prize.thing))
                .named("thing", t.prize_thing())
                .explained(t.prize_thing_help()),
            Part::optional_number(
                t,
                self.up_to_percent,
                1..=100,
                t.no_share(),
                at.field(|prize| &mut prize.up_to_percent),
            )
            .named("up-to-percent", t.prize_share())
            .explained(t.prize_share_help()),
            Part::yes_no(t, self.lucky, at.field(|prize| &mut prize.lucky)).named("lucky", t.is_lucky()),
        ]
    }

    /// A new range begins where the ranking prizes end.
    fn first(_: Language, _: &Regulation, list: &[Self]) -> Self {
        let ranking = list.iter().filter(|prize| !prize.lucky);
        let next = ranking.map(|prize| prize.to.0).max().unwrap_or(0).saturating_add(1).min(LAST_PLACE);
        let place = Place(next);
        Self { yuan: None, ..Self::money(place.0, place.0, 0) }
    }

    fn add_word(t: Language) -> &'static str {
        t.add_prize()
    }
}
