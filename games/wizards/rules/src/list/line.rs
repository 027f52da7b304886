//! The parts of a line: the number, the name, and the marks behind the name in brackets.

use super::MOST;
use super::heading::heading;
use super::letters::plain;
use super::marks::{Marks, blank, is_mark, mark};

/// An entry: the number, and the name.
#[derive(Clone, Copy)]
pub(super) struct Entry<'a> {
    /// The number, where there is one.
    pub(super) count: Option<u32>,
    /// True if the number stands behind the name.
    pub(super) behind: bool,
    /// True if nothing but blanks parts it from the name: it may be the end of a remark.
    pub(super) loose: bool,
    pub(super) name: &'a str,
    /// The marks behind the name.
    pub(super) marks: Marks,
}

/// A line without what is around it: blanks, bullets, a box to tick, a remark behind `#` or `//`.
pub(super) fn bare(line: &str) -> &str {
    let line = line.trim_matches(blank);
    let remark = [" #", "\t#", "//"].iter().filter_map(|sign| line.find(sign)).min();
    let line = remark.map_or(line, |at| &line[..at]);
    let line = unticked(line.trim_start_matches(bullet));
    line.trim_end_matches(|sign: char| matches!(sign, '*' | '_' | '`' | ',' | ';' | '|') || blank(sign))
}

/// Is it a sign before what is listed? Any that neither opens something nor stands for a lost letter.
fn bullet(sign: char) -> bool {
    !sign.is_alphanumeric() && !"([{\"'“”«»‘’„‚´`?\u{fffd}".contains(sign)
}

/// A line without a box to tick.
fn unticked(line: &str) -> &str {
    let ticked = |inner: &str| matches!(inner.trim(), "" | "x" | "X" | "✓" | "✔");
    let boxed = |(open, close)| {
        let (inner, rest) = line.strip_prefix(open)?.split_once(close)?;
        (ticked(inner) && rest.starts_with(blank)).then(|| rest.trim_start_matches(bullet))
    };
    [('[', ']'), ('(', ')')].into_iter().find_map(boxed).unwrap_or(line)
}

/// The number and the name of a bare line: `3x Name`, `(3) Name`, `Name x3`, `Name (3)`, `Name`.
pub(super) fn entry(text: &str) -> Entry<'_> {
    let mut marks = Marks::default();
    if let Some((count, rest)) = leading(text) {
        let name = marked(after_marks(rest, &mut marks), &mut marks);
        return Entry { count: Some(count), behind: false, loose: false, name, marks };
    }
    let name = marked(after_marks(text, &mut marks), &mut marks);
    match trailing(name) {
        Some((short, count)) => {
            let loose =
                name[short.len()..].trim_end_matches(|sign: char| sign.is_ascii_digit()).chars().all(blank);
            let name = marked(short, &mut marks);
            Entry { count: Some(count), behind: true, loose, name, marks }
        }
        None => Entry { count: None, behind: false, loose: false, name, marks },
    }
}

/// A bare line without its number.
pub(super) fn uncounted(text: &str) -> &str {
    if let Some((_, rest)) = leading(text) {
        return rest;
    }
    let marked = marked(text, &mut Marks::default());
    trailing(text).or_else(|| trailing(marked)).map_or(text, |(name, _)| name)
}

/// Signs for 'times': those of other alphabets look the same.
const TIMES: [char; 7] = ['x', 'X', '×', '*', 'х', 'Х', 'ｘ'];

/// Words behind a number that say nothing more, in small letters.
const COPIES: [&str; 12] = [
    "copies of",
    "copy of",
    "copias de",
    "copia de",
    "copies",
    "copy",
    "copias",
    "copia",
    "cards",
    "cartas",
    "each",
    "ea",
];

