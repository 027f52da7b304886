//! The choices, and their notation.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::card::Card;
use crate::chair::Chair;
use crate::character::Character;

/// The way a card was played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum How {
    /// Plainly.
    Plain,
    /// The 1 of Rings, declared to win (LDT-7.3).
    Ring,
    /// The Light (LDT-C35.4).
    Light,
}

/// A step card that a chair took (LDT-C34.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StepCard {
    /// First step: no other chair may complete an objective before this one.
    First,
    /// Last step: no other chair may complete an objective after this one.
    Last,
}

/// One small decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Choice {
    /// `group 2`: which group plays.
    Group(u8),
    /// `take hama`: plays this character.
    Take(Character),
    /// `with 2`: exchanges with this chair.
    With(Chair),
    /// `skip`: leaves it.
    Skip,
    /// `pass h3`: passes this card to another hand.
    Pass(Card),
    /// `tuck h3`: tucks it.
    Tuck(Card),
    /// `untuck`: takes the tucked card back.
    Untuck,
    /// `wait`: leaves it tucked.
    Wait,
    /// `place h3`: lays it under the token.
    Place(Card),
    /// `discard h3`.
    Discard(Card),
    /// `reveal h3`: turns it face up.
    Reveal(Card),
    /// `keep h3`: of the cards drawn.
    Keep(Card),
    /// The notation `burden 3`.
    Burden(u8),
    /// `step first`, `step last`.
    Step(StepCard),
    /// `play h3`, `win r1` (the 1 of Rings, to win), `light h3` (with the Light).
    Play(Card, How),
    /// `go`: on to the next round or chapter.
    Go,
    /// The notations `again`, `again keep`: the lost chapter once more, from the start or with the completed
    /// characters.
    Again {
        /// Do completed characters stay so?
        keep: bool,
    },
    /// `stop`: ends the game after a lost chapter.
    Stop,
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Group(group) => write!(f, "group {}", group + 1),
            Self::Take(character) => write!(f, "take {character}"),
            Self::With(chair) => write!(f, "with {chair}"),
            Self::Skip => f.write_str("skip"),
            Self::Pass(card) => write!(f, "pass {card}"),
            Self::Tuck(card) => write!(f, "tuck {card}"),
            Self::Untuck => f.write_str("untuck"),
            Self::Wait => f.write_str("wait"),
            Self::Place(card) => write!(f, "place {card}"),
            Self::Discard(card) => write!(f, "discard {card}"),
            Self::Reveal(card) => write!(f, "reveal {card}"),
            Self::Keep(card) => write!(f, "keep {card}"),
            Self::Burden(burden) => write!(f, "burden {burden}"),
            Self::Step(StepCard::First) => f.write_str("step first"),
            Self::Step(StepCard::Last) => f.write_str("step last"),
            Self::Play(card, How::Plain) => write!(f, "play {card}"),
            Self::Play(card, How::Ring) => write!(f, "win {card}"),
            Self::Play(card, How::Light) => write!(f, "light {card}"),
            Self::Go => f.write_str("go"),
            Self::Again { keep: false } => f.write_str("again"),
            Self::Again { keep: true } => f.write_str("again keep"),
            Self::Stop => f.write_str("stop"),
        }
    }
}

/// A text that is no choice.
#[derive(Debug, thiserror::Error)]
#[error("'{0}' is no choice: `take hama`, `pass h3`, `play h3`, `win r1`, …")]
pub struct NotAChoice(String);

impl FromStr for Choice {
    type Err = NotAChoice;

    fn from_str(text: &str) -> Result<Self, NotAChoice> {
        read(text).ok_or_else(|| NotAChoice(text.to_owned()))
    }
}

fn read(text: &str) -> Option<Choice> {
    let (verb, object) = text.split_once(' ').unwrap_or((text, ""));
    let card = || object.parse::<Card>().ok();
    Some(match (verb, object) {
        ("skip", "") => Choice::Skip,
        ("untuck", "") => Choice::Untuck,
        ("wait", "") => Choice::Wait,
        ("go", "") => Choice::Go,
        ("again", "") => Choice::Again { keep: false },
        ("again", "keep") => Choice::Again { keep: true },
        ("stop", "") => Choice::Stop,
        ("step", "first") => Choice::Step(StepCard::First),
        ("step", "last") => Choice::Step(StepCard::Last),
        ("group", _) => Choice::Group(object.parse::<u8>().ok()?.checked_sub(1)?),
        ("burden", _) => Choice::Burden(object.parse().ok()?),
        ("take", _) => Choice::Take(Character::named(object)?),
        ("with", _) => Choice::With(object.parse().ok()?),
        ("pass", _) => Choice::Pass(card()?),
        ("tuck", _) => Choice::Tuck(card()?),
        ("place", _) => Choice::Place(card()?),
        ("discard", _) => Choice::Discard(card()?),
        ("reveal", _) => Choice::Reveal(card()?),
        ("keep", _) => Choice::Keep(card()?),
        ("play", _) => Choice::Play(card()?, How::Plain),
        ("win", _) => Choice::Play(card()?, How::Ring),
        ("light", _) => Choice::Play(card()?, How::Light),
        _ => return None,
    })
}
