//! `bree verify FILE`: checks that a recorded game's seed is the one committed to, and its rolls those of that seed.

use std::path::PathBuf;

use crate::failure::{Failure, print};
use crate::replay;
use crate::rooms::House;

/// Checks that the dice and cards of a finished game were not arranged.
#[derive(clap::Args)]
pub struct Args {
    /// Record of a finished game.
    file: PathBuf,
    /// The commitment that you were shown before the game; by default the record's own.
    #[arg(long, value_name = "HEX")]
    commitment: Option<String>,
}

pub fn run(house: &House, args: &Args) -> Result<(), Failure> {
    let file = args.file.display();
    let mut read = replay::read(&args.file)?;
    if let Some(kept) = &args.commitment {
        let kept = kept.parse().map_err(|error| Failure::when("--commitment", error))?;
        read.record.commitment = Some(kept);
    }
    let Some(commitment) = read.record.commitment else {
        return Err(Failure::Said(format!(
            "{file}: the record names no commitment; give it with --commitment"
        )));
    };
    replay::again(house, &read, &args.file)?;
    print(format!("the seed fits the commitment {commitment}, and every roll is of that seed\n"))
}
