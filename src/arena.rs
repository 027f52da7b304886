//! `bree arena GAME`: a comparison of bots, with 95 % intervals.

use crate::failure::{Failure, print, print_json};
use crate::progress::Progress;
use crate::rooms::House;
use crate::threads::threads;

/// Lets bots play one another, each at every seat equally often.
#[derive(clap::Args)]
pub struct Args {
    /// The game's id.
    game: String,
    /// The bots (random, easy, fair, hard; add @NAME to use another evaluator), two or more.
    #[arg(long, value_delimiter = ',', required = true)]
    bots: Vec<String>,
    /// Number of seats, if more than bots; in a game of sides two bots have all seats of a side each.
    #[arg(long)]
    players: Option<usize>,
    /// Number of games, rounded up so that each bot plays each seat equally often.
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Random seed: the same seed plays the same games, with any number of threads.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Games at a time; by default one per core.
    #[arg(long)]
    threads: Option<usize>,
    /// An option of the table, as name=value; `bree games` lists them.
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// Print JSON: `{"game","games","bots":[{"name","wins","share","low","high"}]}`, in a game of sides also
    /// `"sides":[{"bot","side","games","wins","low","high"}]`.
    #[arg(long)]
    json: bool,
}

pub fn run(house: &House, args: &Args) -> Result<(), Failure> {
    let room = house.room(&args.game)?;
    if args.bots.len() < 2 {
        return Err(Failure::Said("name at least two bots, such as --bots hard,easy".to_owned()));
    }
    let (bots, players) = (args.bots.len(), args.players.unwrap_or(args.bots.len()));
    if players < bots {
        return Err(Failure::Said(format!(
            "--bots names {bots} bots, and --players {players} leaves them only {players} seats"
        )));
    }
    let setup = room.setup(players, &args.options)?;
    let threads = threads(args.threads);
    let games = whole_rounds(args.games, args.bots.len());
    let progress = Progress::new("games");
    let arena = room
        .bots
        .arena(&setup, &args.bots, games, args.seed, threads, &|done| progress.at(done, games))
        .map_err(|error| Failure::Said(error.to_string()))?;
    progress.done();
    if args.json {
        return print_json(&arena);
    }
    let mut text = format!("{}, {} games\n", arena.game, arena.games);
    for bot in &arena.bots {
        let (low, high) = (100.0 * bot.interval.low, 100.0 * bot.interval.high);
        text += &format!("{:<12} {:5.1} %  ({low:.1} to {high:.1})\n", bot.name, 100.0 * bot.share);
    }
    for on in &arena.sides {
        let (low, high) = (100.0 * on.interval.low, 100.0 * on.interval.high);
        let share = 100.0 * on.wins / on.games.max(1) as f64;
        let who = format!("{} as {}", on.bot, on.side);
        text += &format!("{who:<24} {share:5.1} %  ({low:.1} to {high:.1})\n");
    }
    print(text)
}

/// The bots move on by one seat each game: after a round each has had every seat.
fn whole_rounds(games: u64, bots: usize) -> u64 {
    games.checked_next_multiple_of(bots as u64).unwrap_or(games)
}
