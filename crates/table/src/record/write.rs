//! A record as a text.

use std::fmt::{self, Write};

use sha2::{Digest, Sha256};

use super::FIRST_LINE;
use crate::running::is_first;
use crate::{Ending, Record, Seated};

impl Record {
    fn write_body(&self, out: &mut String) -> fmt::Result {
        writeln!(out, "{FIRST_LINE}")?;
        writeln!(out, "game {}", self.game)?;
        writeln!(out, "rules {}", self.rules_version)?;
        if !is_first(&self.state_version) {
            writeln!(out, "state {}", self.state_version)?;
        }
        writeln!(out, "setup {}", self.setup)?;
        if let Some(commitment) = self.commitment {
            writeln!(out, "commitment {commitment}")?;
        }
        if let Some(seed) = self.seed {
            writeln!(out, "seed {seed}")?;
        }
        for (index, seated) in self.seats.iter().enumerate() {
            let number = index + 1;
            match seated {
                // A line's end in a name would end the line.
                Seated::Person(name) => {
                    writeln!(out, "seat {number} {}", name.replace(char::is_control, " "))?;
                }
                Seated::Bot(level) => writeln!(out, "bot {number} {level}")?,
            }
        }
        writeln!(out, "begin")?;
        self.opening.iter().try_for_each(|told| writeln!(out, "  > {told}"))?;
        for (index, ply) in self.plies.iter().enumerate() {
            writeln!(out, "{} {} {}", index + 1, ply.seat, ply.choice)?;
            ply.told.iter().try_for_each(|told| writeln!(out, "  > {told}"))?;
            writeln!(out, "  # {}", ply.hash)?;
        }
        if !self.resigned.is_empty() {
            write!(out, "resigned")?;
            let mut seats = self.resigned.iter();
            seats.try_for_each(|seat| write!(out, " {seat}"))?;
            writeln!(out)?;
        }
        match &self.end {
            Some(ending) => writeln!(out, "end {ending}"),
            None => Ok(()),
        }
    }
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rules(outcome) => f.write_str(&serde_json::to_string(outcome).map_err(|_| fmt::Error)?),
            Self::Agreed => f.write_str("agreed"),
            Self::Resigned => f.write_str("resigned"),
            Self::Abandoned => f.write_str("abandoned"),
            Self::Unfinished => f.write_str("unfinished"),
        }
    }
}

/// The checksum of everything before its line.
pub(super) fn checksum(body: &str) -> String {
    Sha256::digest(body).iter().take(4).map(|byte| format!("{byte:02x}")).collect()
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut body = String::new();
        self.write_body(&mut body)?;
        writeln!(f, "{body}checksum {}", checksum(&body))
    }
}
