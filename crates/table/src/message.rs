//! Messages to people, as ids with arguments. The words, in each language, are elsewhere.

use serde::{Deserialize, Serialize};

use crate::{Seat, SeatSet};

/// A name in each language, from a pack: for things that have no message of ours.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Names {
    /// Spanish.
    pub es: String,
    /// English.
    pub en: String,
}

impl Names {
    /// The name in the language of this code, or in English.
    pub fn of(&self, language: &str) -> &str {
        if language == "es" { &self.es } else { &self.en }
    }
}

/// An argument of a [`Message`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Arg {
    /// A count or a number; the language picks the plural by it.
    Number(i64),
    /// A player, shown by the name they chose.
    Seat(Seat),
    /// Several players.
    Seats(SeatSet),
    /// The id of another message without arguments: a hobbit, a symbol, a place.
    Term(&'static str),
    /// Several terms, joined as the language joins a list.
    Terms(Vec<&'static str>),
    /// Words that are the same in every language (a name from a file, a notation).
    Verbatim(String),
    /// A name that is data, in each language: the title of a card from a pack.
    Name(Names),
    /// Other messages with their own arguments: the effect of a card, in the sentence about its player. Several are
    /// joined as the language joins a list.
    Said(Vec<Message>),
}

impl From<i64> for Arg {
    fn from(number: i64) -> Self {
        Self::Number(number)
    }
}
impl From<u8> for Arg {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}
impl From<u16> for Arg {
    fn from(number: u16) -> Self {
        Self::Number(number.into())
    }
}
impl From<u32> for Arg {
    fn from(number: u32) -> Self {
        Self::Number(number.into())
    }
}
impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Self::Number(number as i64)
    }
}
impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}
impl From<Names> for Arg {
    fn from(names: Names) -> Self {
        Self::Name(names)
    }
}
impl From<&Names> for Arg {
    fn from(names: &Names) -> Self {
        Self::Name(names.clone())
    }
}
impl From<SeatSet> for Arg {
    fn from(seats: SeatSet) -> Self {
        Self::Seats(seats)
    }
}
impl From<&'static str> for Arg {
    fn from(term: &'static str) -> Self {
        Self::Term(term)
    }
}
impl From<Vec<&'static str>> for Arg {
    fn from(terms: Vec<&'static str>) -> Self {
        Self::Terms(terms)
    }
}
impl From<Message> for Arg {
    fn from(message: Message) -> Self {
        Self::Said(vec![message])
    }
}
impl From<Vec<Message>> for Arg {
    fn from(messages: Vec<Message>) -> Self {
        Self::Said(messages)
    }
}
impl From<String> for Arg {
    fn from(words: String) -> Self {
        Self::Verbatim(words)
    }
}

/// Something to say: the id of a Fluent message and its arguments.
///
/// A game crate never holds a sentence. `web` and the command line turn a message into words, in the
/// reader's language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Message {
    /// The Fluent id, prefixed by the game: `journey-prompt-roll`.
    pub id: &'static str,
    /// The arguments by name.
    #[serde(serialize_with = "args_as_object")]
    pub args: Vec<(&'static str, Arg)>,
}

impl Message {
    /// A message without arguments.
    pub const fn new(id: &'static str) -> Self {
        Self { id, args: Vec::new() }
    }

    /// The same message with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Self {
        self.args.push((name, value.into()));
        self
    }
}

fn args_as_object<S: serde::Serializer>(
    args: &[(&'static str, Arg)],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(args.iter().map(|(name, value)| (name, value)))
}
