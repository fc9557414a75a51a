//! The parts that pages are made of.

mod copy;
mod empty;
mod finals;
mod icon;
mod language;
mod notice;
mod screen;
mod sections;
mod sheet;
mod shortcuts;
mod toast;
mod window;

pub use copy::CopyButton;
pub use empty::Empty;
pub use finals::{FinalDue, FinalLinks};
pub use icon::{Icon, IconName};
pub use language::LanguageChoice;
pub use notice::{Notice, NoticeKind};
pub use screen::{EventScreen, NextBar, PrintLink};
pub use sections::{Pools, Sections};
pub use sheet::{Ask, Sheet};
pub use shortcuts::is_typing;
pub use toast::ToastView;
pub use window::RowWindow;
