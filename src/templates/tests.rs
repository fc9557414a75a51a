//! What the templates say, against the regulations (rules 1).

use super::Template;
use crate::awards::Awards;
use crate::event::{
    Criterion, Event, FinalColours, Number, Place, Player, Points, Prize, Profile, Regulation, Round, RoundNo,
    SectionId, Table, TeamScore, TeammatesApart,
};

fn regulation(template: Template) -> Regulation {
    template.regulation().expect("the data are sound")
}

/// All the money of these prizes, taking a range that ends at a share as one place.
fn money(prizes: &[Prize]) -> u32 {
    let places = |prize: &Prize| if prize.up_to_percent.is_some() { 1 } else { prize.to.0 - prize.from.0 + 1 };
    prizes.iter().map(|prize| places(prize) * prize.yuan.unwrap_or(0)).sum()
}

#[test]
fn every_template_is_sound_and_is_read_as_it_was_written() {
    for template in Template::ALL {
        let regulation = regulation(template);
        assert_eq!(regulation.check(), Ok(()), "{template:?}");
        let written = serde_json::to_string(&regulation).unwrap();
        assert_eq!(serde_json::from_str::<Regulation>(&written).unwrap(), regulation);
    }
}

#[test]
fn rules_1_1_mianyang() {
    let mianyang = regulation(Template::Mianyang);
    assert_eq!(mianyang.pools[0].rounds, RoundNo(11));
    let [first, second] = [mianyang.points.first, mianyang.points.second];
    assert_eq!([first.win, first.draw, second.draw], [5, 2, 3].map(Points::whole));
    assert_eq!(mianyang.pools[0].pairing.equal_points_within, Points::whole(1));
    assert_eq!(mianyang.pools[0].pairing.teammates_apart, TeammatesApart::Never);
    let criteria = &mianyang.sections[0].criteria;
    assert_eq!(criteria[..3], [Criterion::Points, Criterion::OpponentsPoints, Criterion::ProgressivePoints]);
    assert_eq!(mianyang.fouls.opponents_points_lost, Points::whole(3));
    assert_eq!((mianyang.fouls.kinds[0].loses_at, mianyang.late_after_minutes), (Some(2), Some(10)));
    let money_of_first_32 = 3000 + 1500 + 1000 + 800 + 700 + 600 + 500 + 3 * 400 + 10 * 300 + 12 * 200;
    assert_eq!(money(&mianyang.sections[0].prizes), money_of_first_32 + 100 + 2 * 100);
    assert_eq!(money(&mianyang.team_prizes), 1600 + 1200 + 1000 + 800 + 600 + 400 + 2 * 300);
    let teams = mianyang.teams.unwrap();
    assert_eq!((teams.members, teams.score, teams.composition[0].at_most), (4, TeamScore::Places, Some(2)));
    assert_eq!(mianyang.quotas[1].one_per, Some(20));
    assert_eq!(mianyang.entry.other_fees[0].fee, 0, "sponsors pay nothing");
}

#[test]
fn rules_1_1_prizes_go_down_to_half_of_the_field() {
    let awarded = |players: u32| {
        let event = after_a_round(regulation(Template::Mianyang), players);
        let awards = Awards::of(&event, SectionId(0));
        awards.prizes.iter().filter(|granted| !granted.prize.lucky).map(|granted| granted.winners.len()).sum::<usize>()
    };
    assert_eq!([80, 101].map(awarded), [40, 50], "shares round down (rules 7.1)");
}

/// The regulation with so many players after a round in which the odd numbers won.
fn after_a_round(regulation: Regulation, players: u32) -> Event {
    let mut event = Event::new(regulation);
    let mut ids = Vec::new();
    for number in 1..=players {
        let id = event.enter(|id| Player::new(id, Profile::named(format!("棋手{number}")), SectionId(0)));
        event.player_mut(id).unwrap().number = Some(Number(number));
        ids.push(id);
    }
    let table = |pair: &[crate::event::PlayerId]| Table {
        outcome: Some(crate::event::Outcome::FirstWins),
        ..Table::new(pair[0], pair[1])
    };
    event.pools[0].rounds = vec![Round { tables: ids.chunks_exact(2).map(table).collect(), ..Round::default() }];
    event
}

