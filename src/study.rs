//! `bree study GAME`: measures whether chapters are neither trivial nor hopeless.

use std::sync::atomic::{AtomicU64, Ordering};

use bots::RANDOM;
use serde::Serialize;

use crate::failure::{Failure, print, print_json};
use crate::progress::Progress;
use crate::rooms::House;
use crate::solve;
use crate::threads::threads;

/// Deals many rounds, and counts those that can be won with open hands, and those won by partners who see only their own.
#[derive(clap::Args)]
pub struct Args {
    /// The game's id; not every game has a solver.
    game: String,
    /// Chapters, as one number or FIRST-LAST.
    #[arg(long, default_value = "19-36")]
    chapters: String,
    /// Numbers of players, separated by commas.
    #[arg(long, value_delimiter = ',', default_value = "1,2,3,4")]
    players: Vec<usize>,
    /// Deals of each chapter and number of players.
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u64).range(1..))]
    deals: u64,
    /// Random seed: the same seed deals the same cards.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Choices the solver tries before it gives up on a deal.
    #[arg(long, default_value_t = 300_000)]
    nodes: u64,
    /// Deals at a time; by default one per core.
    #[arg(long)]
    threads: Option<usize>,
    /// Print JSON:
    /// `{"game","deals","rows":[{"chapter","players","winnable","undecided","hard","hard_of_winnable","random"}],…}`.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Study {
    game: &'static str,
    deals: u64,
    seed: u64,
    /// Choices that the solver tried in a second, on one core.
    nodes_per_second: f64,
    rows: Vec<Row>,
}

/// Shares of the deals, from 0 to 1.
#[derive(Serialize)]
struct Row {
    chapter: u16,
    players: usize,
    /// Winnable with open hands.
    winnable: f64,
    /// Neither won nor proved hopeless by the solver.
    undecided: f64,
    /// Won by hard partners.
    hard: f64,
    /// Won by hard partners, among the winnable deals.
    hard_of_winnable: Option<f64>,
    /// Won by partners who play at random, of many more deals.
    random: f64,
}

pub fn run(house: &House, args: &Args) -> Result<(), Failure> {
    let solver = solve::of_game(house, &args.game)?;
    let room = house.room(&args.game)?;
    let chapters = chapters(&args.chapters)?;
    let progress = Progress::new("deals");
    let total = chapters.clone().count() as u64 * args.players.len() as u64 * args.deals;
    let done = AtomicU64::new(0);
    let one = || progress.at(done.fetch_add(1, Ordering::Relaxed) + 1, total);
    let (mut rows, mut all) = (Vec::new(), bots::Study::default());
    for chapter in chapters {
        for players in &args.players {
            let setup = room.setup(*players, &[format!("chapter={chapter}")])?;
            let threads = threads(args.threads);
            let sum = solver.study(&setup, args.deals, args.seed, args.nodes, threads, &one);
            let sum = sum.map_err(|error| Failure::Said(error.to_string()))?;
            rows.push(row(chapter, *players, args.deals, sum));
            all = all.plus(sum);
        }
    }
    progress.done();
    let study = Study {
        game: room.game.info().id,
        deals: args.deals,
        seed: args.seed,
        nodes_per_second: all.nodes as f64 / all.solving.max(1e-9),
        rows,
    };
    if args.json {
        return print_json(&study);
    }
    print(text(&study))
}

fn chapters(text: &str) -> Result<std::ops::RangeInclusive<u16>, Failure> {
    let (first, last) = text.split_once('-').unwrap_or((text, text));
    match (first.parse(), last.parse()) {
        (Ok(first), Ok(last)) if first <= last => Ok(first..=last),
        _ => Err(Failure::Said(format!("--chapters {text}: a number, or FIRST-LAST"))),
    }
}

fn row(chapter: u16, players: usize, deals: u64, sum: bots::Study) -> Row {
    let share = |count: u64| count as f64 / deals as f64;
    Row {
        chapter,
        players,
        winnable: share(sum.winnable),
        undecided: share(sum.undecided),
        hard: share(sum.hard),
        hard_of_winnable: (sum.winnable > 0).then(|| sum.both as f64 / sum.winnable as f64),
        random: sum.random as f64 / (deals * RANDOM) as f64,
    }
}

fn text(study: &Study) -> String {
    let mut text = String::from("chapter players  winnable  undecided     hard  hard of winnable   random\n");
    for row in &study.rows {
        let percent = |share: f64| format!("{:.0} %", 100.0 * share);
        text += &format!(
            "{:>7} {:>7} {:>9} {:>10} {:>8} {:>17} {:>8}\n",
            row.chapter,
            row.players,
            percent(row.winnable),
            percent(row.undecided),
            percent(row.hard),
            row.hard_of_winnable.map_or("-".to_owned(), percent),
            format!("{:.2} %", 100.0 * row.random),
        );
    }
    text.push_str(&format!(
        "{} deals each; the solver tried {:.0} choices a second\n",
        study.deals, study.nodes_per_second
    ));
    text
}