/// `3 Name`, `3x Name`, `(3) Name`, `[3] Name`; `3. Name` is the third of several.
fn leading(text: &str) -> Option<(u32, &str)> {
    let inner = text.trim_start_matches(['(', '[', '{', 'x', 'X', '×']);
    let digits = inner.len() - inner.trim_start_matches(|sign: char| sign.is_ascii_digit()).len();
    let count = inner[..digits].parse().ok()?;
    let rest = &inner[digits..];
    // `(3) Name` closes, `3) Name` is the third; a number and a name in one word is a name.
    let closes = rest;
    let rest = rest.trim_start_matches([')', ']', '}']);
    let opened = text.starts_with(['(', '[', '{']);
    let third = (closes.starts_with('.') && !closes.starts_with("..")) || closes.starts_with(')') && !opened;
    let parted = rest.len() < inner.len() - digits
        || rest.starts_with(|sign| blank(sign) || ".…:,;|\"“«'".contains(sign));
    // `3- Dodge`, `3=Dodge`; `2-handed` is a word.
    let dashed = rest
        .strip_prefix(['-', '–', '—', '=', '/'])
        .is_some_and(|after| after.starts_with(|sign: char| blank(sign) || sign.is_uppercase()));
    let rest = rest.trim_start_matches(blank);
    let signed = rest.strip_prefix(TIMES);
    let rest = match signed {
        Some(after) if after.starts_with(blank) || !rest.starts_with(['x', 'X']) => after,
        // `3xName`, `(3x) Name`.
        Some(after) if after.starts_with(|sign: char| sign.is_uppercase() || ")]}".contains(sign)) => {
            after.trim_start_matches([')', ']', '}'])
        }
        _ if parted || dashed => rest,
        _ => return None,
    };
    let rest = rest.trim_start_matches(|sign| {
        blank(sign)
            || matches!(
                sign,
                '.' | '…' | ':' | ',' | ';' | '|' | '-' | '–' | '—' | '*' | '_' | '=' | '>' | '/'
            )
    });
    let rest = COPIES.iter().take(4).find_map(|word| after(rest, word)).unwrap_or(rest);
    if rest.is_empty() {
        return None;
    }
    // `1. 3x Name` numbers what has a number of its own.
    let own = if third { leading(rest) } else { None };
    Some(own.unwrap_or((if third { 1 } else { count }, rest)))
}

/// The text behind a word.
fn after<'a>(text: &'a str, word: &str) -> Option<&'a str> {
    let before = text.get(..word.len())?;
    let rest = &text[word.len()..];
    (before.eq_ignore_ascii_case(word) && rest.starts_with(blank)).then(|| rest.trim_start_matches(blank))
}

/// The number that a first word is, or a last one in brackets, and the text beside it: `Three Dodges`, `Dodge (three)`.
pub(super) fn worded(text: &str) -> Option<(u32, &str)> {
    const WORDS: [(&str, u32); 12] = [
        ("one", 1),
        ("two", 2),
        ("three", 3),
        ("four", 4),
        ("five", 5),
        ("un", 1),
        ("una", 1),
        ("uno", 1),
        ("dos", 2),
        ("tres", 3),
        ("cuatro", 4),
        ("cinco", 5),
    ];
    WORDS.iter().find_map(|(word, count)| after(text, word).map(|rest| (*count, rest))).or_else(|| {
        // `Dodge (three)`.
        let (name, word) = text.strip_suffix(')')?.rsplit_once('(')?;
        let (_, count) = WORDS.iter().find(|(other, _)| word.trim().eq_ignore_ascii_case(other))?;
        Some((*count, name.trim_matches(blank)))
    })
}

/// `Name x3`, `Name x 3`, `Name (3)`, `Name (x3)`, `Name (3 copies)`, `Name: 3`, `Name, 3`, `Name 3`.
fn trailing(text: &str) -> Option<(&str, u32)> {
    let ends = |sign: char| {
        matches!(sign, ')' | ']' | '}') || TIMES[..3].contains(&sign) || TIMES[4..].contains(&sign)
    };
    let inner = text.trim_end_matches(ends);
    let small = |word: &&&str| {
        let at = inner.len().checked_sub(word.len());
        at.and_then(|at| inner.get(at..)).is_some_and(|end| end.eq_ignore_ascii_case(word))
    };
    let inner = match COPIES.iter().find(small) {
        Some(word) => inner[..inner.len() - word.len()].trim_end_matches(blank),
        None => inner,
    };
    let digits = inner.len() - inner.trim_end_matches(|sign: char| sign.is_ascii_digit()).len();
    let (name, count) = inner.split_at(inner.len() - digits);
    let count = count.parse().ok()?;
    let signs = |sign: char| {
        blank(sign)
            || matches!(
                sign,
                '(' | '[' | '{' | '×' | '*' | ':' | ',' | ';' | '=' | '.' | '…' | '|' | '_' | '>'
            )
    };
    let short = name.trim_end_matches(signs);
    let signed =
        short.strip_suffix(['x', 'X', 'х', 'Х', 'ｘ', '-', '–', '—']).filter(|name| name.ends_with(signs));
    if short.len() == name.len() && signed.is_none() {
        return None;
    }
    let short =
        signed.unwrap_or(short).trim_end_matches(|sign| signs(sign) || matches!(sign, '-' | '–' | '—'));
    (!short.is_empty()).then_some((short, count))
}

