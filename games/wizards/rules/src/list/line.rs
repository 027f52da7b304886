//! The parts of a line: the number, the name, and the marks behind the name in brackets.

use super::known::Whose;
use super::names::Marks;

/// An entry: the number, and the name.
#[derive(Clone, Copy)]
pub(super) struct Entry<'a> {
    /// The number, where there is one.
    pub(super) count: Option<u32>,
    pub(super) name: &'a str,
    /// The marks behind the name.
    pub(super) marks: Marks,
}

/// Signs before what is listed.
const BULLETS: [char; 18] =
    ['-', '–', '—', '•', '·', '*', '▪', '◦', '‣', '●', '○', '►', '>', '+', '_', '`', '~', '→'];

/// A line without what is around it: blanks, bullets, a remark behind `#` or `//`.
pub(super) fn bare(line: &str) -> &str {
    let line = line.trim_matches(blank);
    let remark = [" #", "\t#", "//"].iter().filter_map(|sign| line.find(sign)).min();
    let line = remark.map_or(line, |at| &line[..at]);
    let line = line.trim_start_matches(|sign| BULLETS.contains(&sign) || blank(sign));
    line.trim_end_matches(|sign: char| matches!(sign, '*' | '_' | '`' | ',' | ';' | '|') || blank(sign))
}

/// Is a sign invisible?
pub(super) fn blank(sign: char) -> bool {
    sign.is_whitespace() || matches!(sign, '\u{feff}' | '\u{200b}'..='\u{200f}' | '\u{0}')
}

/// The number and the name of a bare line: `3x Name`, `(3) Name`, `Name x3`, `Name (3)`, `Name`.
pub(super) fn entry(text: &str) -> Entry<'_> {
    let mut marks = Marks::default();
    let (count, name) = match leading(text) {
        Some((count, rest)) => (Some(count), marked(rest, &mut marks)),
        None => {
            let name = marked(text, &mut marks);
            match trailing(name) {
                Some((name, count)) => (Some(count), marked(name, &mut marks)),
                None => (None, name),
            }
        }
    };
    Entry { count, name, marks }
}

/// A bare line without its number.
pub(super) fn uncounted(text: &str) -> &str {
    if let Some((_, rest)) = leading(text) {
        return rest;
    }
    let marked = marked(text, &mut Marks::default());
    trailing(text).or_else(|| trailing(marked)).map_or(text, |(name, _)| name)
}

/// `3 Name`, `3x Name`, `(3) Name`, `[3] Name`; `3. Name` is the third of several.
fn leading(text: &str) -> Option<(u32, &str)> {
    let inner = text.trim_start_matches(['(', '[', 'x', 'X', '×']);
    let digits = inner.len() - inner.trim_start_matches(|sign: char| sign.is_ascii_digit()).len();
    let count = inner[..digits].parse().ok()?;
    let rest = &inner[digits..];
    // `(3) Name` closes; a number and a name in one word is a name.
    let rest = rest.trim_start_matches([')', ']']);
    let third = rest.starts_with(['.', ')']);
    let parted = rest.len() < inner.len() - digits
        || rest.starts_with(|sign| blank(sign) || ".:,;|\"“«'".contains(sign));
    let rest = rest.trim_start_matches(blank);
    let signed = rest.strip_prefix(['x', 'X', '×', '*']);
    let rest = match signed {
        Some(after) if after.starts_with(blank) || !rest.starts_with(['x', 'X']) => after,
        // `3xName`.
        Some(after) if after.starts_with(char::is_uppercase) => after,
        _ if parted => rest,
        _ => return None,
    };
    let rest = rest
        .trim_start_matches(|sign| blank(sign) || matches!(sign, '.' | ':' | ',' | ';' | '|' | '-' | '–'));
    (!rest.is_empty()).then_some((if third { 1 } else { count }, rest))
}

