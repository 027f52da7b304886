//! The small decisions a player makes, and their notation.

use std::fmt;
use std::str::FromStr;

use crate::dice::Colour;
use crate::hobbit::Hobbit;
use crate::nazgul_route::LONGEST_NAZGUL_ROUTE;
use crate::sheet::LONGEST_BEARER_ROUTE;

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Choice {
    /// `take frodo`: plays this hobbit (VAM-1.2).
    Take(Hobbit),
    /// `roll`: rolls the five dice, or those that are left (VAM-2.1, VAM-2.4).
    Roll,
    /// `repeat`: rolls the same dice again, at Rohan (VAM-7.4).
    Repeat,
    /// `set red`: sets this die aside (VAM-2.2).
    Set(Colour),
    /// `stop`: ends the rolling after the White Tree was set aside (VAM-4.6).
    Stop,
    /// `divide 4`: a Gandalf divides this square box, counted from 0 here and from 1 in notation (VAM-4.5).
    Divide(u8),
    /// `nazgul red`: applies this Nazgûl before the Gandalfs that are left (VAM-3.1).
    Nazgul(Colour),
    /// `settle`: applies what is left in the usual order (VAM-3.1).
    Settle,
    /// `forgo`: leaves the Gandalfs that are left unused (VAM-A12).
    Forgo,
    /// `advance 2`: marks this many round boxes (VAM-A12).
    Advance(u8),
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Take(hobbit) => write!(f, "take {}", hobbit.id()),
            Self::Roll => f.write_str("roll"),
            Self::Repeat => f.write_str("repeat"),
            Self::Set(die) => write!(f, "set {}", die.id()),
            Self::Stop => f.write_str("stop"),
            Self::Divide(square) => write!(f, "divide {}", square + 1),
            Self::Nazgul(die) => write!(f, "nazgul {}", die.id()),
            Self::Settle => f.write_str("settle"),
            Self::Forgo => f.write_str("forgo"),
            Self::Advance(boxes) => write!(f, "advance {boxes}"),
        }
    }
}

/// A text that is no choice of this game.
#[derive(Debug, thiserror::Error)]
#[error("'{0}' is no choice of El viaje a Mordor")]
pub struct NotAChoice(String);

impl FromStr for Choice {
    type Err = NotAChoice;

    fn from_str(text: &str) -> Result<Self, NotAChoice> {
        let number = |word: &str, least: u8, most: u8| {
            let number = word.parse::<u8>().ok().filter(|number| (least..=most).contains(number))?;
            (number.to_string() == word).then_some(number)
        };
        let choice = match text.split_once(' ') {
            None => match text {
                "roll" => Some(Self::Roll),
                "repeat" => Some(Self::Repeat),
                "stop" => Some(Self::Stop),
                "settle" => Some(Self::Settle),
                "forgo" => Some(Self::Forgo),
                _ => None,
            },
            Some(("take", name)) => Hobbit::named(name).map(Self::Take),
            Some(("set", die)) => Colour::named(die).map(Self::Set),
            Some(("nazgul", die)) => Colour::named(die).map(Self::Nazgul),
            Some(("divide", square)) => number(square, 1, LONGEST_NAZGUL_ROUTE).map(|n| Self::Divide(n - 1)),
            Some(("advance", boxes)) => number(boxes, 0, LONGEST_BEARER_ROUTE).map(Self::Advance),
            Some(_) => None,
        };
        choice.ok_or_else(|| NotAChoice(text.to_owned()))
    }
}
