//! What games, byes and missed rounds count (rules 2 and 3).

use bianpai::event::{AbsentOpponent, Counting, NoGame, PointTable, Points, Regulation, SidePoints, WinsCounted};

use super::super::part::Part;
use super::super::setting::{Editor, Group, Setting};
use crate::app::text::Language;

const GROUP: Group = Group::Points;

pub fn settings(t: Language, regulation: &Regulation) -> Vec<Setting> {
    let mut settings = vec![point_table(t, &regulation.points)];
    settings.extend(without_game(t, &regulation.counting));
    settings.extend(criteria_details(t, &regulation.counting));
    settings
}

fn point_table(t: Language, points: &PointTable) -> Setting {
    let in_words = |side: &SidePoints| format!("{} / {} / {}", side.win, side.draw, side.loss);
    let value = match (in_words(&points.first), in_words(&points.second)) {
        (first, second) if first == second => first,
        (first, second) => t.points_by_side(first, second),
    };
    let part = |test, name, points: Points, place: fn(&mut Regulation) -> Option<&mut Points>| {
        Part::points(t, points, place).named(test, name).without_hint()
    };
    let parts = vec![
        part("red-win", t.red_wins_get(), points.first.win, |to| Some(&mut to.points.first.win)),
        part("red-draw", t.red_draws_get(), points.first.draw, |to| Some(&mut to.points.first.draw)),
        part("red-loss", t.red_loses_gets(), points.first.loss, |to| Some(&mut to.points.first.loss)),
        part("black-win", t.black_wins_get(), points.second.win, |to| Some(&mut to.points.second.win)),
        part("black-draw", t.black_draws_get(), points.second.draw, |to| Some(&mut to.points.second.draw)),
        part("black-loss", t.black_loses_gets(), points.second.loss, |to| Some(&mut to.points.second.loss)),
    ];
    Setting {
        group: GROUP,
        key: "points".into(),
        name: t.set_points().into(),
        help: t.set_points_help(),
        rule: "2.1",
        value,
        editor: Editor::Table(parts),
    }
}

/// What a bye and a missed round bring.
fn without_game(t: Language, counting: &Counting) -> Vec<Setting> {
    let brings =
        [(NoGame::Win, t.as_a_win(), ""), (NoGame::Draw, t.as_a_draw(), ""), (NoGame::Zero, t.as_nothing(), "")];
    let bye = Part::one_of(&counting.bye, brings, |to| Some(&mut to.counting.bye));
    let is_win = Part::yes_no(t, counting.bye_is_win, |to| Some(&mut to.counting.bye_is_win));
    let missed = Part::one_of(&counting.missed_round, brings, |to| Some(&mut to.counting.missed_round));
    vec![
        Setting::of(GROUP, "bye", (t.set_bye(), t.set_bye_help(), "2.3"), bye),
        Setting::of(GROUP, "bye-is-win", (t.set_bye_win(), t.set_bye_win_help(), "2.3"), is_win),
        Setting::of(GROUP, "missed", (t.set_missed(), t.set_missed_help(), "2.4"), missed),
    ]
}

/// What the criteria of places count.
fn criteria_details(t: Language, counting: &Counting) -> Vec<Setting> {
    let opponent = [
        (AbsentOpponent::LowestWithPoints, t.lowest_with_points(), ""),
        (AbsentOpponent::LowestOfAll, t.lowest_of_all(), ""),
        (AbsentOpponent::Zero, t.as_zero(), ""),
        (AbsentOpponent::NotCounted, t.not_counted(), ""),
    ];
    let counted = [
        (WinsCounted::All, t.wins_all(), t.wins_all_text()),
        (WinsCounted::Played, t.wins_played(), t.wins_played_text()),
    ];
    let bye = Part::one_of(&counting.bye_opponent, opponent, |to| Some(&mut to.counting.bye_opponent));
    let missed = Part::one_of(&counting.missed_opponent, opponent, |to| Some(&mut to.counting.missed_opponent));
    let wins = Part::one_of(&counting.wins, counted, |to| Some(&mut to.counting.wins));
    let colour = Part::yes_no(t, counting.forfeit_keeps_colour, |to| Some(&mut to.counting.forfeit_keeps_colour));
    vec![
        Setting::of(GROUP, "bye-opponent", (t.set_bye_opponent(), t.set_bye_opponent_help(), "3.2"), bye),
        Setting::of(GROUP, "missed-opponent", (t.set_missed_opponent(), t.set_missed_opponent_help(), "3.2"), missed),
        Setting::of(GROUP, "wins", (t.set_wins(), t.set_wins_help(), "3.4"), wins),
        Setting::of(GROUP, "keeps-colour", (t.set_keeps_colour(), t.set_keeps_colour_help(), "3.6"), colour),
    ]
}
