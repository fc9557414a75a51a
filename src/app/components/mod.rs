//! The parts that pages are made of.

mod empty;
mod icon;
mod language;
mod notice;
mod screen;
mod sheet;
mod toast;

pub use empty::Empty;
pub use icon::{Icon, IconName};
pub use language::LanguageChoice;
pub use notice::{Notice, NoticeKind};
pub use screen::{EventScreen, NextBar};
pub use sheet::{Ask, Sheet};
pub use toast::ToastView;
