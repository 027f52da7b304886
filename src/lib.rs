//! The command line of the inn, one file a subcommand, each thin: the work is done in the crates.
//!
//! | to | look at |
//! |---|---|
//! | add a game | [`house`]: one line |
//! | see what a game can offer | the crate [`room`] |
//! | open the house with a game more, as the tests do | [`House::with`], [`call`] |

mod admin;
mod advise;
mod arena;
mod audit;
mod backup;
mod bench;
mod cards;
pub mod coverage;
mod endure;
mod export;
pub mod failure;
mod faults;
mod file;
mod games;
pub mod house;
mod import;
mod language;
mod lessons;
mod move_house;
mod pictures;
mod place;
mod play;
mod position;
mod progress;
mod puzzles;
mod rehearsal;
mod replay;
pub mod rooms;
mod rules;
mod scenario;
mod serve;
mod simulate;
mod solve;
mod study;
mod threads;
mod tidy;
mod usage;
mod verify;
mod wait;

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

pub use failure::Failure;
pub use room::{Room, RoomOf};
pub use rooms::House;

/// The version with its date, and the commit that it was built from, where that is known: `0.1.0 (2026-11-25), 031a2749`.
pub const VERSION: &str = env!("BREE_VERSION");

/// The inn where people meet to play Middle-earth tabletop games, with every rule enforced.
#[derive(Parser)]
#[command(version = VERSION, about, max_term_width = 100)]
struct Bree {
    /// Folder with data files of your own, DIR/GAME/FILE, used instead of the built-in ones (docs/hosting.md).
    #[arg(long, value_name = "DIR", global = true)]
    data: Option<PathBuf>,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Opens the inn (so does `bree` alone).
    Serve(Box<serve::Args>),
    /// Shows a recorded game step by step, or checks it.
    Replay(replay::Args),
    /// Checks that the seed of a finished game is the one that was committed to.
    Verify(verify::Args),
    /// Runs rules tests written as data files.
    Scenario(scenario::Args),
    /// Shows the clauses of a game's rulebook, or which of them tests cite.
    Rules(rules::Args),
    /// Reads a position of a game and writes it in full.
    Position(position::Args),
    /// Shows a bot's advice in a position, and the worth of each choice.
    Advise(advise::Args),
    /// Counts a game's cards: known, playable, tested.
    Cards(cards::Args),
    /// Lists your own pictures of cards, and the cards without one.
    Pictures(pictures::Args),
    /// Lists the games, with their options.
    Games(games::Args),
    /// Plays a game in the terminal, against bots.
    Play(play::Args),
    /// Plays many games among bots, as fast as possible.
    Simulate(simulate::Args),
    /// Compares the strength of bots.
    Arena(arena::Args),
    /// Decides whether a deal of a co-operative game can be won with open hands, and how.
    Solve(solve::Args),
    /// Makes puzzles: moments at which exactly one choice is right.
    Puzzles(puzzles::Args),
    /// Counts the deals that can be won with open hands, and those that bots win.
    Study(study::Args),
    /// Lists the lessons for newcomers to a game, or plays them all to check that they still work.
    Lessons(lessons::Args),
    /// Measures the speed of games, search and inn on this machine.
    Bench(bench::Args),
    /// Kills and freezes an inn while people play, and checks that nothing is lost.
    Faults(faults::Args),
    /// Lets people play for hours, and checks that nothing is lost and that memory stays flat.
    Endure(endure::Args),
    /// Copies the database to a file, also while the server runs.
    Backup(backup::Args),
    /// Writes the game of a table as a readable file, or lists the tables.
    Export(export::Args),
    /// Imports a recorded game into the database, as a finished table.
    Import(import::Args),
    /// Deletes abandoned games and inactive guests.
    Tidy(tidy::Args),
    /// Copies the database from a file to a server, or back.
    Move(move_house::Args),
    /// Manages tables, seats and guests, also while the server runs.
    Admin(admin::Args),
}

/// Runs a command line, in the house that `open` makes from the folder of the host's own data files.
pub fn call(
    line: impl IntoIterator<Item = impl Into<OsString> + Clone>,
    open: impl FnOnce(Option<&Path>) -> Result<House, Failure>,
) -> ExitCode {
    let bree = match Bree::try_parse_from(line) {
        Ok(bree) => bree,
        Err(misuse) => return usage::explain(&misuse),
    };
    canvas::learn(&web::words());
    let house = open(bree.data.as_deref());
    match house.and_then(|house| run(&house, bree.command)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

fn run(house: &House, command: Option<Command>) -> Result<(), Failure> {
    match command {
        None => serve::run(house, &serve::Args::by_default()),
        Some(Command::Serve(args)) => serve::run(house, &args),
        Some(Command::Replay(args)) => replay::run(house, &args),
        Some(Command::Verify(args)) => verify::run(house, &args),
        Some(Command::Scenario(args)) => scenario::run(house, &args),
        Some(Command::Rules(args)) => rules::run(house, &args),
        Some(Command::Cards(args)) => cards::run(house, &args),
        Some(Command::Pictures(args)) => pictures::run(house, &args),
        Some(Command::Faults(args)) => faults::run(house, &args),
        Some(Command::Endure(args)) => endure::run(house, &args),
        Some(Command::Admin(args)) => admin::run(house, &args),
        Some(Command::Advise(args)) => advise::run(house, &args),
        Some(Command::Position(args)) => position::run(house, &args),
        Some(Command::Games(args)) => games::run(house, &args),
        Some(Command::Play(args)) => play::run(house, &args),
        Some(Command::Simulate(args)) => simulate::run(house, &args),
        Some(Command::Arena(args)) => arena::run(house, &args),
        Some(Command::Solve(args)) => solve::run(house, &args),
        Some(Command::Puzzles(args)) => puzzles::run(house, &args),
        Some(Command::Study(args)) => study::run(house, &args),
        Some(Command::Lessons(args)) => lessons::run(house, &args),
        Some(Command::Bench(args)) => bench::run(house, &args),
        Some(Command::Backup(args)) => backup::run(&args),
        Some(Command::Export(args)) => export::run(house, &args),
        Some(Command::Import(args)) => import::run(house, &args),
        Some(Command::Tidy(args)) => tidy::run(house, &args),
        Some(Command::Move(args)) => move_house::run(house, &args),
    }
}
