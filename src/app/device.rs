//! What the engine may not have: the clock, chance, and ways out of the page.

use std::collections::{HashMap, HashSet};

use bianpai::command::EventId;
use bianpai::event::{Draw, Moment};
use js_sys::{Array, Function, Intl, Math, Object, Reflect, Uint8Array};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobPropertyBag, File, FilePropertyBag, HtmlAnchorElement, ShareData, TextDecoder, Url};

/// The moment now.
pub fn now() -> Moment {
    Moment(js_sys::Date::now() as i64)
}

/// A seed for a draw.
pub fn random_seed() -> u32 {
    (Math::random() * f64::from(Draw::SEED_END)) as u32
}

/// A name for a new event that no other device will give.
pub fn new_event_id() -> EventId {
    EventId::from_chance(now(), (Math::random() * f64::from(u32::MAX)) as u32)
}

/// The time of day of a moment, as the device shows it: "14:06".
pub fn time_of_day(moment: Moment) -> String {
    let date = js_sys::Date::new(&(moment.0 as f64).into());
    format!("{:02}:{:02}", date.get_hours(), date.get_minutes())
}

/// The day of a moment, as the device shows it: "2019-11-23".
pub fn day(moment: Moment) -> String {
    let date = js_sys::Date::new(&(moment.0 as f64).into());
    format!("{}-{:02}-{:02}", date.get_full_year(), date.get_month() + 1, date.get_date())
}

/// Day and time of a moment, as the device shows it: "2019-11-23 14:06".
pub fn day_and_time(moment: Moment) -> String {
    format!("{} {}", day(moment), time_of_day(moment))
}

/// The languages that the browser asks for, best first.
pub fn browser_languages() -> Vec<String> {
    window().navigator().languages().iter().filter_map(|tag| tag.as_string()).collect()
}

/// The place of each name in the order of a language, from 0: Chinese names by their sound.
pub fn ranks_of_names<'n>(names: impl Iterator<Item = &'n str>, language_tag: &str) -> HashMap<String, usize> {
    let list = Array::new();
    for name in names.collect::<HashSet<_>>() {
        list.push(&name.into());
    }
    let collator = Intl::Collator::new(&Array::of1(&language_tag.into()), &Object::new());
    // The browser sorts by its own comparison, without coming back here for every pair.
    let sort = Reflect::get(&list, &"sort".into()).ok().and_then(|sort| sort.dyn_into::<Function>().ok());
    if let Some(sort) = sort {
        let _ = sort.call1(&list, &collator.compare());
    }
    let texts = list.iter().filter_map(|name| name.as_string());
    texts.enumerate().map(|(rank, name)| (name, rank)).collect()
}

/// The first letters of the syllables of each Chinese name, "zs" for 张三, by the browser's own order of sounds: what
/// stands before 芭 begins with a, and so on. Surnames with a sound of their own are known; other names have none.
pub fn initials_of_names<'n>(names: impl Iterator<Item = &'n str>) -> HashMap<String, String> {
    const BOUNDS: [(char, char); 23] = [
        ('a', '阿'),
        ('b', '芭'),
        ('c', '擦'),
        ('d', '搭'),
        ('e', '蛾'),
        ('f', '发'),
        ('g', '噶'),
        ('h', '哈'),
        ('j', '击'),
        ('k', '喀'),
        ('l', '垃'),
        ('m', '妈'),
        ('n', '拿'),
        ('o', '哦'),
        ('p', '啪'),
        ('q', '期'),
        ('r', '然'),
        ('s', '撒'),
        ('t', '塌'),
        ('w', '挖'),
        ('x', '昔'),
        ('y', '压'),
        ('z', '匝'),
    ];
    const SURNAMES: [(char, char); 11] = [
        ('曾', 'z'),
        ('单', 's'),
        ('仇', 'q'),
        ('解', 'x'),
        ('区', 'o'),
        ('查', 'z'),
        ('盖', 'g'),
        ('朴', 'p'),
        ('尉', 'y'),
        ('翟', 'z'),
        ('重', 'c'),
    ];
    let collator = Intl::Collator::new(&Array::of1(&"zh-Hans-u-co-pinyin".into()), &Object::new());
    let compare = collator.compare();
    let mut known: HashMap<char, Option<char>> = HashMap::new();
    let mut initial = |character: char| {
        *known.entry(character).or_insert_with(|| {
            if character.is_ascii_alphabetic() {
                return Some(character.to_ascii_lowercase());
            }
            let text = character.to_string();
            let from = |bound: char| {
                let order = compare.call2(&JsValue::UNDEFINED, &text.as_str().into(), &bound.to_string().into());
                order.ok().and_then(|order| order.as_f64()).is_some_and(|order| order >= 0.0)
            };
            let index = BOUNDS.partition_point(|(_, bound)| from(*bound));
            ('\u{3400}'..='\u{9fff}')
                .contains(&character)
                .then(|| index.checked_sub(1).map(|at| BOUNDS[at].0))
                .flatten()
        })
    };
    let mut initials = HashMap::new();
    for name in names {
        let surname = name.chars().next();
        let special = SURNAMES.iter().find(|(surname_here, _)| Some(*surname_here) == surname).map(|(_, sound)| *sound);
        let letters = name.chars().enumerate();
        let sound: String = letters
            .filter_map(|(index, letter)| if index == 0 && special.is_some() { special } else { initial(letter) })
            .collect();
        initials.insert(name.to_owned(), sound);
    }
    initials
}

