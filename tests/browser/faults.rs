//! What may not happen on any page: an error in the console, a request to another origin, a file that the site lacks.

use serde_json::Value;
use thirtyfour::WebDriver;
use thirtyfour::error::WebDriverResult;

use crate::server::Site;

/// Everything of this kind since the page was opened, or since the last call. Best called once, at the end.
pub async fn collect(driver: &WebDriver, site: &Site) -> WebDriverResult<Vec<String>> {
    let mut faults = Vec::new();
    for entry in driver.get_log("browser").await? {
        if entry.level == "SEVERE" {
            faults.push(format!("console error: {}", entry.message));
        }
    }
    for entry in driver.get_log("performance").await? {
        if let Some(url) = requested(&entry.message).filter(|url| is_foreign(url, &site.origin())) {
            faults.push(format!("foreign request: {url}"));
        }
    }
    for request in site.requests() {
        if request.status >= 400 {
            faults.push(format!("answered {}: {}", request.status, request.path));
        }
    }
    Ok(faults)
}

/// The address in an entry of the performance log, if the entry is about a request being sent.
fn requested(entry: &str) -> Option<String> {
    let entry: Value = serde_json::from_str(entry).ok()?;
    let message = entry.get("message")?;
    if message.get("method")? != "Network.requestWillBeSent" {
        return None;
    }
    Some(message.pointer("/params/request/url")?.as_str()?.to_owned())
}

/// Whether following `url` leaves the site. What the page made itself and the browser's own pages do not.
fn is_foreign(url: &str, origin: &str) -> bool {
    let own = ["data:", "blob:", "about:", "chrome:", "chrome-error:"];
    !own.iter().any(|scheme| url.starts_with(scheme)) && !url.strip_prefix(origin).is_some_and(|p| p.starts_with('/'))
}
