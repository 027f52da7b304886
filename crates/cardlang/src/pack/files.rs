//! Files of records, and the mistakes in them.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::Deref;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer};
use table::data_file::Placed;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::patient;
use crate::ids::Ids;
use crate::text::{Origin, Position, Span, nearest};
use crate::value::{Used, Value};

/// A kind of record.
pub trait Record: DeserializeOwned {
    /// The name of its tables: `card` of `[[card]]`.
    const TABLE: &'static str;

    /// The key of its id, a text or a number: unique in the pack among its kind.
    const ID: &'static str = "id";

    /// Visits every op and every id it uses.
    fn visit(&self, _seen: &mut dyn FnMut(Used<'_>)) {}
}

/// A mistake in a file.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, thiserror::Error)]
pub struct Mistake {
    /// The file, as it was named.
    pub file: String,
    /// The place in the file.
    pub at: Position,
    /// The id of the record, if it is in one.
    pub record: Option<String>,
    /// The fault, perhaps with what was meant.
    pub why: String,
}

impl fmt::Display for Mistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: ", self.file, self.at)?;
        if let Some(record) = &self.record {
            write!(f, "{record}: ")?;
        }
        f.write_str(&self.why)
    }
}

/// Everything that is wrong with a pack, in the order of the files.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub struct Mistakes(Vec<Mistake>);

impl Deref for Mistakes {
    type Target = [Mistake];
    fn deref(&self) -> &[Mistake] {
        &self.0
    }
}

impl fmt::Display for Mistakes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lines = self.0.iter().map(ToString::to_string);
        f.write_str(&lines.collect::<Vec<_>>().join("\n"))
    }
}

/// A text of a record that is read only when all ids of the pack are known ([`Files::read`]).
#[derive(Clone, Debug)]
pub struct Text(Placed);

impl Text {
    /// The text.
    pub fn get(&self) -> &str {
        self.0.text()
    }
}

impl<'de> Deserialize<'de> for Text {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Placed::deserialize(deserializer).map(Self)
    }
}

/// A field that is a value of a language, where its type has no text of its own for serde.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AsText<T>(pub T);

impl<'de, T: Value> Deserialize<'de> for AsText<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        super::deserialize(deserializer).map(Self)
    }
}

/// A record, and its place.
#[derive(Clone, Debug)]
pub struct Entry<T> {
    /// The record's id.
    pub id: String,
    pub record: T,
    file: usize,
    at: usize,
    fields: BTreeMap<String, usize>,
}

impl<T> Deref for Entry<T> {
    type Target = T;
    fn deref(&self) -> &T {
        &self.record
    }
}

/// The files of a pack while they are read.
#[derive(Debug)]
pub struct Files<'a> {
    files: Vec<File<'a>>,
    asked: Vec<&'static str>,
    mistakes: Vec<(usize, Mistake)>,
}

#[derive(Debug)]
struct File<'a> {
    name: &'a str,
    text: &'a str,
    /// The fields that nobody has asked for yet.
    left: DeTable<'a>,
}

impl<'a> Files<'a> {
    /// Files by name, with their texts. What is no TOML is a mistake already.
    pub fn new(files: impl IntoIterator<Item = (&'a str, &'a str)>) -> Self {
        let mut read = Self { files: Vec::new(), asked: Vec::new(), mistakes: Vec::new() };
        for (index, (name, text)) in files.into_iter().enumerate() {
            let (table, errors) = DeTable::parse_recoverable(text);
            read.files.push(File { name, text, left: table.into_inner() });
            for error in errors {
                let at = error.span().map_or(0, |span| span.start);
                read.note(index, at, None, error.message().to_owned());
            }
        }
        read
    }

    fn note(&mut self, file: usize, at: usize, record: Option<String>, why: String) {
        let File { name, text, .. } = self.files[file];
        let mistake = Mistake { file: name.to_owned(), at: Position::of(text, at), record, why };
        self.mistakes.push((file, mistake));
    }

    /// All records of a kind, in order. Those with mistakes are not among them, but their mistakes are noted.
    pub fn records<T: Record>(&mut self) -> Vec<Entry<T>> {
        self.records_in(T::TABLE)
    }

    /// The same of records that stand in several tables: those of one of them.
    pub fn records_in<T: Record>(&mut self, table: &'static str) -> Vec<Entry<T>> {
        self.asked.push(table);
        let mut entries = Vec::<Entry<T>>::new();
        for file in 0..self.files.len() {
            let Some(list) = self.files[file].left.remove(table) else {
                continue;
            };
            let span = list.span();
            let DeValue::Array(list) = list.into_inner() else {
                let why = format!("write [[{table}]]: there may be several");
                self.note(file, span.start, None, why);
                continue;
            };
            for value in list {
                entries.extend(self.record::<T>(file, value, &entries));
            }
        }
        entries
    }

    fn record<T: Record>(
        &mut self,
        file: usize,
        value: Spanned<DeValue<'a>>,
        before: &[Entry<T>],
    ) -> Option<Entry<T>> {
        let (span, id) = (value.span(), id(&value, T::ID));
        let fields = match value.get_ref() {
            DeValue::Table(table) => table.iter().map(|(key, _)| field(key)).collect(),
            _ => BTreeMap::new(),
        };
        match patient::read::<T>(self.files[file].text, value) {
            Ok(record) => {
                let entry = Entry { id: id.unwrap_or_default(), record, file, at: span.start, fields };
                if let Some(other) = before.iter().find(|other| other.id == entry.id) {
                    let File { name, text, .. } = self.files[other.file];
                    let at = Position::of(text, other.at);
                    self.mistake(&entry, T::ID, format!("there is one already, at {name}:{at}"));
                    return None;
                }
                Some(entry)
            }
            Err(wrong) => {
                for (at, why) in wrong {
                    self.note(file, at, id.clone(), why);
                }
                None
            }
        }
    }

