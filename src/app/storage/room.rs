//! How much room the events take, and that the browser keeps it for them.

use super::{get, keys, mirror, set};

/// What browsers give at the least, in bytes; some give twice as much.
const GIVEN: usize = 5 << 20;

/// From how many hundredths of it on the person is warned.
const WARNED_FROM: usize = 70;

const ASKED: &str = "bianpai.asked-to-keep";

/// The room on this device.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Room {
    /// How many bytes are used, as browsers count them: two for each character.
    pub used: usize,
}

impl Room {
    /// The most that can be used everywhere, in bytes.
    pub const GIVEN: usize = GIVEN;

    /// How it stands now.
    pub fn now() -> Self {
        let size = |key: &String| key.encode_utf16().count() + get(key).map_or(0, |value| value.encode_utf16().count());
        Self { used: keys().iter().filter(|key| key.starts_with("bianpai.")).map(size).sum::<usize>() * 2 }
    }

    /// Whether it runs short.
    pub const fn is_short(self) -> bool {
        self.used * 100 >= GIVEN * WARNED_FROM
    }
}

/// Asks the browser, once on this device and when there is something to keep, not to clear it by itself. Some browsers
/// ask the person.
pub(super) fn ask_to_keep() {
    if get(ASKED).is_none() && set(ASKED, "1").is_ok() {
        mirror::persist();
    }
}