/// The name without a mark before it in brackets: `[TW] Dodge`.
fn after_marks<'a>(text: &'a str, marks: &mut Marks) -> &'a str {
    let marked = |(open, close)| {
        let (inner, rest) = text.strip_prefix(open)?.split_once(close)?;
        let rest = rest.trim_start_matches(blank);
        (inner.len() < 40 && !rest.is_empty() && mark(inner, marks)).then_some(rest)
    };
    if let Some(rest) = [('[', ']'), ('(', ')')].into_iter().find_map(marked) {
        return rest;
    }
    match text.split_once(blank) {
        Some((code, rest)) if rest.starts_with(char::is_alphabetic) && is_code(code, marks) => rest,
        _ => text,
    }
}

/// Is it the sign of a set in capitals, as some programs write it without brackets: `METW`? Then it is kept.
fn is_code(text: &str, marks: &mut Marks) -> bool {
    const SETS: [&str; 7] = ["TW", "TD", "DM", "LE", "AS", "WH", "BA"];
    let set = if text.len() == 4 { text.strip_prefix("ME") } else { Some(text) };
    set.is_some_and(|set| SETS.contains(&set)) && mark(text, marks)
}

/// `[Sideboard] 1 Twilight`: what stands in brackets before a text, and the text.
pub(super) fn headed(text: &str) -> Option<(&str, &str)> {
    let headed = |(open, close)| {
        let (before, rest) = text.strip_prefix(open)?.split_once(close)?;
        let rest = rest.trim_start_matches(|sign| blank(sign) || ":-–".contains(sign));
        (!rest.is_empty()).then_some((before, rest))
    };
    [('[', ']'), ('(', ')')].into_iter().find_map(headed)
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
            match shorter.rsplit_once(blank) {
                Some((before, code)) if is_code(code, marks) => name = before.trim_end_matches(blank),
                _ => return shorter,
            }
            continue;
        };
        if open == 0 || !mark(&shorter[open + 1..shorter.len() - 1], marks) {
            return shorter;
        }
        name = &shorter[..open];
    }
}

/// The most remarks looked for in a line.
const REMARKS: usize = 4;

/// The name without a remark behind it: in brackets, or behind a dash or a colon; the longest first.
pub(super) fn without_remark(name: &str) -> impl Iterator<Item = &str> {
    let brackets = name.match_indices(['(', '[', '{']).map(|(at, _)| at);
    let signs = [
        " - ", " – ", " — ", ": ", " : ", " on ", " with ", " via ", " con ", " -- ", " | ", "\t", " = ",
        " → ", " -> ", " <",
    ];
    let signs = signs.iter().flat_map(|sign| name.match_indices(sign).map(|(at, _)| at).take(REMARKS));
    let mut cuts = brackets.take(REMARKS).chain(signs).filter(|at| *at > 0).collect::<Vec<_>>();
    cuts.sort_unstable();
    cuts.truncate(REMARKS);
    cuts.into_iter().rev().map(|at| name[..at].trim_matches(blank))
}

