//! The set-up of a game.

use table::{Chance, GameOption, Journal, SetupError, SetupRequest};

use crate::options::Options;
use crate::pack::Pack;
use crate::position::Position;
use crate::prelude::*;
pub use crate::start::{INFO, table};
use crate::state::State;

/// Everything a game is started from.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Kept")]
pub struct Setup {
    /// The number of players, Sauron included.
    pub players: u8,
    /// The options of this table.
    #[serde(default)]
    pub options: Options,
    /// The pack, if it is not the house's own.
    #[serde(default, skip_serializing_if = "is_standard")]
    pub pack: Pack,
    /// The start position, if not the book's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Position>,
}

/// A set-up as it is kept: a position is read by its pack.
#[derive(Deserialize)]
struct Kept {
    players: u8,
    #[serde(default)]
    options: Options,
    #[serde(default)]
    pack: Pack,
    position: Option<String>,
}

impl TryFrom<Kept> for Setup {
    type Error = String;
    fn try_from(kept: Kept) -> Result<Self, String> {
        let Kept { players, options, pack, position } = kept;
        if !(INFO.least..=INFO.most).contains(&usize::from(players)) {
            return Err(format!("{players} players: {} to {} can play", INFO.least, INFO.most));
        }
        let read = |text: String| Position::read(&pack, &text).map_err(|flaw| format!("position: {flaw}"));
        let position = position.map(read).transpose()?;
        let fits = |position: &Position| position.state().heroes.len() + 1 == usize::from(players);
        if !position.as_ref().is_none_or(fits) {
            return Err("the position is one of another number of players".to_owned());
        }
        Ok(Self { players, options, pack, position })
    }
}

fn is_standard(pack: &Pack) -> bool {
    *pack == Pack::standard()
}

/// The options of a table.
pub fn options() -> Vec<GameOption> {
    Options::all()
}

/// Checks and completes what was asked for.
///
/// # Errors
/// When the number of players or an option does not fit.
pub fn setup(pack: &Pack, request: &SetupRequest) -> Result<Setup, SetupError> {
    let chosen = request.resolve(&INFO, &options())?;
    Ok(Setup {
        players: request.players as u8,
        options: Options::of(&chosen),
        pack: pack.clone(),
        position: None,
    })
}

/// The state at the first decision.
pub fn start(setup: &Setup, chance: &mut Chance, journal: &mut Journal<Event>) -> State {
    let book = || Position::book(&setup.pack, setup.players);
    let begin = setup.position.clone().unwrap_or_else(book);
    let mut state = State { options: setup.options, pack: setup.pack.clone(), ..begin.state().clone() };
    table::flow::run::<MiddleEarthQuest>(&mut state, &mut Ctx::new(chance, journal));
    state
}
