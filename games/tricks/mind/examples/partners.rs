//! Deals won by partners who see only their own hands:
//! `cargo run --release -p tricks-mind --example partners -- BOT PLAYERS DEALS CHAPTER…`.
//!
//! The same deals as those of `bree study tricks` with its first seed. For each chapter a line: the deals won, of those that open hands win
//! with the solver's million choices where `PLAYERS` is written `4!`; who failed how often; and how long a decision took.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use bots::{Bot, choose, wilson};
use table::{Chance, Game, Journal, SeatSet, SetupRequest, rng};
use tricks::Tricks;
use tricks::book::Data;
use tricks::chair::Chair;
use tricks::goal::Status;
use tricks::state::State;
use tricks_mind::solver::{Verdict, solve};

/// Choices that the solver tries.
const NODES: u64 = 1_000_000;

fn main() {
    let args = std::env::args().skip(1).collect::<Vec<_>>();
    let [bot, players, deals, chapters @ ..] = &args[..] else {
        panic!("partners BOT PLAYERS DEALS CHAPTER…");
    };
    let (players, open) =
        players.strip_suffix('!').map_or((players.as_str(), false), |players| (players, true));
    let (players, deals) = (players.parse().expect("players"), deals.parse().expect("deals"));
    let bot = tricks_mind::minds().bot(bot).expect("a bot");
    for chapter in chapters {
        let setup =
            Tricks::setup(&Data::built_in(), &SetupRequest::players(players).option("chapter", chapter));
        println!(
            "chapter {chapter}, {players} players: {}",
            row(&setup.expect("a chapter"), &bot, deals, open)
        );
    }
}

/// A row: deals of one chapter.
fn row(setup: &tricks::setup::Setup, bot: &Bot<Tricks>, deals: u64, open: bool) -> String {
    let (mut won, mut of) = (0, 0);
    let mut failed = BTreeMap::<String, u32>::new();
    let mut thought = Thought::default();
    for deal in 0..deals {
        let seed = 1_u64.wrapping_add(deal << 32);
        let mut chance = Chance::stream(rng(seed));
        let start = Tricks::start(setup, &mut chance, &mut Journal::silent());
        if open && !matches!(solve(&start, &chance, NODES, &mut rng(seed)).verdict, Verdict::Winnable(_)) {
            continue;
        }
        of += 1;
        let end = play(start, &mut chance, bot, seed, &mut thought);
        if Tricks::outcome(&end).is_some_and(|outcome| outcome.winners != SeatSet::EMPTY) {
            won += 1;
        }
        for chair in Chair::all(end.chairs()).filter(|chair| end.status(*chair) != Status::Met) {
            let name = end.deal.cast[chair].map_or_else(|| "nobody".to_owned(), |who| who.to_string());
            *failed.entry(name).or_default() += 1;
        }
    }
    let bounds = wilson(f64::from(won), f64::from(of));
    let failed = failed.iter().map(|(who, times)| format!("{who} {times}")).collect::<Vec<_>>().join(", ");
    format!(
        "{won} of {of} ({:.1} %, {:.1} to {:.1}); {:.0} ms a decision, at most {:.0}; not met: {failed}",
        100.0 * f64::from(won) / f64::from(of.max(1)),
        100.0 * bounds.low,
        100.0 * bounds.high,
        1000.0 * thought.all.as_secs_f64() / f64::from(thought.decisions.max(1)),
        1000.0 * thought.most.as_secs_f64(),
    )
}

/// The time that decisions took.
#[derive(Default)]
struct Thought {
    decisions: u32,
    all: Duration,
    most: Duration,
}

/// Plays a deal to its end, seeded as `bree study` does.
fn play(mut state: State, chance: &mut Chance, bot: &Bot<Tricks>, seed: u64, thought: &mut Thought) -> State {
    let (mut made, mut choices) = (0, Vec::new());
    while let Some(seat) = state.asks().first() {
        choices.clear();
        Tricks::choices(&state, seat, &mut choices);
        let begun = Instant::now();
        let choice = choose::<Tricks>(&state, seat, bot, seed.rotate_left(17) ^ made).expect("a choice");
        if choices.len() > 1 {
            thought.decisions += 1;
            thought.all += begun.elapsed();
            thought.most = thought.most.max(begun.elapsed());
        }
        Tricks::apply(&mut state, seat, &choice, chance, &mut Journal::silent());
        made += 1;
    }
    state
}
