//! A reader of tables with serde that goes on after a mistake: the faulty part is noted and taken out, and the rest is
//! read again, until nothing more is found.

use std::fmt;
use std::marker::PhantomData;

use serde::Deserializer;
use serde::de::{DeserializeOwned, Visitor};
use table::data_file;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::text::{Fault, Origin, Span, nearest};
use crate::value::Value;

/// A fault in a table: the byte of the file, and why.
pub(super) type Wrong = (usize, String);

const AT: &str = " (at character ";

/// A fault as serde carries it: with the character, from 1, that [`located`] finds again in the file.
fn told(fault: &Fault, text: &str) -> String {
    let character = text.get(..fault.at.start).unwrap_or(text).chars().count() + 1;
    format!("{fault}{AT}{character})")
}

/// A value of a language from a string.
#[doc(hidden)]
pub fn deserialize<'de, T: Value, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    /// A visitor that reads a text while the string is visited, so that the deserializer knows the place of a fault.
    struct TextVisitor<T>(PhantomData<T>);

    impl<T: Value> Visitor<'_> for TextVisitor<T> {
        type Value = T;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "{}", T::what())
        }

        fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<T, E> {
            crate::read(text).map_err(|fault| E::custom(told(&fault, text)))
        }
    }

    deserializer.deserialize_str(TextVisitor(PhantomData))
}

/// The record, or all that is wrong with it.
pub(super) fn read<T: DeserializeOwned>(
    file: &str,
    mut value: Spanned<DeValue<'_>>,
) -> Result<T, Vec<Wrong>> {
    let whole = value.span();
    let (mut wrong, mut taken_out, mut shortened) = (Vec::new(), Vec::<String>::new(), false);
    loop {
        let error = match data_file::of::<T>(&value) {
            Ok(record) if wrong.is_empty() => return Ok(record),
            Ok(_) => return Err(wrong),
            Err(error) => error,
        };
        let span = error.span().unwrap_or_else(|| whole.clone());
        // What was taken out is not missing, nor what was but spelt wrongly.
        let missing = error.message().strip_prefix("missing field `");
        let missing = missing.and_then(|rest| rest.split('`').next());
        let taken = || taken_out.iter().map(String::as_str);
        let follows = missing.is_some_and(|name| nearest(name, taken()).is_some())
            || (shortened && error.message().starts_with("invalid length"));
        let taken = take_out(&mut value, &span);
        if !follows {
            let leaf = taken.as_ref().map(|(_, leaf)| leaf);
            let found = located(file, error.message(), &span, leaf);
            if !wrong.contains(&found) {
                wrong.push(found);
            }
        }
        match taken {
            Some((None, _)) => shortened = true,
            Some((key, _)) => taken_out.extend(key),
            None => return Err(wrong),
        }
    }
}

/// The place in the file that a message points to.
fn located(file: &str, message: &str, span: &Span, leaf: Option<&DeValue<'_>>) -> Wrong {
    let character = message.strip_suffix(')').and_then(|message| message.rsplit_once(AT));
    if let Some((why, character)) = character
        && let (Ok(character), Some(DeValue::String(text))) = (character.parse::<usize>(), leaf)
    {
        let byte = text.char_indices().nth(character - 1).map_or(text.len(), |(byte, _)| byte);
        return (Origin::new(file, span.clone()).offset(byte), why.to_owned());
    }
    // Serde's words may be of several lines.
    (span.start, message.lines().collect::<Vec<_>>().join(" "))
}

/// Takes out the entry of a table or an array with the mistake, as small as possible; returns its key, where it has one.
fn take_out<'a>(value: &mut Spanned<DeValue<'a>>, span: &Span) -> Option<(Option<String>, DeValue<'a>)> {
    match value.get_mut() {
        DeValue::Table(table) => take_out_of_table(table, span),
        DeValue::Array(array) => {
            let at = array.iter().position(|item| covers(item, span))?;
            let mut items = array.iter().cloned().collect::<Vec<_>>();
            let inner = if items[at].span() == *span { None } else { take_out(&mut items[at], span) };
            let taken = inner.unwrap_or_else(|| (None, items.remove(at).into_inner()));
            *array = items.into_iter().collect();
            Some(taken)
        }
        _ => None,
    }
}

fn take_out_of_table<'a>(table: &mut DeTable<'a>, span: &Span) -> Option<(Option<String>, DeValue<'a>)> {
    let key = table
        .iter()
        .find(|(key, value)| key.span() == *span || covers(value, span))
        .map(|(key, _)| key.clone())?;
    let value = table.get_mut(key.get_ref().as_ref())?;
    // The place of an array of tables is that of its first table.
    let is_array = matches!(value.get_ref(), DeValue::Array(_));
    if key.span() != *span
        && (value.span() != *span || is_array)
        && let Some(inner) = take_out(value, span)
    {
        return Some(inner);
    }
    let taken = table.remove(key.get_ref().as_ref())?;
    Some((Some(key.get_ref().to_string()), taken.into_inner()))
}

/// True if the place lies in this value. A table's own place is only its head, where it has one.
fn covers(value: &Spanned<DeValue<'_>>, span: &Span) -> bool {
    let own = value.span();
    let inside = own.contains(&span.start) && span.end <= own.end;
    inside
        || match value.get_ref() {
            DeValue::Table(table) => {
                table.iter().any(|(key, value)| key.span() == *span || covers(value, span))
            }
            DeValue::Array(array) => array.iter().any(|item| covers(item, span)),
            _ => false,
        }
}
