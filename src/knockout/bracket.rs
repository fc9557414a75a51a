//! The bracket, computed from the games.

use std::cmp::Reverse;

use crate::event::{ExtraGame, FinalColours, FinalGame, Knockout, MatchId, Outcome, PlayerId, Score, Side};

/// A knockout as it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bracket {
    /// Stage by stage, each match by match from the top. The last stage has the match for first, and behind it the one
    /// for third where there is one.
    pub stages: Vec<Vec<Match>>,
    /// The best placed first.
    participants: Vec<PlayerId>,
}

/// One match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Match {
    /// Which.
    pub id: MatchId,
    /// The two, the better placed first; `None` while not known.
    pub players: [Option<PlayerId>; 2],
    /// What has been played.
    pub games: Vec<FinalGame>,
    /// Who won; `None`: not decided yet.
    pub decision: Option<Decision>,
    /// The game to be played next; none while a player is not known and when the match is decided.
    pub next: Option<NextGame>,
}

/// How a match was decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Decision {
    /// Who won.
    pub winner: PlayerId,
    /// Who lost.
    pub loser: PlayerId,
    /// By which game, from 0: the slow one.
    pub game: usize,
    /// Whether nobody won that game and the better placed goes on: both forfeited or lost.
    pub by_place: bool,
}

/// A game to be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NextGame {
    /// Its number in the match, from 0: the slow one.
    pub number: usize,
    /// What the rules say of it; `None`: the slow game.
    pub extra: Option<ExtraGame>,
    /// Who has first where the game before settles it: the colours are exchanged.
    pub exchanged: Option<PlayerId>,
    /// Who has first where it does not.
    pub colours: FinalColours,
}

impl Bracket {
    /// The bracket of a knockout.
    pub fn of(knockout: &Knockout) -> Self {
        let participants = knockout.participants.clone();
        let last = knockout.stages().saturating_sub(1);
        let mut stages: Vec<Vec<Match>> = Vec::new();
        for stage in 0..knockout.stages() {
            let pairs = match stages.last() {
                None => first_pairs(&participants),
                Some(before) => before.chunks(2).map(|pair| winners(pair, &participants)).collect(),
            };
            let of = |(index, players)| Match::of(knockout, MatchId { stage, index }, players);
            let mut matches: Vec<Match> = (0..).zip(pairs).map(of).collect();
            if let (true, true, Some(before)) = (stage == last, knockout.rules.third_place, stages.last()) {
                let losers = losers(before, &participants);
                matches.push(Match::of(knockout, MatchId { stage, index: 1 }, losers));
            }
            stages.push(matches);
        }
        Self { stages, participants }
    }

    /// The match `id`, if there is one.
    pub fn match_of(&self, id: MatchId) -> Option<&Match> {
        self.stages.get(usize::from(id.stage))?.get(usize::from(id.index))
    }

    /// Every match, stage by stage.
    pub fn matches(&self) -> impl Iterator<Item = &Match> {
        self.stages.iter().flatten()
    }

    /// Whether every match is decided.
    pub fn is_decided(&self) -> bool {
        self.matches().all(|one| one.decision.is_some())
    }

    /// The participants from the first on, by what the first `stages` stages have decided so far: who has come farther
    /// before who has not; those who are equally far as they were placed.
    pub fn order(&self, stages: usize) -> Vec<PlayerId> {
        let decisions: Vec<(MatchId, Decision)> =
            self.stages.iter().take(stages).flatten().filter_map(|one| Some((one.id, one.decision?))).collect();
        let last = self.stages.len().saturating_sub(1);
        let for_third = |id: MatchId| usize::from(id.stage) == last && id.index == 1;
        let won = |player: PlayerId, third: bool| {
            decisions.iter().filter(|(id, decision)| for_third(*id) == third && decision.winner == player).count()
        };
        let mut order: Vec<(usize, PlayerId)> = self.participants.iter().copied().enumerate().collect();
        order.sort_by_key(|&(seed, player)| (Reverse(won(player, false)), Reverse(won(player, true)), seed));
        order.into_iter().map(|(_, player)| player).collect()
    }
}