/// The fields of a line of a table, or the cards in a row: parted by tabs, semicolons, commas or what stands between blanks,
/// with or without quotes.
pub(super) fn fields(line: &str) -> Vec<&str> {
    let quotes = |sign: char| blank(sign) || sign == '"';
    let bare = |field: &str| -> bool { !field.trim_matches(quotes).is_empty() };
    if let Some(sign) = ['\t', ';', '|'].into_iter().find(|sign| line.contains(*sign)) {
        return parted(line, sign);
    }
    let split = |sign: &str| {
        line.split(sign).filter(|field| bare(field)).map(|field| field.trim_matches(quotes)).collect()
    };
    // Columns of a text of even letters; what stands between cards in a row.
    if let Some(sign) =
        ["  ", " / ", " + ", " • ", " · ", " w/ ", " & "].into_iter().find(|sign| line.contains(sign))
    {
        return split(sign);
    }
    if line.contains(',') { parted(line, ',') } else { Vec::new() }
}

/// The number and the name in a row of a table, where the name is none that is known.
pub(super) fn named_in(text: &str) -> Option<(u32, &str)> {
    let table = text.contains(['\t', ';', '|', '"']) || text.contains(',') && !text.contains(", ");
    let fields = if table { fields(text) } else { return None };
    let count = fields
        .iter()
        .find_map(|field| field.parse::<u32>().ok())
        .filter(|count| (1..=MOST).contains(count))?;
    let is_name =
        |field: &&str| field.contains(char::is_alphabetic) && heading(field).is_none() && !is_mark(field);
    fields.into_iter().find(is_name).map(|name| (count, name))
}

/// The cards that a field names, where it names several: `Dodge and Concealment`.
pub(super) fn both(field: &str) -> Option<Vec<&str>> {
    let sign = [" and ", " & ", " y ", " e ", " + "].into_iter().find(|sign| field.contains(sign))?;
    Some(field.split(sign).map(|field| field.trim_matches(blank)).collect())
}

/// The cards of a line whose ends were lost, or that are parted by signs of several sorts: `3 Dodge 2 Concealment`,
/// `1 Cram, 3 Dodge / 1 River`.
pub(super) fn run_on(text: &str) -> [Vec<&str>; 2] {
    const PARTING: [char; 5] = [',', ';', '/', '+', '|'];
    let several = PARTING.iter().filter(|sign| text.contains(**sign)).count() > 1;
    let mixed = text
        .split(PARTING)
        .map(|piece| piece.trim_matches(blank))
        .filter(|piece| several && !piece.is_empty());
    let mut cuts = Vec::new();
    let mut at = 0;
    for word in text.split(' ') {
        let number = word.trim_end_matches(['x', 'X', '×']);
        if number.parse::<u32>().is_ok_and(|count| (1..=MOST).contains(&count)) {
            cuts.push(at);
        }
        at += word.len() + 1;
    }
    let ends = cuts.iter().copied().skip(1).chain([text.len()]);
    let runs = cuts.iter().zip(ends).map(|(from, to)| text[*from..to].trim_matches(blank));
    let runs = if cuts.len() > 1 && cuts[0] == 0 { runs.collect() } else { Vec::new() };
    [runs, mixed.collect()]
}

/// What a line says of the deck: whose it is, when it was played.
pub(super) fn said_of_deck(text: &str) -> Option<&str> {
    const KEYS: [&str; 33] = [
        "player",
        "jugador",
        "date",
        "fecha",
        "author",
        "autor",
        "by",
        "name",
        "nombre",
        "deck name",
        "title",
        "titulo",
        "event",
        "tournament",
        "torneo",
        "format",
        "formato",
        "place",
        "result",
        "resultado",
        "version",
        "url",
        "link",
        "game",
        "email",
        "e mail",
        "location of play",
        "played by",
        "mps",
        "mp",
        "points",
        "mind",
        "total mind",
    ];
    let (key, said) = text.split_once([':', '='])?;
    KEYS.contains(&plain(key).as_str()).then_some(said)
}

fn parted(line: &str, by: char) -> Vec<&str> {
    let mut quoted = false;
    // Quotes that nobody closes are none.
    let quotes = line.matches('"').count().is_multiple_of(2);
    let parts = line.split(|sign: char| {
        quoted ^= quotes && sign == '"';
        sign == by && !quoted
    });
    let around = |sign: char| blank(sign) || sign == '"';
    parts.map(|field| field.trim_matches(around)).filter(|field| !field.is_empty()).collect()
}
