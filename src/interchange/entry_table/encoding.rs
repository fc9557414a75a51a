//! What a chosen file is, by its first bytes and by whether it can be read as UTF-8. The browser decodes it.

/// What a file is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FileKind {
    /// Text in this encoding, by the name under which browsers know it.
    Text(&'static str),
    /// A spreadsheet: XLSX, ODS or the older XLS.
    Spreadsheet,
}

/// What these bytes are. Text that is neither UTF-8 nor UTF-16 is taken for GB18030, as Chinese spreadsheets write it.
pub fn file_kind(bytes: &[u8]) -> FileKind {
    match bytes {
        [b'P', b'K', 3 | 5, ..] | [0xd0, 0xcf, 0x11, 0xe0, ..] => FileKind::Spreadsheet,
        [0xff, 0xfe, ..] => FileKind::Text("utf-16le"),
        [0xfe, 0xff, ..] => FileKind::Text("utf-16be"),
        // Separators and line ends have an empty half in UTF-16; no other text has one.
        _ if half_empty(bytes, 1) => FileKind::Text("utf-16le"),
        _ if half_empty(bytes, 0) => FileKind::Text("utf-16be"),
        _ if std::str::from_utf8(bytes).is_ok() => FileKind::Text("utf-8"),
        _ => FileKind::Text("gb18030"),
    }
}

fn half_empty(bytes: &[u8], half: usize) -> bool {
    let pairs = bytes.chunks_exact(2).take(2000);
    let separators =
        pairs.filter(|pair| pair[half] == 0 && matches!(pair[1 - half], b',' | b';' | b'\t' | b'\n')).count();
    separators > 0
}
