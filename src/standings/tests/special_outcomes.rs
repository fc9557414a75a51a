//! Rules 2.2 to 2.5: every outcome and every round without a game, each with its effect on everything it touches.
//! One test per cell; the same table stands in the head of `entry.rs`.
//!
//! Number 1 meets number 2 in round 1 with the outcome in question, or does not play. A win brings 5 as first and 6
//! as second, a draw 2 and 3. In round 2 number 2 wins as first against 3, and 4 has had a half bye: the lowest
//! points of those who have any are his 3.

use super::crosstable::{event, ledger, player, row, standings};
use super::regulation;
use crate::event::{Criterion, Event, Participation, PlayerId, PointTable, Points, RoundNo, Side, SidePoints};
use crate::standings::{Order, encounter};

fn event_with(cell: &str, mirrored: &str, keeps_colour: bool) -> Event {
    let mut rules = regulation(&[
        Criterion::Points,
        Criterion::OpponentsPoints,
        Criterion::ProgressivePoints,
        Criterion::Wins,
        Criterion::GamesAsSecond,
        Criterion::WinsAsSecond,
    ]);
    let side = |win, draw| SidePoints { win: Points::whole(win), draw: Points::whole(draw), loss: Points::ZERO };
    rules.points = PointTable { first: side(5, 2), second: side(6, 3) };
    rules.counting.forfeit_keeps_colour = keeps_colour;
    let (cell, mirrored) = if cell == "late" || cell == "left" { (".", ".") } else { (cell, mirrored) };
    let first = format!("{cell} .");
    let second = format!("{mirrored} F3+");
    event(rules, &[&first, &second, ". S2-", "half ."])
}

fn values(event: &Event) -> Vec<String> {
    row(&standings(event, 2), 1).values.iter().map(ToString::to_string).collect()
}

/// How the two stand in a direct encounter: the points of number 1, or "–" where they have not met.
fn encounter_points(event: &Event) -> String {
    let ledger = ledger(event);
    let pair = [1, 2].map(|id| ledger.index_of(PlayerId(id)).unwrap());
    encounter::among(&ledger, &pair, RoundNo(2))[0].first().map_or("–".into(), ToString::to_string)
}

fn colour(event: &Event) -> &'static str {
    match ledger(event).line(PlayerId(1), RoundNo(1)).unwrap().colour {
        Some(Side::First) => "first",
        Some(Side::Second) => "second",
        None => "–",
    }
}

macro_rules! outcomes {
    ($($row:ident: $cell:literal / $mirrored:literal =>
        $points:literal $opponents:literal $progressive:literal $wins:literal $second:literal $won_second:literal
        $encounter:literal $colour:literal, $kept_second:literal $kept_won:literal $kept_colour:literal;)*) => {
        $(mod $row {
            use super::*;

            fn event() -> Event {
                let mut event = event_with($cell, $mirrored, false);
                match $cell {
                    "late" => player(&mut event, 1).first_round = RoundNo(2),
                    "left" => player(&mut event, 1).participation = Participation::Withdrawn { after: RoundNo(0) },
                    _ => {}
                }
                event
            }

            fn with_colours_kept() -> Event {
                event_with($cell, $mirrored, true)
            }

            #[test]
            fn points() {
                assert_eq!(values(&event())[0], $points);
            }

            #[test]
            fn opponents_points() {
                assert_eq!(values(&event())[1], $opponents);
            }

            #[test]
            fn progressive_points() {
                assert_eq!(values(&event())[2], $progressive);
            }

            #[test]
            fn wins() {
                assert_eq!(values(&event())[3], $wins);
            }

            #[test]
            fn games_as_second() {
                assert_eq!((values(&event())[4].as_str(), values(&with_colours_kept())[4].as_str()), ($second, $kept_second));
            }

            #[test]
            fn wins_as_second() {
                assert_eq!((values(&event())[5].as_str(), values(&with_colours_kept())[5].as_str()), ($won_second, $kept_won));
            }

            #[test]
            fn direct_encounter() {
                assert_eq!(encounter_points(&event()), $encounter);
            }

            #[test]
            fn colours() {
                assert_eq!((colour(&event()), colour(&with_colours_kept())), ($colour, $kept_colour));
            }
        })*
    };
}

// points, opponents' points, progressive points, wins, games as second, wins as second, points of the direct
// encounter, colour; then games as second, wins as second and colour where forfeits keep their colours.
outcomes! {
    won_as_first: "F2+" / "S1-" => "5" "5" "10" "1" "0" "0" "2" "first", "0" "0" "first";
    drawn_as_first: "F2=" / "S1=" => "2" "8" "4" "0" "0" "0" "1" "first", "0" "0" "first";
    lost_as_first: "F2-" / "S1+" => "0" "11" "0" "0" "0" "0" "0" "first", "0" "0" "first";
    won_as_second: "S2+" / "F1-" => "6" "5" "12" "1" "1" "1" "2" "second", "1" "1" "second";
    drawn_as_second: "S2=" / "F1=" => "3" "7" "6" "0" "1" "0" "1" "second", "1" "0" "second";
    lost_as_second: "S2-" / "F1+" => "0" "10" "0" "0" "1" "0" "0" "second", "1" "0" "second";
    won_by_forfeit_as_first: "F2+f" / "S1-f" => "5" "5" "10" "1" "0" "0" "2" "–", "0" "0" "first";
    won_by_forfeit_as_second: "S2+f" / "F1-f" => "6" "5" "12" "1" "0" "0" "2" "–", "1" "1" "second";
    forfeited_as_first: "F2-f" / "S1+f" => "0" "11" "0" "0" "0" "0" "0" "–", "0" "0" "first";
    forfeited_as_second: "S2-f" / "F1+f" => "0" "10" "0" "0" "0" "0" "0" "–", "1" "0" "second";
    double_forfeit: "S2xf" / "F1xf" => "0" "5" "0" "0" "0" "0" "0" "–", "1" "0" "second";
    double_loss: "S2xx" / "F1xx" => "0" "5" "0" "0" "1" "0" "0" "second", "1" "0" "second";
    not_yet_known: "S2?" / "F1?" => "0" "0" "0" "0" "0" "0" "–" "second", "0" "0" "second";
    bye: "bye" / "." => "6" "3" "12" "1" "0" "0" "–" "–", "0" "0" "–";
    half_bye: "half" / "." => "3" "3" "6" "0" "0" "0" "–" "–", "0" "0" "–";
    empty_bye: "zero" / "." => "0" "3" "0" "0" "0" "0" "–" "–", "0" "0" "–";
    missed: "." / "." => "0" "0" "0" "0" "0" "0" "–" "–", "0" "0" "–";
    not_yet_entered: "late" / "." => "0" "0" "0" "0" "0" "0" "–" "–", "0" "0" "–";
    left: "left" / "." => "0" "0" "0" "0" "0" "0" "–" "–", "0" "0" "–";
}

#[test]
fn rules_2_5_all_of_it_follows_a_correction_at_once() {
    let mut event = event_with("S2-", "F1+", false);
    assert_eq!(values(&event), ["0", "10", "0", "0", "1", "0"]);
    event.pools[0].rounds[0].tables[0].outcome = Some(crate::event::Outcome::SecondWins);
    assert_eq!(values(&event), ["6", "5", "12", "1", "1", "1"]);
    let ledger = ledger(&event);
    let order = Order::of_section(&event, &ledger, crate::event::SectionId(0));
    assert_eq!(order.after(RoundNo(2)).rows[0].player, PlayerId(1));
}
