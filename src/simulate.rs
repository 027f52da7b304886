//! `bree simulate GAME`: plays many games among bots, as fast as possible.

use crate::failure::{Failure, print, print_json};
use crate::progress::Progress;
use crate::rooms::House;
use crate::threads::threads;

/// Plays many games among bots.
#[derive(clap::Args)]
pub struct Args {
    /// The game's id.
    game: String,
    /// Number of games.
    #[arg(long, default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Random seed: the same seed plays the same games, with any number of threads.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Games at a time; by default one per core.
    #[arg(long)]
    threads: Option<usize>,
    /// The bot at each seat (random, easy, fair, hard; add @NAME to use another evaluator); repeated if there are more
    /// seats.
    #[arg(long, value_delimiter = ',', default_value = "random")]
    bots: Vec<String>,
    /// Number of players; by default that of the bots, or the fewest of the game.
    #[arg(long)]
    players: Option<usize>,
    /// An option of the table, as name=value; `bree games` lists them.
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// Print JSON: `{"game","players","games","seconds","games_per_second","choices",…,"outcomes"}`.
    #[arg(long)]
    json: bool,
}

pub fn run(house: &House, args: &Args) -> Result<(), Failure> {
    let room = house.room(&args.game)?;
    let bots = args.bots.len();
    let players = args.players.unwrap_or(bots.max(room.game.info().least));
    if players < bots {
        return Err(Failure::Said(format!(
            "--bots names {bots} bots, and --players {players} leaves them only {players} seats"
        )));
    }
    let setup = room.setup(players, &args.options)?;
    let progress = Progress::new("games");
    let done = room
        .bots
        .simulate(&setup, &args.bots, args.games, args.seed, threads(args.threads), &|done| {
            progress.at(done, args.games)
        })
        .map_err(|error| Failure::Said(error.to_string()))?;
    progress.done();
    if args.json {
        return print_json(&done);
    }
    let mut text = format!(
        "{}, {} players: {} games in {:.2} s, {:.0} games/s, {:.0} choices/s\n",
        done.game, done.players, done.games, done.seconds, done.games_per_second, done.choices_per_second
    );
    let percent = |count: f64| 100.0 * count / done.games.max(1) as f64;
    for (reason, count) in &done.outcomes.reasons {
        text += &format!("  {reason:<28} {:5.1} %\n", percent(*count as f64));
    }
    for (seat, wins) in &done.outcomes.wins {
        text += &format!("  seat {seat} wins {:5.1} %\n", percent(*wins));
    }
    print(text)
}
