//! `bree arena GAME`: which bot is stronger, with 95 % intervals.

use crate::failure::{Failure, print, print_json};
use crate::house::House;
use crate::progress::Progress;

/// Lets bots play one another, each at every seat equally often.
#[derive(clap::Args)]
pub struct Args {
    /// The game's id.
    game: String,
    /// The bots (random, easy, fair, hard), two or more; there are as many seats.
    #[arg(long, value_delimiter = ',', required = true)]
    bots: Vec<String>,
    /// How many games; as many more as it takes for each bot to play each seat equally often.
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The same seed plays the same games, however many threads there are.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games are played at a time; by default one on each core.
    #[arg(long)]
    threads: Option<usize>,
    /// An option of the table, as name=value; `bree games` lists them.
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// As JSON: `{"game","games","bots":[{"name","wins","share","low","high"}]}`.
    #[arg(long)]
    json: bool,
}

pub fn run(house: &House, args: &Args) -> Result<(), Failure> {
    let room = house.room(&args.game)?;
    let setup = room.setup(args.bots.len(), &args.options)?;
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    let threads = args.threads.unwrap_or_else(cores).max(1);
    let games = whole_rounds(args.games, args.bots.len());
    let progress = Progress::new("games");
    let arena = room
        .bots
        .arena(&setup, &args.bots, games, args.seed, threads, &|done| {
            progress.at(done, games)
        })
        .map_err(|error| Failure::Said(error.to_string()))?;
    progress.done();
    if args.json {
        return print_json(&arena);
    }
    let mut text = format!("{}, {} games\n", arena.game, arena.games);
    for bot in &arena.bots {
        let (low, high) = (100.0 * bot.interval.low, 100.0 * bot.interval.high);
        text += &format!(
            "{:<12} {:5.1} %  ({low:.1} to {high:.1})\n",
            bot.name,
            100.0 * bot.share
        );
    }
    print(text)
}

/// The bots move on by one seat each game: after a round each has had every seat.
fn whole_rounds(games: u64, bots: usize) -> u64 {
    games.checked_next_multiple_of(bots as u64).unwrap_or(games)
}
