//! Faults in a text, with their places.

use std::fmt;
use std::ops::Range;

/// A stretch of a text, in bytes.
pub type Span = Range<usize>;

/// A fault in a text, its place, and a guess at what was meant.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub struct Fault {
    /// The stretch of the text that is wrong, in bytes.
    pub at: Span,
    /// The fault: "unknown op `recrut`".
    pub why: String,
    /// The guess: "did you mean `recruit`?".
    pub hint: Option<String>,
}

impl Fault {
    /// A fault without a hint.
    pub fn new(at: Span, why: impl Into<String>) -> Self {
        Self { at, why: why.into(), hint: None }
    }

    /// An unknown word, with the known one that is nearest to it, if one is near.
    pub fn unknown<'a>(at: Span, what: &str, word: &str, known: impl IntoIterator<Item = &'a str>) -> Self {
        Self::unknown_among(at, what, word, &mut known.into_iter())
    }

    /// Compiled once for all lists of words.
    fn unknown_among(at: Span, what: &str, word: &str, known: &mut dyn Iterator<Item = &str>) -> Self {
        Self {
            at,
            why: format!("unknown {what} `{word}`"),
            hint: nearest(word, known).map(|near| format!("did you mean `{near}`?")),
        }
    }

    /// The fault that tells more, of two about the same piece of text: one that lies deeper, or has a hint.
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        let deeper = other.at.start > self.at.start || other.at.end < self.at.end;
        let hinted = self.hint.is_none() && other.hint.is_some();
        if (deeper && self.hint.is_none()) || hinted { other } else { self }
    }

    /// The same fault with a hint.
    #[must_use]
    pub fn hint(mut self, hint: impl Into<String>) -> Self {
        self.hint = Some(hint.into());
        self
    }

    /// Line and column of the fault in the text it was found in.
    pub fn position(&self, text: &str) -> Position {
        Position::of(text, self.at.start)
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.why)?;
        match &self.hint {
            Some(hint) => write!(f, "; {hint}"),
            None => Ok(()),
        }
    }
}

/// A place in a text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Position {
    /// The line, from 1.
    pub line: usize,
    /// The character in the line, from 1.
    pub column: usize,
}

impl Position {
    /// The place of a byte in a text; beyond its end, the end.
    pub fn of(text: &str, byte: usize) -> Self {
        let before = &text.as_bytes()[..byte.min(text.len())];
        let start = before.iter().rposition(|byte| *byte == b'\n').map_or(0, |newline| newline + 1);
        // What follows a byte of a character, 0b10……, is no character of its own.
        let column = before[start..].iter().filter(|byte| **byte & 0xC0 != 0x80).count();
        Self { line: 1 + before.iter().filter(|byte| **byte == b'\n').count(), column: 1 + column }
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.line, self.column)
    }
}

/// The longest word for which a guess is made, in letters.
const LONGEST: usize = 60;

/// The known word that is nearest to this one, if it is near enough to have been meant. A text may be anybody's: words are compared
/// only where their lengths say that they may be near.
pub fn nearest<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    if word.len() > LONGEST {
        return None;
    }
    // A third of the letters may be wrong, and one always.
    let most = (word.len() / 3).max(1);
    let letters = word.chars().count();
    let near = known.into_iter().filter(|known| known.chars().count().abs_diff(letters) <= most);
    let near = near.map(|known| (strsim::damerau_levenshtein(word, known), known));
    let (distance, nearest) = near.min()?;
    (distance <= most).then_some(nearest)
}
