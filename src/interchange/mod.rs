//! How an event leaves the device and comes back.
//!
//! | file | format |
//! |---|---|
//! | `event_file` | an event with its whole journal, as JSON |

mod event_file;

pub use event_file::{FORMAT, FileFault, SIZE_LIMIT, VERSION, read_event, write_event};
