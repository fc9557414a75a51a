//! The page under test, as its user has it: looks for what can be seen, taps, types and waits.
//!
//! A selector is CSS, in which `@name` stands for `[data-test="name"]`: `"@table[data-no='5'] @draw"`. Whatever has to
//! happen first is waited for; what does not happen in [`PATIENCE`] fails the test at the line that asked for it, and
//! leaves a picture in `target/screenshots/`.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::fmt::Display;
use std::fs;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use thirtyfour::error::WebDriverResult;
use thirtyfour::{By, WebDriver};

use crate::browser::Session;
use crate::faults;
use crate::server::Site;

/// How long a test waits for anything. Long, because it only ever passes in a test that fails.
pub const PATIENCE: Duration = Duration::from_secs(30);

const FIND: &str = include_str!("find.js");

/// A page in a browser of its own. Dropping it closes the browser, and fails the test if the page had a fault.
pub struct Page {
    session: Session,
    site: Site,
    tolerated: RefCell<Vec<String>>,
    downloads: RefCell<BTreeSet<PathBuf>>,
}

/// Going somewhere.
impl Page {
    /// Opens the first page of `site`.
    #[track_caller]
    pub fn open(session: Session, site: Site) -> Self {
        let page = Self { session, site, tolerated: RefCell::default(), downloads: RefCell::default() };
        page.goto("");
        page
    }

    /// Goes to an address within the site: `"#/events"`.
    #[track_caller]
    pub fn goto(&self, hash: &str) {
        self.must("go there", self.run(self.driver().goto(self.site.url() + hash)));
    }

    /// Loads the page again, as with the browser's button.
    #[track_caller]
    pub fn reload(&self) {
        self.must("reload", self.run(self.driver().refresh()));
    }

    /// The part of the address after the page's own: `"#/events"`, or nothing.
    #[track_caller]
    pub fn hash(&self) -> String {
        self.text_from("location.hash")
    }
}

/// Using it.
impl Page {
    /// Taps (with a mouse: clicks) the one visible element that fits, once it can be reached.
    #[track_caller]
    pub fn tap(&self, selector: &str) {
        self.tap_what(&format!("tap {selector}"), &format!("all({})", css(selector)));
    }

    /// Taps the one visible control, or else the one element, whose whole text this is.
    #[track_caller]
    pub fn tap_text(&self, text: &str) {
        self.tap_what(&format!("tap the text {text:?}"), &format!("labelled({})", json!(text)));
    }

    /// Taps what fits `selector` in that one of several containers (rows, sheets) whose text contains `text`.
    #[track_caller]
    pub fn tap_in(&self, container: &str, text: &str, selector: &str) {
        let what = format!("tap {selector} in the {container} with {text:?}");
        self.tap_what(&what, &format!("within({}, {}, {})", css(container), json!(text), css(selector)));
    }

    /// Replaces the content of a field, key by key.
    #[track_caller]
    pub fn type_into(&self, selector: &str, text: &str) {
        self.select_content(selector);
        let typed = self.run(async {
            let field = self.driver().active_element().await?;
            field.send_keys(if text.is_empty() { "\u{e017}" } else { text }).await
        });
        self.must("type", typed);
    }

    /// Replaces the content of a field at once, as pasting does. Takes every character, also the rarest.
    #[track_caller]
    pub fn paste_into(&self, selector: &str, text: &str) {
        self.select_content(selector);
        self.cdp("Input.insertText", json!({ "text": text }));
    }

    /// Presses one key, named as in `KeyboardEvent.key`: `"Enter"`, `"Escape"`, `"ArrowDown"`, `"z"`.
    #[track_caller]
    pub fn press(&self, key: &str) {
        let (code, text) = match key {
            "Enter" => (13, "\r"),
            "Escape" => (27, ""),
            "Tab" => (9, ""),
            "ArrowLeft" => (37, ""),
            "ArrowUp" => (38, ""),
            "ArrowRight" => (39, ""),
            "ArrowDown" => (40, ""),
            _ => (key.chars().next().map_or(0, |letter| letter.to_ascii_uppercase() as u32), key),
        };
        for kind in ["keyDown", "keyUp"] {
            let text = if kind == "keyDown" { text } else { "" };
            self.cdp(
                "Input.dispatchKeyEvent",
                json!({ "type": kind, "key": key, "text": text, "windowsVirtualKeyCode": code }),
            );
        }
    }

