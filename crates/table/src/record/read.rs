//! A record from its text.

use std::str::FromStr;

use serde_json::Value;

use super::FIRST_LINE;
use super::write::checksum;
use crate::{Ending, Ply, Record, RecordError, Seated};

/// A record as it was read. Whether its checksum fits is known, too, but what else is wrong with it names a
/// better line: so that is looked for first.
#[derive(Clone, PartialEq, Debug)]
pub struct Unsealed {
    pub record: Record,
    /// The result of the checksum.
    pub seal: Result<(), RecordError>,
}

impl Record {
    /// Reads a record, also one whose checksum does not fit.
    ///
    /// # Errors
    /// The first line that is none of a record.
    pub fn read(text: &str) -> Result<Unsealed, RecordError> {
        first_line(text)?;
        let last = text.lines().count();
        let sum_at = text.trim_end().rfind('\n').map_or(0, |end| end + 1);
        let (before, sum) = text.split_at(sum_at);
        let cut_off = RecordError::at(last, "the record is cut off: its checksum is missing");
        let Some(sum) = sum.strip_prefix("checksum ") else {
            // What is wrong before the line where it was cut is worth more.
            let earlier = Parser::new(text).read().err().filter(|error| error.line < last);
            return Err(earlier.unwrap_or(cut_off));
        };
        let record = Parser::new(before).read()?;
        let seal = if sum.trim_end() == checksum(before) {
            Ok(())
        } else {
            Err(RecordError::at(
                before.lines().count() + 1,
                "the checksum does not fit: something was changed or lost",
            ))
        };
        Ok(Unsealed { record, seal })
    }
}

fn first_line(text: &str) -> Result<(), RecordError> {
    let first = text.lines().next().unwrap_or_default();
    if first == FIRST_LINE {
        return Ok(());
    }
    let why = match first.strip_prefix("bree record ") {
        Some(version) => format!("a record of format {version}, and only format 1 is known here"),
        None => format!("a record begins with '{FIRST_LINE}'"),
    };
    Err(RecordError::at(1, why))
}

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Self, RecordError> {
        let Unsealed { record, seal } = Self::read(text)?;
        seal.map(|()| record)
    }
}

/// Reads line by line, and knows where it is.
struct Parser<'a> {
    lines: std::iter::Peekable<std::iter::Enumerate<std::str::Lines<'a>>>,
    at: usize,
}

impl<'a> Parser<'a> {
    fn new(text: &'a str) -> Self {
        Self { lines: text.lines().enumerate().peekable(), at: 1 }
    }

    fn read(&mut self) -> Result<Record, RecordError> {
        self.next();
        let mut record = Record { game: self.expect("game ")?.to_owned(), ..Record::default() };
        record.rules_version = self.expect("rules ")?.parse().map_err(|_| self.wrong("a number"))?;
        if let Some(version) = self.accept("state ") {
            record.state_version = version.parse().map_err(|_| self.wrong("a number"))?;
        }
        record.setup = self.expect("setup ").and_then(|setup| self.json(setup))?;
        if let Some(commitment) = self.accept("commitment ") {
            record.commitment = Some(commitment.parse().map_err(|_| self.wrong("64 hexadecimal digits"))?);
        }
        if let Some(seed) = self.accept("seed ") {
            record.seed = Some(seed.parse().map_err(|_| self.wrong("64 hexadecimal digits"))?);
        }
        while let Some(seated) = self.seated(record.seats.len() + 1)? {
            record.seats.push(seated);
        }
        self.expect("begin")?;
        record.opening = self.told()?;
        while self.peek().is_some_and(|line| line.starts_with(|first: char| first.is_ascii_digit())) {
            let ply = self.ply(record.plies.len() + 1)?;
            record.plies.push(ply);
        }
        if let Some(seats) = self.accept("resigned ") {
            let seats = seats.split(' ').map(str::parse).collect::<Result<_, _>>();
            record.resigned = seats.map_err(|_| self.wrong("the numbers of seats"))?;
        }
        if let Some(ending) = self.accept("end ") {
            record.end = Some(self.ending(ending)?);
        }
        match self.next() {
            None => Ok(record),
            Some(_) => Err(self.wrong("nothing more")),
        }
    }

    /// The occupant of the seat of this number, if it is named.
    fn seated(&mut self, number: usize) -> Result<Option<Seated>, RecordError> {
        if let Some(name) = self.accept(&format!("seat {number} ")) {
            return Ok(Some(Seated::Person(name.to_owned())));
        }
        let Some(level) = self.accept(&format!("bot {number} ")) else {
            return Ok(None);
        };
        let is_level = |letter: char| letter.is_ascii_alphanumeric() || "-:".contains(letter);
        if level.is_empty() || level.len() > 24 || !level.chars().all(is_level) {
            return Err(self.wrong("the level of a bot"));
        }
        Ok(Some(Seated::Bot(level.to_owned())))
    }

    fn ending(&self, text: &str) -> Result<Ending, RecordError> {
        match text {
            "agreed" => Ok(Ending::Agreed),
            "resigned" => Ok(Ending::Resigned),
            "abandoned" => Ok(Ending::Abandoned),
            "unfinished" => Ok(Ending::Unfinished),
            _ => {
                let outcome = serde_json::from_str(text);
                outcome.map(Ending::Rules).map_err(|error| RecordError::at(self.at, error.to_string()))
            }
        }
    }

    fn ply(&mut self, number: usize) -> Result<Ply, RecordError> {
        let line = self.expect(&format!("{number} "))?;
        let (seat, choice) = line.split_once(' ').ok_or_else(|| self.wrong("a seat and a choice"))?;
        let seat = seat.parse().map_err(|_| self.wrong("a seat"))?;
        let told = self.told()?;
        let hash = self.expect("  # ")?.to_owned();
        Ok(Ply { seat, choice: choice.to_owned(), told, hash })
    }

    fn told(&mut self) -> Result<Vec<Value>, RecordError> {
        let mut told = Vec::new();
        while let Some(entry) = self.accept("  > ") {
            told.push(self.json(entry)?);
        }
        Ok(told)
    }

    fn json(&self, text: &str) -> Result<Value, RecordError> {
        serde_json::from_str(text).map_err(|error| RecordError::at(self.at, error.to_string()))
    }

    fn peek(&mut self) -> Option<&'a str> {
        self.lines.peek().map(|(_, line)| *line)
    }

    fn next(&mut self) -> Option<&'a str> {
        let (index, line) = self.lines.next()?;
        self.at = index + 1;
        Some(line)
    }

    fn accept(&mut self, start: &str) -> Option<&'a str> {
        let rest = self.peek()?.strip_prefix(start)?;
        self.next();
        Some(rest)
    }

    fn expect(&mut self, start: &str) -> Result<&'a str, RecordError> {
        let here = self.lines.peek().map_or(self.at + 1, |(index, _)| index + 1);
        self.accept(start)
            .ok_or_else(|| RecordError::at(here, format!("'{}' is expected here", start.trim_end())))
    }

    fn wrong(&self, expected: &str) -> RecordError {
        RecordError::at(self.at, format!("expected {expected}"))
    }
}
