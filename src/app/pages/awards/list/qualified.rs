//! For what places qualify, with everyone who was passed over and why (rules 7.2); and the grade titles (rules 7.1).

use bianpai::awards::{Candidate, Qualified, Titled};
use bianpai::event::{Event, SectionId};

use super::{Group, Line, Person, Who, belongs};
use crate::app::text::Language;

pub fn groups(t: Language, event: &Event, section: SectionId) -> Vec<Group> {
    let regulation = &event.regulation;
    let quotas = regulation.quotas.iter().enumerate().filter(|(_, quota)| belongs(event, quota.of, section));
    let quotas = quotas.filter_map(|(index, quota)| {
        let qualified = Qualified::of(event, index)?;
        Some(Group {
            title: quota.name.clone(),
            facts: t.quota_has(qualified.places),
            lines: quota_lines(t, event, &qualified),
        })
    });
    let titles = regulation.titles.iter().enumerate().filter(|(_, title)| belongs(event, title.of, section));
    let titles = titles.filter_map(|(index, title)| {
        let titled = Titled::of(event, index)?;
        Some(Group {
            title: title.name.clone(),
            facts: t.players_n(titled.holders.len()),
            lines: title_lines(t, event, &titled),
        })
    });
    quotas.chain(titles).collect()
}

fn quota_lines(t: Language, event: &Event, qualified: &Qualified) -> Vec<Line> {
    let line = |candidate: &Candidate| {
        let person = Person::of(event, candidate.player);
        let (who, aside, prize) = match &candidate.passed_over {
            None => {
                let region = person.region.clone();
                (Who::Player(person), region, t.qualifies().to_owned())
            }
            Some(flag) => (Who::PassedOver(person, 0), t.passed_over_for(flag), String::new()),
        };
        Line { places: candidate.place.to_string(), last: candidate.place, who, aside, prize, yuan: 0 }
    };
    let taken = qualified.players().count() as u32;
    let left = qualified.places.saturating_sub(taken);
    let vacant = (left > 0).then(|| Line {
        places: "–".into(),
        last: bianpai::event::Place(0),
        who: Who::Nobody(t.quota_left(left)),
        aside: String::new(),
        prize: String::new(),
        yuan: 0,
    });
    qualified.candidates.iter().map(line).chain(vacant).collect()
}

fn title_lines(t: Language, event: &Event, titled: &Titled) -> Vec<Line> {
    let line = |holder: &bianpai::awards::Holder| {
        let person = Person::of(event, holder.player);
        Line {
            places: holder.place.to_string(),
            last: holder.place,
            aside: person.region.clone(),
            who: Who::Player(person),
            prize: t.points_n(holder.points),
            yuan: 0,
        }
    };
    titled.holders.iter().map(line).collect()
}
