//! Due, paid and open, and the unpaid as text for the chat group (rules 6.3).

use bianpai::event::Event;
use bianpai::registration::account;
use leptos::prelude::*;

use super::Sheets;
use crate::app::components::{CopyButton, Sheet};
use crate::app::session::use_session;
use crate::app::text::Language;
use crate::app::use_language;

/// The money, with the names of those who owe.
#[derive(Clone, PartialEq, Eq)]
struct Money {
    due: u64,
    paid: u64,
    open: u64,
    unpaid: Vec<(String, u32)>,
}

impl Money {
    fn of(event: &Event) -> Self {
        let account = account(event);
        let name = |id| event.player(id).map_or_else(String::new, |player| player.profile.name.clone());
        let (due, paid, open) = (account.due, account.paid, account.open());
        Self { due, paid, open, unpaid: account.unpaid.into_iter().map(|(id, fee)| (name(id), fee)).collect() }
    }

    /// For the chat group: names only, and what each is to pay.
    fn text(&self, t: Language, event: &str) -> String {
        let mut lines = vec![event.to_owned(), t.unpaid_list(self.unpaid.len(), self.open)];
        let numbered = self.unpaid.iter().enumerate();
        lines.extend(numbered.map(|(index, (name, fee))| format!("{}. {name} {}", index + 1, t.yuan_n(fee))));
        lines.join("\n")
    }
}

/// The sheet of fees.
#[component]
pub fn FeesSheet(sheets: Sheets) -> impl IntoView {
    let t = use_language();
    let session = use_session();
    let money = session.part(Money::of);
    let text = Callback::new(move |()| {
        let name = session.look(|document| document.event().regulation.name.clone());
        money.get_untracked().text(t, &name)
    });
    let rows = move || money.with(|money| money.unpaid.iter().cloned().enumerate().collect::<Vec<_>>());
    view! {
        <Sheet
            title=t.fees()
            on_close=sheets.on_close()
            test="fees-sheet"
            footer=move || view! { <CopyButton text=text class="button wide" /> }
        >
            <dl class="totals" data-test="totals">
                <div><dt>{t.fees_due()}</dt><dd>{move || t.yuan_n(money.read().due)}</dd></div>
                <div><dt>{t.fees_paid()}</dt><dd>{move || t.yuan_n(money.read().paid)}</dd></div>
                <div><dt>{t.fees_open()}</dt><dd>{move || t.yuan_n(money.read().open)}</dd></div>
            </dl>
            <h3>{move || t.unpaid_n(money.read().unpaid.len())}</h3>
            <ol class="numbers" data-test="unpaid">
                <For each=rows key=|row| row.clone() let:row>
                    <li>
                        <b class="number">{row.0 + 1}</b>
                        <span>{row.1.0}</span>
                        <span class="second">{t.yuan_n(row.1.1)}</span>
                    </li>
                </For>
            </ol>
        </Sheet>
    }
}
