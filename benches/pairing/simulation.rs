//! Made-up events for tests and measurements: strengths and results come from a seeded generator, the pairing from
//! the engine. The same seed gives the same event everywhere.

use bianpai::event::{Number, PairingRules, PlayerId, PointTable, Points, RoundNo, Side};
use bianpai::pairing::{Contender, Field, Float, Infeasible, Pairing, pair};

/// A small generator of random numbers (SplitMix64): simple enough to be written down in a test.
#[derive(Clone)]
pub struct Random(pub u64);

impl Random {
    /// Any number.
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    /// A number below `end`.
    pub fn below(&mut self, end: u64) -> u64 {
        (self.next() >> 16) % end.max(1)
    }

    /// True in so many cases of a hundred.
    pub fn chance(&mut self, percent: u64) -> bool {
        self.below(100) < percent
    }
}

/// How an event is made up.
#[derive(Clone)]
pub struct Setup {
    pub players: usize,
    pub rounds: u16,
    pub rules: PairingRules,
    pub points: PointTable,
    /// How many games of a hundred are drawn.
    pub draws: u64,
    /// How many players of a hundred are away in a round.
    pub absent: u64,
    pub seed: u64,
}

impl Setup {
    /// 5 for a win, 2 for a draw as first and 3 as second (rules 1.1), 11 rounds; so many points count as equal.
    pub fn five_points(players: usize, within: i32, seed: u64) -> Self {
        let mut points = PointTable::equal(Points::whole(5), Points::whole(2), Points::ZERO);
        points.second.draw = Points::whole(3);
        let rules = PairingRules { equal_points_within: Points::whole(within), ..PairingRules::default() };
        Self { points, rules, ..Self::plain(players, 11, seed) }
    }

    /// 2 / 1 / 0, 30 % draws, everyone present.
    pub fn plain(players: usize, rounds: u16, seed: u64) -> Self {
        let (rules, points) = (PairingRules::default(), PointTable::TWO_ONE_ZERO);
        Self { players, rounds, rules, points, draws: 30, absent: 0, seed }
    }
}

/// An event that goes on round by round.
#[derive(Clone)]
pub struct Simulation {
    pub setup: Setup,
    pub round: u16,
    pub contenders: Vec<Contender>,
    strengths: Vec<u64>,
    random: Random,
}

impl Simulation {
    pub fn new(setup: Setup) -> Self {
        let mut random = Random(setup.seed);
        let contenders = (1..=setup.players as u32).map(|number| Contender {
            player: PlayerId(number),
            number: Number(number),
            points: Points::ZERO,
            team: None,
            met: Vec::new(),
            colours: Vec::new(),
            floats: Vec::new(),
            byes: 0,
        });
        let contenders = contenders.collect();
        let strengths = (0..setup.players).map(|_| random.below(1000)).collect();
        Self { setup, round: 1, contenders, strengths, random }
    }

    /// The field of the next round, with some away.
    pub fn field(&mut self) -> Field {
        let absent = self.setup.absent;
        let mut contenders = self.contenders.clone();
        contenders.retain(|_| absent == 0 || !self.random.chance(absent));
        if contenders.len() < 2 {
            contenders = self.contenders.clone();
        }
        Field {
            round: RoundNo(self.round),
            rounds: RoundNo(self.setup.rounds),
            rules: self.setup.rules,
            seed: self.setup.seed as u32,
            contenders,
            locked: Vec::new(),
            forbidden: Vec::new(),
        }
    }

    /// Pairs the next round and plays it.
    pub fn play(&mut self) -> Result<(Field, Pairing), Infeasible> {
        let field = self.field();
        self.play_field(&field).map(|pairing| (field, pairing))
    }

    /// Pairs this field and plays it.
    pub fn play_field(&mut self, field: &Field) -> Result<Pairing, Infeasible> {
        let pairing = pair(field)?;
        self.record(field, &pairing);
        Ok(pairing)
    }

    /// Enters made-up results of a paired round.
    pub fn record(&mut self, field: &Field, pairing: &Pairing) {
        let before: Vec<Points> = self.contenders.iter().map(|contender| contender.points).collect();
        for contender in &mut self.contenders {
            contender.colours.push(None);
            contender.floats.push(None);
        }
        for pair in &pairing.pairs {
            let (first, second) = (pair.first.0 as usize - 1, pair.second.0 as usize - 1);
            let (gain, loss) = self.result(first, second);
            for (one, other, side, points) in [(first, second, Side::First, gain), (second, first, Side::Second, loss)]
            {
                let contender = &mut self.contenders[one];
                contender.points += points;
                contender.met.push(PlayerId(other as u32 + 1));
                *contender.colours.last_mut().unwrap() = Some(side);
                if field.is_unequal(before[one], before[other]) {
                    let float = if before[one] > before[other] { Float::Down } else { Float::Up };
                    *contender.floats.last_mut().unwrap() = Some(float);
                }
            }
        }
        if let Some(bye) = pairing.bye {
            let contender = &mut self.contenders[bye.0 as usize - 1];
            contender.points += self.setup.points.second.win;
            contender.byes += 1;
            *contender.floats.last_mut().unwrap() = Some(Float::Down);
        }
        self.round += 1;
    }

    /// The points of first and second: the stronger wins more often, first a little more often than second.
    fn result(&mut self, first: usize, second: usize) -> (Points, Points) {
        let (red, black) = (self.setup.points.first, self.setup.points.second);
        if self.random.chance(self.setup.draws) {
            return (red.draw, black.draw);
        }
        let edge = 50 + (self.strengths[first] as i64 - self.strengths[second] as i64) / 22 + 3;
        if self.random.chance(edge.clamp(2, 98) as u64) { (red.win, black.loss) } else { (red.loss, black.win) }
    }
}
