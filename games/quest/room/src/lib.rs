//! Middle-earth Quest as the house takes it: rules, minds and page, without their types.

use quest::{MiddleEarthQuest, Pack};
use quest_page::QuestPage;
use room::{OwnData, Room, RoomError, RoomOf};

/// The list of tests by the clauses they cite.
const CITATIONS: &str = include_str!("../../rules/citations.txt");

/// Opens the game, with the host's own data files where there are any.
///
/// # Errors
/// When these are not what they should be.
pub fn open(own: &OwnData) -> Result<Room, RoomError> {
    let pack = own.files::<MiddleEarthQuest, _>(Pack::standard, Pack::read)?;
    quest_page::named_by(&pack);
    let room = RoomOf::new(pack, quest_mind::minds(), QuestPage).citations(CITATIONS);
    Ok(room.cards().positions().into())
}
