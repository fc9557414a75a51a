//! A short sum of a text by which a copy that has changed is noticed: in storage each chunk of a journal ends with its
//! own. It finds accidents, not forgeries.

/// The sum, as 16 hexadecimal digits (FNV-1a, 64 bits). Every step of it can be undone, so that two texts which differ
/// in one byte never have the same.
pub fn checksum(text: &str) -> String {
    let sum = text
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325_u64, |sum, byte| (sum ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3));
    format!("{sum:016x}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_the_published_function() {
        // The values that its authors publish for these texts.
        assert_eq!(checksum(""), "cbf29ce484222325");
        assert_eq!(checksum("a"), "af63dc4c8601ec8c");
        assert_eq!(checksum("foobar"), "85944171f73967e8");
    }

    #[test]
    fn any_changed_byte_is_noticed() {
        let text = r#"{"at":7,"act":{"do":{"set-paid":{"players":[1],"paid":true}}}}"#;
        for at in 0..text.len() {
            for other in 0..128_u8 {
                let mut bytes = text.as_bytes().to_vec();
                bytes[at] = other;
                let changed = String::from_utf8(bytes).unwrap();
                assert_eq!(checksum(&changed) == checksum(text), changed == text);
            }
        }
    }
}
