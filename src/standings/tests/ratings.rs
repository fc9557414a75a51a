//! Rules 10: ratings.

use super::crosstable::{event, ledger, player};
use super::regulation;
use crate::event::{Criterion, Event, ListedRating, PlayerId, Rating, RatingRules, Score};
use crate::standings::{RatingChange, rating_changes};

/// 1 is rated 1500 after 100 games, 2 is 1700 after 100, 3 is new, 4 is 1500 after 29 games.
fn rated(rows: &[&str]) -> Event {
    let mut event = event(regulation(&[Criterion::Points]), rows);
    for (number, rating, games) in [(1, 1500, 100), (2, 1700, 100), (4, 1500, 29)] {
        player(&mut event, number).profile.rating = Some(ListedRating { rating: Rating(rating), games });
    }
    event
}

fn changes(event: &Event) -> Vec<RatingChange> {
    rating_changes(event, &ledger(event), &RatingRules::default())
}

#[test]
fn rules_10_each_gains_the_factor_times_what_exceeds_the_expectation() {
    let changes = changes(&rated(&["F2+ S3=", "S1- F4+", "F4= F1=", "S3= S2-"]));
    // 1 against 1700: 0.240253 to be expected, 1 scored; against the new one, 1500: 0.5 and 0.5. 20 × 0.759747 = 15.19.
    // 2 against 1500 twice: 0.759747 each, 1 scored. 20 × −0.519494 = −10.39.
    // 3, new, against 1500 twice: 1 expected and scored.
    // 4 against 1500 and 1700: 0.740253 expected, 0.5 scored. 40 × −0.240253 = −9.61.
    let found: Vec<_> = changes.iter().map(|change| (change.factor, change.gain, change.after.rating.0)).collect();
    assert_eq!(found, [(20, 15, 1515), (20, -10, 1690), (40, 0, 1500), (40, -10, 1490)]);
    assert_eq!(changes.iter().map(|change| change.after.games).collect::<Vec<_>>(), [102, 102, 2, 31]);
    assert_eq!(changes[2].before, ListedRating { rating: Rating(1500), games: 0 }, "the start value");
    let first = changes[0].games[0];
    assert_eq!((first.opponent, first.rating, first.score), (PlayerId(2), Rating(1700), Score::Win));
    assert_eq!(first.expected, 240_253);
}

#[test]
fn rules_10_only_games_really_played_count() {
    let changes = changes(&rated(&["F2+f bye F3xx F4?", "S1-f F4xf half S3?", ". bye S1xx F2?", "bye S2xf . S1?"]));
    assert!(changes.iter().all(|change| change.games.is_empty() && change.gain == 0));
    assert_eq!(changes[0].before, changes[0].after);
}

#[test]
fn a_change_is_rounded_once_over_the_whole_event_halves_away_from_zero() {
    // A draw of equals brings nothing; of 1500 against 1700, K 20, it brings 20 × 0.259747 = 5.19 and costs 5.19.
    let one = changes(&rated(&["F2=", "S1=", ".", "."]));
    assert_eq!((one[0].gain, one[1].gain), (5, -5));
    // Two of them: 10.39; one by one rounded it would be 10 as well, three: 15.58 is 16 and not 15.
    let three = changes(&rated(&["F2= S2= F2=", "S1= F1= S1=", ".", "."]));
    assert_eq!((three[0].gain, three[1].gain), (16, -16));
    // K 5, a loss between equals: −2.5.
    let rules = RatingRules { k: 5, factors: Vec::new(), ..RatingRules::default() };
    let event = rated(&["F4+", ".", ".", "S1-"]);
    let half = rating_changes(&event, &ledger(&event), &rules);
    assert_eq!((half[0].gain, half[3].gain), (3, -3));
}
