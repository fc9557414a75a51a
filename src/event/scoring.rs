//! What games, byes, missed rounds and fouls count (rules 2 and the settings of rules 3).

use serde::{Deserialize, Serialize};

use super::{Foul, Outcome, Points, Score, Side};

/// What a win, a draw and a loss bring on one side of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct SidePoints {
    /// For a win.
    pub win: Points,
    /// For a draw.
    pub draw: Points,
    /// For a loss.
    pub loss: Points,
}

/// The six values of rules 2.1.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct PointTable {
    /// What first gets.
    pub first: SidePoints,
    /// What second gets.
    pub second: SidePoints,
}

impl PointTable {
    /// The same values on both sides.
    pub const fn equal(win: Points, draw: Points, loss: Points) -> Self {
        let side = SidePoints { win, draw, loss };
        Self { first: side, second: side }
    }

    /// 2 / 1 / 0, as in four of the five regulations.
    pub const TWO_ONE_ZERO: Self = Self::equal(Points::whole(2), Points::whole(1), Points::ZERO);

    /// The values of one side.
    pub const fn of(&self, side: Side) -> &SidePoints {
        match side {
            Side::First => &self.first,
            Side::Second => &self.second,
        }
    }

    /// What `outcome` brings the player on `side` (rules 2.2: also by forfeit, by the colour he was given).
    pub const fn award(&self, outcome: Outcome, side: Side) -> Points {
        let values = self.of(side);
        match outcome.score(side) {
            Score::Win => values.win,
            Score::Draw => values.draw,
            Score::Loss => values.loss,
        }
    }
}

/// What a round without a game brings: a bye (rules 2.3) or a round that a late entrant missed (rules 2.4).
/// Where the colours differ, a win or a draw counts as one as second.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum NoGame {
    /// A win's points.
    Win,
    /// A draw's points.
    Draw,
    /// Nothing.
    Zero,
}

impl NoGame {
    /// The points it brings by `table`.
    pub const fn award(self, table: &PointTable) -> Points {
        match self {
            Self::Win => table.second.win,
            Self::Draw => table.second.draw,
            Self::Zero => Points::ZERO,
        }
    }
}

/// What a round without an opponent brings to the opponents' points (rules 3.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AbsentOpponent {
    /// The lowest points among the players of the pool who have points at all (clause 14.4).
    LowestWithPoints,
    /// The lowest points of all.
    LowestOfAll,
    /// Zero, as a value that a cut may remove.
    Zero,
    /// Nothing at all.
    NotCounted,
}

/// Which wins criterion "wins" counts (rules 3.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WinsCounted {
    /// All, also those by forfeit.
    All,
    /// Only those won at the board: neither forfeits nor byes.
    Played,
}

/// The settings of rules 2.3, 2.4 and 3.2 to 3.6.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct Counting {
    /// What a bye brings (rules 2.3).
    pub bye: NoGame,
    /// Whether a bye counts as a win (rules 2.3, 3.4).
    pub bye_is_win: bool,
    /// What each round brings that a late entrant missed (rules 2.4).
    pub missed_round: NoGame,
    /// What a bye brings to the opponents' points (rules 3.2).
    pub bye_opponent: AbsentOpponent,
    /// What a missed round brings to the opponents' points (rules 3.2).
    pub missed_opponent: AbsentOpponent,
    /// Which wins count (rules 3.4).
    pub wins: WinsCounted,
    /// Whether a forfeited game keeps its colour for games as second, wins as second and the pairing (rules 3.6).
    pub forfeit_keeps_colour: bool,
}

impl Default for Counting {
    fn default() -> Self {
        Self {
            bye: NoGame::Win,
            bye_is_win: true,
            missed_round: NoGame::Zero,
            bye_opponent: AbsentOpponent::LowestWithPoints,
            missed_opponent: AbsentOpponent::NotCounted,
            wins: WinsCounted::All,
            forfeit_keeps_colour: false,
        }
    }
}

/// A kind of foul (rules 2.6).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct FoulKind {
    /// What it is called: 行棋违规, 手机铃响 …
    pub name: String,
    /// How many fouls it counts: 0 to 9. An answered phone counts two in rules 1.5.
    pub weight: u8,
    /// The number of fouls of this kind in one game at which it is lost; `None`: never by this kind alone.
    pub loses_at: Option<u8>,
}

/// What the regulation says of fouls.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct FoulRules {
    /// The kinds it knows.
    pub kinds: Vec<FoulKind>,
    /// The weight of all fouls of one round, of whatever kind, at which the game is lost; `None`: never.
    pub loses_at: Option<u8>,
    /// What each foul takes from the opponents' points of the player who committed it (rules 1.1).
    pub opponents_points_lost: Points,
}

impl FoulRules {
    /// How many fouls `foul` counts. One whose kind the regulation no longer knows counts as one: it did happen.
    pub fn weight_of(&self, foul: &Foul) -> u32 {
        self.kinds.get(foul.kind).map_or(1, |kind| u32::from(kind.weight))
    }

    /// How many fouls these count: the sum of their weights.
    pub fn count<'a>(&self, fouls: impl IntoIterator<Item = &'a Foul>) -> u32 {
        fouls.into_iter().map(|foul| self.weight_of(foul)).sum()
    }

    /// Whether the fouls that a player committed in one round lose his game: all of them together, or those of one
    /// kind in the game (rules 2.6).
    pub fn game_is_lost<'a>(&self, fouls: impl IntoIterator<Item = &'a Foul>) -> bool {
        let fouls: Vec<&Foul> = fouls.into_iter().collect();
        let by_kind = self.kinds.iter().enumerate().any(|(index, kind)| {
            let of_kind = fouls.iter().filter(|foul| foul.kind == index && foul.in_game).count();
            kind.loses_at.is_some_and(|limit| of_kind > 0 && of_kind >= usize::from(limit))
        });
        let together = self.loses_at.is_some_and(|limit| !fouls.is_empty() && self.count(fouls) >= u32::from(limit));
        by_kind || together
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::PlayerId;

    #[test]
    fn rules_2_6_fouls_lose_by_kind_or_together() {
        let kind = |weight, loses_at| FoulKind { name: "甲".into(), weight, loses_at };
        let rules = FoulRules {
            kinds: vec![kind(1, None), kind(2, None), kind(1, Some(1))],
            loses_at: Some(2),
            ..FoulRules::default()
        };
        let fouls = |kinds: &[usize]| -> Vec<Foul> {
            kinds.iter().map(|&kind| Foul { player: PlayerId(1), kind, in_game: true }).collect()
        };
        assert!(!rules.game_is_lost(&fouls(&[])));
        assert!(!rules.game_is_lost(&fouls(&[0])), "one foul is recorded");
        assert!(rules.game_is_lost(&fouls(&[0, 0])), "two in a round lose it");
        assert!(rules.game_is_lost(&fouls(&[1])), "one that counts two loses it");
        assert!(rules.game_is_lost(&fouls(&[2])), "one of a kind that loses at once");
        assert_eq!(rules.count(&fouls(&[0, 1, 2])), 4);
    }
}
