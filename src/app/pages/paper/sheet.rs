//! A paper as data: a title, columns and rows; and as pages of A4, each with the head, so many rows and its number.

use leptos::prelude::*;

use crate::app::device;
use crate::app::session::use_session;
use crate::app::use_language;

/// How many rows fit on a page, whatever is in them.
pub const ROWS: usize = 40;

/// What a column holds, which decides its width and side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Column {
    /// A number: narrow, in the middle.
    Number,
    /// A name: as wide as can be.
    Name,
    /// A region, a unit, a few words.
    Words,
    /// A value of the places.
    Value,
    /// Nothing yet: a signature, a result by hand.
    Blank,
}

impl Column {
    const fn class(self) -> &'static str {
        match self {
            Self::Number => "paper-number",
            Self::Name => "paper-name",
            Self::Words => "paper-words",
            Self::Value => "paper-value",
            Self::Blank => "paper-blank",
        }
    }
}

/// A paper.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Paper {
    /// What stands large: the event.
    pub title: String,
    /// What stands below: the list, the round, the section.
    pub subtitle: String,
    /// The heads of the columns.
    pub columns: Vec<(String, Column)>,
    /// One text for each column.
    pub rows: Vec<Vec<String>>,
    /// What stands at the foot of the last page.
    pub note: String,
}

impl Paper {
    /// How many pages it takes; a paper without rows takes none.
    pub fn pages(&self) -> usize {
        self.rows.len().div_ceil(ROWS)
    }
}

/// All pages of a paper.
#[component]
pub fn PaperView(paper: Paper) -> impl IntoView {
    let t = use_language();
    if paper.rows.is_empty() {
        return view! { <p class="nothing second">{t.paper_empty()}</p> }.into_any();
    }
    let all = paper.pages();
    let Paper { title, subtitle, columns, rows, note } = paper;
    let page = |(index, rows): (usize, &[Vec<String>])| {
        let note = if index + 1 == all { note.clone() } else { String::new() };
        let (columns, rows) = (columns.clone(), rows.to_vec());
        view! {
            <PaperFrame title=title.clone() subtitle=subtitle.clone() note=note page=index + 1 all=all>
                <Table columns=columns rows=rows />
            </PaperFrame>
        }
    };
    let pages = rows.chunks(ROWS).enumerate().map(page).collect_view();
    view! { <div class="papers" data-test="papers">{pages}</div> }.into_any()
}

/// One page: the head, what is on it, and its number with the time it was printed.
#[component]
pub fn PaperFrame(
    title: String,
    subtitle: String,
    note: String,
    page: usize,
    all: usize,
    children: Children,
) -> impl IntoView {
    let t = use_language();
    let officials = use_session().look(|document| document.event().regulation.officials.clone());
    let signed = [(t.pairing_officer(), officials.pairing_officer), (t.chief_arbiter(), officials.chief_arbiter)];
    let line = |(word, name): (&str, String)| {
        if name.is_empty() { format!("{word} ____________") } else { format!("{word} {name}") }
    };
    let signed = signed.map(line).join("　");
    view! {
        <article class="paper-page" data-test="paper-page">
            <header class="paper-head">
                <h2>{title}</h2>
                <p>{subtitle}</p>
            </header>
            <div class="paper-body">{children()}</div>
            <footer class="paper-foot">
                <span>{signed}</span>
                <span>{note}</span>
                <span>{device::day_and_time(device::now())} "　" {t.page_of(page, all)}</span>
            </footer>
        </article>
    }
}

#[component]
fn Table(columns: Vec<(String, Column)>, rows: Vec<Vec<String>>) -> impl IntoView {
    let kinds: Vec<Column> = columns.iter().map(|&(_, kind)| kind).collect();
    let heads = columns.into_iter().map(|(head, kind)| view! { <th scope="col" class=kind.class()>{head}</th> });
    let rows = rows.into_iter().map(|row| {
        let cells = row.into_iter().zip(kinds.clone());
        let cells = cells.map(|(text, kind)| {
            let long = kind == Column::Name && text.chars().count() > 10;
            view! { <td class=kind.class() class:long=long>{text}</td> }
        });
        view! { <tr>{cells.collect_view()}</tr> }
    });
    view! {
        <table class="paper-table">
            <thead>
                <tr>{heads.collect_view()}</tr>
            </thead>
            <tbody>{rows.collect_view()}</tbody>
        </table>
    }
}