    /// Picks the option with this text in a `<select>`.
    #[track_caller]
    pub fn choose(&self, selector: &str, option: &str) {
        let script = format!(
            "(() => {{
                const [menu] = all({});
                const option = [...(menu?.options ?? [])].find((one) => plain(one.text) === {});
                if (!option) return false;
                menu.value = option.value;
                for (const kind of ['input', 'change']) menu.dispatchEvent(new Event(kind, {{ bubbles: true }}));
                return true;
            }})()",
            css(selector),
            json!(option)
        );
        self.until(&format!("choose {option:?} in {selector}"), || match self.script(&script)? {
            Value::Bool(true) => Ok(()),
            _ => Err("there is no such menu or option".to_owned()),
        });
    }

    /// Gives a file to the file field that fits. The field may be hidden behind a button.
    #[track_caller]
    pub fn upload(&self, selector: &str, file: &Path) {
        let by = By::Css(plain_css(selector));
        let path = file.to_string_lossy();
        self.must("upload", self.run(async { self.driver().find(by).await?.send_keys(path.as_ref()).await }));
    }

    /// Waits until another download is complete; its file keeps the name that the page gave it.
    #[track_caller]
    pub fn downloaded(&self) -> PathBuf {
        self.until("receive a download", || {
            let files = fs::read_dir(&self.session.downloads).map_err(|error| error.to_string())?;
            let mut seen = self.downloads.borrow_mut();
            for path in files.flatten().map(|file| file.path()) {
                let name = path.file_name().unwrap_or_default().to_string_lossy();
                let complete = !name.starts_with('.') && !name.ends_with(".crdownload") && !name.ends_with(".tmp");
                if complete && seen.insert(path.clone()) {
                    return Ok(path);
                }
            }
            Err("no new file is complete".to_owned())
        })
    }
}

/// Looking at it, and waiting for what should be seen.
impl Page {
    /// Waits until something visible fits.
    #[track_caller]
    pub fn wait_for(&self, selector: &str) {
        self.until(&format!("see {selector}"), || match self.count_now(selector)? {
            0 => Err("nothing visible fits".to_owned()),
            _ => Ok(()),
        });
    }

    /// Waits until nothing visible fits.
    #[track_caller]
    pub fn wait_gone(&self, selector: &str) {
        self.wait_for_count(selector, 0);
    }

    /// Waits until so many visible elements fit.
    #[track_caller]
    pub fn wait_for_count(&self, selector: &str, expected: usize) {
        self.until(&format!("see {selector} {expected} times"), || match self.count_now(selector)? {
            count if count == expected => Ok(()),
            count => Err(format!("{count} visible elements fit")),
        });
    }

    /// Waits until the page shows this text anywhere. Blanks and line breaks are the same.
    #[track_caller]
    pub fn wait_for_text(&self, text: &str) {
        let script = format!("plain(document.body.innerText).includes({})", json!(text));
        self.until(&format!("see the text {text:?}"), || match self.script(&script)? {
            Value::Bool(true) => Ok(()),
            _ => Err("the page does not show it".to_owned()),
        });
    }

    /// Waits until the first visible element that fits has this text. Blanks and line breaks are the same.
    #[track_caller]
    pub fn wait_until_reads(&self, selector: &str, text: &str) {
        self.until(&format!("read {text:?} in {selector}"), || match self.texts_now(selector)?.into_iter().next() {
            Some(now) if now == text => Ok(()),
            now => Err(format!("it reads {now:?}")),
        });
    }

    /// The text of the first visible element that fits, once there is one. Of a field: its content.
    #[track_caller]
    pub fn text_of(&self, selector: &str) -> String {
        self.until(&format!("read {selector}"), || {
            self.texts_now(selector)?.into_iter().next().ok_or_else(|| "nothing visible fits".to_owned())
        })
    }

