//! A static server as strict as the strictest host: it offers one folder under one sub-path and answers 404 to
//! everything else, without a fallback page. It remembers what it was asked for, and it can be stopped and started
//! again at the same address, which is how tests take a page offline.

use std::fs;
use std::io::{self, BufRead, BufReader, Write};
use std::net::{Ipv4Addr, Shutdown, TcpListener, TcpStream};
use std::path::{Component, Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, Weak};
use std::thread::{self, JoinHandle};

/// The only path under which anything is found.
pub const BASE: &str = "/name/bianpai/";

/// What was asked of the server, and what it answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// The path without its query.
    pub path: String,
    /// The status of the answer: 200, 301, 404 or 405.
    pub status: u16,
}

/// A folder being served. Dropping it stops the server.
pub struct Site {
    folder: Arc<PathBuf>,
    port: u16,
    requests: Arc<Mutex<Vec<Request>>>,
    running: Mutex<Option<Running>>,
}

struct Running {
    stop: Arc<AtomicBool>,
    thread: JoinHandle<Vec<Weak<TcpStream>>>,
}

impl Site {
    /// The built site.
    pub fn dist() -> Self {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("dist");
        assert!(
            folder.join("index.html").is_file(),
            "the site is not built: run `make test-browser`, which builds it into {}",
            folder.display()
        );
        Self::folder(folder)
    }

    /// Any folder.
    pub fn folder(folder: impl Into<PathBuf>) -> Self {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a free port");
        let port = listener.local_addr().expect("the port was bound").port();
        let site = Self { folder: Arc::new(folder.into()), port, requests: Arc::default(), running: Mutex::new(None) };
        site.run(listener);
        site
    }

    /// `http://127.0.0.1:PORT`, without a slash at the end.
    pub fn origin(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// Where the site's first page is.
    pub fn url(&self) -> String {
        self.origin() + BASE
    }

    /// The file that is served under `path`, if there is one.
    pub fn file(&self, path: &str) -> Option<PathBuf> {
        find(&self.folder, path)
    }

    /// What was asked so far, in order.
    pub fn requests(&self) -> Vec<Request> {
        self.requests.lock().unwrap().clone()
    }

    /// From now on connections are refused. Does nothing when it is stopped already.
    pub fn stop(&self) {
        let Some(running) = self.running.lock().unwrap().take() else { return };
        running.stop.store(true, Ordering::SeqCst);
        // The thread waits for a connection: this one makes it look at the flag.
        drop(TcpStream::connect((Ipv4Addr::LOCALHOST, self.port)));
        let connections = running.thread.join().expect("the server's thread ends in order");
        // Browsers open connections ahead of need: those must not be answered either.
        for connection in connections.iter().filter_map(Weak::upgrade) {
            connection.shutdown(Shutdown::Both).ok();
        }
    }

    /// Serves again at the same address. Does nothing when it is running.
    pub fn start(&self) {
        if self.running.lock().unwrap().is_none() {
            self.run(TcpListener::bind((Ipv4Addr::LOCALHOST, self.port)).expect("the port is still free"));
        }
    }

    fn run(&self, listener: TcpListener) {
        let stop = Arc::new(AtomicBool::new(false));
        let (stopped, folder, requests) = (stop.clone(), self.folder.clone(), self.requests.clone());
        let thread = thread::spawn(move || {
            let mut connections = Vec::new();
            for stream in listener.incoming().flatten().map(Arc::new) {
                if stopped.load(Ordering::SeqCst) {
                    break;
                }
                connections.retain(|connection: &Weak<TcpStream>| connection.strong_count() > 0);
                connections.push(Arc::downgrade(&stream));
                let (folder, requests) = (folder.clone(), requests.clone());
                // A browser that goes away in the middle of an answer is no fault of the site.
                thread::spawn(move || answer(&stream, &folder, &requests).ok());
            }
            connections
        });
        *self.running.lock().unwrap() = Some(Running { stop, thread });
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        self.stop();
    }
}

/// Reads one request, remembers it and answers it. Every connection carries one request.
fn answer(mut stream: &TcpStream, folder: &Path, requests: &Mutex<Vec<Request>>) -> io::Result<()> {
    let mut lines = BufReader::new(stream).lines();
    let first = lines.next().transpose()?.unwrap_or_default();
    for line in lines {
        if line?.is_empty() {
            break;
        }
    }
    let mut words = first.split(' ');
    let (Some(method), Some(target)) = (words.next(), words.next()) else { return Ok(()) };
    let path = target.split('?').next().unwrap_or_default();
    let (status, extra, body) = reply(method, path, folder);
    requests.lock().unwrap().push(Request { path: path.to_owned(), status });

    let length = body.len();
    // Nothing may come from the browser's own cache: what works offline must do so by the page's own means.
    write!(
        stream,
        "HTTP/1.1 {status} -\r\n{extra}Content-Length: {length}\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n"
    )?;
    stream.write_all(if method == "HEAD" { &[] } else { &body })
}

/// The status, a header of its own and the body.
fn reply(method: &str, path: &str, folder: &Path) -> (u16, String, Vec<u8>) {
    if method != "GET" && method != "HEAD" {
        return (405, "Allow: GET, HEAD\r\n".to_owned(), Vec::new());
    }
    if format!("{path}/") == BASE {
        return (301, format!("Location: {BASE}\r\n"), Vec::new());
    }
    match find(folder, path).and_then(|file| Some((mime(&file), fs::read(file).ok()?))) {
        Some((mime, body)) => (200, format!("Content-Type: {mime}\r\n"), body),
        None => (404, "Content-Type: text/plain\r\n".to_owned(), b"not found".to_vec()),
    }
}

/// The file for a path under [`BASE`]; a folder stands for its `index.html`. `None` for what is not there, and for
/// every path that could lead out of the folder.
fn find(folder: &Path, path: &str) -> Option<PathBuf> {
    let inside = Path::new(path.strip_prefix(BASE)?);
    if !inside.components().all(|part| matches!(part, Component::Normal(_))) {
        return None;
    }
    let mut file = folder.join(inside);
    if path.ends_with('/') {
        file.push("index.html");
    }
    file.is_file().then_some(file)
}

/// Browsers refuse modules and WebAssembly of a wrong type, and so does this table: what it does not know is a download.
fn mime(file: &Path) -> &'static str {
    match file.extension().and_then(|extension| extension.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("ico") => "image/x-icon",
        Some("txt") => "text/plain; charset=utf-8",
        Some("woff2") => "font/woff2",
        _ => "application/octet-stream",
    }
}
