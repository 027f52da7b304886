//! Places of a text that is itself a string of a TOML file: a map from its bytes to those of the file.

use super::{Position, Span};

/// A string of a TOML file, to map places in the string to places in the file.
#[derive(Clone, Debug)]
pub struct Origin<'a> {
    file: &'a str,
    span: Span,
}

impl<'a> Origin<'a> {
    /// A string of this file, quotes included, with the span that [`toml::Spanned`] gives.
    pub const fn new(file: &'a str, span: Span) -> Self {
        Self { file, span }
    }

    /// Line and column, in the file, of a byte of the string as it reads.
    pub fn position(&self, byte: usize) -> Position {
        Position::of(self.file, self.offset(byte))
    }

    /// The byte of the file at which that byte of the string is written.
    pub fn offset(&self, byte: usize) -> usize {
        let raw = self.file.get(self.span.clone()).unwrap_or_default();
        let quotes = ["\"\"\"", "'''", "\"", "'"];
        let Some(quote) = quotes.into_iter().find(|quote| raw.starts_with(quote)) else {
            return self.span.start + byte.min(raw.len());
        };
        let escapes = quote.starts_with('"');
        let mut at = quote.len();
        // A newline directly behind three quotes is no part of the string.
        if quote.len() == 3 {
            at +=
                ["\r\n", "\n"].into_iter().find(|newline| raw[at..].starts_with(newline)).map_or(0, str::len);
        }
        let end = raw.len().saturating_sub(quote.len());
        let mut read = 0;
        while at < end {
            let (taken, said) = step(&raw[at..end], escapes);
            if read + said > byte {
                break;
            }
            at += taken;
            read += said;
        }
        self.span.start + at
    }
}

/// The bytes of the next character as it is written, and as it reads.
fn step(raw: &str, escapes: bool) -> (usize, usize) {
    let mut letters = raw.chars();
    let first = letters.next().unwrap_or_default();
    if first != '\\' || !escapes {
        return (first.len_utf8(), first.len_utf8());
    }
    let hex = |digits: usize| {
        let code = raw.get(2..2 + digits).and_then(|code| u32::from_str_radix(code, 16).ok());
        let said = code.and_then(char::from_u32).map_or(1, char::len_utf8);
        (2 + digits, said)
    };
    match letters.next() {
        Some('x') => hex(2),
        Some('u') => hex(4),
        Some('U') => hex(8),
        // The end of a line with a backslash: it and all blanks up to the next letter say nothing.
        Some(blank) if blank.is_whitespace() => (1 + (raw[1..].len() - raw[1..].trim_start().len()), 0),
        Some(escaped) => (1 + escaped.len_utf8(), 1),
        None => (1, 1),
    }
}