    /// The value of a top-level key, as `schema = 1`: of the first file that has it.
    pub fn value<T: DeserializeOwned>(&mut self, key: &'static str) -> Option<T> {
        self.asked.push(key);
        for file in 0..self.files.len() {
            let Some(value) = self.files[file].left.remove(key) else {
                continue;
            };
            match patient::read::<T>(self.files[file].text, value) {
                Ok(value) => return Some(value),
                Err(wrong) => wrong.into_iter().for_each(|(at, why)| self.note(file, at, None, why)),
            }
        }
        None
    }

    /// Reads a text of a record as a value, with the ids of the pack; faults are noted.
    pub fn read<V: Value, T: Record>(&mut self, entry: &Entry<T>, text: &Text, ids: &Ids) -> Option<V> {
        match crate::read_with(text.get(), ids) {
            Ok(value) => Some(value),
            Err(fault) => {
                let at = Origin::new(self.files[entry.file].text, text.0.span()).offset(fault.at.start);
                self.note(entry.file, at, Some(entry.id.clone()), fault.to_string());
                None
            }
        }
    }

    /// Reads several texts of a record; those with mistakes are left out, and the mistakes noted.
    pub fn read_all<V: Value, T: Record>(&mut self, entry: &Entry<T>, texts: &[Text], ids: &Ids) -> Vec<V> {
        let read = texts.iter().filter_map(|text| self.read(entry, text, ids));
        read.collect()
    }

    /// Notes a mistake that only the pack as a whole shows: in this field of a record, or the record itself, where
    /// it has no such field.
    pub fn mistake<T: Record>(&mut self, entry: &Entry<T>, field: &str, why: impl Into<String>) {
        let at = entry.fields.get(field).copied().unwrap_or(entry.at);
        self.note(entry.file, at, Some(entry.id.clone()), why.into());
    }

    /// Notes a mistake that only the pack as a whole shows, in a text of a record.
    pub fn mistake_in<T: Record>(&mut self, entry: &Entry<T>, text: &Text, why: impl Into<String>) {
        let at = text.0.span().start;
        self.note(entry.file, at, Some(entry.id.clone()), why.into());
    }

    /// True if there is no fault so far: what would only follow from other mistakes need not be reported.
    pub fn is_sound(&self) -> bool {
        self.mistakes.is_empty()
    }

    /// Refuses the files for this reason alone.
    pub fn refuse(mut self, why: impl Into<String>) -> Mistakes {
        self.mistakes.clear();
        self.wrong(why);
        Mistakes(self.mistakes.into_iter().map(|(_, mistake)| mistake).collect())
    }

    /// Notes every id of that kind that a record uses and that is not known.
    pub fn known<T: Record>(&mut self, entries: &[Entry<T>], kind: &str, known: &[&str]) {
        for entry in entries {
            let mut unknown = Vec::new();
            entry.visit(&mut |used| {
                if used.kind == kind && !known.contains(&used.op) {
                    unknown.push(used.op.to_owned());
                }
            });
            for word in unknown {
                let hint = nearest(&word, known.iter().copied());
                let hint = hint.map_or_else(String::new, |near| format!("; did you mean `{near}`?"));
                let at = self.word_at(entry, &word);
                let why = format!("unknown {kind} `{word}`{hint}");
                self.note(entry.file, at, Some(entry.id.clone()), why);
            }
        }
    }

    /// The first place of a word in the record, so far as it can be found.
    fn word_at<T>(&self, entry: &Entry<T>, word: &str) -> usize {
        let text = &self.files[entry.file].text[entry.at..];
        let is_word = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
        let found = text.match_indices(word).find(|(at, found)| {
            let before = text[..*at].chars().next_back();
            let after = text[at + found.len()..].chars().next();
            !before.is_some_and(is_word) && !after.is_some_and(is_word)
        });
        entry.at + found.map_or(0, |(at, _)| at)
    }

    /// Notes a mistake that is in no record.
    pub fn wrong(&mut self, why: impl Into<String>) {
        if !self.files.is_empty() {
            self.note(0, 0, None, why.into());
        }
    }

    /// Ends reading: an error if there was a fault, or if fields are left that nobody asked for.
    ///
    /// # Errors
    /// Everything that is wrong, in the order of the files.
    pub fn end(mut self) -> Result<(), Mistakes> {
        for file in 0..self.files.len() {
            let left = std::mem::take(&mut self.files[file].left);
            for (key, _) in left {
                let hint = nearest(key.get_ref(), self.asked.iter().copied());
                let hint = hint.map_or_else(String::new, |near| format!("; did you mean `{near}`?"));
                let why = format!("unknown table or key `{}`{hint}", key.get_ref());
                self.note(file, key.span().start, None, why);
            }
        }
        if self.mistakes.is_empty() {
            return Ok(());
        }
        self.mistakes.sort_by_key(|(file, mistake)| (*file, mistake.at));
        Err(Mistakes(self.mistakes.into_iter().map(|(_, mistake)| mistake).collect()))
    }
}

fn id(value: &Spanned<DeValue<'_>>, key: &str) -> Option<String> {
    let DeValue::Table(table) = value.get_ref() else {
        return None;
    };
    match table.get(key)?.get_ref() {
        DeValue::String(id) => Some(id.to_string()),
        DeValue::Integer(number) => Some(number.to_string()),
        _ => None,
    }
}

fn field(key: &Spanned<std::borrow::Cow<'_, str>>) -> (String, usize) {
    let Span { start, .. } = key.span();
    (key.get_ref().to_string(), start)
}
