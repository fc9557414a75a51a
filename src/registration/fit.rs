//! The section in which an entrant belongs, by birth, gender and flags (rules 6.2).

use std::cmp::Reverse;

use crate::event::{Condition, Event, PlayerId, Profile, Regulation, Section, SectionId};

/// Why a person does not fit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Misfit {
    /// The date of birth decides, and the entry does not say it.
    BirthUnknown,
    /// He was born too early.
    TooOld,
    /// He was born too late.
    TooYoung,
    /// The gender decides, and the entry does not say it.
    GenderUnknown,
    /// It is for the other gender.
    OtherGender,
    /// He lacks this flag.
    Lacks(String),
    /// He carries this flag.
    Carries(String),
}

/// Where a person belongs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fit {
    /// In one section or a choice of several.
    Sections {
        /// The one that asks for most, and of those the youngest.
        proposed: SectionId,
        /// The others that he may choose: those that ask for less, and the one above his own if he is entitled to it
        /// (rules 1.2).
        others: Vec<SectionId>,
    },
    /// In no section: why not, for each.
    Nowhere(Vec<(SectionId, Misfit)>),
    /// The event is not open to him.
    NotAdmitted(Misfit),
}

impl Fit {
    /// Whether he may play in `section`.
    pub fn admits(&self, section: SectionId) -> bool {
        matches!(self, Self::Sections { proposed, others } if *proposed == section || others.contains(&section))
    }

    /// The section that is proposed, if there is one.
    pub const fn proposed(&self) -> Option<SectionId> {
        match self {
            Self::Sections { proposed, .. } => Some(*proposed),
            Self::Nowhere(_) | Self::NotAdmitted(_) => None,
        }
    }
}

impl Misfit {
    /// The first thing in which a person does not meet a condition; `None`: he meets it.
    pub fn of(condition: &Condition, profile: &Profile) -> Option<Self> {
        let lacks = condition.flags.iter().find(|&flag| !profile.flags.contains(flag));
        let carries = condition.without_flags.iter().find(|&flag| profile.flags.contains(flag));
        let birth = match profile.born {
            None if condition.born_from.or(condition.born_to).is_some() => Some(Self::BirthUnknown),
            Some(born) if condition.born_from.is_some_and(|from| born < from) => Some(Self::TooOld),
            Some(born) if condition.born_to.is_some_and(|to| born > to) => Some(Self::TooYoung),
            _ => None,
        };
        let gender = match (condition.gender, profile.gender) {
            (Some(_), None) => Some(Self::GenderUnknown),
            (Some(wanted), Some(gender)) if wanted != gender => Some(Self::OtherGender),
            _ => None,
        };
        let flags = || lacks.cloned().map(Self::Lacks).or_else(|| carries.cloned().map(Self::Carries));
        birth.or(gender).or_else(flags)
    }
}

impl Misfit {
    /// The first thing in which a person does not meet what a section asks for; `None`: he meets it, or there is no such
    /// section.
    pub fn of_section(regulation: &Regulation, section: SectionId, profile: &Profile) -> Option<Self> {
        Self::of(&asked(regulation.section(section)?), profile)
    }
}

/// Where a person with this entry belongs. What the entry does not say fits nothing that asks for it.
pub fn fit(regulation: &Regulation, profile: &Profile) -> Fit {
    if let Some(misfit) = Misfit::of(&regulation.entry.open_to, profile) {
        return Fit::NotAdmitted(misfit);
    }
    let (mut fitting, mut others) = (Vec::new(), Vec::new());
    for (id, section) in regulation.section_ids().zip(&regulation.sections) {
        match Misfit::of(&asked(section), profile) {
            None => fitting.push((id, section)),
            Some(misfit) => others.push((id, misfit)),
        }
    }
    fitting.sort_by_key(|(_, section)| Reverse((asks(section), section.born_from, section.born_to.map(Reverse))));
    let Some(&(proposed, own)) = fitting.first() else { return Fit::Nowhere(others) };
    let above = section_above(regulation, own, profile).filter(|above| fitting.iter().all(|(id, _)| id != above));
    Fit::Sections { proposed, others: fitting.iter().skip(1).map(|(id, _)| *id).chain(above).collect() }
}

/// The players who are not in a section that fits them and of whom nobody has said why, each with where he belongs.
pub fn misplaced(event: &Event) -> Vec<(PlayerId, Fit)> {
    let open = event.players().iter().filter(|player| player.profile.section_reason.is_empty());
    let fits = open.map(|player| (player, fit(&event.regulation, &player.profile)));
    fits.filter(|(player, fit)| !fit.admits(player.section)).map(|(player, fit)| (player.id, fit)).collect()
}

fn asked(section: &Section) -> Condition {
    Condition {
        gender: section.gender,
        born_from: section.born_from,
        born_to: section.born_to,
        flags: section.flags.clone(),
        without_flags: section.without_flags.clone(),
    }
}

/// How much a section asks of its players.
fn asks(section: &Section) -> usize {
    let births = usize::from(section.born_from.is_some()) + usize::from(section.born_to.is_some());
    births + usize::from(section.gender.is_some()) + section.flags.len()
}

/// The section next in age above `own`, if it takes such a player by his flag and asks for nothing else that he lacks.
fn section_above(regulation: &Regulation, own: &Section, profile: &Profile) -> Option<SectionId> {
    let fits_but_for_birth = |section: &Section| {
        let condition = Condition { born_from: None, born_to: None, ..asked(section) };
        Misfit::of(&condition, profile).is_none()
    };
    let is_older = |section: &Section| section.born_to.is_some() && section.born_to < own.born_from;
    let sections = regulation.section_ids().zip(&regulation.sections);
    let older = sections.filter(|(_, section)| is_older(section) && fits_but_for_birth(section));
    let (id, next) = older.max_by_key(|(id, section)| (section.born_to, Reverse(*id)))?;
    profile.flags.contains(&next.higher_flag).then_some(id)
}
