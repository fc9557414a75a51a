//! An event as everyone may have it: names, numbers, pairings, results and places, without what belongs to the persons
//! alone. It cannot be turned back: what is taken out is in no step of its journal either.

use std::collections::BTreeSet;

use crate::command::{Act, BrokenJournal, Command, Document, Entrant, EventId, Step};
use crate::event::{Event, PlayerId, Profile, Regulation, SectionId};

/// The profile as everyone may have it: without phone, birth, age, identity number, guardian, reasons, notes, what was
/// seen of documents, and the flags that the regulation calls private.
pub fn public_profile(profile: &Profile, private_flags: &BTreeSet<String>) -> Profile {
    Profile {
        name: profile.name.clone(),
        gender: profile.gender,
        region: profile.region.clone(),
        team: profile.team.clone(),
        role: profile.role.clone(),
        title: profile.title.clone(),
        grade: profile.grade.clone(),
        rating: profile.rating,
        flags: profile.flags.difference(private_flags).cloned().collect(),
        ..Profile::default()
    }
}

/// The event without personal data, under another name: `id`. Every entry stands in it as it reads now, from the
/// first step on; what was undone, corrected or removed, and who paid when, is left out.
///
/// # Errors
/// The step that does not follow from those before it, which no event that was made by commands has.
pub fn public_event(document: &Document, id: EventId) -> Result<Document, BrokenJournal> {
    let mut copy = Copy { event: document.event(), private_flags: private_flags(document), entered: 0 };
    let in_effect = document.steps().iter().enumerate().filter(|(index, _)| document.is_in_effect(*index));
    let mut steps = Vec::new();
    for (_, step) in in_effect {
        if let Act::Do(command) = &step.act
            && let Some(command) = copy.command(command)
        {
            steps.push(Step { at: step.at, act: Act::Do(command) });
        }
    }
    Document::replay(id, document.created(), public_regulation(document.start()), steps)
}

/// Whatever was private at any time stays so.
fn private_flags(document: &Document) -> BTreeSet<String> {
    let mut flags = document.start().entry.private_flags.clone();
    for step in document.steps() {
        let Act::Do(command) = &step.act else { continue };
        for single in command.singles() {
            if let Command::ChangeRegulation { regulation } = single {
                flags.extend(regulation.entry.private_flags.iter().cloned());
            }
        }
    }
    flags
}

/// Who has paid is nobody's business: the draw of the copy does not ask for it.
fn public_regulation(regulation: &Regulation) -> Regulation {
    let mut regulation = regulation.clone();
    regulation.entry.draw_needs_paid = false;
    regulation
}

struct Copy<'a> {
    event: &'a Event,
    private_flags: BTreeSet<String>,
    /// How many have been entered so far: the ids of players follow the order of entry.
    entered: u32,
}

impl Copy<'_> {
    fn command(&mut self, command: &Command) -> Option<Command> {
        Some(match command {
            Command::AddPlayers { entrants } => {
                Command::AddPlayers { entrants: entrants.iter().map(|entrant| self.entrant(entrant.section)).collect() }
            }
            Command::EditPlayer { player, entrant } => {
                Command::MovePlayers { players: vec![*player], section: entrant.section }
            }
            Command::SetPaid { .. } => return None,
            Command::SetFlag { flag, .. } if self.private_flags.contains(flag) => return None,
            // The entries have the flags that hold now from the start.
            Command::SetFlag { .. } => return None,
            Command::ChangeRegulation { regulation } => {
                Command::ChangeRegulation { regulation: Box::new(public_regulation(regulation)) }
            }
            Command::Together { commands } => {
                let commands: Vec<Command> = commands.iter().filter_map(|command| self.command(command)).collect();
                if commands.is_empty() {
                    return None;
                }
                Command::Together { commands }
            }
            other => other.clone(),
        })
    }

    /// The next who was entered, as his entry reads now; of one who was removed not even the name is left.
    fn entrant(&mut self, section: SectionId) -> Entrant {
        self.entered += 1;
        let player = self.event.player(PlayerId(self.entered));
        let profile =
            player.map_or_else(|| Profile::named("—"), |player| public_profile(&player.profile, &self.private_flags));
        Entrant { profile, section }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{Date, Gender, Moment, PoolId, RoundNo};
    use crate::interchange::{read_event, write_event};

    fn person(name: &str) -> Profile {
        Profile {
            gender: Some(Gender::Woman),
            born: Date::new(2009, 9, 1),
            age: Some(12),
            phone: "10000000001".into(),
            id_number: "51070020090901002X".into(),
            guardian: "炮母".into(),
            note: "花生过敏".into(),
            section_reason: "教练担保".into(),
            region: "柳林镇".into(),
            flags: ["本地", "食宿"].map(String::from).into(),
            ..Profile::named(name)
        }
    }

    #[test]
    fn what_is_personal_is_in_no_step_of_the_public_file() {
        let mut start = Regulation::blank("试", "公开组", RoundNo(5));
        start.entry.private_flags.insert("食宿".into());
        start.entry.draw_needs_paid = true;
        let mut document = Document::new(EventId::new("e1").unwrap(), Moment(7), start).unwrap();
        let mut run = |command: Command| document.run(command, Moment(8)).unwrap();
        let entrant = |name: &str| Entrant { profile: person(name), section: SectionId(0) };
        run(Command::AddPlayers { entrants: ["车 10000000009", "马进", "炮平"].map(entrant).to_vec() });
        run(Command::EditPlayer { player: PlayerId(1), entrant: Box::new(entrant("车平")) });
        run(Command::RemovePlayer { player: PlayerId(2) });
        let players = vec![PlayerId(1), PlayerId(3)];
        run(Command::Together {
            commands: vec![
                Command::SetPaid { players: players.clone(), paid: true },
                Command::SetFlag { players: players.clone(), flag: "食宿".into(), holds: true },
            ],
        });
        run(Command::DrawNumbers { pool: PoolId(0), seed: 1, order: players });
        let public = public_event(&document, EventId::new("e1-public").unwrap()).unwrap();
        let text = write_event(&public);
        for word in ["1000000000", "2009", "5107", "炮母", "花生", "食宿\"], \"", "担保", "马进", "set-paid"]
        {
            assert!(!text.contains(word), "{word}: {text}");
        }
        let read = read_event(&text).unwrap();
        let names: Vec<_> = read.event().players().iter().map(|p| (p.profile.name.as_str(), p.number)).collect();
        let expected: Vec<_> = document.event().players().iter().map(|p| (p.profile.name.as_str(), p.number)).collect();
        assert_eq!(names, expected);
        assert_eq!(read.event().players()[0].profile.flags, ["本地".to_owned()].into());
    }
}
