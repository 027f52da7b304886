//! Las Dos Torres as the house takes it: rules, minds and page, without their types.

use room::{OwnData, Room, RoomError, RoomOf};
use tricks::Tricks;
use tricks::book::{Data, FILE};
use tricks_mind::solver::OpenHands;
use tricks_page::TricksPage;

/// The list of tests by the clauses they cite.
const CITATIONS: &str = include_str!("../../rules/citations.txt");

/// The puzzles that stand on the shelf: number and grade. `bree puzzles tricks --shelf N` writes it.
const PUZZLES: &str = include_str!("../puzzles.txt");

/// Opens the game, with the host's own data files where there are any.
///
/// # Errors
/// When these are not what they should be.
pub fn open(own: &OwnData) -> Result<Room, RoomError> {
    let cards = own.file::<Tricks, _>(Data::built_in, FILE, Data::read)?;
    let room = RoomOf::new(cards, tricks_mind::minds(), TricksPage).citations(CITATIONS);
    Ok(room.cards().positions().solver(OpenHands).puzzles(PUZZLES).into())
}
