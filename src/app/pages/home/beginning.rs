//! Beginning an event: from a regulation, or the ready-made one to play with.

use bianpai::command::{Command, Document};
use bianpai::event::{PlayerId, Regulation};
use bianpai::templates::{self, Template};

use crate::app::route::{Page, Route};
use crate::app::text::Language;
use crate::app::{device, storage};

/// Makes an event with this regulation and these commands done, stores it and opens `page`. Says whether the device
/// had room for it.
pub fn begin(regulation: Regulation, commands: Vec<Command>, page: Page) -> bool {
    let Ok(mut document) = Document::new(device::new_event_id(), device::now(), regulation) else { return false };
    for command in commands {
        if document.run(command, device::now()).is_err() {
            return false;
        }
    }
    let stored = storage::create(&document).is_ok();
    if stored {
        Route::Event(document.id().clone(), page).go();
    }
    stored
}

/// The ready-made event to play with: 37 entrants, all but one paid, nothing drawn yet. Says whether the device had room.
pub fn open_sample(t: Language) -> bool {
    let Some(mut regulation) = Template::Gaoping.regulation() else { return false };
    regulation.name = t.sample_event_name().into();
    let entrants = templates::sample_entrants();
    let unpaid = entrants.iter().position(|entrant| entrant.profile.name == templates::UNPAID_IN_SAMPLE);
    let paid = (0..entrants.len()).filter(|index| Some(*index) != unpaid);
    let players: Vec<_> = paid.map(|index| PlayerId(index as u32 + 1)).collect();
    let enter = Command::AddPlayers { entrants };
    let pay = Command::SetPaid { players, paid: true };
    begin(regulation, vec![enter, pay], Page::Entries)
}
