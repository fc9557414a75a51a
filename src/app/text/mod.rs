//! Every text that the app shows, in every language. A text is a method of [`Language`] with its parts as arguments,
//! so that a missing text, a missing part and a text that nobody uses do not compile.
//!
//! Each table lists its texts as `name { simplified, traditional, English }` or
//! `name(part, …) { "… {part} …", … }`. To add a language, add a column.

use std::fmt::Display;

/// A language of the app. Every text is one of its methods.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Language {
    /// 简体中文
    ZhHans,
    /// 繁體中文
    ZhHant,
    /// English
    En,
}

impl Language {
    /// Every language, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::ZhHans, Self::ZhHant, Self::En];

    /// Its tag for the document and for storage.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::ZhHans => "zh-Hans",
            Self::ZhHant => "zh-Hant",
            Self::En => "en",
        }
    }

    /// Its name in itself.
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::ZhHans => "简体",
            Self::ZhHant => "繁體",
            Self::En => "English",
        }
    }

    /// The language that best answers a tag of the browser's: "zh-TW", "en-GB" …
    pub fn for_tag(tag: &str) -> Option<Self> {
        let tag = tag.to_ascii_lowercase();
        let traditional = ["hant", "-tw", "-hk", "-mo"].iter().any(|part| tag.contains(part));
        match tag.get(..2)? {
            "zh" if traditional => Some(Self::ZhHant),
            "zh" => Some(Self::ZhHans),
            "en" => Some(Self::En),
            _ => None,
        }
    }
}

/// Makes each line of a table a method of [`Language`].
macro_rules! texts {
    ($($key:ident $(($($part:ident),+))? { $hans:literal, $hant:literal, $en:literal $(,)? })+) => {
        impl Language { $(texts!(@text $key $(($($part),+))? { $hans, $hant, $en });)+ }
    };
    (@text $key:ident { $hans:literal, $hant:literal, $en:literal }) => {
        pub const fn $key(self) -> &'static str {
            match self { Self::ZhHans => $hans, Self::ZhHant => $hant, Self::En => $en }
        }
    };
    (@text $key:ident ($($part:ident),+) { $hans:literal, $hant:literal, $en:literal }) => {
        pub fn $key(self, $($part: impl Display),+) -> String {
            match self {
                Self::ZhHans => format!($hans),
                Self::ZhHant => format!($hant),
                Self::En => format!($en),
            }
        }
    };
}

mod awards;
mod columns;
mod commands;
mod common;
mod criteria;
mod entries;
mod finals;
mod home;
mod pairing;
mod paper;
mod places;
mod reasons;
mod record;
mod refusals;
mod registration;
mod rounds;
mod settings;

pub use awards::money_text;
pub use columns::{criterion_short, criterion_sum};
pub use commands::{command_text, command_text_with, name_of, outcome_text, wish_text};
pub use criteria::{criterion_help, criterion_name};
pub use pairing::{
    first_text, float_text, given_up_text, obstacle_text, otherwise_text, rule_text, warning_text, worse_text,
};
pub use places::missing_text;
pub use reasons::{Neighbours, reason_text, with_minus};
pub use refusals::refusal_text;
