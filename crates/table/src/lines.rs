//! Texts that people write by hand, such as [positions](crate::offer::Positions): lines of `key about: value, value`. What
//! stands behind a `#` is for the reader.

mod request;
pub mod rest;
mod spelling;
mod telling;

use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

use crate::{Game, Observer, SeatSet};

pub use crate::flaw::Flaw;
pub use request::{asked_for, request};
pub use spelling::{Crowd, Spelling, as_json};
pub use telling::{Head, Telling};

impl Flaw {
    /// A flaw of this line; without one, of the whole text.
    pub fn of(line: Option<&Line<'_>>, lines: &[Line<'_>], reason: impl Display) -> Self {
        match line {
            Some(line) => line.flaw(reason),
            None => Self::of_all(lines, reason),
        }
    }

    /// A flaw of the whole text, reported at the last line.
    pub fn of_all(lines: &[Line<'_>], reason: impl Display) -> Self {
        Self { line: lines.last().map_or(1, |line| line.number), reason: reason.to_string() }
    }
}

/// Demands that something holds; if not, that is a flaw of the line with this key, about this, where there is one.
///
/// # Errors
/// When it does not hold.
pub fn demand(
    lines: &[Line<'_>],
    holds: bool,
    (key, about): (&str, impl Display),
    reason: impl Display,
) -> Result<(), Flaw> {
    if holds {
        return Ok(());
    }
    let about = about.to_string();
    let line = lines.iter().find(|line| line.key == key && line.about == about);
    Err(Flaw::of(line, lines, reason))
}

/// Words that say in place of all values that there are none.
pub const NOBODY: [&str; 4] = ["nobody", "nothing", "none", "no"];

/// A line with its parts.
#[derive(Clone, Copy, Debug)]
pub struct Line<'a> {
    /// The line's number, from 1.
    pub number: usize,
    pub key: &'a str,
    /// The subject; empty where the key says enough.
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
            let reason = format!("'{text}': a line is written 'key: value, value'");
            return Err(Flaw { line: number, reason });
        };
        let (key, about) = head.trim().split_once(' ').unwrap_or((head.trim(), ""));
        Ok(Some(Self { number, key, about: about.trim(), values: values.trim() }))
    }

    /// The head of the line, up to the colon: `hand 2`.
    pub fn head(&self) -> String {
        format!("{} {}", self.key, self.about).trim().to_owned()
    }

    /// A flaw of this line.
    pub fn flaw(&self, reason: impl Display) -> Flaw {
        Flaw { line: self.number, reason: reason.to_string() }
    }

    /// The whole value, as it is written.
    pub const fn text(&self) -> &'a str {
        self.values
    }

    /// Does it say with [a word](NOBODY), or with the number 0, that there is nothing?
    pub fn is_nothing(&self) -> bool {
        NOBODY.contains(&self.values) || self.values == "0" || self.values.is_empty()
    }

    /// The values, one by one; none, where the line [says so](Self::is_nothing).
    pub fn values(&self) -> impl Iterator<Item = &'a str> + use<'a> {
        let nothing = self.is_nothing();
        self.words().filter(move |_| !nothing)
    }

    /// The same, where something may be called 0: that is then its name, and not that there is nothing.
    pub fn words(&self) -> impl Iterator<Item = &'a str> + use<'a> {
        let some = Some(self.values).filter(|values| !NOBODY.contains(values));
        some.unwrap_or_default().split(',').map(str::trim).filter(|value| !value.is_empty())
    }

    /// A word as the name of something.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn named<T: FromStr<Err: Display>>(&self, word: &str) -> Result<T, Flaw> {
        word.parse().map_err(|error| self.flaw(error))
    }

    /// The subject of the line, parsed.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn subject<T: FromStr<Err: Display>>(&self) -> Result<T, Flaw> {
        self.named(self.about)
    }

    /// The only value.
    ///
    /// # Errors
    /// When there is none, or more than one.
    pub fn word(&self) -> Result<&'a str, Flaw> {
        let mut values = self.values.split(',').map(str::trim);
        match (values.next(), values.next()) {
            (Some(word), None) if !word.is_empty() => Ok(word),
            _ => Err(self.flaw(format!("'{}' has one value", self.key))),
        }
    }

    /// The only value, which is the name of something.
    ///
    /// # Errors
    /// When there is not just one, or it cannot be read.
    pub fn one<T: FromStr<Err: Display>>(&self) -> Result<T, Flaw> {
        self.named(self.word()?)
    }

    /// Names of things.
    ///
    /// # Errors
    /// When one cannot be read.
    pub fn list<T: FromStr<Err: Display>>(&self) -> Result<Vec<T>, Flaw> {
        // What is called '0' is told as that.
        let all = self.words().map(|value| self.named(value)).collect::<Result<Vec<T>, Flaw>>();
        if self.values == "0" { Ok(all.unwrap_or_default()) } else { all }
    }

    /// A number from `least` to `most`.
    ///
    /// # Errors
    /// When it is none.
    pub fn number(&self, word: &str, least: u16, most: u16) -> Result<u16, Flaw> {
        let number = word.parse().ok();
        number
            .filter(|number| (least..=most).contains(number))
            .ok_or_else(|| self.flaw(format!("'{word}' is no number from {least} to {most}")))
    }

    /// The only value, which is a number from `least` to `most`.
    ///
    /// # Errors
    /// When it is none.
    pub fn count(&self, least: u8, most: u8) -> Result<u8, Flaw> {
        if least == 0 && self.is_nothing() && !self.values.is_empty() {
            return Ok(0);
        }
        let number = self.number(self.word()?, least.into(), most.into())?;
        Ok(number as u8)
    }

    /// The only value, which is yes or no.
    ///
    /// # Errors
    /// When it is neither.
    pub fn yes(&self) -> Result<bool, Flaw> {
        match self.word()? {
            "yes" => Ok(true),
            "no" => Ok(false),
            _ if self.is_nothing() => Ok(false),
            other => Err(self.flaw(format!("'{other}' is neither yes nor no"))),
        }
    }

    /// Things with their number, `3 gondor-regular`; without a number, one.
    ///
    /// # Errors
    /// When a number or a name cannot be read.
    pub fn counted<T: FromStr<Err: Display>>(&self) -> Result<Vec<(u8, T)>, Flaw> {
        let read = |value: &'a str| {
            let (count, word) = value.split_once(' ').unwrap_or(("1", value));
            Ok((self.number(count, 0, 99)? as u8, self.named(word.trim())?))
        };
        let all = self.words().map(read).collect::<Result<Vec<(u8, T)>, Flaw>>();
        if self.values == "0" { Ok(all.unwrap_or_default()) } else { all }
    }
}

