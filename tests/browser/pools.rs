//! Several pools in one event (rules 1.2): each is drawn and paired by itself.

use bianpai::command::{Command, Document, Entrant, EventId};
use bianpai::event::{Moment, PlayerId, Profile, SectionId};
use bianpai::interchange::write_event;
use bianpai::templates::Template;

use crate::browser::Browser;

/// Xiamen with six players in the open section and six in the third.
fn event() -> Document {
    let regulation = Template::Xiamen.regulation().expect("a sound template");
    let mut document = Document::new(EventId::new("two-pools").unwrap(), Moment(1), regulation).expect("sound");
    let entrant = |(index, section): (usize, u16)| Entrant {
        profile: Profile::named(format!("棋手{}", index + 1)),
        section: SectionId(section),
    };
    let entrants = [0; 6].into_iter().chain([2; 6]).enumerate().map(entrant).collect();
    document.run(Command::AddPlayers { entrants }, Moment(2)).unwrap();
    let players = (1..=12).map(PlayerId).collect();
    document.run(Command::SetPaid { players, paid: true }, Moment(3)).unwrap();
    document
}

#[test]
fn rules_1_2_each_pool_is_drawn_and_paired_by_itself() {
    let file = std::env::temp_dir().join("bianpai-two-pools.json");
    std::fs::write(&file, write_event(&event())).expect("a file in the temporary folder");
    let page = Browser::phone().open();
    page.upload("@import", &file);
    page.wait_for("@event");
    page.goto("#/event/two-pools/entries");
    for _ in 0..2 {
        page.tap("@draw");
        page.tap("@confirm-draw");
        page.wait_gone("@draw-sheet");
    }
    page.goto("#/event/two-pools/rounds");
    page.wait_for("@preview");
    page.tap("@publish");
    page.wait_for("@table-3");
    page.tap("@pool-2");
    page.wait_for("@preview");
    page.tap("@publish");
    page.wait_for("@table-3");
    page.reload();
    page.wait_for("@table-3");
    assert_eq!(
        page.evaluate("document.querySelector('[data-test=pool-2]').ariaPressed"),
        "true",
        "still the same pool"
    );
    page.goto("#/event/two-pools/places");
    page.wait_for_count("@place-row", 6);
}
