//! Letters that were read wrongly on their way: of another code, in halves, or lost.

use std::borrow::Cow;

/// The letters of Windows-1252 that are none of Latin-1: those of the bytes 0x80 to 0x9f.
const WINDOWS: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}', '\u{90}',
    '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

/// The text with one sort of line ends, without signs that no letter is, and with its letters as they were written.
pub(super) fn mended(text: &str) -> Cow<'_, str> {
    let text = text.trim_start_matches('\u{feff}');
    let mut text = if text.contains(|sign: char| right(sign) != Some(sign)) {
        let text = text.replace("\r\n", "\n");
        Cow::Owned(text.chars().filter_map(right).collect::<String>())
    } else {
        Cow::Borrowed(text)
    };
    // Letters of UTF-8 that were taken for two or three of Windows, perhaps more than once: 'PalantÃ­r', 'Wizardâ€™s'.
    for _ in 0..TIMES {
        let better = if text.contains(['Ã', 'Â', 'Å', 'â']) { rejoined(&text) } else { break };
        if better == *text {
            break;
        }
        text = Cow::Owned(better);
    }
    text
}

/// Nobody reads a text wrongly more often.
const TIMES: usize = 3;

/// A sign of its own for what stands for one in Windows alone, on old machines, in wide letters or in circles; nothing for what is no
/// sign.
fn right(sign: char) -> Option<char> {
    let moved = |first: char, to: char| char::from_u32(u32::from(sign) - u32::from(first) + u32::from(to));
    match sign {
        '\0' | '\u{fe0f}' | '\u{20e3}' => None,
        '\r' | '\u{b}' | '\u{c}' | '\u{2028}' | '\u{2029}' => Some('\n'),
        '\u{80}'..='\u{9f}' => Some(WINDOWS[sign as usize - 0x80]),
        '\u{ff01}'..='\u{ff5e}' => moved('\u{ff01}', '!'),
        '①'..='⑨' => moved('①', '1'),
        '❶'..='❾' => moved('❶', '1'),
        '✕' | '✖' | '✗' | '✘' | '⨯' | '╳' => Some('×'),
        other => Some(other),
    }
}

/// The text with each run of foreign letters read as the bytes that they were, where these are letters of UTF-8.
fn rejoined(text: &str) -> String {
    let mut whole = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(from) = rest.find(|sign: char| !sign.is_ascii()) {
        let (before, run) = rest.split_at(from);
        let until = run.find(|sign: char| sign.is_ascii()).unwrap_or(run.len());
        let (run, after) = run.split_at(until);
        whole.push_str(before);
        let bytes = run.chars().map(byte).collect::<Option<Vec<_>>>();
        match bytes.and_then(|bytes| String::from_utf8(bytes).ok()) {
            Some(meant) => whole.push_str(&meant),
            None => whole.push_str(run),
        }
        rest = after;
    }
    whole.push_str(rest);
    whole
}

/// The byte that a letter is in Windows-1252 or Latin-1.
fn byte(letter: char) -> Option<u8> {
    let windows = || WINDOWS.iter().position(|other| *other == letter).map(|at| at + 0x80);
    u8::try_from(u32::from(letter)).ok().or_else(|| windows().and_then(|at| u8::try_from(at).ok()))
}

/// The sign in place of an unreadable letter: any letter, or an apostrophe.
pub(super) const LOST: char = '\u{fffd}';

/// Is this name, in plain letters, what was written with some letters lost?
pub(super) fn is_with_lost(name: &[char], written: &[char]) -> bool {
    match (name, written) {
        ([], rest) => rest.iter().all(|sign| *sign == LOST),
        ([first, name @ ..], [LOST, written @ ..]) => {
            is_with_lost(name, written) && *first != ' ' || is_with_lost_before(first, name, written)
        }
        ([first, name @ ..], [sign, written @ ..]) => first == sign && is_with_lost(name, written),
        (_, []) => false,
    }
}

/// The same where the lost sign was an apostrophe, which no plain name has.
fn is_with_lost_before(first: &char, name: &[char], written: &[char]) -> bool {
    matches!(written, [sign, rest @ ..] if sign == first && is_with_lost(name, rest))
}

/// Lower case, without accents, one space for whatever is no letter or digit.
pub fn plain(name: &str) -> String {
    let mut plain = String::with_capacity(name.len());
    for letter in name.chars().flat_map(char::to_lowercase) {
        // An apostrophe parts no words: 'Durin’s Axe' is 'durins axe'. An accent of its own is none.
        if matches!(letter, '\'' | '’' | '‘' | '´' | '`' | '′' | 'ʼ' | '\u{300}'..='\u{36f}' | '\u{200b}'..='\u{200d}' | '\u{ad}')
        {
            continue;
        }
        let bare = bare(letter);
        if bare.is_alphanumeric() || bare == LOST {
            plain.push(bare);
        } else if !plain.is_empty() && !plain.ends_with(' ') {
            plain.push(' ');
        }
    }
    plain.truncate(plain.trim_end().len());
    plain
}

/// The letter without its accent: those of Spanish and of the names of Middle-earth.
const fn bare(letter: char) -> char {
    match letter {
        'á' | 'à' | 'â' | 'ä' | 'ã' | 'å' | 'ā' => 'a',
        'é' | 'è' | 'ê' | 'ë' | 'ē' => 'e',
        'í' | 'ì' | 'î' | 'ï' | 'ī' => 'i',
        'ó' | 'ò' | 'ô' | 'ö' | 'õ' | 'ō' => 'o',
        'ú' | 'ù' | 'û' | 'ü' | 'ū' => 'u',
        'ý' | 'ÿ' => 'y',
        'ñ' => 'n',
        'ç' => 'c',
        other => other,
    }
}