/// `Name x3`, `Name x 3`, `Name (3)`, `Name (x3)`, `Name: 3`, `Name, 3`, `Name 3`.
fn trailing(text: &str) -> Option<(&str, u32)> {
    let inner = text.trim_end_matches([')', ']', 'x', 'X', '×']);
    let digits = inner.len() - inner.trim_end_matches(|sign: char| sign.is_ascii_digit()).len();
    let (name, count) = inner.split_at(inner.len() - digits);
    let count = count.parse().ok()?;
    let signs =
        |sign: char| blank(sign) || matches!(sign, '(' | '[' | '×' | '*' | ':' | ',' | ';' | '=' | '.' | '|');
    let short = name.trim_end_matches(signs);
    let signed = short.strip_suffix(['x', 'X', '-', '–', '—']).filter(|name| name.ends_with(signs));
    if short.len() == name.len() && signed.is_none() {
        return None;
    }
    let short = signed.unwrap_or(short).trim_end_matches(signs);
    (!short.is_empty()).then_some((short, count))
}

/// The name without the marks behind it in brackets, as far as they give the alignment of the card or its set.
fn marked<'a>(text: &'a str, marks: &mut Marks) -> &'a str {
    let mut name = text.trim_matches(blank);
    loop {
        let shorter = name.trim_end_matches(|sign| blank(sign) || matches!(sign, '*' | ',' | '%' | '†'));
        let Some((open, _)) = [(')', '('), (']', '['), ('}', '{')]
            .iter()
            .filter(|(close, _)| shorter.ends_with(*close))
            .find_map(|(_, open)| shorter.rfind(*open).map(|at| (at, open)))
        else {
            return shorter;
        };
        if open == 0 || !mark(&shorter[open + 1..shorter.len() - 1], marks) {
            return shorter;
        }
        name = &shorter[..open];
    }
}

/// Is this a mark? Then it is kept.
fn mark(text: &str, marks: &mut Marks) -> bool {
    let text = text.trim().to_ascii_lowercase();
    let set = text.split(['-', ' ']).next().unwrap_or_default();
    let set = if set.len() == 4 { set.strip_prefix("me").unwrap_or(set) } else { set };
    match text.as_str() {
        "h" | "hero" | "héroe" | "w" | "wizard" => marks.whose = Some(Whose::Ours),
        "m" | "minion" | "b" | "balrog" | "esbirro" => marks.whose = Some(Whose::Minion),
        "f" | "fw" | "fallen-wizard" | "fallen wizard" => marks.whose = Some(Whose::Fallen),
        // How rare it is.
        "n" | "u" | "c" | "r" => {}
        _ if set.len() == 2 && set.bytes().all(|letter| letter.is_ascii_lowercase()) => {
            marks.set = Some([set.as_bytes()[0], set.as_bytes()[1]]);
        }
        _ => return false,
    }
    true
}

/// The name without a remark behind it: in brackets, or behind a dash or a colon.
pub(super) fn without_remark(name: &str) -> impl Iterator<Item = &str> {
    let brackets = ['(', '[', '{'].iter().filter_map(|open| name.find(*open)).min();
    let signs = [" - ", " – ", " — ", ": ", " : ", " -- "].iter().filter_map(|sign| name.find(sign)).min();
    let cut = [brackets, signs].into_iter().flatten().filter(|at| *at > 0);
    cut.map(|at| name[..at].trim_matches(blank))
}

/// The fields of a line of a table: parted by tabs, semicolons or commas, with or without quotes.
pub(super) fn fields(line: &str) -> Vec<&str> {
    let Some(comma) = ['\t', ';', '|', ','].into_iter().find(|sign| line.contains(*sign)) else {
        return Vec::new();
    };
    let mut quoted = false;
    let parts = line.split(|sign: char| {
        quoted ^= sign == '"';
        sign == comma && !quoted
    });
    let quotes = |sign: char| blank(sign) || sign == '"';
    parts.map(|field| field.trim_matches(quotes)).filter(|field| !field.is_empty()).take(12).collect()
}
