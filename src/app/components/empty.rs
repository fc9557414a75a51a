//! A page with nothing on it yet: a bare board, one sentence, and the thing to do.

use leptos::prelude::*;

/// The bare board with a title, a sentence and the buttons given as children.
#[component]
pub fn Empty(title: String, text: String, children: Children) -> impl IntoView {
    view! {
        <div class="empty">
            <svg class="board" viewBox="-1 -1 82 92" aria-hidden="true">
                <path d="M0 0h80v90H0zM0 10h80M0 20h80M0 30h80M0 40h80M0 50h80M0 60h80M0 70h80M0 80h80" />
                <path d="M10 0v40M20 0v40M30 0v40M40 0v40M50 0v40M60 0v40M70 0v40" />
                <path d="M10 50v40M20 50v40M30 50v40M40 50v40M50 50v40M60 50v40M70 50v40" />
                <path d="M30 0 50 20M50 0 30 20M30 70 50 90M50 70 30 90" />
            </svg>
            <h2>{title}</h2>
            <p class="second">{text}</p>
            {children()}
        </div>
    }
}
