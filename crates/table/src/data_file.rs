//! Data files in TOML, read with serde by code that stays small.
//!
//! What `toml` reads types with takes the file apart while it reads, and has each of them ready for tables, for dates, and
//! for places: compiled for every type of every game's files, that was up to a third of the rules. Here the file is parsed
//! once and lent, there are no dates, and a [`Placed`] text is the only thing that knows its place. A record is a table: it
//! cannot be written as an array.

use std::fmt;
use std::ops::Range;
use std::slice;

use serde::Deserialize;
use serde::de::value::BorrowedStrDeserializer;
use serde::de::{
    self, DeserializeOwned, DeserializeSeed, Deserializer, EnumAccess, Expected, IntoDeserializer, MapAccess,
    SeqAccess, Unexpected, VariantAccess, Visitor,
};
use toml::Spanned;
use toml::de::{DeString, DeTable, DeValue};
use toml::map;

/// Reads a file.
///
/// # Errors
/// The first thing that is wrong with it, and where.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, Unreadable> {
    let root = root(text)?;
    of(&root).map_err(|fault| fault.in_text(text))
}

/// Reads a part of a file.
///
/// # Errors
/// The first thing that is wrong with it, and where.
pub fn of<T: DeserializeOwned>(value: &Spanned<DeValue<'_>>) -> Result<T, Unreadable> {
    T::deserialize(Node(value))
}

fn root(text: &str) -> Result<Spanned<DeValue<'_>>, Unreadable> {
    match DeTable::parse(text) {
        Ok(table) => Ok(Spanned::new(table.span(), DeValue::Table(table.into_inner()))),
        Err(error) => {
            let fault = Fault { message: error.message().to_owned(), span: error.span(), place: None };
            Err(Unreadable(Box::new(fault)).in_text(text))
        }
    }
}

/// The fault of a file. In words: its place, where that is known, and the fault.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unreadable(Box<Fault>);

#[derive(Clone, PartialEq, Eq, Debug)]
struct Fault {
    message: String,
    span: Option<Range<usize>>,
    /// The line and the character in it, from 1.
    place: Option<(usize, usize)>,
}

impl Unreadable {
    /// The fault, without its place.
    pub fn message(&self) -> &str {
        &self.0.message
    }

    /// The bytes of the file that it is about.
    pub fn span(&self) -> Option<Range<usize>> {
        self.0.span.clone()
    }

    #[cold]
    fn new(message: String) -> Self {
        Self(Box::new(Fault { message, span: None, place: None }))
    }

    /// The same here, unless it is known to be at a smaller place.
    #[cold]
    fn at(mut self, span: Range<usize>) -> Self {
        self.0.span.get_or_insert(span);
        self
    }

    #[cold]
    fn in_text(mut self, text: &str) -> Self {
        let before = self.0.span.as_ref().and_then(|span| text.get(..span.start));
        self.0.place = before.map(|before| {
            let line = before.rsplit('\n').next().unwrap_or_default();
            (1 + before.matches('\n').count(), 1 + line.chars().count())
        });
        self
    }
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some((line, character)) = self.0.place {
            write!(f, "line {line}, character {character}: ")?;
        }
        f.write_str(&self.0.message)
    }
}

impl std::error::Error for Unreadable {}

impl de::Error for Unreadable {
    #[cold]
    fn custom<T: fmt::Display>(message: T) -> Self {
        Self::new(message.to_string())
    }
}

/// A text of a file that knows its place.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename = "table::data_file::Placed")]
pub struct Placed(usize, usize, String);

/// The name by which a [`Placed`] asks for its place.
const PLACED: &str = "table::data_file::Placed";

impl Placed {
    /// The text.
    pub fn text(&self) -> &str {
        &self.2
    }

    /// The bytes of the file that it takes, with its quotes.
    pub fn span(&self) -> Range<usize> {
        self.0..self.1
    }
}

/// A value of the file, lent.
#[derive(Clone, Copy)]
struct Node<'de>(&'de Spanned<DeValue<'de>>);

enum Number {
    Whole(i64),
    Large(u64),
    Real(f64),
}

impl<'de> Node<'de> {
    fn value(self) -> &'de DeValue<'de> {
        self.0.get_ref()
    }

    #[cold]
    fn blamed(self, fault: Unreadable) -> Unreadable {
        fault.at(self.0.span())
    }

    #[cold]
    fn wrong(self, message: impl Into<String>) -> Unreadable {
        self.blamed(Unreadable::new(message.into()))
    }

    #[cold]
    fn mismatch(self, expected: &dyn Expected) -> Unreadable {
        let found = match self.value() {
            DeValue::String(text) => Unexpected::Str(text),
            DeValue::Integer(_) | DeValue::Float(_) => match self.number() {
                Some(Number::Whole(number)) => Unexpected::Signed(number),
                Some(Number::Large(number)) => Unexpected::Unsigned(number),
                Some(Number::Real(number)) => Unexpected::Float(number),
                None => Unexpected::Other("a number that is too large"),
            },
            DeValue::Boolean(truth) => Unexpected::Bool(*truth),
            DeValue::Datetime(_) => Unexpected::Other("a date"),
            DeValue::Array(_) => Unexpected::Seq,
            DeValue::Table(_) => Unexpected::Map,
        };
        self.blamed(de::Error::invalid_type(found, expected))
    }

