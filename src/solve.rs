//! `bree solve tricks`: can a deal be won when all hands lie open, and how?

use std::time::{Duration, Instant};

use bots::Measure;
use serde::Serialize;
use table::{AnyMatch, Chance, Game, Journal, Observer, Seat, Seed, SetupRequest, Typed, rng};
use tricks::Tricks;
use tricks::solver::{Verdict, solve};
use web::Language;
use web::text::say_outcome;

use crate::failure::{Failure, print, print_json};
use crate::house::{House, tricks_data};
use crate::language::Lang;
use crate::replay;

/// Decides whether a deal can be won with open hands, and shows a line that wins.
#[derive(clap::Args)]
pub struct Args {
    /// The game's id: tricks.
    game: String,
    /// The chapter.
    #[arg(long, default_value_t = 19)]
    chapter: u16,
    /// The deal: that of `bree play tricks --seed SEED` with as many players.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many players.
    #[arg(long, default_value_t = 4)]
    players: usize,
    /// How many choices are tried before the search gives up.
    #[arg(long, default_value_t = 1_000_000)]
    nodes: u64,
    #[command(flatten)]
    lang: Lang,
    /// As JSON: `{"game","chapter","players","seed","verdict","nodes","line":[{"seat","choice"}]}`.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Solved {
    game: &'static str,
    chapter: u16,
    players: usize,
    seed: u64,
    /// `winnable`, `hopeless` or `undecided`.
    verdict: &'static str,
    nodes: u64,
    line: Vec<Step>,
}

#[derive(Serialize)]
struct Step {
    seat: Seat,
    choice: String,
}

/// Only this game has a solver.
pub fn only_tricks(house: &House, game: &str) -> Result<(), Failure> {
    match house.room(game)?.game.info().id {
        "tricks" => Ok(()),
        other => Err(Failure::Said(format!("'{other}' has no solver: say tricks"))),
    }
}

/// Choices that the solver tries in a second, on one core: of chapter 20 with four players, whose deals keep it
/// busy.
pub fn speed(time: Duration) -> Result<Measure, Failure> {
    let request = SetupRequest::players(4).option("chapter", "20");
    let setup = Tricks::setup(&tricks::book::Data::built_in(), &request)
        .map_err(|error| Failure::Said(Language::En.say(&error.message)))?;
    let (begun, mut nodes, mut deal) = (Instant::now(), 0, 0);
    while begun.elapsed() < time {
        let mut chance = Chance::stream(rng(deal));
        let state = Tricks::start(&setup, &mut chance, &mut Journal::silent());
        nodes += solve(&state, &chance, 20_000, &mut rng(deal)).nodes;
        deal += 1;
    }
    Ok(Measure {
        name: "tricks: solver".to_owned(),
        value: nodes as f64 / begun.elapsed().as_secs_f64(),
        unit: "nodes/s",
    })
}

pub fn run(house: &House, data: Option<&std::path::Path>, args: &Args) -> Result<(), Failure> {
    only_tricks(house, &args.game)?;
    let language = args.lang.language();
    let request = SetupRequest::players(args.players).option("chapter", &args.chapter.to_string());
    let typed = Typed::<Tricks> {
        data: tricks_data(data)?,
    };
    let wrong = |error: table::SetupError| Failure::Said(Language::En.say(&error.message));
    let setup = Tricks::setup(&typed.data, &request).map_err(wrong)?;
    let seed = Seed::from_number(args.seed);
    let mut chance = Chance::from_seed(&seed);
    let state = Tricks::start(&setup, &mut chance, &mut Journal::silent());
    let solution = solve(&state, &chance, args.nodes, &mut rng(args.seed));
    let (verdict, line) = match solution.verdict {
        Verdict::Winnable(line) => ("winnable", line),
        Verdict::Hopeless => ("hopeless", Vec::new()),
        Verdict::Unknown => ("undecided", Vec::new()),
    };
    let step = |(seat, choice): &(Seat, tricks::choice::Choice)| Step {
        seat: *seat,
        choice: choice.to_string(),
    };
    let solved = Solved {
        game: Tricks::INFO.id,
        chapter: args.chapter,
        players: args.players,
        seed: args.seed,
        verdict,
        nodes: solution.nodes,
        line: line.iter().map(step).collect(),
    };
    if args.json {
        return print_json(&solved);
    }
    let (
        Solved {
            chapter,
            players,
            nodes,
            ..
        },
        number,
    ) = (&solved, args.seed);
    let result = match verdict {
        "winnable" => format!("can be won with open hands; found after {nodes} choices"),
        "hopeless" => {
            format!("cannot be won, even with open hands; {nodes} choices, and nothing is left to try")
        }
        _ => format!("not decided within {} choices", args.nodes),
    };
    print(format!(
        "chapter {chapter}, {players} players, seed {number}: {result}\n"
    ))?;
    if solved.line.is_empty() {
        return Ok(());
    }
    let mut game = table::Match::<Tricks>::start(setup, &seed);
    for (seat, choice) in line {
        let ply = game.ply();
        game.choose(seat, ply, choice)
            .map_err(|error| Failure::Said(error.to_string()))?;
    }
    let game: &dyn AnyMatch = &game;
    let name = |seat: Seat| seat.to_string();
    replay::show(&name, game, language)?;
    match game.outcome() {
        None => Ok(()),
        Some(outcome) => print(format!(
            "{}\n",
            say_outcome(language, &outcome, &name, Observer::Afterwards)
        )),
    }
}
