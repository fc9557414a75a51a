//! The page: record. Every step of the event, the newest first, filtered and searched; the way back to any of them
//! (rules 11).

mod lines;
mod step;

use leptos::prelude::*;

use crate::app::components::{Empty, EventScreen, Icon, IconName};
use crate::app::device;
use crate::app::route::{Page, Route};
use crate::app::session::use_session;
use crate::app::text::Language;
use crate::app::use_language;
use lines::{Kind, Line, State};
use step::{Looking, StepView, round_text};

/// How many steps are shown at first, and how many more at each tap.
const STRETCH: usize = 200;

/// What the page shows of the record.
#[derive(Clone, Copy)]
struct Filter {
    lines: Memo<Vec<Line>>,
    kind: RwSignal<Option<Kind>>,
    text: RwSignal<String>,
    shown: RwSignal<usize>,
}

impl Filter {
    fn of(lines: Memo<Vec<Line>>) -> Self {
        let (kind, text, shown) = (RwSignal::new(None), RwSignal::new(String::new()), RwSignal::new(STRETCH));
        Self { lines, kind, text, shown }
    }

    fn count(self, kind: Option<Kind>) -> usize {
        self.lines.with(|lines| lines.iter().filter(|line| kind.is_none_or(|kind| kind == line.kind)).count())
    }

    /// The lines that match, each with its day where it is the first of its day; and how many more there are.
    fn found(self) -> (Vec<(Line, Option<String>)>, usize) {
        let (kind, text) = (self.kind.get(), self.text.get().to_lowercase());
        let matches =
            |line: &&Line| kind.is_none_or(|kind| kind == line.kind) && line.text.to_lowercase().contains(text.trim());
        self.lines.with(|lines| {
            let mut found = lines.iter().filter(matches);
            let shown: Vec<Line> = found.by_ref().take(self.shown.get()).cloned().collect();
            (with_days(shown), found.count())
        })
    }

    fn show_everything(self) {
        self.kind.set(None);
        self.text.set(String::new());
    }
}

fn with_days(lines: Vec<Line>) -> Vec<(Line, Option<String>)> {
    let mut last = None;
    let mut with_day = |line: Line| {
        let day = Some(device::day(line.at));
        let new = (day != last).then(|| day.clone()).flatten();
        last = day;
        (line, new)
    };
    lines.into_iter().map(&mut with_day).collect()
}

/// The page: record.
#[component]
pub fn RecordPage() -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let lines = Memo::new(move |_| session.with_document(|document| lines::lines(t, document)));
    let filter = Filter::of(lines);
    let looking = RwSignal::new(Looking::Closed);
    let empty = Memo::new(move |_| lines.with(Vec::is_empty));
    view! {
        <EventScreen page=Page::Record title=move || view! { <Title lines=lines /> }>
            <div class="record">
                <Show when=move || !empty.get() fallback=move || view! { <NothingYet /> }>
                    <FilterBar filter=filter />
                    <Steps filter=filter looking=looking />
                </Show>
                <Created />
            </div>
            <StepView lines=lines looking=looking />
        </EventScreen>
    }
}

#[component]
fn Title(lines: Memo<Vec<Line>>) -> impl IntoView {
    let t = use_language();
    view! {
        <span>{t.record()}</span>
        <span class="aside">{move || t.record_steps(lines.with(Vec::len))}</span>
    }
}

#[component]
fn NothingYet() -> impl IntoView {
    let t = use_language();
    let entries = use_session().look(|document| Route::Event(document.id().clone(), Page::Entries).hash());
    view! {
        <Empty title=t.nothing_recorded().into() text=t.nothing_recorded_text().into()>
            <a class="button filled" href=entries>{t.continue_entries()}</a>
        </Empty>
    }
}

