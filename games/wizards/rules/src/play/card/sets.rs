//! The sets of cards, by the letters of their numbers.

/// The sets, by the letters of their numbers, as they came out.
pub const SETS: [&str; 7] = ["TW", "TD", "DM", "LE", "AS", "WH", "BA"];

/// The set of a card, by the letters of its number: `TW-204` is of `TW`.
pub fn set_of(number: &str) -> &str {
    number.split('-').next().unwrap_or_default()
}
