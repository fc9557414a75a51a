//! Opens Chromium as one of three devices, on the built site or on any other folder.

use std::fs;
use std::future::Future;
use std::path::{Path, PathBuf};
use std::process;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use serde_json::json;
use thirtyfour::common::capabilities::chromium::ChromiumLikeCapabilities;
use thirtyfour::error::WebDriverResult;
use thirtyfour::{BrowserCapabilitiesHelper, CapabilitiesHelper, DesiredCapabilities, WebDriver};
use tokio::runtime::{self, Runtime};
use tokio::time;

use crate::chromedriver::{self, Chromedriver};
use crate::page::Page;
use crate::server::Site;

/// What the page is looked at with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Screen {
    /// 360×740 at two pixels a point, touch.
    Phone,
    /// 820×1180 at two pixels a point, touch.
    Tablet,
    /// 1440×900, mouse.
    Desktop,
}

impl Screen {
    pub const ALL: [Self; 3] = [Self::Phone, Self::Tablet, Self::Desktop];

    /// A word for file names.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Phone => "phone",
            Self::Tablet => "tablet",
            Self::Desktop => "desktop",
        }
    }

    /// Width and height in CSS pixels.
    pub const fn size(self) -> (u32, u32) {
        match self {
            Self::Phone => (360, 740),
            Self::Tablet => (820, 1180),
            Self::Desktop => (1440, 900),
        }
    }

    /// Whether it is touched with a finger; otherwise there is a mouse.
    pub const fn is_touched(self) -> bool {
        !matches!(self, Self::Desktop)
    }
}

/// A browser still to be opened: `Browser::phone().dark().open()`.
#[derive(Clone, Debug)]
pub struct Browser {
    screen: Screen,
    dark: bool,
    language: String,
}

impl Browser {
    /// The device most tests are about.
    pub fn phone() -> Self {
        Self::new(Screen::Phone)
    }

    /// A light, Chinese browser with this screen.
    pub fn new(screen: Screen) -> Self {
        Self { screen, dark: false, language: "zh-CN".to_owned() }
    }

    /// Its user prefers dark pages.
    pub fn dark(mut self) -> Self {
        self.dark = true;
        self
    }

    /// Its user reads another language than `zh-CN`.
    pub fn language(mut self, language: &str) -> Self {
        language.clone_into(&mut self.language);
        self
    }

    /// Opens the built site, as a visitor who comes for the first time.
    pub fn open(self) -> Page {
        self.open_site(Site::dist())
    }

    /// Opens another site.
    pub fn open_site(self, site: Site) -> Page {
        Page::open(Session::start(&self), site)
    }
}

/// A running browser with a profile of its own. Dropping it ends the browser and removes the profile.
pub struct Session {
    pub driver: WebDriver,
    pub screen: Screen,
    /// Where downloads arrive.
    pub downloads: PathBuf,
    runtime: Runtime,
    folder: PathBuf,
    // Last, so that the browser is asked to quit before it is killed.
    _chromedriver: Chromedriver,
}

impl Session {
    fn start(browser: &Browser) -> Self {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("browser-{}-{count}", process::id()));
        let downloads = folder.join("downloads");
        fs::create_dir_all(&downloads).expect("the folder for temporary files can be written");

        let runtime = runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        let chromedriver = Chromedriver::start();
        let driver = runtime
            .block_on(connect(&chromedriver, browser, &folder, &downloads))
            .unwrap_or_else(|error| panic!("Chromium does not start: {error}"));
        Self { driver, screen: browser.screen, downloads, runtime, folder, _chromedriver: chromedriver }
    }

    /// Waits for the driver's answer.
    pub fn run<F: Future>(&self, future: F) -> F::Output {
        self.runtime.block_on(future)
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        let quit = self.driver.clone().quit();
        // A browser that hangs is killed with its driver.
        self.runtime.block_on(async { time::timeout(Duration::from_secs(5), quit).await }).ok();
        fs::remove_dir_all(&self.folder).ok();
    }
}

async fn connect(
    chromedriver: &Chromedriver,
    browser: &Browser,
    folder: &Path,
    downloads: &Path,
) -> WebDriverResult<WebDriver> {
    let profile = format!("--user-data-dir={}", folder.join("profile").display());
    let language = format!("--lang={}", browser.language);
    let (width, height) = browser.screen.size();
    let touched = browser.screen.is_touched();

    let mut capabilities = DesiredCapabilities::chrome();
    capabilities.set_binary(&chromedriver::chromium())?;
    for argument in [
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // No other machine has a name here, so that nothing that a page asks for can leave this one.
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
        &profile,
        &language,
    ] {
        capabilities.add_arg(argument)?;
    }
    capabilities.set_browser_option(
        "mobileEmulation",
        json!({ "deviceMetrics": {
            "width": width, "height": height, "pixelRatio": if touched { 2 } else { 1 },
            "touch": touched, "mobile": touched,
        } }),
    )?;
    capabilities.set_browser_option(
        "prefs",
        json!({
            "download.default_directory": downloads,
            "download.prompt_for_download": false,
            "intl.accept_languages": browser.language,
        }),
    )?;
    capabilities.set_browser_option("perfLoggingPrefs", json!({ "enableNetwork": true, "enablePage": false }))?;
    capabilities.set("goog:loggingPrefs", json!({ "browser": "ALL", "performance": "ALL" }))?;

    let driver = WebDriver::new(chromedriver.url(), capabilities).await?;
    // Pictures and taps need not wait for movement to end.
    let features = json!([
        { "name": "prefers-color-scheme", "value": if browser.dark { "dark" } else { "light" } },
        { "name": "prefers-reduced-motion", "value": "reduce" },
    ]);
    driver.cdp().send_raw("Emulation.setEmulatedMedia", json!({ "features": features })).await?;
    Ok(driver)
}
