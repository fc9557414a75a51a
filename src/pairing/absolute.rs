//! The rules that no pairing breaks by itself (rules 4.2), with the organizer's wishes (rules 4.10).

/// A rule that is never broken silently, the smallest to give up first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Absolute {
    /// A pair that the organizer locked is paired.
    Lock,
    /// A pair that the organizer does not want is not paired.
    Forbidden,
    /// Teammates are kept apart.
    Teammates,
    /// No second bye while someone paired this round has had none.
    SecondBye,
    /// The same two players never meet twice.
    Rematch,
}

impl Absolute {
    /// Every rule, the smallest to give up first.
    pub const ALL: [Self; 5] = [Self::Lock, Self::Forbidden, Self::Teammates, Self::SecondBye, Self::Rematch];
}

/// The absolute rules that one pair or bye breaks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Breaches(u8);

impl Breaches {
    /// Nothing is broken.
    pub const NONE: Self = Self(0);

    pub(super) fn note(&mut self, rule: Absolute, broken: bool) {
        self.0 |= u8::from(broken) << rule as u8;
    }

    /// Whether nothing is broken.
    pub const fn is_none(self) -> bool {
        self.0 == 0
    }

    /// Whether `rule` is broken.
    pub const fn contains(self, rule: Absolute) -> bool {
        self.0 >> rule as u8 & 1 == 1
    }

    /// The broken rules, the smallest first.
    pub fn rules(self) -> impl Iterator<Item = Absolute> {
        Absolute::ALL.into_iter().filter(move |&rule| self.contains(rule))
    }
}
