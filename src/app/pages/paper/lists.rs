//! The papers that are lists. None has a phone number or a date of birth on it.

use bianpai::awards::Handout;
use bianpai::event::{Event, RoundNo, SectionId};
use bianpai::standings::Ledger;

use super::round_of;
use super::sheet::{Column, Paper};
use crate::app::device;
use crate::app::pages::places::{List, Listing};
use crate::app::pages::rounds::{Seat, TableRow};
use crate::app::route::PaperKind;
use crate::app::text::{Language, criterion_short, money_text, name_of, outcome_text, with_minus};

/// The paper of this kind; without rows for those that are not lists.
pub fn paper(t: Language, event: &Event, section: SectionId, kind: PaperKind, round: Option<RoundNo>) -> Paper {
    match kind {
        PaperKind::Pairings => pairings(t, event, section, round_of(event, section, round)),
        PaperKind::Names => by_name(t, event, section, round_of(event, section, round)),
        PaperKind::Entries => entries(t, event, section),
        PaperKind::Places => places(t, event, section, round),
        PaperKind::Receipts => receipts(t, event),
        PaperKind::Slips | PaperKind::Certificates => Paper::default(),
    }
}

fn titled(t: Language, event: &Event, section: Option<SectionId>, what: String) -> Paper {
    let several = event.regulation.sections.len() > 1;
    let section = section.filter(|_| several).and_then(|section| event.regulation.section(section));
    let parts = [section.map(|section| section.name.clone()), Some(what)];
    let subtitle = parts.into_iter().flatten().collect::<Vec<_>>().join(t.list_comma());
    Paper { title: event.regulation.name.clone(), subtitle, ..Paper::default() }
}

fn column(head: &str, kind: Column) -> (String, Column) {
    (head.to_owned(), kind)
}

/// The rows of the tables of the section's pool.
pub fn rows(event: &Event, section: SectionId, round: RoundNo) -> Vec<TableRow> {
    let Some(pool) = event.pool_of(section) else { return Vec::new() };
    let published = event.pool(pool).and_then(|pool| pool.round(round));
    let ledger = Ledger::of(event, pool);
    published.map(|published| TableRow::of_round(event, &ledger, round, published)).unwrap_or_default()
}

fn pairings(t: Language, event: &Event, section: SectionId, round: RoundNo) -> Paper {
    let seat = |seat: &Seat| (seat.name.clone(), seat.region.clone(), seat.number.to_string(), seat.points.to_string());
    let row = |row: TableRow| {
        let (first, first_region, first_number, first_points) = seat(&row.first);
        let (second, second_region, second_number, second_points) = seat(&row.second);
        let result = row.outcome.map_or(":".to_owned(), |outcome| outcome_text(t, outcome).into());
        let table = row.table.to_string();
        vec![
            table,
            first,
            first_region,
            first_number,
            first_points,
            result,
            second_points,
            second_number,
            second,
            second_region,
        ]
    };
    let byes = event
        .pool_of(section)
        .and_then(|pool| event.pool(pool)?.round(round))
        .map(|round| round.byes.iter().map(|bye| name_of(event, bye.player)).collect::<Vec<_>>().join(t.list_comma()));
    let note = byes.filter(|byes| !byes.is_empty()).map(|byes| format!("{} {byes}", t.bye()));
    Paper {
        columns: vec![
            column(t.column_table(), Column::Number),
            column(t.red_first(), Column::Name),
            column(t.unit(), Column::Words),
            column(t.short_number(), Column::Number),
            column(t.points_short(), Column::Number),
            column(t.result(), Column::Value),
            column(t.points_short(), Column::Number),
            column(t.short_number(), Column::Number),
            column(t.black_second(), Column::Name),
            column(t.unit(), Column::Words),
        ],
        rows: rows(event, section, round).into_iter().map(row).collect(),
        note: note.unwrap_or_default(),
        ..titled(t, event, None, t.round_pairings(round))
    }
}