/// 1–n, 2–(n−1) …, in the order in which neighbours meet in the next stage: 1–8, 4–5, 2–7, 3–6 (rules 8.1).
fn first_pairs(participants: &[PlayerId]) -> Vec<[Option<PlayerId>; 2]> {
    let mut seeds = vec![0];
    while seeds.len() < participants.len() {
        let last = 2 * seeds.len() - 1;
        seeds = seeds.into_iter().flat_map(|seed| [seed, last - seed]).collect();
    }
    let player = |seed: usize| participants.get(seed).copied();
    let pair = |pair: &[usize]| [player(pair[0].min(pair[1])), player(pair[0].max(pair[1]))];
    seeds.chunks_exact(2).map(pair).collect()
}

fn in_order(one: Option<PlayerId>, other: Option<PlayerId>, participants: &[PlayerId]) -> [Option<PlayerId>; 2] {
    let seed = |player: Option<PlayerId>| participants.iter().position(|&known| Some(known) == player);
    match (one, other) {
        (Some(_), Some(_)) if seed(one) > seed(other) => [other, one],
        _ => [one, other],
    }
}

fn winners(pair: &[Match], participants: &[PlayerId]) -> [Option<PlayerId>; 2] {
    let winner = |index: usize| pair.get(index)?.decision.map(|decision| decision.winner);
    in_order(winner(0), winner(1), participants)
}

fn losers(pair: &[Match], participants: &[PlayerId]) -> [Option<PlayerId>; 2] {
    let loser = |index: usize| pair.get(index)?.decision.map(|decision| decision.loser);
    in_order(loser(0), loser(1), participants)
}

impl Match {
    fn of(knockout: &Knockout, id: MatchId, players: [Option<PlayerId>; 2]) -> Self {
        let mut one = Self { id, players, games: knockout.games(id).to_vec(), decision: None, next: None };
        let [Some(better), Some(lower)] = players else { return one };
        let (mut number, mut chain) = (0, Chain::new(&knockout.rules.extra_games));
        let mut extra: Option<ExtraGame> = None;
        for game in &one.games {
            let draw_wins = extra.as_ref().is_some_and(|extra| extra.draw_wins_for_second);
            if let Some((winner, by_place)) = winner(game, better, draw_wins) {
                let loser = if winner == better { lower } else { better };
                one.decision = Some(Decision { winner, loser, game: number, by_place });
                return one;
            }
            extra = chain.after_draw();
            number += 1;
        }
        let before = one.games.last();
        let own = extra.as_ref().and_then(|extra| extra.colours);
        let exchanged = before.filter(|_| own.is_none()).map(|game| game.second);
        one.next = Some(NextGame { number, extra, exchanged, colours: own.unwrap_or(knockout.rules.colours) });
        one
    }

    /// Whether both players are known.
    pub const fn is_ready(&self) -> bool {
        self.players[0].is_some() && self.players[1].is_some()
    }
}

/// Who has won by a game, and whether only because he is better placed; `None` for a draw that goes on.
fn winner(game: &FinalGame, better: PlayerId, draw_wins_for_second: bool) -> Option<(PlayerId, bool)> {
    let won = [Side::First, Side::Second].into_iter().find(|&side| game.outcome.score(side) == Score::Win);
    match (won, game.outcome) {
        (Some(side), _) => Some((game.player(side), false)),
        (None, Outcome::Draw) => draw_wins_for_second.then_some((game.second, false)),
        // Nobody was there, or both lost: somebody has to go on.
        (None, _) => Some((better, true)),
    }
}

/// The extra games, one after the other (rules 8.3).
struct Chain<'a> {
    games: &'a [ExtraGame],
    at: usize,
}

impl<'a> Chain<'a> {
    const fn new(games: &'a [ExtraGame]) -> Self {
        Self { games, at: 0 }
    }

    /// The game after a drawn one. The last is repeated until one wins, whatever the rules say of it: a match has to
    /// end. Without extra games at all the slow game is, with colours exchanged.
    fn after_draw(&mut self) -> Option<ExtraGame> {
        let game = self.games.get(self.at).or(self.games.last())?;
        if !game.repeated {
            self.at += 1;
        }
        Some(game.clone())
    }
}
