//! SATM as the house takes it: rules, minds and page, without their types.

mod aims;

use room::{OwnData, Room, RoomError, RoomOf};
use wizards::Wizards;
use wizards_page::WizardsPage;

/// The list of tests by the clauses they cite.
const CITATIONS: &str = include_str!("../../rules/citations.txt");

/// The puzzles: positions of which the odds are reckoned. `bree puzzles wizards --check` reckons all of them.
const PUZZLES: &str = include_str!("../puzzles.toml");

/// Opens the game, with the host's own data files where there are any.
///
/// # Errors
/// When these are not what they should be.
pub fn open(own: &OwnData) -> Result<Room, RoomError> {
    let room = RoomOf::new(own.none::<Wizards>()?, wizards_mind::minds(), WizardsPage).citations(CITATIONS);
    Ok(room.cards().positions().prepared_puzzles(PUZZLES, "", aims::reached).into())
}
