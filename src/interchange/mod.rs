//! How an event leaves the device and comes back.
//!
//! | file | format |
//! |---|---|
//! | `event_file` | an event with its whole journal, as JSON |
//! | `pasted_text` | entries as people write them in chat groups |

mod event_file;
mod pasted_text;

pub use event_file::{FORMAT, FileFault, SIZE_LIMIT, VERSION, read_event, write_event};
pub use pasted_text::{EntryField, LineKind, PastedLine, read_pasted_text};
