//! The pace of a table, and the clocks of its seats.

use std::fmt;
use std::str::FromStr;

use ::table::Seat;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A day in milliseconds.
const DAY: i64 = 24 * 3600 * 1000;

/// The pace of a table. As text `free`, `3d` or `10+5`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Pace {
    /// No time limit.
    #[default]
    Free,
    /// Days a move: from the moment one is asked, or has last chosen something oneself.
    Days(u8),
    /// A clock for each player, with Fischer's increment: minutes for the game, and seconds more after each move. It
    /// never shows more than at the beginning, since one turn can be many answers.
    Live {
        /// Minutes at the beginning.
        minutes: u16,
        /// Increment of a move, in seconds.
        increment: u16,
    },
}

impl Pace {
    /// The most days a move.
    pub(crate) const MOST_DAYS: u8 = 30;
    /// The most minutes to begin with.
    pub(crate) const MOST_MINUTES: u16 = 600;
    /// The longest increment, in seconds.
    pub(crate) const MOST_INCREMENT: u16 = 600;

    /// The paces offered where a table is made.
    pub const OFFERED: [Self; 8] = [
        Self::Free,
        Self::Days(1),
        Self::Days(3),
        Self::Days(7),
        Self::live(5, 10),
        Self::live(15, 15),
        Self::live(30, 30),
        Self::live(60, 60),
    ];

    const fn live(minutes: u16, increment: u16) -> Self {
        Self::Live { minutes, increment }
    }

    /// The time that a question to the whole table waits for an answer, in milliseconds.
    pub const fn patience(self) -> i64 {
        match self {
            Self::Free => 3 * DAY,
            Self::Days(days) => days as i64 * DAY,
            Self::Live { .. } => 2 * 60_000,
        }
    }

    /// The time for one move of a game over days, in milliseconds.
    pub const fn a_move(self) -> Option<i64> {
        match self {
            Self::Days(days) => Some(days as i64 * DAY),
            Self::Free | Self::Live { .. } => None,
        }
    }

    /// The time at the beginning and the increment of a move, in milliseconds.
    pub const fn clock(self) -> Option<(i64, i64)> {
        match self {
            Self::Live { minutes, increment } => Some((minutes as i64 * 60_000, increment as i64 * 1000)),
            Self::Free | Self::Days(_) => None,
        }
    }
}

impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Free => f.write_str("free"),
            Self::Days(days) => write!(f, "{days}d"),
            Self::Live { minutes, increment } => write!(f, "{minutes}+{increment}"),
        }
    }
}

impl FromStr for Pace {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let none = || format!("'{text}' is no pace");
        if text == "free" {
            return Ok(Self::Free);
        }
        if let Some(days) = text.strip_suffix('d') {
            let days = days.parse().map_err(|_| none())?;
            let fits = (1..=Self::MOST_DAYS).contains(&days);
            return fits.then_some(Self::Days(days)).ok_or_else(none);
        }
        let (minutes, increment) = text.split_once('+').ok_or_else(none)?;
        let minutes = minutes.parse().map_err(|_| none())?;
        let increment = increment.parse().map_err(|_| none())?;
        let fits = (1..=Self::MOST_MINUTES).contains(&minutes) && increment <= Self::MOST_INCREMENT;
        fits.then_some(Self::Live { minutes, increment }).ok_or_else(none)
    }
}

impl TryFrom<String> for Pace {
    type Error = String;
    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

impl From<Pace> for String {
    fn from(pace: Pace) -> Self {
        pace.to_string()
    }
}

/// The time of a seat: all moments are milliseconds since 1970, UTC.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, ToSchema)]
pub struct ClockView {
    /// Start of the open decision, if a person here owes one: milliseconds since 1970, UTC.
    pub since: Option<i64>,
    /// The time at which the clock runs out, while it runs.
    pub until: Option<i64>,
    /// Time left on a live clock, in milliseconds; while it runs, what it showed when the seat was asked.
    pub left: Option<i64>,
    /// True if the time has run out. Then the others may give the seat to a bot.
    pub late: bool,
    /// End of the player's holiday, at a table over days. Their time runs again then.
    pub resting: Option<i64>,
}

/// An act at the table that is no part of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Act {
    /// Gave up: a bot plays on, and the seat cannot win.
    Resigned,
    /// Left the seat to a bot until they are back.
    Left,
    /// The seat was given to a bot, as its player's time ran out: until they are back.
    HandedOver,
    /// Came back, and plays on.
    Returned,
    /// The player is on holiday: at a table over days their time does not run.
    OnHoliday,
    /// The player is back from a holiday.
    BackFromHoliday,
    /// The host of the house gave the seat to a bot until they are back.
    HouseHandedOver,
    /// The host of the house gave the seat back to them.
    HouseGaveBack,
    /// The host of the house took their last step back.
    HouseTookBack,
}

/// A line of the journal that is no part of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct ActView {
    /// The version of the table with which it came.
    pub version: u64,
    /// Time: milliseconds since 1970, UTC.
    pub at: i64,
    /// Choices made before it.
    pub ply: u32,
    /// The seat it is about.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The seat that did it.
    #[schema(value_type = u8)]
    pub by: Seat,
    /// The act.
    pub act: Act,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pace_is_written_as_it_is_read() {
        for pace in Pace::OFFERED {
            assert_eq!(pace.to_string().parse(), Ok(pace));
        }
        for none in
            ["", "0d", "31d", "-1d", "d", "0+5", "5", "5+", "+5", "601+1", "5+601", "5+-1", "5 + 1", "FREE"]
        {
            assert!(none.parse::<Pace>().is_err(), "{none}");
        }
    }
}
