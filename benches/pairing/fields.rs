//! Fields with any history whatever, also such as no event would bring.

use super::simulation::Random;
use bianpai::event::{
    EqualDues, FirstRound, Number, PairingRules, PlayerId, Points, RoundNo, Side, TeamId, TeammatesApart, ThreeRule,
};
use bianpai::pairing::{Contender, Field, Float};

fn one_of<T: Copy>(random: &mut Random, items: &[T]) -> T {
    items[random.below(items.len() as u64) as usize]
}

/// Any settings.
pub fn rules(random: &mut Random) -> PairingRules {
    let three_rules = [ThreeRule::AsFarAsPossible, ThreeRule::AfterPoints, ThreeRule::Off];
    PairingRules {
        first_round: FirstRound::Neighbours,
        teammates_apart: one_of(
            random,
            &[TeammatesApart::Never, TeammatesApart::Through(RoundNo(3)), TeammatesApart::Always],
        ),
        forfeited_may_meet_again: false,
        three_rule: one_of(random, &three_rules),
        three_rule_in_last_round: one_of(random, &three_rules),
        equal_points_within: one_of(random, &[Points::ZERO, Points::HALF, Points::whole(1)]),
        equal_dues: one_of(random, &[EqualDues::NumberSum, EqualDues::RoundParity]),
        leader_first_in_last_rounds: random.chance(50),
        forfeits_in_a_row: None,
    }
}

/// A field of `players`, with met pairs, colours, floats, byes, teams and the organizer's wishes at random.
pub fn any_field(random: &mut Random, players: usize) -> Field {
    let round = 2 + random.below(6) as u16;
    let last = round + if random.chance(40) { 0 } else { random.below(4) as u16 };
    let earlier = usize::from(round) - 1;
    let spread = 1 + random.below(4);
    let mut contenders: Vec<Contender> = (1..=players as u32)
        .map(|number| Contender {
            player: PlayerId(2 * players as u32 - number),
            number: Number(number * 2 - number % 2),
            points: Points::from_quarters(2 * random.below(2 * spread) as i32),
            team: random.chance(50).then(|| TeamId(random.below(4) as u32)),
            met: Vec::new(),
            colours: (0..earlier).map(|_| one_of(random, &[Some(Side::First), Some(Side::Second), None])).collect(),
            floats: (0..earlier).map(|_| one_of(random, &[Some(Float::Up), Some(Float::Down), None, None])).collect(),
            byes: random.below(8).saturating_sub(5) as u8,
        })
        .collect();
    let percent = random.below(60);
    let mut forbidden = Vec::new();
    for one in 0..players {
        for other in one + 1..players {
            if random.chance(percent) {
                let player = contenders[other].player;
                contenders[one].met.push(player);
            } else if random.chance(4) {
                forbidden.push((contenders[one].player, contenders[other].player));
            }
        }
    }
    let locked = if random.chance(20) { vec![(contenders[0].player, contenders[1].player)] } else { Vec::new() };
    for index in (1..players).rev() {
        contenders.swap(index, random.below(index as u64 + 1) as usize);
    }
    let rules = rules(random);
    Field { round: RoundNo(round), rounds: RoundNo(last), rules, seed: 0, contenders, locked, forbidden }
}
