//! What the numbers of entrants ask for before the draw (rules 6.4): small sections play in another's pool, a list
//! with too few is dropped, and where there are enough men and women are parted.

use crate::command::Command;
use crate::event::{Event, Gender, Listed, Player, PlayerId, PoolId, PoolRules, Regulation, Section, SectionId, View};

/// A section whose pool has too few entrants: it plays in another's pool and is ranked apart.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Merge {
    /// Which section.
    pub section: SectionId,
    /// The entrants of its pool.
    pub entrants: u32,
    /// Fewer than this are too few.
    pub needed: u32,
    /// The pool in which it would play: the one that is most like its own, and nearest in the list.
    pub into: PoolId,
    /// The other pools to choose from, the most like first.
    pub others: Vec<PoolId>,
}

/// A list that is dropped for want of players. It comes back by itself when there are enough.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DroppedList {
    /// The view, by its index in the regulation.
    pub view: usize,
    /// Those who would be in it.
    pub entrants: u32,
    /// Fewer than this are too few.
    pub needed: u32,
    /// The view that takes them in; `None`: they are placed in the whole order only.
    pub into: Option<usize>,
}

/// A section with enough men and enough women to part them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Split {
    /// Which section.
    pub section: SectionId,
    /// Its men.
    pub men: u32,
    /// Its women.
    pub women: u32,
    /// So many of each are enough.
    pub needed: u32,
}

/// Something that the numbers of entrants ask for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Proposal {
    /// A section is to play in another's pool.
    Merge(Merge),
    /// A list is dropped.
    DropList(DroppedList),
    /// Men and women of a section are to play apart.
    Split(Split),
}

/// What the entries as they stand ask for. Pools that have been drawn are left alone. After a proposal is accepted,
/// what is still asked for is to be asked anew.
pub fn proposals(event: &Event) -> Vec<Proposal> {
    let regulation = &event.regulation;
    let sections = || regulation.section_ids().zip(&regulation.sections);
    let merges = sections().filter_map(|(id, section)| Some(Proposal::Merge(merge(event, id, section)?)));
    let splits = sections().filter_map(|(id, section)| Some(Proposal::Split(split(event, id, section)?)));
    let views = regulation.views.iter().enumerate();
    let dropped = views.filter_map(|(index, view)| Some(Proposal::DropList(dropped_list(event, index, view)?)));
    merges.chain(splits).chain(dropped).collect()
}

impl Proposal {
    /// What carries it out, as one step. Nothing for a dropped list: that follows from the numbers alone.
    pub fn command(&self, event: &Event) -> Option<Command> {
        let mut commands = self.commands(event);
        if commands.len() > 1 { Some(Command::Together { commands }) } else { commands.pop() }
    }

    /// The same, one after the other.
    pub fn commands(&self, event: &Event) -> Vec<Command> {
        let mut regulation = Box::new(event.regulation.clone());
        match self {
            Self::DropList(_) => Vec::new(),
            Self::Merge(merge) => match regulation.sections.get_mut(usize::from(merge.section.0)) {
                Some(section) => {
                    section.pool = merge.into;
                    vec![Command::ChangeRegulation { regulation }]
                }
                None => Vec::new(),
            },
            Self::Split(split) => {
                let names = [Gender::Man, Gender::Woman].map(|gender| name_of_part(event, split.section, gender));
                let Some(section) = regulation.split_section(split.section, names) else { return Vec::new() };
                let players = of_gender(event, split.section, Gender::Woman).map(|player| player.id).collect();
                vec![Command::ChangeRegulation { regulation }, Command::MovePlayers { players, section }]
            }
        }
    }
}

/// The sections that play in another's pool than at the start of the event, where both pools are still undrawn: each
/// with the command that parts them again.
pub fn apart_again(event: &Event, start: &Regulation) -> Vec<(SectionId, Command)> {
    let regulation = &event.regulation;
    let moved = regulation.section_ids().filter_map(|id| {
        let (section, before) = (regulation.section(id)?, start.section(id)?);
        let alone = regulation.sections.iter().all(|other| other.pool != before.pool);
        let undrawn = is_open(event, section.pool) && is_open(event, before.pool);
        if section.name != before.name || section.pool == before.pool || !alone || !undrawn {
            return None;
        }
        let mut regulation = Box::new(regulation.clone());
        regulation.sections.get_mut(usize::from(id.0))?.pool = before.pool;
        Some((id, Command::ChangeRegulation { regulation }))
    });
    moved.collect()
}

