//! Events of any size, made up and played by strength: something to look at, to measure and to try.

use bianpai::command::{Command, Document, Entrant, EventId};
use bianpai::event::{
    Bye, Condition, Date, Gender, ListedRating, Moment, Outcome, PlayerId, PoolId, Profile, Rating, RoundNo, Section,
    SectionId, TableNo,
};
use bianpai::pairing::{Infeasible, MissingResults, NextRound, draw, pair};
use bianpai::templates::{Template, sample_entrants};

const POOL: PoolId = PoolId(0);

/// An event of so many players after so many complete rounds and so many results of the next one.
pub fn made_event(players: usize, rounds: u16, more: usize) -> Document {
    let mut regulation = Template::Gaoping.regulation().expect("a sound template");
    regulation.name = "“松风杯”象棋公开赛".into();
    regulation.pools[0].rounds = RoundNo(regulation.pools[0].rounds.0.max(rounds + u16::from(more > 0)));
    let id = EventId::new(format!("sample-{players}-{rounds}")).expect("letters and digits");
    let mut document = Document::new(id, Moment(1_574_470_800_000), regulation).expect("a sound regulation");
    enter(&mut document, players);
    for round in RoundNo(rounds).up_to() {
        publish(&mut document, POOL, round);
        results(&mut document, POOL, round, usize::MAX);
    }
    if more > 0 {
        publish(&mut document, POOL, RoundNo(rounds).next());
        results(&mut document, POOL, RoundNo(rounds).next(), more);
    }
    document
}

/// An event of a regulation with so many players in each section, men and women, of whom every other one carries the
/// flags that lists, quotas and teams ask for, after so many rounds of every pool.
pub fn made_of(template: Template, players: usize, rounds: u16) -> Document {
    let regulation = template.regulation().expect("a sound template");
    let id = EventId::new(format!("made-{players}-{rounds}")).expect("letters and digits");
    let mut document = Document::new(id, Moment(1_574_470_800_000), regulation).expect("a sound regulation");
    let regulation = document.event().regulation.clone();
    let sections = regulation.section_ids().zip(&regulation.sections);
    let entrants: Vec<Entrant> = sections
        .flat_map(|(id, section)| (0..players).map(move |index| (id, section, index)))
        .enumerate()
        .map(|(number, (section_id, section, index))| Entrant {
            profile: profile(number, index, section, &regulation.entry.flags, &regulation.entry.open_to),
            section: section_id,
        })
        .collect();
    run(&mut document, Command::AddPlayers { entrants });
    let everyone: Vec<PlayerId> = document.event().players().iter().map(|player| player.id).collect();
    run(&mut document, Command::SetPaid { players: everyone.clone(), paid: true });
    run(&mut document, Command::SetPresent { players: everyone, present: true });
    for pool in regulation.pool_ids() {
        let players: Vec<PlayerId> = document.event().players_in(pool).map(|player| player.id).collect();
        run(&mut document, Command::DrawNumbers { pool, seed: 20_191_123, order: draw(&players, 20_191_123) });
        for round in RoundNo(rounds.min(regulation.pools[usize::from(pool.0)].rounds.0)).up_to() {
            publish(&mut document, pool, round);
            results(&mut document, pool, round, usize::MAX);
        }
    }
    document
}

/// A person who fits the section; the names are made up.
fn profile(number: usize, index: usize, section: &Section, flags: &[String], open_to: &Condition) -> Profile {
    let gender = section.gender.unwrap_or(if index % 3 == 1 { Gender::Woman } else { Gender::Man });
    let barred = |flag: &String| section.without_flags.contains(flag) || open_to.without_flags.contains(flag);
    let extra = flags.iter().enumerate().filter(|(at, flag)| (index + at).is_multiple_of(4) && !barred(flag));
    let others = extra.map(|(_, flag)| flag.clone());
    let named = sample_entrants();
    let name = named.get(number).map_or_else(|| format!("棋手{number}"), |entrant| entrant.profile.name.clone());
    Profile {
        gender: Some(gender),
        born: section.born_to.or(section.born_from).or(Date::new(1980, 5, 1)),
        region: format!("第{}队", number % 9 + 1),
        team: format!("第{}队", number % 9 + 1),
        rating: index.is_multiple_of(2).then_some(ListedRating { rating: Rating(1500 + number as i32 * 7), games: 40 }),
        flags: section.flags.iter().cloned().chain(others).collect(),
        ..Profile::named(name)
    }
}

