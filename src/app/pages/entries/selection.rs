//! Which of the entrants are shown, and in which order.

use std::collections::{HashMap, HashSet};

use bianpai::event::{Event, Player, PlayerId, SectionId};
use bianpai::registration::{misplaced, owes, waiting};
use leptos::prelude::*;

use crate::app::device;
use crate::app::session::Session;
use crate::app::text::Language;

/// Which entrants a chip shows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Filter {
    All,
    Unpaid,
    Absent,
    /// In a drawn pool without a number.
    Unnumbered,
    Left,
    /// Perhaps entered twice.
    Alike,
    /// Waiting for a place.
    Waiting,
    /// In a section that does not fit, and nobody has said why.
    Misplaced,
    Section(SectionId),
}

/// In which order they stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sort {
    Name,
    Number,
    Entry,
}

impl Sort {
    /// Every order, as offered.
    pub const ALL: [Self; 3] = [Self::Name, Self::Number, Self::Entry];
}

/// What the list shows. The rows of those not shown stay in the page, hidden: to filter is then to hide.
#[derive(Clone, Copy)]
pub struct Selection {
    /// The chip that is on.
    pub filter: RwSignal<Filter>,
    /// The order.
    pub sort: RwSignal<Sort>,
    /// What is searched for.
    pub search: RwSignal<String>,
    /// Everyone, in that order.
    pub order: Memo<Vec<PlayerId>>,
    /// Whom the filter and the search leave.
    pub shown: Memo<HashSet<PlayerId>>,
    /// Those who need a look.
    pub marked: Memo<Marked>,
    /// Whether a tap on a row says that he is here: the list as it is used at the door.
    pub check_in: RwSignal<bool>,
}

/// Those who need a look, by reason.
#[derive(Clone, PartialEq, Eq, Default)]
pub struct Marked {
    /// Who may have been entered twice (rules 6.3).
    pub alike: HashSet<PlayerId>,
    /// Who waits for a place (rules 6.3).
    pub waiting: HashSet<PlayerId>,
    /// Who is in a section that does not fit (rules 6.2).
    pub misplaced: HashSet<PlayerId>,
}

impl Marked {
    fn of(event: &Event) -> Self {
        // Once it is played, nobody is moved any more.
        let misplaced = if event.has_started() { Vec::new() } else { misplaced(event) };
        Self {
            alike: alike(event),
            waiting: waiting(event).into_iter().collect(),
            misplaced: misplaced.into_iter().map(|(id, _)| id).collect(),
        }
    }
}

impl Selection {
    /// Everyone; by number once numbers are drawn, else by name.
    pub fn of(session: Session, language: Language) -> Self {
        let drawn = session.look(|document| document.event().pools.iter().any(|pool| pool.draw.is_some()));
        let filter = RwSignal::new(Filter::All);
        let sort = RwSignal::new(if drawn { Sort::Number } else { Sort::Name });
        let search = RwSignal::new(String::new());
        let marked = session.part(Marked::of);
        let names = session.part(|event| {
            event.players().iter().map(|player| (player.id, player.profile.name.clone())).collect::<Vec<_>>()
        });
        let by_name = Memo::new(move |_| names.with(|names| sorted_by_name(names, language)));
        let order = Memo::new(move |_| match sort.get() {
            Sort::Name => by_name.get(),
            Sort::Number => session.with(sorted_by_number),
            Sort::Entry => names.with(|names| names.iter().map(|(id, _)| *id).collect()),
        });
        let initials = Memo::new(move |_| {
            names.with(|names| device::initials_of_names(names.iter().map(|(_, name)| name.as_str())))
        });
        let shown = Memo::new(move |_| {
            let (filter, needle) = (filter.get(), Needle::of(&search.read()));
            let none = HashMap::new();
            // They are made when first needed.
            let initials = needle.asks_initials().then(|| initials.read());
            let initials = initials.as_deref().unwrap_or(&none);
            session.with(|event| {
                let fits =
                    |player: &&Player| filter.takes(event, player, &marked.read()) && needle.fits(player, initials);
                event.players().iter().filter(fits).map(|player| player.id).collect()
            })
        });
        let check_in = RwSignal::new(false);
        Self { filter, sort, search, order, shown, marked, check_in }
    }