    fn number(self) -> Option<Number> {
        match self.value() {
            DeValue::Integer(number) => {
                let (digits, radix) = (number.as_str(), number.radix());
                let whole = i64::from_str_radix(digits, radix).map(Number::Whole);
                whole.or_else(|_| u64::from_str_radix(digits, radix).map(Number::Large)).ok()
            }
            DeValue::Float(number) => number.as_str().parse().map(Number::Real).ok(),
            _ => None,
        }
    }

    fn is_empty(self) -> bool {
        match self.value() {
            DeValue::Array(list) => list.is_empty(),
            DeValue::Table(table) => table.is_empty(),
            _ => false,
        }
    }

    /// The variant that is written here: a word, or a table with one entry.
    fn pick(self) -> Result<Pick<'de>, Unreadable> {
        match self.value() {
            DeValue::String(name) => Ok(Pick { name, at: self.0.span(), content: None }),
            DeValue::Table(table) => match (table.len(), table.iter().next()) {
                (1, Some((key, value))) => {
                    Ok(Pick { name: key.get_ref(), at: key.span(), content: Some(Node(value)) })
                }
                (0, _) => Err(self.wrong("wanted exactly 1 element, found 0 elements")),
                _ => Err(self.wrong("wanted exactly 1 element, more than 1 element")),
            },
            _ => Err(self.wrong("wanted string or table")),
        }
    }

    /// Refuses other keys than these.
    fn only(self, fields: &[&str]) -> Result<(), Unreadable> {
        let DeValue::Table(table) = self.value() else { return Ok(()) };
        let known = |key: &str| fields.contains(&key);
        let unknown = table.iter().map(|(key, _)| key).filter(|key| !known(key.get_ref()));
        let unknown = unknown.collect::<Vec<_>>();
        let Some(first) = unknown.first() else { return Ok(()) };
        let names = unknown.iter().map(|key| key.get_ref().as_ref()).collect::<Vec<&str>>().join(", ");
        let all = fields.join(", ");
        let message = format!("unexpected keys in table: {names}, available keys: {all}");
        Err(Unreadable::new(message).at(first.span()))
    }
}

/// Methods that do as another does.
macro_rules! alike {
    ($to:ident: $($method:ident)*) => {$(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
            self.$to(visitor)
        }
    )*};
}

impl<'de> Deserializer<'de> for Node<'de> {
    type Error = Unreadable;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        match self.value() {
            DeValue::String(_) => self.deserialize_str(visitor),
            DeValue::Boolean(_) => self.deserialize_bool(visitor),
            DeValue::Array(_) => self.deserialize_seq(visitor),
            DeValue::Table(_) => self.deserialize_map(visitor),
            DeValue::Integer(_) | DeValue::Float(_) | DeValue::Datetime(_) => self.deserialize_i64(visitor),
        }
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        match self.value() {
            DeValue::Boolean(truth) => visitor.visit_bool(*truth).map_err(|fault| self.blamed(fault)),
            _ => Err(self.mismatch(&visitor)),
        }
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        match self.value() {
            DeValue::String(text) => visitor.visit_borrowed_str(text).map_err(|fault| self.blamed(fault)),
            _ => Err(self.mismatch(&visitor)),
        }
    }

    fn deserialize_i64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        let read = match self.number() {
            Some(Number::Whole(number)) => visitor.visit_i64(number),
            Some(Number::Large(number)) => visitor.visit_u64(number),
            Some(Number::Real(number)) => visitor.visit_f64(number),
            None => Err(self.mismatch(&visitor)),
        };
        read.map_err(|fault| self.blamed(fault))
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        match self.value() {
            DeValue::Array(list) => visitor.visit_seq(List(list.iter())).map_err(|fault| self.blamed(fault)),
            _ => Err(self.mismatch(&visitor)),
        }
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        match self.value() {
            DeValue::Table(table) => {
                let entries = Entries { left: table.iter(), value: None };
                visitor.visit_map(entries).map_err(|fault| self.blamed(fault))
            }
            _ => Err(self.mismatch(&visitor)),
        }
    }

    // What is not there is no field; what is there is something.
    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        visitor.visit_some(self).map_err(|fault| self.blamed(fault))
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Unreadable> {
        visitor.visit_newtype_struct(self).map_err(|fault| self.blamed(fault))
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unreadable> {
        self.deserialize_map(visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unreadable> {
        visitor.visit_enum(self.pick()?).map_err(|fault| self.blamed(fault))
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Unreadable> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        _: usize,
        visitor: V,
    ) -> Result<V::Value, Unreadable> {
        if name == PLACED {
            return visitor.visit_seq(Place { node: self, next: 0 }).map_err(|fault| self.blamed(fault));
        }
        self.deserialize_seq(visitor)
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        visitor.visit_unit()
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Unreadable> {
        self.deserialize_any(visitor)
    }

    alike! { deserialize_str: deserialize_char deserialize_string deserialize_identifier }
    alike! { deserialize_i64: deserialize_i8 deserialize_i16 deserialize_i32 deserialize_u8 deserialize_u16 }
    alike! { deserialize_i64: deserialize_u32 deserialize_u64 deserialize_f32 deserialize_f64 }
    alike! { deserialize_any: deserialize_bytes deserialize_byte_buf deserialize_unit }
}

/// The values of an array.
struct List<'de>(slice::Iter<'de, Spanned<DeValue<'de>>>);

impl<'de> SeqAccess<'de> for List<'de> {
    type Error = Unreadable;

    fn next_element_seed<S: DeserializeSeed<'de>>(
        &mut self,
        seed: S,
    ) -> Result<Option<S::Value>, Unreadable> {
        self.0.next().map(|value| seed.deserialize(Node(value))).transpose()
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.0.len())
    }
}