/// Who sits where, or has the bye, to be found by name.
fn by_name(t: Language, event: &Event, section: SectionId, round: RoundNo) -> Paper {
    let seats = rows(event, section, round).into_iter().flat_map(|row| {
        let table = row.table.to_string();
        let line = |seat: Seat, side: &str, other: &Seat| {
            vec![seat.name, seat.region, table.clone(), side.to_owned(), other.name.clone()]
        };
        [line(row.first.clone(), t.red(), &row.second), line(row.second.clone(), t.black(), &row.first)]
    });
    let published = event.pool_of(section).and_then(|pool| event.pool(pool)?.round(round));
    let byes = published.into_iter().flat_map(|round| &round.byes).map(|bye| {
        let region = event.player(bye.player).map(|player| player.profile.region.clone()).unwrap_or_default();
        vec![name_of(event, bye.player), region, String::new(), String::new(), t.bye().to_owned()]
    });
    let mut rows: Vec<Vec<String>> = seats.chain(byes).collect();
    let ranks = device::ranks_of_names(rows.iter().map(|row| row[0].as_str()), t.tag());
    rows.sort_by_key(|row| ranks.get(&row[0]).copied());
    Paper {
        columns: vec![
            column(t.player_name(), Column::Name),
            column(t.unit(), Column::Words),
            column(t.column_table(), Column::Number),
            column(t.colour_column(), Column::Number),
            column(t.opponent(), Column::Name),
        ],
        rows,
        ..titled(t, event, None, t.round_pairings(round))
    }
}

fn entries(t: Language, event: &Event, section: SectionId) -> Paper {
    let mut players: Vec<_> = event.players_of(section).collect();
    players.sort_by_key(|player| (player.number.is_none(), player.number, player.id));
    let rows = players.into_iter().map(|player| {
        let number = player.number.map_or_else(String::new, |number| number.to_string());
        vec![number, player.profile.name.clone(), player.profile.region.clone(), player.profile.team.clone()]
    });
    Paper {
        columns: vec![
            column(t.short_number(), Column::Number),
            column(t.player_name(), Column::Name),
            column(t.unit(), Column::Words),
            column(t.team_column(), Column::Words),
        ],
        rows: rows.collect(),
        ..titled(t, event, Some(section), t.paper_entries().into())
    }
}

fn places(t: Language, event: &Event, section: SectionId, round: Option<RoundNo>) -> Paper {
    let list = List::of(event, section, Listing::Section, round);
    if list.round == RoundNo::START {
        return Paper::default();
    }
    let mut columns = vec![
        column(t.place_column(), Column::Number),
        column(t.short_number(), Column::Number),
        column(t.player_name(), Column::Name),
        column(t.unit(), Column::Words),
    ];
    columns.extend(list.criteria.iter().map(|&criterion| column(criterion_short(t, criterion), Column::Value)));
    let rows = list.rows.iter().map(|row| {
        let place = row.place.map_or_else(|| "–".to_owned(), |place| place.to_string());
        let number = row.number.map_or_else(String::new, |number| number.to_string());
        let own = [place, number, row.name.clone(), row.region.clone()];
        own.into_iter().chain(row.values.iter().map(with_minus)).collect()
    });
    let note = if list.is_final { String::new() } else { t.paper_provisional().into() };
    Paper { columns, rows: rows.collect(), note, ..titled(t, event, Some(section), t.paper_places_after(list.round)) }
}

/// Who gets how much, with room for his signature, and the total.
fn receipts(t: Language, event: &Event) -> Paper {
    let handout = Handout::of(event);
    let recipients = handout.by_player();
    let total: u64 = recipients.iter().flat_map(|one| &one.prizes).map(|prize| prize.yuan).sum();
    let row = |(index, one): (usize, &bianpai::awards::Recipient)| {
        let yuan: u64 = one.prizes.iter().map(|prize| prize.yuan).sum();
        let things = one.prizes.iter().map(|prize| prize.prize.thing.clone()).filter(|thing| !thing.is_empty());
        let region = event.player(one.player).map(|player| player.profile.region.clone()).unwrap_or_default();
        let money = if yuan == 0 { String::new() } else { money_text(yuan) };
        let things = things.collect::<Vec<_>>().join(t.list_comma());
        vec![(index + 1).to_string(), name_of(event, one.player), region, money, things, String::new()]
    };
    let rows: Vec<Vec<String>> = recipients.iter().enumerate().map(row).collect();
    Paper {
        columns: vec![
            column("", Column::Number),
            column(t.player_name(), Column::Name),
            column(t.unit(), Column::Words),
            column(t.money_column(), Column::Value),
            column(t.thing_column(), Column::Words),
            column(t.signature(), Column::Blank),
        ],
        rows,
        note: t.total_of(money_text(total)),
        ..titled(t, event, None, t.paper_receipts().into())
    }
}
