//! The parser of rulebook files, with errors that say where and why.

use std::collections::BTreeSet;

use serde::Deserialize;

use crate::book::{Chapter, Clause, Place, Rulebook};
use crate::id;
use crate::language::Localised;

/// A fault in a rulebook's data file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BookError {
    /// The file is not TOML, or not of the expected shape.
    #[error("{file}: {reason}")]
    Shape {
        /// The data file.
        file: String,
        /// The parser's words, with line and column.
        reason: String,
    },
    /// An entry breaks a rule of the house.
    #[error("{file}: {entry}: {reason}")]
    Entry {
        /// The data file.
        file: String,
        /// The clause's id, the chapter's key, or `book`.
        entry: String,
        /// The fault.
        reason: String,
    },
}

/// Reads a rulebook. `file` is only for the error's text.
pub fn parse(file: &str, text: &str) -> Result<Rulebook, BookError> {
    let raw = toml::from_str::<RawFile>(text)
        .map_err(|error| BookError::Shape { file: file.to_owned(), reason: error.to_string() })?;
    raw.checked().map_err(|(entry, reason)| BookError::Entry { file: file.to_owned(), entry, reason })
}

/// An entry, and its fault.
type Fault = (String, String);

// The file as written: what may be missing by mistake is optional here, so that the error can name the entry.

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawFile {
    book: RawBook,
    #[serde(default)]
    chapter: Vec<RawChapter>,
    #[serde(default)]
    clause: Vec<RawClause>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawBook {
    game: String,
    prefix: String,
    seed: String,
    name: RawText,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawChapter {
    key: String,
    number: String,
    #[serde(default)]
    title: RawText,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawClause {
    id: String,
    chapter: String,
    #[serde(default)]
    seed: RawPlace,
    #[serde(default)]
    title: RawText,
    #[serde(default)]
    text: RawText,
    reading: Option<RawText>,
    untestable: Option<RawText>,
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawPlace {
    #[serde(default)]
    heading: String,
    #[serde(default)]
    lines: String,
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawText {
    es: Option<String>,
    en: Option<String>,
}

impl RawFile {
    fn checked(self) -> Result<Rulebook, Fault> {
        let name = self.book.name.checked("book", "name")?;
        let chapters = self.chapter.into_iter().map(RawChapter::checked).collect::<Result<Vec<_>, _>>()?;
        once("chapter key", chapters.iter().map(|chapter| &chapter.key))?;
        let clauses = self.clause.into_iter().map(RawClause::checked).collect::<Result<Vec<_>, _>>()?;
        once("id", clauses.iter().map(|clause| &clause.id))?;
        for clause in &clauses {
            let fault = |reason| Err((clause.id.clone(), reason));
            if !id::is_of(&clause.id, &self.book.prefix) {
                return fault(format!("no id of this book, such as {}-2.3", self.book.prefix));
            }
            if !chapters.iter().any(|chapter| chapter.key == clause.chapter) {
                return fault(format!("unknown chapter {:?}", clause.chapter));
            }
        }
        for pair in clauses.windows(2) {
            if id::order(&pair[0].id, &pair[1].id).is_gt() {
                return Err((pair[1].id.clone(), format!("stands after {}", pair[0].id)));
            }
        }
        let RawBook { game, prefix, seed, .. } = self.book;
        Ok(Rulebook { game, prefix, name, seed, chapters, clauses })
    }
}

impl RawChapter {
    fn checked(self) -> Result<Chapter, Fault> {
        let title = self.title.checked(&self.key, "title")?;
        Ok(Chapter { key: self.key, number: self.number, title })
    }
}

impl RawClause {
    fn checked(self) -> Result<Clause, Fault> {
        let id = self.id;
        let RawPlace { heading, lines } = self.seed;
        if heading.trim().is_empty() || lines.trim().is_empty() {
            return Err((id, "seed: heading and lines must say where the book has it".to_owned()));
        }
        Ok(Clause {
            chapter: self.chapter,
            seed: Place { heading, lines },
            title: self.title.checked(&id, "title")?,
            text: self.text.checked(&id, "text")?,
            reading: self.reading.map(|text| text.checked(&id, "reading")).transpose()?,
            untestable: self.untestable.map(|text| text.checked(&id, "untestable")).transpose()?,
            id,
        })
    }
}

impl RawText {
    fn checked(self, entry: &str, field: &str) -> Result<Localised, Fault> {
        let full = |text: Option<String>, language: &str| {
            let fault = |problem| (entry.to_owned(), format!("{field}.{language} is {problem}"));
            let text = text.ok_or_else(|| fault("missing"))?;
            if text.trim().is_empty() { Err(fault("empty")) } else { Ok(text) }
        };
        Ok(Localised { es: full(self.es, "es")?, en: full(self.en, "en")? })
    }
}

fn once<'a>(what: &str, names: impl Iterator<Item = &'a String>) -> Result<(), Fault> {
    let mut seen = BTreeSet::new();
    for name in names {
        if !seen.insert(name) {
            return Err((name.clone(), format!("this {what} is there twice")));
        }
    }
    Ok(())
}
