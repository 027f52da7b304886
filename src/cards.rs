//! `bree cards GAME`: how many of a game's cards are known, playable and tested.

use serde::Serialize;

use crate::failure::{Failure, print, print_json};
use crate::house::House;

/// Counts a game's cards.
#[derive(clap::Args)]
pub struct Args {
    /// The game's id.
    game: String,
    /// As JSON: `{"game","known","playable","tested","missing"}`.
    #[arg(long)]
    json: bool,
}

/// A count of cards. A game without cards has none, and misses none.
#[derive(Serialize)]
struct Count {
    game: &'static str,
    known: usize,
    playable: usize,
    tested: usize,
    missing: Vec<String>,
}

pub fn run(house: &House, args: &Args) -> Result<(), Failure> {
    let game = house.room(&args.game)?.game.info().id;
    // El viaje a Mordor is played with dice: no game of the house has cards yet.
    let count = Count {
        game,
        known: 0,
        playable: 0,
        tested: 0,
        missing: Vec::new(),
    };
    if args.json {
        return print_json(&count);
    }
    print(format!(
        "{game}: {} cards known, {} playable, {} tested\n",
        count.known, count.playable, count.tested
    ))
}
