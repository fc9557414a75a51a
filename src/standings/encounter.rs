//! Direct encounter (直胜, rules 3.5): the players still tied, compared by what they scored against each other.

use crate::event::{Points, RoundNo, Score};

use super::ledger::Ledger;
use super::member::Index;

/// What a score counts between tied players, whatever the event's own values are.
pub(super) const fn points_of(score: Score) -> Points {
    match score {
        Score::Win => Points::whole(2),
        Score::Draw => Points::whole(1),
        Score::Loss => Points::ZERO,
    }
}

/// For each of `tied`, in the same order, his points among them, then among the smaller group still tied, and so on:
/// compared from the front, more leads. All empty where they have not each met each in rounds 1 to `at`.
pub(super) fn among(ledger: &Ledger, tied: &[Index], at: RoundNo) -> Vec<Vec<Points>> {
    let Some(points) = points_among(ledger, tied, at) else { return vec![Vec::new(); tied.len()] };
    let mut compared: Vec<Vec<Points>> = points.iter().map(|&points| vec![points]).collect();
    let mut levels = points.clone();
    levels.sort_unstable();
    levels.dedup();
    if levels.len() == 1 {
        return compared;
    }
    for level in levels {
        let positions: Vec<usize> = (0..tied.len()).filter(|&position| points[position] == level).collect();
        if positions.len() > 1 {
            let still_tied: Vec<Index> = positions.iter().map(|&position| tied[position]).collect();
            for (position, further) in positions.into_iter().zip(among(ledger, &still_tied, at)) {
                compared[position].extend(further);
            }
        }
    }
    compared
}

/// The points of each of `tied` from the games against the others, two meetings added; `None` unless each has met
/// each. A pairing whose outcome is not known is no meeting yet.
fn points_among(ledger: &Ledger, tied: &[Index], at: RoundNo) -> Option<Vec<Points>> {
    // Nobody meets more opponents than there were rounds: spares the large groups of the first rounds.
    if tied.len() > usize::from(at.0) + 1 {
        return None;
    }
    tied.iter().map(|&member| points_against(ledger, member, tied, at)).collect()
}

fn points_against(ledger: &Ledger, member: Index, tied: &[Index], at: RoundNo) -> Option<Points> {
    let mut met = vec![false; tied.len()];
    let mut sum = Points::ZERO;
    for line in ledger.lines_to(member, at) {
        let score = line.entry.game().and_then(|game| game.score());
        let position = tied.iter().position(|&other| other != member && line.opponent == Some(other));
        if let (Some(score), Some(position)) = (score, position) {
            met[position] = true;
            sum += points_of(score);
        }
    }
    let met_all = tied.iter().zip(met).all(|(&other, met)| met || other == member);
    met_all.then_some(sum)
}
