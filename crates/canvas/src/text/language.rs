//! The languages of the house, and which one a reader wants.

use fluent_bundle::{FluentArgs, FluentValue};
use table::{Message, Observer};

use super::bundle;
use super::value::Value;

/// A language of the house.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Language {
    /// Spanish.
    Es,
    /// English.
    En,
}

impl Language {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Es, Self::En];

    /// The name of the cookie that keeps a reader's choice.
    pub const COOKIE: &str = "bree_lang";

    /// The tag for `lang` attributes, cookies and `?lang=`.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::Es => "es",
            Self::En => "en",
        }
    }

    /// The language's own name.
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::Es => "Español",
            Self::En => "English",
        }
    }

    /// The language with that tag, whatever the region and the letters: `es-MX` and `es_ES.UTF-8` are Spanish.
    pub fn from_tag(tag: &str) -> Option<Self> {
        let main = tag.trim().split(['-', '_', '.', '@']).next().unwrap_or_default();
        Self::ALL.into_iter().find(|language| main.eq_ignore_ascii_case(language.tag()))
    }

    /// The language that the reader wants: the one they chose before (the cookie's value), else the first language of the
    /// browser's `Accept-Language` that the house speaks, else English.
    pub fn wanted(chosen: Option<&str>, accept_language: Option<&str>) -> Self {
        chosen
            .and_then(Self::from_tag)
            .or_else(|| accept_language.and_then(Self::accepted))
            .unwrap_or(Self::En)
    }

    fn accepted(header: &str) -> Option<Self> {
        let mut best = None::<(f32, Self)>;
        for item in header.split(',') {
            let (tag, parameters) = item.split_once(';').unwrap_or((item, ""));
            let weight =
                parameters.trim().strip_prefix("q=").map_or(1.0, |q| q.trim().parse().unwrap_or(0.0));
            let Some(language) = Self::from_tag(tag) else {
                continue;
            };
            if weight > 0.0 && best.is_none_or(|(most, _)| weight > most) {
                best = Some((weight, language));
            }
        }
        best.map(|(_, language)| language)
    }

    /// The same language in the rulebook.
    pub const fn book(self) -> rulebook::Language {
        match self {
            Self::Es => rulebook::Language::Es,
            Self::En => rulebook::Language::En,
        }
    }

    /// A message without arguments, in words.
    pub fn text(self, id: &str) -> String {
        bundle::lenient(self, id, &FluentArgs::new())
    }

    /// A message that is about no table, in words.
    pub fn say(self, message: &Message) -> String {
        super::say(self, message, &|seat| seat.to_string(), Observer::Watcher)
    }

    /// A message without arguments, if there is one with that id.
    pub fn text_if_known(self, id: &str) -> Option<String> {
        bundle::knows(self, id).then(|| self.text(id))
    }

    /// A message with arguments, in words.
    pub fn with(self, id: &str, args: &[(&str, Value<'_>)]) -> String {
        let mut given = FluentArgs::new();
        for (name, value) in args {
            match value {
                Value::Text(text) => given.set(*name, FluentValue::from(*text)),
                Value::Number(number) => given.set(*name, FluentValue::from(*number)),
            }
        }
        bundle::lenient(self, id, &given)
    }

    /// Joins words as a list is spoken: 'a, b y c'.
    pub fn list(self, items: &[String]) -> String {
        let Some((last, others)) = items.split_last() else {
            return String::new();
        };
        if others.is_empty() {
            return last.clone();
        }
        let and = match self {
            Self::En => "and",
            Self::Es if sounds_like_i(last) => "e",
            Self::Es => "y",
        };
        format!("{} {and} {last}", others.join(", "))
    }

    /// 'a, b or c', 'a, b o c'.
    pub fn or(self, items: &[String]) -> String {
        let or = match (self, items.last()) {
            (Self::En, _) => " or ",
            (Self::Es, Some(last)) if sounds_like_o(last) => " u ",
            (Self::Es, _) => " o ",
        };
        joined(items, ", ", or)
    }

    /// 'a, b nor c', 'a, b ni c'.
    pub fn nor(self, items: &[String]) -> String {
        joined(
            items,
            ", ",
            match self {
                Self::En => " nor ",
                Self::Es => " ni ",
            },
        )
    }

    /// 'a, then b, then c', 'a y después b', 'a; después b, c y d'.
    pub fn then(self, items: &[String]) -> String {
        match (self, items) {
            (Self::En, _) => joined(items, ", then ", ", then "),
            (Self::Es, [first, others @ .., last]) if !others.is_empty() => {
                let and = if sounds_like_i(last) { " e " } else { " y " };
                format!("{first}; después {}{and}{last}", others.join(", "))
            }
            (Self::Es, _) => joined(items, " y después ", " y después "),
        }
    }

    /// Each a sentence of its own.
    pub fn sentences(self, items: &[String]) -> String {
        let sentences = items.iter().map(|item| self.sentence(item));
        sentences.collect::<Vec<_>>().join(" ")
    }

    /// A text as a sentence: one blank between words and none before a comma, a capital first letter, and a full stop at
    /// the end; in Spanish 'de el' is 'del' and 'a el' is 'al'.
    pub fn sentence(self, words: &str) -> String {
        let mut words = tidy(words);
        if self == Self::Es {
            words = words.replace(" de el ", " del ").replace(" a el ", " al ");
        }
        if words.is_empty() {
            return words;
        }
        let mut sentence = capital(&words);
        if !sentence.ends_with(['.', '!', '?', '…', ':']) {
            sentence.push('.');
        }
        sentence
    }

    /// A message that is about no table, as a sentence.
    pub fn say_sentence(self, message: &Message) -> String {
        self.sentence(&self.say(message))
    }
}

fn joined(items: &[String], between: &str, last: &str) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., end] => format!("{}{last}{end}", first.join(between)),
    }
}

/// A text with a capital first letter.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters.as_str().chars()).collect()
}

/// A text with one blank between words; none before a comma or a stop.
pub fn tidy(text: &str) -> String {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    text.replace(" ,", ",").replace(" ;", ";").replace(" .", ".")
}

/// The Spanish rule for 'o', which gives way to 'u' before the sound o: 'Ana u Óscar', 'siete u ocho', '7 u 8', '10 u
/// 11'.
fn sounds_like_o(word: &str) -> bool {
    let word = word.to_lowercase();
    let number = word.split(|letter: char| !letter.is_ascii_digit()).next().unwrap_or_default();
    let word = word.strip_prefix('h').unwrap_or(&word);
    number.starts_with('8') || number == "11" || word.starts_with(['o', 'ó'])
}

/// The Spanish rule for 'y', which gives way to 'e' before the sound i: 'Ana e Inés', but 'Ana y Hielo'.
fn sounds_like_i(word: &str) -> bool {
    let word = word.to_lowercase();
    let word = word.strip_prefix('h').unwrap_or(&word);
    let mut letters = word.chars();
    matches!(letters.next(), Some('i' | 'í'))
        && !matches!(letters.next(), Some('a' | 'e' | 'o' | 'é' | 'á' | 'ó'))
}
