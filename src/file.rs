//! Files of text that somebody gives a command.

use std::path::Path;

/// The text of a file.
///
/// # Errors
/// What the system says, or in which line the file stops being text.
pub fn read_text(file: &Path) -> Result<String, String> {
    let bytes = std::fs::read(file).map_err(|error| error.to_string())?;
    String::from_utf8(bytes).map_err(|error| {
        let sound = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = 1 + sound.iter().filter(|byte| **byte == b'\n').count();
        format!("line {line}: this is no text in UTF-8")
    })
}
