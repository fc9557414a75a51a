//! The lists of the places page: a section, its women, its teams, its ratings (rules 3.8, 9, 10).

use bianpai::command::{Command, Document, Entrant};
use bianpai::event::{Gender, Listed, Moment, RatingRules, SectionId, TeamRules};
use bianpai::interchange::write_event;

use crate::browser::Browser;
use crate::made_event::made_event;

/// Twelve players, every third a woman, three teams of four.
fn event() -> Document {
    let mut document = made_event(12, 3, 0);
    let mut regulation = document.event().regulation.clone();
    regulation.teams = Some(TeamRules::sum_of_places(Listed::Section(SectionId(0)), 4));
    regulation.ratings = Some(RatingRules::default());
    let mut run = |command| document.run(command, Moment(1_600_000_000_000)).expect("a sensible command");
    run(Command::ChangeRegulation { regulation: Box::new(regulation) });
    let players = document.event().players().to_vec();
    for (index, player) in players.into_iter().enumerate() {
        let mut profile = player.profile;
        profile.gender = Some(if index % 3 == 0 { Gender::Woman } else { Gender::Man });
        profile.team = ["红队", "黑队", "河队"][index / 4].into();
        let entrant = Entrant { profile, section: SectionId(0) };
        let edit = Command::EditPlayer { player: player.id, entrant };
        document.run(edit, Moment(1_600_000_000_000)).expect("a sensible command");
    }
    document
}

#[test]
fn women_teams_and_ratings_have_lists_of_their_own() {
    let document = event();
    let file = std::env::temp_dir().join("bianpai-lists.json");
    std::fs::write(&file, write_event(&document)).expect("a file in the temporary folder");
    let page = Browser::phone().open();
    page.upload("@import", &file);
    page.wait_for("@event");
    page.goto(&format!("#/event/{}/places", document.id().as_str()));
    page.wait_for_count("@place-row", 12);

    page.tap_text("女");
    page.wait_for_count("@place-row", 4);
    assert_eq!(page.texts_of("@place-row @place"), ["1", "2", "3", "4"], "with places of their own");

    page.tap_text("团体");
    page.wait_for_count("@team", 3);
    let teams = page.texts_of("@team").join(" ");
    assert!(["红队", "黑队", "河队"].iter().all(|team| teams.contains(team)), "{teams}");

    page.tap_text("等级分");
    page.wait_for_count("@rating", 12);
}
