//! Ratings (等级分, rules 10): what an association's list says of a player, and by what values it moves.

use serde::{Deserialize, Serialize};

use super::{Date, Profile, Rating};

/// What an association's list says of a player before the event.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct ListedRating {
    /// His rating.
    pub rating: Rating,
    /// How many rated games he had played.
    #[serde(default)]
    pub games: u32,
}

/// A factor K for some of the players: those who meet everything it states.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct RatingFactor {
    /// The most that one game moves: 0 to [`RatingRules::FACTOR_LIMIT`].
    pub k: u32,
    /// For players with fewer rated games than this.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub games_below: Option<u32>,
    /// For players younger than this. Who has neither a date of birth nor an age is not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub age_below: Option<u8>,
    /// For players rated lower than this.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating_below: Option<Rating>,
}

/// How ratings move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct RatingRules {
    /// The rating of who is not in the list.
    pub start: Rating,
    /// Special factors; the first that fits a player is his.
    pub factors: Vec<RatingFactor>,
    /// The factor K of everyone else.
    pub k: u32,
    /// A larger difference counts as this one; `None`: all count as they are.
    pub difference_limit: Option<u32>,
    /// The day by which ages are reckoned; `None`: by the age given at entry only.
    pub ages_on: Option<Date>,
}

impl Default for RatingRules {
    /// K 20, new players at 1500 and with 40 for their first 30 games, differences up to 400.
    fn default() -> Self {
        let newcomers = RatingFactor { k: 40, games_below: Some(30), age_below: None, rating_below: None };
        Self { start: Rating(1500), factors: vec![newcomers], k: 20, difference_limit: Some(400), ages_on: None }
    }
}

impl RatingRules {
    /// The largest factor that is taken.
    pub const FACTOR_LIMIT: u32 = 200;

    /// The factor of a player.
    pub fn factor(&self, listed: ListedRating, profile: &Profile) -> u32 {
        let age = self.age(profile);
        let fits = |factor: &&RatingFactor| {
            factor.games_below.is_none_or(|games| listed.games < games)
                && factor.age_below.is_none_or(|limit| age.is_some_and(|age| age < u16::from(limit)))
                && factor.rating_below.is_none_or(|rating| listed.rating < rating)
        };
        self.factors.iter().find(fits).map_or(self.k, |factor| factor.k)
    }

    /// The age in full years on the day set for it, or the age given at entry.
    fn age(&self, profile: &Profile) -> Option<u16> {
        match (self.ages_on, profile.born) {
            (Some(day), Some(born)) => {
                let before_birthday = (day.month(), day.day()) < (born.month(), born.day());
                Some(day.year().saturating_sub(born.year()).saturating_sub(u16::from(before_birthday)))
            }
            _ => profile.age.map(u16::from),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_10_the_factor_by_games_and_age() {
        let juniors = RatingFactor { k: 30, games_below: None, age_below: Some(14), rating_below: None };
        let mut rules = RatingRules { ages_on: Date::new(2020, 1, 11), ..RatingRules::default() };
        rules.factors.push(juniors);
        let listed = |games| ListedRating { rating: Rating(1600), games };
        let mut player = Profile::named("甲");
        assert_eq!(rules.factor(listed(29), &player), 40, "a newcomer");
        assert_eq!(rules.factor(listed(30), &player), 20, "of unknown age");
        player.born = Date::new(2006, 1, 12);
        assert_eq!(rules.factor(listed(30), &player), 30, "fourteen tomorrow");
        assert_eq!(rules.factor(listed(0), &player), 40, "the first that fits");
        player.born = Date::new(2006, 1, 11);
        assert_eq!(rules.factor(listed(30), &player), 20, "fourteen today");
        player.born = None;
        player.age = Some(13);
        assert_eq!(rules.factor(listed(30), &player), 30, "the age given at entry");
    }
}