#[test]
fn rules_1_2_xiamen() {
    let xiamen = regulation(Template::Xiamen);
    assert_eq!((xiamen.sections.len(), xiamen.pools.len(), xiamen.views.len()), (6, 6, 12));
    let births = xiamen.sections.iter().filter(|section| section.born_from.is_some()).count();
    assert_eq!((births, xiamen.sections[5].born_to), (6, None));
    assert_eq!(xiamen.sections[0].criteria, Criterion::PRESET_A);
    assert_eq!(money(&xiamen.sections[0].prizes), 8000 + 4000 + 2000 + 1000 + 2 * 800 + 2 * 500 + 8 * 300);
    assert_eq!((xiamen.entry.limit, xiamen.entry.fee), (Some(600), Some(190)));
    assert_eq!(xiamen.quotas.len(), 6, "one 棋王 of each section");
}

#[test]
fn rules_1_2_with_fewer_entrants_than_places_one_fewer_is_awarded() {
    let awarded = |players: u32| {
        let awards = Awards::of(&after_a_round(regulation(Template::Xiamen), players), SectionId(0));
        awards.prizes.iter().flat_map(|granted| &granted.winners).map(|winner| winner.place).max()
    };
    assert_eq!([10, 16, 18].map(awarded), [9, 16, 16].map(|place| Some(Place(place))));
}

#[test]
fn rules_1_3_tangshan() {
    let tangshan = regulation(Template::Tangshan);
    assert_eq!(tangshan.pools.iter().map(|pool| pool.rounds.0).collect::<Vec<_>>(), [9, 7, 7, 7, 7]);
    assert_eq!(tangshan.sections[1].criteria[1], Criterion::ProgressivePoints);
    let finals = &tangshan.finals[0];
    assert_eq!((finals.after, finals.players, finals.third_place), (RoundNo(7), 4, true));
    assert_eq!(finals.colours, FinalColours::FewerGamesAsFirst);
    assert!(finals.extra_games[0].draw_wins_for_second);
    let women = tangshan.views.iter().filter(|view| view.at_least == 3).count();
    assert_eq!(women, 4, "with fewer than three women there is no women's list, but in the open section");
    assert!(tangshan.sections[1..].iter().all(|section| section.merged_below == Some(10)));
    assert_eq!(money(&tangshan.sections[0].prizes), 2000 + 1500 + 1000 + 800 + 700 + 600 + 500 + 400 + 1200 + 800);
    assert_eq!((tangshan.entry.limit, tangshan.entry.other_fees[0].fee), (Some(160), 50));
    assert!(tangshan.ratings.is_some());
}

#[test]
fn rules_1_4_jinhua() {
    let jinhua = regulation(Template::Jinhua);
    assert_eq!((jinhua.pools.len(), jinhua.sections.len()), (1, 4));
    assert_eq!(jinhua.pools[0].pairing.teammates_apart, TeammatesApart::Through(RoundNo(1)));
    assert_eq!(jinhua.fouls.kinds[0].loses_at, Some(3));
    let finals: Vec<_> = jinhua.finals.iter().map(|rules| (rules.of.0, rules.after.0, rules.players)).collect();
    assert_eq!(finals, [(0, 7, 4), (1, 8, 2)]);
    assert!(jinhua.finals[1].swaps_place_points);
    let teams = jinhua.teams.unwrap();
    let TeamScore::PlacePoints(points) = teams.score else { panic!("place points") };
    assert_eq!(points.finalists, [0, 2, 3, 4]);
    assert_eq!(money(&jinhua.team_prizes), 3000 + 1800 + 1200 + 900 + 2 * 600);
    let open = 10_000 + 6000 + 3000 + 2000 + 1000 + 800 + 2 * (600 + 500 + 400 + 300 + 200);
    assert_eq!(money(&jinhua.sections[0].prizes), open);
    assert_eq!(money(&jinhua.sections[1].prizes), 10_000 + 4000 + 2000 + 1000 + 800 + 600 + 2 * (500 + 300 + 200));
}
