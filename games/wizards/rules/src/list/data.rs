//! Lists as data of other programs: JSON, or what is written like it.

use super::edit::Part;
use super::heading::{Heading, heading};
use super::letters::plain;
use super::marks::is_mark;
use super::names;

/// A line, and its number in the text, from 1.
pub(super) type Line = (u32, String);

/// No data of a deck is nested deeper: there reading ends.
const DEEPEST: usize = 24;

/// A value of such data.
#[derive(Debug)]
enum Value {
    Text(u32, String),
    Number(u32, u32),
    Map(Vec<(String, Value)>),
    List(Vec<Value>),
    /// A fraction, a truth, nothing.
    Other,
}

/// Keys of a card's name, the most telling first.
pub(super) const NAMES: [&str; 12] = [
    "nickname",
    "card name",
    "cardname",
    "fullname",
    "full name",
    "title",
    "name",
    "nombre",
    "card",
    "carta",
    "name en",
    "name es",
];
/// Keys of how many there are.
pub(super) const COUNTS: [&str; 10] =
    ["qty", "quantity", "count", "copies", "amount", "cantidad", "num", "n", "x", "number"];
/// Keys of what tells cards of one name apart.
const MARKS: [&str; 8] = ["set", "set code", "edition", "edicion", "code", "id", "alignment", "number"];
/// Keys of the part in which a card lies.
const PARTS: [&str; 8] = ["section", "part", "zone", "pile", "board", "deck", "parte", "mazo"];
/// Keys of whole lists as text.
const TEXTS: [&str; 7] = ["text", "list", "body", "content", "cards", "lista", "texto"];

/// The lines of a list, if it is data.
pub(super) fn lines(text: &str) -> Option<Vec<Line>> {
    let start = text.trim_start();
    let inside = start.strip_prefix(['{', '['])?.trim_start();
    // `[starting]` and `{3} Dodge` are lines.
    let keyed = inside.strip_prefix(':').is_some_and(|key| key.starts_with(char::is_alphabetic));
    if !keyed && !inside.starts_with(['"', '{', '[']) {
        return None;
    }
    let mut reader = Reader { rest: text, line: 1 };
    let mut told = Told::default();
    while let Some(value) = reader.value(0) {
        told.value(&value, None);
    }
    (!told.lines.is_empty()).then_some(told.lines)
}

/// Reads values one after the other; whatever parts them is blank to it.
struct Reader<'a> {
    rest: &'a str,
    line: u32,
}

impl Reader<'_> {
    fn skip(&mut self, letters: usize) {
        let (skipped, rest) = self.rest.split_at(letters);
        self.line = self.line.saturating_add(skipped.matches('\n').count() as u32);
        self.rest = rest;
    }

    /// The next value; nothing at the end of all, and of what surrounds it.
    fn value(&mut self, depth: usize) -> Option<Value> {
        let parting = |sign: char| sign.is_whitespace() || matches!(sign, ',' | ':' | '#' | '=');
        self.skip(self.rest.len() - self.rest.trim_start_matches(parting).len());
        let first = self.rest.chars().next()?;
        match first {
            '"' => Some(self.text()),
            '{' | '[' | '(' if depth == DEEPEST => {
                self.rest = "";
                None
            }
            '{' | '[' | '(' => {
                self.skip(1);
                let values = std::iter::from_fn(|| self.value(depth + 1)).collect();
                Some(if first == '{' { Value::Map(pairs(values)) } else { Value::List(values) })
            }
            '}' | ']' | ')' => {
                self.skip(1);
                None
            }
            _ => Some(self.word()),
        }
    }

    fn word(&mut self) -> Value {
        let ends = |sign: char| sign.is_whitespace() || ",:{}[]()\"=".contains(sign);
        let (line, end) = (self.line, self.rest.find(ends).unwrap_or(self.rest.len()));
        let word = &self.rest[..end];
        let value = match word.parse() {
            Ok(number) => Value::Number(line, number),
            Err(_) if word.starts_with(char::is_alphabetic) => Value::Text(line, word.to_owned()),
            Err(_) => Value::Other,
        };
        // A sign that is no part of a word.
        let end = end.max(self.rest.chars().next().map_or(0, char::len_utf8));
        self.skip(end);
        value
    }

    fn text(&mut self) -> Value {
        let line = self.line;
        let (mut text, mut escaped) = (String::new(), false);
        let mut end = self.rest.len();
        let mut letters = self.rest.char_indices().skip(1);
        while let Some((at, letter)) = letters.next() {
            if !escaped && letter == '"' {
                end = at + 1;
                break;
            }
            if !escaped && letter == '\\' {
                escaped = true;
                continue;
            }
            text.push(match letter {
                'n' | 'r' if escaped => '\n',
                't' if escaped => '\t',
                'u' if escaped => {
                    let digits = letters.by_ref().take(4).map(|(_, digit)| digit).collect::<String>();
                    u32::from_str_radix(&digits, 16)
                        .ok()
                        .and_then(char::from_u32)
                        .unwrap_or(super::letters::LOST)
                }
                other => other,
            });
            escaped = false;
        }
        self.skip(end);
        Value::Text(line, text)
    }
}