/// The lines of a text, which may tell of several things of one kind.
///
/// # Errors
/// The first that is none.
pub fn each_line(text: &str) -> Result<Vec<Line<'_>>, Flaw> {
    let lines = (1..).zip(text.lines());
    let lines = lines.map(|(number, text)| Line::read(number, text));
    lines.filter_map(Result::transpose).collect()
}

/// The lines of a text. None says twice what another says.
///
/// # Errors
/// The first that is none, or says what another has said.
pub fn lines(text: &str) -> Result<Vec<Line<'_>>, Flaw> {
    let lines = each_line(text)?;
    for (at, line) in lines.iter().enumerate() {
        let same = |other: &&Line<'_>| (other.key, other.about) == (line.key, line.about);
        if let Some(first) = lines[..at].iter().find(same) {
            return Err(line.flaw(format!("'{}' stands in line {} already", line.head(), first.number)));
        }
    }
    Ok(lines)
}

/// `3 gondor-regular`, or just the name of a single thing.
pub fn counted(count: u8, what: impl Display) -> String {
    match count {
        1 => what.to_string(),
        count => format!("{count} {what}"),
    }
}

/// Writes a line, unless it has nothing to say.
///
/// # Errors
/// When the text takes no more.
pub fn line<T: Display>(
    f: &mut Formatter<'_>,
    key: impl Display,
    values: impl IntoIterator<Item = T>,
) -> fmt::Result {
    let values = values.into_iter().map(|value| value.to_string());
    let values = values.collect::<Vec<_>>();
    if values.is_empty() {
        return Ok(());
    }
    writeln!(f, "{key}: {}", values.join(", "))
}

/// The seats as people count them: `1 3`.
fn numbers(seats: SeatSet) -> String {
    let numbers = seats.iter().map(|seat| seat.number().to_string());
    numbers.collect::<Vec<_>>().join(" ")
}

/// The line of a [table](Game::lines) for the open question and the seats asked.
pub fn asked<G: Game>(state: &G::State) -> Option<String> {
    let asked = G::asks(state);
    let id = G::prompt(state, Observer::Seat(asked.first()?)).id;
    let own = id.trim_start_matches(G::INFO.id).trim_start_matches('-');
    let question = own.trim_start_matches("ask-").trim_start_matches("prompt-");
    Some(format!("asked {}: {question}", numbers(asked)))
}

/// The line of a [table](Game::lines) for the winners.
pub fn wins<G: Game>(state: &G::State) -> Option<String> {
    let outcome = G::outcome(state)?;
    Some(format!("wins: {}", numbers(outcome.winners)))
}
