//! Who gets which prize: the holder of its place; or, where everyone gets one only, the first from there on who has
//! none of more money (rules 7.1). Then money is shared by those who are tied, if the regulation says so.

use std::collections::{HashMap, HashSet};

use crate::event::{Event, Place, PlayerId, Prize, TiedMoney};

use super::list::{Awards, Granted, PassedOver, Winner};
use super::ranked::{Ranked, ends_at};

/// The prizes of one place of a list, which go together.
struct Bundle {
    list: usize,
    place: Place,
    yuan: u64,
    /// A place that is not among the ranking prizes: it is dealt with after them where the money is the same.
    lucky: bool,
}

/// Who gets the prizes of each place, list by list.
type Given = HashMap<Place, PlayerId>;

/// The prizes of one list by nothing but its places.
pub fn by_place(event: &Event, ranked: &Ranked) -> Awards {
    let places = promised(event, ranked).flat_map(|prize| places(ranked, &prize));
    let given: Given = places.filter_map(|place| Some((place, ranked.holder(place)?))).collect();
    awards(event, ranked, &given, &HashSet::new())
}

/// The prizes of all lists where everyone gets one only: that of most money, of equals the one of the earlier list. The
/// others pass to the next in their list who has none.
pub fn one_each(event: &Event, lists: &[Ranked]) -> Vec<Awards> {
    let mut bundles: Vec<Bundle> =
        lists.iter().enumerate().flat_map(|(at, ranked)| bundles(event, at, ranked)).collect();
    bundles.sort_by_key(|bundle| (std::cmp::Reverse(bundle.yuan), bundle.lucky, bundle.list, bundle.place));
    let mut given: Vec<Given> = lists.iter().map(|_| Given::new()).collect();
    let mut has_one: HashSet<PlayerId> = HashSet::new();
    for bundle in bundles {
        let (Some(ranked), Some(given)) = (lists.get(bundle.list), given.get_mut(bundle.list)) else { continue };
        let from_there = (bundle.place.0..=ranked.field).map_while(|place| ranked.holder(Place(place)));
        if let Some(player) = from_there.into_iter().find(|player| !has_one.contains(player)) {
            given.insert(bundle.place, player);
            has_one.insert(player);
        }
    }
    let awards = |(ranked, given): (&Ranked, &Given)| {
        let here: HashSet<PlayerId> = given.values().copied().collect();
        awards(event, ranked, given, &has_one.difference(&here).copied().collect())
    };
    lists.iter().zip(&given).map(awards).collect()
}

/// The prizes of a list down to the shares of the field that they are for.
fn promised<'a>(event: &'a Event, ranked: &'a Ranked) -> impl Iterator<Item = Prize> + use<'a> {
    let ends = |prize: &Prize| Prize { to: ends_at(event, prize, ranked.field), ..prize.clone() };
    ranked.rules.prizes.iter().map(ends)
}

/// The places of a prize that there are.
fn places(ranked: &Ranked, prize: &Prize) -> impl Iterator<Item = Place> + use<> {
    (prize.from.0..=prize.to.0.min(ranked.field)).map(Place)
}

fn bundles(event: &Event, list: usize, ranked: &Ranked) -> Vec<Bundle> {
    let mut bundles: Vec<Bundle> = Vec::new();
    for prize in promised(event, ranked) {
        for place in places(ranked, &prize) {
            let yuan = u64::from(prize.yuan.unwrap_or(0));
            match bundles.iter_mut().find(|bundle| bundle.place == place) {
                Some(bundle) => {
                    bundle.yuan += yuan;
                    bundle.lucky &= prize.lucky;
                }
                None => bundles.push(Bundle { list, place, yuan, lucky: prize.lucky }),
            }
        }
    }
    bundles
}

/// The prizes of a list as they are given; `elsewhere` are those who get theirs in another list.
fn awards(event: &Event, ranked: &Ranked, given: &Given, elsewhere: &HashSet<PlayerId>) -> Awards {
    let granted = |prize: Prize| {
        let won = places(ranked, &prize).filter_map(|of_place| {
            let player = *given.get(&of_place)?;
            let yuan = prize.yuan.unwrap_or(0).into();
            Some(Winner { place: ranked.place_of(player)?, player, of_place, yuan })
        });
        let winners: Vec<Winner> = won.collect();
        let first_vacant = (prize.from.0..=prize.to.0).find(|&place| !given.contains_key(&Place(place)));
        let vacant = first_vacant.map(|first| (Place(first), prize.to));
        let passed_over = passed_over(ranked, &prize, &winners, elsewhere);
        Granted { prize, winners, passed_over, vacant }
    };
    let mut prizes: Vec<Granted> = promised(event, ranked).map(granted).collect();
    let tied = event.regulation.awards.tied_money;
    if tied != TiedMoney::AsPlaced {
        for mut group in ranked.tied(tied) {
            group.retain(|player| !elsewhere.contains(player));
            if group.len() > 1 {
                share(ranked, &mut prizes, &group);
            }
        }
    }
    Awards { prizes, field: ranked.field, last_awarded: ranked.last_awarded, is_final: ranked.is_final }
}

/// Who stands between the first place of a prize and the last winner of it, and gets more elsewhere.
fn passed_over(ranked: &Ranked, prize: &Prize, winners: &[Winner], elsewhere: &HashSet<PlayerId>) -> Vec<PassedOver> {
    let last = winners.iter().map(|winner| winner.place).max().unwrap_or(prize.to).max(prize.to);
    let from_there = (prize.from.0..=last.0.min(ranked.field)).map(Place);
    let held = from_there.filter_map(|place| Some(PassedOver { place, player: ranked.holder(place)? }));
    held.filter(|held| elsewhere.contains(&held.player)).collect()
}

/// Shares the money of a group's ranking prizes, in whole yuan rounded down. Who has none by his own place is among
/// the winners of the last of them.
fn share(ranked: &Ranked, prizes: &mut [Granted], group: &[PlayerId]) {
    let has_money = |granted: &Granted| !granted.prize.lucky && granted.prize.yuan.is_some();
    let mut money = 0_u64;
    let mut last = None;
    for (at, granted) in prizes.iter_mut().enumerate().filter(|(_, granted)| has_money(granted)) {
        for winner in granted.winners.iter_mut().filter(|winner| group.contains(&winner.player)) {
            money = money.saturating_add(std::mem::take(&mut winner.yuan));
            last = last.max(Some((winner.of_place, at)));
        }
    }
    let Some((of_place, at)) = last else { return };
    let yuan = money / group.len() as u64;
    for &player in group {
        let mut own = prizes.iter_mut().filter(|granted| has_money(granted)).flat_map(|granted| &mut granted.winners);
        match own.find(|winner| winner.player == player) {
            Some(winner) => winner.yuan = yuan,
            None => {
                if let (Some(place), Some(granted)) = (ranked.place_of(player), prizes.get_mut(at)) {
                    granted.winners.push(Winner { place, player, of_place, yuan });
                }
            }
        }
    }
}