/// Keys and values in turn.
fn pairs(values: Vec<Value>) -> Vec<(String, Value)> {
    let mut pairs = Vec::with_capacity(values.len() / 2);
    let mut values = values.into_iter();
    while let (Some(key), Some(value)) = (values.next(), values.next()) {
        let key = match key {
            Value::Text(_, text) => text,
            Value::Number(_, number) => number.to_string(),
            _ => continue,
        };
        pairs.push((key, value));
    }
    pairs
}

/// The words of a key: `playDeck` and `play_deck` are two.
pub(super) fn words(key: &str) -> String {
    let mut words = String::with_capacity(key.len());
    let mut small = false;
    for letter in key.chars() {
        if small && letter.is_uppercase() {
            words.push(' ');
        }
        small = letter.is_lowercase();
        words.push(letter);
    }
    plain(&words)
}

/// The part that a key stands for; notes are none, and what lies in them is left out.
enum Under {
    Part(Option<Part>),
    Nothing,
}

/// The lines that were found.
#[derive(Default)]
struct Told {
    lines: Vec<Line>,
    /// The part that the last line lies in.
    part: Option<Part>,
}

impl Told {
    fn value(&mut self, value: &Value, part: Option<Part>) {
        match value {
            Value::Map(pairs) => self.map(pairs, part),
            Value::List(values) => match values.as_slice() {
                // `["Dodge", 3]`
                [Value::Text(line, name), Value::Number(_, count)]
                | [Value::Number(_, count), Value::Text(line, name)] => {
                    self.row(*line, part, &format!("{count}\t{name}"));
                }
                values => values.iter().for_each(|value| match value {
                    Value::Text(line, text) => self.text(*line, part, text),
                    value => self.value(value, part),
                }),
            },
            Value::Text(..) | Value::Number(..) | Value::Other => {}
        }
    }

    /// A line below its part.
    fn row(&mut self, line: u32, part: Option<Part>, text: &str) {
        if self.part != part {
            self.part = part;
            self.lines.push((line, part.unwrap_or(Part::Deck).word().to_owned()));
        }
        self.lines.push((line, text.to_owned()));
    }

    /// Lines in a text.
    fn text(&mut self, line: u32, part: Option<Part>, text: &str) {
        text.lines().for_each(|text| self.row(line, part, text));
        // It may have headings of its own.
        if text.contains('\n') {
            self.part = None;
        }
    }

