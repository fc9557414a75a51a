//! All that an event awards, and the same by player: what is handed to whom, and the total to pay (rules 7.3).

use std::collections::HashMap;

use crate::event::{Event, Place, PlayerId, Prize, PrizesOf};

use super::assignment;
use super::list::Awards;
use super::ranked::{Ledgers, Ranked};
use super::teams::TeamAwards;

/// All that an event awards.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Handout {
    /// The prizes of every list of players that has any: those of the sections, then those of the views.
    pub lists: Vec<(PrizesOf, Awards)>,
    /// The prizes of the teams.
    pub teams: TeamAwards,
}

/// What one player gets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Recipient {
    /// Who.
    pub player: PlayerId,
    /// His prizes, in the order of the lists.
    pub prizes: Vec<Received>,
}

/// One prize that a player gets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Received {
    /// Of which list.
    pub list: PrizesOf,
    /// His place in it.
    pub place: Place,
    /// What it is.
    pub prize: Prize,
    /// His money of it, in yuan.
    pub yuan: u64,
}

impl Recipient {
    /// All his money, in yuan.
    pub fn yuan(&self) -> u64 {
        self.prizes.iter().map(|received| received.yuan).fold(0, u64::saturating_add)
    }
}

impl Handout {
    /// All that `event` awards by the places after the last published round of each pool.
    pub fn of(event: &Event) -> Self {
        let ledgers = Ledgers::of(event);
        let regulation = &event.regulation;
        let sections = regulation.section_ids().map(PrizesOf::Section);
        let lists = sections.chain((0..regulation.views.len()).map(PrizesOf::View));
        let with_prizes = |&list: &PrizesOf| regulation.prizes_of(list).is_some_and(|list| !list.prizes.is_empty());
        let ranked: Vec<Ranked> =
            lists.filter(with_prizes).filter_map(|list| Ranked::of(event, &ledgers, list)).collect();
        let awards = if regulation.awards.one_each {
            assignment::one_each(event, &ranked)
        } else {
            ranked.iter().map(|ranked| assignment::by_place(event, ranked)).collect()
        };
        Self {
            lists: ranked.iter().map(|ranked| ranked.list).zip(awards).collect(),
            teams: TeamAwards::by(event, &ledgers),
        }
    }

    /// The prizes of one list of players.
    pub fn list(&self, list: PrizesOf) -> Option<&Awards> {
        self.lists.iter().find(|(other, _)| *other == list).map(|(_, awards)| awards)
    }

    /// Every player who gets anything: by the first list in which he does, the best first.
    pub fn by_player(&self) -> Vec<Recipient> {
        let mut recipients: Vec<Recipient> = Vec::new();
        let mut known: HashMap<PlayerId, usize> = HashMap::new();
        for (list, awards) in &self.lists {
            let mut won: Vec<_> = awards
                .prizes
                .iter()
                .flat_map(|granted| granted.winners.iter().map(move |winner| (granted, winner)))
                .collect();
            won.sort_by_key(|(_, winner)| winner.place);
            for (granted, winner) in won {
                let at = *known.entry(winner.player).or_insert_with(|| {
                    recipients.push(Recipient { player: winner.player, prizes: Vec::new() });
                    recipients.len() - 1
                });
                let (place, prize, yuan) = (winner.place, granted.prize.clone(), winner.yuan);
                recipients[at].prizes.push(Received { list: *list, place, prize, yuan });
            }
        }
        recipients
    }

    /// All the money handed out to players and teams, in yuan.
    pub fn yuan(&self) -> u64 {
        let players = self.lists.iter().map(|(_, awards)| awards.yuan());
        players.fold(self.teams.yuan(), u64::saturating_add)
    }

    /// Whether every result of every round is in; else it is provisional.
    pub fn is_final(&self) -> bool {
        self.lists.iter().all(|(_, awards)| awards.is_final) && (self.teams.prizes.is_empty() || self.teams.is_final)
    }
}
