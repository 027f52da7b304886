//! `bree position GAME [FILE]`: positions as text.

use std::path::{Path, PathBuf};

use war::Position;

use crate::failure::{Failure, print};
use crate::file::read_text;
use crate::house::{House, Room};

/// Reads a position and writes it in full, or writes that of the book.
#[derive(clap::Args)]
pub struct Args {
    /// The game's id. Only war has positions.
    game: String,
    /// A file with a position. Without one: the table as the book sets it up.
    file: Option<PathBuf>,
    /// How many play, for the table as the book sets it up.
    #[arg(long, default_value_t = 2, conflicts_with = "file", value_parser = clap::value_parser!(u8).range(2..=4))]
    players: u8,
}

pub fn run(house: &House, args: &Args) -> Result<(), Failure> {
    let room = house.room(&args.game)?;
    let position = match &args.file {
        None => has_positions(room).map(|()| Position::book(args.players))?,
        Some(file) => load(room, file)?,
    };
    print(position)
}

/// Reads a file with a position of a game.
pub fn load(room: &Room, file: &Path) -> Result<Position, Failure> {
    has_positions(room)?;
    let name = file.display().to_string();
    let text = read_text(file).map_err(|error| Failure::when(&name, error))?;
    Position::read(&text).map_err(|flaw| Failure::when(&name, flaw))
}

fn has_positions(room: &Room) -> Result<(), Failure> {
    match room.game.info().id {
        "war" => Ok(()),
        other => Err(Failure::Said(format!("'{other}' has no positions; 'war' has"))),
    }
}
