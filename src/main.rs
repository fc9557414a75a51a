//! The app: mounts the pages on the document. On any other target it only says how to build it.

#[cfg(target_arch = "wasm32")]
mod app;

#[cfg(target_arch = "wasm32")]
fn main() {
    app::start();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("bianpai runs in a browser: `make serve` builds it and shows where.");
    std::process::exit(2);
}
