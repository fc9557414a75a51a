//! What must not be overlooked: what happened, what was kept, what to do.

use leptos::prelude::*;

use super::{Icon, IconName};

/// How much a notice asks for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum NoticeKind {
    /// Good to know.
    Plain,
    /// Needs attention soon.
    Attention,
    /// Something could not be done.
    Trouble,
}

/// A notice: what happened in bold, the rest after it, and buttons as children.
#[component]
pub fn Notice(
    kind: NoticeKind,
    title: String,
    #[prop(default = String::new())] text: String,
    #[prop(optional)] children: Option<Children>,
) -> impl IntoView {
    let (class, icon, role) = match kind {
        NoticeKind::Plain => ("notice", IconName::Info, "status"),
        NoticeKind::Attention => ("notice attention", IconName::Info, "status"),
        NoticeKind::Trouble => ("notice trouble", IconName::Alert, "alert"),
    };
    view! {
        <div class=class role=role data-test="notice">
            <Icon name=icon />
            <p>
                <strong>{title}</strong>
                " "
                {text}
            </p>
            {children.map(|children| view! { <div class="buttons">{children()}</div> })}
        </div>
    }
}
