//! The awards by prize.

use bianpai::awards::{Awards, Granted, Winner};
use bianpai::event::{Event, Place, PrizesOf};

use super::{Group, Line, Person, Who, places_text, places_title, prize_text};
use crate::app::text::{Language, money_text};

/// The ranking prizes of each list, then its lucky ones.
pub fn groups(t: Language, event: &Event, lists: &[&(PrizesOf, Awards)], promised: bool) -> Vec<Group> {
    let groups = lists.iter().flat_map(|(list, awards)| {
        let (lucky, ranking): (Vec<&Granted>, Vec<&Granted>) =
            awards.prizes.iter().partition(|granted| granted.prize.lucky);
        let titles = [ranking_title(t, &list_name(event, *list), &ranking), t.lucky_prizes().to_owned()];
        titles.into_iter().zip([ranking, lucky]).map(|(title, granted)| Group {
            title,
            facts: if promised { String::new() } else { facts(t, &granted) },
            lines: granted.iter().flat_map(|granted| lines(t, event, awards, granted, promised)).collect(),
        })
    });
    groups.collect()
}

/// What a list is called beside that of the section itself, which needs no name.
fn list_name(event: &Event, list: PrizesOf) -> String {
    match list {
        PrizesOf::View(index) => event.regulation.views.get(index).map_or_else(String::new, |view| view.name.clone()),
        PrizesOf::Section(_) | PrizesOf::Teams => String::new(),
    }
}

/// "第 1–25 名", "女子 第 1–3 名".
fn ranking_title(t: Language, list: &str, granted: &[&Granted]) -> String {
    let given = granted.iter().filter(|granted| granted.prize.from <= granted.prize.to);
    let from = given.clone().map(|granted| granted.prize.from).min();
    let to = given.map(|granted| granted.prize.to).max();
    let places = from.zip(to).map_or_else(String::new, |(from, to)| places_title(t, from, to));
    format!("{list} {places}").trim().to_owned()
}

fn facts(t: Language, granted: &[&Granted]) -> String {
    let count: usize = granted.iter().map(|granted| granted.winners.len()).sum();
    let yuan = granted.iter().map(|granted| granted.yuan()).fold(0, u64::saturating_add);
    let share = granted.iter().filter_map(|granted| granted.prize.up_to_percent).max();
    let share = share.map_or_else(String::new, |percent| format!("・{}", t.share_of_field(percent)));
    format!("{}{share}", t.prizes_and_money(count, money_text(yuan)))
}

fn lines(t: Language, event: &Event, awards: &Awards, granted: &Granted, promised: bool) -> Vec<Line> {
    let thing = &granted.prize.thing;
    let money = granted.prize.yuan.map(u64::from);
    let passed = granted.passed_over.first().map(|first| Line {
        places: first.place.to_string(),
        last: first.place,
        who: Who::PassedOver(Person::of(event, first.player), granted.passed_over.len() - 1),
        aside: t.has_more_elsewhere().into(),
        prize: String::new(),
        yuan: 0,
    });
    let won = granted.winners.iter().map(|winner| {
        let person = Person::of(event, winner.player);
        Line {
            places: winner.place.to_string(),
            last: winner.place,
            aside: aside(t, winner, &person),
            who: Who::Player(person),
            prize: prize_text(thing, money.map(|_| winner.yuan)),
            yuan: winner.yuan,
        }
    });
    let vacant = granted.vacant.map(|(from, to)| Line {
        places: places_text(from, to),
        last: to,
        who: Who::Nobody(if promised { String::new() } else { why_vacant(t, awards, from) }),
        aside: String::new(),
        prize: prize_text(thing, money),
        yuan: 0,
    });
    passed.into_iter().chain(won).chain(vacant).collect()
}

/// His unit; before it, for which place the prize is if it was passed down to him.
fn aside(t: Language, winner: &Winner, person: &Person) -> String {
    if winner.of_place == winner.place {
        return person.region.clone();
    }
    format!("{} {}", t.in_place_of(winner.of_place), person.region).trim().to_owned()
}

/// Why nobody gets the prize of a place.
fn why_vacant(t: Language, awards: &Awards, place: Place) -> String {
    if place.0 > awards.field {
        t.only_so_many(awards.field)
    } else if let Some(last) = awards.last_awarded {
        t.one_fewer_awarded(last)
    } else {
        t.nobody_left().into()
    }
}
