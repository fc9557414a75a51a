//! Working without a network: the browser keeps the page's own files (`service_worker.js`). A newer release is fetched
//! beside the present one and offered; nothing changes under an event that is running until the person takes it.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{ServiceWorker, ServiceWorkerContainer, ServiceWorkerRegistration, ServiceWorkerState};

/// How long the first screen has the network for itself.
const FIRST_SCREEN: Duration = Duration::from_secs(2);

/// The newer release that waits to be taken, if there is one.
#[derive(Clone, Copy)]
pub struct Update(RwSignal<Option<ServiceWorker>, LocalStorage>);

impl Update {
    /// Whether one waits.
    pub fn is_ready(self) -> bool {
        self.0.read().is_some()
    }

    /// Takes the newer release: it serves the page from now on, which is loaded anew.
    pub fn take(self) {
        let (Some(worker), Some(workers)) = (self.0.get_untracked(), workers()) else { return };
        let reload = Closure::once_into_js(|| {
            let _ = window().location().reload();
        });
        workers.set_oncontrollerchange(Some(reload.unchecked_ref()));
        let _ = worker.post_message(&"take-over".into());
    }
}

/// Has the browser keep the files, and looks out for a newer release. A development build is not kept: it would be
/// in the way of the next one.
pub fn keep() -> Update {
    let update = Update(RwSignal::new_local(None));
    if cfg!(parts)
        && let Some(workers) = workers()
    {
        let register = async move {
            let registered = JsFuture::from(workers.register("./service_worker.js")).await;
            // Without it, as in a private window of some browsers, the page works as long as there is a network.
            if let Some(registration) = registered.ok().and_then(|value| value.dyn_into().ok()) {
                look_out(registration, update);
            }
        };
        // What the first screen needs comes first.
        set_timeout(move || spawn_local(register), FIRST_SCREEN);
    }
    provide_context(update);
    update
}

/// Browsers offer this on secure pages only.
fn workers() -> Option<ServiceWorkerContainer> {
    let navigator = window().navigator();
    js_sys::Reflect::has(&navigator, &"serviceWorker".into()).unwrap_or(false).then(|| navigator.service_worker())
}

fn look_out(registration: ServiceWorkerRegistration, update: Update) {
    if registration.waiting().is_some() {
        update.0.set(registration.waiting());
    }
    let watched = registration.clone();
    let found = Closure::<dyn Fn()>::new(move || {
        let Some(worker) = watched.installing() else { return };
        let installing = worker.clone();
        let changed = Closure::<dyn Fn()>::new(move || {
            let replaces = workers().is_some_and(|workers| workers.controller().is_some());
            if installing.state() == ServiceWorkerState::Installed && replaces {
                update.0.set(Some(installing.clone()));
            }
        });
        worker.set_onstatechange(Some(changed.as_ref().unchecked_ref()));
        // As long as the page lives.
        changed.forget();
    });
    registration.set_onupdatefound(Some(found.as_ref().unchecked_ref()));
    found.forget();
}
