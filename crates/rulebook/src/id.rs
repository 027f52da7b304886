//! The form and the order of a clause's id.

use std::cmp::Ordering;

/// The parts of `VAM-4.4c`: no letter before the numbers, the numbers 4 and 4, the letter c after them.
/// Clauses with a letter before their number (`VAM-A4`) come after those without.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Parts {
    before: Option<char>,
    numbers: Vec<u32>,
    after: Option<char>,
}

/// Splits the number of an id; nothing if it is no id.
fn parts(number: &str) -> Option<Parts> {
    let before = number.chars().next().filter(char::is_ascii_uppercase);
    let after = number.chars().next_back().filter(char::is_ascii_lowercase);
    let from = usize::from(before.is_some());
    let numbers = &number[from..number.len() - usize::from(after.is_some())];
    let numbers = numbers.split('.').map(|digits| {
        let plain = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
        plain.then(|| digits.parse().ok()).flatten()
    });
    Some(Parts { before, numbers: numbers.collect::<Option<_>>()?, after })
}

/// True if this is an id of the book with this prefix.
pub(crate) fn is_of(id: &str, prefix: &str) -> bool {
    number_of(id).is_some_and(|(book, number)| book == prefix && parts(number).is_some())
}

/// The order of ids of one book: by number, not by letter, so that 4.10 follows 4.9.
pub fn order(one: &str, other: &str) -> Ordering {
    let key = |id| number_of(id).and_then(|(_, number)| parts(number));
    key(one).cmp(&key(other))
}

fn number_of(id: &str) -> Option<(&str, &str)> {
    id.split_once('-')
}
