//! The id of an event: the version and observer that a reader of a stream has seen.

use std::fmt;
use std::str::FromStr;

use table::{Observer, Seat};

/// A version of the table, and through whose eyes it was read: others may read other lines of the journal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seen {
    /// The version of the table.
    pub version: u64,
    /// The observer through whose eyes it was read.
    pub observer: Observer,
}

impl fmt::Display for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let version = self.version;
        match self.observer {
            Observer::Seat(seat) => write!(f, "{version}-{seat}"),
            Observer::Watcher => write!(f, "{version}-watcher"),
            Observer::Afterwards => write!(f, "{version}-afterwards"),
        }
    }
}

impl FromStr for Seen {
    type Err = ();

    fn from_str(id: &str) -> Result<Self, ()> {
        let (version, eyes) = id.split_once('-').ok_or(())?;
        let observer = match eyes {
            "watcher" => Observer::Watcher,
            "afterwards" => Observer::Afterwards,
            seat => Observer::Seat(seat.parse::<Seat>().map_err(|_| ())?),
        };
        Ok(Self { version: version.parse().map_err(|_| ())?, observer })
    }
}
