//! `bree bench`: a benchmark of games, search and inn on this machine.

mod inn;

use std::time::Duration;

use bots::Measure;
use serde::Serialize;
use server::Place;

use crate::failure::{Failure, print, print_json};
use crate::rooms::House;

/// Measures random games and tree search on one core, and an inn with players over HTTP.
#[derive(clap::Args)]
pub struct Args {
    /// The game's id; without it, all games.
    game: Option<String>,
    /// Milliseconds for each figure.
    #[arg(long, default_value_t = 2000, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..))]
    time: u64,
    /// Part to measure; by default games and inn, as a crowd takes long.
    #[arg(long, value_enum, value_name = "PART")]
    only: Option<Part>,
    /// Empty database for the inn; by default a temporary file.
    #[arg(long, value_name = "PLACE")]
    db: Option<Place>,
    /// Number of processes that serve that database, with opponents at different ones; more than one only with a database
    /// on a server.
    #[arg(long, default_value_t = 1, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=16), requires = "db")]
    nodes: u32,
    /// Print JSON: `{"machine","results":[{"name","value","unit"}]}`.
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Part {
    /// Random games and tree search.
    Games,
    /// An inn: choices over HTTP, updates, memory.
    Inn,
    /// An inn with 10,000 open tables and 2,000 spectators, at 300 choices a second.
    Crowd,
}

#[derive(Serialize)]
struct Measured {
    machine: String,
    results: Vec<Measure>,
}

pub fn run(house: &House, args: &Args) -> Result<(), Failure> {
    let rooms = match &args.game {
        Some(game) => vec![house.room(game)?],
        None => house.rooms().collect(),
    };
    let mut results = Vec::new();
    let time = Duration::from_millis(args.time);
    let wanted = |part| args.only.is_none_or(|only| only == part);
    let crowd = args.only == Some(Part::Crowd);
    for room in rooms.iter().filter(|_| wanted(Part::Games)) {
        let info = room.game.info();
        // A company that plays together is measured when it is whole.
        let players = if info.cooperative { info.most } else { info.least };
        let setup = room.setup(players, &[])?;
        let measured = room.bots.bench(&setup, time);
        results.extend(measured.map_err(|error| Failure::Said(error.to_string()))?);
        if let Some(solver) = &room.solver {
            let (players, options) = solver.busy();
            let options = options.iter().map(|(name, value)| format!("{name}={value}"));
            let setup = room.setup(players, &options.collect::<Vec<_>>())?;
            let speed = solver.speed(&setup, time);
            results.push(speed.map_err(|error| Failure::Said(error.to_string()))?);
        }
    }
    // The inn does the same for all games: one of them tells enough.
    if let Some(room) = rooms.first().filter(|_| wanted(Part::Inn) || crowd) {
        let visit =
            inn::Visit { game: room.game.info().id, time, db: args.db.clone(), nodes: args.nodes, crowd };
        results.extend(inn::run(house, &visit)?);
    }
    let measured = Measured { machine: machine(), results };
    if args.json {
        return print_json(&measured);
    }
    let mut text = format!("{}\n", measured.machine);
    for Measure { name, value, unit } in &measured.results {
        text += &format!("{name:<44} {value:>14.*} {unit}\n", digits(*value));
    }
    print(text)
}

/// The significant digits of a figure.
fn digits(value: f64) -> usize {
    if value < 100.0 { 2 } else { 0 }
}

/// The machine of the figures: processor, cores, system.
fn machine() -> String {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    // Where the system says no more of the processor, its architecture must do.
    let processor = std::fs::read_to_string("/proc/cpuinfo").ok().and_then(|text| {
        let line = text.lines().find(|line| line.starts_with("model name"))?;
        Some(line.split_once(':')?.1.trim().to_owned())
    });
    let processor = processor.unwrap_or_else(|| std::env::consts::ARCH.to_owned());
    format!("{processor}, {cores} cores, {}", std::env::consts::OS)
}
