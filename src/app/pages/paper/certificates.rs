//! Certificates: a page for everyone of the section who gets a prize for his place, with room for the seal.

use bianpai::awards::Awards;
use leptos::prelude::*;

use crate::app::device;
use crate::app::session::use_session;
use crate::app::text::name_of;
use crate::app::use_language;

/// The certificates of the chosen section.
#[component]
pub fn Certificates() -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let winners = move || {
        session.with(|event| {
            let section = session.section.get();
            let awards = Awards::of(event, section);
            let name = event.regulation.section(section).map_or_else(String::new, |section| section.name.clone());
            let ranking = awards.prizes.iter().filter(|granted| !granted.prize.lucky);
            let winners = ranking.flat_map(|granted| &granted.winners);
            let winners: Vec<_> = winners.map(|winner| (name_of(event, winner.player), winner.place)).collect();
            (winners, name, event.regulation.name.clone(), awards.is_final)
        })
    };
    move || {
        let (winners, section, event, is_final) = winners();
        if winners.is_empty() {
            return view! { <p class="nothing second">{t.paper_empty()}</p> }.into_any();
        }
        let pages = winners.into_iter().map(|(name, place)| {
            view! {
                <article class="paper-page certificate" data-test="paper-page">
                    <h2>{t.certificate_title()}</h2>
                    <p class="certificate-name">{name}</p>
                    <p class="certificate-text">{t.certificate_text(&event, &section, place)}</p>
                    <p class="certificate-seal">{t.certificate_seal()}<br />{device::day(device::now())}</p>
                    {(!is_final).then(|| view! { <p class="paper-foot">{t.paper_provisional()}</p> })}
                </article>
            }
        });
        view! { <div class="papers" data-test="papers">{pages.collect_view()}</div> }.into_any()
    }
}
