//! The spelling of frames and steps in a line: as in [every game](table::lines::Spelling), and an Army with its people in curly
//! brackets, `{3 southrons-regular, nazgul}`.

use serde::Serialize;
use serde::de::DeserializeOwned;
use table::lines::{Crowd, Spelling};

use crate::character::Character;

const SPELLING: Spelling = Spelling {
    crowd: Some(Crowd {
        kinds: "figures",
        single: "people",
        is_single: |name| name.parse::<Character>().is_ok(),
    }),
};

/// A thing in words.
pub fn spell<T: Serialize>(thing: &T) -> String {
    SPELLING.spell(thing)
}

/// A thing from its words.
///
/// # Errors
/// Why it cannot be read.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, String> {
    SPELLING.read(text)
}