/// Offers a text as a file to save.
pub fn download(name: &str, text: &str) {
    let parts = Array::of1(&text.into());
    let options = BlobPropertyBag::new();
    options.set_type(if name.ends_with(".csv") { "text/csv" } else { "application/json" });
    let Ok(blob) = Blob::new_with_str_sequence_and_options(&parts, &options) else { return };
    let Ok(url) = Url::create_object_url_with_blob(&blob) else { return };
    let anchor = document().create_element("a").ok().and_then(|element| element.dyn_into::<HtmlAnchorElement>().ok());
    if let Some(anchor) = anchor {
        anchor.set_href(&url);
        anchor.set_download(name);
        anchor.click();
    }
    // The browser has taken the data by the time the click returns.
    let _ = Url::revoke_object_url(&url);
}

fn share_data(name: &str, text: &str) -> Option<ShareData> {
    let options = FilePropertyBag::new();
    options.set_type("application/json");
    let file = File::new_with_str_sequence_and_options(&Array::of1(&text.into()), name, &options).ok()?;
    let data = ShareData::new();
    data.set_files(&Array::of1(&file));
    Some(data)
}

/// Puts a text on the clipboard. Says whether the browser let it: pages without https and in-app browsers often may not.
pub async fn copy(text: &str) -> bool {
    let navigator = window().navigator();
    let has = js_sys::Reflect::get(&navigator, &"clipboard".into()).is_ok_and(|clipboard| clipboard.is_object());
    has && JsFuture::from(navigator.clipboard().write_text(text)).await.is_ok()
}

/// Whether the browser can hand a file to another app.
pub fn can_share() -> bool {
    let navigator = window().navigator();
    let has = Reflect::has(&navigator, &"canShare".into()).unwrap_or(false);
    has && share_data("a.json", "{}").is_some_and(|data| navigator.can_share_with_data(&data))
}

/// Hands a text as a file to another app; what becomes of it is the person's choice.
pub async fn share(name: &str, text: &str) {
    if let Some(data) = share_data(name, text) {
        // An error here means that the person closed the dialog.
        let _ = JsFuture::from(window().navigator().share_with_data(&data)).await;
    }
}

/// Reads a chosen file as it is.
pub async fn read_bytes(file: &File) -> Option<Vec<u8>> {
    let buffer = JsFuture::from(file.array_buffer()).await.ok()?;
    Some(Uint8Array::new(&buffer).to_vec())
}

/// Text in an encoding that the browser knows; `None`: it does not know it.
pub fn decode(bytes: &[u8], encoding: &str) -> Option<String> {
    TextDecoder::new_with_label(encoding).ok()?.decode_with_u8_array(bytes).ok()
}

/// Reads a chosen file as UTF-8 text; what is not UTF-8 becomes replacement characters.
pub async fn read_file(file: &File) -> Option<String> {
    Some(String::from_utf8_lossy(&bytes_of(file).await?).into_owned())
}

/// Reads a chosen file as text in UTF-8 or, where it is none, in GB 18030, as spreadsheets write tables in China.
pub async fn read_table(file: &File) -> Option<String> {
    let bytes = bytes_of(file).await?;
    match String::from_utf8(bytes) {
        Ok(text) => Some(text.trim_start_matches('\u{feff}').to_owned()),
        Err(other) => {
            let decoder = TextDecoder::new_with_label("gb18030").ok()?;
            decoder.decode_with_u8_array(other.as_bytes()).ok()
        }
    }
}

async fn bytes_of(file: &File) -> Option<Vec<u8>> {
    let buffer = JsFuture::from(file.array_buffer()).await.ok()?;
    Some(Uint8Array::new(&buffer).to_vec())
}

/// Whether the browser lets the page keep anything: some in-app browsers and settings forbid it.
pub fn has_storage() -> bool {
    let window = window();
    matches!(window.local_storage(), Ok(Some(_))) && matches!(window.session_storage(), Ok(Some(_)))
}
