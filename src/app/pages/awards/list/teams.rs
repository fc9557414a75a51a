//! The prizes of the teams.

use bianpai::awards::{TeamAwards, TeamGranted};

use super::{Group, Line, Who, places_text, prize_text};
use crate::app::text::{Language, money_text};

pub fn groups(t: Language, awards: &TeamAwards, promised: bool) -> Vec<Group> {
    let count: usize = awards.prizes.iter().map(|granted| granted.winners.len()).sum();
    let facts = if promised { String::new() } else { t.prizes_and_money(count, money_text(awards.yuan())) };
    let lines = awards.prizes.iter().flat_map(|granted| lines(t, granted, promised)).collect();
    vec![Group { title: t.list_of_teams().into(), facts, lines }]
}

fn lines(t: Language, granted: &TeamGranted, promised: bool) -> Vec<Line> {
    let money = granted.prize.yuan.map(u64::from);
    let prize = prize_text(&granted.prize.thing, money);
    let won = granted.winners.iter().map(|winner| Line {
        places: winner.place.to_string(),
        last: winner.place,
        who: Who::Team(winner.team.clone()),
        aside: String::new(),
        prize: prize.clone(),
        yuan: money.unwrap_or(0),
    });
    let vacant = granted.vacant.map(|(from, to)| Line {
        places: places_text(from, to),
        last: to,
        who: Who::Nobody(if promised { String::new() } else { t.no_team_left().into() }),
        aside: String::new(),
        prize: prize.clone(),
        yuan: 0,
    });
    won.chain(vacant).collect()
}
