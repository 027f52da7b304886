//! From text to values: words, numbers and calls with arguments by position.

use std::collections::HashMap;

use crate::ids::{CardId, RegionId, SiteId};

/// What the ids in a text stand for.
#[derive(Default, Debug)]
pub struct Ids {
    /// Cards by id.
    pub cards: HashMap<String, CardId>,
    /// Sites by id.
    pub sites: HashMap<String, SiteId>,
    /// Regions by id.
    pub regions: HashMap<String, RegionId>,
}

/// A piece of text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Term {
    /// `3`, `-1`.
    Number(i64),
    /// `edoras`, `check(user, -2)`.
    Call(String, Vec<Term>),
}

impl Term {
    /// Reads a whole text.
    ///
    /// # Errors
    /// What is wrong, and at which character.
    pub fn parse(text: &str) -> Result<Self, String> {
        let mut at = 0;
        let term = parse(text, &mut at)?;
        match text[at..].trim_start().chars().next() {
            None => Ok(term),
            Some(left) => Err(format!("nothing should follow, found '{left}' (at character {})", at + 1)),
        }
    }

    /// Its word and arguments.
    pub(crate) fn parts(&self) -> Result<(&str, &[Term]), String> {
        match self {
            Self::Number(number) => Err(format!("a number ({number}) where a word is expected")),
            Self::Call(word, args) => Ok((word, args)),
        }
    }
}

fn parse(text: &str, at: &mut usize) -> Result<Term, String> {
    let skip = |at: &mut usize| *at += text[*at..].len() - text[*at..].trim_start().len();
    skip(at);
    let rest = &text[*at..];
    let end = rest.find(|c: char| !(c.is_ascii_alphanumeric() || "_-+".contains(c))).unwrap_or(rest.len());
    let word = &rest[..end];
    if word.is_empty() {
        return Err(format!("expected a word or a number (at character {})", *at + 1));
    }
    *at += end;
    if let Ok(number) = word.trim_start_matches('+').parse() {
        return Ok(Term::Number(number));
    }
    let mut args = Vec::new();
    skip(at);
    if text[*at..].starts_with('(') {
        *at += 1;
        loop {
            args.push(parse(text, at)?);
            skip(at);
            match text[*at..].chars().next() {
                Some(',') => *at += 1,
                Some(')') => break *at += 1,
                _ => return Err(format!("expected ',' or ')' (at character {})", *at + 1)),
            }
        }
    }
    Ok(Term::Call(word.to_owned(), args))
}

/// What can be read from a text.
pub trait Read: Sized {
    /// Reads it.
    ///
    /// # Errors
    /// What is wrong.
    fn read(term: &Term, ids: &Ids) -> Result<Self, String>;

    /// Reads what the words of the language do not cover: ids, numbers, lists.
    fn otherwise(_term: &Term, _ids: &Ids) -> Option<Result<Self, String>> {
        None
    }

    /// Reads all the arguments that are left, if it is a list.
    fn rest(_terms: &[Term], _ids: &Ids) -> Option<Result<Self, String>> {
        None
    }
}

/// The arguments of a call, one after another.
pub(crate) struct Args<'a> {
    word: &'a str,
    left: &'a [Term],
}

impl<'a> Args<'a> {
    pub(crate) const fn new(word: &'a str, left: &'a [Term]) -> Self {
        Self { word, left }
    }

    pub(crate) fn next<T: Read>(&mut self, ids: &Ids) -> Result<T, String> {
        if let Some(list) = T::rest(self.left, ids) {
            self.left = &[];
            return list;
        }
        let (first, rest) =
            self.left.split_first().ok_or_else(|| format!("'{}' needs more arguments", self.word))?;
        self.left = rest;
        T::read(first, ids)
    }

    pub(crate) fn end(&self) -> Result<(), String> {
        if self.left.is_empty() { Ok(()) } else { Err(format!("'{}' has too many arguments", self.word)) }
    }
}

impl Read for i8 {
    fn read(term: &Term, _ids: &Ids) -> Result<Self, String> {
        match term {
            Term::Number(number) => Self::try_from(*number).map_err(|_| format!("{number} is too large")),
            Term::Call(word, _) => Err(format!("'{word}' where a number is expected")),
        }
    }
}

impl<T: Read> Read for Box<T> {
    fn read(term: &Term, ids: &Ids) -> Result<Self, String> {
        T::read(term, ids).map(Self::new)
    }
}

macro_rules! ids {
    ($($id:ident: $field:ident, $called:literal;)*) => {$(
        impl Read for $id {
            fn read(term: &Term, ids: &Ids) -> Result<Self, String> {
                let (word, _) = term.parts()?;
                ids.$field.get(word).copied().ok_or_else(|| format!(concat!("'{}' is no ", $called), word))
            }
        }
    )*};
}

ids! {
    CardId: cards, "card";
    SiteId: sites, "site";
    RegionId: regions, "region";
}