    /// A card, a part of a deck, or a deck.
    fn map(&mut self, pairs: &[(String, Value)], part: Option<Part>) {
        let keys = pairs.iter().map(|(key, _)| words(key)).collect::<Vec<_>>();
        let named = NAMES.iter().find_map(|name| {
            let at = keys.iter().position(|key| key == name)?;
            name_in(&pairs[at].1).map(|(line, name)| (at, line, name))
        });
        // What is called like a part is one: `{"name": "Pool", "cards": […]}`.
        let part = match named.as_ref().and_then(|(_, _, name)| heading(name)) {
            Some(Heading::Part(own)) => Some(own),
            _ => part,
        };
        let before = self.lines.len();
        let numbers = pairs.iter().all(|(key, value)| key.len() > 2 && count_of(value).is_some());
        for ((at, key), (name, value)) in keys.iter().enumerate().zip(pairs) {
            let inner = match under(key, part) {
                Under::Part(inner) => inner,
                Under::Nothing => continue,
            };
            match value {
                Value::List(_) => self.value(value, inner),
                Value::Map(_) if named.as_ref().is_none_or(|(named, ..)| *named != at) => {
                    self.value(value, inner)
                }
                Value::Text(line, text)
                    if text.contains('\n') && (inner != part || TEXTS.contains(&key.as_str())) =>
                {
                    self.text(*line, inner, text);
                }
                // `{"Dodge": 3}`
                _ => {
                    if let Some((line, count)) = count_of(value)
                        && (numbers && part.is_some() || names::exactly(name, Default::default()).is_some())
                    {
                        self.row(line, part, &format!("{count}\t{name}"));
                    }
                }
            }
        }
        let (Some((_, line, name)), true) = (named, self.lines.len() == before) else { return };
        let of = |wanted: &[&str]| {
            let found = wanted.iter().find_map(|want| keys.iter().position(|key| key == want));
            found.map(|at| &pairs[at].1)
        };
        let count = of(&COUNTS).and_then(count_of).map(|(_, count)| count);
        let own = PARTS.iter().find_map(|want| match &pairs[keys.iter().position(|key| key == want)?].1 {
            Value::Text(_, text) => heading(text),
            _ => None,
        });
        let part = match own {
            Some(Heading::Part(own)) => Some(own),
            _ => part,
        };
        // A name outside of every part may be that of the deck, or of whoever plays it.
        let mut text = match (count, part) {
            (None, None) if names::exactly(&name, Default::default()).is_none() => return,
            (count, _) => format!("{}\t{name}", count.unwrap_or(1)),
        };
        let marks = MARKS.iter().filter_map(|want| keys.iter().position(|key| key == want));
        for mark in marks.filter_map(|at| mark_in(&pairs[at].1)) {
            text.push_str(&format!(" [{mark}]"));
        }
        self.row(line, part, &text);
    }
}

/// The place of the cards below a key.
fn under(key: &str, part: Option<Part>) -> Under {
    match heading(key) {
        Some(Heading::Part(own)) => Under::Part(Some(own)),
        // Characters of a sideboard lie in it; those of no part in the deck.
        Some(Heading::Sort(_)) => Under::Part(part.or(Some(Part::Deck))),
        Some(Heading::Notes | Heading::Apart) => Under::Nothing,
        Some(Heading::Nothing) | None => Under::Part(part),
    }
}

/// The name that is a value, or lies in it.
fn name_in(value: &Value) -> Option<(u32, String)> {
    match value {
        Value::Text(line, text) if !text.trim().is_empty() && !text.contains('\n') => {
            Some((*line, text.clone()))
        }
        Value::Map(pairs) => NAMES.iter().find_map(|name| {
            let (_, value) = pairs.iter().find(|(key, _)| words(key) == *name)?;
            if let Value::Text(..) = value { name_in(value) } else { None }
        }),
        _ => None,
    }
}

fn count_of(value: &Value) -> Option<(u32, u32)> {
    match value {
        Value::Number(line, number) if *number > 0 => Some((*line, *number)),
        Value::Text(line, text) => text.trim().parse().ok().map(|number| (*line, number)),
        _ => None,
    }
}

/// A mark of a card, where it is one: a set, or a number in it.
fn mark_in(value: &Value) -> Option<&str> {
    let Value::Text(_, text) = value else { return None };
    is_mark(text).then_some(text)
}
