//! Whether a team meets the conditions on its composition (rules 9.1).

use crate::event::{MissingMember, Player, PlayerId, TeamRules};

/// Why a team has no score.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TeamFault {
    /// A member is disqualified (rules 2.4).
    Disqualified(PlayerId),
    /// It has fewer members than it must have.
    TooFew(u32),
    /// It has more members than it may have.
    TooMany(u32),
    /// Too few or too many members meet the condition at this index of the rules.
    Composition {
        /// Which condition.
        rule: usize,
        /// How many members meet it.
        members: u32,
    },
}

/// All that is missing or too much while a team is being built (rules 9.1).
pub fn team_faults(rules: &TeamRules, players: &[&Player]) -> Vec<TeamFault> {
    let count = players.len() as u32;
    let size = match count {
        _ if count < rules.members => Some(TeamFault::TooFew(count)),
        _ if count > rules.members => Some(TeamFault::TooMany(count)),
        _ => None,
    };
    let composition = rules.composition.iter().enumerate().filter_map(|(rule, wanted)| {
        let members = players.iter().filter(|player| wanted.condition.holds_for(&player.profile)).count() as u32;
        let wrong = members < wanted.at_least || wanted.at_most.is_some_and(|most| members > most);
        wrong.then_some(TeamFault::Composition { rule, members })
    });
    size.into_iter().chain(composition).collect()
}

/// Checks a team's members.
///
/// # Errors
/// The first fault found, in the order of [`TeamFault`].
pub(super) fn check(rules: &TeamRules, players: &[&Player]) -> Result<(), TeamFault> {
    let out = players.iter().find(|player| player.is_disqualified());
    if let (true, Some(player)) = (rules.disqualified_voids, out) {
        return Err(TeamFault::Disqualified(player.id));
    }
    let members: Vec<&&Player> = players.iter().filter(|player| !player.is_disqualified()).collect();
    let count = members.len() as u32;
    if count < rules.members && rules.missing == MissingMember::NoScore || count == 0 {
        return Err(TeamFault::TooFew(count));
    }
    if count > rules.members {
        return Err(TeamFault::TooMany(count));
    }
    for (rule, wanted) in rules.composition.iter().enumerate() {
        let members = members.iter().filter(|player| wanted.condition.holds_for(&player.profile)).count() as u32;
        if members < wanted.at_least || wanted.at_most.is_some_and(|most| members > most) {
            return Err(TeamFault::Composition { rule, members });
        }
    }
    Ok(())
}
