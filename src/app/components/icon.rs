//! The icons, drawn on a square of 24. An icon never stands without its word, shown or spoken.

use leptos::prelude::*;

/// What an icon stands for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum IconName {
    Add,
    Alert,
    Awards,
    Back,
    Check,
    Close,
    Copy,
    Delete,
    Download,
    Down,
    Entries,
    Exchange,
    Forward,
    Info,
    Keypad,
    More,
    Offline,
    Paste,
    Places,
    Print,
    Redo,
    Rounds,
    Search,
    Settings,
    Share,
    Storage,
    Undo,
    Up,
}

impl IconName {
    const fn path(self) -> &'static str {
        match self {
            Self::Add => "M12 5v14M5 12h14",
            Self::Alert => "M12 4 2.500 20h19zM12 10v4.500M12 17.300v.1",
            Self::Awards => {
                "M12 14.500a5.500 5.500 0 1 0 0-11 5.500 5.500 0 0 0 0 11zM8.500 13.500 7 21l5-2.500 5 2.500-1.500-7.500"
            }
            Self::Back => "M15 5 8 12l7 7",
            Self::Check => "M5 12.500 10 17.500 19 7.500",
            Self::Close => "M6 6 18 18M18 6 6 18",
            Self::Copy => "M8 8h12v12H8zM16 8V4H4v12h4",
            Self::Delete => "M9 5h12v14H9l-6-7zM12 9.500l5 5M17 9.500l-5 5",
            Self::Download => "M12 4v11M7.500 10.500 12 15l4.500-4.500M4 16v4h16v-4",
            Self::Down => "M6 9.500 12 15.500 18 9.500",
            Self::Entries => "M4 5h12M4 10h12M4 15h8M4 20h8M14.500 17.500 17 20l4-5",
            Self::Exchange => "M4 8h16M16 4l4 4-4 4M20 16H4M8 12l-4 4 4 4",
            Self::Forward => "M9 5l7 7-7 7",
            Self::Info => "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5.500M12 7.500v.1",
            Self::Keypad => "M5 3h14v18H5zM9 8v.1M12 8v.1M15 8v.1M9 12v.1M12 12v.1M15 12v.1M9 16v.1M12 16v.1M15 16v.1",
            Self::More => "M4.500 12h1M11.500 12h1M18.500 12h1",
            Self::Offline => {
                "M3 4 20 21M5 12.500a10 10 0 0 1 4-2.500M2 9a15 15 0 0 1 5-3.200M11 5a15 15 0 0 1 11 4M15 10.500a10 10 0 0 1 4 2M8.500 16a5 5 0 0 1 7 0M12 19.500v.1"
            }
            Self::Paste => "M8 5H5v16h14V5h-3M9 3h6v4H9zM8.500 11.500h7M8.500 15.500h5",
            Self::Places => "M4 20v-6h5v6M9 20V6h6v14M15 20v-8h5v8M2.500 20h19",
            Self::Print => "M7 9V3h10v6M7 18H4V9h16v9h-3M7 14h10v7H7z",
            Self::Redo => "M19 9H9a5 5 0 0 0 0 10h4M15 5l4 4-4 4",
            Self::Rounds => {
                "M8 16.500a4.500 4.500 0 1 0 0-9 4.500 4.500 0 0 0 0 9zM16 16.500a4.500 4.500 0 1 0 0-9 4.500 4.500 0 0 0 0 9z"
            }
            Self::Search => "M10.500 17a6.500 6.500 0 1 0 0-13 6.500 6.500 0 0 0 0 13zM15.500 15.500 21 21",
            Self::Settings => {
                "M3 8h3M10 8h11M8 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM3 16h11M18 16h3M16 18a2 2 0 1 0 0-4 2 2 0 0 0 0 4z"
            }
            Self::Share => "M12 15V3M8 7l4-4 4 4M8 10H5v11h14V10h-3",
            Self::Storage => {
                "M4 6c0-1.700 3.600-3 8-3s8 1.300 8 3-3.600 3-8 3-8-1.300-8-3zM4 6v12c0 1.700 3.600 3 8 3s8-1.300 8-3V6M4 12c0 1.700 3.600 3 8 3s8-1.300 8-3"
            }
            Self::Undo => "M5 9h10a5 5 0 0 1 0 10h-4M9 5 5 9l4 4",
            Self::Up => "M6 14.500 12 8.500l6 6",
        }
    }
}

/// An icon. It is not read aloud: the word beside it or the label of its button is.
#[component]
pub fn Icon(name: IconName) -> impl IntoView {
    view! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d=name.path() />
        </svg>
    }
}
