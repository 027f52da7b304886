//! A position as a text that people write, read and compare.
//!
//! Any moment at which a player is asked can be written down. Of a quiet one (a phase of the turn begins, or
//! the next die is to be chosen, and no battle, Hunt, card or move is under way) the stack needs little text;
//! of the others it has sections of its own (`under_way`). A text that is read and written again is the same
//! text, and the state that is read is the state that was written.
//!
//! `docs/war.md` describes the lines.

mod check;
mod lines;
mod read;
mod spelling;
mod told;
mod under_way;

use std::fmt;

use table::Game;
pub use table::lines::Flaw;
use table::lines::{Telling, rest};
pub(crate) use told::{knows, lines};

use crate::War;
use crate::frame::Phase;
use crate::nation::BySide;
use crate::prelude::*;
use crate::questions::Actions;
use crate::state::Memory;
use crate::team::Acted;
use lines::Table;

/// A state at a moment when a player is asked, kept as its text.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Position(Box<State>);

impl Position {
    /// The position of a state; `None` when no player is asked any more.
    pub fn of(state: &State) -> Option<Self> {
        state.over.is_none().then(|| Self(Box::new(state.clone())))
    }

    /// Any moment as text, also when the game is over: what these lines have no words for is told as it is saved.
    pub fn in_full(state: &State) -> Option<String> {
        if let Some(position) = Self::of(state) {
            return Some(position.to_string());
        }
        let head = format!("players: {}\n", state.players);
        rest::in_full(&head, "", state, War::saved, |text| read::read(state.players, text))
    }

    /// Is it a quiet moment: does the phase alone give its stack?
    pub fn is_quiet(&self) -> bool {
        quiet(&self.0).is_some()
    }

    /// The table as the book sets it up, before the first turn.
    pub fn book(players: u8) -> Self {
        Self(Box::new(crate::start::table(players)))
    }

    /// Reads a text.
    ///
    /// # Errors
    /// The first line that does not fit, and why.
    pub fn read(text: &str) -> Result<Self, Flaw> {
        Self::read_for(crate::start::INFO.least as u8, text)
    }

    /// The same, with the number of players where the text does not say it.
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
        f.write_str(&written(&self.0))
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

/// The result of a line: an error at the first fault.
type Told = Result<(), Flaw>;

/// All lines of a state, blank ones between them.
fn tell(state: &State, text: &mut Telling<'_>) -> Told {
    let mut table = Table { state: state.clone(), placed: People::EMPTY };
    table.lines(text)?;
    under_way::lines(&mut table.state, text)
}

fn written(state: &State) -> String {
    Telling::write(|text| tell(state, text))
}

/// The quiet moments of a turn by their names, each with its stack.
const MOMENTS: [(&str, &[Frame]); 9] = [
    ("recover", &[Frame::Phase(Phase::Recover)]),
    ("declare", &[THEN_DICE, Frame::Guide, Frame::EnterMordor, Frame::Declare]),
    ("enter-mordor", &[THEN_DICE, Frame::Guide, Frame::EnterMordor]),
    ("guide", &[THEN_DICE, Frame::Guide]),
    ("allocate", &[Frame::Phase(Phase::Roll), Frame::Allocate]),
    ("actions 1", &[THEN_VICTORY, Frame::Actions(Actions(0))]),
    ("actions 2", &[THEN_VICTORY, Frame::Actions(Actions(1))]),
    ("actions 3", &[THEN_VICTORY, Frame::Actions(Actions(2))]),
    ("actions 4", &[THEN_VICTORY, Frame::Actions(Actions(3))]),
];
const THEN_DICE: Frame = Frame::Phase(Phase::Allocation);
const THEN_VICTORY: Frame = Frame::Phase(Phase::Victory);

/// The frames of the quiet moment of this name.
fn moment(name: &str) -> Option<&'static [Frame]> {
    let mut all = MOMENTS.into_iter();
    all.find(|(other, _)| *other == name).map(|(_, frames)| frames)
}

/// The name of the quiet moment that it is, if nothing is under way.
fn quiet(state: &State) -> Option<&'static str> {
    let still = state.action.is_none()
        && state.moved.is_empty()
        && state.battle.is_none()
        && state.hunt.is_none()
        && state.cards.playing.is_none()
        && state.cards.memory == Memory::default()
        && state.team.offered == BySide::default()
        && state.team.joined.is_empty()
        && state.team.deeds[1] == Acted::default()
        && state.deciding == state.leading;
    let moment = MOMENTS.iter().find(|(_, frames)| **frames == state.frames[..]);
    moment.filter(|_| still).map(|(name, _)| *name)
}

impl table::offer::Positions for crate::War {
    type Position = Position;

    fn of_the_book(_: &(), players: u8) -> Position {
        Position::book(players)
    }

    fn read(_: &(), text: &str) -> Result<Position, Flaw> {
        Position::read(text)
    }

    fn players_in(position: &Position) -> usize {
        usize::from(position.state().players)
    }

    fn written(state: &State) -> Option<Position> {
        Position::of(state)
    }
}
