//! The choices.

use std::fmt;
use std::str::FromStr;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Choice {
    Bolt,
    Ward,
    Duel,
    Echo,
    Dare,
    End,
    Pass,
    PassUntilTurn,
    Finger(u8),
    Flinch,
    Stand,
    NeverFlinch,
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bolt => f.write_str("bolt"),
            Self::Ward => f.write_str("ward"),
            Self::Duel => f.write_str("duel"),
            Self::Echo => f.write_str("echo"),
            Self::Dare => f.write_str("dare"),
            Self::End => f.write_str("end"),
            Self::Pass => f.write_str("pass"),
            Self::PassUntilTurn => f.write_str("pass until turn"),
            Self::Finger(finger) => write!(f, "finger {finger}"),
            Self::Flinch => f.write_str("flinch"),
            Self::Stand => f.write_str("stand"),
            Self::NeverFlinch => f.write_str("never flinch"),
        }
    }
}

impl FromStr for Choice {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let plain = [
            Self::Bolt,
            Self::Ward,
            Self::Duel,
            Self::Echo,
            Self::Dare,
            Self::End,
            Self::Pass,
            Self::PassUntilTurn,
            Self::Flinch,
            Self::Stand,
            Self::NeverFlinch,
        ];
        let fingers = (0..=9).map(Self::Finger);
        let mut all = plain.into_iter().chain(fingers);
        all.find(|choice| choice.to_string() == text).ok_or_else(|| text.to_owned())
    }
}
