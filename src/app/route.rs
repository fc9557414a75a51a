//! Which screen is shown, kept in the address behind `#` so that reload, back and links work on any static host.

use bianpai::command::EventId;
use bianpai::event::{RoundNo, SectionId};
use leptos::prelude::*;
use wasm_bindgen::prelude::*;

/// A screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Route {
    /// The events on this device.
    Home,
    /// Choosing a regulation for a new event.
    New,
    /// A page of an event.
    Event(EventId, Page),
}

/// A page of an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Page {
    /// 报名
    Entries,
    /// 轮次; `None`: the round in which something is to be done.
    Rounds(Option<RoundNo>),
    /// 决赛 of a section.
    Final(SectionId),
    /// 名次; `None`: after the latest round.
    Places(Option<RoundNo>),
    /// 奖项
    Awards,
    /// 规程
    Settings,
    /// The record of all changes.
    Record,
    /// 打印: a paper, of a round where it is one of a round.
    Paper(PaperKind, Option<RoundNo>),
}

/// What is printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PaperKind {
    /// 对阵表
    Pairings,
    /// Who sits where, by name.
    Names,
    /// 结果单
    Slips,
    /// 参赛名单
    Entries,
    /// 名次表
    Places,
    /// 领奖签收表
    Receipts,
    /// 证书
    Certificates,
}

impl PaperKind {
    /// Every kind, in the order in which they are offered.
    pub const ALL: [Self; 7] =
        [Self::Pairings, Self::Names, Self::Slips, Self::Entries, Self::Places, Self::Receipts, Self::Certificates];

    /// What stands for it in the address.
    pub const fn path(self) -> &'static str {
        match self {
            Self::Pairings => "pairings",
            Self::Names => "names",
            Self::Slips => "slips",
            Self::Entries => "list",
            Self::Places => "standings",
            Self::Receipts => "receipts",
            Self::Certificates => "certificates",
        }
    }
}

impl Route {
    /// Reads what stands behind `#`; whatever it does not know is [`Route::Home`].
    pub fn parse(hash: &str) -> Self {
        let mut parts = hash.trim_start_matches('#').trim_matches('/').split('/');
        match (parts.next(), parts.next().and_then(EventId::new), parts.next(), parts.next()) {
            (Some("new"), None, ..) => Self::New,
            (Some("event"), Some(id), page, detail) => Self::Event(id, Page::parse(page, detail)),
            _ => Self::Home,
        }
    }

    /// What stands behind `#` for this screen, with the `#`.
    pub fn hash(&self) -> String {
        match self {
            Self::Home => "#/".into(),
            Self::New => "#/new".into(),
            Self::Event(id, page) => format!("#/event/{}/{}", id.as_str(), page.path()),
        }
    }

    /// Goes to this screen.
    pub fn go(&self) {
        // Setting the hash of the own window cannot fail; were it to, the screen would stay as it is.
        let _ = window().location().set_hash(&self.hash());
    }

    /// Goes to this screen in place of the present one, so that "back" does not come here again.
    pub fn replace(&self) {
        let _ = window().location().replace(&self.hash());
    }
}

impl Page {
    fn parse(page: Option<&str>, detail: Option<&str>) -> Self {
        let round = detail.and_then(|text| text.parse().ok()).map(RoundNo);
        match page {
            Some("rounds") => Self::Rounds(round),
            Some("final") => Self::Final(detail.and_then(|text| text.parse().ok()).map_or(SectionId(0), SectionId)),
            Some("places") => Self::Places(round),
            Some("awards") => Self::Awards,
            Some("settings") => Self::Settings,
            Some("record") => Self::Record,
            Some(path) if path.starts_with("paper-") => {
                let kind = PaperKind::ALL.into_iter().find(|kind| path.strip_prefix("paper-") == Some(kind.path()));
                kind.map_or(Self::Entries, |kind| Self::Paper(kind, round))
            }
            _ => Self::Entries,
        }
    }

    fn path(self) -> String {
        match self {
            Self::Entries => "entries".into(),
            Self::Rounds(None) => "rounds".into(),
            Self::Rounds(Some(round)) => format!("rounds/{round}"),
            Self::Final(of) => format!("final/{of}"),
            Self::Places(None) => "places".into(),
            Self::Places(Some(round)) => format!("places/{round}"),
            Self::Awards => "awards".into(),
            Self::Settings => "settings".into(),
            Self::Record => "record".into(),
            Self::Paper(kind, None) => format!("paper-{}", kind.path()),
            Self::Paper(kind, Some(round)) => format!("paper-{}/{round}", kind.path()),
        }
    }
}

/// The screen in the address, as it changes.
pub fn use_route() -> Memo<Route> {
    let hash = || window().location().hash().unwrap_or_default();
    let (current, set_current) = signal(hash());
    let listener = Closure::<dyn Fn()>::new(move || set_current.set(hash()));
    window().set_onhashchange(Some(listener.as_ref().unchecked_ref()));
    // The listener lives as long as the page.
    listener.forget();
    Memo::new(move |_| Route::parse(&current.get()))
}
