//! Gaoping 2019 (rules 1.5): one section, nine rounds, places "by clause 14.3.1".

use crate::event::{
    Criterion, EntryRules, FoulKind, FoulRules, PairingRules, Points, Prize, Regulation, RoundNo, Session,
};

/// The regulation of the open tournament of Gaoping, 23 and 24 November 2019.
pub fn gaoping_2019() -> Regulation {
    let mut regulation = Regulation::blank("高平市象棋公开赛", "公开组", RoundNo(9));
    regulation.days = "2019年11月23–24日".into();
    regulation.venue = "山西省高平市".into();
    regulation.late_after_minutes = Some(10);
    regulation.fouls = fouls();
    regulation.entry = EntryRules {
        limit: Some(80),
        deadline: "11月22日 12:00".into(),
        fee: Some(100),
        draw_needs_paid: true,
        ..EntryRules::default()
    };
    for pool in &mut regulation.pools {
        pool.time_control = "每方20分钟，每步加10秒".into();
        pool.pairing = PairingRules { forfeits_in_a_row: Some(2), ..PairingRules::default() };
    }
    for section in &mut regulation.sections {
        section.criteria = vec![
            Criterion::Points,
            Criterion::OpponentsPoints,
            Criterion::Wins,
            Criterion::Fouls,
            Criterion::DirectEncounter,
            Criterion::GamesAsSecond,
            Criterion::PreviousPlace,
        ];
        section.prizes = prizes();
    }
    regulation.timetable = timetable();
    regulation
}

/// A ringing phone is one foul, an answered one two; two fouls of a round lose the game.
fn fouls() -> FoulRules {
    let kind = |name: &str, weight, loses_at| FoulKind { name: name.into(), weight, loses_at };
    FoulRules {
        kinds: vec![
            kind("行棋犯规", 1, None),
            kind("手机铃响", 1, None),
            kind("接听手机", 2, None),
            kind("自杀、不应将", 1, Some(1)),
        ],
        loses_at: Some(2),
        opponents_points_lost: Points::ZERO,
    }
}

fn prizes() -> Vec<Prize> {
    let places = [
        (1, 1, 5000),
        (2, 2, 2500),
        (3, 3, 1500),
        (4, 4, 1000),
        (5, 5, 800),
        (6, 6, 500),
        (7, 10, 300),
        (11, 20, 200),
        (21, 25, 100),
    ];
    let lucky = [28, 38, 48, 58, 68, 78].map(|place| Prize::lucky(place, 100));
    places.into_iter().map(|(from, to, yuan)| Prize::money(from, to, yuan)).chain(lucky).collect()
}

fn timetable() -> Vec<Session> {
    let session = |time: &str, what: &str| Session { time: time.into(), what: what.into() };
    vec![
        session("11月22日 18:00前", "报到"),
        session("11月23日 08:30–09:00", "开幕式"),
        session("11月23日 09:00–12:00", "第1–2轮"),
        session("11月23日 14:00–18:00", "第3–5轮"),
        session("11月24日 08:30–12:00", "第6–7轮"),
        session("11月24日 14:00–16:30", "第8–9轮"),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{Place, PointTable};

    #[test]
    fn rules_1_5_the_regulation_is_sound_and_says_what_it_says() {
        let regulation = gaoping_2019();
        assert_eq!(regulation.check(), Ok(()));
        assert_eq!(regulation.points, PointTable::TWO_ONE_ZERO);
        assert_eq!(regulation.pools[0].rounds, RoundNo(9));
        assert_eq!(regulation.entry.limit, Some(80));
        assert!(regulation.entry.draw_needs_paid, "unpaid entries are not drawn");
        assert_eq!(regulation.pools[0].pairing.forfeits_in_a_row, Some(2));
    }

    #[test]
    fn rules_1_5_prizes_to_place_25_and_six_lucky_ones() {
        let prizes = &gaoping_2019().sections[0].prizes;
        let money_of = |place: u32| {
            let prize = prizes.iter().find(|prize| prize.from <= Place(place) && Place(place) <= prize.to);
            prize.and_then(|prize| prize.yuan)
        };
        assert_eq!([1, 6, 10, 20, 25].map(money_of), [5000, 500, 300, 200, 100].map(Some));
        assert_eq!([26, 27, 29, 77, 80].map(money_of), [None; 5]);
        assert_eq!(prizes.iter().filter(|prize| prize.lucky).count(), 6);
        let total: u32 = prizes.iter().map(|prize| (prize.to.0 - prize.from.0 + 1) * prize.yuan.unwrap()).sum();
        assert_eq!(total, 5000 + 2500 + 1500 + 1000 + 800 + 500 + 4 * 300 + 10 * 200 + 5 * 100 + 6 * 100);
    }
}
