//! The second copy of the events, in IndexedDB (`mirror.js`): written at once, and read where the first has less.

use js_sys::{Array, Function, Promise, Reflect};
use leptos::prelude::window;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

fn call(function: &str, arguments: &Array) -> Option<JsValue> {
    let mirror = Reflect::get(&window(), &"bianpaiMirror".into()).ok()?;
    let function: Function = Reflect::get(&mirror, &function.into()).ok()?.dyn_into().ok()?;
    function.apply(&mirror, arguments).ok()
}

/// Copies what was written under `key`; `None`: it was removed.
pub(super) fn note(key: &str, value: Option<&str>) {
    call("note", &Array::of2(&key.into(), &value.map_or(JsValue::UNDEFINED, JsValue::from)));
}

/// Brings back what the device has lost since the last time. Says whether there was anything. Asked again, it answers
/// the same at once.
pub async fn recovered() -> bool {
    let Some(promise) = call("recover", &Array::new()).and_then(|promise| promise.dyn_into::<Promise>().ok()) else {
        return false;
    };
    JsFuture::from(promise).await.is_ok_and(|restored| restored.is_truthy())
}

/// How many steps of the event under this prefix came back; 0 when asked again.
pub(super) fn taken(event: &str) -> usize {
    call("taken", &Array::of1(&event.into())).and_then(|count| count.as_f64()).map_or(0, |count| count as usize)
}

/// Asks the browser not to clear the page's data when the device runs short.
pub(super) fn persist() {
    call("persist", &Array::new());
}
