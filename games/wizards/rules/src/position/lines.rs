//! The lines of a position: `key about: value, value`. What stands behind a `#` is for the reader.

use std::fmt::Display;
use std::str::FromStr;

use table::Seat;

use super::Flaw;

/// A line that says something.
#[derive(Clone, Copy, Debug)]
pub struct Line<'a> {
    number: usize,
    /// What it tells.
    pub key: &'a str,
    /// Whose, where, which: the other words before the colon.
    pub about: &'a str,
    values: &'a str,
}

impl<'a> Line<'a> {
    fn read(number: usize, text: &'a str) -> Result<Option<Self>, Flaw> {
        let text = text.split('#').next().unwrap_or_default().trim();
        if text.is_empty() {
            return Ok(None);
        }
        let Some((head, values)) = text.split_once(':') else {
            let reason = format!("'{text}': a line is written 'key about: value, value'");
            return Err(Flaw { line: number, reason });
        };
        let (key, about) = head.trim().split_once(' ').unwrap_or((head.trim(), ""));
        Ok(Some(Self {
            number,
            key,
            about: about.trim(),
            values: values.trim(),
        }))
    }

    /// A flaw of this line.
    pub fn flaw(&self, reason: impl Display) -> Flaw {
        Flaw {
            line: self.number,
            reason: reason.to_string(),
        }
    }

    /// The values, one by one.
    pub fn values(&self) -> impl Iterator<Item = &'a str> + use<'a> {
        self.values
            .split(',')
            .map(str::trim)
            .filter(|value| !value.is_empty())
    }

    /// The name of something.
    pub fn named<T: FromStr<Err: Display>>(&self, word: &str) -> Result<T, Flaw> {
        word.parse().map_err(|error| self.flaw(error))
    }

    /// The names of things.
    pub fn list<T: FromStr<Err: Display>>(&self) -> Result<Vec<T>, Flaw> {
        self.values().map(|value| self.named(value)).collect()
    }

    /// Things with their number, `3 cave_drake`; one, where no number stands.
    pub fn counted<T: FromStr<Err: Display> + Clone>(&self) -> Result<Vec<T>, Flaw> {
        let mut all = Vec::new();
        for value in self.values() {
            let (count, word) = match value.split_once(' ') {
                Some((count, word)) => (self.number(count)?, word),
                None => (1, value),
            };
            all.extend(std::iter::repeat_n(self.named::<T>(word)?, count.into()));
        }
        Ok(all)
    }

    /// A number.
    pub fn number(&self, word: &str) -> Result<u8, Flaw> {
        word.parse()
            .map_err(|_| self.flaw(format!("'{word}' is no number from 0 to 255")))
    }

    /// The only value, which is a number.
    pub fn count(&self) -> Result<u8, Flaw> {
        self.number(self.values)
    }

    /// The only value.
    pub fn word(&self) -> &'a str {
        self.values
    }

    /// A player: 1 or 2.
    pub fn seat(&self, word: &str) -> Result<Seat, Flaw> {
        match word {
            "1" => Ok(Seat::new(0)),
            "2" => Ok(Seat::new(1)),
            _ => Err(self.flaw(format!("'{word}' is no player: 1 or 2"))),
        }
    }

    /// The player whom the line is about.
    pub fn whose(&self) -> Result<Seat, Flaw> {
        self.seat(self.about)
    }
}

/// The lines of a text.
pub fn lines(text: &str) -> Result<Vec<Line<'_>>, Flaw> {
    let lines = text
        .lines()
        .enumerate()
        .map(|(index, line)| Line::read(index + 1, line));
    Ok(lines
        .collect::<Result<Vec<_>, _>>()?
        .into_iter()
        .flatten()
        .collect())
}
