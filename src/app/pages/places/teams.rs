//! The teams from the best on, each with what its members bring (rules 9).

use bianpai::event::{Event, RoundNo, SectionId};
use bianpai::standings::{Finals, Ledger, TeamFault, TeamMember, TeamRow, team_places};
use leptos::prelude::*;

use super::list::List;
use crate::app::session::use_session;
use crate::app::text::{Language, name_of, with_minus};
use crate::app::use_language;

/// A team as the page shows it.
#[derive(Clone, PartialEq)]
struct TeamLine {
    place: String,
    name: String,
    /// The score, or why there is none.
    score: String,
    /// Whether it has one.
    scored: bool,
    /// "name value" of each member, and whether it is added up.
    members: Vec<(String, bool)>,
}

/// The list of teams after the round that the page shows.
#[component]
pub fn TeamList(list: Memo<List>) -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let teams = Memo::new(move |_| {
        let (section, round) = list.with(|list| (list.section, list.round));
        session.with(|event| lines(t, event, section, round))
    });
    move || {
        let teams = teams.get();
        if teams.is_empty() {
            return view! { <p class="nothing second">{t.no_teams()}</p> }.into_any();
        }
        let lines = teams.into_iter().map(|team| view! { <TeamLineView team=team /> }).collect_view();
        view! { <ol class="teams" data-test="teams">{lines}</ol> }.into_any()
    }
}

#[component]
fn TeamLineView(team: TeamLine) -> impl IntoView {
    let member = |(text, counted): (String, bool)| {
        let class = if counted { "member" } else { "member aside" };
        view! { <span class=class>{text}</span> }
    };
    view! {
        <li data-test="team">
            <b class="place">{team.place}</b>
            <div>
                <p class="who">{team.name}</p>
                <p class="members">{team.members.into_iter().map(member).collect_view()}</p>
            </div>
            <span class=if team.scored { "score" } else { "label" }>{team.score}</span>
        </li>
    }
}

fn lines(t: Language, event: &Event, section: SectionId, round: RoundNo) -> Vec<TeamLine> {
    let (Some(rules), Some(pool)) = (&event.regulation.teams, event.pool_of(section)) else { return Vec::new() };
    let ledger = Ledger::of(event, pool);
    let teams = team_places(event, &ledger, rules, &Finals::default(), round);
    let member = |member: TeamMember| {
        let name = member.player.map_or_else(|| t.missing_member().into(), |player| name_of(event, player));
        (format!("{name} {}", with_minus(&member.value)), member.counted)
    };
    let line = |team: TeamRow| TeamLine {
        place: team.place.map_or_else(|| "–".into(), |place| place.to_string()),
        name: team.name,
        scored: team.score.is_ok(),
        score: team.score.map_or_else(|fault| fault_text(t, event, fault), |value| with_minus(&value)),
        members: team.members.into_iter().map(member).collect(),
    };
    teams.into_iter().map(line).collect()
}

/// Why a team has no score.
fn fault_text(t: Language, event: &Event, fault: TeamFault) -> String {
    match fault {
        TeamFault::Disqualified(player) => t.team_disqualified(name_of(event, player)),
        TeamFault::TooFew(count) => t.team_too_few(count),
        TeamFault::TooMany(count) => t.team_too_many(count),
        TeamFault::Composition { rule, members } => {
            let rules = event.regulation.teams.as_ref();
            let name = rules.and_then(|rules| rules.composition.get(rule)).map_or("", |rule| &rule.name);
            t.team_composition(name, members)
        }
    }
}
