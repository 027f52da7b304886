//! Long texts, packed: the state of a game is written anew with each choice, and says much of the same again and again.

use std::io::{Read, Write};

use flate2::Compression;
use flate2::read::ZlibDecoder;
use flate2::write::ZlibEncoder;

use crate::StoreError;

/// A shorter text, in bytes, is wrapped as it is: what packing saves there is less than what it costs each choice.
const SHORT: usize = 6_000;

/// A text, packed: quickly rather than as tightly as can be.
pub(crate) fn pack(text: &str) -> Result<Vec<u8>, StoreError> {
    let level = if text.len() < SHORT { Compression::none() } else { Compression::fast() };
    let mut packed = ZlibEncoder::new(Vec::with_capacity(text.len().min(SHORT) + 16), level);
    packed.write_all(text.as_bytes())?;
    Ok(packed.finish()?)
}

/// The text that was packed.
pub(crate) fn unpack(packed: &[u8]) -> Result<String, StoreError> {
    let mut text = String::new();
    let read = ZlibDecoder::new(packed).read_to_string(&mut text);
    read.map_err(|error| StoreError::Corrupt(format!("a packed text: {error}")))?;
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_packed_comes_back() {
        let long = r#"{"card":"river","tapped":false},"#.repeat(1000);
        let short = &long[..SHORT - 1];
        for text in ["", "{}", "山", short, long.as_str()] {
            let packed = pack(text).unwrap();
            assert_eq!(unpack(&packed).as_deref(), Ok(text));
            assert!(text.len() < SHORT || packed.len() * 20 < text.len(), "{}", packed.len());
        }
        assert!(matches!(unpack(b"{}"), Err(StoreError::Corrupt(_))));
    }
}
