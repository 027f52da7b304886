//! Words, numbers and signs.

use super::{Fault, Span};

/// A word, a number or a sign.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Token<'a> {
    Word(&'a str),
    Number(i64),
    Sign(&'static str),
    End,
}

/// A token and where it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Placed<'a> {
    pub(super) token: Token<'a>,
    pub(super) at: Span,
    /// True if there is a blank before it.
    pub(super) blank: bool,
}

/// The longer signs first.
const SIGNS: &[&str] = &[
    "==", "!=", ">=", "<=", "..", ">", "<", "=", "!", "&", "|", "+", "-", "*", "/", "(", ")", "[", "]", ",",
    ";", ":",
];

const fn is_word(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || letter == '_'
}

/// The tokens of a text, the end among them.
pub(super) fn tokens(text: &str) -> Result<Vec<Placed<'_>>, Fault> {
    let mut tokens = Vec::new();
    let mut at = 0;
    loop {
        let rest = text[at..].trim_start();
        let start = text.len() - rest.len();
        let blank = start > at;
        let Some(first) = rest.chars().next() else {
            let at = text.len()..text.len();
            tokens.push(Placed { token: Token::End, at, blank });
            return Ok(tokens);
        };
        let (token, length) = if is_word(first) {
            let length = rest.find(|letter| !is_word(letter)).unwrap_or(rest.len());
            (word(&rest[..length], start)?, length)
        } else if let Some(sign) = SIGNS.iter().find(|sign| rest.starts_with(**sign)) {
            (Token::Sign(sign), sign.len())
        } else {
            let wrong = start..start + first.len_utf8();
            return Err(Fault::new(wrong, format!("`{first}` is no sign of the language")));
        };
        at = start + length;
        tokens.push(Placed { token, at: start..at, blank });
    }
}

fn word(word: &str, start: usize) -> Result<Token<'_>, Fault> {
    if !word.bytes().all(|digit| digit.is_ascii_digit()) {
        return Ok(Token::Word(word));
    }
    let number = word.parse().map(Token::Number);
    number.map_err(|_| Fault::new(start..start + word.len(), format!("{word} is too large a number")))
}
