//! The languages of the house, and which one a reader wants.

use fluent_bundle::{FluentArgs, FluentValue};
use table::{Message, Observer};

use super::bundle;
use crate::context::{Value, Words};

/// A language in which the house speaks.
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

    /// What the language is called by those who speak it.
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::Es => "Español",
            Self::En => "English",
        }
    }

    /// The language with that tag, whatever the region and the letters: `es-MX` and `es_ES.UTF-8` are Spanish.
    pub fn from_tag(tag: &str) -> Option<Self> {
        let main = tag.trim().split(['-', '_', '.', '@']).next().unwrap_or_default();
        Self::ALL
            .into_iter()
            .find(|language| main.eq_ignore_ascii_case(language.tag()))
    }

    /// What the reader wants: what they chose before (the cookie's value), else the first language of the
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
            let weight = parameters
                .trim()
                .strip_prefix("q=")
                .map_or(1.0, |q| q.trim().parse().unwrap_or(0.0));
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
}

/// In Spanish 'y' gives way to 'e' before the sound i: 'Ana e Inés', but 'Ana y Hielo'.
fn sounds_like_i(word: &str) -> bool {
    let word = word.to_lowercase();
    let word = word.strip_prefix('h').unwrap_or(&word);
    let mut letters = word.chars();
    matches!(letters.next(), Some('i' | 'í'))
        && !matches!(letters.next(), Some('a' | 'e' | 'o' | 'é' | 'á' | 'ó'))
}

impl Words for Language {
    fn with(&self, id: &str, args: &[(&str, Value<'_>)]) -> String {
        Language::with(*self, id, args)
    }

    fn list(&self, items: &[String]) -> String {
        Language::list(*self, items)
    }
}
