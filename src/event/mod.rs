//! What is known of an event: plain data and nothing that could be computed from it.
//!
//! A [`Regulation`] says how the event is run; [`Player`]s have entered; each [`Pool`] has drawn numbers and
//! published [`Round`]s, whose [`Table`]s have [`Outcome`]s. Every change comes through [`crate::command`].

mod award_rules;
mod calendar;
mod condition;
mod criterion;
mod entry_rules;
mod final_rules;
mod identity;
mod knockout;
mod list_rules;
mod officials;
mod pairing_rules;
mod player;
mod points;
mod pool;
mod pool_list;
mod pool_rules;
mod rating_rules;
mod regulation;
mod regulation_changes;
mod regulation_check;
mod round;
mod scoring;
mod section;
mod section_list;
mod state;
mod team_rules;
mod timetable;
mod wish;

pub use award_rules::{AwardRules, GradeTitle, Prize, PrizeList, PrizesOf, Quota, Rounding, TiedMoney};
pub use calendar::{Date, Moment};
pub use condition::Condition;
pub use criterion::Criterion;
pub use entry_rules::{EntryField, EntryRules, FeeRule, Requirement};
pub use final_rules::{ExtraGame, FinalColours, FinalRules};
pub use identity::{Number, Place, PlayerId, PoolId, Rating, RoundNo, SectionId, TableNo, TeamId};
pub use knockout::{FinalGame, Knockout, MatchId, PlayedMatch};
pub use list_rules::{Listed, View};
pub use officials::{Officials, Signatures};
pub use pairing_rules::{EqualDues, FirstRound, PairingRules, TeammatesApart, ThreeRule};
pub use player::{Gender, Participation, Player, Profile};
pub use points::Points;
pub use pool::{Draw, Pool};
pub use pool_rules::PoolRules;
pub use rating_rules::{ListedRating, RatingFactor, RatingRules};
pub use regulation::Regulation;
pub use regulation_check::RegulationFault;
pub use round::{Bye, Foul, Outcome, Round, Score, Side, Table};
pub use scoring::{AbsentOpponent, Counting, FoulKind, FoulRules, NoGame, PointTable, SidePoints, WinsCounted};
pub use section::Section;
pub use state::Event;
pub use team_rules::{MemberRule, MissingMember, PlacePointRules, TeamRules, TeamScore};
pub use timetable::Session;
pub use wish::Wish;
