//! `bree import FILE`: imports a recorded game, as a finished table to look at and to share, or to be played on.

use std::path::PathBuf;

use crate::export::{Links, with_archive};
use crate::failure::{Failure, print};
use crate::place::Db;
use crate::replay;
use crate::rooms::House;

/// Imports a recorded game into the database, as a finished table, or to be played on.
#[derive(clap::Args)]
pub struct Args {
    /// Record of the game, from `bree export` or the page of a finished game.
    file: PathBuf,
    /// Name of the table.
    #[arg(long, default_value = "", hide_default_value = true)]
    name: String,
    /// Show it to everybody in the lobby, not only to those with its link.
    #[arg(long)]
    public: bool,
    /// Continue a game that is not over: prints the link by which people take its seats.
    #[arg(long)]
    play: bool,
    #[command(flatten)]
    db: Db,
}

pub fn run(house: &House, args: &Args) -> Result<(), Failure> {
    // Read before the database is opened: a bad file makes none.
    let read = replay::read(&args.file)?;
    replay::again(house, &read, &args.file)?;
    let (record, file) = (read.record, args.file.display());
    with_archive(house, &args.db, Links::Some, async |archive| {
        let (record, name) = (record.clone(), args.name.clone());
        let imported = match args.play {
            true => archive.import_to_play(record, name, args.public).await,
            false => archive.import(record, name, args.public).await,
        };
        let links = imported.map_err(|error| Failure::when(&file, error))?;
        if args.play {
            return print(format!("{}\n", links.join));
        }
        print(format!("{}\n", links.replay.unwrap_or(links.watch)))
    })
}
