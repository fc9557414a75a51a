//! Events of any size, made up and played by strength: something to look at, to measure and to try.

use bianpai::command::{Command, Document, Entrant, EventId};
use bianpai::event::{Bye, Moment, Outcome, PlayerId, PoolId, Profile, RoundNo, SectionId, TableNo};
use bianpai::pairing::{Infeasible, MissingResults, NextRound, draw, pair};
use bianpai::templates::{Template, sample_entrants};

const POOL: PoolId = PoolId(0);

/// An event of so many players after so many complete rounds and so many results of the next one.
pub fn made_event(players: usize, rounds: u16, more: usize) -> Document {
    let mut regulation = Template::Gaoping.regulation().expect("a sound template");
    regulation.name = "“松风杯”象棋公开赛".into();
    regulation.pools[0].rounds = RoundNo(regulation.pools[0].rounds.0.max(rounds));
    let id = EventId::new(format!("sample-{players}-{rounds}")).expect("letters and digits");
    let mut document = Document::new(id, Moment(1_574_470_800_000), regulation).expect("a sound regulation");
    enter(&mut document, players);
    for round in RoundNo(rounds).up_to() {
        publish(&mut document, round);
        let tables = document.event().pools[0].round(round).map_or(0, |round| round.tables.len());
        results(&mut document, round, tables);
    }
    if more > 0 {
        publish(&mut document, RoundNo(rounds).next());
        results(&mut document, RoundNo(rounds).next(), more);
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

fn publish(document: &mut Document, round: RoundNo) {
    let next = NextRound::of(document.event(), POOL, MissingResults::Wait).expect("a round to pair");
    let pairing = match pair(&next.field) {
        Ok(pairing) => pairing,
        Err(Infeasible::NoPairing { then, .. }) => *then,
        Err(reason) => panic!("{reason:?}"),
    };
    let tables = pairing.pairs.iter().map(|pair| [pair.first, pair.second]).collect();
    run(
        document,
        Command::PublishRound {
            pool: POOL,
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
fn results(document: &mut Document, round: RoundNo, tables: usize) {
    for index in 0..tables {
        let Some(table) = document.event().pools[0].round(round).and_then(|round| round.tables.get(index)) else {
            break;
        };
        let chance = (index as u32 * 7 + u32::from(round.0) * 13) % 10;
        let outcome = match (table.first < table.second, chance) {
            (_, 0..3) => Outcome::Draw,
            (_, 3) if index % 11 == 5 => Outcome::SecondForfeits,
            (true, 9) | (false, 3..9) => Outcome::SecondWins,
            _ => Outcome::FirstWins,
        };
        run(document, Command::SetOutcome { pool: POOL, round, table: TableNo::at(index), outcome: Some(outcome) });
    }
}
