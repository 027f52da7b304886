//! Ids of clauses, and of uses of cards, in running text.

/// The prefixes of rulebooks' ids.
const PREFIXES: [&str; 5] = ["VAM-", "LDT-", "MEQ-", "GDA-", "SATM-"];

/// The prefixes of uses of cards: `event:fp-strategy-05` is the event on that card, `combat:fp-strategy-05` its use in a
/// battle; `tricks:eowyn` is a character, an event or a chapter of Las Dos Torres, `quest:plot-urgent_summons` a plot of
/// Middle-earth Quest, `wizards:gimli` a card of SATM.
const USES: [&str; 5] = ["event:", "combat:", "tricks:", "quest:", "wizards:"];

/// The ids in a text, in its order: `(VAM|LDT|MEQ|GDA|SATM)-[A-Z]?[0-9]+(\.[0-9]+)*[a-z]?` or a use of a card,
/// `(event|combat|tricks|quest|wizards):[a-z0-9_-]+`, not as a part of a longer word.
pub(crate) fn ids_in(text: &str) -> Vec<&str> {
    let mut ids = Vec::new();
    let mut rest = text;
    let mut before = None;
    while let Some(next) = rest.chars().next() {
        let length = if before.is_some_and(in_word) { 0 } else { id_length(rest) };
        if length > 0 {
            ids.push(&rest[..length]);
        }
        let step = length.max(next.len_utf8());
        before = rest[..step].chars().next_back();
        rest = &rest[step..];
    }
    ids
}

/// The length in bytes of the id at the start of `text`; 0 if there is none.
fn id_length(text: &str) -> usize {
    if let Some(length) = use_length(text) {
        return length;
    }
    let Some(prefix) = PREFIXES.iter().find(|prefix| text.starts_with(**prefix)) else {
        return 0;
    };
    let bytes = text.as_bytes();
    let digits = |from: usize| bytes[from..].iter().take_while(|byte| byte.is_ascii_digit()).count();
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
    if text[end..].chars().next().is_some_and(in_word) { 0 } else { end }
}

/// The length in bytes of the use of a card at the start of `text`.
fn use_length(text: &str) -> Option<usize> {
    let used = USES.iter().find(|used| text.starts_with(**used))?;
    let is_id = |letter: char| {
        letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-' || letter == '_'
    };
    let card = &text[used.len()..];
    let length = card.find(|letter| !is_id(letter)).unwrap_or(card.len());
    let fits = length > 0 && !card[length..].chars().next().is_some_and(in_word);
    fits.then_some(used.len() + length)
}

fn in_word(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_' || letter == '-'
}