/// Sixteen in the open section of Tangshan after seven rounds, in which the earlier entered won (rules 1.3): its final is
/// due.
pub fn made_final() -> Document {
    let mut regulation = Template::Tangshan.regulation().expect("a sound template");
    regulation.name = "“松风杯”象棋公开赛".into();
    let id = EventId::new("sample-final").expect("letters");
    let mut document = Document::new(id, Moment(1_574_470_800_000), regulation).expect("a sound regulation");
    enter(&mut document, 16);
    for round in RoundNo(7).up_to() {
        publish(&mut document, POOL, round);
        let tables = document.event().pools[0].round(round).map_or_else(Vec::new, |round| round.tables.clone());
        for (index, table) in tables.iter().enumerate() {
            let outcome = if table.first < table.second { Outcome::FirstWins } else { Outcome::SecondWins };
            let outcome = Some(outcome);
            run(&mut document, Command::SetOutcome { pool: POOL, round, table: TableNo::at(index), outcome });
        }
    }
    document
}

fn run(document: &mut Document, command: Command) {
    let at = Moment(1_574_470_800_000 + document.steps().len() as i64 * 20_000);
    document.run(command, at).expect("a sensible command");
}

fn enter(document: &mut Document, players: usize) {
    let named = sample_entrants();
    let entrants: Vec<Entrant> = (0..players)
        .map(|index| match named.get(index) {
            Some(entrant) => entrant.clone(),
            None => Entrant {
                profile: Profile {
                    region: format!("第{}队", index % 23 + 1),
                    ..Profile::named(format!("棋手{index}"))
                },
                section: SectionId(0),
            },
        })
        .collect();
    run(document, Command::AddPlayers { entrants });
    let everyone: Vec<PlayerId> = document.event().players().iter().map(|player| player.id).collect();
    run(document, Command::SetPaid { players: everyone.clone(), paid: true });
    run(document, Command::SetPresent { players: everyone.clone(), present: true });
    let order = draw(&everyone, 20_191_123);
    run(document, Command::DrawNumbers { pool: POOL, seed: 20_191_123, order });
}

fn publish(document: &mut Document, pool: PoolId, round: RoundNo) {
    let next = NextRound::of(document.event(), pool, MissingResults::Wait).expect("a round to pair");
    let pairing = match pair(&next.field) {
        Ok(pairing) => pairing,
        Err(Infeasible::NoPairing { then, .. }) => *then,
        Err(reason) => panic!("{reason:?}"),
    };
    let tables = pairing.pairs.iter().map(|pair| [pair.first, pair.second]).collect();
    run(
        document,
        Command::PublishRound {
            pool,
            round,
            tables,
            byes: pairing.bye.into_iter().map(Bye::of).collect(),
            left_out: next.left_out,
            by_hand: false,
            missing_as_draws: false,
        },
    );
}

/// Results as strength would have them: the player entered earlier is the stronger, near equals draw.
fn results(document: &mut Document, pool: PoolId, round: RoundNo, tables: usize) {
    for index in 0..tables {
        let Some(table) =
            document.event().pools[usize::from(pool.0)].round(round).and_then(|round| round.tables.get(index))
        else {
            break;
        };
        let chance = (index as u32 * 7 + u32::from(round.0) * 13) % 10;
        let outcome = match (table.first < table.second, chance) {
            (_, 0..3) => Outcome::Draw,
            (_, 3) if index % 11 == 5 => Outcome::SecondForfeits,
            (true, 9) | (false, 3..9) => Outcome::SecondWins,
            _ => Outcome::FirstWins,
        };
        run(document, Command::SetOutcome { pool, round, table: TableNo::at(index), outcome: Some(outcome) });
    }
}
