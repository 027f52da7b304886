//! `bree position GAME [FILE]`: positions as text.

use std::path::{Path, PathBuf};

use room::AnyPositions;

use crate::failure::{Failure, print};
use crate::file::read_text;
use crate::rooms::House;

/// Reads a position and writes it in full, or writes the starting position.
#[derive(clap::Args)]
pub struct Args {
    /// The game's id.
    game: String,
    /// File with a position; by default the starting position of the game. Without one: the table as the book sets it up.
    file: Option<PathBuf>,
    /// Number of players of the starting position.
    #[arg(long, conflicts_with = "file", value_parser = clap::value_parser!(u8).range(1..=4))]
    players: Option<u8>,
}

pub fn run(house: &House, args: &Args) -> Result<(), Failure> {
    let positions = of_game(house, &args.game)?;
    let info = house.room(&args.game)?.game.info();
    let players = args.players.map_or_else(|| info.least.max(2), usize::from);
    if !(info.least..=info.most).contains(&players) {
        let reason = format!("--players {players}: {} to {} play {}", info.least, info.most, info.id);
        return Err(Failure::Said(reason));
    }
    print(match &args.file {
        None => positions.of_the_book(players as u8),
        Some(file) => load(positions, file)?,
    })
}

/// The positions of a game.
pub fn of_game<'a>(house: &'a House, game: &str) -> Result<&'a dyn AnyPositions, Failure> {
    house.offer(game, "positions", |room| room.positions.as_deref())
}

/// Reads a file with a position and writes it in full.
pub fn load(positions: &dyn AnyPositions, file: &Path) -> Result<String, Failure> {
    let name = file.display().to_string();
    let text = read_text(file).map_err(|error| Failure::when(&name, error))?;
    positions.in_full(&text).map_err(|flaw| Failure::when(&name, flaw))
}