/// The parts of a [`Placed`]: where it begins and ends, and its text.
struct Place<'de> {
    node: Node<'de>,
    next: usize,
}

impl<'de> SeqAccess<'de> for Place<'de> {
    type Error = Unreadable;

    fn next_element_seed<S: DeserializeSeed<'de>>(
        &mut self,
        seed: S,
    ) -> Result<Option<S::Value>, Unreadable> {
        let Range { start, end } = self.node.0.span();
        let part = self.next;
        self.next += 1;
        let number = |number: usize| IntoDeserializer::<Unreadable>::into_deserializer(number);
        match part {
            0 => seed.deserialize(number(start)).map(Some),
            1 => seed.deserialize(number(end)).map(Some),
            2 => seed.deserialize(self.node).map(Some),
            _ => Ok(None),
        }
    }
}

/// The entries of a table.
struct Entries<'de> {
    left: map::Iter<'de, Spanned<DeString<'de>>, Spanned<DeValue<'de>>>,
    value: Option<Node<'de>>,
}

impl<'de> MapAccess<'de> for Entries<'de> {
    type Error = Unreadable;

    fn next_key_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, Unreadable> {
        let Some((key, value)) = self.left.next() else { return Ok(None) };
        self.value = Some(Node(value));
        seed.deserialize(Key(key.get_ref())).map(Some).map_err(|fault| fault.at(key.span()))
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, Unreadable> {
        match self.value.take() {
            Some(value) => seed.deserialize(value).map_err(|fault| value.blamed(fault)),
            None => Err(Unreadable::new("a value without a key".to_owned())),
        }
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.left.len())
    }
}

/// A key of a table; where a number is wanted, the number that it spells.
struct Key<'de>(&'de str);

impl<'de> Deserializer<'de> for Key<'de> {
    type Error = Unreadable;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        visitor.visit_borrowed_str(self.0)
    }

    fn deserialize_i64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        match self.0.parse() {
            Ok(number) => visitor.visit_i64(number),
            Err(error) => Err(Unreadable::new(format!("`{}`: {error}", self.0))),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unreadable> {
        visitor.visit_some(self)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Unreadable> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unreadable> {
        visitor.visit_enum(BorrowedStrDeserializer::new(self.0))
    }

    alike! { deserialize_i64: deserialize_i8 deserialize_i16 deserialize_i32 deserialize_u8 deserialize_u16 }
    alike! { deserialize_i64: deserialize_u32 deserialize_u64 }

    serde::forward_to_deserialize_any! {
        bool f32 f64 char str string bytes byte_buf unit unit_struct seq tuple tuple_struct map struct
        identifier ignored_any
    }
}

/// A variant of an enum, and its content.
struct Pick<'de> {
    name: &'de str,
    at: Range<usize>,
    content: Option<Node<'de>>,
}

impl<'de> Pick<'de> {
    fn content(self, expected: &dyn Expected) -> Result<Node<'de>, Unreadable> {
        self.content.ok_or_else(|| de::Error::invalid_type(Unexpected::UnitVariant, expected))
    }
}

impl<'de> EnumAccess<'de> for Pick<'de> {
    type Error = Unreadable;
    type Variant = Self;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, Self), Unreadable> {
        match seed.deserialize(Key(self.name)) {
            Ok(variant) => Ok((variant, self)),
            Err(fault) => Err(fault.at(self.at)),
        }
    }
}

impl<'de> VariantAccess<'de> for Pick<'de> {
    type Error = Unreadable;

    fn unit_variant(self) -> Result<(), Unreadable> {
        match self.content {
            Some(node) if !node.is_empty() => Err(node.wrong("expected nothing more")),
            _ => Ok(()),
        }
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, Unreadable> {
        seed.deserialize(self.content(&"newtype variant")?)
    }

    fn tuple_variant<V: Visitor<'de>>(self, len: usize, visitor: V) -> Result<V::Value, Unreadable> {
        let node = self.content(&"tuple variant")?;
        match node.value() {
            DeValue::Array(list) if list.len() == len => node.deserialize_seq(visitor),
            _ => Err(node.wrong(format!("expected tuple with length {len}"))),
        }
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unreadable> {
        let node = self.content(&"struct variant")?;
        node.only(fields)?;
        node.deserialize_map(visitor)
    }
}