const fn kind_word(t: Language, kind: Option<Kind>) -> (&'static str, &'static str) {
    match kind {
        None => (t.record_all(), "filter-all"),
        Some(Kind::Results) => (t.record_results(), "filter-results"),
        Some(Kind::Entries) => (t.record_entries(), "filter-entries"),
        Some(Kind::Pairing) => (t.record_pairing(), "filter-pairing"),
        Some(Kind::Settings) => (t.record_settings(), "filter-settings"),
    }
}

#[component]
fn FilterBar(filter: Filter) -> impl IntoView {
    let t = use_language();
    let chip = move |kind: Option<Kind>| {
        let (word, test) = kind_word(t, kind);
        let count = Memo::new(move |_| filter.count(kind));
        view! {
            <button
                class="chip"
                data-test=test
                aria-pressed=move || (filter.kind.get() == kind).to_string()
                on:click=move |_| filter.kind.set(kind)
            >
                {word}
                <b>{count}</b>
            </button>
        }
    };
    view! {
        <div class="record-bar">
            <label class="search-field">
                <Icon name=IconName::Search />
                <input
                    type="search"
                    aria-label=t.search()
                    placeholder=t.record_search()
                    data-test="search"
                    prop:value=move || filter.text.get()
                    on:input=move |event| filter.text.set(event_target_value(&event))
                />
            </label>
            <div class="chips" role="group" aria-label=t.record_kinds()>
                {std::iter::once(None).chain(Kind::ALL.map(Some)).map(chip).collect_view()}
            </div>
        </div>
    }
}

#[component]
fn Steps(filter: Filter, looking: RwSignal<Looking>) -> impl IntoView {
    let t = use_language();
    let found = Memo::new(move |_| filter.found());
    let rows = move || found.with(|(rows, _)| rows.clone());
    let more = Memo::new(move |_| found.with(|(_, more)| *more));
    view! {
        <ol class="steps" data-test="steps">
            <For each=rows key=|(line, day)| (line.index, line.state, day.clone()) let:((line, day))>
                {day.map(|day| view! { <li class="day label">{day}</li> })}
                <StepRow line=line looking=looking />
            </For>
        </ol>
        <Show when=move || found.with(|(rows, _)| rows.is_empty())>
            <p class="nothing-found">
                {t.nothing_found()}
                <button class="button text" data-test="show-everything" on:click=move |_| filter.show_everything()>
                    {t.show_everything()}
                </button>
            </p>
        </Show>
        <Show when=move || { more.get() > 0 }>
            <button class="button wide earlier" data-test="earlier" on:click=move |_| filter.shown.update(|shown| *shown += STRETCH)>
                {move || t.earlier_steps(more.get())}
            </button>
        </Show>
    }
}

#[component]
fn StepRow(line: Line, looking: RwSignal<Looking>) -> impl IntoView {
    let t = use_language();
    let time = device::time_of_day(line.at);
    let round = round_text(t, &line);
    let text = line.text.clone();
    let what = match line.state {
        State::InEffect => view! { <span>{text}</span> }.into_any(),
        State::Undone => view! {
            <s>{text}</s>
            " "
            <span class="tag">{t.was_undone()}</span>
        }
        .into_any(),
        State::Undo => view! {
            <Icon name=IconName::Undo />
            <span class="quiet">{text}</span>
        }
        .into_any(),
        State::Redo => view! {
            <Icon name=IconName::Redo />
            <span class="quiet">{text}</span>
        }
        .into_any(),
    };
    view! {
        <li>
            <button class="step" data-test="step" on:click=move |_| looking.set(Looking::At(line.index))>
                <span class="when">
                    <span>{time}</span>
                    <span class="label">{round}</span>
                </span>
                <span class="what">{what}</span>
            </button>
        </li>
    }
}

/// Where it all began, at the foot of the record.
#[component]
fn Created() -> impl IntoView {
    let t = use_language();
    let (at, name) = use_session().look(|document| (document.created(), document.start().name.clone()));
    view! {
        <p class="created second">
            <span>{device::day_and_time(at)}</span>
            " "
            {t.event_created(name)}
        </p>
    }
}
