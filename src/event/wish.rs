//! What the organizer wants of the next round (rules 4.10).

use serde::{Deserialize, Serialize};

use super::PlayerId;

/// A wish for the next round of a pool. The round is then the best that fulfils it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Wish {
    /// The two are paired; who has first follows rules 4.5.
    Together(PlayerId, PlayerId),
    /// The two are paired, and the first-named has first.
    Seated(PlayerId, PlayerId),
    /// The two are not paired.
    Apart(PlayerId, PlayerId),
    /// The player has a bye, over and above what an odd field needs.
    Bye(PlayerId),
}

impl Wish {
    /// Whom it names; a bye names its player twice.
    pub const fn players(self) -> [PlayerId; 2] {
        match self {
            Self::Together(one, other) | Self::Seated(one, other) | Self::Apart(one, other) => [one, other],
            Self::Bye(player) => [player, player],
        }
    }

    /// Whether it names the player.
    pub fn names(self, player: PlayerId) -> bool {
        self.players().contains(&player)
    }

    /// Whether it settles where its players sit.
    pub const fn settles(self) -> bool {
        !matches!(self, Self::Apart(..))
    }

    /// Whether the two cannot both be fulfilled, or say the same.
    pub fn excludes(self, other: Self) -> bool {
        let [one, two] = self.players();
        let same_pair = other.names(one) && other.names(two);
        let shared = other.names(one) || other.names(two);
        if self.settles() && other.settles() { shared } else { same_pair }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_4_10_a_player_sits_in_one_place_only() {
        let [a, b, c] = [1, 2, 3].map(PlayerId);
        let together = Wish::Together(a, b);
        assert!(together.excludes(Wish::Seated(b, a)) && together.excludes(Wish::Together(b, c)));
        assert!(together.excludes(Wish::Bye(a)) && together.excludes(Wish::Apart(b, a)));
        assert!(!together.excludes(Wish::Apart(a, c)), "who is paired with one may be kept from another");
        assert!(!Wish::Apart(a, b).excludes(Wish::Apart(a, c)) && Wish::Apart(a, b).excludes(Wish::Apart(b, a)));
    }
}
