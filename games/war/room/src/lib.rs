//! Guerra del Anillo as the house takes it: rules, minds and page, without their types.

mod aims;

use room::{OwnData, Room, RoomError, RoomOf};
use war::War;
use war_page::WarPage;

/// The list of tests by the clauses they cite.
const CITATIONS: &str = include_str!("../../rules/citations.txt");

/// The puzzles: positions of which the odds are reckoned. `bree puzzles war --check` reckons all of them.
const PUZZLES: &str = include_str!("../puzzles.toml");

/// The odds of those that are long to reckon, which `bree puzzles war --reckon` writes.
const ODDS: &str = include_str!("../odds.toml");

/// Opens the game, with the host's own data files where there are any.
///
/// # Errors
/// When these are not what they should be.
pub fn open(own: &OwnData) -> Result<Room, RoomError> {
    let room = RoomOf::new(own.none::<War>()?, war_mind::minds(), WarPage).citations(CITATIONS);
    Ok(room.cards().positions().prepared_puzzles(PUZZLES, ODDS, aims::reached).into())
}
