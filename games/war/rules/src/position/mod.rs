//! A position as a text that people write, read and compare.
//!
//! Any moment can be written down at which somebody is asked. Of a quiet one (a phase of the turn begins, or the next
//! die is to be chosen, and no battle, Hunt, card or move is under way) little need be said of what goes on; of the
//! others it is told in sections of their own (`under_way`). A text that is read and written again is the same text, and
//! the state that is read is the state that was written.
//!
//! `docs/war.md` describes the lines.

mod check;
mod read;
mod spelling;
mod told;
mod under_way;
mod write;

use std::fmt;

use serde::{Deserialize, Serialize};
pub use table::lines::Flaw;
pub(crate) use told::{knows, lines};

use crate::frame::{Frame, Phase};
use crate::nation::BySide;
use crate::questions::Actions;
use crate::state::{Memory, State};
use crate::team::Deed;

/// A state at a moment when somebody is asked. Kept as its text.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Position(Box<State>);

impl Position {
    /// The position of a state; none when nobody is asked any more.
    pub fn of(state: &State) -> Option<Self> {
        state.over.is_none().then(|| Self(Box::new(state.clone())))
    }

    /// Is it a quiet moment: nothing goes on that is not told by the phase?
    pub fn is_quiet(&self) -> bool {
        quiet(&self.0).is_some()
    }

    /// The table as the book sets it up, before the first turn.
    pub fn book(players: u8) -> Self {
        Self(Box::new(crate::setup::table(players)))
    }

    /// Reads a text.
    ///
    /// # Errors
    /// The first line that does not fit, and why.
    pub fn read(text: &str) -> Result<Self, Flaw> {
        Self::read_for(crate::setup::INFO.least as u8, text)
    }

    /// The same; so many play where the text does not say it.
    ///
    /// # Errors
    /// The first line that does not fit, and why.
    pub(crate) fn read_for(players: u8, text: &str) -> Result<Self, Flaw> {
        read::read(players, text).map(|state| Self(Box::new(state)))
    }

    /// The state.
    pub const fn state(&self) -> &State {
        &self.0
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write::write(&self.0, f)
    }
}

impl std::str::FromStr for Position {
    type Err = Flaw;
    fn from_str(text: &str) -> Result<Self, Flaw> {
        Self::read(text)
    }
}

impl TryFrom<String> for Position {
    type Error = Flaw;
    fn try_from(text: String) -> Result<Self, Flaw> {
        Self::read(&text)
    }
}

impl From<Position> for String {
    fn from(position: Position) -> Self {
        position.to_string()
    }
}

/// A quiet moment of the turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Moment {
    /// The next turn is about to begin.
    Recover,
    /// The Fellowship may be declared.
    Declare,
    /// It may enter Mordor.
    EnterMordor,
    /// Its Guide may be changed.
    Guide,
    /// Dice may be put into the Hunt Box.
    Allocate,
    /// The next die is to be chosen; counts the turns of the phase.
    Actions(u8),
}

impl Moment {
    /// What goes on at that moment.
    fn frames(self) -> Vec<Frame> {
        let fellowship = [
            Frame::Phase(Phase::Allocation),
            Frame::Guide,
            Frame::EnterMordor,
            Frame::Declare,
        ];
        match self {
            Self::Recover => vec![Frame::Phase(Phase::Recover)],
            Self::Declare => fellowship.to_vec(),
            Self::EnterMordor => fellowship[..3].to_vec(),
            Self::Guide => fellowship[..2].to_vec(),
            Self::Allocate => vec![Frame::Phase(Phase::Roll), Frame::Allocate],
            Self::Actions(n) => vec![Frame::Phase(Phase::Victory), Frame::Actions(Actions(n))],
        }
    }

    fn of(state: &State) -> Option<Self> {
        let actions = (0..4).map(Self::Actions);
        let others = [
            Self::Recover,
            Self::Declare,
            Self::EnterMordor,
            Self::Guide,
            Self::Allocate,
        ];
        let mut all = others.into_iter().chain(actions);
        all.find(|moment| state.frames[..] == moment.frames()[..])
    }
}

impl fmt::Display for Moment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Recover => f.write_str("recover"),
            Self::Declare => f.write_str("declare"),
            Self::EnterMordor => f.write_str("enter-mordor"),
            Self::Guide => f.write_str("guide"),
            Self::Allocate => f.write_str("allocate"),
            Self::Actions(n) => write!(f, "actions {}", n + 1),
        }
    }
}

/// The quiet moment that it is, if nothing is under way.
fn quiet(state: &State) -> Option<Moment> {
    let still = state.action.is_none()
        && state.moved.is_empty()
        && state.battle.is_none()
        && state.hunt.is_none()
        && state.cards.playing.is_none()
        && state.cards.memory == Memory::default()
        && state.team.offered == BySide::default()
        && state.team.joined.is_empty()
        && state.team.deeds[1] == Deed::default()
        && state.deciding == state.leading;
    Moment::of(state).filter(|_| still)
}

impl table::offer::Positions for crate::War {
    fn of_the_book(_: &(), players: u8) -> String {
        Position::book(players).to_string()
    }

    fn in_full(_: &(), text: &str) -> Result<String, String> {
        let position = Position::read(text).map_err(|flaw| flaw.to_string())?;
        Ok(position.to_string())
    }

    fn players_in(_: &(), text: &str) -> Result<usize, String> {
        let position = Position::read(text).map_err(|flaw| flaw.to_string())?;
        Ok(usize::from(position.state().players))
    }

    fn written(state: &State) -> Option<String> {
        Position::of(state).map(String::from)
    }
}