fn is_in_play(player: &&Player) -> bool {
    player.left_after().is_none()
}

/// Whether no number has been drawn in the pool yet.
fn is_open(event: &Event, pool: PoolId) -> bool {
    let untouched = event.pool(pool).is_some_and(|pool| pool.draw.is_none() && pool.rounds.is_empty());
    untouched && event.players_in(pool).all(|player| player.number.is_none())
}

fn entrants_of(event: &Event, pool: PoolId) -> u32 {
    event.players_in(pool).filter(is_in_play).count() as u32
}

fn merge(event: &Event, id: SectionId, section: &Section) -> Option<Merge> {
    let needed = section.merged_below?;
    let entrants = entrants_of(event, section.pool);
    let has_anyone = event.players_of(id).any(|player| is_in_play(&player));
    if entrants >= needed || !has_anyone || !is_open(event, section.pool) {
        return None;
    }
    let regulation = &event.regulation;
    let own = regulation.pool(section.pool)?;
    let plays = |pool: &PoolId| *pool != section.pool && is_open(event, *pool) && entrants_of(event, *pool) > 0;
    let mut pools: Vec<PoolId> = regulation.pool_ids().filter(plays).collect();
    let first_section = |pool: PoolId| regulation.sections.iter().position(|section| section.pool == pool);
    let distance = |pool: PoolId| first_section(pool).unwrap_or(usize::MAX).abs_diff(usize::from(id.0));
    pools.sort_by_key(|&pool| (regulation.pool(pool).map(|rules| unlike(own, rules)), distance(pool), pool));
    let into = *pools.first()?;
    Some(Merge { section: id, entrants, needed, into, others: pools.split_off(1) })
}

/// How unlike two pools play: as many rounds weigh more than the same time.
fn unlike(one: &PoolRules, other: &PoolRules) -> u8 {
    2 * u8::from(one.rounds != other.rounds) + u8::from(one.time_control != other.time_control)
}

fn split(event: &Event, id: SectionId, section: &Section) -> Option<Split> {
    let needed = section.split_from.filter(|_| section.gender.is_none())?;
    let count = |gender| of_gender(event, id, gender).filter(is_in_play).count() as u32;
    let (men, women) = (count(Gender::Man), count(Gender::Woman));
    let enough = men.min(women) >= needed.max(1);
    (enough && is_open(event, section.pool)).then_some(Split { section: id, men, women, needed })
}

fn of_gender(event: &Event, section: SectionId, gender: Gender) -> impl Iterator<Item = &Player> {
    event.players_of(section).filter(move |player| player.profile.gender == Some(gender))
}

/// The name of the men's or women's part of a section: with that of its list for them, if it has one.
fn name_of_part(event: &Event, id: SectionId, gender: Gender) -> String {
    let regulation = &event.regulation;
    let of_gender = |view: &&View| view.of == Listed::Section(id) && view.condition.gender == Some(gender);
    let word = match gender {
        Gender::Man => "男子",
        Gender::Woman => "女子",
    };
    let part = regulation.views.iter().find(of_gender).map_or(word, |view| &view.name);
    format!("{}{part}", regulation.section(id).map_or("", |section| &section.name))
}

/// A list of which nobody is in is not worth a word, and neither is one of which enough are.
fn dropped_list(event: &Event, index: usize, view: &View) -> Option<DroppedList> {
    let is_listed = |player: &&Player| match view.of {
        Listed::Section(section) => player.section == section,
        Listed::Pool(pool) => event.pool_of(player.section) == Some(pool),
    };
    let belongs = |player: &&Player| is_listed(player) && view.condition.holds_for(&player.profile);
    let players: Vec<PlayerId> =
        event.players().iter().filter(is_in_play).filter(belongs).map(|player| player.id).collect();
    let entrants = players.len() as u32;
    let dropped = (1..view.at_least).contains(&entrants);
    dropped.then_some(DroppedList { view: index, entrants, needed: view.at_least, into: view.dropped_into })
}
