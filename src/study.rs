//! `bree study tricks`: is a chapter neither trivial nor hopeless?

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use bots::{Skill, choose};
use serde::Serialize;
use table::{Chance, Game, Journal, SetupRequest, rng};
use tricks::Tricks;
use tricks::setup::Setup;
use tricks::solver::{Verdict, solve};
use web::Language;

use crate::failure::{Failure, print, print_json};
use crate::house::{House, tricks_data, tricks_levels};
use crate::progress::Progress;
use crate::solve::only_tricks;

/// Deals many rounds, and tells how many can be won with open hands, and how many partners win who see
/// only their own.
#[derive(clap::Args)]
pub struct Args {
    /// The game's id: tricks.
    game: String,
    /// The chapters, as one number or FIRST-LAST.
    #[arg(long, default_value = "19-36")]
    chapters: String,
    /// The numbers of players, with commas between.
    #[arg(long, value_delimiter = ',', default_value = "1,2,3,4")]
    players: Vec<usize>,
    /// How many deals of each.
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u64).range(1..))]
    deals: u64,
    /// The same seed deals the same cards.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many choices the solver tries before it gives a deal up.
    #[arg(long, default_value_t = 300_000)]
    nodes: u64,
    /// How many deals are played at a time; by default one on each core.
    #[arg(long)]
    threads: Option<usize>,
    /// As JSON: `{"game","deals","rows":[{"chapter","players","winnable","undecided","hard","hard_of_winnable","random"}],…}`.
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
    /// Can be won with open hands.
    winnable: f64,
    /// Neither won nor proved hopeless by the solver.
    undecided: f64,
    /// Won by hard partners.
    hard: f64,
    /// Of the deals that can be won with open hands.
    hard_of_winnable: Option<f64>,
    /// Won by partners who play at random, of many more deals.
    random: f64,
}

/// What is known of one deal.
#[derive(Clone, Copy, Default)]
struct Deal {
    winnable: u64,
    undecided: u64,
    hard: u64,
    both: u64,
    random: u64,
    nodes: u64,
    solving: f64,
}

/// For each deal, so many are played at random: they seldom win, and take no time.
const RANDOM: u64 = 500;

pub fn run(house: &House, data: Option<&std::path::Path>, args: &Args) -> Result<(), Failure> {
    only_tricks(house, &args.game)?;
    let data = tricks_data(data)?;
    let chapters = chapters(&args.chapters)?;
    let progress = Progress::new("deals");
    let total = chapters.clone().count() as u64 * args.players.len() as u64 * args.deals;
    let done = AtomicU64::new(0);
    let (mut rows, mut all) = (Vec::new(), Deal::default());
    for chapter in chapters {
        for players in &args.players {
            let request = SetupRequest::players(*players).option("chapter", &chapter.to_string());
            let setup = Tricks::setup(&data, &request)
                .map_err(|error| Failure::Said(Language::En.say(&error.message)))?;
            let sum = deals(&setup, args, &|| {
                progress.at(done.fetch_add(1, Ordering::Relaxed) + 1, total);
            });
            rows.push(row(chapter, *players, args.deals, sum));
            all = all.plus(sum);
        }
    }
    progress.done();
    let study = Study {
        game: Tricks::INFO.id,
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
        _ => Err(Failure::Said(format!(
            "--chapters {text}: a number, or FIRST-LAST"
        ))),
    }
}

fn row(chapter: u16, players: usize, deals: u64, sum: Deal) -> Row {
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

/// All deals of one chapter for so many players, on all threads: the same however many they are.
fn deals(setup: &Setup, args: &Args, done: &(dyn Fn() + Sync)) -> Deal {
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    let (next, sum) = (AtomicU64::new(0), Mutex::new(Deal::default()));
    std::thread::scope(|scope| {
        for _ in 0..args.threads.unwrap_or_else(cores).max(1) {
            scope.spawn(|| {
                loop {
                    let deal = next.fetch_add(1, Ordering::Relaxed);
                    if deal >= args.deals {
                        break;
                    }
                    let one = study(setup, args.seed.wrapping_add(deal << 32), args.nodes);
                    let mut sum = sum.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
                    *sum = sum.plus(one);
                    done();
                }
            });
        }
    });
    sum.into_inner()
        .unwrap_or_else(std::sync::PoisonError::into_inner)
}

fn study(setup: &Setup, seed: u64, nodes: u64) -> Deal {
    let mut chance = Chance::stream(rng(seed));
    let state = Tricks::start(setup, &mut chance, &mut Journal::silent());
    let begun = Instant::now();
    let solution = solve(&state, &chance, nodes, &mut rng(seed));
    let solving = begun.elapsed().as_secs_f64();
    let winnable = matches!(solution.verdict, Verdict::Winnable(_));
    let hard = won(setup, Chance::stream(rng(seed)), tricks_levels().hard, seed);
    let random = (0..RANDOM).filter(|game| {
        let seed = seed.wrapping_add(1 + game);
        won(setup, Chance::stream(rng(seed)), Skill::Random, seed)
    });
    Deal {
        winnable: winnable.into(),
        undecided: (solution.verdict == Verdict::Unknown).into(),
        hard: hard.into(),
        both: (hard && winnable).into(),
        random: random.count() as u64,
        nodes: solution.nodes,
        solving,
    }
}

/// Does a company of this skill win the chapter?
fn won(setup: &Setup, mut chance: Chance, skill: Skill, seed: u64) -> bool {
    let mut journal = Journal::silent();
    let mut state = Tricks::start(setup, &mut chance, &mut journal);
    let mut made = 0;
    while let Some(seat) = Tricks::asks(&state).first() {
        let Some(choice) = choose::<Tricks>(&state, seat, skill, seed.rotate_left(17) ^ made) else {
            break;
        };
        Tricks::apply(&mut state, seat, &choice, &mut chance, &mut journal);
        made += 1;
    }
    Tricks::outcome(&state).is_some_and(|outcome| !outcome.winners.is_empty())
}

impl Deal {
    fn plus(self, other: Self) -> Self {
        Self {
            winnable: self.winnable + other.winnable,
            undecided: self.undecided + other.undecided,
            hard: self.hard + other.hard,
            both: self.both + other.both,
            random: self.random + other.random,
            nodes: self.nodes + other.nodes,
            solving: self.solving + other.solving,
        }
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
    text + &format!(
        "{} deals each; the solver tried {:.0} choices a second\n",
        study.deals, study.nodes_per_second
    )
}
