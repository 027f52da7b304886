//! The glossary of a game: its terms, each told in one sentence, and where they stand in a text.

use std::collections::BTreeSet;

use serde::Deserialize;

use crate::language::{Language, Localised};
use crate::parse::BookError;

/// The terms of one game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Glossary {
    /// The terms, as in the file.
    pub terms: Vec<Term>,
    /// The passages that hold a form of a term and mean something else, as they stand: 'the rest' is no rest.
    not: Passages,
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Passages {
    es: Vec<String>,
    en: Vec<String>,
}

/// A word of the rulebook that a newcomer does not know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Term {
    /// The key: letters, digits and `-`.
    pub key: String,
    /// The id of the clause that says more.
    pub clause: String,
    /// The meaning, in one sentence.
    pub said: Localised,
    /// The forms of the word in Spanish, the first as in a dictionary.
    es: Vec<String>,
    /// The same in English.
    en: Vec<String>,
}

impl Term {
    /// The word as in a dictionary.
    pub fn name(&self, language: Language) -> &str {
        &self.forms(language)[0]
    }

    /// All forms of the word.
    pub fn forms(&self, language: Language) -> &[String] {
        match language {
            Language::Es => &self.es,
            Language::En => &self.en,
        }
    }
}

/// A part of a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Marked<'a> {
    /// Plain words.
    Text(&'a str),
    /// A form of a term: the term, and the words as they stand there.
    Term(&'a Term, &'a str),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawGlossary {
    #[serde(default)]
    not: Passages,
    #[serde(default)]
    term: Vec<RawTerm>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawTerm {
    key: String,
    clause: String,
    es: Vec<String>,
    en: Vec<String>,
    said: RawSaid,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawSaid {
    es: String,
    en: String,
}

impl Glossary {
    /// Reads a glossary; an empty text is one without terms. `file` is only for the error's text.
    ///
    /// # Errors
    /// If the text is no glossary, a term has no form or no meaning, or a key is there twice.
    pub fn parse(file: &str, text: &str) -> Result<Self, BookError> {
        let raw = toml::from_str::<RawGlossary>(text)
            .map_err(|error| BookError::Shape { file: file.to_owned(), reason: error.to_string() })?;
        let fault = |entry: &str, reason: &str| BookError::Entry {
            file: file.to_owned(),
            entry: entry.to_owned(),
            reason: reason.to_owned(),
        };
        let mut keys = BTreeSet::new();
        let mut terms = Vec::with_capacity(raw.term.len());
        for RawTerm { key, clause, es, en, said } in raw.term {
            if !keys.insert(key.clone()) {
                return Err(fault(&key, "this key is there twice"));
            }
            if [&es, &en]
                .iter()
                .any(|forms| forms.is_empty() || forms.iter().any(|form| form.trim().is_empty()))
            {
                return Err(fault(&key, "a term needs at least one form in each language"));
            }
            if [&es, &en].iter().any(|forms| forms.iter().collect::<BTreeSet<_>>().len() < forms.len()) {
                return Err(fault(&key, "a form is there twice"));
            }
            if [&said.es, &said.en].iter().any(|said| said.trim().is_empty()) {
                return Err(fault(&key, "said must tell the term in each language"));
            }
            terms.push(Term { key, clause, said: Localised { es: said.es, en: said.en }, es, en });
        }
        Ok(Self { terms, not: raw.not })
    }

    /// A text with its terms, each where it first stands. A form in small letters is found with a capital, too; one that
    /// has a capital only so.
    pub fn marked<'a>(&'a self, language: Language, text: &'a str) -> Vec<Marked<'a>> {
        let mut told = BTreeSet::new();
        let mut pieces = Vec::new();
        let mut plain = 0;
        let mut at = 0;
        while let Some(begin) = word_from(text, at) {
            let here = &text[begin..];
            let found = self.at(language, here).filter(|(term, _)| !told.contains(&term.key.as_str()));
            // A passage longer than the term with which it begins, or in which one stands further on.
            if let Some(length) =
                self.other(language, here).filter(|other| found.is_none_or(|(_, term)| *other > term))
            {
                at = begin + length;
                continue;
            }
            match found {
                Some((term, length)) => {
                    told.insert(term.key.as_str());
                    pieces.extend((plain < begin).then(|| Marked::Text(&text[plain..begin])));
                    pieces.push(Marked::Term(term, &text[begin..begin + length]));
                    at = begin + length;
                    plain = at;
                }
                None => {
                    at = begin
                        + text[begin..]
                            .find(|letter: char| !letter.is_alphanumeric())
                            .unwrap_or(text.len() - begin)
                }
            }
        }
        pieces.extend((plain < text.len()).then(|| Marked::Text(&text[plain..])));
        pieces
    }

    /// The length of the longest passage that is none of a term, if the text begins with one.
    fn other(&self, language: Language, text: &str) -> Option<usize> {
        let passages = match language {
            Language::Es => &self.not.es,
            Language::En => &self.not.en,
        };
        passages.iter().filter_map(|passage| begins(text, passage)).max()
    }

    /// The term with which this text begins: the longest of several; and the length of its form.
    fn at(&self, language: Language, text: &str) -> Option<(&Term, usize)> {
        let forms =
            self.terms.iter().flat_map(|term| term.forms(language).iter().map(move |form| (term, form)));
        let fits = forms.filter_map(|(term, form)| Some((term, begins(text, form)?, text.starts_with(form))));
        // Of two of one length that which is written so.
        let (term, length, _) = fits.max_by_key(|(_, length, exact)| (*length, *exact))?;
        Some((term, length))
    }
}

/// The beginning of the next word at or after a place that is no middle of one.
fn word_from(text: &str, at: usize) -> Option<usize> {
    text[at..].find(char::is_alphanumeric).map(|found| at + found)
}

/// The length of a form at the beginning of a text, if it stands there as whole words.
fn begins(text: &str, form: &str) -> Option<usize> {
    let any_case = !form.chars().any(char::is_uppercase);
    let mut letters = text.char_indices();
    for wanted in form.chars() {
        let (_, letter) = letters.next()?;
        let same = letter == wanted || (any_case && letter.to_lowercase().eq(wanted.to_lowercase()));
        if !same {
            return None;
        }
    }
    let end = letters.next().map_or(text.len(), |(end, _)| end);
    let ends = text[end..].chars().next().is_none_or(|next| !next.is_alphanumeric());
    ends.then_some(end)
}
