//! How an event leaves the device and comes back.
//!
//! | file | format |
//! |---|---|
//! | `checksum` | by which damage is noticed |
//! | `csv` | tables as text, for whatever is a table |
//! | `event_file` | an event with its whole journal, as JSON |
//! | `pasted_text` | entries as people write them in chat groups |
//! | `rating_list` | an association's list of ratings, as CSV (rules 10) |

mod checksum;
mod csv;
mod event_file;
mod pasted_text;
mod rating_list;

pub use checksum::checksum;
pub use event_file::{FORMAT, FileFault, SIZE_LIMIT, VERSION, read_event, read_sound, write_event};
pub use pasted_text::{EntryField, LineKind, PastedLine, read_pasted_text};
pub use rating_list::{RatingList, RatingListFault};
