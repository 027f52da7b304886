//! The games of the house, in the order of the shelf: one line a game.

use std::path::Path;

use room::OwnData;

use crate::failure::Failure;
use crate::rooms::House;

/// Opens the house, with the host's own data files where `data` is a folder that holds any.
///
/// # Errors
/// When the folder or a file in it is not what it should be.
pub fn open(data: Option<&Path>) -> Result<House, Failure> {
    let own = OwnData::of(data)?;
    let house = House::default()
        .with(journey_room::open(&own)?)
        .with(tricks_room::open(&own)?)
        .with(war_room::open(&own)?)
        .with(quest_room::open(&own)?)
        .with(wizards_room::open(&own)?)
        .with_pictures(&own);
    match data {
        Some(folder) if !house.rooms().any(|room| folder.join(room.game.info().id).exists()) => {
            let (folder, known) = (folder.display(), house.ids());
            Err(Failure::Said(format!(
                "--data {folder}: there is no folder of a game in it; the games are: {known}"
            )))
        }
        _ => Ok(house),
    }
}