    /// Those shown now to whom `needs` applies, in the order of entry.
    pub fn shown_who(self, session: Session, needs: impl Fn(&Player) -> bool) -> Vec<PlayerId> {
        let shown = self.shown.read_untracked();
        session.look(|document| {
            let fits = |player: &&Player| shown.contains(&player.id) && needs(player);
            document.event().players().iter().filter(fits).map(|player| player.id).collect()
        })
    }
}

impl Filter {
    fn takes(self, event: &Event, player: &Player, marked: &Marked) -> bool {
        let here = player.left_after().is_none();
        match self {
            Self::All => true,
            Self::Unpaid => owes(event, player),
            Self::Absent => here && !player.present,
            Self::Unnumbered => here && is_unnumbered(event, player),
            Self::Left => !here,
            Self::Alike => marked.alike.contains(&player.id),
            Self::Waiting => marked.waiting.contains(&player.id),
            Self::Misplaced => marked.misplaced.contains(&player.id),
            Self::Section(section) => player.section == section,
        }
    }

    /// How many there are.
    pub fn count(self, event: &Event, marked: &Marked) -> usize {
        event.players().iter().filter(|player| self.takes(event, player, marked)).count()
    }
}

/// Whether the player's pool is drawn, but he has no number.
pub fn is_unnumbered(event: &Event, player: &Player) -> bool {
    let pool = event.pool_of(player.section).and_then(|pool| event.pool(pool));
    player.number.is_none() && pool.is_some_and(|pool| pool.draw.is_some())
}

/// Those of whom another entry may be the same person.
fn alike(event: &Event) -> HashSet<PlayerId> {
    let mut by_name: HashMap<&str, Vec<&Player>> = HashMap::new();
    for player in event.players() {
        by_name.entry(player.profile.name.as_str()).or_default().push(player);
    }
    let namesakes = by_name.into_values().filter(|players| players.len() > 1);
    namesakes
        .flat_map(|players| {
            let twice = |player: &&&Player| {
                players.iter().any(|other| other.id != player.id && other.profile.may_duplicate(&player.profile))
            };
            players.iter().filter(twice).map(|player| player.id).collect::<Vec<_>>()
        })
        .collect()
}

fn sorted_by_name(names: &[(PlayerId, String)], language: Language) -> Vec<PlayerId> {
    let ranks = device::ranks_of_names(names.iter().map(|(_, name)| name.as_str()), language.tag());
    let mut order: Vec<(Option<&usize>, PlayerId)> =
        names.iter().map(|(id, name)| (ranks.get(name.as_str()), *id)).collect();
    order.sort_unstable();
    order.into_iter().map(|(_, id)| id).collect()
}

fn sorted_by_number(event: &Event) -> Vec<PlayerId> {
    let mut order: Vec<_> = event
        .players()
        .iter()
        .map(|player| (event.pool_of(player.section), player.number.is_none(), player.number, player.id))
        .collect();
    order.sort_unstable();
    order.into_iter().map(|(.., id)| id).collect()
}

/// What is searched for: every word of it must be found.
struct Needle(Vec<String>);

impl Needle {
    fn of(text: &str) -> Self {
        Self(text.split_whitespace().map(str::to_lowercase).collect())
    }

    /// Whether a word may stand for a name by the first letters of its syllables: "zs" for 张三.
    fn asks_initials(&self) -> bool {
        self.0.iter().any(|word| is_letters(word))
    }

    /// Whether every word is a part of the name, region, team, phone, a flag or the initials, or the front of the number.
    /// A short figure is a number: as a part of a phone it would be found everywhere.
    fn fits(&self, player: &Player, initials: &HashMap<String, String>) -> bool {
        self.0.iter().all(|word| {
            let profile = &player.profile;
            let figure = word.bytes().all(|byte| byte.is_ascii_digit());
            let number = player.number.is_some_and(|number| figure && number.to_string().starts_with(word));
            let phone = (word.len() > 3 || !figure) && digits(&profile.phone).contains(word);
            let texts = [&profile.name, &profile.region, &profile.team];
            let sound = is_letters(word) && initials.get(&profile.name).is_some_and(|sound| sound.contains(word));
            let flag = profile.flags.contains(word.as_str());
            number || phone || sound || flag || texts.into_iter().any(|text| text.to_lowercase().contains(word))
        })
    }
}

fn is_letters(word: &str) -> bool {
    word.bytes().all(|byte| byte.is_ascii_lowercase())
}

fn digits(phone: &str) -> String {
    phone.chars().filter(|character| character.is_ascii_digit()).collect()
}
