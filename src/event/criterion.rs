//! The criteria by which places are decided (rules 3.1), as a regulation lists them.

use serde::{Deserialize, Serialize};

/// One criterion of an order. The better value leads: more of everything, fewer fouls, smaller numbers and places.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Criterion {
    /// 积分
    Points,
    /// 对手分: the sum of the points of all opponents met.
    OpponentsPoints,
    /// Opponents' points without the lowest.
    OpponentsPointsCutLowest,
    /// Opponents' points without the highest and the lowest.
    OpponentsPointsMedian,
    /// 累进分: the sum over the rounds of the points held after each.
    ProgressivePoints,
    /// 胜局
    Wins,
    /// 直胜 (rules 3.5)
    DirectEncounter,
    /// 犯规: fewer is better.
    Fouls,
    /// 后走局数
    GamesAsSecond,
    /// 后手胜局
    WinsAsSecond,
    /// Beaten opponents' points plus half of drawn opponents' points.
    SonnebornBerger,
    /// The place after the previous round, back to the first (rules 3.7).
    PreviousPlace,
    /// Points without the first round, then without the first two, and so on.
    PointsWithoutFirstRounds,
    /// Points without the last round, then without the last two, and so on.
    PointsWithoutLastRounds,
    /// The sum of the beaten opponents' points.
    BeatenOpponentsPoints,
    /// The sum of the drawn opponents' points.
    DrawnOpponentsPoints,
    /// The sum of the points of the opponents lost to.
    LostOpponentsPoints,
    /// 编号: the smaller leads.
    DrawnNumber,
    /// A lot, drawn from the event's seed (rules 5.1).
    Lot,
}

impl Criterion {
    /// Every criterion.
    pub const ALL: [Self; 19] = [
        Self::Points,
        Self::OpponentsPoints,
        Self::OpponentsPointsCutLowest,
        Self::OpponentsPointsMedian,
        Self::ProgressivePoints,
        Self::Wins,
        Self::DirectEncounter,
        Self::Fouls,
        Self::GamesAsSecond,
        Self::WinsAsSecond,
        Self::SonnebornBerger,
        Self::PreviousPlace,
        Self::PointsWithoutFirstRounds,
        Self::PointsWithoutLastRounds,
        Self::BeatenOpponentsPoints,
        Self::DrawnOpponentsPoints,
        Self::LostOpponentsPoints,
        Self::DrawnNumber,
        Self::Lot,
    ];

    /// Preset A: clause 14.3.1 of the 2011 rules.
    pub const PRESET_A: &[Self] =
        &[Self::Points, Self::OpponentsPoints, Self::Wins, Self::Fouls, Self::GamesAsSecond, Self::PreviousPlace];

    /// Preset B: clause 14.3.2 of the 2011 rules.
    pub const PRESET_B: &[Self] = &[
        Self::Points,
        Self::ProgressivePoints,
        Self::Wins,
        Self::Fouls,
        Self::GamesAsSecond,
        Self::PointsWithoutFirstRounds,
    ];
}
