//! Ids of clauses in running text.

/// What a rulebook's ids begin with.
const PREFIXES: [&str; 5] = ["VAM-", "LDT-", "MEQ-", "GDA-", "SATM-"];

/// The ids in a text, in its order: `(VAM|LDT|MEQ|GDA|SATM)-[A-Z]?[0-9]+(\.[0-9]+)*[a-z]?`, not as a part of
/// a longer word.
pub fn ids_in(text: &str) -> Vec<&str> {
    let mut ids = Vec::new();
    let mut rest = text;
    let mut before = None;
    while let Some(next) = rest.chars().next() {
        let length = if before.is_some_and(in_word) {
            0
        } else {
            id_length(rest)
        };
        if length > 0 {
            ids.push(&rest[..length]);
        }
        let step = length.max(next.len_utf8());
        before = rest[..step].chars().next_back();
        rest = &rest[step..];
    }
    ids
}

/// How many bytes at the start of `text` are an id; 0 if none.
fn id_length(text: &str) -> usize {
    let Some(prefix) = PREFIXES.iter().find(|prefix| text.starts_with(**prefix)) else {
        return 0;
    };
    let bytes = text.as_bytes();
    let digits = |from: usize| {
        bytes[from..]
            .iter()
            .take_while(|byte| byte.is_ascii_digit())
            .count()
    };
    let is = |at: usize, test: fn(&u8) -> bool| bytes.get(at).is_some_and(test);

    let mut end = prefix.len();
    if is(end, u8::is_ascii_uppercase) {
        end += 1;
    }
    let number = digits(end);
    if number == 0 {
        return 0;
    }
    end += number;
    while is(end, |byte| *byte == b'.') && digits(end + 1) > 0 {
        end += 1 + digits(end + 1);
    }
    if is(end, u8::is_ascii_lowercase) {
        end += 1;
    }
    if text[end..].chars().next().is_some_and(in_word) {
        0
    } else {
        end
    }
}

fn in_word(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_' || letter == '-'
}
