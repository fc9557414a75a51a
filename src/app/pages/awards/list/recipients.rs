//! The awards by player, and by unit.

use bianpai::awards::{Handout, Received, Recipient};
use bianpai::event::{Event, PrizesOf, SectionId};

use super::{Group, Line, Person, Who, places_title, prize_text};
use crate::app::text::{Language, money_text};

/// Everyone of the section who gets anything, the best first.
pub fn by_player(t: Language, event: &Event, handout: &Handout, section: SectionId) -> Vec<Group> {
    let lines: Vec<Line> =
        of_section(event, handout, section).iter().map(|recipient| line(t, event, recipient)).collect();
    vec![Group { title: t.by_player_title().into(), facts: facts(t, &lines), lines }]
}

/// The same under the names of their units, that of most money first.
pub fn by_unit(t: Language, event: &Event, handout: &Handout, section: SectionId) -> Vec<Group> {
    let mut units: Vec<(String, Vec<Line>)> = Vec::new();
    for recipient in of_section(event, handout, section) {
        let line = line(t, event, &recipient);
        let Who::Player(person) = &line.who else { continue };
        match units.iter_mut().find(|(unit, _)| *unit == person.region) {
            Some((_, lines)) => lines.push(line),
            None => units.push((person.region.clone(), vec![line])),
        }
    }
    units.sort_by_key(|(_, lines)| std::cmp::Reverse(lines.iter().map(|line| line.yuan).sum::<u64>()));
    let group = |(unit, lines): (String, Vec<Line>)| Group {
        title: if unit.is_empty() { t.no_unit().into() } else { unit },
        facts: facts(t, &lines),
        lines,
    };
    units.into_iter().map(group).collect()
}

fn of_section(event: &Event, handout: &Handout, section: SectionId) -> Vec<Recipient> {
    let mut recipients = handout.by_player();
    recipients.retain(|recipient| event.player(recipient.player).is_some_and(|player| player.section == section));
    recipients
}

fn facts(t: Language, lines: &[Line]) -> String {
    t.players_and_money(lines.len(), money_text(lines.iter().map(|line| line.yuan).sum()))
}

/// One player: his first place, for what, and all that he gets.
fn line(t: Language, event: &Event, recipient: &Recipient) -> Line {
    let what = recipient.prizes.iter().map(|received| received_text(t, event, received));
    let mut for_what: Vec<String> = what.collect();
    for_what.dedup();
    let has_money = recipient.prizes.iter().any(|received| received.prize.yuan.is_some());
    let place = recipient.prizes.first().map_or(bianpai::event::Place(0), |received| received.place);
    Line {
        places: place.to_string(),
        last: place,
        who: Who::Player(Person::of(event, recipient.player)),
        aside: for_what.join(t.list_comma()),
        prize: prize_text(&things(t, recipient), has_money.then(|| recipient.yuan())),
        yuan: recipient.yuan(),
    }
}

/// The things that he gets, each once: "奖杯、证书×2".
fn things(t: Language, recipient: &Recipient) -> String {
    let mut counted: Vec<(&str, usize)> = Vec::new();
    for thing in recipient.prizes.iter().map(|received| received.prize.thing.as_str()).filter(|thing| !thing.is_empty())
    {
        match counted.iter_mut().find(|(known, _)| *known == thing) {
            Some((_, count)) => *count += 1,
            None => counted.push((thing, 1)),
        }
    }
    let text = |(thing, count): (&str, usize)| if count > 1 { format!("{thing}×{count}") } else { thing.to_owned() };
    counted.into_iter().map(text).collect::<Vec<_>>().join(t.list_comma())
}

/// "第 3 名", "女子第 1 名", "幸运奖".
fn received_text(t: Language, event: &Event, received: &Received) -> String {
    let place = places_title(t, received.place, received.place);
    match received.list {
        _ if received.prize.lucky => t.lucky_prizes().into(),
        PrizesOf::View(index) => {
            let name = event.regulation.views.get(index).map_or("", |view| view.name.as_str());
            format!("{name}{place}")
        }
        PrizesOf::Section(_) | PrizesOf::Teams => place,
    }
}
