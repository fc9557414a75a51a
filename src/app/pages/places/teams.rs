//! The teams from the best on, each with what its members bring (rules 9).

use bianpai::event::{Event, RoundNo, SectionId};
use bianpai::standings::{Finals, Ledger, TeamFault, TeamMember, TeamRow, TeamSeparation, team_places};
use leptos::prelude::*;

use super::list::List;
use crate::app::components::CopyButton;
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
    /// What put it below the team above, where the sums are equal.
    separated_by: Option<String>,
    /// The members.
    members: Vec<Member>,
}

/// What a member brings a team.
#[derive(Clone, PartialEq)]
struct Member {
    name: String,
    value: String,
    /// Whether it is added up.
    counted: bool,
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
    let text = Callback::new(move |()| {
        let title = session.look(|document| document.event().regulation.name.clone());
        let title = [title, t.list_of_teams().into()];
        title.into_iter().chain(teams.get_untracked().iter().map(text_of)).collect::<Vec<_>>().join("\n")
    });
    move || {
        let teams = teams.get();
        if teams.is_empty() {
            return view! { <p class="nothing second">{t.no_teams()}</p> }.into_any();
        }
        let lines = teams.into_iter().map(|team| view! { <TeamLineView team=team /> }).collect_view();
        view! {
            <div class="places-tools">
                <CopyButton text=text class="button" />
            </div>
            <ol class="teams" data-test="teams">
                {lines}
            </ol>
        }
        .into_any()
    }
}

#[component]
fn TeamLineView(team: TeamLine) -> impl IntoView {
    let member = |member: Member| {
        let class = if member.counted { "member" } else { "member aside" };
        view! {
            <span class=class>
                {member.name}
                " "
                <b>{member.value}</b>
            </span>
        }
    };
    view! {
        <li data-test="team">
            <b class="place">{team.place}</b>
            <div>
                <p class="who">{team.name}</p>
                <p class="members">{team.members.into_iter().map(member).collect_view()}</p>
            </div>
            <span class=if team.scored { "score" } else { "label" }>
                {team.score} {team.separated_by.map(|reason| view! { <small class="label">{reason}</small> })}
            </span>
        </li>
    }
}

fn lines(t: Language, event: &Event, section: SectionId, round: RoundNo) -> Vec<TeamLine> {
    let (Some(rules), Some(pool)) = (&event.regulation.teams, event.pool_of(section)) else { return Vec::new() };
    let ledger = Ledger::of(event, pool);
    let teams = team_places(event, &ledger, rules, &Finals::of(event, ledger.pool()), round);
    let member = |member: TeamMember| {
        let name = member.player.map_or_else(|| t.missing_member().into(), |player| name_of(event, player));
        Member { name, value: with_minus(&member.value), counted: member.counted }
    };
    let line = |team: TeamRow| TeamLine {
        place: team.place.map_or_else(|| "–".into(), |place| place.to_string()),
        name: team.name,
        separated_by: team.separated_by.and_then(|by| separation_text(t, by)),
        scored: team.score.is_ok(),
        score: team.score.map_or_else(|fault| fault_text(t, event, fault), |value| with_minus(&value)),
        members: team.members.into_iter().map(member).collect(),
    };
    teams.into_iter().map(line).collect()
}

/// Why a team stands below the one above it with the same sum; the sums themselves need no word.
fn separation_text(t: Language, separation: TeamSeparation) -> Option<String> {
    match separation {
        TeamSeparation::Score => None,
        TeamSeparation::SinglePlace(0) => Some(t.same_score_best().into()),
        TeamSeparation::SinglePlace(place) => Some(t.same_score_single(place + 1)),
        TeamSeparation::Number => Some(t.same_score_number().into()),
    }
}

/// A team in the text for a chat group.
fn text_of(team: &TeamLine) -> String {
    let members: Vec<String> = team.members.iter().map(|member| format!("{} {}", member.name, member.value)).collect();
    format!("{} {} {}（{}）", team.place, team.name, team.score, members.join("、"))
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
