//! Who waits for a place (rules 6.3): the places of the event and of its sections go to those who have a number, then
//! by the order of entry. Nothing of it is stored, so that the next one moves up by himself when someone leaves.

use std::collections::HashMap;

use crate::event::{Event, Player, PlayerId, SectionId};

/// Those who have entered beyond a limit, in the order of entry.
pub fn waiting(event: &Event) -> Vec<PlayerId> {
    let regulation = &event.regulation;
    let section_limit = |id: SectionId| regulation.section(id).and_then(|section| section.limit);
    if regulation.entry.limit.is_none() && regulation.sections.iter().all(|section| section.limit.is_none()) {
        return Vec::new();
    }
    let in_play = |player: &&Player| player.left_after().is_none();
    let (mut all, mut of_section) = (0_u32, HashMap::<SectionId, u32>::new());
    for player in event.players().iter().filter(in_play).filter(|player| player.number.is_some()) {
        all += 1;
        *of_section.entry(player.section).or_default() += 1;
    }
    let mut waiting = Vec::new();
    for player in event.players().iter().filter(in_play).filter(|player| player.number.is_none()) {
        let here = of_section.entry(player.section).or_default();
        let full = regulation.entry.limit.is_some_and(|limit| all >= limit)
            || section_limit(player.section).is_some_and(|limit| *here >= limit);
        if full {
            waiting.push(player.id);
        } else {
            all += 1;
            *here += 1;
        }
    }
    waiting
}
