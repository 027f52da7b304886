//! `bree solve GAME`: decides whether a deal can be won when all hands lie open, and how.

use bots::{AnySolver, Verdict};
use canvas::say_outcome;
use serde::Serialize;
use table::{Observer, Seat, Seed};

use crate::failure::{Failure, print, print_json};
use crate::language::Lang;
use crate::replay;
use crate::rooms::House;

/// Decides whether a deal can be won with open hands, and shows a line that wins.
#[derive(clap::Args)]
pub struct Args {
    /// The game's id; not every game has a solver.
    game: String,
    /// Chapter.
    #[arg(long, default_value_t = 19)]
    chapter: u16,
    /// Random seed of the deal: that of `bree play GAME --seed SEED` with as many players.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of players.
    #[arg(long, default_value_t = 4)]
    players: usize,
    /// Choices to try before the search gives up.
    #[arg(long, default_value_t = 1_000_000)]
    nodes: u64,
    #[command(flatten)]
    lang: Lang,
    /// Print JSON: `{"game","chapter","players","seed","verdict","nodes","line":[{"seat","choice"}]}`.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Solved {
    game: &'static str,
    chapter: u16,
    players: usize,
    seed: u64,
    /// The verdict: `winnable`, `hopeless` or `undecided`.
    verdict: &'static str,
    nodes: u64,
    line: Vec<Move>,
}

#[derive(Serialize)]
struct Move {
    seat: Seat,
    choice: String,
}

/// The solver of a game.
pub fn of_game<'a>(house: &'a House, game: &str) -> Result<&'a dyn AnySolver, Failure> {
    house.offer(game, "solver", |room| room.solver.as_deref())
}

pub fn run(house: &House, args: &Args) -> Result<(), Failure> {
    let solver = of_game(house, &args.game)?;
    let room = house.room(&args.game)?;
    let language = args.lang.language();
    let setup = room.setup(args.players, &[format!("chapter={}", args.chapter)])?;
    let said = |error: &dyn std::fmt::Display| Failure::Said(error.to_string());
    let solution = solver.solve(&setup, args.seed, args.nodes);
    let solution = solution.map_err(|error| said(&error))?;
    let (verdict, nodes) = (solution.verdict.name(), solution.nodes);
    let line = match solution.verdict {
        Verdict::Winnable(line) => line,
        Verdict::Hopeless | Verdict::Unknown => Vec::new(),
    };
    if args.json {
        let step = |(seat, choice)| Move { seat, choice };
        return print_json(&Solved {
            game: room.game.info().id,
            chapter: args.chapter,
            players: args.players,
            seed: args.seed,
            verdict,
            nodes,
            line: line.into_iter().map(step).collect(),
        });
    }
    let result = match verdict {
        "winnable" => format!("can be won with open hands; found after {nodes} choices"),
        "hopeless" => {
            format!("cannot be won, even with open hands; {nodes} choices, and nothing is left to try")
        }
        _ => format!("not decided within {} choices", args.nodes),
    };
    let (chapter, players, number) = (args.chapter, args.players, args.seed);
    print(format!("chapter {chapter}, {players} players, seed {number}: {result}\n"))?;
    if line.is_empty() {
        return Ok(());
    }
    let game = room.game.start(&setup, &Seed::from_number(args.seed));
    let mut game = game.map_err(|error| said(&error))?;
    for (seat, choice) in line {
        let ply = game.ply();
        game.choose(seat, ply, &choice).map_err(|error| said(&error))?;
    }
    let name = |seat: Seat| seat.to_string();
    replay::show(&name, game.as_ref(), language)?;
    match game.outcome() {
        None => Ok(()),
        Some(outcome) => print(format!("{}\n", say_outcome(language, &outcome, &name, Observer::Afterwards))),
    }
}
