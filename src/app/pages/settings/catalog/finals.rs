//! The finals beside the swiss or after it (rules 8).

use bianpai::event::{ExtraGame, FinalColours, FinalRules, Regulation, RoundNo, SectionId};

use super::super::part::{At, Part};
use super::super::setting::{Group, Item, List, Setting};
use super::{facts, if_so, listed};
use crate::app::text::Language;

const GROUP: Group = Group::Finals;

pub fn settings(t: Language, regulation: &Regulation) -> Vec<Setting> {
    let finals = List {
        // One that has been started keeps its place among the rules.
        is_in_use: |event, index| {
            event.regulation.finals.get(index).is_some_and(|rules| event.knockout(rules.of).is_some())
        },
        ..List::<FinalRules>::of(0, |from, _| Some(&from.finals), |to, _| Some(&mut to.finals))
    };
    let words = (t.set_finals(), t.set_finals_help(), "8.1");
    let mut settings = vec![Setting::list(GROUP, "finals", words, (t, regulation, t.no_finals()), finals)];
    for (index, rules) in regulation.finals.iter().enumerate() {
        let games = List::<ExtraGame>::of(
            index,
            |from, index| Some(&from.finals.get(index)?.extra_games),
            |to, index| Some(&mut to.finals.get_mut(index)?.extra_games),
        );
        let words = (t.set_extra_games(), t.set_extra_games_help(), "8.3");
        let setting = Setting::list(GROUP, "extra-games", words, (t, regulation, t.no_extra_games()), games);
        let name = t.final_of(listed::section_name(t, regulation, rules.of));
        settings.push(setting.for_each(index, &name));
    }
    settings
}

const COLOURS: [FinalColours; 3] =
    [FinalColours::FewerGamesAsFirst, FinalColours::Lot, FinalColours::BetterPlacedChooses];

const fn colours_word(t: Language, colours: FinalColours) -> &'static str {
    match colours {
        FinalColours::FewerGamesAsFirst => t.colours_fewer_first(),
        FinalColours::Lot => t.colours_lot(),
        FinalColours::BetterPlacedChooses => t.colours_chosen(),
    }
}

const fn colours_text(t: Language, colours: FinalColours) -> &'static str {
    match colours {
        FinalColours::FewerGamesAsFirst => t.colours_fewer_first_text(),
        FinalColours::Lot => t.colours_lot_text(),
        FinalColours::BetterPlacedChooses => t.colours_chosen_text(),
    }
}

impl Item for FinalRules {
    fn summary(&self, t: Language, regulation: &Regulation) -> String {
        let section = listed::section_name(t, regulation, self.of);
        facts([
            Some(t.final_summary(section, self.after, self.players)),
            if_so(self.third_place, t.final_third()),
            Some(colours_word(t, self.colours).to_owned()),
            if_so(self.swaps_place_points, t.final_swaps()),
            if_so(self.counts_for_opponents, t.final_counts()),
        ])
    }

    fn parts(&self, t: Language, regulation: &Regulation, at: &At<Self>) -> Vec<Part> {
        let players = [2, 4, 8, 16].map(|players: u8| (players, players.to_string(), ""));
        let colours = COLOURS.map(|colours| (colours, colours_word(t, colours), colours_text(t, colours)));
        vec![
            listed::section(t, regulation, self.of, &at.inner(|rules| &mut rules.of)),
            Part::number(t, self.after.0, 1..=99, at.field(|rules| &mut rules.after.0))
                .named("after", t.final_after())
                .explained(t.final_after_help()),
            Part::one_of(&self.players, players, at.field(|rules| &mut rules.players))
                .named("players", t.final_players()),
            Part::one_of(&self.colours, colours, at.field(|rules| &mut rules.colours))
                .named("colours", t.final_colours()),
            Part::yes_no(t, self.third_place, at.field(|rules| &mut rules.third_place)).named("third", t.final_third()),
            Part::yes_no(t, self.swaps_place_points, at.field(|rules| &mut rules.swaps_place_points))
                .named("swaps", t.final_swaps())
                .explained(t.final_swaps_help()),
            Part::yes_no(t, self.counts_for_opponents, at.field(|rules| &mut rules.counts_for_opponents))
                .named("counts", t.final_counts())
                .explained(t.final_counts_help()),
        ]
    }

    /// The first section that has none, after the last round.
    fn first(_: Language, regulation: &Regulation, list: &[Self]) -> Self {
        let free = |section: &SectionId| list.iter().all(|rules| rules.of != *section);
        let of = regulation.section_ids().find(free).unwrap_or(SectionId(0));
        let pool = regulation.section(of).and_then(|section| regulation.pool(section.pool));
        Self {
            of,
            after: pool.map_or(RoundNo(1), |pool| pool.rounds),
            players: 4,
            third_place: true,
            colours: FinalColours::Lot,
            extra_games: Vec::new(),
            swaps_place_points: false,
            counts_for_opponents: false,
        }
    }

    fn add_word(t: Language) -> &'static str {
        t.add_final()
    }
}

impl Item for ExtraGame {
    fn summary(&self, t: Language, _: &Regulation) -> String {
        let time = if self.time_control.is_empty() { t.unnamed() } else { &self.time_control };
        let colours = self.colours.map_or_else(|| t.colours_exchanged(), |colours| colours_word(t, colours));
        facts([
            Some(time.to_owned()),
            Some(colours.to_owned()),
            if_so(self.draw_wins_for_second, t.extra_draw_wins()),
            if_so(self.repeated, t.extra_repeated()),
        ])
    }

    fn parts(&self, t: Language, _: &Regulation, at: &At<Self>) -> Vec<Part> {
        let exchanged = (None, t.colours_exchanged(), t.colours_exchanged_text());
        let others = COLOURS.map(|colours| (Some(colours), colours_word(t, colours), colours_text(t, colours)));
        let colours = std::iter::once(exchanged).chain(others);
        vec![
            Part::text(t, &self.time_control, at.field(|game| &mut game.time_control))
                .named("time-control", t.set_time_control())
                .explained(t.extra_time_help()),
            Part::one_of(&self.colours, colours, at.field(|game| &mut game.colours))
                .named("colours", t.final_colours()),
            Part::yes_no(t, self.draw_wins_for_second, at.field(|game| &mut game.draw_wins_for_second))
                .named("draw-wins", t.extra_draw_wins()),
            Part::yes_no(t, self.repeated, at.field(|game| &mut game.repeated)).named("repeated", t.extra_repeated()),
        ]
    }

    fn first(_: Language, _: &Regulation, _: &[Self]) -> Self {
        Self { time_control: String::new(), colours: None, draw_wins_for_second: false, repeated: false }
    }

    fn add_word(t: Language) -> &'static str {
        t.add_extra_game()
    }
}
