//! Points, places and why: given an event as it stands, the order of every list after every round (rules 2 and 3).
//!
//! A [`Ledger`] adds up one pool by player and round; an [`Order`] sorts the players of a section, or of any list of
//! the pool, into [`Standings`]; these say of every neighbour what separates them and of every value its terms.
//! Nothing is stored: a correction of any earlier result is seen by building the ledger again (rules 2.5).
//!
//! Every criterion of rules 3.1. A and B are the presets (Xiamen and Jinhua play by A), M is Mianyang, T Tangshan,
//! G Gaoping; a dash means that any other event may set it. Tests are functions of `tests/`, found by their names; the
//! orders of the five regulations as wholes are in `regulations`, and an event of each is played to the last place in
//! the tests of [`templates`](crate::templates).
//!
//! | criterion | rules | used by | covered by |
//! |---|---|---|---|
//! | points 积分 | 2 | all | `criteria::rules_3_1_points`, `special_outcomes::*::points`, `published_exercise` |
//! | opponents' points 对手分 | 3.2 | A M T G | `criteria::rules_3_1_opponents_points`, all of `opponents_points` |
//! | … without the lowest | 3.2 | – | `criteria::rules_3_1_opponents_points_without_the_lowest`, `opponents_points::rules_3_2_zero_may_be_cut…` |
//! | … without highest and lowest | 3.2 | – | `criteria::rules_3_1_opponents_points_without_highest_and_lowest`, `opponents_points::a_median…` |
//! | progressive points 累进分 | 3.3 | B M T | `criteria::rules_3_3_*`, `published_exercise` |
//! | wins 胜局 | 3.4 | A B M T G | `criteria::rules_3_1_wins`, `criteria::rules_3_4_*`, `published_exercise` |
//! | direct encounter 直胜 | 3.5 | M G | all of `direct_encounter` |
//! | fouls 犯规 | 2.6 | A B M T G | `criteria::rules_2_6_*`, `order::rules_3_1_fewer_fouls_lead` |
//! | games as second 后走局数 | 3.6 | A B T G | `criteria::rules_3_1_games_and_wins_as_second`, `criteria::rules_3_6_*` |
//! | wins as second 后手胜局 | 3.6 | – | the same, `published_exercise` |
//! | Sonneborn–Berger | 3.1 | – | `criteria::rules_3_1_beaten_drawn_and_lost…`, `criteria::sonneborn_berger_is_exact…` |
//! | place after the previous round | 3.7 | A M T G | `order::rules_3_7_*`, `order::rules_2_5_*` |
//! | points without the first rounds | 3.1 | B | `criteria::rules_3_1_points_without_the_first_rounds` |
//! | points without the last rounds | 3.1 | – | `criteria::rules_3_1_points_without_the_last_rounds` |
//! | beaten, drawn, lost opponents' points | 3.1 | – | `criteria::rules_3_1_beaten_drawn_and_lost…` |
//! | drawn number 编号 | 3.1 | last resort of all | `criteria::rules_3_1_drawn_number`, `order::rules_3_1_the_last_resort…` |
//! | lot | 5.1 | – | `criteria::rules_5_1_*` |

mod changes;
mod criteria;
mod encounter;
mod entry;
mod explanation;
mod ledger;
mod list;
mod lot;
mod member;
mod opponents;
mod order;
mod ranking;
mod ratings;
mod seats;
mod teams;
mod value;
mod view;

pub use changes::Changes;
pub use entry::{Entry, Game};
pub use explanation::{Cause, LeftOut, Term};
pub use ledger::{Ledger, Line, Tally};
pub use list::{Comparison, Row, Separation, Standing, Standings};
pub use order::{Order, places};
pub use ratings::{RatedGame, RatingChange, rating_changes};
pub use teams::{DecidingGame, Finals, TeamFault, TeamMember, TeamRow, TeamSeparation, team_faults, team_places};
pub use value::{Better, Value};
pub use view::view;

#[cfg(test)]
mod tests;
