//! Text files given to a command.

use std::io::Read;
use std::path::Path;

/// The text of a file; `-` is standard input.
///
/// # Errors
/// What the system says, or in which line the file stops being text.
pub fn read_text(file: &Path) -> Result<String, String> {
    let bytes = if file == Path::new("-") {
        let mut bytes = Vec::new();
        std::io::stdin().read_to_end(&mut bytes).map(|_| bytes)
    } else {
        std::fs::read(file)
    };
    let bytes = bytes.map_err(|error| error.to_string())?;
    String::from_utf8(bytes).map_err(|error| {
        let sound = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = 1 + sound.iter().filter(|byte| **byte == b'\n').count();
        format!("line {line}: this is no text in UTF-8")
    })
}
