//! The teams as the entries name them: who is in each, with his role, and what its composition still lacks (rules 9.1).

use std::collections::BTreeMap;

use bianpai::event::{Event, Player, PlayerId};
use bianpai::standings::{TeamFault, team_faults};
use leptos::prelude::*;

use super::{Open, Sheets};
use crate::app::components::{CopyButton, Sheet};
use crate::app::session::use_session;
use crate::app::text::Language;
use crate::app::use_language;

/// A team.
#[derive(Clone, PartialEq, Eq)]
struct Team {
    name: String,
    /// Each member with his role and his flags.
    members: Vec<(PlayerId, String, String)>,
    /// What is missing or too much.
    faults: Vec<String>,
}

impl Team {
    fn all(t: Language, event: &Event) -> Vec<Self> {
        let mut teams: BTreeMap<&str, Vec<&Player>> = BTreeMap::new();
        let named = event.players().iter().filter(|player| !player.profile.team.is_empty());
        for player in named.filter(|player| player.left_after().is_none()) {
            teams.entry(&player.profile.team).or_default().push(player);
        }
        teams.into_iter().map(|(name, players)| Self::of(t, event, name, &players)).collect()
    }

    fn of(t: Language, event: &Event, name: &str, players: &[&Player]) -> Self {
        let rules = event.regulation.teams.as_ref();
        let faults = rules.map_or_else(Vec::new, |rules| {
            let say = |fault: TeamFault| match fault {
                TeamFault::TooFew(count) => t.team_lacks(rules.members.saturating_sub(count)),
                TeamFault::TooMany(count) => t.team_has_more(count.saturating_sub(rules.members)),
                TeamFault::Disqualified(_) => String::new(),
                TeamFault::Composition { rule, members } => {
                    rules.composition.get(rule).map_or_else(String::new, |rule| match rule.at_most {
                        Some(most) if members > most => t.team_at_most(&rule.name, most, members),
                        _ => t.team_at_least(&rule.name, rule.at_least, members),
                    })
                }
            };
            team_faults(rules, players).into_iter().map(say).collect()
        });
        let member = |player: &&Player| {
            let words = [&player.profile.role].into_iter().chain(&player.profile.flags).map(String::as_str);
            let words = words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join("・");
            (player.id, player.profile.name.clone(), words)
        };
        Self { name: name.to_owned(), members: players.iter().map(member).collect(), faults }
    }

    fn text(&self, t: Language) -> String {
        let names = self.members.iter().map(|(_, name, _)| name.as_str()).collect::<Vec<_>>().join(t.list_comma());
        let faults = if self.faults.is_empty() {
            String::new()
        } else {
            format!("（{}）", self.faults.join(t.list_semicolon()))
        };
        format!("{}{}{names}{faults}", self.name, t.colon())
    }
}

/// The sheet of teams.
#[component]
pub fn TeamsSheet(sheets: Sheets) -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let teams = session.part(move |event| Team::all(t, event));
    let accompanied = session.look(|document| {
        document.event().regulation.teams.as_ref().map_or_else(Vec::new, |rules| rules.accompanied_by.clone())
    });
    let text = Callback::new(move |()| {
        teams.with_untracked(|teams| teams.iter().map(|team| team.text(t)).collect::<Vec<_>>().join("\n"))
    });
    view! {
        <Sheet
            title=t.teams()
            on_close=sheets.on_close()
            test="teams-sheet"
            footer=move || view! { <CopyButton text=text class="button wide" /> }
        >
            <p class="second">{t.teams_note()}</p>
            {(!accompanied.is_empty()).then(|| view! { <p class="second">{t.accompanied_by(accompanied.join(t.list_comma()))}</p> })}
            {move || teams.get().into_iter().map(|team| view! { <TeamView team=team sheets=sheets /> }).collect_view()}
        </Sheet>
    }
}

#[component]
fn TeamView(team: Team, sheets: Sheets) -> impl IntoView {
    let complete = team.faults.is_empty();
    let fault = |fault: String| view! { <li class="tag attention">{fault}</li> };
    let member = move |(id, name, words): (PlayerId, String, String)| {
        view! {
            <li>
                <button class="member" data-test="member" on:click=move |_| sheets.show(Open::Edit(id))>
                    <span>{name}</span>
                    <span class="second">{words}</span>
                </button>
            </li>
        }
    };
    view! {
        <section class="team" data-test="team">
            <h3>{team.name} <span class="aside">{team.members.len()}</span></h3>
            <ul class="faults" hidden=complete data-test="team-faults">
                {team.faults.into_iter().map(fault).collect_view()}
            </ul>
            <ul>{team.members.into_iter().map(member).collect_view()}</ul>
        </section>
    }
}
