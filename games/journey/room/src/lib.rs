//! El viaje a Mordor as the house takes it: rules, minds and page, without their types.

use journey::Journey;
use journey::data::{Data, FILE};
use journey_page::JourneyPage;
use room::{OwnData, Room, RoomError, RoomOf};

/// The list of tests by the clauses they cite.
const CITATIONS: &str = include_str!("../../rules/citations.txt");

/// Opens the game, with the host's own data files where there are any.
///
/// # Errors
/// When these are not what they should be.
pub fn open(own: &OwnData) -> Result<Room, RoomError> {
    let sheet = own.file::<Journey, _>(Data::built_in, FILE, Data::read)?;
    Ok(RoomOf::new(sheet, journey_mind::minds(), JourneyPage).citations(CITATIONS).positions().into())
}