    /// The texts of all visible elements that fit now.
    #[track_caller]
    pub fn texts_of(&self, selector: &str) -> Vec<String> {
        self.must("read", self.texts_now(selector))
    }

    /// How many visible elements fit now.
    #[track_caller]
    pub fn count(&self, selector: &str) -> usize {
        self.must("count", self.count_now(selector))
    }

    /// Waits until the app runs and has put text on the page.
    #[track_caller]
    pub fn wait_until_started(&self) {
        // Trunk's script sets this once the app's `main` has returned.
        let script = "window.wasmBindings !== undefined && plain(document.body.innerText) !== ''";
        self.until("see the app start", || match self.script(script)? {
            Value::Bool(true) => Ok(()),
            _ => Err("it has not, or shows nothing".to_owned()),
        });
    }

    /// Waits until the fonts are there and what changed last has been painted: for pictures.
    #[track_caller]
    pub fn settle(&self) {
        self.evaluate(
            "document.fonts.ready.then(() => \
             new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true)))))",
        );
    }

    /// Takes a picture of what is in view, as `target/screenshots/NAME.png`.
    #[track_caller]
    pub fn screenshot(&self, name: &str) -> PathBuf {
        self.must("take a picture", self.picture(name))
    }
}

/// Reaching behind it.
impl Page {
    /// The value of a JavaScript expression; a promise is waited for.
    #[track_caller]
    pub fn evaluate(&self, expression: &str) -> Value {
        self.must(&format!("evaluate {expression}"), self.script(expression))
    }

    /// Sends a command of the Chrome DevTools Protocol.
    #[track_caller]
    pub fn cdp(&self, method: &str, parameters: Value) -> Value {
        self.must(method, self.run(self.driver().cdp().send_raw(method, parameters)))
    }

    /// The server of the page, to stop it, to start it again, or to see what it was asked for.
    pub fn site(&self) -> &Site {
        &self.site
    }

    /// From now on faults that contain `text` are meant to happen.
    pub fn tolerate(&self, text: &str) {
        self.tolerated.borrow_mut().push(text.to_owned());
    }

    /// The faults so far that are not tolerated; they are forgotten, so that the test may go on.
    #[track_caller]
    pub fn take_faults(&self) -> Vec<String> {
        let mut faults = self.must("read the browser's log", self.run(faults::collect(self.driver(), &self.site)));
        faults.retain(|fault| !self.tolerated.borrow().iter().any(|text| fault.contains(text.as_str())));
        self.tolerated.borrow_mut().extend(faults.iter().cloned());
        faults
    }
}

impl Page {
    fn driver(&self) -> &WebDriver {
        &self.session.driver
    }

    fn run<T>(&self, future: impl Future<Output = WebDriverResult<T>>) -> Result<T, String> {
        self.session.run(future).map_err(|error| error.to_string())
    }

    fn script(&self, expression: &str) -> Result<Value, String> {
        let script = format!("{FIND}\nreturn ({expression});");
        self.run(async { Ok(self.driver().execute(script, Vec::new()).await?.json().clone()) })
    }

    fn count_now(&self, selector: &str) -> Result<usize, String> {
        let count = self.script(&format!("all({}).length", css(selector)))?;
        count.as_u64().map(|count| count as usize).ok_or_else(|| format!("{count} is no number"))
    }

    fn texts_now(&self, selector: &str) -> Result<Vec<String>, String> {
        let script = format!("all({}).map(content)", css(selector));
        serde_json::from_value(self.script(&script)?).map_err(|error| error.to_string())
    }

    #[track_caller]
    fn text_from(&self, expression: &str) -> String {
        self.evaluate(expression).as_str().unwrap_or_default().to_owned()
    }

