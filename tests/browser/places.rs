//! The lists of the places page: a section, its women, its teams, its ratings (rules 3.8, 9, 10).

use bianpai::command::{Command, Document, Entrant};
use bianpai::event::{Gender, Listed, Moment, RatingRules, SectionId, TeamRules};
use bianpai::interchange::write_event;
use bianpai::standings::{Ledger, places, view};
use bianpai::templates::Template;

use crate::browser::{Browser, Screen};
use crate::made_event::{made_event, made_of};
use crate::page::Page;

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
        let edit = Command::EditPlayer { player: player.id, entrant: Box::new(entrant) };
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

/// An event of the regulation on its places page.
fn opened(document: &Document, screen: Screen) -> Page {
    let file = std::env::temp_dir().join(format!("bianpai-{}-{}.json", document.id().as_str(), screen.name()));
    std::fs::write(&file, write_event(document)).expect("a file in the temporary folder");
    let page = Browser::new(screen).open();
    page.upload("@import", &file);
    page.wait_for("@event");
    page.goto(&format!("#/event/{}/places", document.id().as_str()));
    page.wait_for("@place-row");
    page
}

/// How many players each list of a section has: the section itself, then its views; none where a view is dropped.
fn lengths(document: &Document, section: SectionId) -> Vec<usize> {
    let event = document.event();
    let pool = event.pool_of(section).expect("a section of the event");
    let ledger = Ledger::of(event, pool);
    let last = ledger.last_round();
    let is_of = |listed| listed == Listed::Section(section) || listed == Listed::Pool(pool);
    let views = event.regulation.views.iter().enumerate().filter(|(_, view)| is_of(view.of));
    let views = views.map(|(index, _)| view(event, &ledger, index, last).map_or(0, |list| list.rows.len()));
    [places(event, &ledger, section, last).rows.len()].into_iter().chain(views).collect()
}

#[test]
fn rules_3_8_every_list_of_the_five_regulations_is_reached() {
    for (at, template) in Template::ALL.into_iter().enumerate() {
        let document = made_of(template, 8, 3);
        let page = opened(&document, if at % 2 == 0 { Screen::Phone } else { Screen::Desktop });
        let regulation = &document.event().regulation;
        for section in regulation.section_ids() {
            if regulation.sections.len() > 1 {
                page.tap(&format!("@section-{section}"));
            }
            let lengths = lengths(&document, section);
            page.wait_for_count("@place-row", lengths[0]);
            let names: Vec<String> = page.texts_of("@listing");
            for (index, length) in lengths.into_iter().enumerate().filter(|_| !names.is_empty()) {
                let choose = format!("document.querySelectorAll('[data-test=listing]')[{index}].click(), 0");
                // Lists of men and women that no view stands for come before the views; the regulations have views then.
                page.evaluate(&choose);
                page.wait_for_count("@place-row", length);
            }
            let over = page.evaluate("document.documentElement.scrollWidth - innerWidth");
            assert_eq!(over, 0, "{template:?} {section} is wider than the screen");
        }
    }
}

#[test]
fn rules_10_a_list_of_ratings_is_read_and_written_again() {
    let document = event();
    let name = document.event().players()[0].profile.name.clone();
    let page = opened(&document, Screen::Phone);
    page.tap_text("等级分");
    page.wait_for_count("@rating", 12);
    let file = std::env::temp_dir().join("bianpai-ratings.csv");
    std::fs::write(&file, format!("姓名,等级分,局数\n{name},1800,50\n不在场,1700,9\n")).expect("a temporary file");
    page.upload("@import-ratings", &file);
    page.wait_for_text("名单里找到 1 人，共 12 人");
    assert!(page.text_of("@ratings").contains("1800"));
    page.tap("@export-ratings");
    let written = std::fs::read_to_string(page.downloaded()).expect("a list");
    assert!(written.contains("不在场,1700,9"), "whoever else the list names stays: {written}");
    assert!(written.contains(&name) && !written.contains("1800,50"), "with what the event has changed: {written}");
    // 姓名,等级分 and 甲,多 in GB 18030, as a spreadsheet would write it.
    std::fs::write(&file, b"\xd0\xd5\xc3\xfb,\xb5\xc8\xbc\xb6\xb7\xd6\n\xbc\xd7,\xb6\xe0\n").expect("a temporary file");
    page.upload("@import-ratings", &file);
    page.wait_for_text("名单第 2 行的等级分不是整数");
}
