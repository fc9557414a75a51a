//! A made-up event of eleven rounds in which everyone meets someone new each time. The same number of players gives the
//! same event everywhere.

use bianpai::command::{Command, Entrant, apply};
use bianpai::event::{
    Criterion, Event, Moment, Outcome, PlayerId, PoolId, Profile, Regulation, RoundNo, SectionId, TableNo,
};

const ROUNDS: u16 = 11;
const POOL: PoolId = PoolId(0);

/// An event of `players`, an even number, after all its rounds.
pub fn played_event(players: u32) -> Event {
    let mut regulation = Regulation::blank("测速", "公开组", RoundNo(ROUNDS));
    regulation.sections[0].criteria = Criterion::ALL.to_vec();
    let mut event = Event::new(regulation);
    let entrants = (1..=players)
        .map(|number| Entrant { profile: Profile::named(format!("棋手{number}")), section: SectionId(0) });
    run(&mut event, Command::AddPlayers { entrants: entrants.collect() });
    let order: Vec<PlayerId> = event.players().iter().map(|player| player.id).collect();
    run(&mut event, Command::DrawNumbers { pool: POOL, seed: 1, order: order.clone() });
    for round in RoundNo(ROUNDS).up_to() {
        play_round(&mut event, round, &order);
    }
    event
}

fn play_round(event: &mut Event, round: RoundNo, order: &[PlayerId]) {
    let tables = berger_round(order, usize::from(round.0));
    let outcomes: Vec<Outcome> = tables.iter().map(|&[first, second]| outcome(first, second, round)).collect();
    run(
        event,
        Command::PublishRound {
            pool: POOL,
            round,
            tables,
            byes: Vec::new(),
            left_out: Vec::new(),
            by_hand: false,
            missing_as_draws: false,
        },
    );
    for (index, outcome) in outcomes.into_iter().enumerate() {
        let table = TableNo::at(index);
        run(event, Command::SetOutcome { pool: POOL, round, table, outcome: Some(outcome) });
    }
}

/// All play all: the last stays, the others turn by one seat a round.
fn berger_round(order: &[PlayerId], round: usize) -> Vec<[PlayerId; 2]> {
    let Some((&last, others)) = order.split_last() else { return Vec::new() };
    let seat = |index: usize| others[(index + round) % others.len()];
    let mut tables = vec![[seat(0), last]];
    for index in 1..order.len() / 2 {
        let pair = [seat(index), seat(others.len() - index)];
        tables.push(if (index + round).is_multiple_of(2) { pair } else { [pair[1], pair[0]] });
    }
    tables
}

/// The stronger mostly wins, a third are drawn, some forfeit.
fn outcome(first: PlayerId, second: PlayerId, round: RoundNo) -> Outcome {
    let chance = (first.0 * 7919 + second.0 * 104_729 + u32::from(round.0) * 1299) % 100;
    match chance {
        0..33 => Outcome::Draw,
        33..35 => Outcome::SecondForfeits,
        35..55 => {
            if first.0 > second.0 {
                Outcome::FirstWins
            } else {
                Outcome::SecondWins
            }
        }
        _ => {
            if first.0 < second.0 {
                Outcome::FirstWins
            } else {
                Outcome::SecondWins
            }
        }
    }
}

fn run(event: &mut Event, command: Command) {
    apply(event, &command, Moment(0)).expect("the event takes every command");
}