    #[track_caller]
    fn tap_what(&self, what: &str, elements: &str) {
        let script = format!("spot({elements})");
        let (x, y) = self.until(what, || {
            let spot = self.script(&script)?;
            match (&spot["x"], &spot["y"]) {
                (Value::Number(x), Value::Number(y)) => Ok((x.clone(), y.clone())),
                _ => Err(spot["problem"].as_str().unwrap_or("no place to tap").to_owned()),
            }
        });
        if self.session.screen.is_touched() {
            for (kind, fingers) in [("touchStart", json!([{ "x": x, "y": y }])), ("touchEnd", json!([]))] {
                self.cdp("Input.dispatchTouchEvent", json!({ "type": kind, "touchPoints": fingers }));
            }
        } else {
            for kind in ["mouseMoved", "mousePressed", "mouseReleased"] {
                let button = if kind == "mouseMoved" { "none" } else { "left" };
                let event = json!({ "type": kind, "x": x, "y": y, "button": button, "clickCount": 1 });
                self.cdp("Input.dispatchMouseEvent", event);
            }
        }
    }

    /// Puts the cursor into a field and selects what is in it.
    #[track_caller]
    fn select_content(&self, selector: &str) {
        self.tap(selector);
        let fits = format!("document.activeElement.matches({})", css(selector));
        self.until(&format!("have the cursor in {selector}"), || match self.script(&fits)? {
            Value::Bool(true) => Ok(()),
            _ => Err("the cursor is elsewhere".to_owned()),
        });
        self.evaluate("document.activeElement.select()");
    }

    fn picture(&self, name: &str) -> Result<PathBuf, String> {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("target/screenshots/{name}.png"));
        fs::create_dir_all(path.parent().expect("the path has a folder")).map_err(|error| error.to_string())?;
        self.run(self.driver().screenshot(&path))?;
        Ok(path)
    }

    /// Asks again and again until there is an answer; `Err` says why there is none yet.
    #[track_caller]
    fn until<T>(&self, what: &str, mut ask: impl FnMut() -> Result<T, String>) -> T {
        let start = Instant::now();
        loop {
            match ask() {
                Ok(answer) => return answer,
                Err(reason) if start.elapsed() > PATIENCE => {
                    self.fail(&format!("waited {} s to {what}", PATIENCE.as_secs()), &reason)
                }
                Err(_) => thread::sleep(Duration::from_millis(20)),
            }
        }
    }

    #[track_caller]
    fn must<T>(&self, what: &str, result: Result<T, impl Display>) -> T {
        result.unwrap_or_else(|error| self.fail(&format!("could not {what}"), &error))
    }

    #[track_caller]
    fn fail(&self, what: &str, reason: &dyn Display) -> ! {
        let shown = "`${location.href}\\n${document.body.innerText.slice(0, 1500)}`";
        let shown = self.script(shown).unwrap_or_else(Value::String);
        panic!("{what}: {reason}\nthe page shows: {}", shown.as_str().unwrap_or_default());
    }
}

impl Drop for Page {
    fn drop(&mut self) {
        let faults = self.run(faults::collect(self.driver(), &self.site)).unwrap_or_else(|error| vec![error]);
        let tolerated = self.tolerated.get_mut();
        let faults: Vec<String> =
            faults.into_iter().filter(|fault| !tolerated.iter().any(|text| fault.contains(text.as_str()))).collect();

        if thread::panicking() || !faults.is_empty() {
            let test = thread::current().name().unwrap_or("test").replace("::", "-");
            match self.picture(&format!("failed-{test}-{}", self.session.screen.name())) {
                Ok(path) => eprintln!("picture of the page: {}", path.display()),
                Err(error) => eprintln!("no picture of the page: {error}"),
            }
        }
        if !faults.is_empty() {
            let faults = format!("the page had faults:\n  {}", faults.join("\n  "));
            if thread::panicking() { eprintln!("{faults}") } else { panic!("{faults}") }
        }
    }
}

/// The selector as a JavaScript string.
fn css(selector: &str) -> Value {
    Value::String(plain_css(selector))
}

/// The selector with every `@name` written out.
fn plain_css(selector: &str) -> String {
    let mut parts = selector.split('@');
    let mut css = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let end = part.find(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-').unwrap_or(part.len());
        css += &format!("[data-test=\"{}\"]{}", &part[..end], &part[end..]);
    }
    css
}
