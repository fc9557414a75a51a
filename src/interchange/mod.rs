//! How an event leaves the device and comes back.
//!
//! | file | format |
//! |---|---|
//! | `checksum` | by which damage is noticed |
//! | `csv` | tables as text, for whatever is a table |
//! | `entry_table` | entries as a table: columns, cells, encodings |
//! | `event_file` | an event with its whole journal, as JSON |
//! | `pasted_text` | entries as people write them in chat groups |
//! | `public_event` | an event without personal data |
//! | `rating_list` | an association's list of ratings, as CSV (rules 10) |

mod checksum;
mod csv;
mod entry_table;
mod event_file;
mod pasted_text;
mod public_event;
mod rating_list;

pub use checksum::checksum;
pub use entry_table::{COLUMN_LIMIT, Column, EntryTable, FileKind, ROW_LIMIT, TableRow, file_kind, lines_aside};
pub use event_file::{FORMAT, FileFault, SIZE_LIMIT, VERSION, read_event, read_sound, write_event};
pub use pasted_text::{EntryField, LineKind, PastedLine, read_pasted_text};
pub use public_event::{public_event, public_profile};
pub use rating_list::{RatingList, RatingListFault};
